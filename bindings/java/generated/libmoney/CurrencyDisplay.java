// Made from the headers by api/generate.py.
package libmoney;

/** The form in which a locale writes a currency. */
public enum CurrencyDisplay {
    /** "US$", "€": the locale's symbol, or the code if it has none */
    SYMBOL(0),
    /** "$": for readers who know the country; several currencies may share it */
    NARROW(1),
    /** "USD" */
    CODE(2),
    /**
     * "US dollars", in one of the languages with names: de, en, es, fr, it, ja, pt; in all languages with the
     * tables of share/locales
     */
    NAME(3),
    /** the number alone */
    NONE(4);

    private static final CurrencyDisplay[] ALL = values();

    private final int value;

    CurrencyDisplay(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static CurrencyDisplay of(int value) {
        for (CurrencyDisplay one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
