package libmoney;

/** Coefficients of 64 bits at a larger scale. */
final class ShortCoefficient {
    /** The powers of ten that fit 63 bits. */
    private static final long[] POWERS = new long[19];

    /** The largest coefficient whose product with the power fits 63 bits. */
    private static final long[] MOST = new long[POWERS.length];

    static {
        long power = 1;
        for (int places = 0; places < POWERS.length; places += 1) {
            POWERS[places] = power;
            MOST[places] = Long.MAX_VALUE / power;
            power *= 10;
        }
    }

    private ShortCoefficient() {}

    /** Returns whether {@link #shifted} fits 64 bits. */
    static boolean fits(long coefficient, int places) {
        return places <= 0 || places < POWERS.length && coefficient <= MOST[places] && coefficient >= -MOST[places];
    }

    /** Returns the coefficient with {@code places} more fraction digits; the same coefficient if that is not positive. */
    static long shifted(long coefficient, int places) {
        return places <= 0 ? coefficient : coefficient * POWERS[places];
    }
}
