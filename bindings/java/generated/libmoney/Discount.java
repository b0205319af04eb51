// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;

/** A discount on a line item or on the order. 64 bytes. */
public final class Discount {
    static final int SIZE = 64;

    private DiscountKind kind;

    /** kind */
    public DiscountKind kind() {
        return kind;
    }

    /** Sets kind: kind */
    public Discount kind(DiscountKind kind) {
        this.kind = kind;
        return this;
    }

    private BigDecimal percent;

    /** with MONEY_DISCOUNT_PERCENT: 0 to 100, so that 10 takes a tenth off; else all bytes 0 */
    public BigDecimal percent() {
        return percent;
    }

    /** Sets percent: with MONEY_DISCOUNT_PERCENT: 0 to 100, so that 10 takes a tenth off; else all bytes 0 */
    public Discount percent(BigDecimal percent) {
        this.percent = percent;
        return this;
    }

    private Money amount;

    /** with MONEY_DISCOUNT_FIXED: 0 or more, in the catalogue's currency and in whole minor units; else all bytes 0 */
    public Money amount() {
        return amount;
    }

    /**
     * Sets amount: with MONEY_DISCOUNT_FIXED: 0 or more, in the catalogue's currency and in whole minor units;
     * else all bytes 0
     */
    public Discount amount(Money amount) {
        this.amount = amount;
        return this;
    }

    static Discount read(long at) {
        var made = new Discount();
        made.kind(DiscountKind.of(Memory.getInt(at + 4)));
        made.percent(Numbers.read(at + 8));
        made.amount(Money.read(at + 32));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_discount_init(at);
        if (kind != null) Memory.putInt(at + 4, kind.value());
        if (percent != null) Numbers.write(at + 8, percent);
        if (amount != null) amount.write(at + 32);
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
