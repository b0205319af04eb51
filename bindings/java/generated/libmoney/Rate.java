// Made from the headers by api/generate.py.
package libmoney;

import java.time.LocalDate;
import java.util.Set;

/** A rate: 1 `from` = numerator/denominator `to`, exactly as quoted (1.10 is 110/100). 56 bytes. */
public final class Rate {
    static final int SIZE = 56;

    private String from;

    /** from */
    public String from() {
        return from;
    }

    /** Sets from: from */
    public Rate from(String from) {
        this.from = from;
        return this;
    }

    private String to;

    /** to */
    public String to() {
        return to;
    }

    /** Sets to: to */
    public Rate to(String to) {
        this.to = to;
        return this;
    }

    private long numerator;
    private boolean has2;

    /** numerator */
    public long numerator() {
        return numerator;
    }

    /** Sets numerator: numerator */
    public Rate numerator(long numerator) {
        this.numerator = numerator;
        has2 = true;
        return this;
    }

    private long denominator;
    private boolean has3;

    /** denominator */
    public long denominator() {
        return denominator;
    }

    /** Sets denominator: denominator */
    public Rate denominator(long denominator) {
        this.denominator = denominator;
        has3 = true;
        return this;
    }

    private LocalDate date;

    /** MONEY_DATE_NONE: of no date, good for any */
    public LocalDate date() {
        return date;
    }

    /** Sets date: MONEY_DATE_NONE: of no date, good for any */
    public Rate date(LocalDate date) {
        this.date = date;
        return this;
    }

    private RateKind kind;

    /** a MONEY_RATE_ */
    public RateKind kind() {
        return kind;
    }

    /** Sets kind: a MONEY_RATE_ */
    public Rate kind(RateKind kind) {
        this.kind = kind;
        return this;
    }

    private Set<Flags> flags;

    /** 0 or MONEY_FLAG_RATE_ROUNDED */
    public Set<Flags> flags() {
        return flags;
    }

    /** Sets flags: 0 or MONEY_FLAG_RATE_ROUNDED */
    public Rate flags(Set<Flags> flags) {
        this.flags = flags;
        return this;
    }

    static Rate read(long at) {
        var made = new Rate();
        made.from(Memory.text(at + 0, 12));
        made.to(Memory.text(at + 12, 12));
        made.numerator(Memory.getLong(at + 24));
        made.denominator(Memory.getLong(at + 32));
        made.date(Memory.day(Memory.getInt(at + 40)));
        made.kind(RateKind.of(Memory.getInt(at + 44)));
        made.flags(Flags.of(Memory.getInt(at + 48)));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_rate_init(at);
        if (from != null) Memory.putText(at + 0, 12, from, "from");
        if (to != null) Memory.putText(at + 12, 12, to, "to");
        if (has2) Memory.putLong(at + 24, numerator);
        if (has3) Memory.putLong(at + 32, denominator);
        if (date != null) Memory.putInt(at + 40, Memory.ofDay(date));
        if (kind != null) Memory.putInt(at + 44, kind.value());
        if (flags != null) Memory.putInt(at + 48, Flags.bits(flags));
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
