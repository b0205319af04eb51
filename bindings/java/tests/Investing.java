import com.google.gson.JsonElement;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import libmoney.Annuity;
import libmoney.Breakdown;
import libmoney.BreakdownRow;
import libmoney.CapitalPolicy;
import libmoney.Disposal;
import libmoney.Disposals;
import libmoney.FeePolicy;
import libmoney.FlowTime;
import libmoney.LibMoney;
import libmoney.LotMethod;
import libmoney.Money;
import libmoney.Order;
import libmoney.PaymentTime;
import libmoney.Pool;
import libmoney.Portfolio;
import libmoney.PortfolioOptions;
import libmoney.PriceQuote;
import libmoney.Rates;
import libmoney.RebalanceOptions;
import libmoney.Rebalancing;
import libmoney.Rounding;
import libmoney.Sample;
import libmoney.SymbolLabel;
import libmoney.Target;
import libmoney.TaxReportFormat;
import libmoney.TrackFigures;
import libmoney.TrackOptions;
import libmoney.TrackRecord;
import libmoney.Valuation;
import libmoney.ValuePoint;

/** Golden vectors of the time value of money, disposals, track records and rebalancing. */
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

    /** The portfolio of a text in CSV. */
    private static Portfolio portfolio(Vector vector) {
        var options =
                new PortfolioOptions()
                        .method(Vector.word(LotMethod.class, vector.text("method")))
                        .washSales(vector.get("wash_sales").getAsBoolean())
                        .fees(Vector.word(FeePolicy.class, vector.text("fees")))
                        .capital(Vector.word(CapitalPolicy.class, vector.text("capital")));
        return Portfolio.fromCsv(vector.text("csv"), vector.text("currency"), options);
    }

    private static LocalDate date(String text) {
        return text.isEmpty() ? null : LibMoney.dateParse(text);
    }

    static Map<String, Object> disposals(Vector vector) {
        var rows = new ArrayList<Object>();
        var pools = new ArrayList<Object>();
        try (Portfolio portfolio = portfolio(vector);
                Disposals disposals = portfolio.disposals()) {
            for (Disposal row : disposals.items()) rows.add(texts(row));
            for (JsonElement one : vector.get("pools").getAsJsonArray()) {
                var asked = Vector.texts(one);
                Pool pool = portfolio.pool(asked.get(0), date(asked.get(1)));
                String denominator = Long.toUnsignedString(pool.countDenominator());
                String numerator = pool.countNumerator().toPlainString();
                pools.add(List.of(numerator, denominator, Vector.number(pool.cost())));
            }
            String report = portfolio.taxReport(date(vector.text("year")), TaxReportFormat.CSV);
            return Map.of("disposals", rows, "pools", pools, "report", report);
        }
    }

    private static List<String> texts(Disposal row) {
        return List.of(
                row.id(),
                row.date().toString(),
                LibMoney.disposalRuleText(row.rule()),
                row.quantity().toPlainString(),
                Vector.number(row.proceeds()),
                Vector.number(row.cost()),
                Vector.number(row.gain()),
                Vector.number(row.disallowed()));
    }

    private static TrackRecord record(Vector vector) {
        var options =
                new TrackOptions()
                        .flowTime(Vector.word(FlowTime.class, vector.text("flow_time")))
                        .sample(Vector.word(Sample.class, vector.text("sample")))
                        .digits(vector.get("digits").getAsInt())
                        .rounding(Vector.word(Rounding.class, vector.text("rounding")))
                        .first(date(vector.text("first")))
                        .last(date(vector.text("last")));
        if (vector.has("csv")) {
            try (Portfolio portfolio = portfolio(vector)) {
                return portfolio.trackRecord(quotes(vector), options);
            }
        }
        var points = new ArrayList<ValuePoint>();
        for (JsonElement one : vector.get("points").getAsJsonArray()) {
            var row = Vector.texts(one);
            var point = new ValuePoint().date(date(row.get(0)));
            points.add(point.value(Money.of(row.get(1), "EUR")).flow(Money.of(row.get(2), "EUR")));
        }
        return LibMoney.pointsTrackRecord(points, options);
    }

    private static List<PriceQuote> quotes(Vector vector) {
        var quotes = new ArrayList<PriceQuote>();
        for (JsonElement one : vector.get("quotes").getAsJsonArray()) {
            var row = Vector.texts(one);
            var quote = new PriceQuote().symbol(row.get(0)).price(LibMoney.decimalParse(row.get(2)));
            quotes.add(quote.instant(date(row.get(1)).atStartOfDay(ZoneOffset.UTC).toInstant()));
        }
        return quotes;
    }

    static Map<String, Object> trackRecords(Vector vector) {
        TrackRecord record = record(vector);
        var figures = record.figures();
        boolean hasDietz = figures.contains(TrackFigures.MODIFIED_DIETZ);
        boolean hasDeviation = figures.contains(TrackFigures.VOLATILITY);
        var days =
                Arrays.asList(
                        record.first(),
                        record.last(),
                        record.peak(),
                        record.trough(),
                        record.recovery(),
                        record.longestStart());
        return Map.of(
                "days",
                days.stream().map(day -> day == null ? "" : day.toString()).toList(),
                "amounts",
                Stream.of(record.startValue(), record.endValue(), record.flows(), record.gain())
                        .map(Vector::number)
                        .toList(),
                "returns",
                Arrays.asList(
                        record.timeWeighted().toPlainString(),
                        hasDietz ? record.modifiedDietz().toPlainString() : null,
                        record.drawdown().toPlainString()),
                "doubles",
                Arrays.asList(
                        figures.contains(TrackFigures.ANNUALISED) ? record.annualised() : null,
                        hasDeviation ? record.volatility() : null,
                        hasDeviation ? record.semiDeviation() : null,
                        hasDeviation ? record.yearFactor() : null),
                "counts",
                List.of((long) record.longestDays(), hasDeviation ? record.sampleCount() : 0L));
    }

    static Map<String, Object> rebalancing(Vector vector) {
        var targets = new ArrayList<Target>();
        for (JsonElement one : vector.get("targets").getAsJsonArray()) {
            var row = Vector.texts(one);
            targets.add(new Target().symbol(row.get(0)).weight(LibMoney.decimalParse(row.get(1))));
        }
        var quotes = new ArrayList<PriceQuote>();
        for (JsonElement one : vector.get("quotes").getAsJsonArray()) {
            var row = Vector.texts(one);
            var quote = new PriceQuote().symbol(row.get(0)).price(LibMoney.decimalParse(row.get(1)));
            quotes.add(quote.currency(row.get(2)));
        }
        var options =
                new RebalanceOptions()
                        .cash(Money.of(vector.text("cash"), vector.text("currency")))
                        .quantityDigits(vector.get("digits").getAsInt())
                        .sells(vector.get("sells").getAsBoolean());
        boolean hasRates = !vector.vectors("rates").isEmpty();
        try (Portfolio portfolio = portfolio(vector);
                Rates rates = hasRates ? vector.rates() : null;
                Rebalancing plan = portfolio.rebalance(targets, quotes, rates, null, options);
                Valuation valuation = portfolio.value(quotes, rates, null)) {
            var orders = new ArrayList<Object>();
            for (Order one : plan.orders()) {
                orders.add(List.of(one.symbol(), one.quantity().toPlainString(), Vector.number(one.amount())));
            }
            String total = Vector.number(plan.info().total()), left = Vector.number(plan.info().cashLeft());
            return Map.of("orders", orders, "total", total, "cash_left", left, "rows", rows(vector, valuation));
        }
    }

    private static List<Object> rows(Vector vector, Valuation valuation) {
        var labels = new ArrayList<SymbolLabel>();
        for (JsonElement one : vector.get("labels").getAsJsonArray()) {
            var row = Vector.texts(one);
            labels.add(new SymbolLabel().symbol(row.get(0)).label(row.get(1)));
        }
        var rows = new ArrayList<Object>();
        try (Breakdown breakdown = valuation.breakdown(labels)) {
            for (BreakdownRow row : breakdown.rows()) {
                String percent = row.percent().toPlainString();
                rows.add(List.of(row.label(), Vector.number(row.value()), percent, row.positionCount()));
            }
        }
        return rows;
    }
}
