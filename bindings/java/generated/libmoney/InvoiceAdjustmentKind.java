// Made from the headers by api/generate.py.
package libmoney;

/** The kind of an adjustment. */
public enum InvoiceAdjustmentKind {
    /** lowers the net amount */
    ALLOWANCE(1),
    /** raises the net amount */
    CHARGE(2);

    private static final InvoiceAdjustmentKind[] ALL = values();

    private final int value;

    InvoiceAdjustmentKind(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static InvoiceAdjustmentKind of(int value) {
        for (InvoiceAdjustmentKind one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
