// Made from the headers by api/generate.py.
package libmoney;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Set;

/**
 * The contents of a rate table. 152 bytes.
 * @param base what cross rates go through; "" when none
 * @param flags MONEY_FLAG_RATE_ROUNDED when any rate was rounded on reading
 * @param firstDate MONEY_DATE_NONE when the rates have no dates
 * @param lastDate last date
 * @param instant when the rates were published, or MONEY_INSTANT_NONE
 * @param currencyCount currency count
 * @param pairCount directions quoted on any date
 * @param dateCount date count
 * @param quoteCount rates over all pairs and dates
 * @param source who published them, "" when not known
 */
public record RatesInfo(
        String base,
        Set<Flags> flags,
        LocalDate firstDate,
        LocalDate lastDate,
        Instant instant,
        long currencyCount,
        long pairCount,
        long dateCount,
        long quoteCount,
        String source) {
    static final int SIZE = 152;

    static RatesInfo read(long at) {
        return new RatesInfo(
                Memory.text(at + 0, 12),
                Flags.of(Memory.getInt(at + 12)),
                Memory.day(Memory.getInt(at + 16)),
                Memory.day(Memory.getInt(at + 20)),
                Memory.instant(Memory.getLong(at + 24)),
                Memory.getLong(at + 32),
                Memory.getLong(at + 40),
                Memory.getLong(at + 48),
                Memory.getLong(at + 56),
                Memory.text(at + 64, 64));
    }
}
