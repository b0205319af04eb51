// Made from the headers by api/generate.py.
package libmoney;

import java.time.LocalDate;
import java.util.List;
import java.util.Set;

/** A table of exchange rates: immutable, shared freely between threads. */
public final class Rates extends Handle {
    private Rates(Pointer pointer) {
        super(pointer, Raw::money_rates_free);
    }

    static Rates adopt(long at) {
        return new Rates(new Pointer(at));
    }

    static Rates adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /**
     * The results of convertDetailed.
     * @param result result
     * @param details details
     */
    public record ConvertDetailedResult(Money result, Conversion details) {}

    /**
     * The results of compareDetailed.
     * @param order order
     * @param flags flags
     */
    public record CompareDetailedResult(int order, Set<Flags> flags) {}

    /**
     * The results of sortDetailed.
     * @param indices indices
     * @param flags flags
     */
    public record SortDetailedResult(List<Long> indices, Set<Flags> flags) {}

    /**
     * The results of minimumDetailed.
     * @param result result
     * @param flags flags
     */
    public record MinimumDetailedResult(Money result, Set<Flags> flags) {}

    /**
     * The results of maximumDetailed.
     * @param result result
     * @param flags flags
     */
    public record MaximumDetailedResult(Money result, Set<Flags> flags) {}

    /**
     * The results of sumDetailed.
     * @param result result
     * @param flags flags
     */
    public record SumDetailedResult(Money result, Set<Flags> flags) {}

    /**
     * Reads the euro foreign exchange reference rates of the European Central Bank: the history file (`eurofxref-
     * hist.csv`) or the daily file (`eurofxref.csv`), as told apart by their dates. It also reads daily spot rates
     * of the bank's data interface in CSV (dataset EXR, `format=csvdata`), known by their titles. There the base
     * is CURRENCY_DENOM, and a row without a value or with "NaN" is no rate; averages of months and years, whose
     * FREQ is not D, are MONEY_ERR_DOCUMENT. C: money_rates_from_ecb_csv
     */
    public static Rates fromEcbCsv(String csv) {
        Call call = Call.begin();
        try {
            byte[] csvBytes = Call.utf8(csv);
            long ratesAt = call.take(8);
            call.check(Raw.money_rates_from_ecb_csv(call.bytes(csvBytes), Call.length(csvBytes), ratesAt, call.error()));
            return Rates.adopt(Memory.getLong(ratesAt));
        } finally {
            call.end();
        }
    }

    /**
     * Reads the same rates from the bank's XML files: of a day (`eurofxref-daily.xml`), of 90 days (`eurofxref-
     * hist-90d.xml`), or of all days (`eurofxref-hist.xml`). A document type (DTD) and entities are refused. C:
     * money_rates_from_ecb_xml
     */
    public static Rates fromEcbXml(String xml) {
        Call call = Call.begin();
        try {
            byte[] xmlBytes = Call.utf8(xml);
            long ratesAt = call.take(8);
            call.check(Raw.money_rates_from_ecb_xml(call.bytes(xmlBytes), Call.length(xmlBytes), ratesAt, call.error()));
            return Rates.adopt(Memory.getLong(ratesAt));
        } finally {
            call.end();
        }
    }

