// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;

/** Specific identification: a lot that a sale names, and the shares that it takes from it. 72 bytes. */
public final class LotSelection {
    static final int SIZE = 72;

    private String id;

    /** the id of the purchase that made the lot */
    public String id() {
        return id;
    }

    /** Sets id: the id of the purchase that made the lot */
    public LotSelection id(String id) {
        this.id = id;
        return this;
    }

    private BigDecimal quantity;

    /** in shares as they are on the day of the sale; above 0 */
    public BigDecimal quantity() {
        return quantity;
    }

    /** Sets quantity: in shares as they are on the day of the sale; above 0 */
    public LotSelection quantity(BigDecimal quantity) {
        this.quantity = quantity;
        return this;
    }

    static LotSelection read(long at) {
        var made = new LotSelection();
        made.id(Memory.text(at + 4, 40));
        made.quantity(Numbers.read(at + 48));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_lot_selection_init(at);
        if (id != null) Memory.putText(at + 4, 40, id, "id");
        if (quantity != null) Numbers.write(at + 48, quantity);
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
