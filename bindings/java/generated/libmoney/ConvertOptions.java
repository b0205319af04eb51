// Made from the headers by api/generate.py.
package libmoney;

import java.time.Instant;
import java.time.LocalDate;

/**
 * Options of a conversion. `max_gap` counts the days from the date that you ask for back to the rates, whatever
 * time it is now. `fresh_for` counts the seconds from `now` back to the time when the rates were published,
 * whether or not you give a date. So it notices a table that nobody renews. A conversion reads no clock, so
 * `fresh_for` needs `now`.
 */
public final class ConvertOptions {
    static final int SIZE = 48;

    private LocalDate date;

    /** the day whose rates you ask for, or MONEY_DATE_NONE: the newest of the table */
    public LocalDate date() {
        return date;
    }

    /** Sets date: the day whose rates you ask for, or MONEY_DATE_NONE: the newest of the table */
    public ConvertOptions date(LocalDate date) {
        this.date = date;
        return this;
    }

    private int maxGap;
    private boolean has1;

    /** how many days earlier the rates may be, 0: that very day */
    public int maxGap() {
        return maxGap;
    }

    /** Sets maxGap: how many days earlier the rates may be, 0: that very day */
    public ConvertOptions maxGap(int maxGap) {
        this.maxGap = maxGap;
        has1 = true;
        return this;
    }

    private int digits;
    private boolean has2;

    /** fraction digits of the result: 0 to 38, or MONEY_DIGITS_CURRENCY */
    public int digits() {
        return digits;
    }

    /** Sets digits: fraction digits of the result: 0 to 38, or MONEY_DIGITS_CURRENCY */
    public ConvertOptions digits(int digits) {
        this.digits = digits;
        has2 = true;
        return this;
    }

    private Rounding rounding;

    /** rounding */
    public Rounding rounding() {
        return rounding;
    }

    /** Sets rounding: rounding */
    public ConvertOptions rounding(Rounding rounding) {
        this.rounding = rounding;
        return this;
    }

    private StalePolicy stale;

    /** a MONEY_STALE_; only with `fresh_for` */
    public StalePolicy stale() {
        return stale;
    }

    /** Sets stale: a MONEY_STALE_; only with `fresh_for` */
    public ConvertOptions stale(StalePolicy stale) {
        this.stale = stale;
        return this;
    }

    private CurrencyRegistry registry;

    /** may be NULL; read during the call only */
    public CurrencyRegistry registry() {
        return registry;
    }

    /** Sets registry: may be NULL; read during the call only */
    public ConvertOptions registry(CurrencyRegistry registry) {
        this.registry = registry;
        return this;
    }

    private Instant now;

    /** the current time, for the age of the rates; or MONEY_INSTANT_NONE */
    public Instant now() {
        return now;
    }

    /** Sets now: the current time, for the age of the rates; or MONEY_INSTANT_NONE */
    public ConvertOptions now(Instant now) {
        this.now = now;
        return this;
    }

    private long freshFor;
    private boolean has7;

    /** the seconds for which rates are fresh; MONEY_INSTANT_NONE: at any age */
    public long freshFor() {
        return freshFor;
    }

    /** Sets freshFor: the seconds for which rates are fresh; MONEY_INSTANT_NONE: at any age */
    public ConvertOptions freshFor(long freshFor) {
        this.freshFor = freshFor;
        has7 = true;
        return this;
    }

    static ConvertOptions read(long at) {
        var made = new ConvertOptions();
        made.date(Memory.day(Memory.getInt(at + 4)));
        made.maxGap(Memory.getInt(at + 8));
        made.digits(Memory.getInt(at + 12));
        made.rounding(Rounding.of(Memory.getInt(at + 16)));
        made.stale(StalePolicy.of(Memory.getInt(at + 20)));
        made.now(Memory.instant(Memory.getLong(at + 32)));
        made.freshFor(Memory.getLong(at + 40));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_convert_options_init(at);
        if (date != null) Memory.putInt(at + 4, Memory.ofDay(date));
        if (has1) Memory.putInt(at + 8, maxGap);
        if (has2) Memory.putInt(at + 12, digits);
        if (rounding != null) Memory.putInt(at + 16, rounding.value());
        if (stale != null) Memory.putInt(at + 20, stale.value());
        if (registry != null) Memory.putLong(at + 24, call.use(registry));
        if (now != null) Memory.putLong(at + 32, Memory.ofInstant(now));
        if (has7) Memory.putLong(at + 40, freshFor);
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
