// Made from the headers by api/generate.py.
package libmoney;

/** The way in which a tax enters the totals. */
public enum InvoiceTaxKind {
    /** a percentage of the net amount, such as VAT; several stand side by side */
    ADDED(0),
    /** a percentage of the net amount and the taxes before it on the same line item */
    COMPOUND(1),
    /** a percentage of the net amount that the buyer keeps back and pays to the state */
    RETAINED(2);

    private static final InvoiceTaxKind[] ALL = values();

    private final int value;

    InvoiceTaxKind(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static InvoiceTaxKind of(int value) {
        for (InvoiceTaxKind one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
