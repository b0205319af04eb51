using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Libmoney;

/// <summary>Golden vectors of the time value of money, disposals, track records and rebalancing.</summary>
internal static class Investing
{
    internal static object TimeValue(Vector vector)
    {
        var digits = (int)vector["digits"];
        var rounding = Vector.Word<Rounding>(vector.Text("rounding"));
        return new { result = LibMoney.DecimalFormat(Result(vector, digits, rounding)) };
    }

    private static ExactDecimal Number(Vector vector, string name)
    {
        return ExactDecimal.Parse(vector.Text(name));
    }

    private static ExactDecimal Result(Vector vector, int digits, Rounding rounding)
    {
        switch (vector.Text("function"))
        {
            case "npv":
                return LibMoney.Npv(Number(vector, "rate"), Amounts(vector), digits, rounding);
            case "mirr":
                ExactDecimal finance = Number(vector, "finance"), reinvest = Number(vector, "reinvest");
                return LibMoney.Mirr(Amounts(vector), finance, reinvest, digits, rounding);
            case "real_return":
                ExactDecimal start = Number(vector, "index_start"), end = Number(vector, "index_end");
                return LibMoney.RealReturn(Number(vector, "nominal"), start, end, digits, rounding);
            default:
                return OfAnnuity(vector, digits, rounding);
        }
    }

    private static List<ExactDecimal> Amounts(Vector vector)
    {
        return vector.Texts("amounts").Select(ExactDecimal.Parse).ToList();
    }

    private static ExactDecimal OfAnnuity(Vector vector, int digits, Rounding rounding)
    {
        var annuity = new Annuity
        {
            Time = Vector.Word<PaymentTime>(vector.Text("time")),
            Periods = (int)vector["periods"],
            RatePeriods = (uint)vector["rate_periods"],
            Rate = Number(vector, "rate"),
            Payment = Number(vector, "payment"),
            PresentValue = Number(vector, "present_value"),
            FutureValue = Number(vector, "future_value"),
        };
        var period = (int)vector["period"];
        switch (vector.Text("function"))
        {
            case "payment":
                return LibMoney.AnnuityPayment(annuity, digits, rounding);
            case "principal":
                return LibMoney.AnnuityPrincipal(annuity, period, digits, rounding);
            case "interest":
                return LibMoney.AnnuityInterest(annuity, period, digits, rounding);
            case "periods":
                return LibMoney.AnnuityPeriods(annuity, digits, rounding);
            case "rate":
                return LibMoney.AnnuityRate(annuity, digits, rounding);
            case "future_value":
                return LibMoney.AnnuityFutureValue(annuity, digits, rounding);
            case "present_value":
                return LibMoney.AnnuityPresentValue(annuity, digits, rounding);
            default:
                throw new ArgumentException("no function is called " + vector.Text("function"));
        }
    }

    internal static object Disposals(Vector vector)
    {
        using (Portfolio portfolio = PortfolioOf(vector))
        using (Disposals disposals = portfolio.Disposals())
        {
            return new
            {
                disposals = disposals.Items().Select(Texts).ToList(),
                pools = vector["pools"].Select(one => PoolOf(portfolio, Vector.TextsOf(one))).ToList(),
                report = portfolio.TaxReport(Date(vector.Text("year")), TaxReportFormat.Csv),
            };
        }
    }

    /// <summary>The portfolio of a text in CSV.</summary>
    private static Portfolio PortfolioOf(Vector vector)
    {
        var options = new PortfolioOptions
        {
            Method = Vector.Word<LotMethod>(vector.Text("method")),
            WashSales = (bool)vector["wash_sales"],
            Fees = Vector.Word<FeePolicy>(vector.Text("fees")),
            Capital = Vector.Word<CapitalPolicy>(vector.Text("capital")),
        };
        return Portfolio.FromCsv(vector.Text("csv"), vector.Text("currency"), options);
    }

    private static DateTime? Date(string text)
    {
        return text.Length == 0 ? null : LibMoney.DateParse(text);
    }

    private static List<string> PoolOf(Portfolio portfolio, List<string> asked)
    {
        Pool pool = portfolio.Pool(asked[0], Date(asked[1]));
        string numerator = LibMoney.DecimalFormat(pool.CountNumerator);
        string denominator = pool.CountDenominator.ToString(CultureInfo.InvariantCulture);
        return new List<string> { numerator, denominator, Vector.Number(pool.Cost) };
    }