    /**
     * Reads a JSON document of rates, recognised by its shape: - currencylayer's and exchangerate.host's:
     * {"success":true,"timestamp":…,"source":"USD","quotes":{"USDEUR":0.9,…}}, with "date" for a past day, or with
     * several days, {"source":"USD","quotes":{"2024-03-01":{"USDEUR":0.9}}}; - base and rates, of a day or of
     * several, as Frankfurter's version 1, Open Exchange Rates and fixer send them:
     * {"base":"EUR","date":"2024-03-01","rates":{"USD":1.08}}, with "timestamp" instead of or besides "date"; -
     * ExchangeRate-API's and open.er-api.com's: {"base_code":"USD","conversion_rates":{"EUR":0.9}} or "rates",
     * with "time_last_update_unix", or with "year", "month" and "day"; or "target_code" and "conversion_rate" for
     * a pair; - rows of Frankfurter's version 2: [{"date":"2024-03-01","base":"EUR","quote":"USD","rate":1.08}],
     * one such object, or an object a line (NDJSON); the table's base is that of all rows, if they have the same;
     * - a list of pairs: [{"from":"EUR","to":"USD","rate":"1.0813","date":"2024-03-01"}], "date" in all or none,
     * or one pair; - tables A and B, or one of their series, of Narodowy Bank Polski, and daily series of the Bank
     * of Canada, such as {"observations":[{"d":"2024-03-01","FXUSDCAD":{"v":"1.3563"}}]}; - what
     * money_rates_to_json writes. A service's error is MONEY_ERR_PROVIDER with its code and words:
     * {"success":false,…}, {"error":…}, {"result":"error",…}, {"status":404,"message":…} or {"message":…}. Numbers
     * and strings of digits are both read, exactly, exponents too. A rate of more than 19 significant or 19
     * fraction digits is rounded to what fits, half-even, and says so with MONEY_FLAG_RATE_ROUNDED, as does each
     * conversion by it. C: money_rates_from_json
     */
    public static Rates fromJson(String json) {
        Call call = Call.begin();
        try {
            byte[] jsonBytes = Call.utf8(json);
            long ratesAt = call.take(8);
            call.check(Raw.money_rates_from_json(call.bytes(jsonBytes), Call.length(jsonBytes), ratesAt, call.error()));
            return Rates.adopt(Memory.getLong(ratesAt));
        } finally {
            call.end();
        }
    }

