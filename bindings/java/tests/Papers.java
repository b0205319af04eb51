import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import libmoney.Basket;
import libmoney.Explanation;
import libmoney.Expression;
import libmoney.Invoice;
import libmoney.InvoiceReport;
import libmoney.LibMoney;
import libmoney.Money;
import libmoney.Portfolio;
import libmoney.PriceQuote;
import libmoney.ReceiptView;
import libmoney.Valuation;

/** Explanations and electronic invoices of the golden vectors. */
final class Papers {
    private Papers() {}

    static Map<String, Object> explanations(Vector vector) {
        if (vector.has("invoice")) return explained(Invoice.fromJson(vector.text("invoice")).explain());
        if (vector.has("basket")) {
            var basket = Basket.fromJson(vector.text("basket"), null);
            var receipt = basket.checkout(vector.text("target"), vector.rates(), null);
            return explained(receipt.explain(ReceiptView.CHECKOUT));
        }
        if (vector.has("amount")) {
            Money amount = Money.of(vector.text("amount"), vector.text("from"));
            return explained(vector.rates().explain(amount, vector.text("to"), null));
        }
        if (vector.has("portfolio")) return explained(valuationOf(vector).explain());
        return explained(Expression.evaluateDetailed(vector.text("expression"), null, null).expression().explain());
    }

    private static Valuation valuationOf(Vector vector) {
        var quotes = new ArrayList<PriceQuote>();
        for (Vector one : vector.vectors("quotes")) {
            var price = LibMoney.decimalParse(one.text("price"));
            quotes.add(new PriceQuote().symbol(one.text("symbol")).currency(one.optional("currency", "")).price(price));
        }
        return Portfolio.fromJson(vector.text("portfolio"), null).value(quotes, vector.rates(), null);
    }

    private static Map<String, Object> explained(Explanation explanation) {
        return Map.of("text", explanation.toText(), "json", explanation.toJson());
    }

    static Map<String, Object> invoiceDocument(Vector vector) {
        String xml = vector.text("xml");
        if (vector.has("read")) {
            return Trade.toldOf(vector.text("syntax").equals("cii") ? Invoice.fromCii(xml) : Invoice.fromUbl(xml));
        }
        InvoiceReport report = LibMoney.invoiceCheck(xml);
        var findings = new ArrayList<List<String>>();
        for (var one : report.findings()) {
            String place = one.line() + ":" + one.column();
            String stated = one.hasStated() ? text(one.stated()) : "";
            String computed = one.hasComputed() ? text(one.computed()) : "";
            findings.add(
                    List.of(one.rule(), place, stated, computed, one.hypothesis(), one.place(), one.message()));
        }
        var corrections = new ArrayList<List<String>>();
        for (var one : report.corrections()) {
            corrections.add(List.of(one.line() + ":" + one.column(), text(one.from()), text(one.to()), one.place()));
        }
        Invoice invoice = report.invoice();
        var told = new HashMap<String, Object>(explained(invoice.explain()));
        told.put("totals", Trade.toldOf(invoice));
        told.put("findings", findings);
        told.put("corrections", corrections);
        return told;
    }

    private static String text(BigDecimal number) {
        return LibMoney.decimalFormat(number);
    }
}
