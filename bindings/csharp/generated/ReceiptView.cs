// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The currency that you read a receipt in.</summary>
    public enum ReceiptView
    {
        /// <summary>the catalogue's currency</summary>
        Priced = 0,

        /// <summary>the currency of the checkout, which may be the same</summary>
        Checkout = 1
    }
}
