// Made from the headers by api/generate.py.
package libmoney;

/**
 * A tax with the sum that it is due on.
 * @param tax the category, its percentage (BT-118, BT-119) and its kind
 * @param base the sum of the net amounts, less allowances, with charges (BT-116)
 * @param amount the tax (BT-117)
 * @param reason why there is no tax (BT-120); "" if nobody said
 * @param reasonCode the same as a code of the list VATEX (BT-121); "" if nobody said
 */
public record InvoiceCategory(
        InvoiceTax tax,
        Money base,
        Money amount,
        String reason,
        String reasonCode) {
    static final int SIZE = 416;

    static InvoiceCategory read(long at) {
        return new InvoiceCategory(
                InvoiceTax.read(at + 0),
                Money.read(at + 64),
                Money.read(at + 96),
                Memory.text(at + 128, 256),
                Memory.text(at + 384, 32));
    }
}
