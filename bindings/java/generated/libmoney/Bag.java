// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** An exact sum of amounts in several currencies: one amount for each currency. An amount of 0 does not count. */
public final class Bag extends Handle {
    private Bag(Pointer pointer) {
        super(pointer, Raw::money_bag_free);
    }

    static Bag adopt(long at) {
        return new Bag(new Pointer(at));
    }

    static Bag adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /**
     * The results of reduceDetailed.
     * @param result result
     * @param flags flags
     */
    public record ReduceDetailedResult(Money result, Set<Flags> flags) {}

    /** Makes an empty bag. You free it with money_bag_free. C: money_bag_new */
    public Bag() {
        this(make());
    }

    private static Pointer make() {
        Call call = Call.begin();
        try {
            long bagAt = call.take(8);
            call.check(Raw.money_bag_new(bagAt, call.error()));
            return new Pointer(Memory.getLong(bagAt));
        } finally {
            call.end();
        }
    }

    /** Makes a copy of a bag. You free it with money_bag_free. C: money_bag_copy */
    public Bag copy() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long copyAt = call.take(8);
            call.check(Raw.money_bag_copy(at, copyAt, call.error()));
            return Bag.adopt(Memory.getLong(copyAt));
        } finally {
            call.end();
        }
    }

    /** Adds an amount to the bag's amount of its currency. C: money_bag_add */
    public void add(Money amount) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_bag_add(at, call.money(amount), call.error()));
        } finally {
            call.end();
        }
    }

    /** Adds every amount of another bag. `bag` and `other` may be the same. C: money_bag_add_bag */
    public void addBag(Bag other) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_bag_add_bag(at, call.use(Objects.requireNonNull(other, "other")), call.error()));
        } finally {
            call.end();
        }
    }

    /** Multiplies every amount, exactly. C: money_bag_multiply */
    public void multiply(BigDecimal factor) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_bag_multiply(at, call.decimal(factor), call.error()));
        } finally {
            call.end();
        }
    }

    /** Counts the amounts other than 0. C: money_bag_count */
    public long count() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long countAt = call.take(8);
            call.check(Raw.money_bag_count(at, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /**
     * Reads the amount at an index among those other than 0, in the order in which the currencies were added. C:
     * money_bag_at
     */
    public Money at(long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long amountAt = call.take(32);
            call.check(Raw.money_bag_at(at, index, amountAt, call.error()));
            return Money.read(amountAt);
        } finally {
            call.end();
        }
    }

    /** Reads the amounts of money_bag_at from index `first` on into an array. C: money_bag_amounts */
    public List<Money> amounts() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return call.pages(32, one -> Money.read(one), page -> Raw.money_bag_amounts(at, page.first(), page.rows(), page.capacity(), page.count(), call.error()));
        } finally {
            call.end();
        }
    }

    /** Reads the amount of a currency, which is 0 if the bag has none of it. C: money_bag_amount */
    public Money amount(String currency) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long amountAt = call.take(32);
            call.check(Raw.money_bag_amount(at, call.code(currency), amountAt, call.error()));
            return Money.read(amountAt);
        } finally {
            call.end();
        }
    }

    /** Compares two bags, whatever the order of their currencies. C: money_bag_equal */
    public boolean sameAs(Bag b) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long equalAt = call.take(8);
            call.check(Raw.money_bag_equal(at, call.use(Objects.requireNonNull(b, "b")), equalAt, call.error()));
            return (Memory.getInt(equalAt) != 0);
        } finally {
            call.end();
        }
    }

    /**
     * Computes a hash over the amounts, whatever the order of their currencies: equal bags have equal hashes. C:
     * money_bag_hash
     */
    public long hash() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long hashAt = call.take(8);
            call.check(Raw.money_bag_hash(at, hashAt, call.error()));
            return Memory.getLong(hashAt);
        } finally {
            call.end();
        }
    }

    /**
     * Converts all amounts into one currency: the call adds up the exact conversions and rounds the sum once. If
     * Council Regulation (EC) No 1103/97 governs every conversion, as money_rates_convert says, the call rounds
     * the sum by it and sets MONEY_FLAG_EURO_REGULATION. C: money_bag_reduce
     * @param target the currency of the result.
     * @param rates the rate table; NULL for a bag that has amounts of `target` alone.
     * @param options as in money_rates_convert.
     */
    public Money reduce(String target, Rates rates, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long resultAt = call.take(32);
            call.check(Raw.money_bag_reduce(at, call.code(target), call.use(rates), options == null ? 0 : options.put(call), resultAt, 0, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_bag_reduce */
    public Money reduce(String target) {
        return reduce(target, (Rates) null, (ConvertOptions) null);
    }

    /**
     * Converts all amounts into one currency: the call adds up the exact conversions and rounds the sum once. If
     * Council Regulation (EC) No 1103/97 governs every conversion, as money_rates_convert says, the call rounds
     * the sum by it and sets MONEY_FLAG_EURO_REGULATION. C: money_bag_reduce
     * @param target the currency of the result.
     * @param rates the rate table; NULL for a bag that has amounts of `target` alone.
     * @param options as in money_rates_convert.
     */
    public ReduceDetailedResult reduceDetailed(String target, Rates rates, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long resultAt = call.take(32);
            long flagsAt = call.take(8);
            call.check(Raw.money_bag_reduce(at, call.code(target), call.use(rates), options == null ? 0 : options.put(call), resultAt, flagsAt, call.error()));
            return new ReduceDetailedResult(Money.read(resultAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_bag_reduce */
    public ReduceDetailedResult reduceDetailed(String target) {
        return reduceDetailed(target, (Rates) null, (ConvertOptions) null);
    }

    /**
     * Writes a bag as text, such as "-12.50 EUR + 3.00 USD": the amounts other than 0 in the order of their codes,
     * each with its own sign, or "0" if there are none. The length depends on the bag: ask for it first, with a
     * buffer of NULL. C: money_bag_format
     */
    public String format() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_bag_format(at, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Makes a bag from text that money_bag_format wrote: amounts as money_parse reads them, with " + " between
     * them, in any order, each currency once. An error has the position in the text. You free the bag with
     * money_bag_free. C: money_bag_parse
     * @param registry your own currencies, which are known next to the built-in ones.
     */
    public static Bag parse(String text, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            byte[] textBytes = Call.utf8(text);
            long bagAt = call.take(8);
            call.check(Raw.money_bag_parse(call.bytes(textBytes), Call.length(textBytes), call.use(registry), bagAt, call.error()));
            return Bag.adopt(Memory.getLong(bagAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_bag_parse */
    public static Bag parse(String text) {
        return parse(text, (CurrencyRegistry) null);
    }

    /**
     * Writes a bag as JSON: a list of its amounts other than 0, as money_to_json writes them, in the order of
     * their codes. Equal bags with equal fraction digits give the same bytes. C: money_bag_to_json
     */
    public String toJson() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long jsonAt = call.take(8);
            call.check(Raw.money_bag_to_json(at, jsonAt, call.length(), call.error()));
            return call.document(jsonAt);
        } finally {
            call.end();
        }
    }

    /**
     * Makes a bag from JSON that money_bag_to_json wrote: a list of amounts in any order, each currency once. An
     * error has the position in the text. You free the bag with money_bag_free. C: money_bag_from_json
     * @param registry your own currencies, which are known next to the built-in ones.
     */
    public static Bag fromJson(String json, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            byte[] jsonBytes = Call.utf8(json);
            long bagAt = call.take(8);
            call.check(Raw.money_bag_from_json(call.bytes(jsonBytes), Call.length(jsonBytes), call.use(registry), bagAt, call.error()));
            return Bag.adopt(Memory.getLong(bagAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_bag_from_json */
    public static Bag fromJson(String json) {
        return fromJson(json, (CurrencyRegistry) null);
    }
}
