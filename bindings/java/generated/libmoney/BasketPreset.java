// Made from the headers by api/generate.py.
package libmoney;

/** A policy with a name. */
public enum BasketPreset {
    /** MONEY_BASKET_POLICY_INIT: as Stripe documents tax per line item */
    PER_LINE_HALF_UP(0),
    /** tax on the price of one unit, as programs with unit prices do */
    PER_UNIT_HALF_UP(1),
    /** banker's rounding of each line item */
    PER_LINE_HALF_EVEN(2),
    /** prices, discounts and taxes are rounded once a tax category */
    PER_TAX_GROUP_HALF_UP(3),
    /** prices, discounts and taxes are rounded once an order */
    PER_ORDER_HALF_UP(4),
    /** per line item, half up; prices include tax; cash to 0.05 */
    SWISS_CASH(5),
    /** the rounding of invoices (money/invoice.h): line items, then taxes */
    EN16931(6);

    private static final BasketPreset[] ALL = values();

    private final int value;

    BasketPreset(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static BasketPreset of(int value) {
        for (BasketPreset one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
