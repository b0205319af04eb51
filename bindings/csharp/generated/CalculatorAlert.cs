// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The reason why the calculator did not take a key. The operation is then as it was before the
    /// key.</summary>
    public enum CalculatorAlert
    {
        /// <summary>none</summary>
        None = 0,

        /// <summary>operation impossible</summary>
        OperationImpossible = 1,

        /// <summary>has result</summary>
        HasResult = 2,

        /// <summary>operator exists</summary>
        OperatorExists = 3,

        /// <summary>divide by zero</summary>
        DivideByZero = 4,

        /// <summary>decimal exists</summary>
        DecimalExists = 5,

        /// <summary>nothing to keep</summary>
        NothingToKeep = 6,

        /// <summary>syntax</summary>
        Syntax = 7
    }
}
