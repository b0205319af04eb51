// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;
import java.time.LocalDate;

/**
 * A currency as the library knows it. The facts are from ISO 4217 and Unicode CLDR; `share/currencies` has each
 * with its source.
 * @param code code
 * @param kind a MONEY_CURRENCY_
 * @param numeric ISO 4217's numeric code, 0 when none
 * @param digits minor units today (or last), -1 when the currency has none
 * @param introduced date, or MONEY_DATE_NONE when not known
 * @param withdrawn first date it is no longer current, or MONEY_DATE_NONE
 * @param factorSince first date the factor below is fixed, or MONEY_DATE_NONE
 * @param successor what replaced it, or what a quote unit is a fraction of; "" when none
 * @param factorNumerator 1 successor = numerator/denominator of this currency; 0/0 when none
 * @param factorDenominator factor denominator
 * @param cashStep the smallest cash amount where it differs from the minor unit, else 0
 * @param flag ISO 3166 code of the region whose flag stands for it, "EU" for EUR; "" when none
 * @param countries ISO 3166 codes of where it is used, space-separated, cut at a code if too long
 * @param name in English (Unicode CLDR), UTF-8
 */
public record Currency(
        String code,
        CurrencyKind kind,
        int numeric,
        int digits,
        LocalDate introduced,
        LocalDate withdrawn,
        LocalDate factorSince,
        String successor,
        long factorNumerator,
        long factorDenominator,
        BigDecimal cashStep,
        String flag,
        String countries,
        String name) {
    static final int SIZE = 336;

    static Currency read(long at) {
        return new Currency(
                Memory.text(at + 0, 12),
                CurrencyKind.of(Memory.getInt(at + 12)),
                Memory.getInt(at + 16),
                Memory.getInt(at + 20),
                Memory.day(Memory.getInt(at + 24)),
                Memory.day(Memory.getInt(at + 28)),
                Memory.day(Memory.getInt(at + 32)),
                Memory.text(at + 36, 12),
                Memory.getLong(at + 48),
                Memory.getLong(at + 56),
                Numbers.read(at + 64),
                Memory.text(at + 88, 4),
                Memory.text(at + 92, 128),
                Memory.text(at + 220, 116));
    }
}
