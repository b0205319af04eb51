// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;

/**
 * A tax of a line item, an allowance or a charge. 64 bytes. A tax of zeros is none. The categories of the norm are
 * S (standard rate), Z (zero rated), E (exempt), AE (reverse charge), K (delivery within the European Union), G
 * (export), O (outside the scope), L, M and B. The percentage of Z, E, AE, K, G and O is 0. You may name any other
 * tax, such as "GST", "CGST" or "IRPF".
 */
public final class InvoiceTax {
    static final int SIZE = 64;

    private String category;

    /** the category or the name of the tax: 1 to 31 bytes in one line */
    public String category() {
        return category;
    }

    /** Sets category: the category or the name of the tax: 1 to 31 bytes in one line */
    public InvoiceTax category(String category) {
        this.category = category;
        return this;
    }

    private BigDecimal percent;

    /** 0 to 100: 19 is 19 % */
    public BigDecimal percent() {
        return percent;
    }

    /** Sets percent: 0 to 100: 19 is 19 % */
    public InvoiceTax percent(BigDecimal percent) {
        this.percent = percent;
        return this;
    }

    private InvoiceTaxKind kind;

    /** how the tax enters the totals */
    public InvoiceTaxKind kind() {
        return kind;
    }

    /** Sets kind: how the tax enters the totals */
    public InvoiceTax kind(InvoiceTaxKind kind) {
        this.kind = kind;
        return this;
    }

    static InvoiceTax read(long at) {
        var made = new InvoiceTax();
        made.category(Memory.text(at + 0, 32));
        made.percent(Numbers.read(at + 32));
        made.kind(InvoiceTaxKind.of(Memory.getInt(at + 56)));
        return made;
    }

    void write(Call call, long at) {
        Memory.clear(at, SIZE);
        if (category != null) Memory.putText(at + 0, 32, category, "category");
        if (percent != null) Numbers.write(at + 32, percent);
        if (kind != null) Memory.putInt(at + 56, kind.value());
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
