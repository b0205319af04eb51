// Made from the headers by api/generate.py.
package libmoney;

/** The style in which a locale writes an amount. */
public enum LocaleStyle {
    /** "-1.234,56 €" */
    STANDARD(0),
    /** "($1,234.56)" if the locale has brackets, and no name of the currency */
    ACCOUNTING(1),
    /** "$1.2K": CLDR's short form, without zeros at the end of the fraction */
    COMPACT(2);

    private static final LocaleStyle[] ALL = values();

    private final int value;

    LocaleStyle(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static LocaleStyle of(int value) {
        for (LocaleStyle one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
