// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The origin of a rate in a conversion path.</summary>
    public enum RateKind
    {
        /// <summary>as the table has it</summary>
        Quoted = 0,

        /// <summary>the table's rate of the other direction, turned round exactly</summary>
        Inverse = 1,

        /// <summary>the legal factor of a withdrawn currency (for instance Regulation (EC) No
        /// 2866/98)</summary>
        Fixed = 2,

        /// <summary>the factor of a quote unit, such as 100 GBX = 1 GBP</summary>
        Unit = 3
    }
}
