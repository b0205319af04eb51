// Made from the headers by api/generate.py.
package libmoney;

/**
 * The totals of a receipt in one currency. 368 bytes. These sums always hold. The line items' totals add up to
 * `subtotal`, and their shares of the order's discount to `discount`. The tax rows add up to `net`, `tax` and
 * `gross`. net + tax = gross, gross + difference = total, and total + cash_rounding = payable.
 * @param subtotal subtotal
 * @param discount off the order; 0 or more in a sale
 * @param net net
 * @param tax tax
 * @param gross the sum of the line items
 * @param total the amount owed; in another currency, the total that was converted once
 * @param difference total - gross, which is 0 unless the receipt was converted
 * @param cashRounding payable - total
 * @param payable the amount to pay
 * @param lineItemCount line item count
 * @param taxCount how many tax rows the receipt has
 * @param discountTerms the order's discount as money_basket_set_discount set it
 */
public record ReceiptInfo(
        Money subtotal,
        Money discount,
        Money net,
        Money tax,
        Money gross,
        Money total,
        Money difference,
        Money cashRounding,
        Money payable,
        long lineItemCount,
        long taxCount,
        Discount discountTerms) {
    static final int SIZE = 368;

    static ReceiptInfo read(long at) {
        return new ReceiptInfo(
                Money.read(at + 0),
                Money.read(at + 32),
                Money.read(at + 64),
                Money.read(at + 96),
                Money.read(at + 128),
                Money.read(at + 160),
                Money.read(at + 192),
                Money.read(at + 224),
                Money.read(at + 256),
                Memory.getLong(at + 288),
                Memory.getLong(at + 296),
                Discount.read(at + 304));
    }
}
