// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The level at which a basket rounds. If it rounds a sum, it shares the difference among the line
    /// items, so that they add up.</summary>
    public enum RoundingLevel
    {
        /// <summary>price, discount and tax of one unit, which are then multiplied by the quantity</summary>
        Unit = 0,

        /// <summary>price, discount and tax of each line item; the default</summary>
        Line = 1,

        /// <summary>the sums of price, discount and tax over each tax category</summary>
        TaxGroup = 2,

        /// <summary>the sums of price, discount and tax over the order</summary>
        Order = 3,

        /// <summary>price and discount of each line item, and the sum of the tax over each tax
        /// category</summary>
        Invoice = 4
    }
}
