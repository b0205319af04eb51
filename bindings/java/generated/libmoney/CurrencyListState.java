// Made from the headers by api/generate.py.
package libmoney;

/** The state of a list. */
public enum CurrencyListState {
    /** the list shows currencies */
    READY(0),
    /** the list has no currency */
    EMPTY(1),
    /** the search finds nothing */
    NOTHING_FOUND(2),
    /** the list shows only favourites, and there is none */
    NO_FAVOURITES(3);

    private static final CurrencyListState[] ALL = values();

    private final int value;

    CurrencyListState(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static CurrencyListState of(int value) {
        for (CurrencyListState one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
