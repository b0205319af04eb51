// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;
import java.util.List;

/** The result of a checkout. A receipt never changes, so several threads may read it at once. */
public final class Receipt extends Handle {
    private Receipt(Pointer pointer) {
        super(pointer, Raw::money_receipt_free);
    }

    static Receipt adopt(long at) {
        return new Receipt(new Pointer(at));
    }

    static Receipt adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /** Writes the totals of a receipt. C: money_receipt_info */
    public ReceiptInfo info(ReceiptView view) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long infoAt = call.take(368);
            call.check(Raw.money_receipt_info(at, view.value(), infoAt, call.error()));
            return ReceiptInfo.read(infoAt);
        } finally {
            call.end();
        }
    }

    /** Writes the line item at an index, in the order of the basket. C: money_receipt_line_item_at */
    public ReceiptLineItem lineItemAt(ReceiptView view, long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long itemAt = call.take(736);
            call.check(Raw.money_receipt_line_item_at(at, view.value(), index, itemAt, call.error()));
            return ReceiptLineItem.read(itemAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes several line items in one call, under the rules of money_catalogue_products. C:
     * money_receipt_line_items
     */
    public List<ReceiptLineItem> lineItems(ReceiptView view) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return call.pages(736, one -> ReceiptLineItem.read(one), page -> Raw.money_receipt_line_items(at, view.value(), page.first(), page.rows(), page.capacity(), page.count(), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Writes the tax row at an index. Each tax category has one, in the order in which the line items come. C:
     * money_receipt_tax_at
     */
    public ReceiptTax taxAt(ReceiptView view, long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long taxAt = call.take(152);
            call.check(Raw.money_receipt_tax_at(at, view.value(), index, taxAt, call.error()));
            return ReceiptTax.read(taxAt);
        } finally {
            call.end();
        }
    }

    /** Writes several tax rows in one call, under the rules of money_catalogue_products. C: money_receipt_taxes */
    public List<ReceiptTax> taxes(ReceiptView view) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return call.pages(152, one -> ReceiptTax.read(one), page -> Raw.money_receipt_taxes(at, view.value(), page.first(), page.rows(), page.capacity(), page.count(), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Writes the refund of a line item, or of a part of its quantity. It gives back what the sale took: the
     * amounts have the other sign, with the part's share of the discounts and of the tax. The library keeps no
     * refunds. You hand in the quantity that earlier refunds gave back, and get what is missing to the new sum. So
     * the parts of a line item add up to its amounts, and all line items to the receipt's `gross`. The
     * `difference` of a converted receipt and its cash rounding belong to no line item. C: money_receipt_refund
     * @param index the index of the line item in the receipt.
     * @param quantity the quantity that comes back, with the sign of the line item's; NULL: all that is left.
     * @param refunded the quantity that earlier refunds gave back; NULL: none.
     */
    public ReceiptLineItem refund(ReceiptView view, long index, BigDecimal quantity, BigDecimal refunded) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long itemAt = call.take(736);
            call.check(Raw.money_receipt_refund(at, view.value(), index, quantity == null ? 0 : call.decimal(quantity), refunded == null ? 0 : call.decimal(refunded), itemAt, call.error()));
            return ReceiptLineItem.read(itemAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_receipt_refund */
    public ReceiptLineItem refund(ReceiptView view, long index) {
        return refund(view, index, (BigDecimal) null, (BigDecimal) null);
    }

    /**
     * Writes how the total was converted: rate, conversion path, date, gap in days, age, source, and the remainder
     * that the rounding dropped. C: money_receipt_conversion
     */
    public Conversion conversion() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long conversionAt = call.take(848);
            call.check(Raw.money_receipt_conversion(at, conversionAt, call.error()));
            return Conversion.read(conversionAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes a receipt as aligned English text for a terminal or a printer. The text ends with the policy as a
     * sentence. A converted receipt has the other currency below, with the rate, its date and its age. C:
     * money_receipt_to_text
     * @param columns the width in characters: 32 to 200, or 0 for 48.
     */
    public String toText(int columns) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long textAt = call.take(8);
            call.check(Raw.money_receipt_to_text(at, columns, textAt, call.length(), call.error()));
            return call.document(textAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes a receipt with all its amounts as JSON. The same receipt always gives the same bytes. C:
     * money_receipt_to_json
     */
    public String toJson() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long jsonAt = call.take(8);
            call.check(Raw.money_receipt_to_json(at, jsonAt, call.length(), call.error()));
            return call.document(jsonAt);
        } finally {
            call.end();
        }
    }
}
