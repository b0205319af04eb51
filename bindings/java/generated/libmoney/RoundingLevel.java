// Made from the headers by api/generate.py.
package libmoney;

/**
 * The level at which a basket rounds. If it rounds a sum, it shares the difference among the line items, so that
 * they add up.
 */
public enum RoundingLevel {
    /** price, discount and tax of one unit, which are then multiplied by the quantity */
    UNIT(0),
    /** price, discount and tax of each line item; the default */
    LINE(1),
    /** the sums of price, discount and tax over each tax category */
    TAX_GROUP(2),
    /** the sums of price, discount and tax over the order */
    ORDER(3),
    /** price and discount of each line item, and the sum of the tax over each tax category */
    INVOICE(4);

    private static final RoundingLevel[] ALL = values();

    private final int value;

    RoundingLevel(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static RoundingLevel of(int value) {
        for (RoundingLevel one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
