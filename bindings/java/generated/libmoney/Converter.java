// Made from the headers by api/generate.py.
package libmoney;

import java.time.Instant;
import java.util.Objects;
import java.util.function.LongConsumer;

/** A converter: two currencies, the input, rates and what happened to them, and options. */
public final class Converter extends Handle {
    private Converter(Pointer pointer) {
        super(pointer, Raw::money_converter_free);
    }

    static Converter adopt(long at) {
        return new Converter(new Pointer(at));
    }

    static Converter adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /**
     * The results of resultDetailed.
     * @param result result
     * @param details details
     */
    public record ResultDetailedResult(Money result, Conversion details) {}

    /**
     * Makes a converter without input and without rates. You free it with money_converter_free. C:
     * money_converter_new
     * @param source any code of a provider's list; it may equal `target`.
     * @param options NULL: the defaults.
     */
    public Converter(String source, String target, ConverterOptions options) {
        this(make(source, target, options));
    }

    private static Pointer make(String source, String target, ConverterOptions options) {
        Call call = Call.begin();
        try {
            long converterAt = call.take(8);
            call.check(Raw.money_converter_new(call.code(source), call.code(target), options == null ? 0 : options.put(call), converterAt, call.error()));
            return new Pointer(Memory.getLong(converterAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_converter_new */
    public Converter(String source, String target) {
        this(source, target, (ConverterOptions) null);
    }

    /**
     * Sets the input, as a person has typed it so far. Text that is no amount is no failure of this call:
     * money_converter_info says what the input is. Without a locale the converter reads plain decimals, as
     * money_decimal_parse does; with a locale it reads what money_parse_locale reads as an amount of the source.
     * It ignores blanks around the input, and "12." is 12; in a locale with commas ",5" is 0,5. C:
     * money_converter_set_amount
     * @param text at most MONEY_INPUT_MAX bytes; NULL with length 0: no input.
     */
    public void setAmount(String text) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            byte[] textBytes = Call.utf8(text);
            call.check(Raw.money_converter_set_amount(at, call.bytes(textBytes), Call.length(textBytes), call.error()));
        } finally {
            call.end();
        }
    }

    /** Writes the input as it was typed. C: money_converter_amount */
    public String amount() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_converter_amount(at, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Sets the currencies. C: money_converter_set_pair
     * @param source NULL or "": the converter keeps its source.
     * @param target NULL or "": the converter keeps its target.
     */
    public void setPair(String source, String target) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_converter_set_pair(at, call.code(source), call.code(target), call.error()));
        } finally {
            call.end();
        }
    }

