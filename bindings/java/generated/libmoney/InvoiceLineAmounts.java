// Made from the headers by api/generate.py.
package libmoney;

/**
 * The amounts of a line item. 128 bytes: price - allowances + charges = net.
 * @param price quantity × price ÷ base quantity, rounded half up
 * @param allowances the sum of the line item's allowances (BT-136)
 * @param charges the sum of its charges (BT-141)
 * @param net the net amount (BT-131)
 */
public record InvoiceLineAmounts(
        Money price,
        Money allowances,
        Money charges,
        Money net) {
    static final int SIZE = 128;

    static InvoiceLineAmounts read(long at) {
        return new InvoiceLineAmounts(
                Money.read(at + 0),
                Money.read(at + 32),
                Money.read(at + 64),
                Money.read(at + 96));
    }
}
