import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * Measures one work of BigDecimal, on the same data as libmoney.c.
 *
 * <pre>
 * BigDecimals WORK HISTORY.csv       a work of libmoney.c
 * BigDecimals telco LENGTHS
 * </pre>
 *
 * Prints nanoseconds an operation and a check sum. Passes for WARM_UP are not counted: by then the loop is compiled.
 */
public final class BigDecimals {
    static final int COUNT = 65536;
    static final double WARM_UP = 1;
    static final double SECONDS_A_RUN = 0.3;

    /** The data of sample.h, from the same generator. */
    static final class Sample {
        long state = 1;

        long next() {
            state = state * 6364136223846793005L + 1442695040888963407L;
            return state >>> 33;
        }

        long digits(int most) {
            long limit = 100;
            for (long power = next() % (most - 1); power > 0; power--) limit *= 10;
            long high = next();
            long low = next();
            return Long.remainderUnsigned(high << 31 | low, limit) + 1;
        }

        long cents() {
            long cents = digits(12);
            return next() % 2 == 0 ? cents : -cents;
        }

        long rate() {
            return next() % 20000 + 5000;
        }

        int scale() {
            return (int) (next() % 7);
        }
    }

    static final BigDecimal[] amounts = new BigDecimal[COUNT];
    static final BigDecimal[] others = new BigDecimal[COUNT];
    static final BigDecimal[] factors = new BigDecimal[COUNT];
    static final BigDecimal[] results = new BigDecimal[COUNT];
    static final BigDecimal[] rates = new BigDecimal[COUNT];
    static final int[] places = new int[COUNT];
    static final long[] minors = new long[COUNT];
    static final String[] texts = new String[COUNT];
    static final String[] written = new String[COUNT];
    static final int[] orders = new int[COUNT];
    static final BigDecimal oneRate = BigDecimal.valueOf(10837, 4);
    static BigDecimal dollar;

    private BigDecimals() {}

    // Each work is a loop of its own, as it would be written: one loop with an operation as its argument would call it
    // through an interface.

    static void add() {
        for (int i = 0; i < COUNT; i++) results[i] = amounts[i].add(others[i]);
    }

    static void compare() {
        for (int i = 0; i < COUNT; i++) orders[i] = amounts[i].compareTo(others[i]);
    }

    static void multiply() {
        for (int i = 0; i < COUNT; i++) {
            results[i] = amounts[i].multiply(factors[i]).setScale(2, RoundingMode.HALF_EVEN);
        }
    }

    static void multiplyOne() {
        for (int i = 0; i < COUNT; i++) {
            results[i] = amounts[i].multiply(oneRate).setScale(2, RoundingMode.HALF_EVEN);
        }
    }

    static void divide() {
        for (int i = 0; i < COUNT; i++) results[i] = amounts[i].divide(factors[i], 2, RoundingMode.HALF_EVEN);
    }

    static void quantize() {
        for (int i = 0; i < COUNT; i++) results[i] = amounts[i].setScale(1, RoundingMode.HALF_EVEN);
    }

    static void negate() {
        for (int i = 0; i < COUNT; i++) results[i] = amounts[i].negate();
    }

    static void fromMinor() {
        for (int i = 0; i < COUNT; i++) results[i] = BigDecimal.valueOf(minors[i], 2);
    }

    static void parse() {
        for (int i = 0; i < COUNT; i++) results[i] = new BigDecimal(texts[i]);
    }

    static void cross() {
        for (int i = 0; i < COUNT; i++) {
            results[i] = amounts[i].multiply(rates[i]).divide(dollar, places[i], RoundingMode.HALF_EVEN);
        }
    }

    /** A BigDecimal keeps its text, so that each pass writes new ones. */
    static void format() {
        for (int i = 0; i < COUNT; i++) written[i] = BigDecimal.valueOf(minors[i], 2).toString();
    }

    static void running() {
        BigDecimal total = BigDecimal.valueOf(0, 2);
        for (int i = 0; i < COUNT; i++) total = total.add(amounts[i]);
        results[0] = total;
    }

    static final Map<String, Runnable> works = Map.ofEntries(
        Map.entry("add", BigDecimals::add),
        Map.entry("add-small", BigDecimals::add),
        Map.entry("add-mixed", BigDecimals::add),
        Map.entry("compare", BigDecimals::compare),
        Map.entry("compare-mixed", BigDecimals::compare),
        Map.entry("multiply", BigDecimals::multiply),
        Map.entry("multiply-one", BigDecimals::multiplyOne),
        Map.entry("divide", BigDecimals::divide),
        Map.entry("quantize", BigDecimals::quantize),
        Map.entry("negate", BigDecimals::negate),
        Map.entry("from-minor", BigDecimals::fromMinor),
        Map.entry("parse", BigDecimals::parse),
        Map.entry("format", BigDecimals::format),
        Map.entry("cross", BigDecimals::cross),
        Map.entry("running", BigDecimals::running));

