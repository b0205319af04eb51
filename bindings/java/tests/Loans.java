import com.google.gson.JsonElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import libmoney.AprRule;
import libmoney.CreditFlow;
import libmoney.DayCount;
import libmoney.LibMoney;
import libmoney.Loan;
import libmoney.LoanEvent;
import libmoney.LoanEventKind;
import libmoney.LoanKind;
import libmoney.LoanRow;
import libmoney.LoanTerms;
import libmoney.Money;
import libmoney.PeriodUnit;
import libmoney.Rounding;

/** Golden vectors of loans and annual percentage rates. */
final class Loans {
    private Loans() {}

    static Map<String, Object> answer(Vector vector) {
        return vector.has("flows") ? rateOfCharge(vector) : schedule(vector);
    }

    private static Map<String, Object> schedule(Vector vector) {
        String currency = vector.text("currency");
        var terms = new LoanTerms();
        terms.principal(Money.of(vector.text("principal"), currency));
        terms.rate(LibMoney.decimalParse(vector.text("rate")));
        terms.start(LibMoney.dateParse(vector.text("start")));
        terms.kind(Vector.word(LoanKind.class, vector.text("kind")));
        terms.unitCount(vector.get("count").getAsInt());
        terms.paymentCount(vector.get("payments").getAsInt());
        terms.dayCount(Vector.word(DayCount.class, vector.text("day_count")));
        if (vector.has("first")) terms.firstPayment(LibMoney.dateParse(vector.text("first")));
        if (vector.has("payment")) terms.payment(Money.of(vector.text("payment"), currency));
        if (vector.has("advance_fee")) terms.advanceFee(Money.of(vector.text("advance_fee"), currency));
        if (vector.has("payment_fee")) terms.paymentFee(Money.of(vector.text("payment_fee"), currency));
        try (Loan loan = made(terms, vector)) {
            var rows = new ArrayList<Object>();
            for (LoanRow row : loan.rows()) rows.add(texts(row));
            String level = Vector.number(loan.info().payment()), cost = Vector.number(loan.info().cost());
            var rates = Stream.of(AprRule.EU, AprRule.US).map(rule -> rate(loan, rule)).toList();
            return Map.of("level", level, "rows", rows, "cost", cost, "apr", rates);
        }
    }

    private static Loan made(LoanTerms terms, Vector vector) {
        if (!vector.has("events")) return new Loan(terms);
        var events = new ArrayList<LoanEvent>();
        for (JsonElement one : vector.get("events").getAsJsonArray()) {
            events.add(event(Vector.texts(one), vector.text("currency")));
        }
        return Loan.withEvents(terms, events);
    }

    private static LoanEvent event(List<String> words, String currency) {
        var kind = Vector.word(LoanEventKind.class, words.get(1));
        var event = new LoanEvent().date(LibMoney.dateParse(words.get(0))).kind(kind);
        if (kind == LoanEventKind.RATE) event.rate(LibMoney.decimalParse(words.get(2)));
        else if (kind != LoanEventKind.LEVEL) event.amount(Money.of(words.get(2), currency));
        return event;
    }

    private static List<String> texts(LoanRow row) {
        return Stream.of(row.payment(), row.interest(), row.principal(), row.balance(), row.fee())
                .map(Vector::number)
                .toList();
    }

    private static String rate(Loan loan, AprRule rule) {
        return LibMoney.decimalFormat(loan.apr(rule, 16, Rounding.HALF_UP));
    }

    private static Map<String, Object> rateOfCharge(Vector vector) {
        var flows = new ArrayList<CreditFlow>();
        for (JsonElement one : vector.get("flows").getAsJsonArray()) {
            var row = Vector.texts(one);
            String when = row.get(0);
            var flow = new CreditFlow().amount(Money.of(row.get(1), "EUR"));
            if (when.contains("-")) flow.date(LibMoney.dateParse(when));
            else flow.periods(Integer.parseInt(when));
            flows.add(flow);
        }
        var percent =
                LibMoney.apr(
                        Vector.word(AprRule.class, vector.text("rule")),
                        Vector.word(PeriodUnit.class, vector.text("unit")),
                        vector.get("count").getAsInt(),
                        flows,
                        vector.get("digits").getAsInt(),
                        Rounding.HALF_UP);
        return Map.of("percent", LibMoney.decimalFormat(percent));
    }
}
