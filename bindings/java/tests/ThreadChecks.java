import java.util.ArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import libmoney.Money;
import libmoney.Progress;
import libmoney.Rates;
import libmoney.RatesBuilder;
import libmoney.Wallet;

/** Threads: shared rate tables, wallets that two threads want, the collector beside running calls, virtual threads. */
final class ThreadChecks {
    private static final Money EURO = Money.parse("1.00 EUR");
    private static final int THREADS = 4;

    private ThreadChecks() {}

    static void run(Checks checks) throws Exception {
        shared(checks);
        conflicts(checks);
        collector(checks);
        virtual(checks);
        smallStacks(checks);
    }

    private static Rates rates() {
        RatesBuilder builder = new RatesBuilder();
        builder.add("EUR", "USD", "1.1172", null);
        return builder.build();
    }

    private static void together(int count, Checks.Body body) throws Exception {
        var failure = new AtomicReference<Throwable>();
        var threads = new ArrayList<Thread>();
        for (int index = 0; index < count; index += 1) {
            Thread thread = new Thread(() -> {
                Throwable error = Checks.thrown(body);
                if (error != null) failure.set(error);
            });
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) thread.join();
        if (failure.get() != null) throw new IllegalStateException(failure.get());
    }

    private static void shared(Checks checks) throws Exception {
        checks.at("a shared rate table");
        var right = new AtomicInteger();
        try (Rates rates = rates()) {
            together(THREADS, () -> {
                for (int turn = 0; turn < 5000; turn += 1) {
                    if (rates.convert(EURO, "USD").toString().equals("1.12 USD")) right.incrementAndGet();
                }
            });
        }
        checks.same(right.get(), THREADS * 5000, "every conversion");
    }

    /** Threads that share one wallet without a lock never corrupt it: each call succeeds or is rejected. */
    private static void conflicts(Checks checks) throws Exception {
        checks.at("one wallet for all threads");
        for (int turn = 0; turn < 20; turn += 1) {
            Wallet wallet = new Wallet();
            var added = new AtomicInteger();
            var isClosing = turn % 2 == 1;
            together(THREADS, () -> {
                for (int step = 0; step < 500; step += 1) {
                    try {
                        wallet.add(EURO);
                        added.incrementAndGet();
                        wallet.sum("EUR");
                        if (isClosing && step == 250) wallet.close();
                    } catch (IllegalStateException refused) {
                        Thread.onSpinWait();
                    }
                }
            });
            if (isClosing) checks.same(wallet.isClosed(), true, "closed");
            else checks.same(wallet.count(null), (long) added.get(), "the entries");
            wallet.close();
        }
    }

    /** Unreferenced objects are collected while calls run on them. */
    private static void collector(Checks checks) throws Exception {
        checks.at("the collector");
        var right = new AtomicInteger();
        together(THREADS, () -> {
            for (int turn = 0; turn < 2000; turn += 1) {
                Wallet wallet = new Wallet();
                for (int entry = 0; entry < 5; entry += 1) wallet.add(EURO);
                if (turn % 200 == 0) System.gc();
                if (wallet.sum("EUR").toString().equals("5.00 EUR")) right.incrementAndGet();
            }
        });
        checks.same(right.get(), THREADS * 2000, "sums of wallets that go");
    }

    private static void virtual(Checks checks) throws Exception {
        checks.at("virtual threads");
        var right = new AtomicInteger();
        try (Rates rates = rates(); var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int index = 0; index < 10_000; index += 1) {
                threads.submit(() -> {
                    try (Wallet wallet = new Wallet()) {
                        wallet.add(EURO);
                        Thread.yield();
                        wallet.add(rates.convert(EURO, "USD"));
                        if (wallet.count(null) == 2) right.incrementAndGet();
                    }
                });
            }
        }
        checks.same(right.get(), 10_000, "wallets of virtual threads");
        var refused = new AtomicReference<Throwable>();
        Thread.ofVirtual().start(() -> refused.set(Checks.thrown(() -> Progress.watch((done, total) -> true)))).join();
        checks.check(refused.get() instanceof IllegalStateException, "a watch is refused", refused.get());
    }

    /** The smallest stack that the virtual machine allows. */
    private static void smallStacks(Checks checks) throws Exception {
        checks.at("a small stack");
        var failure = new AtomicReference<Throwable>();
        Thread thread = new Thread(null, () -> failure.set(Checks.thrown(() -> {
            try (Rates rates = rates(); Wallet wallet = new Wallet()) {
                wallet.add(rates.convert(EURO, "USD"));
                wallet.toJson();
                libmoney.Expression.evaluate("1 EUR + (2 EUR * 3)");
            }
        })), "small", 64 * 1024);
        thread.start();
        thread.join();
        checks.same(failure.get(), null, "a failure");
    }
}
