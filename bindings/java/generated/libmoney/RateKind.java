// Made from the headers by api/generate.py.
package libmoney;

/** The origin of a rate in a conversion path. */
public enum RateKind {
    /** as the table has it */
    QUOTED(0),
    /** the table's rate of the other direction, turned round exactly */
    INVERSE(1),
    /** the legal factor of a withdrawn currency (for instance Regulation (EC) No 2866/98) */
    FIXED(2),
    /** the factor of a quote unit, such as 100 GBX = 1 GBP */
    UNIT(3);

    private static final RateKind[] ALL = values();

    private final int value;

    RateKind(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static RateKind of(int value) {
        for (RateKind one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
