// Made from the headers by api/generate.py.
package libmoney;

/** The kind of a discount: a percentage or an amount. */
public enum DiscountKind {
    /** none */
    NONE(0),
    /** a percentage of the price */
    PERCENT(1),
    /** an amount off the line item or the order as a whole */
    FIXED(2);

    private static final DiscountKind[] ALL = values();

    private final int value;

    DiscountKind(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static DiscountKind of(int value) {
        for (DiscountKind one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
