// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The way in which a tax enters the totals.</summary>
    public enum InvoiceTaxKind
    {
        /// <summary>a percentage of the net amount, such as VAT; several stand side by side</summary>
        Added = 0,

        /// <summary>a percentage of the net amount and the taxes before it on the same line item</summary>
        Compound = 1,

        /// <summary>a percentage of the net amount that the buyer keeps back and pays to the state</summary>
        Retained = 2
    }
}
