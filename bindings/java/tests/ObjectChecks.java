import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import libmoney.CalculatorAlert;
import libmoney.Calculator;
import libmoney.Catalogue;
import libmoney.CalculatorKey;
import libmoney.LibMoney;
import libmoney.Money;
import libmoney.MoneyException;
import libmoney.Product;
import libmoney.Progress;
import libmoney.Rates;
import libmoney.Status;
import libmoney.TransferLeg;
import libmoney.Wallet;
import libmoney.WalletNote;

/** Objects: closing, listeners that throw, progress, texts that do not fit. */
final class ObjectChecks {
    private static final Money EURO = Money.parse("1.00 EUR");

    private ObjectChecks() {}

    static void run(Checks checks) throws Exception {
        closing(checks);
        listeners(checks);
        calculators(checks);
        texts(checks);
        progress(checks);
        watchesThatClose(checks);
    }

    private static void closing(Checks checks) {
        checks.at("closing");
        Wallet wallet = new Wallet();
        wallet.add(EURO);
        wallet.close();
        wallet.close();
        checks.same(wallet.isClosed(), true, "closed");
        checks.refused(IllegalStateException.class, () -> wallet.add(EURO), "a change of a closed wallet");
        checks.refused(IllegalStateException.class, () -> wallet.sum("EUR"), "reading a closed wallet");
        var leg = new TransferLeg().source(wallet).amount(EURO);
        checks.refused(IllegalStateException.class, () -> LibMoney.walletTransfer(List.of(leg)), "a leg of it");
        Wallet open = new Wallet();
        open.add(EURO);
        open.add(EURO);
        var back = new TransferLeg().source(open).target(open).amount(EURO);
        Throwable same = Checks.thrown(() -> LibMoney.walletTransfer(List.of(back)));
        checks.check(same == null || same instanceof MoneyException, "a transfer to the same wallet", same);
        checks.same(open.sum("EUR").toString(), "2.00 EUR", "and nothing is lost");
        var nothing = new TransferLeg();
        checks.refused(MoneyException.class, () -> LibMoney.walletTransfer(List.of(nothing)), "an empty leg");
        checks.refused(NullPointerException.class, () -> open.add((Money) null), "no amount");
        open.close();
    }

    private static void listeners(Checks checks) {
        checks.at("listeners");
        Wallet wallet = new Wallet();
        var heard = new ArrayList<Long>();
        wallet.onChange(heard::add);
        wallet.add(EURO);
        Checks.thrown(() -> wallet.remove(99));
        wallet.add(EURO);
        checks.same(heard.size(), 2, "changes, and no failures, are reported");
        wallet.onChange(revision -> {
            throw new IllegalArgumentException("thrown by a listener");
        });
        for (int turn = 0; turn < 100; turn += 1) {
            Throwable error = Checks.thrown(() -> wallet.add(EURO));
            checks.check(error != null && "thrown by a listener".equals(error.getMessage()), "its exception", error);
        }
        checks.same(wallet.sum("EUR").toString(), "102.00 EUR", "the changes stay");
        // A listener may change the wallet; it is notified of that change after the outer one has been delivered.
        int[] depth = {0};
        wallet.onChange(revision -> {
            depth[0] += 1;
            if (depth[0] < 5) wallet.add(EURO);
        });
        wallet.add(EURO);
        checks.same(wallet.sum("EUR").toString(), "107.00 EUR", "changes by a listener");
        wallet.onChange(revision -> wallet.close());
        wallet.add(EURO);
        checks.same(wallet.isClosed(), true, "a listener closes the wallet");

        Wallet source = new Wallet();
        Wallet target = new Wallet();
        source.add(EURO);
        var told = new ArrayList<String>();
        source.onChange(revision -> told.add("source"));
        target.onChange(revision -> told.add("target"));
        LibMoney.walletTransfer(List.of(new TransferLeg().source(source).target(target).amount(EURO)));
        told.sort(null);
        checks.same(told.toString(), "[source, target]", "a transfer notifies both");
        source.onChange(null);
        source.add(EURO);
        checks.same(told.size(), 2, "a removed listener is not called");
    }

    private static void calculators(Checks checks) {
        checks.at("calculators");
        Calculator calculator = new Calculator();
        var shown = new ArrayList<String>();
        var alerts = new ArrayList<CalculatorAlert>();
        calculator.onDisplay(shown::add);
        calculator.onAlert(alerts::add);
        calculator.pressKeys("12 ÷ 0 =");
        checks.check(!alerts.isEmpty() && alerts.get(0) != CalculatorAlert.NONE, "an alert is reported", alerts);
        calculator.press(CalculatorKey.CLEAR);
        calculator.pressKeys("7");
        checks.check(shown.contains("7"), "the display is reported", shown);
        calculator.onDisplay(null);
        calculator.pressKeys("8");
        checks.check(!shown.contains("78"), "and no more", shown);
    }

