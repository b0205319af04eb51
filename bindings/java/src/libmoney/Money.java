package libmoney;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

/**
 * An exact amount of a currency. Amounts are immutable and thread-safe; methods return new ones.
 *
 * <pre>{@code
 * Money price = Money.of("19.99", "EUR");
 * price.plus(Money.parse("4.50 EUR"));                 // 24.49 EUR
 * price.split(3);                                      // 6.67 EUR, 6.66 EUR, 6.66 EUR
 * }</pre>
 *
 * <p>Amounts of two currencies cannot be added or ordered: that throws a MoneyException. No method accepts a double.
 */
public final class Money implements Comparable<Money>, Serializable {
    /** As an argument for digits: the fraction digits of the currency. */
    public static final int DIGITS_CURRENCY = -1;

    /** As an argument for digits: all digits. */
    public static final int DIGITS_EXACT = -2;

    static final int SIZE = 32;
    private static final long serialVersionUID = 1L;
    private static final int CODE = 12;
    private static final int SCALE_AT = 24;

    /** The coefficient, as an integer of 128 bits. */
    private final long low;
    private final long high;
    /** The first eight bytes of the currency's code. */
    private final long code;
    /** The other bytes of the code, of which the last is always 0, and instead of that one the scale. */
    private final int label;

    private Money(long low, long high, long code, int label) {
        this.low = low;
        this.high = high;
        this.code = code;
        this.label = label;
    }

    /** Creates an amount, preserving its fraction digits as written: {@code Money.of("19.99", "EUR")}. */
    public static Money of(String amount, String currency) {
        return of(LibMoney.decimalParse(amount), currency);
    }

    /** An amount: {@code Money.of(new BigDecimal("19.99"), "EUR")}. */
    public static Money of(BigDecimal amount, String currency) {
        Call call = Call.begin();
        try {
            long result = call.take(SIZE);
            call.check(Raw.money_new(call.decimal(amount), call.code(currency), 0, result, call.error()));
            return read(result);
        } finally {
            call.end();
        }
    }

    /** An amount without fraction digits: {@code Money.of(20, "EUR")} is 20 EUR. */
    public static Money of(long amount, String currency) {
        return of(BigDecimal.valueOf(amount), currency);
    }

    /** Reads "12.50 EUR". */
    public static Money parse(String text) {
        return LibMoney.parse(text);
    }

    /** Creates an amount from minor units: {@code Money.ofMinor(1050, "EUR")} is 10.50 EUR. */
    public static Money ofMinor(long minor, String currency) {
        return LibMoney.fromMinor(minor, currency);
    }

    /** Returns the sum of amounts of one currency. It requires at least one amount. */
    public static Money sum(Collection<Money> amounts) {
        Money total = null;
        for (Money amount : amounts) total = total == null ? amount : total.plus(amount);
        if (total == null) throw new IllegalArgumentException("number of amounts must be at least 1, got 0");
        return total;
    }

    /** Reads the amount at an address; null if the library returned no amount. */
    static Money read(long at) {
        long code = Memory.getLong(at + 20);
        if (code == 0) return null;
        int label = Memory.getInt(at + 28) | Memory.getInt(at + 16) << SCALE_AT;
        return new Money(Memory.getLong(at), Memory.getLong(at + 8), code, label);
    }

    void write(long at) {
        Memory.putLong(at, low);
        Memory.putLong(at + 8, high);
        Memory.putInt(at + 16, scale());
        Memory.putLong(at + 20, code);
        Memory.putInt(at + 28, codeEnd());
    }

    /** The number without its currency. */
    public BigDecimal amount() {
        return Numbers.of(low, high, scale());
    }

    /** Returns the currency code, such as "EUR". */
    public String currency() {
        byte[] bytes = ByteBuffer.allocate(CODE).order(ByteOrder.LITTLE_ENDIAN).putLong(code).putInt(codeEnd()).array();
        int length = 0;
        while (length < CODE && bytes[length] != 0) length += 1;
        return new String(bytes, 0, length, StandardCharsets.US_ASCII);
    }

    /** How many fraction digits the amount has. */
    public int scale() {
        return label >>> SCALE_AT;
    }

    private int codeEnd() {
        return label & (1 << SCALE_AT) - 1;
    }

    /** -1, 0 or 1. */
    public int sign() {
        return high < 0 ? -1 : (high | low) == 0 ? 0 : 1;
    }

    public boolean isZero() {
        return (high | low) == 0;
    }

    /** The minor units, as 1050 for 10.50 EUR. Throws if there are parts of one. */
    public long minor() {
        return LibMoney.toMinor(this);
    }

    /** Returns whether the two have the same currency and scale, and 64-bit coefficients. */
    private boolean isQuick(Money other) {
        return label == other.label && code == other.code && high == low >> 63 && other.high == other.low >> 63;
    }

    /** Returns whether the two have the same currency, and 64-bit coefficients at the larger of their scales. */
    private boolean canAlign(Money other) {
        int more = scale() - other.scale();
        return code == other.code
                && codeEnd() == other.codeEnd()
                && high == low >> 63
                && other.high == other.low >> 63
                && ShortCoefficient.fits(low, -more)
                && ShortCoefficient.fits(other.low, more);
    }

    /** Returns the coefficient at the larger of the two scales. */
    private long shifted(Money other) {
        return ShortCoefficient.shifted(low, other.scale() - scale());
    }

    /** The sum, exactly. */
    public Money plus(Money other) {
        if (isQuick(other)) {
            long sum = low + other.low;
            // The sum overflows if both terms have the opposite sign.
            if (((low ^ sum) & (other.low ^ sum)) >= 0) return new Money(sum, sum >> 63, code, label);
        }
        if (canAlign(other)) {
            long left = shifted(other);
            long right = other.shifted(this);
            long sum = left + right;
            if (((left ^ sum) & (right ^ sum)) >= 0) {
                return new Money(sum, sum >> 63, code, Math.max(label, other.label));
            }
        }
        return LibMoney.add(this, other);
    }

