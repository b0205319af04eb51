using System;
using System.IO;
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
            store.Close();
            checks.Refused<MoneyException>(() => store.WalletSum("default", "EUR"), "after the file is closed");
        }

        using (Store again = Store.Open(path))
        {
            checks.Same(again.WalletSum("default", "EUR").ToString(), "15.00 EUR", "the sum in the file");
        }
    }
}
