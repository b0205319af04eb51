// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The treatment of amounts that are too small for a rule on cash.</summary>
    public enum CashSmall
    {
        /// <summary>they are rounded as others are</summary>
        Rounded = 0,

        /// <summary>they stay as they are: one and two cents in Finland</summary>
        Exact = 1,

        /// <summary>they become one step: one and two cents in Slovakia</summary>
        Up = 2
    }
}
