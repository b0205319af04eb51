// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Set;

/**
 * A part of a lot that a transaction disposed of. 440 bytes. A sale disposes of shares that you bought. With
 * MONEY_SHORT_SALE_ALLOW a purchase disposes of a debt of shares: its cost is what the sale brought, and its
 * proceeds are what it took to settle it, both below 0. Always gain = proceeds - cost, and reported_gain =
 * reported_proceeds - reported_cost = price_effect + currency_effect.
 * @param symbol symbol
 * @param id the transaction that disposed of it
 * @param lot the one that made the lot; "" at average cost, and if it is oversold
 * @param quantity in shares as they are on the day of the disposal
 * @param date date
 * @param opened the date of the lot, or MONEY_DATE_NONE
 * @param isOversold 1: sold without being held, so that only the proceeds are known
 * @param flags 0, or MONEY_FLAG_ROUNDED if the quantity has no last digit
 * @param proceeds this and the next two are in the security's currency
 * @param cost the cost basis
 * @param gain gain
 * @param reportedProceeds the rest is in the portfolio's currency; all zero if an exchange rate is missing
 * @param reportedCost reported cost
 * @param reportedGain reported gain
 * @param priceEffect price effect
 * @param currencyEffect currency effect
 */
public record Disposal(
        String symbol,
        String id,
        String lot,
        BigDecimal quantity,
        LocalDate date,
        LocalDate opened,
        boolean isOversold,
        Set<Flags> flags,
        Money proceeds,
        Money cost,
        Money gain,
        Money reportedProceeds,
        Money reportedCost,
        Money reportedGain,
        Money priceEffect,
        Money currencyEffect) {
    static final int SIZE = 440;

    static Disposal read(long at) {
        return new Disposal(
                Memory.text(at + 0, 64),
                Memory.text(at + 64, 40),
                Memory.text(at + 104, 40),
                Numbers.read(at + 144),
                Memory.day(Memory.getInt(at + 168)),
                Memory.day(Memory.getInt(at + 172)),
                (Memory.getInt(at + 176) != 0),
                Flags.of(Memory.getInt(at + 180)),
                Money.read(at + 184),
                Money.read(at + 216),
                Money.read(at + 248),
                Money.read(at + 280),
                Money.read(at + 312),
                Money.read(at + 344),
                Money.read(at + 376),
                Money.read(at + 408));
    }
}
