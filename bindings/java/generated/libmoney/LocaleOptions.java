// Made from the headers by api/generate.py.
package libmoney;

/** Options of money_format_locale. 40 bytes. */
public final class LocaleOptions {
    static final int SIZE = 40;

    private LocaleStyle style;

    /** style */
    public LocaleStyle style() {
        return style;
    }

    /** Sets style: style */
    public LocaleOptions style(LocaleStyle style) {
        this.style = style;
        return this;
    }

    private CurrencyDisplay display;

    /** display */
    public CurrencyDisplay display() {
        return display;
    }

    /** Sets display: display */
    public LocaleOptions display(CurrencyDisplay display) {
        this.display = display;
        return this;
    }

    private int digits;
    private boolean has2;

    /**
     * 0 to 38; or MONEY_DIGITS_CURRENCY: the currency's minor units, or the amount's own scale if that is larger;
     * MONEY_STYLE_COMPACT needs 0 to 38
     */
    public int digits() {
        return digits;
    }

    /**
     * Sets digits: 0 to 38; or MONEY_DIGITS_CURRENCY: the currency's minor units, or the amount's own scale if
     * that is larger; MONEY_STYLE_COMPACT needs 0 to 38
     */
    public LocaleOptions digits(int digits) {
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
    public LocaleOptions rounding(Rounding rounding) {
        this.rounding = rounding;
        return this;
    }

    private Numerals numerals;

    /** numerals */
    public Numerals numerals() {
        return numerals;
    }

    /** Sets numerals: numerals */
    public LocaleOptions numerals(Numerals numerals) {
        this.numerals = numerals;
        return this;
    }

    private CurrencyRegistry registry;

    /** your own currencies; may be NULL; the library reads it during the call */
    public CurrencyRegistry registry() {
        return registry;
    }

    /** Sets registry: your own currencies; may be NULL; the library reads it during the call */
    public LocaleOptions registry(CurrencyRegistry registry) {
        this.registry = registry;
        return this;
    }

    private Locales locales;

    /** tables that you loaded; NULL: those inside of the library */
    public Locales locales() {
        return locales;
    }

    /** Sets locales: tables that you loaded; NULL: those inside of the library */
    public LocaleOptions locales(Locales locales) {
        this.locales = locales;
        return this;
    }

    static LocaleOptions read(long at) {
        var made = new LocaleOptions();
        made.style(LocaleStyle.of(Memory.getInt(at + 4)));
        made.display(CurrencyDisplay.of(Memory.getInt(at + 8)));
        made.digits(Memory.getInt(at + 12));
        made.rounding(Rounding.of(Memory.getInt(at + 16)));
        made.numerals(Numerals.of(Memory.getInt(at + 20)));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_locale_options_init(at);
        if (style != null) Memory.putInt(at + 4, style.value());
        if (display != null) Memory.putInt(at + 8, display.value());
        if (has2) Memory.putInt(at + 12, digits);
        if (rounding != null) Memory.putInt(at + 16, rounding.value());
        if (numerals != null) Memory.putInt(at + 20, numerals.value());
        if (registry != null) Memory.putLong(at + 24, call.use(registry));
        if (locales != null) Memory.putLong(at + 32, call.use(locales));
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
