// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;
import java.util.List;

/** Line items, the allowances and charges of the document, what was paid before, and the currency of the tax. */
public final class Invoice extends Handle {
    private Invoice(Pointer pointer) {
        super(pointer, Raw::money_invoice_free);
    }

    static Invoice adopt(long at) {
        return new Invoice(new Pointer(at));
    }

    static Invoice adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /**
     * Makes an invoice without line items. You free it with money_invoice_free. C: money_invoice_new
     * @param currency the currency of all amounts (BT-5), built in or in `registry`. Amounts have its minor unit,
     * but at most two fraction digits, because the norm has no more.
     * @param registry your own currencies; the library reads it during the call only.
     */
    public Invoice(String currency, CurrencyRegistry registry) {
        this(make(currency, registry));
    }

    private static Pointer make(String currency, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            long invoiceAt = call.take(8);
            call.check(Raw.money_invoice_new(call.code(currency), call.use(registry), invoiceAt, call.error()));
            return new Pointer(Memory.getLong(invoiceAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_invoice_new */
    public Invoice(String currency) {
        this(currency, (CurrencyRegistry) null);
    }

    /**
     * Adds a line item at the end. The same thing may be there twice, at other prices. C: money_invoice_add
     * @param item start with MONEY_INVOICE_LINE_ITEM_INIT, and set `quantity`, `price` and a tax.
     */
    public long add(InvoiceLineItem item) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long indexAt = call.take(8);
            call.check(Raw.money_invoice_add(at, item.put(call), indexAt, call.error()));
            return Memory.getLong(indexAt);
        } finally {
            call.end();
        }
    }

    /**
     * Adds an allowance or a charge to a line item or to the document. Each can have several. C:
     * money_invoice_adjust
     * @param lineItem the index of a line item, or MONEY_INVOICE_DOCUMENT.
     * @param adjustment start with MONEY_INVOICE_ADJUSTMENT_INIT, and set `kind` and the amount.
     */
    public void adjust(long lineItem, InvoiceAdjustment adjustment) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_invoice_adjust(at, lineItem, adjustment.put(call), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Says why a category has no tax, in place of what was said before. The norm demands a reason for E, AE, K, G
     * and O. C: money_invoice_set_exemption
     * @param category the category, whether or not a line item has it.
     * @param reason for people, in one line, at most 255 bytes (BT-120).
     * @param reasonCode a code of the list VATEX, at most 31 bytes (BT-121).
     */
    public void setExemption(String category, String reason, String reasonCode) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_invoice_set_exemption(at, call.code(category), call.code(reason), call.code(reasonCode), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Sets what was paid before and the rounding amount, in place of what they were. C: money_invoice_set_payment
     * @param prepaid the paid amount (BT-113); NULL leaves it as it is.
     * @param rounding an amount that is added to what is due (BT-114), below 0 to lower it; NULL leaves it.
     */
    public void setPayment(Money prepaid, Money rounding) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_invoice_set_payment(at, prepaid == null ? 0 : call.money(prepaid), rounding == null ? 0 : call.money(rounding), call.error()));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_invoice_set_payment */
    public void setPayment() {
        setPayment((Money) null, (Money) null);
    }

    /**
     * Sets the currency in which the seller accounts for the tax (BT-6), if it is not the invoice's. C:
     * money_invoice_set_accounting
     * @param currency the currency, built in or in `registry`.
     * @param rate how much of it one unit of the invoice's currency is, above 0.
     * @param registry your own currencies; the library reads it during the call only.
     */
    public void setAccounting(String currency, BigDecimal rate, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_invoice_set_accounting(at, call.code(currency), call.decimal(rate), call.use(registry), call.error()));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_invoice_set_accounting */
    public void setAccounting(String currency, BigDecimal rate) {
        setAccounting(currency, rate, (CurrencyRegistry) null);
    }

    /** Adds everything up. C: money_invoice_totals */
    public InvoiceTotals totals() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long totalsAt = call.take(368);
            call.check(Raw.money_invoice_totals(at, totalsAt, call.error()));
            return InvoiceTotals.read(totalsAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the amounts of several line items in one call, under the rules of money_catalogue_products. C:
     * money_invoice_line_amounts
     */
    public List<InvoiceLineAmounts> lineAmounts() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return call.pages(128, one -> InvoiceLineAmounts.read(one), page -> Raw.money_invoice_line_amounts(at, page.first(), page.rows(), page.capacity(), page.count(), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Writes several taxes with their sums in one call, under the rules of money_catalogue_products. A row is a
     * category with a percentage and a kind; the rows have the order of their first appearance. C:
     * money_invoice_categories
     */
    public List<InvoiceCategory> categories() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return call.pages(416, one -> InvoiceCategory.read(one), page -> Raw.money_invoice_categories(at, page.first(), page.rows(), page.capacity(), page.count(), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Makes the invoice that takes another one back: each quantity and each amount has the other sign, and prices
     * stay as they are. Every total is that of the invoice with the other sign. You free it with
     * money_invoice_free. A credit note of the norm states the amounts of its invoice with the same sign, so it
     * needs no reversal. C: money_invoice_reverse
     */
    public Invoice reverse() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long reversedAt = call.take(8);
            call.check(Raw.money_invoice_reverse(at, reversedAt, call.error()));
            return Invoice.adopt(Memory.getLong(reversedAt));
        } finally {
            call.end();
        }
    }

    /**
     * Reads an invoice that money_invoice_to_json wrote. You free it with money_invoice_free. C:
     * money_invoice_from_json
     */
    public static Invoice fromJson(String json) {
        Call call = Call.begin();
        try {
            byte[] jsonBytes = Call.utf8(json);
            long invoiceAt = call.take(8);
            call.check(Raw.money_invoice_from_json(call.bytes(jsonBytes), Call.length(jsonBytes), invoiceAt, call.error()));
            return Invoice.adopt(Memory.getLong(invoiceAt));
        } finally {
            call.end();
        }
    }

    /**
     * Writes an invoice as JSON: what you handed in, without the totals. The same invoice always gives the same
     * text. You free it with money_string_free. C: money_invoice_to_json
     */
    public String toJson() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long jsonAt = call.take(8);
            call.check(Raw.money_invoice_to_json(at, jsonAt, call.length(), call.error()));
            return call.document(jsonAt);
        } finally {
            call.end();
        }
    }
}
