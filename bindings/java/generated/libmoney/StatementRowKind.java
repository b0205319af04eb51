// Made from the headers by api/generate.py.
package libmoney;

/** The kind of a row of a wallet statement. */
public enum StatementRowKind {
    /** an entry */
    AMOUNT(0),
    /** the sum of a section */
    SUBTOTAL(1),
    /** the grand total */
    TOTAL(2);

    private static final StatementRowKind[] ALL = values();

    private final int value;

    StatementRowKind(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static StatementRowKind of(int value) {
        for (StatementRowKind one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
