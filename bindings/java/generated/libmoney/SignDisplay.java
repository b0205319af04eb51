// Made from the headers by api/generate.py.
package libmoney;

/** Which amounts are written with a sign. */
public enum SignDisplay {
    /** "-5", "0", "5": negative ones, and the others where the pattern has a plus sign */
    PATTERN(0),
    /** "-5", "+0", "+5" */
    ALWAYS(1),
    /** "-5", "0", "+5" */
    EXCEPT_ZERO(2),
    /** "5", "0", "5": a negative amount is written like a positive one */
    NEVER(3);

    private static final SignDisplay[] ALL = values();

    private final int value;

    SignDisplay(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static SignDisplay of(int value) {
        for (SignDisplay one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
