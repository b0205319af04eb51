// Made from the headers by api/generate.py.
package libmoney;

/** The way in which the customer pays the total. */
public enum Tender {
    /** by card or transfer: the payable amount is the total; the default */
    EXACT(0),
    /** in cash: the payable amount is rounded to the coins that there are */
    CASH(1);

    private static final Tender[] ALL = values();

    private final int value;

    Tender(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static Tender of(int value) {
        for (Tender one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
