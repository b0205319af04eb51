// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Why there is no rate.</summary>
    public enum XirrReason
    {
        /// <summary>no flow other than 0</summary>
        NoFlows = 1,

        /// <summary>all flows are on one date</summary>
        OneDate = 2,

        /// <summary>all flows, added up by date, have one sign</summary>
        OneSign = 3,

        /// <summary>the flows of each date cancel out, so that any rate would do</summary>
        AlwaysZero = 4,

        /// <summary>the only rate is above 10^300, or halves the amount 40 times a day</summary>
        OutOfRange = 5,

        /// <summary>no rate in that range makes the flows worth 0</summary>
        NoRoot = 6,

        /// <summary>of a portfolio: a price or an exchange rate is missing</summary>
        Unpriced = 7,

        /// <summary>of a portfolio: you gave no date on which to value what is held</summary>
        NoDate = 8
    }
}
