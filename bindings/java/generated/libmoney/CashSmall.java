// Made from the headers by api/generate.py.
package libmoney;

/** The treatment of amounts that are too small for a rule on cash. */
public enum CashSmall {
    /** they are rounded as others are */
    ROUNDED(0),
    /** they stay as they are: one and two cents in Finland */
    EXACT(1),
    /** they become one step: one and two cents in Slovakia */
    UP(2);

    private static final CashSmall[] ALL = values();

    private final int value;

    CashSmall(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static CashSmall of(int value) {
        for (CashSmall one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
