// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The choice whether a conversion flags or refuses rates that are older than `fresh_for`, or that
    /// have no time.</summary>
    public enum StalePolicy
    {
        /// <summary>it uses them and sets MONEY_FLAG_STALE; the default</summary>
        Flag = 0,

        /// <summary>it fails with MONEY_ERR_NO_RATE, which says how old they are</summary>
        Refuse = 1
    }
}
