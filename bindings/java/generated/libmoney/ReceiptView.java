// Made from the headers by api/generate.py.
package libmoney;

/** The currency that you read a receipt in. */
public enum ReceiptView {
    /** the catalogue's currency */
    PRICED(0),
    /** the currency of the checkout, which may be the same */
    CHECKOUT(1);

    private static final ReceiptView[] ALL = values();

    private final int value;

    ReceiptView(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static ReceiptView of(int value) {
        for (ReceiptView one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
