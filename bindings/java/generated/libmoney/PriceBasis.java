// Made from the headers by api/generate.py.
package libmoney;

/** The choice whether prices include their tax. */
public enum PriceBasis {
    /** prices are without tax; the default */
    NET(0),
    /** prices include their tax */
    GROSS(1);

    private static final PriceBasis[] ALL = values();

    private final int value;

    PriceBasis(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static PriceBasis of(int value) {
        for (PriceBasis one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
