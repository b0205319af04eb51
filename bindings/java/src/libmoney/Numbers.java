package libmoney;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Decimals of the library as BigDecimal: up to 38 digits, and 0 to 38 of them after the point. */
final class Numbers {
    static final int SIZE = 24;
    static final int MOST = 38;
    private static final BigInteger LIMIT = BigInteger.TEN.pow(MOST);

    private Numbers() {}

    static BigDecimal read(long at) {
        return of(Memory.getLong(at), Memory.getLong(at + 8), Memory.getInt(at + 16));
    }

    static BigDecimal of(long low, long high, int scale) {
        if (high == low >> 63) return BigDecimal.valueOf(low, scale);
        return new BigDecimal(wide(low, high), scale);
    }

    static BigInteger wide(long low, long high) {
        return BigInteger.valueOf(high).shiftLeft(64).or(unsigned(low));
    }

    static BigInteger unsigned(long word) {
        BigInteger value = BigInteger.valueOf(word & Long.MAX_VALUE);
        return word < 0 ? value.setBit(63) : value;
    }

    static void write(long at, BigDecimal value) {
        BigDecimal plain = checked(value);
        BigInteger coefficient = plain.unscaledValue();
        Memory.putLong(at, coefficient.longValue());
        Memory.putLong(at + 8, coefficient.shiftRight(64).longValue());
        Memory.putInt(at + 16, plain.scale());
        Memory.putInt(at + 20, 0);
    }

    /** A value that fits; one such as 1E+3 is written out. A longer one is refused, and never rounded. */
    static BigDecimal checked(BigDecimal value) {
        BigDecimal plain = value;
        if (value.scale() < 0 && (long) value.precision() - value.scale() <= MOST) plain = value.setScale(0);
        if (plain.scale() < 0 || plain.scale() > MOST || plain.precision() > MOST) {
            if (plain.signum() == 0) return BigDecimal.ZERO.setScale(Math.max(0, Math.min(MOST, plain.scale())));
            throw new ArithmeticException("a number must have at most 38 digits and a scale of 0 to 38");
        }
        if (plain.unscaledValue().abs().compareTo(LIMIT) >= 0) throw new ArithmeticException("a number must have at most 38 digits");
        return plain;
    }
}
