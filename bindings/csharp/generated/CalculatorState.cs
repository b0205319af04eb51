// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The state of a calculator: a column in the table of keys.</summary>
    public enum CalculatorState
    {
        /// <summary>`0`: the first state</summary>
        Start = 0,

        /// <summary>after a digit</summary>
        Number = 1,

        /// <summary>after an operator</summary>
        Operator = 2,

        /// <summary>after a trailing `.`</summary>
        Point = 3,

        /// <summary>on a result</summary>
        Result = 4
    }
}
