// Made from the headers by api/generate.py.
package libmoney;

/**
 * Options of money_format_pattern and money_parse_pattern. 104 bytes. A text that is NULL is the locale's, or
 * without a locale ".", ",", "-" and "+". Texts have at most 32 bytes and no control characters; separators and
 * signs have no digits.
 */
public final class FormatOptions {
    static final int SIZE = 104;

    private SignDisplay sign;

    /** sign */
    public SignDisplay sign() {
        return sign;
    }

    /** Sets sign: sign */
    public FormatOptions sign(SignDisplay sign) {
        this.sign = sign;
        return this;
    }

    private TrailingZeros zeros;

    /** zeros */
    public TrailingZeros zeros() {
        return zeros;
    }

    /** Sets zeros: zeros */
    public FormatOptions zeros(TrailingZeros zeros) {
        this.zeros = zeros;
        return this;
    }

    private Rounding rounding;

    /** used where an amount has more digits than the most that are written */
    public Rounding rounding() {
        return rounding;
    }

    /** Sets rounding: used where an amount has more digits than the most that are written */
    public FormatOptions rounding(Rounding rounding) {
        this.rounding = rounding;
        return this;
    }

    private Numerals numerals;

    /** without a locale the digits are 0 to 9 */
    public Numerals numerals() {
        return numerals;
    }

    /** Sets numerals: without a locale the digits are 0 to 9 */
    public FormatOptions numerals(Numerals numerals) {
        this.numerals = numerals;
        return this;
    }

    private int minimumFraction;
    private boolean has4;

    /** 0 to 38, MONEY_DIGITS_PATTERN, MONEY_DIGITS_CURRENCY, or MONEY_DIGITS_EXACT: as many as the amount has */
    public int minimumFraction() {
        return minimumFraction;
    }

    /**
     * Sets minimumFraction: 0 to 38, MONEY_DIGITS_PATTERN, MONEY_DIGITS_CURRENCY, or MONEY_DIGITS_EXACT: as many
     * as the amount has
     */
    public FormatOptions minimumFraction(int minimumFraction) {
        this.minimumFraction = minimumFraction;
        has4 = true;
        return this;
    }

    private int maximumFraction;
    private boolean has5;

    /** the same; with MONEY_DIGITS_EXACT nothing is rounded */
    public int maximumFraction() {
        return maximumFraction;
    }

    /** Sets maximumFraction: the same; with MONEY_DIGITS_EXACT nothing is rounded */
    public FormatOptions maximumFraction(int maximumFraction) {
        this.maximumFraction = maximumFraction;
        has5 = true;
        return this;
    }

    private int minimumSignificant;
    private boolean has6;

    /** 1 to 38, or MONEY_DIGITS_PATTERN; not together with fraction digits */
    public int minimumSignificant() {
        return minimumSignificant;
    }

    /** Sets minimumSignificant: 1 to 38, or MONEY_DIGITS_PATTERN; not together with fraction digits */
    public FormatOptions minimumSignificant(int minimumSignificant) {
        this.minimumSignificant = minimumSignificant;
        has6 = true;
        return this;
    }

    private int maximumSignificant;
    private boolean has7;

    /** maximum significant */
    public int maximumSignificant() {
        return maximumSignificant;
    }

    /** Sets maximumSignificant: maximum significant */
    public FormatOptions maximumSignificant(int maximumSignificant) {
        this.maximumSignificant = maximumSignificant;
        has7 = true;
        return this;
    }

    private int minimumGrouping;
    private boolean has8;

    /** the fewest digits before the first group separator, 1 to 38: with 2 it is "1234" and "12,345" */
    public int minimumGrouping() {
        return minimumGrouping;
    }

    /**
     * Sets minimumGrouping: the fewest digits before the first group separator, 1 to 38: with 2 it is "1234" and
     * "12,345"
     */
    public FormatOptions minimumGrouping(int minimumGrouping) {
        this.minimumGrouping = minimumGrouping;
        has8 = true;
        return this;
    }

    private String decimalSeparator;

    /** decimal separator */
    public String decimalSeparator() {
        return decimalSeparator;
    }

    /** Sets decimalSeparator: decimal separator */
    public FormatOptions decimalSeparator(String decimalSeparator) {
        this.decimalSeparator = decimalSeparator;
        return this;
    }

    private String groupSeparator;

    /** "": digits are not grouped */
    public String groupSeparator() {
        return groupSeparator;
    }

