// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The options that you made a portfolio with. 24 bytes.</summary>
    public sealed class PortfolioInfo
    {
        internal const int Size = 24;

        private PortfolioInfo()
        {
        }

        /// <summary>currency</summary>
        public string Currency { get; private set; }

        /// <summary>method</summary>
        public LotMethod Method { get; private set; }

        /// <summary>short sales</summary>
        public ShortSalePolicy ShortSales { get; private set; }

        internal static PortfolioInfo Read(long at)
        {
            return new PortfolioInfo
            {
                Currency = Memory.Text(at + 0, 12),
                Method = (Libmoney.LotMethod)Memory.GetInt(at + 12),
                ShortSales = (Libmoney.ShortSalePolicy)Memory.GetInt(at + 16),
            };
        }
    }
}
