// Made from the headers by api/generate.py.
package libmoney;

/**
 * A line item of a receipt in one currency. 736 bytes. price - discount = total, and net + tax = gross.
 * @param item what was sold; the product's price is in the catalogue's currency
 * @param price quantity × price
 * @param discount off the line item
 * @param total total
 * @param orderDiscount the line item's share of the order's discount
 * @param net net
 * @param tax tax
 * @param gross gross
 */
public record ReceiptLineItem(
        BasketLineItem item,
        Money price,
        Money discount,
        Money total,
        Money orderDiscount,
        Money net,
        Money tax,
        Money gross) {
    static final int SIZE = 736;

    static ReceiptLineItem read(long at) {
        return new ReceiptLineItem(
                BasketLineItem.read(at + 0),
                Money.read(at + 512),
                Money.read(at + 544),
                Money.read(at + 576),
                Money.read(at + 608),
                Money.read(at + 640),
                Money.read(at + 672),
                Money.read(at + 704));
    }
}
