// Made from the headers by api/generate.py.
package libmoney;

/** The kinds of objects that a store keeps by name. */
public enum StoreKind {
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
    IDEMPOTENCY_KEY(6);

    private static final StoreKind[] ALL = values();

    private final int value;

    StoreKind(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static StoreKind of(int value) {
        for (StoreKind one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
