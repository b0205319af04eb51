// Made from the headers by api/generate.py.
package libmoney;

/** The digits that a locale writes. */
public enum Numerals {
    /**
     * the digits that the tag names ("ar-EG-u-nu-latn"), else those of the locale's default numbering system:
     * "١٬٢٣٤" in ar-EG
     */
    LOCALE(0),
    /** 0 to 9, with the signs and patterns that the locale has for them */
    LATIN(1);

    private static final Numerals[] ALL = values();

    private final int value;

    Numerals(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static Numerals of(int value) {
        for (Numerals one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