    /** Exchanges source and target. The input stays as it was typed. C: money_converter_swap */
    public void swap() {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_converter_swap(at, call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Sets the locale in which the converter reads and writes amounts. C: money_converter_set_locale
     * @param locale NULL or "": plain decimals.
     */
    public void setLocale(String locale) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_converter_set_locale(at, call.code(locale), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Sets the tables that have the converter's locale; NULL: those inside of the library. The locale stays as it
     * is, with the signs and names of these tables. The converter keeps the tables as long as it needs them, so
     * you may free yours at once. Its JSON names no tables: you set them again after money_converter_from_json,
     * which finds the locale in those inside of the library. C: money_converter_set_locales
     * @param locales tables that you loaded.
     */
    public void setLocales(Locales locales) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_converter_set_locales(at, call.use(locales), call.error()));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_converter_set_locales */
    public void setLocales() {
        setLocales((Locales) null);
    }

    /**
     * Replaces all options. C: money_converter_set_options
     * @param options NULL: the defaults.
     */
    public void setOptions(ConverterOptions options) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_converter_set_options(at, options == null ? 0 : options.put(call), call.error()));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_converter_set_options */
    public void setOptions() {
        setOptions((ConverterOptions) null);
    }

    /**
     * Asks for new rates, however fresh the present ones are. `wants_rates` of money_converter_info is 1 until you
     * note with money_converter_set_loading that you asked for them. C: money_converter_refresh
     */
    public void refresh() {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_converter_refresh(at, call.error()));
        } finally {
            call.end();
        }
    }

    /** Notes that you asked for rates and that the answer is on its way. C: money_converter_set_loading */
    public void setLoading() {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_converter_set_loading(at, call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Hands over rates that have arrived; they replace the present ones. C: money_converter_set_rates
     * @param rates the rate table, which the converter shares.
     * @param origin any origin except MONEY_ORIGIN_NONE.
     * @param received when the rates arrived; for rates of a store, when they first arrived. MONEY_INSTANT_NONE:
     * unknown, and the rates never become too old.
     */
    public void setRates(Rates rates, Origin origin, Instant received) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_converter_set_rates(at, call.use(Objects.requireNonNull(rates, "rates")), origin.value(), Memory.ofInstant(received), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Notes that rates could not be had. The converter keeps its present rates, and they are stale. C:
     * money_converter_set_rates_failure
     * @param failure why: a MONEY_ERR_ value, or any other number above 0.
     * @param reason one line of UTF-8, at most MONEY_REASON_SIZE - 1 bytes; NULL with length 0: none.
     */
    public void setRatesFailure(Status failure, String reason) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            byte[] reasonBytes = Call.utf8(reason);
            call.check(Raw.money_converter_set_rates_failure(at, failure.value(), call.bytes(reasonBytes), Call.length(reasonBytes), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Takes the present state of a feed of rates, in place of the three calls before. The converter takes the
     * feed's rates with their origin and the time of their arrival, the last failure since then, and whether an
     * answer is on its way. If the feed has no rates, the converter keeps its own. Call this after each change of
     * the feed; a second call changes nothing. C: money_converter_take_feed
     */
    public void takeFeed(Feed feed) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_converter_take_feed(at, call.use(Objects.requireNonNull(feed, "feed")), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Returns what the converter shows at a moment. `wants_rates` is 1 after money_converter_refresh. It is also 1
     * if there are no rates or only old ones, no answer is on its way, and the last attempt has not failed. After
     * a failure it is for you to decide when to try again. Rates that arrived further in the future than they stay
     * fresh count as old too, because some clock was wrong. C: money_converter_info
     * @param now the moment, for the ages; MONEY_INSTANT_NONE: no rates are too old.
     */
    public ConverterInfo info(Instant now) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long infoAt = call.take(112);
            call.check(Raw.money_converter_info(at, Memory.ofInstant(now), infoAt, call.error()));
            return ConverterInfo.read(infoAt);
        } finally {
            call.end();
        }
    }

    /**
     * Returns the converted amount, as money_rates_convert gives it at the newest rates, with its provenance.
     * Between equal currencies the converter neither converts nor rounds: the amount has the digits of the input,
     * filled up with zeros to the digits of a result. C: money_converter_result
     * @param now the moment, for the age of the rates, or MONEY_INSTANT_NONE.
     */
    public Money result(Instant now) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long resultAt = call.take(32);
            call.check(Raw.money_converter_result(at, Memory.ofInstant(now), resultAt, 0, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Returns the converted amount, as money_rates_convert gives it at the newest rates, with its provenance.
     * Between equal currencies the converter neither converts nor rounds: the amount has the digits of the input,
     * filled up with zeros to the digits of a result. C: money_converter_result
     * @param now the moment, for the age of the rates, or MONEY_INSTANT_NONE.
     */
    public ResultDetailedResult resultDetailed(Instant now) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long resultAt = call.take(32);
            long detailsAt = call.take(848);
            call.check(Raw.money_converter_result(at, Memory.ofInstant(now), resultAt, detailsAt, call.error()));
            return new ResultDetailedResult(Money.read(resultAt), Conversion.read(detailsAt));
        } finally {
            call.end();
        }
    }

    /**
     * Writes the converted amount: plain digits ("4.88"), or as the locale writes it; "" if there is none.
     * MONEY_LOCALE_TEXT_MAX bytes are enough. C: money_converter_text
     */
    public String text() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_converter_text(at, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Returns the exact rate from source to target, whatever the input is. C: money_converter_rate
     * @param now the moment, for the age of the rates, or MONEY_INSTANT_NONE.
     */
    public Conversion rate(Instant now) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long detailsAt = call.take(848);
            call.check(Raw.money_converter_rate(at, Memory.ofInstant(now), detailsAt, call.error()));
            return Conversion.read(detailsAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the value of one unit of the source: "1 EUR = 1.1172 USD"; "" if there is no rate. The text has four
     * fraction digits, or more if four significant digits need them: "1 USD = 0.000009422 BTC". The converter
     * rounds half-even and writes the number as the locale does. MONEY_LOCALE_TEXT_MAX bytes are enough. C:
     * money_converter_unit_rate
     */
    public String unitRate() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_converter_unit_rate(at, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Writes why the converter failed, or why its rates could not be had or renewed: "no rate from USD to XAF"; ""
     * if nothing failed. An unfinished input has a reason if its groups are not those of the locale and more
     * digits at the end do not make them so, such as "1,0000" in en-US. MONEY_REASON_SIZE bytes are enough. C:
     * money_converter_reason
     */
    public String reason() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_converter_reason(at, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Writes a converter as JSON: pair, input, locale and options, without rates and registry. The same converter
     * always gives the same bytes. C: money_converter_to_json
     */
    public String toJson() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long jsonAt = call.take(8);
            call.check(Raw.money_converter_to_json(at, jsonAt, call.length(), call.error()));
            return call.document(jsonAt);
        } finally {
            call.end();
        }
    }

    /**
     * Makes a converter from the JSON of money_converter_to_json, without rates. You free it with
     * money_converter_free. C: money_converter_from_json
     * @param registry your own currencies; the converter copies them.
     */
    public static Converter fromJson(String json, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            byte[] jsonBytes = Call.utf8(json);
            long converterAt = call.take(8);
            call.check(Raw.money_converter_from_json(call.bytes(jsonBytes), Call.length(jsonBytes), call.use(registry), converterAt, call.error()));
            return Converter.adopt(Memory.getLong(converterAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_converter_from_json */
    public static Converter fromJson(String json) {
        return fromJson(json, (CurrencyRegistry) null);
    }

    /** Returns the revision: 0 for a new converter, and one more after each change. C: money_converter_revision */
    public long revision() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long revisionAt = call.take(8);
            call.check(Raw.money_converter_revision(at, revisionAt, call.error()));
            return Memory.getLong(revisionAt);
        } finally {
            call.end();
        }
    }

    private LongConsumer changed;

    /**
     * Sets the listener of changes, which gets the revision, in place of the one before; null sets none. It runs when the call that
     * changed the object has returned, in the thread that made it. What it throws leaves that call; the
     * change stays.
     */
    public void onChange(LongConsumer listener) {
        changed = listener;
        isListened = listener != null;
        if (isListened) heard = revision();
    }

    private long heard;

    @Override
    void tell() {
        LongConsumer listener = changed;
        if (listener == null) return;
        long now;
        // To ask for the revision is no change that anybody wants to hear of.
        isListened = false;
        try {
            now = revision();
        } catch (MoneyException error) {
            // A store whose file is closed has none.
            return;
        } finally {
            isListened = true;
        }
        if (now == heard) return;
        heard = now;
        listener.accept(now);
    }
}
