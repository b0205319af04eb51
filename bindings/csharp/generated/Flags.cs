// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Facts about a result that are no failures. Several may be set.</summary>
    [Flags]
    public enum Flags
    {
        /// <summary>digits other than 0 were dropped</summary>
        Rounded = 1,

        /// <summary>a rate had more than 19 digits in its document and was rounded on reading</summary>
        RateRounded = 2,

        /// <summary>a fixed factor was used: a withdrawn currency's legal one, or a quote unit's</summary>
        Fixed = 4,

        /// <summary>the rates are of an earlier date than you asked for</summary>
        Earlier = 8,

        /// <summary>the rates are older than `fresh_for`, or they have no time</summary>
        Stale = 16,

        /// <summary>the table's quotes give another rate along another path</summary>
        Inconsistent = 32,

        /// <summary>rounded as Council Regulation (EC) No 1103/97 says; money_conversion_rule</summary>
        EuroRegulation = 64
    }
}
