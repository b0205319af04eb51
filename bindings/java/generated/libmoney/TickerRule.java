// Made from the headers by api/generate.py.
package libmoney;

/** Which tickers are right. */
public enum TickerRule {
    /** 3 or 4 letters; the default */
    LETTERS(0),
    /** up to 31 letters and digits, with single "." and "-" inside: BRK.B, 7203.T */
    EXCHANGE_SYMBOL(1);

    private static final TickerRule[] ALL = values();

    private final int value;

    TickerRule(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static TickerRule of(int value) {
        for (TickerRule one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
