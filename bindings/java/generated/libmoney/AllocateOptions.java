// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;

/** Options of money_allocate and money_split. */
public final class AllocateOptions {
    static final int SIZE = 48;

    private Allocation method;

    /** method */
    public Allocation method() {
        return method;
    }

    /** Sets method: method */
    public AllocateOptions method(Allocation method) {
        this.method = method;
        return this;
    }

    private int digits;
    private boolean has1;

    /**
     * of every share: 0 to 38, or MONEY_DIGITS_CURRENCY: the currency's minor units, or the amount's own scale
     * where that is larger or no minor units are known
     */
    public int digits() {
        return digits;
    }

    /**
     * Sets digits: of every share: 0 to 38, or MONEY_DIGITS_CURRENCY: the currency's minor units, or the amount's
     * own scale where that is larger or no minor units are known
     */
    public AllocateOptions digits(int digits) {
        this.digits = digits;
        has1 = true;
        return this;
    }

    private CurrencyRegistry registry;

    /** may be NULL; read during the call only */
    public CurrencyRegistry registry() {
        return registry;
    }

    /** Sets registry: may be NULL; read during the call only */
    public AllocateOptions registry(CurrencyRegistry registry) {
        this.registry = registry;
        return this;
    }

    private BigDecimal step;

    /** what every share is a multiple of, such as 0.05, in place of `digits`; 0: none */
    public BigDecimal step() {
        return step;
    }

    /** Sets step: what every share is a multiple of, such as 0.05, in place of `digits`; 0: none */
    public AllocateOptions step(BigDecimal step) {
        this.step = step;
        return this;
    }

    static AllocateOptions read(long at) {
        var made = new AllocateOptions();
        made.method(Allocation.of(Memory.getInt(at + 4)));
        made.digits(Memory.getInt(at + 8));
        made.step(Numbers.read(at + 24));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_allocate_options_init(at);
        if (method != null) Memory.putInt(at + 4, method.value());
        if (has1) Memory.putInt(at + 8, digits);
        if (registry != null) Memory.putLong(at + 16, call.use(registry));
        if (step != null) Numbers.write(at + 24, step);
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
