import com.google.gson.JsonElement;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import libmoney.Allocation;
import libmoney.BankStatements;
import libmoney.Basket;
import libmoney.BasketPolicy;
import libmoney.Catalogue;
import libmoney.Discount;
import libmoney.DiscountKind;
import libmoney.Invoice;
import libmoney.InvoiceAdjustment;
import libmoney.InvoiceAdjustmentKind;
import libmoney.InvoiceLineItem;
import libmoney.InvoiceTax;
import libmoney.InvoiceTaxKind;
import libmoney.JournalFormat;
import libmoney.Ledger;
import libmoney.LibMoney;
import libmoney.Money;
import libmoney.PaymentCodeContent;
import libmoney.PaymentCodeFormat;
import libmoney.PaymentCodeOptions;
import libmoney.PriceBasis;
import libmoney.Product;
import libmoney.ReceiptView;
import libmoney.Rounding;
import libmoney.RoundingLevel;
import libmoney.Tender;
import libmoney.Wallet;

/** Baskets and invoices of the golden vectors. */
final class Trade {
    private static final Map<String, Allocation> REMAINDERS =
            Map.of(
                    "largest", Allocation.LARGEST_REMAINDER,
                    "first", Allocation.FLOOR_TO_FIRST,
                    "last", Allocation.FLOOR_TO_LAST);

    private Trade() {}

    private static BasketPolicy policyOf(Vector vector) {
        var policy = new BasketPolicy();
        if (vector.has("rounding")) {
            Vector rounding = vector.inner("rounding");
            policy.level(Vector.word(RoundingLevel.class, rounding.text("level")));
            policy.rounding(Vector.word(Rounding.class, rounding.text("mode")));
        }
        if (vector.has("prices")) policy.prices(Vector.word(PriceBasis.class, vector.text("prices")));
        if (vector.has("discount")) policy.remainder(REMAINDERS.get(vector.inner("discount").text("remainder")));
        if (vector.has("tender")) {
            policy.tender(Tender.CASH);
            policy.cashStep(LibMoney.decimalParse(vector.inner("tender").text("cash_step")));
        }
        return policy;
    }

    static Map<String, Object> basket(Vector vector) {
        String currency = vector.text("currency");
        Catalogue catalogue = new Catalogue(currency);
        String category = vector.has("tax_rate") ? "standard" : "";
        if (!category.isEmpty()) {
            catalogue.setTax(category, LibMoney.decimalParse(vector.text("tax_rate")).movePointRight(2));
        }
        List<Vector> lines = vector.vectors("lines");
        for (int index = 0; index < lines.size(); index += 1) {
            Money price = Money.of(lines.get(index).text("unit_price"), currency);
            catalogue.add(new Product().sku("sku" + index).category(category).price(price));
        }
        Basket filled = new Basket(catalogue);
        filled.setPolicy(policyOf(vector));
        for (int index = 0; index < lines.size(); index += 1) {
            filled.add("sku" + index, LibMoney.decimalParse(lines.get(index).text("quantity")));
        }
        if (vector.has("discount")) {
            Money fixed = Money.of(vector.inner("discount").text("fixed"), currency);
            filled.setDiscount(null, new Discount().kind(DiscountKind.FIXED).amount(fixed));
        }
        Vector checkout = vector.has("checkout") ? vector.inner("checkout") : vector;
        var builder = new libmoney.RatesBuilder();
        if (vector.has("checkout")) builder.add(currency, checkout.text("currency"), checkout.text("rate"), null);
        var receipt = filled.checkout(checkout.text("currency"), builder.build(), null);
        var info = receipt.info(ReceiptView.CHECKOUT);
        var shares = receipt.lineItems(ReceiptView.CHECKOUT).stream().map(item -> Vector.number(item.orderDiscount()));
        Map<String, Object> told = new HashMap<>();
        told.put("total", Vector.number(info.total()));
        told.put("gross", Vector.number(info.gross()));
        told.put("tax", Vector.number(info.tax()));
        told.put("cash_rounding", Vector.number(info.cashRounding()));
        told.put("payable", Vector.number(info.payable()));
        told.put("discount_shares", shares.toList());
        if (vector.has("invoice")) {
            var totals = Invoice.fromReceipt(receipt, ReceiptView.CHECKOUT, "E").totals();
            var amounts = List.of(totals.net(), totals.tax(), totals.rounding(), totals.payable());
            told.put("invoice", amounts.stream().map(Vector::number).toList());
        }
        return told;
    }

