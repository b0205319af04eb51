// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The fields of an order form. Of quantity, price and sum, any two give the third, which then
    /// shows by itself.</summary>
    public enum OrderField
    {
        /// <summary>such as "2024-02-29"</summary>
        Date = 0,

        /// <summary>"buy" or "sell"</summary>
        Action = 1,

        /// <summary>the symbol; the form turns it into capitals</summary>
        Ticker = 2,

        /// <summary>saved; from price and sum only if it is exact in 18 fraction digits</summary>
        Quantity = 3,

        /// <summary>of one share; shown to 8 fraction digits, half-even, and not saved</summary>
        Price = 4,

        /// <summary>the transaction's total; from quantity and price exactly</summary>
        Sum = 5
    }
}
