// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;
import java.time.LocalDate;

/**
 * The rule by which a payment in cash is rounded. `share/currencies/cash.csv` has each rule with its source.
 * @param currency currency
 * @param country the ISO 3166-1 code of the country whose rule it is; "" for all countries
 * @param rounding how a tie is rounded
 * @param smallAmounts what becomes of amounts up to `small`
 * @param since the first date of the rule; MONEY_DATE_NONE if it held before all later ones
 * @param until the first date on which it holds no longer, or MONEY_DATE_NONE
 * @param step the smallest amount in cash
 * @param small the largest amount that `small_amounts` speaks of; 0 if there is none
 */
public record CashRule(
        String currency,
        String country,
        Rounding rounding,
        CashSmall smallAmounts,
        LocalDate since,
        LocalDate until,
        BigDecimal step,
        BigDecimal small) {
    static final int SIZE = 80;

    static CashRule read(long at) {
        return new CashRule(
                Memory.text(at + 0, 12),
                Memory.text(at + 12, 4),
                Rounding.of(Memory.getInt(at + 16)),
                CashSmall.of(Memory.getInt(at + 20)),
                Memory.day(Memory.getInt(at + 24)),
                Memory.day(Memory.getInt(at + 28)),
                Numbers.read(at + 32),
                Numbers.read(at + 56));
    }
}
