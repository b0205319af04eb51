// Made from the headers by api/generate.py.
package libmoney;

/** The state of a feed. */
public enum FeedState {
    /** it has nothing yet and has asked for nothing */
    EMPTY(0),
    /** it has nothing yet, and a request is under way */
    LOADING(1),
    /** what it has is fresh */
    READY(2),
    /** what it has is older than options.ttl_seconds */
    STALE(3),
    /** it has nothing yet, and the last attempt failed */
    FAILED(4),
    /** it has nothing yet, and the provider's limit forbids to ask now */
    WAITING(5);

    private static final FeedState[] ALL = values();

    private final int value;

    FeedState(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static FeedState of(int value) {
        for (FeedState one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
