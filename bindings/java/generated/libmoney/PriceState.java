// Made from the headers by api/generate.py.
package libmoney;

/** The state of a position's price. */
public enum PriceState {
    /** fresh */
    FRESH(0),
    /** older than options.fresh_for; it counts */
    STALE(1),
    /** there is none: the position is listed, and what is held of it is not counted */
    MISSING(2),
    /** of a feed: the provider answered 0, by which it says that it has no price */
    ZERO(3),
    /**
     * an exchange rate is missing. Of the price: what is held is not counted. Of a transaction: nothing of the
     * position is, and `unconverted_id` names the transaction
     */
    NO_RATE(4),
    /** nothing is held, so that the position needs no price */
    CLOSED(5);

    private static final PriceState[] ALL = values();

    private final int value;

    PriceState(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static PriceState of(int value) {
        for (PriceState one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
