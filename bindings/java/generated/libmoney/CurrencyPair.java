// Made from the headers by api/generate.py.
package libmoney;

/**
 * A direction of exchange: what 1 `from` costs in `to`. 24 bytes.
 * @param from from
 * @param to to
 */
public record CurrencyPair(
        String from,
        String to) {
    static final int SIZE = 24;

    static CurrencyPair read(long at) {
        return new CurrencyPair(
                Memory.text(at + 0, 12),
                Memory.text(at + 12, 12));
    }
}
