// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The number of internal rates of return.</summary>
    public enum XirrOutcome
    {
        /// <summary>one</summary>
        One = 1,

        /// <summary>several</summary>
        Several = 2,

        /// <summary>at no rate are the flows worth 0</summary>
        None = 3,

        /// <summary>the flows have no such rate by their nature; `reason` says why</summary>
        Undefined = 4
    }
}
