using System;
using System.IO;
using Libmoney;

/// <summary>A wallet's statement at the rates of the European Central Bank, a transfer, a hold, an exchange:
/// <c>WalletDemo.exe share/ecb/eurofxref-hist.csv</c>.</summary>
internal static class WalletDemo
{
    private static readonly DateTime Day = new DateTime(2024, 3, 1);

    private static void Show(Wallet wallet, Rates rates)
    {
        WalletStatement statement = wallet.Statement("EUR", rates, new ConvertOptions { Date = Day });
        long sections = statement.SectionCount();
        for (long section = 0; section < sections; section += 1)
        {
            Console.WriteLine(section + 1 == sections ? "All" : statement.SectionAt(section));
            foreach (WalletStatementRow row in statement.Rows(section))
            {
                string mark = row.Kind == StatementRowKind.Amount ? " " : "=";
                string label = row.Label.Length == 0 ? string.Empty : "  " + row.Label;
                Console.WriteLine($"  {mark} {row.Text,16}{label}");
            }
        }
    }

    private static void Main(string[] words)
    {
        string file = words.Length > 0 ? words[0] : "share/ecb/eurofxref-hist.csv";
        Rates rates = Rates.FromEcbCsv(File.ReadAllText(file));
        var wallet = new Wallet();
        var savings = new Wallet();
        wallet.Changed += revision => Console.WriteLine("wallet: change " + revision);
        wallet.Add(Money.Parse("250.00 EUR"), new WalletNote { Label = "salary", Date = Day });
        wallet.Add(Money.Parse("80.00 USD"), new WalletNote { Label = "from Ann" });
        wallet.Add(Money.Parse("12000 JPY"));
        wallet.Add(Money.Parse("-19.90 EUR"), new WalletNote { Label = "books", Date = new DateTime(2024, 3, 5) });

        // A hotel places a hold; held amounts cannot be spent.
        ulong hold = wallet.Hold(Money.Parse("200.00 EUR"), new WalletNote { Label = "hotel" });
        try
        {
            var leg = new TransferLeg { Source = wallet, Target = savings, Amount = Money.Parse("100.00 EUR") };
            LibMoney.WalletTransfer(new[] { leg });
        }
        catch (MoneyException error) when (error.Status == Status.Insufficient)
        {
            Console.WriteLine(error.Message);
        }

        wallet.Commit(hold);

        // A transfer is atomic; a fee is a leg of its own.
        var legs = new[]
        {
            new TransferLeg { Source = wallet, Target = savings, Amount = Money.Parse("20.00 EUR") },
            new TransferLeg { Source = wallet, Amount = Money.Parse("0.50 EUR") },
        };
        LibMoney.WalletTransfer(legs, new WalletNote { Label = "savings" });
        var exchange = new ExchangeLeg { Give = Money.Parse("5000 JPY"), Receive = "EUR" };
        wallet.Exchange(new[] { exchange }, rates, new ConvertOptions { Date = Day });

        Show(wallet, rates);
        Wallet again = Wallet.FromJournal(wallet.ToJournal());
        Console.WriteLine("rebuilt from its journal: " + (again.ToJson() == wallet.ToJson()));
    }
}
