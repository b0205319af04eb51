// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;
import java.util.List;

/** A line item of an invoice: what was delivered, at which price, and under which taxes. 616 bytes. */
public final class InvoiceLineItem {
    static final int SIZE = 600;

    private String name;

    /** what was delivered, in one line (BT-153); "" if you do not say */
    public String name() {
        return name;
    }

    /** Sets name: what was delivered, in one line (BT-153); "" if you do not say */
    public InvoiceLineItem name(String name) {
        this.name = name;
        return this;
    }

    private BigDecimal quantity;

    /** below 0 for what is given back (BT-129); may be 0 */
    public BigDecimal quantity() {
        return quantity;
    }

    /** Sets quantity: below 0 for what is given back (BT-129); may be 0 */
    public InvoiceLineItem quantity(BigDecimal quantity) {
        this.quantity = quantity;
        return this;
    }

    private Money price;

    /** net, 0 or more, for `base_quantity` of them (BT-146), with any number of fraction digits */
    public Money price() {
        return price;
    }

    /** Sets price: net, 0 or more, for `base_quantity` of them (BT-146), with any number of fraction digits */
    public InvoiceLineItem price(Money price) {
        this.price = price;
        return this;
    }

    private BigDecimal baseQuantity;

    /** what the price is for, above 0 (BT-149); 0 stands for 1 */
    public BigDecimal baseQuantity() {
        return baseQuantity;
    }

    /** Sets baseQuantity: what the price is for, above 0 (BT-149); 0 stands for 1 */
    public InvoiceLineItem baseQuantity(BigDecimal baseQuantity) {
        this.baseQuantity = baseQuantity;
        return this;
    }

    private List<InvoiceTax> taxes;

    /** one at least; a tax of zeros is none */
    public List<InvoiceTax> taxes() {
        return taxes;
    }

    /** Sets taxes: one at least; a tax of zeros is none */
    public InvoiceLineItem taxes(List<InvoiceTax> taxes) {
        this.taxes = taxes;
        return this;
    }

    static InvoiceLineItem read(long at) {
        var made = new InvoiceLineItem();
        made.name(Memory.text(at + 8, 256));
        made.quantity(Numbers.read(at + 264));
        made.price(Money.read(at + 288));
        made.baseQuantity(Numbers.read(at + 320));
        made.taxes(Memory.list(at + 344, 64, 4, one -> InvoiceTax.read(one)));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_invoice_line_item_init(at);
        if (name != null) Memory.putText(at + 8, 256, name, "name");
        if (quantity != null) Numbers.write(at + 264, quantity);
        if (price != null) price.write(at + 288);
        if (baseQuantity != null) Numbers.write(at + 320, baseQuantity);
        if (taxes != null) Memory.putList(at + 344, 64, 4, taxes, "taxes", 0, (one, to) -> one.write(call, to));
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