    static void prepare(String work, Sample sample) {
        LongSupplier cents = work.equals("add-small") ? () -> sample.digits(9) : sample::cents;
        boolean isMixed = work.endsWith("-mixed");
        long[] otherMinors = new long[COUNT];
        Arrays.setAll(minors, i -> cents.getAsLong());
        Arrays.setAll(otherMinors, i -> cents.getAsLong());
        Arrays.setAll(factors, i -> BigDecimal.valueOf(sample.rate(), 4));
        Arrays.setAll(amounts, i -> BigDecimal.valueOf(minors[i], isMixed ? sample.scale() : 2));
        Arrays.setAll(others, i -> BigDecimal.valueOf(otherMinors[i], isMixed ? sample.scale() : 2));
        Arrays.setAll(texts, i -> BigDecimal.valueOf(minors[i], 2).toString());
        Arrays.fill(results, BigDecimal.ZERO);
        Arrays.fill(written, "");
    }

    /** The columns with a rate on the newest day, without USD, in the file's order, and the column of USD. */
    static void prepareTargets(String path, Sample sample) throws Exception {
        List<String> lines = Files.readAllLines(Path.of(path));
        String[] codes = lines.get(0).split(",");
        String[] cells = lines.get(1).split(",");
        List<String> targets = new ArrayList<>();
        List<BigDecimal> found = new ArrayList<>();
        for (int i = 1; i < cells.length; i++) {
            if (cells[i].isBlank() || cells[i].equals("N/A")) continue;
            if (codes[i].equals("USD")) {
                dollar = new BigDecimal(cells[i]);
            } else {
                targets.add(codes[i]);
                found.add(new BigDecimal(cells[i]));
            }
        }
        for (int i = 0; i < COUNT; i++) {
            int pick = (int) (sample.next() % targets.size());
            rates[i] = found.get(pick);
            places[i] = List.of("JPY", "KRW", "ISK").contains(targets.get(pick)) ? 0 : 2;
        }
    }

    /**
     * Seconds of a pass in processor time, with that of the compiler and of the garbage collector. The system counts it in
     * hundredths of a second: it is the mean of many passes.
     */
    static double mean(Runnable pass) {
        var system = (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long start = system.getProcessCpuTime();
        while (system.getProcessCpuTime() - start < WARM_UP * 1e9) pass.run();
        long passes = 0;
        start = system.getProcessCpuTime();
        long used;
        do {
            pass.run();
            passes++;
            used = system.getProcessCpuTime() - start;
        } while (used < SECONDS_A_RUN * 1e9);
        return used * 1e-9 / passes;
    }

    /** The low 64 bits of a value in millionths; its scale is at most 6. */
    static long millionths(BigDecimal value) {
        return value.setScale(6).unscaledValue().longValue();
    }

    public static void main(String[] arguments) throws Exception {
        String work = arguments[0];
        if (work.equals("telco")) {
            new Telco(arguments[1]).run();
            return;
        }
        Sample sample = new Sample();
        prepare(work, sample);
        if (work.equals("cross")) prepareTargets(arguments[1], sample);
        double time = mean(works.get(work));
        long check = 0;
        for (int i = 0; i < COUNT; i++) {
            long letters = written[i].chars().sum();
            check += (millionths(results[i]) + orders[i] + letters) * (1 + i % 7);
        }
        System.out.println(time * 1e9 / COUNT + " " + (check & (1L << 52) - 1));
    }

    /** The bills of telco.h. */
    static final class Telco {
        private final BigDecimal[] lengths;
        private final boolean[] distant;
        private final String[] bills;
        private final BigDecimal[] telcoRates = {BigDecimal.valueOf(13, 4), BigDecimal.valueOf(894, 5)};
        private final BigDecimal[] taxes = {BigDecimal.valueOf(675, 4), BigDecimal.valueOf(341, 4)};
        private BigDecimal sum;
        private BigDecimal taxSum;
        private BigDecimal distantTaxSum;

        Telco(String path) throws Exception {
            var words = ByteBuffer.wrap(Files.readAllBytes(Path.of(path))).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer();
            lengths = new BigDecimal[words.limit()];
            distant = new boolean[lengths.length];
            bills = new String[lengths.length];
            for (int i = 0; i < lengths.length; i++) {
                lengths[i] = BigDecimal.valueOf(words.get(i));
                distant[i] = words.get(i) % 2 == 1;
            }
        }

        private void bill() {
            sum = taxSum = distantTaxSum = BigDecimal.valueOf(0, 2);
            for (int i = 0; i < lengths.length; i++) {
                BigDecimal rate = telcoRates[distant[i] ? 1 : 0];
                BigDecimal price = rate.multiply(lengths[i]).setScale(2, RoundingMode.HALF_EVEN);
                BigDecimal tax = price.multiply(taxes[0]).setScale(2, RoundingMode.DOWN);
                BigDecimal total = price.add(tax);
                taxSum = taxSum.add(tax);
                if (distant[i]) {
                    tax = price.multiply(taxes[1]).setScale(2, RoundingMode.DOWN);
                    total = total.add(tax);
                    distantTaxSum = distantTaxSum.add(tax);
                }
                sum = sum.add(total);
                bills[i] = total.toString();
            }
        }

        void run() {
            double time = mean(this::bill);
            long letters = IntStream.range(0, bills.length).mapToLong(i -> bills[i].length()).sum();
            long check = millionths(sum) + 3 * millionths(taxSum) + 7 * millionths(distantTaxSum) + letters;
            System.out.println(time * 1e9 / lengths.length + " " + check);
        }
    }
}
