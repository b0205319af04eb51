// Made from the headers by api/generate.py.
package libmoney;

/** The number of internal rates of return. */
public enum XirrOutcome {
    /** one */
    ONE(1),
    /** several */
    SEVERAL(2),
    /** at no rate are the flows worth 0 */
    NONE(3),
    /** the flows have no such rate by their nature; `reason` says why */
    UNDEFINED(4);

    private static final XirrOutcome[] ALL = values();

    private final int value;

    XirrOutcome(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static XirrOutcome of(int value) {
        for (XirrOutcome one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
