// Made from the headers by api/generate.py.
package libmoney;

/** Why there is no rate. */
public enum XirrReason {
    /** no flow other than 0 */
    NO_FLOWS(1),
    /** all flows are on one date */
    ONE_DATE(2),
    /** all flows, added up by date, have one sign */
    ONE_SIGN(3),
    /** the flows of each date cancel out, so that any rate would do */
    ALWAYS_ZERO(4),
    /** the only rate is above 10^300, or halves the amount 40 times a day */
    OUT_OF_RANGE(5),
    /** no rate in that range makes the flows worth 0 */
    NO_ROOT(6),
    /** of a portfolio: a price or an exchange rate is missing */
    UNPRICED(7),
    /** of a portfolio: you gave no date on which to value what is held */
    NO_DATE(8);

    private static final XirrReason[] ALL = values();

    private final int value;

    XirrReason(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static XirrReason of(int value) {
        for (XirrReason one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
