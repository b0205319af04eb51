import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import libmoney.LibMoney;
import libmoney.Money;
import libmoney.MoneyException;
import libmoney.Ratio;
import libmoney.Rounding;
import libmoney.Status;

/** Amounts: sums computed in Java must equal the library's. */
final class ValueChecks {
    private static final String[] CODES = {"EUR", "USD", "JPY"};

    private ValueChecks() {}

    static void run(Checks checks, int operations) throws Exception {
        laws(checks, operations);
        edges(checks);
        packed(checks);
        refusals(checks);
        streams(checks);
    }

    private static BigDecimal number(Random chance) {
        int bits = switch (chance.nextInt(4)) {
            case 0 -> 62 + chance.nextInt(4);
            case 1 -> chance.nextInt(126);
            default -> chance.nextInt(40);
        };
        BigInteger coefficient = new BigInteger(bits, chance);
        if (chance.nextInt(8) == 0) coefficient = coefficient.multiply(BigInteger.TEN.pow(chance.nextInt(4)));
        if (coefficient.toString().length() > 38) coefficient = coefficient.shiftRight(20);
        return new BigDecimal(chance.nextBoolean() ? coefficient : coefficient.negate(), chance.nextInt(5));
    }

    private static Money amount(Random chance) {
        return Money.of(number(chance), CODES[chance.nextInt(8) == 0 ? chance.nextInt(3) : 0]);
    }

    /** A result or the name of the failure. */
    private static String outcome(java.util.function.Supplier<Object> body) {
        try {
            return String.valueOf(body.get());
        } catch (MoneyException error) {
            return error.constant();
        }
    }

    private static void laws(Checks checks, int operations) {
        Random chance = new Random(20261123);
        for (int turn = 0; turn < operations; turn += 1) {
            checks.at("laws " + turn);
            Money a = amount(chance);
            Money b = turn % 16 == 0 ? a : amount(chance);
            checks.same(outcome(() -> a.plus(b)), outcome(() -> LibMoney.add(a, b)), a + " + " + b);
            checks.same(outcome(() -> a.minus(b)), outcome(() -> LibMoney.subtract(a, b)), a + " - " + b);
            checks.same(outcome(() -> a.compareTo(b)), outcome(() -> LibMoney.compare(a, b)), a + " beside " + b);
            checks.same(a.equals(b), LibMoney.sameAs(a, b), a + " equals " + b);
            checks.same(a.toString(), LibMoney.format(a), "text");
            Money longer = Money.of(a.amount().setScale(a.scale() + 1 > 38 ? 38 : a.scale()), a.currency());
            checks.same(longer.hashCode(), a.hashCode(), "hash of " + a);
            if (a.amount().precision() < 36) {
                Money zeros = a.rounded(a.scale() + 2, Rounding.UNNECESSARY);
                checks.check(zeros.equals(a) && zeros.hashCode() == a.hashCode(), a + " with zeros", zeros);
            }
            checks.same(Money.parse(a.toString()), a, "the amount again");
        }
    }

    private static void edges(Checks checks) {
        checks.at("edges");
        BigDecimal large = new BigDecimal(BigInteger.TEN.pow(38).subtract(BigInteger.ONE));
        Money most = Money.of(large, "EUR");
        checks.same(most.toString(), "9".repeat(38) + " EUR", "the largest amount");
        checks.same(outcome(() -> most.plus(Money.of(1, "EUR"))), "MONEY_ERR_OVERFLOW", "one more");
        Money word = Money.of(Long.MAX_VALUE, "EUR");
        checks.same(word.plus(word).amount().toBigInteger(), BigInteger.valueOf(Long.MAX_VALUE).shiftLeft(1), "65 bits");
        checks.same(word.negated().minus(word).minus(word).plus(word).plus(word).plus(word).sign(), 0, "and back");
        checks.same(Money.of(Long.MIN_VALUE, "EUR").negated().toString(), "9223372036854775808 EUR", "negated");
        checks.same(Money.of(new BigDecimal("1E+3"), "EUR").toString(), "1000 EUR", "an exponent");
        checks.same(Money.of(new BigDecimal("0E-38"), "EUR").isZero(), true, "zero");
        checks.same(Money.of("10.50", "EUR").minor(), 1050L, "minor units");
        checks.same(Money.of("10.50", "EUR").times(3).toString(), "31.50 EUR", "times 3");
        checks.same(Money.of("1.505", "EUR").times(3).toString(), "4.52 EUR", "times 3, in the digits of the currency");
        checks.same(Money.of("10.00", "EUR").split(3).toString(), "[3.34 EUR, 3.33 EUR, 3.33 EUR]", "shares");
        checks.same(Money.sum(Money.of("10.00", "EUR").split(7)).toString(), "10.00 EUR", "together");
        Ratio ratio = LibMoney.ratioParse("-7/3");
        checks.same(ratio.toString(), "-7/3", "a ratio");
        checks.same(LibMoney.ratioFromAmounts(Money.parse("1 EUR"), Money.parse("3 EUR")).toString(), "1/3", "a ratio");
    }

