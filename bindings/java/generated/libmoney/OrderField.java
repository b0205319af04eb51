// Made from the headers by api/generate.py.
package libmoney;

/** The fields of an order form. Of quantity, price and sum, any two give the third, which then shows by itself. */
public enum OrderField {
    /** such as "2024-02-29" */
    DATE(0),
    /** "buy" or "sell" */
    ACTION(1),
    /** the symbol; the form turns it into capitals */
    TICKER(2),
    /** saved; from price and sum only if it is exact in 18 fraction digits */
    QUANTITY(3),
    /** of one share; shown to 8 fraction digits, half-even, and not saved */
    PRICE(4),
    /** the transaction's total; from quantity and price exactly */
    SUM(5);

    private static final OrderField[] ALL = values();

    private final int value;

    OrderField(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static OrderField of(int value) {
        for (OrderField one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
