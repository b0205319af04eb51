// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A lot of which shares are held. 200 bytes. With MONEY_SHORT_SALE_ALLOW a sale of shares that
    /// you do not hold makes a lot of shares that you owe: its quantity and its cost are below 0. The
    /// quantities and the costs of a symbol's open lots add up to those of its position.</summary>
    public sealed class OpenLot
    {
        internal const int Size = 200;

        private OpenLot()
        {
        }

        /// <summary>symbol</summary>
        public string Symbol { get; private set; }

        /// <summary>the transaction that made it; "" at average cost, where all shares are one pool</summary>
        public string Lot { get; private set; }

        /// <summary>what is left of it, in shares as they are on the day asked for</summary>
        public ExactDecimal Quantity { get; private set; }

        /// <summary>the date of that transaction; MONEY_DATE_NONE at average cost</summary>
        public DateTime? Opened { get; private set; }

        /// <summary>0, or MONEY_FLAG_ROUNDED if the quantity has no last digit</summary>
        public Flags Flags { get; private set; }

        /// <summary>the cost basis of what is left, in the security's currency</summary>
        public Money Cost { get; private set; }

        /// <summary>in the portfolio's currency; all zero if an exchange rate is missing</summary>
        public Money ReportedCost { get; private set; }

        internal static OpenLot Read(long at)
        {
            return new OpenLot
            {
                Symbol = Memory.Text(at + 0, 64),
                Lot = Memory.Text(at + 64, 40),
                Quantity = Libmoney.ExactDecimal.Read(at + 104),
                Opened = Memory.Day(Memory.GetInt(at + 128)),
                Flags = (Libmoney.Flags)Memory.GetInt(at + 132),
                Cost = Libmoney.Money.Read(at + 136),
                ReportedCost = Libmoney.Money.Read(at + 168),
            };
        }
    }
}
