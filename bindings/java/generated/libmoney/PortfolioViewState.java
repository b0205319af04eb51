// Made from the headers by api/generate.py.
package libmoney;

/** The state of a portfolio view. */
public enum PortfolioViewState {
    /** no transactions yet, or no price yet of anything that is held */
    LOADING(0),
    /** there are no transactions */
    EMPTY(1),
    /** ready */
    READY(2),
    /** a price is older than options.fresh_for */
    STALE(3),
    /** the last retrieval failed; the last good ones show */
    TRANSACTIONS_FAILED(4),
    /** the last attempt to get prices failed; the last good ones show */
    QUOTES_FAILED(5);

    private static final PortfolioViewState[] ALL = values();

    private final int value;

    PortfolioViewState(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static PortfolioViewState of(int value) {
        for (PortfolioViewState one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
