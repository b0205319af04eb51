// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Which tickers are right.</summary>
    public enum TickerRule
    {
        /// <summary>3 or 4 letters; the default</summary>
        Letters = 0,

        /// <summary>up to 31 letters and digits, with single "." and "-" inside: BRK.B, 7203.T</summary>
        ExchangeSymbol = 1
    }
}
