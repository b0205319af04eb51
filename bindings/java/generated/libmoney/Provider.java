// Made from the headers by api/generate.py.
package libmoney;

/** Whose documents a feed reads. */
public enum Provider {
    /** rates against USD from `/live`; needs a key */
    CURRENCYLAYER(0),
    /** currencies with their names from `/list`; needs a key */
    CURRENCYLAYER_LIST(1),
    /** rates against a base from `/latest`; `/rates` if base_url ends with "/v2" */
    FRANKFURTER(2),
    /** rates against USD from `/latest.json`; needs a key */
    OPEN_EXCHANGE_RATES(3),
    /** rates against EUR from `/eurofxref.csv`, or from the file of base_url */
    ECB(4),
    /** a price quote for each symbol from `/quote`; needs a key */
    FINNHUB(5),
    /** a store of transactions, `/transactions.json`, by id; may have a key */
    TRANSACTIONS(6);

    private static final Provider[] ALL = values();

    private final int value;

    Provider(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static Provider of(int value) {
        for (Provider one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
