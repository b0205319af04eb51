import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.LongStream;
import libmoney.Money;
import libmoney.MoneyException;
import libmoney.Status;
import libmoney.Store;
import libmoney.Wallet;
import libmoney.WalletEntry;

/** Stores in files. */
final class StoreChecks {
    private StoreChecks() {}

    static void run(Checks checks) throws Exception {
        checks.at("stores");
        Path folder = Files.createTempDirectory("libmoney-");
        try {
            kept(checks, folder.resolve("money.db").toString());
            refused(checks, folder);
        } finally {
            try (var files = Files.walk(folder)) {
                for (Path path : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(path);
            }
        }
    }

    private static void kept(Checks checks, String path) {
        try (Store store = Store.open(path)) {
            int[] changes = {0};
            store.onChange(revision -> changes[0] += 1);
            store.walletAdd("default", Money.parse("12.50 EUR"), null);
            store.begin();
            store.walletAdd("default", Money.parse("1.00 EUR"), null);
            store.rollback();
            store.begin();
            store.walletAdd("default", Money.parse("2.30 EUR"), null);
            store.commit();
            checks.check(changes[0] > 0, "changes are reported", changes[0]);
            checks.refused(MoneyException.class, () -> Store.open(path + "/none"), "a path");
            // A second writer loses nothing.
            try (Store second = Store.open(path)) {
                second.walletAdd("default", Money.parse("0.20 EUR"), null);
            }
            checks.same(store.walletSum("default", "EUR").toString(), "15.00 EUR", "the sum of two writers");
            pages(checks, store);
            store.closeFile();
            checks.refused(MoneyException.class, () -> store.walletSum("default", "EUR"), "after the file is closed");
        }
        try (Store again = Store.open(path)) {
            checks.same(again.walletSum("default", "EUR").toString(), "15.00 EUR", "the sum in the file");
        }
    }

    private static void pages(Checks checks, Store store) {
        try (Wallet wallet = new Wallet()) {
            for (int index = 0; index < 600; index += 1) wallet.add(Money.parse("1.00 EUR"));
            store.walletSave("many", wallet);
        }
        var all = store.walletEntries("many", null, 0, Integer.MAX_VALUE).stream().map(WalletEntry::id).toList();
        checks.check(all.equals(LongStream.iterate(600, id -> id - 1).limit(600).boxed().toList()), "all entries", all);
        var page = store.walletEntries("many", "EUR", 301, 2).stream().map(WalletEntry::id).toList();
        checks.same(page.toString(), "[300, 299]", "a page");
        checks.same(store.walletEntries("many", "USD", 0, 2).toString(), "[]", "a page without entries");
    }

    private static void refused(Checks checks, Path folder) throws Exception {
        Path other = folder.resolve("other.db");
        Files.writeString(other, "this is no store, and longer than a header of SQLite is, so that it reads it all");
        Throwable error = Checks.thrown(() -> Store.open(other.toString()));
        boolean isTold = error instanceof MoneyException one && one.status() == Status.NOT_A_STORE;
        checks.check(isTold, "a file of another program", error);
    }
}
