// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The state of a converter.</summary>
    public enum ConverterState
    {
        /// <summary>there is no input, or no number in it yet</summary>
        Empty = 0,

        /// <summary>there are no rates yet</summary>
        Loading = 1,

        /// <summary>there is a result</summary>
        Ready = 2,

        /// <summary>there is a result, but its rates are too old or could not be renewed</summary>
        Stale = 3,

        /// <summary>not an amount, no rate for the pair, or no rates to be had: see `failure`</summary>
        Failed = 4
    }
}
