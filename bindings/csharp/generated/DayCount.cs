// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The day count, which turns days into years. Actual/365 (fixed), as in ISDA's definitions,
    /// divides the days between two dates by 365.</summary>
    public enum DayCount
    {
        /// <summary>day count actual 365</summary>
        DayCountActual365 = 1
    }
}
