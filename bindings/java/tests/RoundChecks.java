import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import libmoney.Money;
import libmoney.Wallet;

/** Rounds that must leave nothing behind. */
final class RoundChecks {
    /** The parts in which growth is measured, after one to warm up; an odd number, so that one is in the middle. */
    private static final int PARTS = 5;

    private static final Money EURO = Money.parse("1.00 EUR");
    private static final Money YEN = Money.parse("100 JPY");

    private RoundChecks() {}

    /** Kilobytes of the process, without those of Java's heap, which the collector manages. */
    private static long nativeKilobytes() throws IOException {
        long pages = Long.parseLong(Files.readString(Path.of("/proc/self/statm")).split(" ")[1]);
        return pages * 4;
    }

    private static void once(int turn) {
        try (Wallet wallet = new Wallet()) {
            wallet.add(EURO);
            wallet.onChange(revision -> {});
            wallet.add(YEN);
            if (turn % 16 == 0) Checks.thrown(() -> wallet.total("JPY"));
            if (turn % 64 == 0) wallet.toJson();
        }
    }

    static void run(Checks checks, int rounds) throws IOException {
        checks.at("rounds");
        int part = Math.max(1, rounds / (PARTS + 1));
        long[] held = new long[PARTS + 1];
        for (int index = 0; index <= PARTS; index += 1) {
            for (int turn = 0; turn < part; turn += 1) once(turn);
            System.gc();
            held[index] = nativeKilobytes();
        }
        long[] grown = new long[PARTS];
        for (int index = 0; index < PARTS; index += 1) grown[index] = held[index + 1] - held[index];
        Arrays.sort(grown);
        // A leak grows in every part, so the middle part is the one that counts.
        long least = Math.max(256, 9L * part / 1024);
        checks.check(grown[PARTS / 2] < least, "a round leaves less than nine bytes behind", Arrays.toString(grown));
    }
}
