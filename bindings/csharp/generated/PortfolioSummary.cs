// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The summary of a portfolio. 424 bytes.</summary>
    public sealed class PortfolioSummary
    {
        internal const int Size = 424;

        private PortfolioSummary()
        {
        }

        /// <summary>of what has a price, and of fees that concern no security</summary>
        public Performance Performance { get; private set; }

        /// <summary>position count</summary>
        public ulong PositionCount { get; private set; }

        /// <summary>positions that are not counted, or only in part</summary>
        public ulong UnpricedCount { get; private set; }

        /// <summary>MONEY_FLAG_ values of the conversions</summary>
        public Flags Flags { get; private set; }

        internal static PortfolioSummary Read(long at)
        {
            return new PortfolioSummary
            {
                Performance = Libmoney.Performance.Read(at + 0),
                PositionCount = (ulong)Memory.GetLong(at + 400),
                UnpricedCount = (ulong)Memory.GetLong(at + 408),
                Flags = (Libmoney.Flags)Memory.GetInt(at + 416),
            };
        }
    }
}
