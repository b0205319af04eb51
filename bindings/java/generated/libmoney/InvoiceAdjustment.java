// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;
import java.util.List;

/**
 * An allowance or a charge of a line item or of the document. Its amount is given, or is `percent` of `base`,
 * rounded to the invoice's digits. If you give both, the amount counts, and the library keeps the other two with
 * it.
 */
public final class InvoiceAdjustment {
    static final int SIZE = 640;

    private InvoiceAdjustmentKind kind;

    /** kind */
    public InvoiceAdjustmentKind kind() {
        return kind;
    }

    /** Sets kind: kind */
    public InvoiceAdjustment kind(InvoiceAdjustmentKind kind) {
        this.kind = kind;
        return this;
    }

    private String reason;

    /** for people, in one line; "" if you do not say */
    public String reason() {
        return reason;
    }

    /** Sets reason: for people, in one line; "" if you do not say */
    public InvoiceAdjustment reason(String reason) {
        this.reason = reason;
        return this;
    }

    private String reasonCode;

    /** a code of the lists UNTDID 5189 (allowances) or 7161 (charges); "" if you do not say */
    public String reasonCode() {
        return reasonCode;
    }

    /** Sets reasonCode: a code of the lists UNTDID 5189 (allowances) or 7161 (charges); "" if you do not say */
    public InvoiceAdjustment reasonCode(String reasonCode) {
        this.reasonCode = reasonCode;
        return this;
    }

    private Money amount;

    /** in whole minor units; all bytes 0 for `percent` of `base` */
    public Money amount() {
        return amount;
    }

    /** Sets amount: in whole minor units; all bytes 0 for `percent` of `base` */
    public InvoiceAdjustment amount(Money amount) {
        this.amount = amount;
        return this;
    }

    private BigDecimal percent;

    /** 0 or more; 0 if the amount is given alone */
    public BigDecimal percent() {
        return percent;
    }

    /** Sets percent: 0 or more; 0 if the amount is given alone */
    public InvoiceAdjustment percent(BigDecimal percent) {
        this.percent = percent;
        return this;
    }

    private Money base;

    /** all bytes 0 stand for the price × quantity of the line item; the document has no such */
    public Money base() {
        return base;
    }

    /** Sets base: all bytes 0 stand for the price × quantity of the line item; the document has no such */
    public InvoiceAdjustment base(Money base) {
        this.base = base;
        return this;
    }

    private List<InvoiceTax> taxes;

    /** of the document; zeros on a line item, which has its own */
    public List<InvoiceTax> taxes() {
        return taxes;
    }

    /** Sets taxes: of the document; zeros on a line item, which has its own */
    public InvoiceAdjustment taxes(List<InvoiceTax> taxes) {
        this.taxes = taxes;
        return this;
    }

    static InvoiceAdjustment read(long at) {
        var made = new InvoiceAdjustment();
        made.kind(InvoiceAdjustmentKind.of(Memory.getInt(at + 4)));
        made.reason(Memory.text(at + 8, 256));
        made.reasonCode(Memory.text(at + 264, 32));
        made.amount(Money.read(at + 296));
        made.percent(Numbers.read(at + 328));
        made.base(Money.read(at + 352));
        made.taxes(Memory.list(at + 384, 64, 4, one -> InvoiceTax.read(one)));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_invoice_adjustment_init(at);
        if (kind != null) Memory.putInt(at + 4, kind.value());
        if (reason != null) Memory.putText(at + 8, 256, reason, "reason");
        if (reasonCode != null) Memory.putText(at + 264, 32, reasonCode, "reason_code");
        if (amount != null) amount.write(at + 296);
        if (percent != null) Numbers.write(at + 328, percent);
        if (base != null) base.write(at + 352);
        if (taxes != null) Memory.putList(at + 384, 64, 4, taxes, "taxes", 0, (one, to) -> one.write(call, to));
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
