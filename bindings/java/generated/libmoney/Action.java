// Made from the headers by api/generate.py.
package libmoney;

/**
 * The action that a transaction records. No action is 0, so that a transaction that you did not fill in is
 * refused.
 */
public enum Action {
    /** buy */
    BUY(1),
    /** sell */
    SELL(2),
    /** income: any payment that a security brings */
    DIVIDEND(3),
    /** a cost by itself, of a security or of none */
    FEE(4),
    /** `per` shares become `quantity` shares: 2 for 1, or 1 for 10 */
    SPLIT(5);

    private static final Action[] ALL = values();

    private final int value;

    Action(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static Action of(int value) {
        for (Action one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
