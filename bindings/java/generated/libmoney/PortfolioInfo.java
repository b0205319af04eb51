// Made from the headers by api/generate.py.
package libmoney;

/**
 * The options that you made a portfolio with. 24 bytes.
 * @param currency currency
 * @param method method
 * @param shortSales short sales
 */
public record PortfolioInfo(
        String currency,
        LotMethod method,
        ShortSalePolicy shortSales) {
    static final int SIZE = 24;

    static PortfolioInfo read(long at) {
        return new PortfolioInfo(
                Memory.text(at + 0, 12),
                LotMethod.of(Memory.getInt(at + 12)),
                ShortSalePolicy.of(Memory.getInt(at + 16)));
    }
}
