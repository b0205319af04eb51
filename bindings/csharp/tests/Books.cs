using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Libmoney;

/// <summary>Golden vectors of double-entry ledgers.</summary>
internal sealed class Books : IDisposable
{
    private Ledger ledger;

    private Books(string code)
    {
        ledger = new Ledger(code);
    }

    public void Dispose()
    {
        ledger.Dispose();
    }

    internal static object Answer(Vector vector)
    {
        using (var books = new Books(vector.Text("base")))
        {
            return vector.Answers(books.Step);
        }
    }

    private static DateTime? Date(string text)
    {
        return text.Length == 0 ? null : LibMoney.DateParse(text);
    }

    private static string Number(ulong id)
    {
        return id.ToString(CultureInfo.InvariantCulture);
    }

    private static string Line(LedgerStatementRow row)
    {
        string date = LibMoney.DateFormat(row.Date);
        return string.Join(" ", Number(row.Transaction), date, row.Amount.ToString(), row.Balance.ToString(), row.Description);
    }

    private string Step(List<string> words)
    {
        switch (words[0])
        {
            case "account":
                ledger.AddAccount(words[1], Vector.Word<AccountKind>(words[2]), words.ElementAtOrDefault(3));
                return "ok";
            case "post":
                return Number(ledger.Post(Date(words[1]), words[2], Postings(words.Skip(3).ToList())));
            case "reverse":
                return Number(ledger.Reverse(ulong.Parse(words[1], CultureInfo.InvariantCulture), Date(words[2])));
            case "close":
                return Number(ledger.ClosePeriod(Date(words[1]), words.ElementAtOrDefault(2)));
            case "revalue":
                return Revalue(words);
            case "balance":
                return ledger.Balance(words[1], words[2], Date(words[3]), true).ToString();
            case "statement":
                return string.Join("\n", ledger.Statement(words[1], words[2], Date(words[3]), Date(words[4])).Select(Line));
            case "report":
                return Report(words);
            case "json":
                string text = ledger.ToJson();
                Read(text);
                return text;
            case "read":
                Read(words[1]);
                return "ok";
            default:
                throw new ArgumentException("no step is called " + words[0]);
        }
    }

    private static List<Posting> Postings(List<string> words)
    {
        var pairs = Enumerable.Range(0, words.Count / 2);
        return pairs.Select(at => new Posting { Account = words[2 * at], Amount = Money.Parse(words[(2 * at) + 1]) }).ToList();
    }

    private string Revalue(List<string> words)
    {
        using (Rates rates = Vector.RatesOf(words, 3))
        {
            return Number(ledger.Revalue(Date(words[1]), null, words[2], rates));
        }
    }

    private string Report(List<string> words)
    {
        var kind = Vector.Word<LedgerReportKind>(words[1]);
        using (LedgerReport report = ledger.Report(kind, Date(words[2]), Date(words[3])))
        {
            return report.ToJson();
        }
    }

    private void Read(string text)
    {
        Ledger read = Ledger.FromJson(text);
        ledger.Dispose();
        ledger = read;
    }
}