    /**
     * Writes a table as JSON that money_rates_from_json reads back: the same table always gives the same bytes. C:
     * money_rates_to_json
     */
    public String toJson() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long jsonAt = call.take(8);
            call.check(Raw.money_rates_to_json(at, jsonAt, call.length(), call.error()));
            return call.document(jsonAt);
        } finally {
            call.end();
        }
    }

    /** Tells what a table holds. C: money_rates_info */
    public RatesInfo info() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long infoAt = call.take(152);
            call.check(Raw.money_rates_info(at, infoAt, call.error()));
            return RatesInfo.read(infoAt);
        } finally {
            call.end();
        }
    }

    /** Writes the code of the table's currency at an index, in the order of the codes. C: money_rates_currency_at */
    public String currencyAt(long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_rates_currency_at(at, index, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Writes the codes of the currencies that have a rate of a day, in the order of the codes and with a space
     * between them, such as "EUR JPY USD". The text is empty if the table has no rates of that day. C:
     * money_rates_currencies
     * @param date the day; MONEY_DATE_NONE: the newest day of the table. Rates without dates are good for any day.
     */
    public String currencies(LocalDate date) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_rates_currencies(at, Memory.ofDay(date), bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /** Writes the table's date at an index, oldest first. C: money_rates_date_at */
    public LocalDate dateAt(long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long dateAt = call.take(8);
            call.check(Raw.money_rates_date_at(at, index, dateAt, call.error()));
            return Memory.day(Memory.getInt(dateAt));
        } finally {
            call.end();
        }
    }

    /** Writes the newest rate of the table's pair at an index, in the order of the codes. C: money_rates_pair_at */
    public Rate pairAt(long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long rateAt = call.take(56);
            call.check(Raw.money_rates_pair_at(at, index, rateAt, call.error()));
            return Rate.read(rateAt);
        } finally {
            call.end();
        }
    }

    /**
     * Converts an amount at the rates of a table, rounding once. The path is direct, inverse, or through the
     * table's base. In a table without a base it is the shortest path of at most four legs. Of several such paths
     * the call takes the one with the fewest inverse legs, then the first by codes. MONEY_FLAG_INCONSISTENT says
     * that another path of that length, or two legs next to a direct quote, give another rate. All legs are of one
     * date: the one that you ask for, or the last before it within `max_gap` that has them all. A withdrawn
     * currency is converted by its legal factor from the day on which that was fixed, and MONEY_FLAG_FIXED says
     * so. If that day is not known, the factor counts only if the table has no rate. A quote unit such as GBX is
     * converted by its factor. Between the euro and the currencies that it replaced, the call rounds as Council
     * Regulation (EC) No 1103/97 says, and sets MONEY_FLAG_EURO_REGULATION. Half of a cent goes up, and between
     * two national currencies the amount in euro has three decimals. This holds for results in the target's minor
     * unit, unless the options have a rounding other than half even, the default, and half up. An amount that is
     * already in `target` needs no rate. The call copies it, with `options-&gt;digits` if you give them. It does
     * the same with any amount if `target` is NULL or "". C: money_rates_convert
     * @param amount the amount to convert.
     * @param target a built-in code, one of `options->registry`, or, with digits given, any code.
     * @param options date, gap, digits, rounding; NULL: newest date, the target's minor units of that date, half-
     * even.
     */
    public Money convert(Money amount, String target, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long resultAt = call.take(32);
            call.check(Raw.money_rates_convert(at, call.money(amount), call.code(target), options == null ? 0 : options.put(call), resultAt, 0, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_rates_convert */
    public Money convert(Money amount, String target) {
        return convert(amount, target, (ConvertOptions) null);
    }

    /**
     * Converts an amount at the rates of a table, rounding once. The path is direct, inverse, or through the
     * table's base. In a table without a base it is the shortest path of at most four legs. Of several such paths
     * the call takes the one with the fewest inverse legs, then the first by codes. MONEY_FLAG_INCONSISTENT says
     * that another path of that length, or two legs next to a direct quote, give another rate. All legs are of one
     * date: the one that you ask for, or the last before it within `max_gap` that has them all. A withdrawn
     * currency is converted by its legal factor from the day on which that was fixed, and MONEY_FLAG_FIXED says
     * so. If that day is not known, the factor counts only if the table has no rate. A quote unit such as GBX is
     * converted by its factor. Between the euro and the currencies that it replaced, the call rounds as Council
     * Regulation (EC) No 1103/97 says, and sets MONEY_FLAG_EURO_REGULATION. Half of a cent goes up, and between
     * two national currencies the amount in euro has three decimals. This holds for results in the target's minor
     * unit, unless the options have a rounding other than half even, the default, and half up. An amount that is
     * already in `target` needs no rate. The call copies it, with `options-&gt;digits` if you give them. It does
     * the same with any amount if `target` is NULL or "". C: money_rates_convert
     * @param amount the amount to convert.
     * @param target a built-in code, one of `options->registry`, or, with digits given, any code.
     * @param options date, gap, digits, rounding; NULL: newest date, the target's minor units of that date, half-
     * even.
     */
    public ConvertDetailedResult convertDetailed(Money amount, String target, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long resultAt = call.take(32);
            long detailsAt = call.take(848);
            call.check(Raw.money_rates_convert(at, call.money(amount), call.code(target), options == null ? 0 : options.put(call), resultAt, detailsAt, call.error()));
            return new ConvertDetailedResult(Money.read(resultAt), Conversion.read(detailsAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_rates_convert */
    public ConvertDetailedResult convertDetailed(Money amount, String target) {
        return convertDetailed(amount, target, (ConvertOptions) null);
    }

    /**
     * Writes the rate between two currencies under the rules of money_rates_convert, exactly, without an amount.
     * C: money_rates_find
     */
    public Conversion find(String from, String to, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long detailsAt = call.take(848);
            call.check(Raw.money_rates_find(at, call.code(from), call.code(to), options == null ? 0 : options.put(call), detailsAt, call.error()));
            return Conversion.read(detailsAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_rates_find */
    public Conversion find(String from, String to) {
        return find(from, to, (ConvertOptions) null);
    }

    /**
     * Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a &lt; b), 0 or 1.
     * The conversions are exact and nothing is rounded; `digits` and `rounding` of the options are not used.
     * Amounts of one currency are compared as they are, without a rate. C: money_rates_compare
     * @param target the currency both are compared in. In a table whose rates disagree it can decide.
     */
    public int compare(Money a, Money b, String target, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long orderAt = call.take(8);
            call.check(Raw.money_rates_compare(at, call.money(a), call.money(b), call.code(target), options == null ? 0 : options.put(call), orderAt, 0, call.error()));
            return Memory.getInt(orderAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_rates_compare */
    public int compare(Money a, Money b, String target) {
        return compare(a, b, target, (ConvertOptions) null);
    }

    /**
     * Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a &lt; b), 0 or 1.
     * The conversions are exact and nothing is rounded; `digits` and `rounding` of the options are not used.
     * Amounts of one currency are compared as they are, without a rate. C: money_rates_compare
     * @param target the currency both are compared in. In a table whose rates disagree it can decide.
     */
    public CompareDetailedResult compareDetailed(Money a, Money b, String target, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long orderAt = call.take(8);
            long flagsAt = call.take(8);
            call.check(Raw.money_rates_compare(at, call.money(a), call.money(b), call.code(target), options == null ? 0 : options.put(call), orderAt, flagsAt, call.error()));
            return new CompareDetailedResult(Memory.getInt(orderAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_rates_compare */
    public CompareDetailedResult compareDetailed(Money a, Money b, String target) {
        return compareDetailed(a, b, target, (ConvertOptions) null);
    }

    /**
     * Sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep their order.
     * C: money_rates_sort
     * @param amounts `count` amounts; may be NULL where `count` is 0.
     * @param target as in money_rates_compare.
     */
    public List<Long> sort(List<Money> amounts, String target, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long indicesAt = call.rows(Call.length(amounts), 8);
            call.check(Raw.money_rates_sort(at, call.list(amounts, 32, (one, to) -> one.write(to)), Call.length(amounts), call.code(target), options == null ? 0 : options.put(call), indicesAt, 0, call.error()));
            return Memory.list(indicesAt, 8, (int) Call.length(amounts), one -> Memory.getLong(one));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_rates_sort */
    public List<Long> sort(List<Money> amounts, String target) {
        return sort(amounts, target, (ConvertOptions) null);
    }

    /**
     * Sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep their order.
     * C: money_rates_sort
     * @param amounts `count` amounts; may be NULL where `count` is 0.
     * @param target as in money_rates_compare.
     */
    public SortDetailedResult sortDetailed(List<Money> amounts, String target, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long indicesAt = call.rows(Call.length(amounts), 8);
            long flagsAt = call.take(8);
            call.check(Raw.money_rates_sort(at, call.list(amounts, 32, (one, to) -> one.write(to)), Call.length(amounts), call.code(target), options == null ? 0 : options.put(call), indicesAt, flagsAt, call.error()));
            return new SortDetailedResult(Memory.list(indicesAt, 8, (int) Call.length(amounts), one -> Memory.getLong(one)), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_rates_sort */
    public SortDetailedResult sortDetailed(List<Money> amounts, String target) {
        return sortDetailed(amounts, target, (ConvertOptions) null);
    }

    /**
     * Writes the amount that is worth least in one currency, as it was given; of equal ones the first. `count` is
     * at least 1. C: money_rates_minimum
     * @param target as in money_rates_compare.
     */
    public Money minimum(List<Money> amounts, String target, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long resultAt = call.take(32);
            call.check(Raw.money_rates_minimum(at, call.list(amounts, 32, (one, to) -> one.write(to)), Call.length(amounts), call.code(target), options == null ? 0 : options.put(call), resultAt, 0, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_rates_minimum */
    public Money minimum(List<Money> amounts, String target) {
        return minimum(amounts, target, (ConvertOptions) null);
    }

    /**
     * Writes the amount that is worth least in one currency, as it was given; of equal ones the first. `count` is
     * at least 1. C: money_rates_minimum
     * @param target as in money_rates_compare.
     */
    public MinimumDetailedResult minimumDetailed(List<Money> amounts, String target, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long resultAt = call.take(32);
            long flagsAt = call.take(8);
            call.check(Raw.money_rates_minimum(at, call.list(amounts, 32, (one, to) -> one.write(to)), Call.length(amounts), call.code(target), options == null ? 0 : options.put(call), resultAt, flagsAt, call.error()));
            return new MinimumDetailedResult(Money.read(resultAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_rates_minimum */
    public MinimumDetailedResult minimumDetailed(List<Money> amounts, String target) {
        return minimumDetailed(amounts, target, (ConvertOptions) null);
    }

    /**
     * Writes the amount that is worth most in one currency, as it was given; of equal ones the first. `count` is
     * at least 1. C: money_rates_maximum
     * @param target as in money_rates_compare.
     */
    public Money maximum(List<Money> amounts, String target, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long resultAt = call.take(32);
            call.check(Raw.money_rates_maximum(at, call.list(amounts, 32, (one, to) -> one.write(to)), Call.length(amounts), call.code(target), options == null ? 0 : options.put(call), resultAt, 0, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_rates_maximum */
    public Money maximum(List<Money> amounts, String target) {
        return maximum(amounts, target, (ConvertOptions) null);
    }

    /**
     * Writes the amount that is worth most in one currency, as it was given; of equal ones the first. `count` is
     * at least 1. C: money_rates_maximum
     * @param target as in money_rates_compare.
     */
    public MaximumDetailedResult maximumDetailed(List<Money> amounts, String target, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long resultAt = call.take(32);
            long flagsAt = call.take(8);
            call.check(Raw.money_rates_maximum(at, call.list(amounts, 32, (one, to) -> one.write(to)), Call.length(amounts), call.code(target), options == null ? 0 : options.put(call), resultAt, flagsAt, call.error()));
            return new MaximumDetailedResult(Money.read(resultAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_rates_maximum */
    public MaximumDetailedResult maximumDetailed(List<Money> amounts, String target) {
        return maximumDetailed(amounts, target, (ConvertOptions) null);
    }

    /**
     * Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions and sum are exact,
     * and the call rounds once. C: money_rates_sum
     * @param amounts `count` amounts; may be NULL where `count` is 0. The sum of none is 0 of `target`.
     * @param target as in money_bag_reduce.
     */
    public Money sum(List<Money> amounts, String target, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long resultAt = call.take(32);
            call.check(Raw.money_rates_sum(at, call.list(amounts, 32, (one, to) -> one.write(to)), Call.length(amounts), call.code(target), options == null ? 0 : options.put(call), resultAt, 0, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_rates_sum */
    public Money sum(List<Money> amounts, String target) {
        return sum(amounts, target, (ConvertOptions) null);
    }

    /**
     * Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions and sum are exact,
     * and the call rounds once. C: money_rates_sum
     * @param amounts `count` amounts; may be NULL where `count` is 0. The sum of none is 0 of `target`.
     * @param target as in money_bag_reduce.
     */
    public SumDetailedResult sumDetailed(List<Money> amounts, String target, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long resultAt = call.take(32);
            long flagsAt = call.take(8);
            call.check(Raw.money_rates_sum(at, call.list(amounts, 32, (one, to) -> one.write(to)), Call.length(amounts), call.code(target), options == null ? 0 : options.put(call), resultAt, flagsAt, call.error()));
            return new SumDetailedResult(Money.read(resultAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_rates_sum */
    public SumDetailedResult sumDetailed(List<Money> amounts, String target) {
        return sumDetailed(amounts, target, (ConvertOptions) null);
    }
}
