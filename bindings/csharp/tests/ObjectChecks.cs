using System;
using System.Collections.Generic;
using System.Linq;
using Libmoney;

/// <summary>Objects: disposal, listeners that throw, texts that do not fit, days with a time.</summary>
internal static class ObjectChecks
{
    private static readonly Money Euro = Money.Parse("1.00 EUR");

    internal static void Run(Checks checks)
    {
        Disposal(checks);
        Loops(checks);
        Listeners(checks);
        Transfers(checks);
        Calculators(checks);
        Texts(checks);
    }

    private static void Disposal(Checks checks)
    {
        checks.At("disposal");
        var wallet = new Wallet();
        wallet.Add(Euro);
        wallet.Dispose();
        wallet.Dispose();
        checks.Same(wallet.IsDisposed, true, "disposed of");
        checks.Refused<ObjectDisposedException>(() => wallet.Add(Euro), "a change");
        checks.Refused<ObjectDisposedException>(() => wallet.Sum("EUR"), "a look");
        var leg = new TransferLeg { Source = wallet, Amount = Euro };
        checks.Refused<ObjectDisposedException>(() => LibMoney.WalletTransfer(new[] { leg }), "a leg of it");
        var open = new Wallet();
        open.Add(Euro);
        open.Add(Euro);
        var back = new TransferLeg { Source = open, Target = open, Amount = Euro };
        Exception same = Checks.Thrown(() => LibMoney.WalletTransfer(new[] { back }));
        checks.Check(same == null || same is MoneyException, "a transfer to the same wallet", same);
        checks.Same(open.Sum("EUR").ToString(), "2.00 EUR", "and nothing is lost");
        checks.Refused<MoneyException>(() => LibMoney.WalletTransfer(new[] { new TransferLeg() }), "an empty leg");
        checks.Refused<ArgumentException>(() => LibMoney.WalletTransfer(new TransferLeg[] { null }), "no leg");
        checks.Refused<MoneyException>(() => open.Add(default(Money)), "no amount");
        var late = new WalletNote { Date = new DateTime(2024, 1, 1, 12, 0, 0) };
        checks.Refused<ArgumentException>(() => open.Add(Euro, late), "a day with a time");
        open.Dispose();
    }

    private static void Loops(Checks checks)
    {
        checks.At("loops");
        var wallet = new Wallet { Euro, Money.Parse("2.00 USD") };
        checks.Same(string.Join(", ", wallet.Select(one => one.Amount)), "1.00 EUR, 2.00 USD", "the entries");
        foreach (WalletEntry entry in wallet)
        {
            wallet.Remove(entry.Id);
        }

        checks.Same(wallet.Any(), false, "a loop may change the wallet");
        var bag = new Bag { Euro, Euro, Money.Parse("3 JPY") };
        checks.Same(string.Join(", ", bag), "2.00 EUR, 3 JPY", "the amounts of a bag");
        var catalogue = new Catalogue("EUR") { new Product { Sku = "a", Name = "A", Price = Euro } };
        checks.Same(catalogue.Single().Sku, "a", "the products");
    }

    private static void Listeners(Checks checks)
    {
        checks.At("listeners");
        var wallet = new Wallet();
        var heard = new List<ulong>();
        Action<ulong> hears = heard.Add;
        wallet.Changed += hears;
        wallet.Add(Euro);
        Checks.Thrown(() => wallet.Remove(99));
        wallet.Add(Euro);
        checks.Same(heard.Count, 2, "changes, and no failures, are reported");
        wallet.Changed -= hears;
        Action<ulong> throws = revision => { throw new FormatException("thrown by a listener"); };
        wallet.Changed += throws;
        for (int turn = 0; turn < 100; turn += 1)
        {
            Exception error = Checks.Thrown(() => wallet.Add(Euro));
            checks.Check(error is FormatException && error.Message == "thrown by a listener", "its exception", error);
        }

        checks.Same(wallet.Sum("EUR").ToString(), "102.00 EUR", "the changes stay");
        wallet.Changed -= throws;

        // A listener may change the wallet; it is notified of that change after the outer one has been delivered.
        int depth = 0;
        Action<ulong> adds = revision =>
        {
            depth += 1;
            if (depth < 5)
            {
                wallet.Add(Euro);
            }
        };
        wallet.Changed += adds;
        wallet.Add(Euro);
        checks.Same(wallet.Sum("EUR").ToString(), "107.00 EUR", "changes by a listener");
        wallet.Changed -= adds;
        wallet.Changed += revision => wallet.Dispose();
        wallet.Add(Euro);
        checks.Same(wallet.IsDisposed, true, "a listener disposes of the wallet");
    }

    private static void Transfers(Checks checks)
    {
        checks.At("transfers");
        var source = new Wallet();
        var target = new Wallet();
        source.Add(Euro);
        var told = new List<string>();
        Action<ulong> tells = revision => told.Add("source");
        source.Changed += tells;
        target.Changed += revision => told.Add("target");
        LibMoney.WalletTransfer(new[] { new TransferLeg { Source = source, Target = target, Amount = Euro } });
        told.Sort(string.CompareOrdinal);
        checks.Same(string.Join(" ", told), "source target", "a transfer notifies both");
        source.Changed -= tells;
        source.Add(Euro);
        checks.Same(told.Count, 2, "a removed listener is not called");
    }

    private static void Calculators(Checks checks)
    {
        checks.At("calculators");
        var calculator = new Calculator();
        var shown = new List<string>();
        var alerts = new List<CalculatorAlert>();
        Action<string> shows = shown.Add;
        calculator.Displayed += shows;
        calculator.Alerted += alerts.Add;
        calculator.PressKeys("12 ÷ 0 =");
        checks.Check(alerts.Count > 0 && alerts[0] != CalculatorAlert.None, "an alert is reported", alerts.Count);
        calculator.Press(CalculatorKey.Clear);
        calculator.PressKeys("7");
        checks.Check(shown.Contains("7"), "the display is reported", string.Join(" ", shown));
        calculator.Displayed -= shows;
        calculator.PressKeys("8");
        checks.Check(!shown.Contains("78"), "and no more", string.Join(" ", shown));
    }

    private static void Texts(Checks checks)
    {
        checks.At("texts");
        var wallet = new Wallet();
        var note = new WalletNote { Label = new string('x', 79) };
        var longer = new WalletNote { Label = new string('x', 80) };
        checks.Refused<MoneyException>(() => wallet.Add(Euro, longer), "a long label");
        var product = new Product { Sku = new string('x', 200), Price = Euro };
        checks.Refused<ArgumentException>(() => new Catalogue("EUR").Add(product), "a long name");
        wallet.Add(Euro, note);
        wallet.Add(Euro, new WalletNote { Label = "für Ännchen 日本 🎈" });
        checks.Same(wallet.Entries(null)[1].Label, "für Ännchen 日本 🎈", "a label");
        checks.Refused<MoneyException>(() => Wallet.FromJson("{"), "half a document");
        checks.Same(Wallet.FromJson(wallet.ToJson()).ToJson(), wallet.ToJson(), "a document and back");
        var calculator = new Calculator();
        calculator.PressKeys(string.Concat(Enumerable.Repeat("1 + ", 90)) + "1");
        checks.Check(calculator.Display().Length > 0, "a display longer than the first room", calculator.Display());
        for (int row = 0; row < 1000; row += 1)
        {
            wallet.Add(Euro);
        }

        checks.Same(wallet.Entries("EUR").Count, 1002, "rows of several pages");
    }
}
