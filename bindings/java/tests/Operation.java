import java.util.Map;
import java.util.stream.Collectors;
import libmoney.LibMoney;
import libmoney.Money;
import libmoney.Rounding;

/** Operations on amounts, which a test compares with the calls of C. */
final class Operation {
    private Operation() {}

    static Map<String, Object> answer(Vector vector) {
        return Map.of("result", result(vector));
    }

    private static String result(Vector vector) {
        Money a = Money.parse(vector.text("a"));
        int digits = vector.get("digits").getAsInt();
        Rounding rounding = Vector.word(Rounding.class, vector.text("rounding"));
        switch (vector.text("name")) {
            case "split":
                var shares = a.split(vector.get("count").getAsInt()).stream();
                return shares.map(Money::toString).collect(Collectors.joining(","));
            case "quantize":
                return a.rounded(digits, rounding).toString();
            case "multiply":
                return a.times(LibMoney.decimalParse(vector.text("factor")), digits, rounding).toString();
            case "divide":
                return a.dividedBy(LibMoney.decimalParse(vector.text("factor")), digits, rounding).toString();
            default:
        }
        Money b = Money.parse(vector.text("b"));
        return switch (vector.text("name")) {
            case "add" -> a.plus(b).toString();
            case "subtract" -> a.minus(b).toString();
            case "compare" -> String.valueOf(a.compareTo(b));
            default -> equality(a, b);
        };
    }

    private static String equality(Money a, Money b) {
        boolean equal = a.equals(b);
        if (equal && a.hashCode() != b.hashCode()) return "equal, with two hashes";
        return equal ? "1" : "0";
    }
}
