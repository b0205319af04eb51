// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;
import java.util.Set;

/**
 * The performance of securities, in the portfolio's currency. 400 bytes. Always profit = price_effect +
 * currency_effect + income - fees. If everything has a price, then also unrealised_gain = value - cost, and profit
 * = realised_gain + unrealised_gain + income - fees. An amount that is not known is all zero, without a currency.
 * @param value of what is held
 * @param cost the cost basis of what is held: without fees, at the exchange rates of the purchases
 * @param unrealisedGain unrealised gain
 * @param realisedGain the proceeds of disposals, less their cost basis
 * @param disposedCost the cost basis of what was disposed of
 * @param priceEffect the profit of trades that is no currency effect
 * @param currencyEffect cost in the security's currency * (rate of the disposal or of now - of the purchase)
 * @param income dividends
 * @param fees fees
 * @param profit of what has a price
 * @param unrealisedPercent in hundredths, and so are the next two
 * @param realisedPercent realised percent
 * @param profitPercent profit percent
 * @param percentages MONEY_PERCENT_ flags of those that are known: a cost of 0 has none
 */
public record Performance(
        Money value,
        Money cost,
        Money unrealisedGain,
        Money realisedGain,
        Money disposedCost,
        Money priceEffect,
        Money currencyEffect,
        Money income,
        Money fees,
        Money profit,
        BigDecimal unrealisedPercent,
        BigDecimal realisedPercent,
        BigDecimal profitPercent,
        Set<Percentages> percentages) {
    static final int SIZE = 400;

    static Performance read(long at) {
        return new Performance(
                Money.read(at + 0),
                Money.read(at + 32),
                Money.read(at + 64),
                Money.read(at + 96),
                Money.read(at + 128),
                Money.read(at + 160),
                Money.read(at + 192),
                Money.read(at + 224),
                Money.read(at + 256),
                Money.read(at + 288),
                Numbers.read(at + 320),
                Numbers.read(at + 344),
                Numbers.read(at + 368),
                Percentages.of(Memory.getInt(at + 392)));
    }
}
