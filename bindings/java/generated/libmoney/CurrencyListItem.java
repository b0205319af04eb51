// Made from the headers by api/generate.py.
package libmoney;

/**
 * A currency as a list shows it. 160 bytes.
 * @param code code
 * @param flag an emoji of two regional indicators, UTF-8; "" if no region's flag fits
 * @param isFavourite is favourite
 * @param isQuoted 1: the rates of money_currency_list_mark have the currency
 * @param name UTF-8; a longer name is cut after a whole character, which a few of Chakma are
 */
public record CurrencyListItem(
        String code,
        String flag,
        boolean isFavourite,
        boolean isQuoted,
        String name) {
    static final int SIZE = 160;

    static CurrencyListItem read(long at) {
        return new CurrencyListItem(
                Memory.text(at + 0, 12),
                Memory.text(at + 12, 12),
                (Memory.getInt(at + 24) != 0),
                (Memory.getInt(at + 28) != 0),
                Memory.text(at + 32, 128));
    }
}