    static Map<String, Object> paymentCode(Vector vector) {
        var options =
                new PaymentCodeOptions()
                        .format(Vector.word(PaymentCodeFormat.class, vector.text("format")))
                        .version(Integer.parseInt(vector.optional("version", "0")))
                        .isAmountOpen(vector.has("open"))
                        .amount(Money.of(vector.text("amount"), vector.text("currency")));
        var content = new HashMap<String, Object>();
        try {
            for (String name : vector.keys("fields")) {
                var set = PaymentCodeOptions.class.getMethod(field(name), String.class);
                set.invoke(options, vector.inner("fields").text(name));
            }
            var text = LibMoney.paymentCode(options);
            var read = LibMoney.paymentCodeParse(text);
            for (String name : vector.keys("content")) {
                content.put(name, PaymentCodeContent.class.getMethod(field(name)).invoke(read));
            }
            return Map.of("text", text, "content", content);
        } catch (ReflectiveOperationException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static String field(String name) {
        return Pattern.compile("_(.)").matcher(name).replaceAll(found -> found.group(1).toUpperCase(Locale.ROOT));
    }

    static Map<String, Object> toldOf(Invoice invoice) {
        var totals = invoice.totals();
        return Map.of(
                "line_total", Vector.number(totals.lineTotal()),
                "allowances", Vector.number(totals.allowances()),
                "charges", Vector.number(totals.charges()),
                "net", Vector.number(totals.net()),
                "tax", Vector.number(totals.tax()),
                "gross", Vector.number(totals.gross()),
                "payable", Vector.number(totals.payable()),
                "lines", invoice.lineAmounts().stream().map(row -> Vector.number(row.net())).toList(),
                "taxes", invoice.categories().stream().map(row -> Vector.number(row.amount())).toList());
    }

    private static InvoiceTax tax(String category, String percent) {
        return new InvoiceTax().category(category).percent(LibMoney.decimalParse(percent));
    }

    private static InvoiceAdjustment adjustment(boolean isCharge, String amount, String currency) {
        return new InvoiceAdjustment()
                .kind(isCharge ? InvoiceAdjustmentKind.CHARGE : InvoiceAdjustmentKind.ALLOWANCE)
                .amount(Money.of(amount, currency));
    }

    static Map<String, Object> invoice(Vector vector) {
        String currency = vector.text("currency");
        Invoice made = new Invoice(currency);
        for (Vector line : vector.vectors("lines")) {
            long place =
                    made.add(
                            new InvoiceLineItem()
                                    .quantity(LibMoney.decimalParse(line.text("quantity")))
                                    .price(Money.of(line.text("price"), currency))
                                    .baseQuantity(LibMoney.decimalParse(line.optional("base_quantity", "0")))
                                    .taxes(List.of(tax(line.text("category"), line.optional("percent", "0")))));
            for (Vector one : line.vectors("allowances_charges")) {
                made.adjust(place, adjustment(one.get("charge").getAsBoolean(), one.text("amount"), currency));
            }
        }
        for (Vector one : vector.vectors("document")) {
            var taxes = List.of(tax(one.text("category"), one.optional("percent", "0")));
            var made_ = adjustment(one.get("charge").getAsBoolean(), one.text("amount"), currency);
            made.adjust(LibMoney.INVOICE_DOCUMENT, made_.taxes(taxes));
        }
        pay(made, currency, vector);
        return toldOf(made);
    }

    private static void pay(Invoice made, String currency, Vector vector) {
        Money prepaid = Money.of(vector.optional("prepaid", "0"), currency);
        made.setPayment(prepaid, Money.of(vector.optional("rounding", "0"), currency));
    }

    /** The first tax is the category of the line item, as Python's invoices name it. */
    private static List<InvoiceTax> taxesOf(JsonElement taxes) {
        var found = new ArrayList<InvoiceTax>();
        for (JsonElement one : taxes.getAsJsonArray()) {
            List<String> row = Vector.texts(one);
            String percent = row.get(1) == null ? "0" : row.get(1);
            String name = row.get(0);
            if (!found.isEmpty()) {
                InvoiceTax made = tax(name.substring(0, Math.min(11, name.length())), percent);
                if (row.get(2) != null) made.kind(Vector.word(InvoiceTaxKind.class, row.get(2)));
                found.add(made);
                continue;
            }
            String standard = new BigDecimal(percent).signum() != 0 ? "S" : "E";
            found.add(tax(name.equals("VAT") ? standard : name, percent));
        }
        return found.isEmpty() ? List.of(new InvoiceTax().category("O")) : found;
    }

    static Map<String, Object> bankStatements(Vector vector) {
        BankStatements statements = BankStatements.fromCamt(vector.text("xml"));
        Wallet wallet = new Wallet();
        for (long index = 0; index < statements.info().statementCount(); index++) {
            wallet.addBankStatement(statements, index);
            wallet.addBankStatement(statements, index);
        }
        return Map.of("json", statements.toJson(), "wallet", wallet.toJson());
    }

    static Map<String, Object> journal(Vector vector) {
        JournalFormat format = Vector.word(JournalFormat.class, vector.text("format"));
        String exchange = vector.optional("exchange", null);
        String symbols = vector.optional("symbols", null);
        Ledger ledger = Ledger.fromJournal(vector.text("journal"), format, "EUR", exchange, symbols);
        return Map.of("json", ledger.toJson(), "written", ledger.toJournal(format));
    }

    static Map<String, Object> gobl(Vector vector) {
        if (vector.get("prices_include_tax").getAsBoolean()) return goblBasket(vector);
        String currency = vector.text("currency");
        Invoice made = new Invoice(currency);
        for (JsonElement line : vector.get("lines").getAsJsonArray()) {
            var row = line.getAsJsonArray();
            long place =
                    made.add(
                            new InvoiceLineItem()
                                    .quantity(LibMoney.decimalParse(row.get(0).getAsString()))
                                    .price(Money.of(row.get(1).getAsString(), currency))
                                    .taxes(taxesOf(row.get(3))));
            for (JsonElement one : row.get(2).getAsJsonArray()) {
                var pair = one.getAsJsonArray();
                made.adjust(place, adjustment(pair.get(0).getAsBoolean(), pair.get(1).getAsString(), currency));
            }
        }
        for (JsonElement one : vector.get("document").getAsJsonArray()) {
            var row = one.getAsJsonArray();
            var adjustment = adjustment(row.get(0).getAsBoolean(), row.get(1).getAsString(), currency);
            made.adjust(LibMoney.INVOICE_DOCUMENT, adjustment.taxes(taxesOf(row.get(2))));
        }
        pay(made, currency, vector);
        return toldOf(made);
    }

    private static Map<String, Object> goblBasket(Vector vector) {
        String currency = vector.text("currency");
        Catalogue catalogue = new Catalogue(currency);
        int count = 0;
        for (JsonElement line : vector.get("lines").getAsJsonArray()) {
            var row = line.getAsJsonArray();
            List<String> tax = Vector.texts(row.get(3).getAsJsonArray().get(0));
            String category = "rate " + tax.get(1);
            catalogue.setTax(category, LibMoney.decimalParse(tax.get(1) == null ? "0" : tax.get(1)));
            Money price = Money.of(row.get(4).getAsString(), currency);
            catalogue.add(new Product().sku(String.valueOf(count)).category(category).price(price));
            count += 1;
        }
        Basket filled = new Basket(catalogue);
        filled.setPolicy(new BasketPolicy().level(RoundingLevel.TAX_GROUP).prices(PriceBasis.GROSS));
        for (int index = 0; index < count; index += 1) filled.add(String.valueOf(index), BigDecimal.ONE);
        var receipt = filled.checkout(null);
        var info = receipt.info(ReceiptView.CHECKOUT);
        var taxes = receipt.taxes(ReceiptView.CHECKOUT).stream().map(row -> Vector.number(row.tax())).toList();
        return Map.of("net", Vector.number(info.net()), "total", Vector.number(info.total()), "taxes", taxes);
    }
}
