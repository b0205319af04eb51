import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.LongSupplier;
import libmoney.Amounts;
import libmoney.ColumnSettings;
import libmoney.LibMoney;
import libmoney.Money;
import libmoney.RatesBuilder;

/**
 * Measures the sum of two amounts against BigDecimal's, a call of the library, and the conversion of a row of a column,
 * in nanoseconds (the minimum of several rounds). Usage: {@code java Bench C_ROW}, where C_ROW is the time of a row in C
 * from the same run.
 */
public final class Bench {
    private static final int TURNS = 9;
    private static final int SUMS = 4_000_000;
    private static final int ROWS = 1_000_000;

    private static int passed;
    private static int failed;
    private static long kept;

    private Bench() {}

    private static double least(int steps, LongSupplier body) {
        double best = Double.MAX_VALUE;
        for (int turn = 0; turn < TURNS; turn += 1) {
            long start = System.nanoTime();
            kept += body.getAsLong();
            best = Math.min(best, (double) (System.nanoTime() - start) / steps);
        }
        return best;
    }

    private static void report(String name, double taken, String peer, double limit) {
        boolean isReached = taken <= limit;
        if (isReached) passed += 1;
        else failed += 1;
        System.out.printf("Java: %s %.1f ns, %s, at most %.1f%s%n", name, taken, peer, limit, isReached ? "" : ": missed");
    }

    private static void sums(String name, Money[] amounts, BigDecimal[] decimals, double most) {
        double ours = least(SUMS, () -> {
            long sum = 0;
            for (int turn = 0; turn < SUMS; turn += 1) {
                sum += amounts[turn & 1023].plus(amounts[turn + 1 & 1023]).sign();
            }
            return sum;
        });
        double theirs = least(SUMS, () -> {
            long sum = 0;
            for (int turn = 0; turn < SUMS; turn += 1) {
                sum += decimals[turn & 1023].add(decimals[turn + 1 & 1023]).signum();
            }
            return sum;
        });
        report(name, ours, String.format("BigDecimal %.1f", theirs), most * theirs);
    }

    public static void main(String[] words) {
        Money[] amounts = new Money[1024];
        BigDecimal[] decimals = new BigDecimal[1024];
        for (int index = 0; index < amounts.length; index += 1) {
            decimals[index] = new BigDecimal(BigInteger.valueOf(index * 7919L % 10_000_000), 2);
            amounts[index] = Money.of(decimals[index], "EUR");
        }
        sums("a sum", amounts, decimals, 2);
        Money[] mixed = new Money[amounts.length];
        BigDecimal[] mixedDecimals = new BigDecimal[amounts.length];
        for (int index = 0; index < mixed.length; index += 1) {
            mixedDecimals[index] = new BigDecimal(BigInteger.valueOf(index * 7919L % 10_000_000), index * 31 % 7);
            mixed[index] = Money.of(mixedDecimals[index], "EUR");
        }
        sums("a sum of two scales", mixed, mixedDecimals, 1);
        double call = least(SUMS / 8, () -> {
            long sum = 0;
            for (int turn = 0; turn < SUMS / 8; turn += 1) {
                sum += LibMoney.add(amounts[turn & 1023], amounts[turn + 1 & 1023]).sign();
            }
            return sum;
        });
        report("a sum by a call of the library", call, "wanted 30", 30);

        double row = words.length > 0 ? Double.parseDouble(words[0]) : Double.MAX_VALUE / 2;
        long[] cents = new long[ROWS];
        for (int index = 0; index < ROWS; index += 1) cents[index] = index * 7919L % 10_000_000;
        Amounts column = Amounts.ofMinor(cents, "EUR");
        var settings = new ColumnSettings().into(Amounts.ofMinor(new long[ROWS], "USD"));
        var builder = new RatesBuilder();
        builder.add("EUR", "USD", "1.1172", null);
        var rates = builder.build();
        double taken = least(ROWS, () -> column.convert(rates, "USD", settings).value(ROWS / 2));
        report("a row of a column", taken, String.format("C %.1f", row), 2 * row);
        System.out.printf("%d passed, %d failed%s%n", passed, failed, kept == 0 ? " " : "");
    }
}
