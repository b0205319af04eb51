// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The kind of the input.</summary>
    public enum InputState
    {
        /// <summary>nothing, or blanks</summary>
        Empty = 0,

        /// <summary>a number</summary>
        Complete = 1,

        /// <summary>"12." is 12 and may go on; "-" and "." are no number yet, and in a locale "1,2" on the way
        /// to "1,234" is none either, nor is "$"</summary>
        Unfinished = 2,

        /// <summary>not the beginning of an amount</summary>
        Invalid = 3
    }
}
