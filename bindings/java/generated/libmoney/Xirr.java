// Made from the headers by api/generate.py.
package libmoney;

import java.util.List;

/**
 * The internal rates of return of dated cash flows. 280 bytes. Rates of return are not amounts: they are doubles,
 * with the same bytes on every platform. 0.05 is 5 % a year.
 * @param outcome outcome
 * @param reason 0 if there is a rate
 * @param dayCount day count
 * @param isCertain 1: the number of rates is proven; 0: rates too close to tell apart are one
 * @param rates in ascending order; the rest is 0
 */
public record Xirr(
        XirrOutcome outcome,
        XirrReason reason,
        DayCount dayCount,
        boolean isCertain,
        List<Double> rates) {
    static final int SIZE = 280;

    static Xirr read(long at) {
        return new Xirr(
                XirrOutcome.of(Memory.getInt(at + 0)),
                XirrReason.of(Memory.getInt(at + 4)),
                DayCount.of(Memory.getInt(at + 8)),
                (Memory.getInt(at + 12) != 0),
                Memory.list(at + 24, 8, Math.min(32, Memory.getInt(at + 16)), one -> Memory.getDouble(one)));
    }
}
