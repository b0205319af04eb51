// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The action that a transaction records. No action is 0, so that a transaction that you did not
    /// fill in is refused.</summary>
    public enum TransactionAction
    {
        /// <summary>buy</summary>
        Buy = 1,

        /// <summary>sell</summary>
        Sell = 2,

        /// <summary>income: any payment that a security brings</summary>
        Dividend = 3,

        /// <summary>a cost by itself, of a security or of none</summary>
        Fee = 4,

        /// <summary>`per` shares become `quantity` shares: 2 for 1, or 1 for 10</summary>
        Split = 5
    }
}
