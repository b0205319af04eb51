// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The kind of an adjustment.</summary>
    public enum InvoiceAdjustmentKind
    {
        /// <summary>lowers the net amount</summary>
        Allowance = 1,

        /// <summary>raises the net amount</summary>
        Charge = 2
    }
}