    private static List<string> Texts(Disposal row)
    {
        string day = row.Date.Value.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture);
        string rule = LibMoney.DisposalRuleText(row.Rule), quantity = LibMoney.DecimalFormat(row.Quantity);
        var figures = new[] { row.Proceeds, row.Cost, row.Gain, row.Disallowed }.Select(Vector.Number);
        return new[] { row.Id, day, rule, quantity }.Concat(figures).ToList();
    }

    internal static object TrackRecords(Vector vector)
    {
        TrackRecord record = RecordOf(vector);
        bool hasDeviation = record.Figures.HasFlag(TrackFigures.Volatility);
        var days = new[]
        {
            record.First, record.Last, record.Peak, record.Trough, record.Recovery, record.LongestStart,
        };
        var deviations = new[] { record.Volatility, record.SemiDeviation, record.YearFactor };
        double? annualised = record.Annualised;
        bool hasAnnualised = record.Figures.HasFlag(TrackFigures.Annualised);
        bool hasDietz = record.Figures.HasFlag(TrackFigures.ModifiedDietz);
        return new
        {
            days = days.Select(day => day?.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture) ?? string.Empty),
            amounts = new[] { record.StartValue, record.EndValue, record.Flows, record.Gain }.Select(Vector.Number),
            returns = new[]
            {
                LibMoney.DecimalFormat(record.TimeWeighted),
                hasDietz ? LibMoney.DecimalFormat(record.ModifiedDietz) : null,
                LibMoney.DecimalFormat(record.Drawdown),
            },
            doubles = new[] { hasAnnualised ? annualised : null }
                .Concat(deviations.Select(one => hasDeviation ? (double?)one : null)),
            counts = new[] { (ulong)record.LongestDays, hasDeviation ? record.SampleCount : 0 },
        };
    }

    private static TrackRecord RecordOf(Vector vector)
    {
        var options = new TrackOptions
        {
            FlowTime = Vector.Word<FlowTime>(vector.Text("flow_time")),
            Sample = Vector.Word<Sample>(vector.Text("sample")),
            Digits = (int)vector["digits"],
            Rounding = Vector.Word<Rounding>(vector.Text("rounding")),
            First = Date(vector.Text("first")),
            Last = Date(vector.Text("last")),
        };
        if (vector.Has("csv"))
        {
            using (Portfolio portfolio = PortfolioOf(vector))
            {
                return portfolio.TrackRecord(vector["quotes"].Select(Vector.TextsOf).Select(Quote).ToList(), options);
            }
        }

        return LibMoney.PointsTrackRecord(vector["points"].Select(Vector.TextsOf).Select(Point).ToList(), options);
    }

    private static ValuePoint Point(List<string> row)
    {
        Money value = new Money(row[1], "EUR"), flow = new Money(row[2], "EUR");
        return new ValuePoint { Date = Date(row[0]), Value = value, Flow = flow };
    }

    private static PriceQuote Quote(List<string> row)
    {
        var instant = new DateTimeOffset(Date(row[1]).Value.Ticks, TimeSpan.Zero);
        return new PriceQuote { Symbol = row[0], Instant = instant, Price = ExactDecimal.Parse(row[2]) };
    }

    internal static object Rebalancing(Vector vector)
    {
        var targets = vector["targets"].Select(Vector.TextsOf).Select(
            row => new Target { Symbol = row[0], Weight = ExactDecimal.Parse(row[1]) }).ToList();
        var quotes = vector["quotes"].Select(Vector.TextsOf).Select(
            row => new PriceQuote { Symbol = row[0], Price = ExactDecimal.Parse(row[1]), Currency = row[2] }).ToList();
        var options = new RebalanceOptions
        {
            Cash = new Money(vector.Text("cash"), vector.Text("currency")),
            QuantityDigits = (int)vector["digits"],
            Sells = (bool)vector["sells"],
        };
        using (Portfolio portfolio = PortfolioOf(vector))
        using (Rates rates = vector["rates"].Any() ? vector.Rates() : null)
        using (Rebalancing plan = portfolio.Rebalance(targets, quotes, rates, null, options))
        using (Valuation valuation = portfolio.Value(quotes, rates))
        {
            RebalancingInfo info = plan.Info();
            return new
            {
                orders = plan.Orders().Select(Texts).ToList(),
                total = Vector.Number(info.Total),
                cash_left = Vector.Number(info.CashLeft),
                rows = RowsOf(vector, valuation),
            };
        }
    }

    private static List<string> Texts(Order one)
    {
        return new List<string> { one.Symbol, LibMoney.DecimalFormat(one.Quantity), Vector.Number(one.Amount) };
    }

    private static List<object[]> RowsOf(Vector vector, Valuation valuation)
    {
        var labels = vector["labels"].Select(Vector.TextsOf).Select(
            row => new SymbolLabel { Symbol = row[0], Label = row[1] }).ToList();
        using (Breakdown breakdown = valuation.Breakdown(labels))
        {
            return breakdown.Rows().Select(row => new object[]
            {
                row.Label, Vector.Number(row.Value), LibMoney.DecimalFormat(row.Percent), row.PositionCount,
            }).ToList();
        }
    }
}
