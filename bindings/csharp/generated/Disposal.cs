// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A part of a lot that a transaction disposed of. 440 bytes. A sale disposes of shares that you
    /// bought. With MONEY_SHORT_SALE_ALLOW a purchase disposes of a debt of shares: its cost is what the sale
    /// brought, and its proceeds are what it took to settle it, both below 0. Always gain = proceeds - cost,
    /// and reported_gain = reported_proceeds - reported_cost = price_effect + currency_effect.</summary>
    public sealed class Disposal
    {
        internal const int Size = 440;

        private Disposal()
        {
        }

        /// <summary>symbol</summary>
        public string Symbol { get; private set; }

        /// <summary>the transaction that disposed of it</summary>
        public string Id { get; private set; }

        /// <summary>the one that made the lot; "" at average cost, and if it is oversold</summary>
        public string Lot { get; private set; }

        /// <summary>in shares as they are on the day of the disposal</summary>
        public ExactDecimal Quantity { get; private set; }

        /// <summary>date</summary>
        public DateTime? Date { get; private set; }

        /// <summary>the date of the lot, or MONEY_DATE_NONE</summary>
        public DateTime? Opened { get; private set; }

        /// <summary>1: sold without being held, so that only the proceeds are known</summary>
        public bool IsOversold { get; private set; }

        /// <summary>0, or MONEY_FLAG_ROUNDED if the quantity has no last digit</summary>
        public Flags Flags { get; private set; }

        /// <summary>this and the next two are in the security's currency</summary>
        public Money Proceeds { get; private set; }

        /// <summary>the cost basis</summary>
        public Money Cost { get; private set; }

        /// <summary>gain</summary>
        public Money Gain { get; private set; }

        /// <summary>the rest is in the portfolio's currency; all zero if an exchange rate is missing</summary>
        public Money ReportedProceeds { get; private set; }

        /// <summary>reported cost</summary>
        public Money ReportedCost { get; private set; }

        /// <summary>reported gain</summary>
        public Money ReportedGain { get; private set; }

        /// <summary>price effect</summary>
        public Money PriceEffect { get; private set; }

        /// <summary>currency effect</summary>
        public Money CurrencyEffect { get; private set; }

        internal static Disposal Read(long at)
        {
            return new Disposal
            {
                Symbol = Memory.Text(at + 0, 64),
                Id = Memory.Text(at + 64, 40),
                Lot = Memory.Text(at + 104, 40),
                Quantity = Libmoney.ExactDecimal.Read(at + 144),
                Date = Memory.Day(Memory.GetInt(at + 168)),
                Opened = Memory.Day(Memory.GetInt(at + 172)),
                IsOversold = Memory.GetInt(at + 176) != 0,
                Flags = (Libmoney.Flags)Memory.GetInt(at + 180),
                Proceeds = Libmoney.Money.Read(at + 184),
                Cost = Libmoney.Money.Read(at + 216),
                Gain = Libmoney.Money.Read(at + 248),
                ReportedProceeds = Libmoney.Money.Read(at + 280),
                ReportedCost = Libmoney.Money.Read(at + 312),
                ReportedGain = Libmoney.Money.Read(at + 344),
                PriceEffect = Libmoney.Money.Read(at + 376),
                CurrencyEffect = Libmoney.Money.Read(at + 408),
            };
        }
    }
}
