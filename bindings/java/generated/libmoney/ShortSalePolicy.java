// Made from the headers by api/generate.py.
package libmoney;

/** The short-sale policy: what happens when a sale is of more shares than you hold. */
public enum ShortSalePolicy {
    /** the sale is MONEY_ERR_INSUFFICIENT; the default */
    REJECT(0),
    /** the rest is a debt of shares, which a later purchase settles */
    ALLOW(1),
    /** the rest is recorded as oversold, and its proceeds count for nothing */
    RECORD(2);

    private static final ShortSalePolicy[] ALL = values();

    private final int value;

    ShortSalePolicy(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static ShortSalePolicy of(int value) {
        for (ShortSalePolicy one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
