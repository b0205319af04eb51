// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The choice whether prices include their tax.</summary>
    public enum PriceBasis
    {
        /// <summary>prices are without tax; the default</summary>
        Net = 0,

        /// <summary>prices include their tax</summary>
        Gross = 1
    }
}
