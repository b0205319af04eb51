// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Says whether the result of an expression has a currency.</summary>
    public enum ExpressionKind
    {
        /// <summary>a number without a currency</summary>
        Number = 1,

        /// <summary>an amount</summary>
        Amount = 2
    }
}
