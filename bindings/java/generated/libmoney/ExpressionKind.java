// Made from the headers by api/generate.py.
package libmoney;

/** Says whether the result of an expression has a currency. */
public enum ExpressionKind {
    /** a number without a currency */
    NUMBER(1),
    /** an amount */
    AMOUNT(2);

    private static final ExpressionKind[] ALL = values();

    private final int value;

    ExpressionKind(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static ExpressionKind of(int value) {
        for (ExpressionKind one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
