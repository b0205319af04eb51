using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Numerics;
using System.Text;
using Libmoney;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

/// <summary>Answers golden vectors: a line of JSON in, a line of JSON out.</summary>
internal static class Driver
{
    private static readonly Dictionary<string, Func<Vector, object>> Answers = new Dictionary<string, Func<Vector, object>>
    {
        { "parse", Parse },
        { "allocation", Allocate },
        { "conversion", Convert },
        { "bag", AnswerBag },
        { "expressions", Expressions },
        { "xirr", RateOfReturn },
        { "calculator", Calculate },
        { "wallet", FillWallet },
        { "operation", Operation.Answer },
        { "basket", Trade.Basket },
        { "invoices", Trade.Invoice },
        { "gobl", Trade.Gobl },
        { "loans", Loans.Answer },
        { "ledger", Books.Answer },
        { "accounts", Accounts.Answer },
        { "exchange", Exchanges.Answer },
        { "time-value", Investing.TimeValue },
        { "disposals", Investing.Disposals },
        { "rebalancing", Investing.Rebalancing },
        { "track-records", Investing.TrackRecords },
        { "payment-code", Trade.Code },
        { "bank-statements", Trade.BankStatements },
        { "journals", Trade.Journal },
        { "explanations", Papers.Explanations },
        { "invoice-documents", Papers.InvoiceDocument },
        { "converter", Desk.Converter },
        { "currency-order", Desk.Order },
        { "transaction-draft", Desk.Form },
        { "feed", Desk.Feed },
        { "portfolio", Desk.Portfolio },
        { "notepad", Lines.Notepad },
        { "locale-numbers", Lines.LocaleNumbers },
        { "merging", Lines.Merging },
        { "packed", Lines.Packed },
    };

    private static object Parse(Vector vector)
    {
        string text = vector.Text("text");
        if (vector.Has("currency"))
        {
            Money parsed = Money.Parse(text);
            return new { value = Vector.Number(parsed), currency = parsed.Currency };
        }

        Money amount = LibMoney.ParseWithCurrency(text, "EUR");
        return new { value = Vector.Number(amount), @decimal = LibMoney.DecimalFormat(ExactDecimal.Parse(text)) };
    }

    private static object Allocate(Vector vector)
    {
        var options = new AllocateOptions();
        if (vector.Has("method"))
        {
            options.Method = Vector.Word<Allocation>(vector.Text("method"));
        }

        var amount = new Money(vector.Text("amount"), vector.Text("currency"));
        var weights = vector.Texts("weights").Select(ExactDecimal.Parse).ToList();
        var found = LibMoney.AllocateDetailed(amount, weights, options);
        return new { shares = found.Shares.Select(Vector.Number), remainder = Vector.Number(found.Remainder) };
    }

    private static object Convert(Vector vector)
    {
        var options = new ConvertOptions();
        if (vector.Has("rounding"))
        {
            options.Rounding = Vector.Word<Rounding>(vector.Text("rounding"));
        }

        if (vector.Has("digits"))
        {
            options.Digits = (int)vector["digits"];
        }

        if (vector.Has("date"))
        {
            options.Date = LibMoney.DateParse(vector.Text("date"));
        }

        var amount = new Money(vector.Text("amount"), vector.Text("from"));
        using (Rates rates = vector.Rates())
        {
            var found = rates.ConvertDetailed(amount, vector.Text("to"), options);
            var legs = found.Details.Legs;
            var path = legs.Take(1).Select(leg => leg.From).Concat(legs.Select(leg => leg.To));
            return new { result = Vector.Number(found.Result), flags = Vector.Words(found.Details.Flags), path };
        }
    }

    private static Bag BagOf(IEnumerable<string> texts)
    {
        var made = new Bag();
        foreach (string text in texts)
        {
            made.Add(Money.Parse(text));
        }

        return made;
    }

    private static object AnswerBag(Vector vector)
    {
        var told = new Dictionary<string, object>();
        if (vector.Has("equal"))
        {
            using (Bag a = BagOf(Vector.TextsOf(vector["equal"][0])), b = BagOf(Vector.TextsOf(vector["equal"][1])))
            {
                told["equal"] = a.SameAs(b) && a.Hash() == b.Hash();
            }
        }

        if (vector.Has("sum"))
        {
            using (Bag sum = BagOf(vector.Texts("sum")))
            using (Rates rates = vector.Rates())
            {
                sum.Multiply(ExactDecimal.Parse(vector.Optional("times", "1")));
                told["result"] = Vector.Number(sum.Reduce(vector.Text("reduce"), rates));
            }
        }

