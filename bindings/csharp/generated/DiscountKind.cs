// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The kind of a discount: a percentage or an amount.</summary>
    public enum DiscountKind
    {
        /// <summary>none</summary>
        None = 0,

        /// <summary>a percentage of the price</summary>
        Percent = 1,

        /// <summary>an amount off the line item or the order as a whole</summary>
        Fixed = 2
    }
}
