// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The kind of a row of a wallet statement.</summary>
    public enum StatementRowKind
    {
        /// <summary>an entry</summary>
        Amount = 0,

        /// <summary>the sum of a section</summary>
        Subtotal = 1,

        /// <summary>the grand total</summary>
        Total = 2
    }
}
