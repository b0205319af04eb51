// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Set;

/**
 * The position of a security that you hold now, or held once. 704 bytes.
 * @param symbol symbol
 * @param quantity exact, but to 18 fraction digits where a split left thirds and the like: see flags
 * @param oversold how many shares you sold without holding them
 * @param price all zero: none
 * @param cost this and the next two are in the security's currency; all zero: not known
 * @param value value
 * @param realisedGain realised gain
 * @param performance in the portfolio's currency
 * @param ageSeconds the age of the price, or MONEY_INSTANT_NONE
 * @param state state
 * @param flags MONEY_FLAG_ values
 * @param unconvertedId the first transaction that has no exchange rate, or "" …
 * @param unconvertedDate … and its date, or MONEY_DATE_NONE
 */
public record Position(
        String symbol,
        BigDecimal quantity,
        BigDecimal oversold,
        Money price,
        Money cost,
        Money value,
        Money realisedGain,
        Performance performance,
        long ageSeconds,
        PriceState state,
        Set<Flags> flags,
        String unconvertedId,
        LocalDate unconvertedDate) {
    static final int SIZE = 704;

    static Position read(long at) {
        return new Position(
                Memory.text(at + 0, 64),
                Numbers.read(at + 64),
                Numbers.read(at + 88),
                Money.read(at + 112),
                Money.read(at + 144),
                Money.read(at + 176),
                Money.read(at + 208),
                Performance.read(at + 240),
                Memory.getLong(at + 640),
                PriceState.of(Memory.getInt(at + 648)),
                Flags.of(Memory.getInt(at + 652)),
                Memory.text(at + 656, 40),
                Memory.day(Memory.getInt(at + 696)));
    }
}
