// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The position of a security that you hold now, or held once. 704 bytes.</summary>
    public sealed class Position
    {
        internal const int Size = 704;

        private Position()
        {
        }

        /// <summary>symbol</summary>
        public string Symbol { get; private set; }

        /// <summary>exact, but to 18 fraction digits where a split left thirds and the like: see
        /// flags</summary>
        public ExactDecimal Quantity { get; private set; }

        /// <summary>how many shares you sold without holding them</summary>
        public ExactDecimal Oversold { get; private set; }

        /// <summary>all zero: none</summary>
        public Money Price { get; private set; }

        /// <summary>this and the next two are in the security's currency; all zero: not known</summary>
        public Money Cost { get; private set; }

        /// <summary>value</summary>
        public Money Value { get; private set; }

        /// <summary>realised gain</summary>
        public Money RealisedGain { get; private set; }

        /// <summary>in the portfolio's currency</summary>
        public Performance Performance { get; private set; }

        /// <summary>the age of the price, or MONEY_INSTANT_NONE</summary>
        public long AgeSeconds { get; private set; }

        /// <summary>state</summary>
        public PriceState State { get; private set; }

        /// <summary>MONEY_FLAG_ values</summary>
        public Flags Flags { get; private set; }

        /// <summary>the first transaction that has no exchange rate, or "" …</summary>
        public string UnconvertedId { get; private set; }

        /// <summary>… and its date, or MONEY_DATE_NONE</summary>
        public DateTime? UnconvertedDate { get; private set; }

        internal static Position Read(long at)
        {
            return new Position
            {
                Symbol = Memory.Text(at + 0, 64),
                Quantity = Libmoney.ExactDecimal.Read(at + 64),
                Oversold = Libmoney.ExactDecimal.Read(at + 88),
                Price = Libmoney.Money.Read(at + 112),
                Cost = Libmoney.Money.Read(at + 144),
                Value = Libmoney.Money.Read(at + 176),
                RealisedGain = Libmoney.Money.Read(at + 208),
                Performance = Libmoney.Performance.Read(at + 240),
                AgeSeconds = Memory.GetLong(at + 640),
                State = (Libmoney.PriceState)Memory.GetInt(at + 648),
                Flags = (Libmoney.Flags)Memory.GetInt(at + 652),
                UnconvertedId = Memory.Text(at + 656, 40),
                UnconvertedDate = Memory.Day(Memory.GetInt(at + 696)),
            };
        }
    }
}