    /** The difference, exactly. */
    public Money minus(Money other) {
        if (isQuick(other)) {
            long rest = low - other.low;
            if (((low ^ other.low) & (low ^ rest)) >= 0) return new Money(rest, rest >> 63, code, label);
        }
        if (canAlign(other)) {
            long left = shifted(other);
            long right = other.shifted(this);
            long rest = left - right;
            if (((left ^ right) & (left ^ rest)) >= 0) {
                return new Money(rest, rest >> 63, code, Math.max(label, other.label));
            }
        }
        return LibMoney.subtract(this, other);
    }

    /**
     * Returns the product, rounded once, half to even, to the minor units of the currency:
     * {@code Money.parse("1.50 EUR").times(3)} is 4.50 EUR.
     */
    public Money times(long factor) {
        return times(BigDecimal.valueOf(factor));
    }

    /** The product, rounded once, half to even, to the fraction digits of the currency. */
    public Money times(BigDecimal factor) {
        return times(factor, DIGITS_CURRENCY, Rounding.HALF_EVEN);
    }

    /** Returns the product, rounded once to {@code digits} fraction digits. */
    public Money times(BigDecimal factor, int digits, Rounding rounding) {
        return LibMoney.multiply(this, factor, digits, rounding);
    }

    /** The quotient, rounded once. {@link #split} divides and loses nothing. */
    public Money dividedBy(BigDecimal divisor, int digits, Rounding rounding) {
        return LibMoney.divide(this, divisor, digits, rounding);
    }

    /** The amount rounded half to even to the fraction digits of its currency. */
    public Money rounded() {
        return rounded(DIGITS_CURRENCY, Rounding.HALF_EVEN);
    }

    /** Returns the amount with exactly {@code digits} fraction digits. */
    public Money rounded(int digits, Rounding rounding) {
        return LibMoney.quantize(this, digits, rounding);
    }

    public Money negated() {
        return LibMoney.negate(this);
    }

    public Money abs() {
        return high < 0 ? negated() : this;
    }

    /** Splits the amount into {@code count} shares that are as equal as possible and add up to it. The first shares
     * receive the remaining minor units. */
    public List<Money> split(int count) {
        if (count < 1) throw new IllegalArgumentException("number of shares must be at least 1, got " + count);
        Call call = Call.begin();
        try {
            // The library rejects a larger number of shares before it writes any.
            long shares = call.rows(Math.min(count, LibMoney.SHARES_MAX), SIZE);
            call.check(Raw.money_split(call.money(this), count, 0, shares, 0, call.error()));
            return Memory.list(shares, SIZE, count, Money::read);
        } finally {
            call.end();
        }
    }

    /** Shares in proportion to weights, which add up to this amount. */
    public List<Money> allocate(List<BigDecimal> weights) {
        return LibMoney.allocate(this, weights);
    }

    /** The packed form, 7 to 30 bytes, which {@link LibMoney#unpack} reads. */
    public byte[] pack() {
        return LibMoney.pack(this);
    }

    /** A key whose order as unsigned bytes is that of the amounts: first by currency code, then by value. */
    public byte[] sortKey() {
        return LibMoney.sortKey(this);
    }

    /** Compares by value; throws for amounts of two currencies. */
    @Override
    public int compareTo(Money other) {
        if (isQuick(other)) return Long.compare(low, other.low);
        if (canAlign(other)) return Long.compare(shifted(other), other.shifted(this));
        return LibMoney.compare(this, other);
    }

    public boolean isLessThan(Money other) {
        return compareTo(other) < 0;
    }

    public boolean isGreaterThan(Money other) {
        return compareTo(other) > 0;
    }

    /** Returns whether the two have the same currency and value: 10.5 EUR equals 10.50 EUR. */
    @Override
    public boolean equals(Object object) {
        if (this == object) return true;
        if (!(object instanceof Money other)) return false;
        if (code != other.code || codeEnd() != other.codeEnd()) return false;
        if (label == other.label) return low == other.low && high == other.high;
        return compareTo(other) == 0;
    }

    /** A number that equal amounts share. */
    @Override
    public int hashCode() {
        long coefficient = low;
        int digits = scale();
        if (high != low >> 63) {
            // A coefficient with trailing zeros must have the hash of the equal shorter one.
            BigDecimal short_ = amount().stripTrailingZeros();
            BigInteger number = short_.scale() < 0 ? short_.setScale(0).unscaledValue() : short_.unscaledValue();
            if (number.bitLength() > 63) return Objects.hash(number, Math.max(0, short_.scale()), code, codeEnd());
            coefficient = number.longValue();
            digits = Math.max(0, short_.scale());
        }
        if (coefficient == 0) digits = 0;
        while (digits > 0 && coefficient % 10 == 0) {
            coefficient /= 10;
            digits -= 1;
        }
        long mixed = (coefficient * 31 + digits) * 0x9E3779B97F4A7C15L ^ code ^ codeEnd();
        return (int) (mixed ^ mixed >>> 32);
    }

    /** "12.50 EUR". */
    @Override
    public String toString() {
        return amount().toPlainString() + " " + currency();
    }

    private Object writeReplace() {
        return new Written(toString());
    }

    /** Only the text is deserialized, so that a stream cannot create an amount that the library would reject. */
    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("an amount must be read from its text");
    }

    private record Written(String text) implements Serializable {
        private Object readResolve() {
            return parse(text);
        }
    }
}
