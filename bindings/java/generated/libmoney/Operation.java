// Made from the headers by api/generate.py.
package libmoney;

/** The state of a request to save or remove a transaction. */
public enum Operation {
    /** nothing was saved or removed under the id, or it was long ago */
    NONE(0),
    /** the request waits to be sent, or is under way */
    PENDING(1),
    /** done */
    DONE(2),
    /** money_feed_failure writes why */
    FAILED(3);

    private static final Operation[] ALL = values();

    private final int value;

    Operation(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static Operation of(int value) {
        for (Operation one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
