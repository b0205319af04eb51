// Made from the headers by api/generate.py.
package libmoney;

/** The kind of thing that a code stands for. */
public enum CurrencyKind {
    /** in ISO 4217 today */
    CURRENT(0),
    /** once in ISO 4217, withdrawn */
    HISTORICAL(1),
    /** ISO 4217 codes that are not legal tender: XAU, XDR, XTS */
    SPECIAL(2),
    /** a quote unit, a fraction of another currency: GBX, ZAc, ILA */
    UNIT(3),
    /** in common use outside ISO 4217: BTC, CNH */
    INFORMAL(4),
    /** from a registry */
    CUSTOM(5);

    private static final CurrencyKind[] ALL = values();

    private final int value;

    CurrencyKind(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static CurrencyKind of(int value) {
        for (CurrencyKind one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
