using System;
using System.Collections.Generic;
using System.Linq;
using Libmoney;

/// <summary>Golden vectors of the time value of money.</summary>
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
}
