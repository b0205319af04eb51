// Made from the headers by api/generate.py.
package libmoney;

/**
 * The totals of an invoice.
 * @param lineTotal the sum of the line items' net amounts (BT-106)
 * @param allowances the sum of the document's allowances (BT-107)
 * @param charges the sum of the document's charges (BT-108)
 * @param net line_total - allowances + charges (BT-109)
 * @param tax the sum of the taxes, without those that are retained (BT-110)
 * @param gross net + tax (BT-112)
 * @param retained the sum of the retained taxes, which the norm does not have
 * @param prepaid what was paid before (BT-113)
 * @param rounding the given rounding amount (BT-114)
 * @param payable gross - retained - prepaid + rounding (BT-115)
 * @param accountingTax the tax in the currency of accounting (BT-111); zeros if there is no such currency
 * @param lineItemCount line item count
 * @param categoryCount category count
 */
public record InvoiceTotals(
        Money lineTotal,
        Money allowances,
        Money charges,
        Money net,
        Money tax,
        Money gross,
        Money retained,
        Money prepaid,
        Money rounding,
        Money payable,
        Money accountingTax,
        long lineItemCount,
        long categoryCount) {
    static final int SIZE = 368;

    static InvoiceTotals read(long at) {
        return new InvoiceTotals(
                Money.read(at + 0),
                Money.read(at + 32),
                Money.read(at + 64),
                Money.read(at + 96),
                Money.read(at + 128),
                Money.read(at + 160),
                Money.read(at + 192),
                Money.read(at + 224),
                Money.read(at + 256),
                Money.read(at + 288),
                Money.read(at + 320),
                Memory.getLong(at + 352),
                Memory.getLong(at + 360));
    }
}
