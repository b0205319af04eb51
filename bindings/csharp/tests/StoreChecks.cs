using System;
using System.IO;
using System.Linq;
using Libmoney;

/// <summary>Stores in files.</summary>
internal static class StoreChecks
{
    internal static void Run(Checks checks)
    {
        checks.At("stores");
        string folder = Path.Combine(Path.GetTempPath(), "libmoney-" + Guid.NewGuid().ToString("N"));
        Directory.CreateDirectory(folder);
        try
        {
            Kept(checks, Path.Combine(folder, "money.db"));
            string other = Path.Combine(folder, "other.db");
            File.WriteAllText(other, "this is no store, and longer than a header of SQLite is, so that it reads it all");
            var error = Checks.Thrown(() => Store.Open(other)) as MoneyException;
            checks.Check(error != null && error.Status == Status.NotAStore, "a file of another program", error);
        }
        finally
        {
            Directory.Delete(folder, true);
        }
    }

    private static void Kept(Checks checks, string path)
    {
        using (Store store = Store.Open(path))
        {
            int changes = 0;
            store.Changed += revision => changes += 1;
            store.WalletAdd("default", Money.Parse("12.50 EUR"));
            store.Begin();
            store.WalletAdd("default", Money.Parse("1.00 EUR"));
            store.Rollback();
            store.Begin();
            store.WalletAdd("default", Money.Parse("2.30 EUR"));
            store.Commit();
            checks.Check(changes > 0, "changes are reported", changes);
            checks.Refused<MoneyException>(() => Store.Open(path + "/none"), "a path");
            // A second writer loses nothing.
            using (Store second = Store.Open(path))
            {
                second.WalletAdd("default", Money.Parse("0.20 EUR"));
            }

            checks.Same(store.WalletSum("default", "EUR").ToString(), "15.00 EUR", "the sum of two writers");
            Pages(checks, store);
            store.Close();
            checks.Refused<MoneyException>(() => store.WalletSum("default", "EUR"), "after the file is closed");
        }

        using (Store again = Store.Open(path))
        {
            checks.Same(again.WalletSum("default", "EUR").ToString(), "15.00 EUR", "the sum in the file");
        }
    }
    private static void Pages(Checks checks, Store store)
    {
        using (Wallet wallet = new Wallet())
        {
            for (int index = 0; index < 600; index += 1)
            {
                wallet.Add(Money.Parse("1.00 EUR"));
            }

            store.WalletSave("many", wallet);
        }

        var all = store.WalletEntries("many", null, 0, int.MaxValue).Select(one => (int)one.Id);
        checks.Check(all.SequenceEqual(Enumerable.Range(1, 600).Reverse()), "all entries", string.Join(" ", all));
        var page = store.WalletEntries("many", "EUR", 301, 2).Select(one => one.Id);
        checks.Same(string.Join(" ", page), "300 299", "a page");
        checks.Same(store.WalletEntries("many", "USD", 0, 2).Count.ToString(), "0", "a page without entries");
    }
}
