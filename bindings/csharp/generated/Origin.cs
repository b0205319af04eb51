// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The origin of a converter's rates.</summary>
    public enum Origin
    {
        /// <summary>there are no rates</summary>
        None = 0,

        /// <summary>network</summary>
        Network = 1,

        /// <summary>kept from before</summary>
        Store = 2,

        /// <summary>your program's own, such as a file</summary>
        Program = 3
    }
}
