package libmoney;

/** Coefficients of 64 bits at a larger scale. */
final class ShortCoefficient {
    /** The largest scale of a number, and the largest difference of two scales, of either sign. */
    private static final int SCALE_MAX = 38;

    /** The powers of ten by the places of a shift, from -SCALE_MAX on: 1 for a shift that is not positive. */
    private static final long[] POWERS = new long[2 * SCALE_MAX + 1];

    /**
     * The largest coefficient whose product with the power fits 63 bits: 0 if the power does not fit. One table for shifts
     * of either sign needs no branch, which two amounts of random scales would mispredict.
     */
    private static final long[] MOST = new long[POWERS.length];

    static {
        long power = 1;
        for (int places = -SCALE_MAX; places <= SCALE_MAX; places += 1) {
            boolean fits = places <= 18;
            POWERS[places + SCALE_MAX] = fits ? power : 1;
            MOST[places + SCALE_MAX] = fits ? Long.MAX_VALUE / power : 0;
            if (places >= 0 && places < 18) power *= 10;
        }
    }

    private ShortCoefficient() {}

    /** Returns whether {@link #shifted} fits 64 bits, for a difference of two scales. */
    static boolean fits(long coefficient, int places) {
        long most = MOST[places + SCALE_MAX];
        return coefficient <= most & coefficient >= -most;
    }

    /** Returns the coefficient with {@code places} more fraction digits; the same coefficient if that is not positive. */
    static long shifted(long coefficient, int places) {
        return coefficient * POWERS[places + SCALE_MAX];
    }
}
