// Made from the headers by api/generate.py.
package libmoney;

/** The choice whether zeros at the end of the fraction stay. */
public enum TrailingZeros {
    /** "12.50", "12.00": as many as the fewest digits ask for */
    PATTERN(0),
    /** "12.5", "12" */
    STRIP(1),
    /** "12.50", "12": where the fraction has nothing else */
    STRIP_WHOLE(2);

    private static final TrailingZeros[] ALL = values();

    private final int value;

    TrailingZeros(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static TrailingZeros of(int value) {
        for (TrailingZeros one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
