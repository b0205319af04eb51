// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Which percentages are known. Several may be set.</summary>
    [Flags]
    public enum Percentages
    {
        /// <summary>unrealised gain / cost</summary>
        Unrealised = 1,

        /// <summary>realised gain / disposed_cost</summary>
        Realised = 2,

        /// <summary>profit / (cost + disposed_cost)</summary>
        Profit = 4
    }
}