    /** Sets groupSeparator: "": digits are not grouped */
    public FormatOptions groupSeparator(String groupSeparator) {
        this.groupSeparator = groupSeparator;
        return this;
    }

    private String minusSign;

    /** minus sign */
    public String minusSign() {
        return minusSign;
    }

    /** Sets minusSign: minus sign */
    public FormatOptions minusSign(String minusSign) {
        this.minusSign = minusSign;
        return this;
    }

    private String plusSign;

    /** plus sign */
    public String plusSign() {
        return plusSign;
    }

    /** Sets plusSign: plus sign */
    public FormatOptions plusSign(String plusSign) {
        this.plusSign = plusSign;
        return this;
    }

    private String symbol;

    /** what stands for ¤; NULL: the locale's symbol, or without a locale the code */
    public String symbol() {
        return symbol;
    }

    /** Sets symbol: what stands for ¤; NULL: the locale's symbol, or without a locale the code */
    public FormatOptions symbol(String symbol) {
        this.symbol = symbol;
        return this;
    }

    private String locale;

    /** whose texts and digits stand where none is given; NULL: none */
    public String locale() {
        return locale;
    }

    /** Sets locale: whose texts and digits stand where none is given; NULL: none */
    public FormatOptions locale(String locale) {
        this.locale = locale;
        return this;
    }

    private CurrencyRegistry registry;

    /** currencies of the program's own; may be NULL; read during the call only */
    public CurrencyRegistry registry() {
        return registry;
    }

    /** Sets registry: currencies of the program's own; may be NULL; read during the call only */
    public FormatOptions registry(CurrencyRegistry registry) {
        this.registry = registry;
        return this;
    }

    private Locales locales;

    /** tables that have the locale; NULL: those inside of the library */
    public Locales locales() {
        return locales;
    }

    /** Sets locales: tables that have the locale; NULL: those inside of the library */
    public FormatOptions locales(Locales locales) {
        this.locales = locales;
        return this;
    }

    static FormatOptions read(long at) {
        var made = new FormatOptions();
        made.sign(SignDisplay.of(Memory.getInt(at + 4)));
        made.zeros(TrailingZeros.of(Memory.getInt(at + 8)));
        made.rounding(Rounding.of(Memory.getInt(at + 12)));
        made.numerals(Numerals.of(Memory.getInt(at + 16)));
        made.minimumFraction(Memory.getInt(at + 20));
        made.maximumFraction(Memory.getInt(at + 24));
        made.minimumSignificant(Memory.getInt(at + 28));
        made.maximumSignificant(Memory.getInt(at + 32));
        made.minimumGrouping(Memory.getInt(at + 36));
        made.decimalSeparator(Memory.textUntilNul(Memory.getLong(at + 40)));
        made.groupSeparator(Memory.textUntilNul(Memory.getLong(at + 48)));
        made.minusSign(Memory.textUntilNul(Memory.getLong(at + 56)));
        made.plusSign(Memory.textUntilNul(Memory.getLong(at + 64)));
        made.symbol(Memory.textUntilNul(Memory.getLong(at + 72)));
        made.locale(Memory.textUntilNul(Memory.getLong(at + 80)));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_format_options_init(at);
        if (sign != null) Memory.putInt(at + 4, sign.value());
        if (zeros != null) Memory.putInt(at + 8, zeros.value());
        if (rounding != null) Memory.putInt(at + 12, rounding.value());
        if (numerals != null) Memory.putInt(at + 16, numerals.value());
        if (has4) Memory.putInt(at + 20, minimumFraction);
        if (has5) Memory.putInt(at + 24, maximumFraction);
        if (has6) Memory.putInt(at + 28, minimumSignificant);
        if (has7) Memory.putInt(at + 32, maximumSignificant);
        if (has8) Memory.putInt(at + 36, minimumGrouping);
        if (decimalSeparator != null) Memory.putLong(at + 40, call.code(decimalSeparator));
        if (groupSeparator != null) Memory.putLong(at + 48, call.code(groupSeparator));
        if (minusSign != null) Memory.putLong(at + 56, call.code(minusSign));
        if (plusSign != null) Memory.putLong(at + 64, call.code(plusSign));
        if (symbol != null) Memory.putLong(at + 72, call.code(symbol));
        if (locale != null) Memory.putLong(at + 80, call.code(locale));
        if (registry != null) Memory.putLong(at + 88, call.use(registry));
        if (locales != null) Memory.putLong(at + 96, call.use(locales));
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
