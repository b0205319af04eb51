import com.google.gson.JsonElement;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import libmoney.Annuity;
import libmoney.LibMoney;
import libmoney.PaymentTime;
import libmoney.Rounding;

/** Golden vectors of the time value of money. */
final class Investing {
    private Investing() {}

    static Map<String, Object> timeValue(Vector vector) {
        int digits = vector.get("digits").getAsInt();
        Rounding rounding = Vector.word(Rounding.class, vector.text("rounding"));
        BigDecimal found =
                switch (vector.text("function")) {
                    case "npv" -> LibMoney.npv(decimal(vector, "rate"), amounts(vector), digits, rounding);
                    case "mirr" ->
                            LibMoney.mirr(
                                    amounts(vector),
                                    decimal(vector, "finance"),
                                    decimal(vector, "reinvest"),
                                    digits,
                                    rounding);
                    case "real_return" ->
                            LibMoney.realReturn(
                                    decimal(vector, "nominal"),
                                    decimal(vector, "index_start"),
                                    decimal(vector, "index_end"),
                                    digits,
                                    rounding);
                    default -> ofAnnuity(vector, digits, rounding);
                };
        return Map.of("result", found.toPlainString());
    }

    private static BigDecimal decimal(Vector vector, String name) {
        return LibMoney.decimalParse(vector.text(name));
    }

    private static List<BigDecimal> amounts(Vector vector) {
        var found = new ArrayList<BigDecimal>();
        for (JsonElement one : vector.get("amounts").getAsJsonArray()) found.add(new BigDecimal(one.getAsString()));
        return found;
    }

    private static BigDecimal ofAnnuity(Vector vector, int digits, Rounding rounding) {
        var annuity =
                new Annuity()
                        .time(Vector.word(PaymentTime.class, vector.text("time")))
                        .periods(vector.get("periods").getAsInt())
                        .ratePeriods(vector.get("rate_periods").getAsLong())
                        .rate(decimal(vector, "rate"))
                        .payment(decimal(vector, "payment"))
                        .presentValue(decimal(vector, "present_value"))
                        .futureValue(decimal(vector, "future_value"));
        int period = vector.get("period").getAsInt();
        return switch (vector.text("function")) {
            case "payment" -> LibMoney.annuityPayment(annuity, digits, rounding);
            case "principal" -> LibMoney.annuityPrincipal(annuity, period, digits, rounding);
            case "interest" -> LibMoney.annuityInterest(annuity, period, digits, rounding);
            case "periods" -> LibMoney.annuityPeriods(annuity, digits, rounding);
            case "rate" -> LibMoney.annuityRate(annuity, digits, rounding);
            case "future_value" -> LibMoney.annuityFutureValue(annuity, digits, rounding);
            case "present_value" -> LibMoney.annuityPresentValue(annuity, digits, rounding);
            default -> throw new IllegalArgumentException("no function is called " + vector.text("function"));
        };
    }
}
