using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Libmoney;

/// <summary>Golden vectors of accounts and of lots of foreign cash.</summary>
internal sealed class Accounts : IDisposable
{
    private Wallet wallet = new Wallet();

    private Accounts()
    {
    }

    public void Dispose()
    {
        wallet.Dispose();
    }

    internal static object Answer(Vector vector)
    {
        using (var account = new Accounts())
        {
            return vector.Answers(account.Step);
        }
    }

    private static DateTime? Date(string text)
    {
        return text.Length == 0 ? null : LibMoney.DateParse(text);
    }

    private static string Given(string text)
    {
        return text.Length == 0 ? null : text;
    }

    private static string Number(ulong id)
    {
        return id.ToString(CultureInfo.InvariantCulture);
    }

    private static ulong Id(string text)
    {
        return ulong.Parse(text, CultureInfo.InvariantCulture);
    }

    private static string Shown(Money amount)
    {
        return amount.IsDefault ? "unknown" : amount.ToString();
    }

    private static string Shown(DateTime? date)
    {
        return date == null ? "-" : LibMoney.DateFormat(date);
    }

    private static WalletNote Note(List<string> words)
    {
        return new WalletNote
        {
            Kind = Vector.Word<EntryKind>(Given(words[2]) ?? "unspecified"),
            Date = Date(words[3]),
            Effective = Date(words[4]),
            Label = Given(words[5]),
            Counterpart = Given(words[6]),
            ExternalId = Given(words[7]),
            Cost = words[8].Length == 0 ? (Money?)null : Money.Parse(words[8]),
        };
    }

    private static string Line(CashLot lot)
    {
        return string.Join(" ", "lot", Number(lot.Entry), Shown(lot.Opened), Shown(lot.Amount), Shown(lot.Cost));
    }

    private static string Line(CashDisposal paid)
    {
        string[] amounts = { Shown(paid.Amount), Shown(paid.Cost), Shown(paid.Proceeds), Shown(paid.Gain) };
        return string.Join(" ", "paid", Number(paid.Entry), Shown(paid.Date), string.Join(" ", amounts));
    }

    private string Step(List<string> words)
    {
        switch (words[0])
        {
            case "add":
                return Number(wallet.Add(Money.Parse(words[1]), Note(words)));
            case "hold":
                return Number(wallet.Hold(Money.Parse(words[1]), Note(words)));
            case "commit":
                return Number(wallet.Commit(Id(words[1])));
            case "release":
                wallet.Release(Id(words[1]));
                return "ok";
            case "find":
                WalletEntry entry = wallet.Find(words[1]);
                return Number(entry.Id) + " " + Shown(entry.Amount);
            case "balance":
                WalletBalance found = wallet.Balance(words[1], Date(words[2]));
                return string.Join(", ", new[] { found.Posted, found.Held, found.Pending, found.Available }.Select(one => Shown(one)));
            case "statement":
                using (AccountStatement statement = wallet.AccountStatement(words[1], Date(words[2]), Date(words[3])))
                {
                    return statement.ToJson();
                }

            case "lots":
                return Lots(words);
            case "json":
                return Json();
            default:
                throw new ArgumentException("no step is called " + words[0]);
        }
    }

    private string Lots(List<string> words)
    {
        var method = Vector.Word<CashLotMethod>(words[3]);
        using (Rates rates = words.Count < 7 ? null : Vector.RatesOf(words, 4))
        using (CashLots lots = wallet.CashLots(words[1], Given(words[2]), method, rates))
        {
            CashLotsInfo info = lots.Info();
            string now = rates == null ? "unknown" : Shown(lots.Unrealised(rates));
            var lines = new List<string> { string.Join(" ", Shown(info.Amount), Shown(info.Cost), Shown(info.Realised), now) };
            lines.AddRange(lots.Open().Select(lot => Line(lot)));
            lines.AddRange(lots.Disposals().Select(paid => Line(paid)));
            return string.Join("\n", lines);
        }
    }

    private string Json()
    {
        string text = wallet.ToJson();
        Wallet read = Wallet.FromJson(text);
        wallet.Dispose();
        wallet = read;
        return text;
    }
}