        return told;
    }

    private static object Expressions(Vector vector)
    {
        using (Rates rates = vector.Rates())
        {
            var found = Expression.EvaluateDetailed(vector.Text("expression"), rates);
            Ratio exact = found.Expression.Info().Exact;
            ExpressionValue value = found.Value;
            string text = value.Amount.IsDefault ? LibMoney.DecimalFormat(value.Number) : value.Amount.ToString();
            var parts = new object[] { exact.Numerator.Sign, Hex(BigInteger.Abs(exact.Numerator)), Hex(exact.Denominator) };
            return new { result = text, rounded = value.Flags.HasFlag(Flags.Rounded), exact = parts };
        }
    }

    private static string Hex(BigInteger number)
    {
        string text = number.ToString("x", CultureInfo.InvariantCulture).TrimStart('0');
        return text.Length == 0 ? "0" : text;
    }

    private static object RateOfReturn(Vector vector)
    {
        var flows = vector["flows"].Select(
            row => new CashFlow
            {
                Date = LibMoney.DateParse((string)row[0]),
                Amount = new Money((string)row[1], "EUR"),
            });
        Xirr found = LibMoney.Xirr(flows.ToList());
        if (found.Outcome == XirrOutcome.Undefined)
        {
            return new { undefined = LibMoney.XirrReasonText(found.Reason) };
        }

        return new { root = found.Rates[0] };
    }

    private static object Calculate(Vector vector)
    {
        using (var machine = new Calculator())
        {
            CalculatorAlert alert = machine.PressKeys(vector.Text("keys"));
            return new { alert = LibMoney.CalculatorAlertName(alert), display = machine.Display() };
        }
    }

    private static object FillWallet(Vector vector)
    {
        var filled = new Wallet();
        foreach (string text in vector.Texts("moneys"))
        {
            filled.Add(Money.Parse(text));
        }

        var told = new Dictionary<string, object>
        {
            { "count", filled.Count(null) },
            { "currencies", Enumerable.Range(0, (int)filled.CurrencyCount()).Select(at => filled.CurrencyAt(at)).ToList() },
            { "per_currency", vector.Keys("per_currency").ToDictionary(code => code, code => filled.Count(code)) },
            { "sums", vector.Keys("sums").ToDictionary(code => code, code => Vector.Number(filled.Sum(code))) },
        };
        Vector total = vector.Inner("total");
        Rates rates = total.Rates();
        string target = total.Text("currency");
        try
        {
            var found = filled.TotalDetailed(target, rates);
            told["total"] = Vector.Number(found.Total);
            told["total_of_rounded"] = Vector.Number(found.Details.TotalOfRounded);
        }
        catch (MoneyException error)
        {
            told["total_error"] = error.Message;
        }

        try
        {
            using (WalletStatement statement = filled.Statement(target, rates))
            {
                told["sections"] = statement.SectionCount();
                told["rows"] = Enumerable.Range(0, (int)statement.SectionCount()).Sum(at => statement.RowCount(at));
            }
        }
        catch (MoneyException error)
        {
            told["statement_error"] = error.Message;
        }

        return told;
    }

    private static object Answer(JObject request)
    {
        var kind = (string)request["op"];
        var vector = new Vector(request["vector"], request["document"]);
        try
        {
            return Answers[kind](vector);
        }
        catch (MoneyException error)
        {
            return Failure(kind, vector, error);
        }
        catch (OverflowException error)
        {
            return new { error = error.Message, status = "MONEY_ERR_OVERFLOW" };
        }
    }

    private static object Failure(string kind, Vector vector, MoneyException error)
    {
        var told = new Dictionary<string, object> { { "error", error.Message }, { "status", error.Constant } };
        if (error.Position >= 0)
        {
            told["position"] = error.Position;
            if (kind == "expressions")
            {
                told["caret"] = LibMoney.ExpressionCaret(vector.Text("expression"), error.Position);
            }
        }

        return told;
    }

    private static JObject Read(string line)
    {
        return JObject.Load(new JsonTextReader(new StringReader(line)) { DateParseHandling = DateParseHandling.None });
    }

    private static void Main()
    {
        var input = new StreamReader(Console.OpenStandardInput(), new UTF8Encoding(false));
        var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false));
        for (string line = input.ReadLine(); line != null; line = input.ReadLine())
        {
            object told;
            try
            {
                told = Answer(Read(line));
            }
            catch (Exception error)
            {
                Console.Error.WriteLine(error);
                told = new { broken = error.ToString() };
            }

            output.WriteLine(Json.Text(told));
        }

        output.Flush();
    }
}
