// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The method that hands out the units that are left over when every share has been rounded
    /// down.</summary>
    public enum Allocation
    {
        /// <summary>one each to the shares that lost most, ties to the earlier; the default</summary>
        LargestRemainder = 0,

        /// <summary>one each from the first share on</summary>
        FloorToFirst = 1,

        /// <summary>one each from the last share back</summary>
        FloorToLast = 2,

        /// <summary>they are `remainder`</summary>
        SeparateRemainder = 3
    }
}
