// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Which amounts are written with a sign.</summary>
    public enum SignDisplay
    {
        /// <summary>"-5", "0", "5": negative ones, and the others where the pattern has a plus sign</summary>
        Pattern = 0,

        /// <summary>"-5", "+0", "+5"</summary>
        Always = 1,

        /// <summary>"-5", "0", "+5"</summary>
        ExceptZero = 2,

        /// <summary>"5", "0", "5": a negative amount is written like a positive one</summary>
        Never = 3
    }
}
