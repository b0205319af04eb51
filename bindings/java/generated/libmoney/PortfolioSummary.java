// Made from the headers by api/generate.py.
package libmoney;

import java.util.Set;

/**
 * The summary of a portfolio. 424 bytes.
 * @param performance of what has a price, and of fees that concern no security
 * @param positionCount position count
 * @param unpricedCount positions that are not counted, or only in part
 * @param flags MONEY_FLAG_ values of the conversions
 */
public record PortfolioSummary(
        Performance performance,
        long positionCount,
        long unpricedCount,
        Set<Flags> flags) {
    static final int SIZE = 424;

    static PortfolioSummary read(long at) {
        return new PortfolioSummary(
                Performance.read(at + 0),
                Memory.getLong(at + 400),
                Memory.getLong(at + 408),
                Flags.of(Memory.getInt(at + 416)));
    }
}
