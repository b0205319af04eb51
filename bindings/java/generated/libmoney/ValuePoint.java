// Made from the headers by api/generate.py.
package libmoney;

import java.time.LocalDate;

/**
 * The value of an investment on a day, and the amount that you then pay in (above 0) or take out (below 0). 72
 * bytes.
 */
public final class ValuePoint {
    static final int SIZE = 72;

    private LocalDate date;

    /** date */
    public LocalDate date() {
        return date;
    }

    /** Sets date: date */
    public ValuePoint date(LocalDate date) {
        this.date = date;
        return this;
    }

    private Money value;

    /** before the flow */
    public Money value() {
        return value;
    }

    /** Sets value: before the flow */
    public ValuePoint value(Money value) {
        this.value = value;
        return this;
    }

    private Money flow;

    /** 0 in the same currency if there is none */
    public Money flow() {
        return flow;
    }

    /** Sets flow: 0 in the same currency if there is none */
    public ValuePoint flow(Money flow) {
        this.flow = flow;
        return this;
    }

    static ValuePoint read(long at) {
        var made = new ValuePoint();
        made.date(Memory.day(Memory.getInt(at + 4)));
        made.value(Money.read(at + 8));
        made.flow(Money.read(at + 40));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_value_point_init(at);
        if (date != null) Memory.putInt(at + 4, Memory.ofDay(date));
        if (value != null) value.write(at + 8);
        if (flow != null) flow.write(at + 40);
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
