// Made from the headers by api/generate.py.
package libmoney;

import java.time.Instant;
import java.time.LocalDate;

/** On which day a portfolio is valued, and how. */
public final class ValuationOptions {
    static final int SIZE = 40;

    private LocalDate date;

    /** transactions up to it count, at its rates; MONEY_DATE_NONE: all, at the newest rates */
    public LocalDate date() {
        return date;
    }

    /** Sets date: transactions up to it count, at its rates; MONEY_DATE_NONE: all, at the newest rates */
    public ValuationOptions date(LocalDate date) {
        this.date = date;
        return this;
    }

    private int maxGap;
    private boolean has1;

    /** how many days earlier than needed an exchange rate may be; 7, over holidays */
    public int maxGap() {
        return maxGap;
    }

    /** Sets maxGap: how many days earlier than needed an exchange rate may be; 7, over holidays */
    public ValuationOptions maxGap(int maxGap) {
        this.maxGap = maxGap;
        has1 = true;
        return this;
    }

    private int percentDigits;
    private boolean has2;

    /** fraction digits of percentages, 0 to 38; 2 */
    public int percentDigits() {
        return percentDigits;
    }

    /** Sets percentDigits: fraction digits of percentages, 0 to 38; 2 */
    public ValuationOptions percentDigits(int percentDigits) {
        this.percentDigits = percentDigits;
        has2 = true;
        return this;
    }

    private Rounding rounding;

    /** of converted amounts, values and percentages; half-even */
    public Rounding rounding() {
        return rounding;
    }

    /** Sets rounding: of converted amounts, values and percentages; half-even */
    public ValuationOptions rounding(Rounding rounding) {
        this.rounding = rounding;
        return this;
    }

    private Instant now;

    /** from which the age of price quotes counts, or MONEY_INSTANT_NONE */
    public Instant now() {
        return now;
    }

    /** Sets now: from which the age of price quotes counts, or MONEY_INSTANT_NONE */
    public ValuationOptions now(Instant now) {
        this.now = now;
        return this;
    }

    private long freshFor;
    private boolean has5;

    /** the age in seconds up to which a price quote is fresh; MONEY_INSTANT_NONE: any age */
    public long freshFor() {
        return freshFor;
    }

    /** Sets freshFor: the age in seconds up to which a price quote is fresh; MONEY_INSTANT_NONE: any age */
    public ValuationOptions freshFor(long freshFor) {
        this.freshFor = freshFor;
        has5 = true;
        return this;
    }

    static ValuationOptions read(long at) {
        var made = new ValuationOptions();
        made.date(Memory.day(Memory.getInt(at + 4)));
        made.maxGap(Memory.getInt(at + 8));
        made.percentDigits(Memory.getInt(at + 12));
        made.rounding(Rounding.of(Memory.getInt(at + 16)));
        made.now(Memory.instant(Memory.getLong(at + 24)));
        made.freshFor(Memory.getLong(at + 32));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_valuation_options_init(at);
        if (date != null) Memory.putInt(at + 4, Memory.ofDay(date));
        if (has1) Memory.putInt(at + 8, maxGap);
        if (has2) Memory.putInt(at + 12, percentDigits);
        if (rounding != null) Memory.putInt(at + 16, rounding.value());
        if (now != null) Memory.putLong(at + 24, Memory.ofInstant(now));
        if (has5) Memory.putLong(at + 32, freshFor);
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
