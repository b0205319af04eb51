// Made from the headers by api/generate.py.
package libmoney;

/** The order of a list. */
public enum CurrencyListSort {
    /** by the language's rules; currencies of one name by code */
    NAME_ASCENDING(0),
    /** name_descending */
    NAME_DESCENDING(1),
    /** code_ascending */
    CODE_ASCENDING(2),
    /** code_descending */
    CODE_DESCENDING(3);

    private static final CurrencyListSort[] ALL = values();

    private final int value;

    CurrencyListSort(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static CurrencyListSort of(int value) {
        for (CurrencyListSort one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
