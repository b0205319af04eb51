// Made from the headers by api/generate.py.
package libmoney;

/** The state of a converter. */
public enum ConverterState {
    /** there is no input, or no number in it yet */
    EMPTY(0),
    /** there are no rates yet */
    LOADING(1),
    /** there is a result */
    READY(2),
    /** there is a result, but its rates are too old or could not be renewed */
    STALE(3),
    /** not an amount, no rate for the pair, or no rates to be had: see `failure` */
    FAILED(4);

    private static final ConverterState[] ALL = values();

    private final int value;

    ConverterState(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static ConverterState of(int value) {
        for (ConverterState one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
