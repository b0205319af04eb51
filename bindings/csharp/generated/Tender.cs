// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The way in which the customer pays the total.</summary>
    public enum Tender
    {
        /// <summary>by card or transfer: the payable amount is the total; the default</summary>
        Exact = 0,

        /// <summary>in cash: the payable amount is rounded to the coins that there are</summary>
        Cash = 1
    }
}
