// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The state of a field.</summary>
    public enum FieldState
    {
        /// <summary>right; also an empty field that follows from one that is not right</summary>
        Ok = 0,

        /// <summary>empty; a price is never missing</summary>
        Missing = 1,

        /// <summary>not a date that money_date_parse reads</summary>
        NotADate = 2,

        /// <summary>an action that is neither of the two</summary>
        Unknown = 3,

        /// <summary>a ticker of too few or too many characters</summary>
        Length = 4,

        /// <summary>a ticker with characters that the rule forbids</summary>
        Letters = 5,

        /// <summary>not a number that money_decimal_parse reads</summary>
        NotANumber = 6,

        /// <summary>0 or below</summary>
        NotPositive = 7,

        /// <summary>more than 38 digits</summary>
        TooManyDigits = 8,

        /// <summary>price and sum give no exact quantity</summary>
        Inexact = 9,

        /// <summary>all three are typed, and the price is not that of quantity and sum</summary>
        Mismatch = 10
    }
}
