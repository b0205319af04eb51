// Made from the headers by api/generate.py.
package libmoney;

import java.time.LocalDate;

/** An amount that you pay in (below 0) or take out (above 0) on a day. 40 bytes. */
public final class CashFlow {
    static final int SIZE = 40;

    private LocalDate date;

    /** date */
    public LocalDate date() {
        return date;
    }

    /** Sets date: date */
    public CashFlow date(LocalDate date) {
        this.date = date;
        return this;
    }

    private Money amount;

    /** amount */
    public Money amount() {
        return amount;
    }

    /** Sets amount: amount */
    public CashFlow amount(Money amount) {
        this.amount = amount;
        return this;
    }

    static CashFlow read(long at) {
        var made = new CashFlow();
        made.date(Memory.day(Memory.getInt(at + 4)));
        made.amount(Money.read(at + 8));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_cash_flow_init(at);
        if (date != null) Memory.putInt(at + 4, Memory.ofDay(date));
        if (amount != null) amount.write(at + 8);
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
