// Made from the headers by api/generate.py.
package libmoney;

/** The kinds of objects that a store keeps by name. */
public enum Stored {
    /** wallet */
    WALLET(0),
    /** portfolio */
    PORTFOLIO(1),
    /** catalogue */
    CATALOGUE(2),
    /** basket */
    BASKET(3),
    /** rates */
    RATES(4),
    /** currencies */
    CURRENCIES(5),
    /** the idempotency keys of requests that were done */
    KEY(6);

    private static final Stored[] ALL = values();

    private final int value;

    Stored(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static Stored of(int value) {
        for (Stored one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
