// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>How the library rounds a result that does not fit its digits. The brackets have the names of
    /// IEEE 754 and ISO 80000-1. The values begin at 1000, so no number of digits is a rounding mode. A call
    /// whose digits and mode are swapped fails, and so does an options struct whose mode you left 0.</summary>
    public enum Rounding
    {
        /// <summary>to nearest, ties to the even digit (roundTiesToEven); the default</summary>
        HalfEven = 1000,

        /// <summary>to nearest, ties away from zero (roundTiesToAway)</summary>
        HalfUp = 1001,

        /// <summary>to nearest, ties towards zero</summary>
        HalfDown = 1002,

        /// <summary>away from zero</summary>
        Up = 1003,

        /// <summary>towards zero (roundTowardZero)</summary>
        Down = 1004,

        /// <summary>towards positive infinity (roundTowardPositive)</summary>
        Ceiling = 1005,

        /// <summary>towards negative infinity (roundTowardNegative)</summary>
        Floor = 1006,

        /// <summary>an inexact result is MONEY_ERR_INEXACT</summary>
        Unnecessary = 1007,

        /// <summary>to nearest, ties to the odd digit</summary>
        HalfOdd = 1008,

        /// <summary>to nearest, ties towards positive infinity</summary>
        HalfCeiling = 1009,

        /// <summary>to nearest, ties towards negative infinity</summary>
        HalfFloor = 1010
    }
}
