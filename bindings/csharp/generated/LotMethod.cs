// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Which lots a sale takes shares from.</summary>
    public enum LotMethod
    {
        /// <summary>the oldest first; the default</summary>
        Fifo = 0,

        /// <summary>the newest first</summary>
        Lifo = 1,

        /// <summary>the highest cost a share first; of equal ones the oldest</summary>
        Hifo = 2,

        /// <summary>a part of all of them, at their average cost</summary>
        Average = 3,

        /// <summary>those that each sale names</summary>
        Specific = 4
    }
}
