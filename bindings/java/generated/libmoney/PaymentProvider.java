// Made from the headers by api/generate.py.
package libmoney;

/** A payment provider. */
public enum PaymentProvider {
    /** `amount` of the Stripe API */
    STRIPE(0),
    /** `value` of the Adyen API */
    ADYEN(1),
    /** `value` of the PayPal API, without its point */
    PAYPAL(2);

    private static final PaymentProvider[] ALL = values();

    private final int value;

    PaymentProvider(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static PaymentProvider of(int value) {
        for (PaymentProvider one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
