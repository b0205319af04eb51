// Made from the headers by api/generate.py.
package libmoney;

/**
 * A tax row of a receipt: the amounts of one tax category. 152 bytes.
 * @param taxRate tax rate
 * @param net net
 * @param tax tax
 * @param gross gross
 */
public record ReceiptTax(
        TaxRate taxRate,
        Money net,
        Money tax,
        Money gross) {
    static final int SIZE = 152;

    static ReceiptTax read(long at) {
        return new ReceiptTax(
                TaxRate.read(at + 0),
                Money.read(at + 56),
                Money.read(at + 88),
                Money.read(at + 120));
    }
}