    private static void texts(Checks checks) {
        checks.at("texts");
        Wallet wallet = new Wallet();
        var note = new WalletNote().label("x".repeat(79));
        checks.refused(MoneyException.class, () -> wallet.add(EURO, new WalletNote().label("x".repeat(80))), "a long label");
        var product = new Product().sku("x".repeat(200)).price(EURO);
        checks.refused(IllegalArgumentException.class, () -> new Catalogue("EUR").add(product), "a long name");
        wallet.add(EURO, note);
        wallet.add(EURO, new WalletNote().label("für Ännchen 日本 🎈"));
        checks.same(wallet.entries(null).get(1).label(), "für Ännchen 日本 🎈", "a label");
        checks.refused(MoneyException.class, () -> Wallet.fromJson("{"), "half a document");
        checks.same(Wallet.fromJson(wallet.toJson()).toJson(), wallet.toJson(), "a document and back");
        Calculator calculator = new Calculator();
        calculator.pressKeys("1 + ".repeat(90) + "1");
        checks.same(calculator.display().isEmpty(), false, "a display longer than the first room");
        for (int row = 0; row < 1000; row += 1) wallet.add(EURO);
        checks.same(wallet.entries("EUR").size(), 1002, "rows of several pages");
    }

    private static void progress(Checks checks) throws IOException {
        checks.at("progress");
        String history = Files.readString(Path.of("share/ecb/eurofxref-hist.csv"));
        long[] calls = {0, 0};
        try (var watch = Progress.watch((done, total) -> {
            calls[0] += 1;
            calls[1] = total;
            return true;
        })) {
            Rates.fromEcbCsv(history).close();
        }
        checks.check(calls[0] > 2 && calls[1] == history.length(), "progress is reported", calls[0] + " of " + calls[1]);
        try (var watch = Progress.watch((done, total) -> false)) {
            Throwable error = Checks.thrown(() -> Rates.fromEcbCsv(history));
            boolean isCancelled = error instanceof MoneyException one && one.status() == Status.CANCELLED;
            checks.check(isCancelled, "false cancels", error);
        }
        try (var watch = Progress.watch((done, total) -> {
            throw new IllegalArgumentException("thrown in the middle");
        })) {
            for (int turn = 0; turn < 3; turn += 1) {
                Throwable error = Checks.thrown(() -> Rates.fromEcbCsv(history));
                checks.check(error != null && "thrown in the middle".equals(error.getMessage()), "its exception", error);
            }
        }
        try (Rates rates = Rates.fromEcbCsv(history)) {
            checks.check(rates.info().currencyCount() > 30, "afterwards", rates.info());
        }
        Money[] inside = {null};
        try (Rates rates = Rates.fromEcbCsv(history); var watch = Progress.watch((done, total) -> {
            inside[0] = rates.convert(EURO, "USD");
            return true;
        })) {
            Rates.fromEcbCsv(history).close();
        }
        checks.check(inside[0] != null, "a listener reads an object", inside[0]);
    }

    /** Watches that are closed while their listener is running, and in any order. */
    private static void watchesThatClose(Checks checks) throws IOException {
        checks.at("watches that close");
        String history = Files.readString(Path.of("share/ecb/eurofxref-hist.csv"));
        Progress[] own = {null, null};
        int[] told = {0, 0};
        own[0] = Progress.watch((done, total) -> {
            own[0].close();
            return false;
        });
        for (int turn = 0; turn < 3; turn += 1) {
            checks.refused(IllegalStateException.class, () -> Rates.fromEcbCsv(history), "a listener that closes its watch");
        }
        own[0].close();
        own[0].close();
        Rates.fromEcbCsv(history).close();

        // The listener of an inner watch closes the outer one, which therefore does not become active again.
        own[0] = Progress.watch((done, total) -> ++told[0] > 0);
        try (var inner = Progress.watch((done, total) -> {
            own[0].close();
            return true;
        })) {
            Rates.fromEcbCsv(history).close();
        }
        Rates.fromEcbCsv(history).close();
        checks.same(told[0], 0, "reports to a closed watch");

        own[0] = Progress.watch((done, total) -> ++told[0] > 0);
        own[1] = Progress.watch((done, total) -> ++told[1] > 0);
        own[0].close();
        Rates.fromEcbCsv(history).close();
        checks.check(told[0] == 0 && told[1] > 0, "the inner watch is active", told[1]);
        own[1].close();
        int heard = told[1];
        Rates.fromEcbCsv(history).close();
        checks.check(told[0] == 0 && told[1] == heard, "no watch is active after the last one", told[1]);
    }
}
