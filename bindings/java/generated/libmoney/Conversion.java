// Made from the headers by api/generate.py.
package libmoney;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;

/**
 * The provenance of a conversion.
 * @param rate 1 source = rate target, exactly
 * @param remainder exact result - rounded result
 * @param asOf the date of the rates; MONEY_DATE_NONE when no dated rate was used
 * @param gapDays how many days before the date asked for; 0 when none was asked for
 * @param instant when the rates were published, or MONEY_INSTANT_NONE
 * @param ageSeconds from then (else the start of `as_of`, UTC) to `now`; MONEY_INSTANT_NONE: not known
 * @param flags MONEY_FLAG_ values
 * @param legs the path: each leg's `to` is the next one's `from`
 * @param source source
 */
public record Conversion(
        Ratio rate,
        Ratio remainder,
        LocalDate asOf,
        int gapDays,
        Instant instant,
        long ageSeconds,
        Set<Flags> flags,
        List<Rate> legs,
        String source) {
    static final int SIZE = 848;

    static Conversion read(long at) {
        return new Conversion(
                Ratio.read(at + 0),
                Ratio.read(at + 136),
                Memory.day(Memory.getInt(at + 272)),
                Memory.getInt(at + 276),
                Memory.instant(Memory.getLong(at + 280)),
                Memory.getLong(at + 288),
                Flags.of(Memory.getInt(at + 296)),
                Memory.list(at + 304, 56, Math.min(8, Memory.getInt(at + 300)), one -> Rate.read(one)),
                Memory.text(at + 752, 64));
    }
}