    private static void refusals(Checks checks) {
        checks.at("refusals");
        checks.refused(ArithmeticException.class, () -> Money.of(new BigDecimal("1E+38"), "EUR"), "39 digits");
        checks.refused(ArithmeticException.class, () -> Money.of(new BigDecimal("1E-39"), "EUR"), "39 fraction digits");
        checks.refused(ArithmeticException.class, () -> Money.of(new BigDecimal("1E+2000000000"), "EUR"), "an exponent");
        checks.refused(MoneyException.class, () -> Money.of("1", "XXY"), "no currency");
        checks.refused(MoneyException.class, () -> Money.parse("12,50 EUR"), "a comma");
        checks.refused(MoneyException.class, () -> Money.parse(""), "nothing");
        checks.refused(MoneyException.class, () -> Money.parse("x".repeat(5_000_000)), "a long text");
        checks.refused(NullPointerException.class, () -> Money.of((BigDecimal) null, "EUR"), "null");
        checks.refused(IllegalArgumentException.class, () -> Money.of(BigDecimal.ONE, "EU\0R"), "a NUL");
        checks.refused(IllegalArgumentException.class, () -> Money.parse("1 EUR\uD800"), "half a pair");
        checks.refused(IllegalArgumentException.class, () -> Money.of(1, "EUR").split(0), "no shares");
        for (int count : new int[] {LibMoney.SHARES_MAX + 1, Integer.MAX_VALUE / 64, Integer.MAX_VALUE}) {
            checks.refused(MoneyException.class, () -> Money.of("1.00", "EUR").split(count), "many shares");
        }
        checks.refused(MoneyException.class, () -> Money.of(1, "EUR").plus(Money.of(1, "USD")), "two currencies");
        checks.refused(MoneyException.class, () -> Money.of(1, "EUR").compareTo(Money.of(1, "USD")), "an order");
        checks.refused(IllegalArgumentException.class, () -> Money.sum(List.of()), "the sum of nothing");
        Throwable error = Checks.thrown(() -> Money.parse("12.x EUR"));
        boolean isTold = error instanceof MoneyException one && one.status() == Status.SYNTAX && one.position() == 3;
        checks.check(isTold, "status and position", error);
        checks.same(((MoneyException) error).constant(), "MONEY_ERR_SYNTAX", "the constant");
    }

    /** Packed amounts are read again unless they are damaged, and keys sort like amounts. */
    private static void packed(Checks checks) {
        checks.at("packed amounts");
        Money price = Money.of("10.50", "EUR");
        byte[] bytes = price.pack();
        checks.same(HexFormat.of().formatHex(bytes), "1345555202041a4d", "a packed amount");
        checks.same(LibMoney.unpack(bytes).toString(), "10.50 EUR", "and the amount again");
        byte[] key = price.sortKey();
        checks.check(Arrays.equals(key, Money.of("10.5", "EUR").sortKey()), "equal amounts have equal keys", price);
        checks.check(Arrays.compareUnsigned(Money.of("9.80", "EUR").sortKey(), key) < 0, "the order of values", price);
        checks.check(Arrays.compareUnsigned(key, Money.of("1", "USD").sortKey()) < 0, "the order of currencies", price);
        bytes[7] ^= 1;
        checks.refused(MoneyException.class, () -> LibMoney.unpack(bytes), "damaged bytes");
        checks.refused(MoneyException.class, () -> LibMoney.unpack(new byte[0]), "no bytes");
        checks.refused(MoneyException.class, () -> LibMoney.unpack(new byte[31]), "too many bytes");
    }

    private static void streams(Checks checks) throws Exception {
        checks.at("streams");
        var bytes = new ByteArrayOutputStream();
        try (var out = new ObjectOutputStream(bytes)) {
            out.writeObject(Money.of("10.50", "EUR"));
        }
        byte[] written = bytes.toByteArray();
        try (var in = new ObjectInputStream(new ByteArrayInputStream(written))) {
            checks.same(in.readObject(), Money.of("10.50", "EUR"), "an amount out of a stream");
        }
        byte[] forged = written.clone();
        for (int at = 0; at <= forged.length - 3; at += 1) {
            if (forged[at] == 'E' && forged[at + 1] == 'U' && forged[at + 2] == 'R') forged[at] = '!';
        }
        checks.check(Checks.thrown(() -> {
            try (var in = new ObjectInputStream(new ByteArrayInputStream(forged))) {
                in.readObject();
            }
        }) != null, "a forged amount is refused", "an amount");
    }
}
