// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The performance of securities, in the portfolio's currency. 400 bytes. Always profit =
    /// price_effect + currency_effect + income - fees. If everything has a price, then also unrealised_gain =
    /// value - cost, and profit = realised_gain + unrealised_gain + income - fees. An amount that is not known
    /// is all zero, without a currency.</summary>
    public sealed class Performance
    {
        internal const int Size = 400;

        private Performance()
        {
        }

        /// <summary>of what is held</summary>
        public Money Value { get; private set; }

        /// <summary>the cost basis of what is held: without fees, at the exchange rates of the
        /// purchases</summary>
        public Money Cost { get; private set; }

        /// <summary>unrealised gain</summary>
        public Money UnrealisedGain { get; private set; }

        /// <summary>the proceeds of disposals, less their cost basis</summary>
        public Money RealisedGain { get; private set; }

        /// <summary>the cost basis of what was disposed of</summary>
        public Money DisposedCost { get; private set; }

        /// <summary>the profit of trades that is no currency effect</summary>
        public Money PriceEffect { get; private set; }

        /// <summary>cost in the security's currency * (rate of the disposal or of now - of the
        /// purchase)</summary>
        public Money CurrencyEffect { get; private set; }

        /// <summary>dividends</summary>
        public Money Income { get; private set; }

        /// <summary>fees</summary>
        public Money Fees { get; private set; }

        /// <summary>of what has a price</summary>
        public Money Profit { get; private set; }

        /// <summary>in hundredths, and so are the next two</summary>
        public ExactDecimal UnrealisedPercent { get; private set; }

        /// <summary>realised percent</summary>
        public ExactDecimal RealisedPercent { get; private set; }

        /// <summary>profit percent</summary>
        public ExactDecimal ProfitPercent { get; private set; }

        /// <summary>MONEY_PERCENT_ flags of those that are known: a cost of 0 has none</summary>
        public Percentages Percentages { get; private set; }

        internal static Performance Read(long at)
        {
            return new Performance
            {
                Value = Libmoney.Money.Read(at + 0),
                Cost = Libmoney.Money.Read(at + 32),
                UnrealisedGain = Libmoney.Money.Read(at + 64),
                RealisedGain = Libmoney.Money.Read(at + 96),
                DisposedCost = Libmoney.Money.Read(at + 128),
                PriceEffect = Libmoney.Money.Read(at + 160),
                CurrencyEffect = Libmoney.Money.Read(at + 192),
                Income = Libmoney.Money.Read(at + 224),
                Fees = Libmoney.Money.Read(at + 256),
                Profit = Libmoney.Money.Read(at + 288),
                UnrealisedPercent = Libmoney.ExactDecimal.Read(at + 320),
                RealisedPercent = Libmoney.ExactDecimal.Read(at + 344),
                ProfitPercent = Libmoney.ExactDecimal.Read(at + 368),
                Percentages = (Libmoney.Percentages)Memory.GetInt(at + 392),
            };
        }
    }
}
