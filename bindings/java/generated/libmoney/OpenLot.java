// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Set;

/**
 * A lot of which shares are held. 200 bytes. With MONEY_SHORT_SALE_ALLOW a sale of shares that you do not hold
 * makes a lot of shares that you owe: its quantity and its cost are below 0. The quantities and the costs of a
 * symbol's open lots add up to those of its position.
 * @param symbol symbol
 * @param lot the transaction that made it; "" at average cost, where all shares are one pool
 * @param quantity what is left of it, in shares as they are on the day asked for
 * @param opened the date of that transaction; MONEY_DATE_NONE at average cost
 * @param flags 0, or MONEY_FLAG_ROUNDED if the quantity has no last digit
 * @param cost the cost basis of what is left, in the security's currency
 * @param reportedCost in the portfolio's currency; all zero if an exchange rate is missing
 */
public record OpenLot(
        String symbol,
        String lot,
        BigDecimal quantity,
        LocalDate opened,
        Set<Flags> flags,
        Money cost,
        Money reportedCost) {
    static final int SIZE = 200;

    static OpenLot read(long at) {
        return new OpenLot(
                Memory.text(at + 0, 64),
                Memory.text(at + 64, 40),
                Numbers.read(at + 104),
                Memory.day(Memory.getInt(at + 128)),
                Flags.of(Memory.getInt(at + 132)),
                Money.read(at + 136),
                Money.read(at + 168));
    }
}
