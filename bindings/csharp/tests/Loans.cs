using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Libmoney;
using Newtonsoft.Json.Linq;

/// <summary>Golden vectors of loans and annual percentage rates.</summary>
internal static class Loans
{
    internal static object Answer(Vector vector)
    {
        return vector.Has("flows") ? RateOfCharge(vector) : Schedule(vector);
    }

    private static object Schedule(Vector vector)
    {
        string currency = vector.Text("currency");
        var terms = new LoanTerms
        {
            Principal = new Money(vector.Text("principal"), currency),
            Rate = LibMoney.DecimalParse(vector.Text("rate")),
            Start = LibMoney.DateParse(vector.Text("start")),
            Kind = Vector.Word<LoanKind>(vector.Text("kind")),
            UnitCount = (int)vector["count"],
            PaymentCount = (int)vector["payments"],
            DayCount = Vector.Word<DayCount>(vector.Text("day_count")),
        };
        if (vector.Has("first"))
        {
            terms.FirstPayment = LibMoney.DateParse(vector.Text("first"));
        }

        if (vector.Has("payment"))
        {
            terms.Payment = new Money(vector.Text("payment"), currency);
        }

        if (vector.Has("advance_fee"))
        {
            terms.AdvanceFee = new Money(vector.Text("advance_fee"), currency);
        }

        if (vector.Has("payment_fee"))
        {
            terms.PaymentFee = new Money(vector.Text("payment_fee"), currency);
        }

        using (Loan loan = Made(terms, vector))
        {
            LoanInfo info = loan.Info();
            return new
            {
                level = Vector.Number(info.Payment),
                rows = loan.Rows().Select(Texts).ToList(),
                cost = Vector.Number(info.Cost),
                apr = new[] { AprRule.Eu, AprRule.Us }.Select(rule => Rate(loan, rule)).ToList(),
            };
        }
    }

    private static Loan Made(LoanTerms terms, Vector vector)
    {
        if (!vector.Has("events"))
        {
            return new Loan(terms);
        }

        string currency = vector.Text("currency");
        return Loan.WithEvents(terms, vector["events"].Select(words => Event(Vector.TextsOf(words), currency)).ToList());
    }

    private static LoanEvent Event(List<string> words, string currency)
    {
        var change = new LoanEvent
        {
            Date = LibMoney.DateParse(words[0]),
            Kind = Vector.Word<LoanEventKind>(words[1]),
        };
        if (change.Kind == LoanEventKind.Rate)
        {
            change.Rate = LibMoney.DecimalParse(words[2]);
        }
        else if (change.Kind != LoanEventKind.Level)
        {
            change.Amount = new Money(words[2], currency);
        }

        return change;
    }

    private static List<string> Texts(LoanRow row)
    {
        return new[] { row.Payment, row.Interest, row.Principal, row.Balance, row.Fee }.Select(Vector.Number).ToList();
    }

    private static string Rate(Loan loan, AprRule rule)
    {
        return LibMoney.DecimalFormat(loan.Apr(rule, 16, Rounding.HalfUp));
    }

    private static object RateOfCharge(Vector vector)
    {
        ExactDecimal percent = LibMoney.Apr(
            Vector.Word<AprRule>(vector.Text("rule")),
            Vector.Word<PeriodUnit>(vector.Text("unit")),
            (int)vector["count"],
            vector["flows"].Select(Flow).ToList(),
            (int)vector["digits"],
            Rounding.HalfUp);
        return new { percent = LibMoney.DecimalFormat(percent) };
    }

    private static CreditFlow Flow(JToken row)
    {
        string when = (string)row[0];
        var flow = new CreditFlow { Amount = new Money((string)row[1], "EUR") };
        if (when.Contains("-"))
        {
            flow.Date = LibMoney.DateParse(when);
        }
        else
        {
            flow.Periods = int.Parse(when, CultureInfo.InvariantCulture);
        }

        return flow;
    }
}
