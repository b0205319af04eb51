import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import libmoney.Allocation;
import libmoney.AllocateOptions;
import libmoney.Bag;
import libmoney.Calculator;
import libmoney.Expression;
import libmoney.Flags;
import libmoney.LibMoney;
import libmoney.Money;
import libmoney.MoneyException;
import libmoney.Rates;
import libmoney.Rounding;
import libmoney.Wallet;
import libmoney.CashFlow;
import libmoney.ConvertOptions;
import libmoney.XirrOutcome;

/** Answers golden vectors: a line of JSON in, a line of JSON out. */
public final class Driver {
    private static final Gson GSON = new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

    private Driver() {}

    /** Answers a kind of vector. */
    interface Answer {
        Map<String, Object> of(Vector vector);
    }

    private static final Map<String, Answer> ANSWERS = new TreeMap<>();

    static {
        ANSWERS.put("parse", Driver::parse);
        ANSWERS.put("allocation", Driver::allocation);
        ANSWERS.put("conversion", Driver::conversion);
        ANSWERS.put("bag", Driver::bag);
        ANSWERS.put("expressions", Driver::expressions);
        ANSWERS.put("xirr", Driver::rateOfReturn);
        ANSWERS.put("calculator", Driver::calculator);
        ANSWERS.put("wallet", Driver::wallet);
        ANSWERS.put("operation", Operation::answer);
        ANSWERS.put("basket", Trade::basket);
        ANSWERS.put("invoices", Trade::invoice);
        ANSWERS.put("gobl", Trade::gobl);
        ANSWERS.put("loans", Loans::answer);
        ANSWERS.put("ledger", Books::answer);
        ANSWERS.put("accounts", Accounts::answer);
        ANSWERS.put("exchange", Exchanges::answer);
        ANSWERS.put("time-value", Investing::timeValue);
        ANSWERS.put("disposals", Investing::disposals);
        ANSWERS.put("rebalancing", Investing::rebalancing);
        ANSWERS.put("track-records", Investing::trackRecords);
        ANSWERS.put("payment-code", Trade::paymentCode);
        ANSWERS.put("bank-statements", Trade::bankStatements);
        ANSWERS.put("journals", Trade::journal);
        ANSWERS.put("explanations", Papers::explanations);
        ANSWERS.put("invoice-documents", Papers::invoiceDocument);
        ANSWERS.put("converter", Desk::converter);
        ANSWERS.put("currency-order", Desk::order);
        ANSWERS.put("transaction-draft", Desk::form);
        ANSWERS.put("feed", Desk::feed);
        ANSWERS.put("portfolio", Desk::portfolio);
        ANSWERS.put("notepad", Lines::notepad);
        ANSWERS.put("locale-numbers", Lines::localeNumbers);
        ANSWERS.put("merging", Lines::merging);
        ANSWERS.put("packed", Lines::packed);
    }

    private static Map<String, Object> parse(Vector vector) {
        String text = vector.text("text");
        if (vector.has("currency")) {
            Money amount = Money.parse(text);
            return Map.of("value", Vector.number(amount), "currency", amount.currency());
        }
        Money amount = LibMoney.parseWithCurrency(text, "EUR");
        return Map.of("value", Vector.number(amount), "decimal", LibMoney.decimalFormat(LibMoney.decimalParse(text)));
    }

    private static Map<String, Object> allocation(Vector vector) {
        var options = new AllocateOptions();
        if (vector.has("method")) {
            options.method(Vector.word(Allocation.class, vector.text("method")));
        }
        Money amount = Money.of(vector.text("amount"), vector.text("currency"));
        var weights = vector.texts("weights").stream().map(LibMoney::decimalParse).toList();
        var found = LibMoney.allocateDetailed(amount, weights, options);
        var shares = found.shares().stream().map(Vector::number).toList();
        return Map.of("shares", shares, "remainder", Vector.number(found.remainder()));
    }

    private static Map<String, Object> conversion(Vector vector) {
        var options = new ConvertOptions();
        if (vector.has("rounding")) options.rounding(Vector.word(Rounding.class, vector.text("rounding")));
        if (vector.has("digits")) options.digits(vector.get("digits").getAsInt());
        if (vector.has("date")) options.date(LibMoney.dateParse(vector.text("date")));
        Money amount = Money.of(vector.text("amount"), vector.text("from"));
        try (Rates rates = vector.rates()) {
            var found = rates.convertDetailed(amount, vector.text("to"), options);
            var path = new ArrayList<String>();
            for (var leg : found.details().legs()) {
                if (path.isEmpty()) path.add(leg.from());
                path.add(leg.to());
            }
            var flags = found.details().flags().stream().map(Vector::word).toList();
            return Map.of("result", Vector.number(found.result()), "flags", flags, "path", path);
        }
    }

    private static Bag bagOf(List<String> texts) {
        Bag bag = new Bag();
        for (String text : texts) bag.add(Money.parse(text));
        return bag;
    }

