// Made from the headers by api/generate.py.
package libmoney;

/** The choice whether a conversion flags or refuses rates that are older than `fresh_for`, or that have no time. */
public enum StalePolicy {
    /** it uses them and sets MONEY_FLAG_STALE; the default */
    FLAG(0),
    /** it fails with MONEY_ERR_NO_RATE, which says how old they are */
    REFUSE(1);

    private static final StalePolicy[] ALL = values();

    private final int value;

    StalePolicy(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static StalePolicy of(int value) {
        for (StalePolicy one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
