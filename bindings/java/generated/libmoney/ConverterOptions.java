// Made from the headers by api/generate.py.
package libmoney;

/** Options of a converter. 40 bytes. */
public final class ConverterOptions {
    static final int SIZE = 40;

    private int digits;
    private boolean has0;

    /** fraction digits of the result: 0 to 38, or MONEY_DIGITS_CURRENCY */
    public int digits() {
        return digits;
    }

    /** Sets digits: fraction digits of the result: 0 to 38, or MONEY_DIGITS_CURRENCY */
    public ConverterOptions digits(int digits) {
        this.digits = digits;
        has0 = true;
        return this;
    }

    private int otherDigits;
    private boolean has1;

    /** with MONEY_DIGITS_CURRENCY, for a target without minor units: 0 to 38; 8 */
    public int otherDigits() {
        return otherDigits;
    }

    /** Sets otherDigits: with MONEY_DIGITS_CURRENCY, for a target without minor units: 0 to 38; 8 */
    public ConverterOptions otherDigits(int otherDigits) {
        this.otherDigits = otherDigits;
        has1 = true;
        return this;
    }

    private Rounding rounding;

    /** of the result; half-even */
    public Rounding rounding() {
        return rounding;
    }

    /** Sets rounding: of the result; half-even */
    public ConverterOptions rounding(Rounding rounding) {
        this.rounding = rounding;
        return this;
    }

    private CurrencyDisplay display;

    /** how a locale writes the currency; MONEY_DISPLAY_NONE: the number alone */
    public CurrencyDisplay display() {
        return display;
    }

    /** Sets display: how a locale writes the currency; MONEY_DISPLAY_NONE: the number alone */
    public ConverterOptions display(CurrencyDisplay display) {
        this.display = display;
        return this;
    }

    private long freshFor;
    private boolean has4;

    /** seconds that rates stay fresh; 3600; MONEY_INSTANT_NONE: always */
    public long freshFor() {
        return freshFor;
    }

    /** Sets freshFor: seconds that rates stay fresh; 3600; MONEY_INSTANT_NONE: always */
    public ConverterOptions freshFor(long freshFor) {
        this.freshFor = freshFor;
        has4 = true;
        return this;
    }

    private CurrencyRegistry registry;

    /** your own currencies; the converter copies them; may be NULL */
    public CurrencyRegistry registry() {
        return registry;
    }

    /** Sets registry: your own currencies; the converter copies them; may be NULL */
    public ConverterOptions registry(CurrencyRegistry registry) {
        this.registry = registry;
        return this;
    }

    static ConverterOptions read(long at) {
        var made = new ConverterOptions();
        made.digits(Memory.getInt(at + 4));
        made.otherDigits(Memory.getInt(at + 8));
        made.rounding(Rounding.of(Memory.getInt(at + 12)));
        made.display(CurrencyDisplay.of(Memory.getInt(at + 16)));
        made.freshFor(Memory.getLong(at + 24));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_converter_options_init(at);
        if (has0) Memory.putInt(at + 4, digits);
        if (has1) Memory.putInt(at + 8, otherDigits);
        if (rounding != null) Memory.putInt(at + 12, rounding.value());
        if (display != null) Memory.putInt(at + 16, display.value());
        if (has4) Memory.putLong(at + 24, freshFor);
        if (registry != null) Memory.putLong(at + 32, call.use(registry));
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
