// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The short-sale policy: what happens when a sale is of more shares than you hold.</summary>
    public enum ShortSalePolicy
    {
        /// <summary>the sale is MONEY_ERR_INSUFFICIENT; the default</summary>
        Reject = 0,

        /// <summary>the rest is a debt of shares, which a later purchase settles</summary>
        Allow = 1,

        /// <summary>the rest is recorded as oversold, and its proceeds count for nothing</summary>
        Record = 2
    }
}
