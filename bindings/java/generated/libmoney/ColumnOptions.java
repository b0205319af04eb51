// Made from the headers by api/generate.py.
package libmoney;

import java.time.Instant;
import java.time.LocalDate;

/** Options of the functions of columns. */
public final class ColumnOptions {
    static final int SIZE = 56;

    private LocalDate date;

    /** as in money_convert_options_t; a column of dates takes its place */
    public LocalDate date() {
        return date;
    }

    /** Sets date: as in money_convert_options_t; a column of dates takes its place */
    public ColumnOptions date(LocalDate date) {
        this.date = date;
        return this;
    }

    private int maxGap;
    private boolean has1;

    /** how many days earlier the rates may be; 0: only that day */
    public int maxGap() {
        return maxGap;
    }

    /** Sets maxGap: how many days earlier the rates may be; 0: only that day */
    public ColumnOptions maxGap(int maxGap) {
        this.maxGap = maxGap;
        has1 = true;
        return this;
    }

    private int digits;
    private boolean has2;

    /** fraction digits of the results: 0 to 38, or MONEY_DIGITS_CURRENCY */
    public int digits() {
        return digits;
    }

    /** Sets digits: fraction digits of the results: 0 to 38, or MONEY_DIGITS_CURRENCY */
    public ColumnOptions digits(int digits) {
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
    public ColumnOptions rounding(Rounding rounding) {
        this.rounding = rounding;
        return this;
    }

    private Allocation method;

    /** of money_column_allocate */
    public Allocation method() {
        return method;
    }

    /** Sets method: of money_column_allocate */
    public ColumnOptions method(Allocation method) {
        this.method = method;
        return this;
    }

    private int threads;
    private boolean has5;

    /** 0 or 1: only yours; more: at most that many, if the column is long */
    public int threads() {
        return threads;
    }

    /** Sets threads: 0 or 1: only yours; more: at most that many, if the column is long */
    public ColumnOptions threads(int threads) {
        this.threads = threads;
        has5 = true;
        return this;
    }

    private StalePolicy stale;

    /** as in money_convert_options_t, like the last two */
    public StalePolicy stale() {
        return stale;
    }

    /** Sets stale: as in money_convert_options_t, like the last two */
    public ColumnOptions stale(StalePolicy stale) {
        this.stale = stale;
        return this;
    }

    private CurrencyRegistry registry;

    /** may be NULL; read during the call only */
    public CurrencyRegistry registry() {
        return registry;
    }

    /** Sets registry: may be NULL; read during the call only */
    public ColumnOptions registry(CurrencyRegistry registry) {
        this.registry = registry;
        return this;
    }

    private Instant now;

    /** now */
    public Instant now() {
        return now;
    }

    /** Sets now: now */
    public ColumnOptions now(Instant now) {
        this.now = now;
        return this;
    }

    private long freshFor;
    private boolean has9;

    /** fresh for */
    public long freshFor() {
        return freshFor;
    }

    /** Sets freshFor: fresh for */
    public ColumnOptions freshFor(long freshFor) {
        this.freshFor = freshFor;
        has9 = true;
        return this;
    }

    static ColumnOptions read(long at) {
        var made = new ColumnOptions();
        made.date(Memory.day(Memory.getInt(at + 4)));
        made.maxGap(Memory.getInt(at + 8));
        made.digits(Memory.getInt(at + 12));
        made.rounding(Rounding.of(Memory.getInt(at + 16)));
        made.method(Allocation.of(Memory.getInt(at + 20)));
        made.threads(Memory.getInt(at + 24));
        made.stale(StalePolicy.of(Memory.getInt(at + 28)));
        made.now(Memory.instant(Memory.getLong(at + 40)));
        made.freshFor(Memory.getLong(at + 48));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_column_options_init(at);
        if (date != null) Memory.putInt(at + 4, Memory.ofDay(date));
        if (has1) Memory.putInt(at + 8, maxGap);
        if (has2) Memory.putInt(at + 12, digits);
        if (rounding != null) Memory.putInt(at + 16, rounding.value());
        if (method != null) Memory.putInt(at + 20, method.value());
        if (has5) Memory.putInt(at + 24, threads);
        if (stale != null) Memory.putInt(at + 28, stale.value());
        if (registry != null) Memory.putLong(at + 32, call.use(registry));
        if (now != null) Memory.putLong(at + 40, Memory.ofInstant(now));
        if (has9) Memory.putLong(at + 48, freshFor);
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
