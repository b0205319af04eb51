// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The choice whether zeros at the end of the fraction stay.</summary>
    public enum TrailingZeros
    {
        /// <summary>"12.50", "12.00": as many as the fewest digits ask for</summary>
        Pattern = 0,

        /// <summary>"12.5", "12"</summary>
        Strip = 1,

        /// <summary>"12.50", "12": where the fraction has nothing else</summary>
        StripWhole = 2
    }
}
