package libmoney;

import java.math.BigInteger;
import java.util.Objects;

/**
 * An exact ratio of two whole numbers of up to 512 bits, not necessarily in lowest terms.
 *
 * @param numerator below 0 for a ratio below 0
 * @param denominator above 0
 */
public record Ratio(BigInteger numerator, BigInteger denominator) {
    static final int SIZE = 136;
    private static final int WORDS = 8;
    private static final int SIGN = 128;

    public Ratio {
        Objects.requireNonNull(numerator, "numerator");
        if (denominator.signum() < 0) throw new IllegalArgumentException("denominator must not be negative");
        if (numerator.bitLength() > 64 * WORDS || denominator.bitLength() > 64 * WORDS) {
            throw new ArithmeticException("integers of a ratio must fit 512 bits");
        }
    }

    static Ratio read(long at) {
        BigInteger numerator = words(at);
        return new Ratio(Memory.getInt(at + SIGN) < 0 ? numerator.negate() : numerator, words(at + 64));
    }

    private static BigInteger words(long at) {
        BigInteger value = BigInteger.ZERO;
        for (int word = WORDS - 1; word >= 0; word -= 1) {
            value = value.shiftLeft(64).or(Numbers.unsigned(Memory.getLong(at + 8L * word)));
        }
        return value;
    }

    void write(Call call, long at) {
        BigInteger magnitude = numerator.abs();
        for (int word = 0; word < WORDS; word += 1) {
            Memory.putLong(at + 8L * word, magnitude.shiftRight(64 * word).longValue());
            Memory.putLong(at + 64 + 8L * word, denominator.shiftRight(64 * word).longValue());
        }
        Memory.putInt(at + SIGN, numerator.signum());
        Memory.putInt(at + SIGN + 4, 0);
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }

    /** "7/3", "-1/2", or "5" for a whole number, in lowest terms. */
    @Override
    public String toString() {
        return LibMoney.ratioFormat(this);
    }
}
