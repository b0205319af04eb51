// Made from the headers by api/generate.py.
package libmoney;

/**
 * The policy of a feed for an exchange rate that jumped: one a hundred times higher or lower than in the table
 * before.
 */
public enum JumpPolicy {
    /** the document is a failure; the default */
    REFUSE(0),
    /** the feed takes it, with MONEY_FEED_FLAG_JUMPED */
    FLAG(1),
    /** the feed takes it */
    ACCEPT(2);

    private static final JumpPolicy[] ALL = values();

    private final int value;

    JumpPolicy(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static JumpPolicy of(int value) {
        for (JumpPolicy one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