    private static Map<String, Object> bag(Vector vector) {
        var told = new TreeMap<String, Object>();
        if (vector.has("equal")) {
            var both = vector.get("equal").getAsJsonArray();
            try (Bag a = bagOf(Vector.texts(both.get(0))); Bag b = bagOf(Vector.texts(both.get(1)))) {
                told.put("equal", a.sameAs(b) && a.hash() == b.hash());
            }
        }
        if (vector.has("sum")) {
            try (Bag sum = bagOf(vector.texts("sum")); Rates rates = vector.rates()) {
                sum.multiply(LibMoney.decimalParse(vector.optional("times", "1")));
                told.put("result", Vector.number(sum.reduce(vector.text("reduce"), rates, null)));
            }
        }
        return told;
    }

    private static Map<String, Object> expressions(Vector vector) {
        try (Rates rates = vector.rates()) {
            var found = Expression.evaluateDetailed(vector.text("expression"), rates, null);
            var exact = found.expression().info().exact();
            var value = found.value();
            BigInteger numerator = exact.numerator();
            Object text = value.amount() != null ? value.amount().toString() : LibMoney.decimalFormat(value.number());
            return Map.of(
                    "result", text,
                    "rounded", value.flags().contains(Flags.ROUNDED),
                    "exact",
                    List.of(numerator.signum(), numerator.abs().toString(16), exact.denominator().toString(16)));
        }
    }

    private static Map<String, Object> rateOfReturn(Vector vector) {
        var flows = new ArrayList<CashFlow>();
        for (JsonElement one : vector.get("flows").getAsJsonArray()) {
            var row = Vector.texts(one);
            flows.add(new CashFlow().date(LibMoney.dateParse(row.get(0))).amount(Money.of(row.get(1), "EUR")));
        }
        var found = LibMoney.xirr(flows);
        if (found.outcome() == XirrOutcome.UNDEFINED) {
            return Map.of("undefined", LibMoney.xirrReasonText(found.reason()));
        }
        return Map.of("root", found.rates().get(0));
    }

    private static Map<String, Object> calculator(Vector vector) {
        try (Calculator machine = new Calculator()) {
            var alert = machine.pressKeys(vector.text("keys"));
            return Map.of("alert", LibMoney.calculatorAlertName(alert), "display", machine.display());
        }
    }

    private static Map<String, Object> wallet(Vector vector) {
        Wallet filled = new Wallet();
        for (String text : vector.texts("moneys")) filled.add(Money.parse(text));
        var told = new TreeMap<String, Object>();
        told.put("count", filled.count(null));
        var currencies = new ArrayList<String>();
        for (long index = 0; index < filled.currencyCount(); index += 1) currencies.add(filled.currencyAt(index));
        told.put("currencies", currencies);
        var counts = new TreeMap<String, Object>();
        for (String code : vector.keys("per_currency")) counts.put(code, filled.count(code));
        told.put("per_currency", counts);
        var sums = new TreeMap<String, Object>();
        for (String code : vector.keys("sums")) sums.put(code, Vector.number(filled.sum(code)));
        told.put("sums", sums);
        Vector total = new Vector(vector.get("total").getAsJsonObject(), null);
        Rates rates = total.rates();
        String target = total.text("currency");
        try {
            var found = filled.totalDetailed(target, rates, null);
            told.put("total", Vector.number(found.total()));
            told.put("total_of_rounded", Vector.number(found.details().totalOfRounded()));
        } catch (MoneyException error) {
            told.put("total_error", error.getMessage());
        }
        try (var statement = filled.statement(target, rates, null)) {
            told.put("sections", statement.sectionCount());
            long rows = 0;
            for (long section = 0; section < statement.sectionCount(); section += 1) rows += statement.rowCount(section);
            told.put("rows", rows);
        } catch (MoneyException error) {
            told.put("statement_error", error.getMessage());
        }
        return told;
    }

    private static Map<String, Object> answer(JsonObject request) {
        String kind = request.get("op").getAsString();
        Vector vector = new Vector(request.get("vector").getAsJsonObject(), request.get("document"));
        try {
            return ANSWERS.get(kind).of(vector);
        } catch (MoneyException error) {
            return failure(kind, vector, error);
        } catch (ArithmeticException error) {
            return Map.of("error", error.getMessage(), "status", "MONEY_ERR_OVERFLOW");
        }
    }

    private static Map<String, Object> failure(String kind, Vector vector, MoneyException error) {
        var told = new TreeMap<String, Object>();
        told.put("error", error.getMessage());
        told.put("status", error.constant());
        if (error.position() >= 0) {
            told.put("position", error.position());
            if (kind.equals("expressions")) {
                told.put("caret", LibMoney.expressionCaret(vector.text("expression"), error.position()));
            }
        }
        return told;
    }

    public static void main(String[] words) throws Exception {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Map<String, Object> told;
            try {
                told = answer(JsonParser.parseString(line).getAsJsonObject());
            } catch (RuntimeException | Error error) {
                error.printStackTrace();
                told = Map.of("broken", String.valueOf(error));
            }
            out.println(GSON.toJson(told));
        }
        out.flush();
    }
}
