// Made from the headers by api/generate.py.
package libmoney;

import java.time.Instant;
import java.time.LocalDate;

/** A table of exchange rates in the making. */
public final class RatesBuilder extends Handle {
    private RatesBuilder(Pointer pointer) {
        super(pointer, Raw::money_rates_builder_free);
    }

    static RatesBuilder adopt(long at) {
        return new RatesBuilder(new Pointer(at));
    }

    static RatesBuilder adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /** Makes an empty builder. Freed with money_rates_builder_free. C: money_rates_builder_new */
    public RatesBuilder() {
        this(make());
    }

    private static Pointer make() {
        Call call = Call.begin();
        try {
            long builderAt = call.take(8);
            call.check(Raw.money_rates_builder_new(builderAt, call.error()));
            return new Pointer(Memory.getLong(builderAt));
        } finally {
            call.end();
        }
    }

    /**
     * Adds the rate 1 `from` = `rate` `to`, or replaces the one of the same direction and date. The other
     * direction is its own entry: give both (bid and ask), and each serves its own; give one, and the other is its
     * exact inverse. A builder holds rates of dates, or rates of no date, not both. C: money_rates_builder_add
     * @param rate a decimal of at most 19 significant digits ("1.1172"), or a ratio of two integers ("7/3"); more
     * than 0.
     * @param date the day the rate is of, or MONEY_DATE_NONE for a rate of no date.
     */
    public void add(String from, String to, String rate, LocalDate date) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            byte[] rateBytes = Call.utf8(rate);
            call.check(Raw.money_rates_builder_add(at, call.code(from), call.code(to), call.bytes(rateBytes), Call.length(rateBytes), Memory.ofDay(date), call.error()));
        } finally {
            call.end();
        }
    }

    /** Removes the rate of a direction and date. C: money_rates_builder_remove */
    public void remove(String from, String to, LocalDate date) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_rates_builder_remove(at, call.code(from), call.code(to), Memory.ofDay(date), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Sets the currency that cross rates go through; NULL or "": none, and they take the shortest path. C:
     * money_rates_builder_set_base
     * @param base may be NULL.
     */
    public void setBase(String base) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_rates_builder_set_base(at, call.code(base), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Sets who published the rates: one line of at most 63 bytes; NULL with length 0 for none. C:
     * money_rates_builder_set_source
     * @param source may be NULL.
     */
    public void setSource(String source) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            byte[] sourceBytes = Call.utf8(source);
            call.check(Raw.money_rates_builder_set_source(at, call.bytes(sourceBytes), Call.length(sourceBytes), call.error()));
        } finally {
            call.end();
        }
    }

    /** Sets when the rates were published: an instant, or MONEY_INSTANT_NONE. C: money_rates_builder_set_instant */
    public void setInstant(Instant instant) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_rates_builder_set_instant(at, Memory.ofInstant(instant), call.error()));
        } finally {
            call.end();
        }
    }

    /** Returns how many rates the builder has. C: money_rates_builder_count */
    public long count() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long countAt = call.take(8);
            call.check(Raw.money_rates_builder_count(at, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /** Writes the builder's rate at an index, in the order in which you first added them. C: money_rates_builder_at */
    public Rate at(long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long rateAt = call.take(56);
            call.check(Raw.money_rates_builder_at(at, index, rateAt, call.error()));
            return Rate.read(rateAt);
        } finally {
            call.end();
        }
    }

    /**
     * Makes a table of what the builder has; the builder stays as it is and may go on. An empty table is allowed.
     * Freed with money_rates_free. C: money_rates_builder_build
     */
    public Rates build() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long ratesAt = call.take(8);
            call.check(Raw.money_rates_builder_build(at, ratesAt, call.error()));
            return Rates.adopt(Memory.getLong(ratesAt));
        } finally {
            call.end();
        }
    }
}
