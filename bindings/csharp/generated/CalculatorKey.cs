// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A key. `x` multiplies and `X` corrects: they are two constants, and two different letters in a
    /// text of keys.</summary>
    public enum CalculatorKey
    {
        /// <summary>the digits are 0 to 9</summary>
        Digit0 = 0,

        /// <summary>digit 1</summary>
        Digit1 = 1,

        /// <summary>digit 2</summary>
        Digit2 = 2,

        /// <summary>digit 3</summary>
        Digit3 = 3,

        /// <summary>digit 4</summary>
        Digit4 = 4,

        /// <summary>digit 5</summary>
        Digit5 = 5,

        /// <summary>digit 6</summary>
        Digit6 = 6,

        /// <summary>digit 7</summary>
        Digit7 = 7,

        /// <summary>digit 8</summary>
        Digit8 = 8,

        /// <summary>digit 9</summary>
        Digit9 = 9,

        /// <summary>.</summary>
        Point = 10,

        /// <summary>+</summary>
        Add = 11,

        /// <summary>-</summary>
        Subtract = 12,

        /// <summary>x</summary>
        Multiply = 13,

        /// <summary>÷</summary>
        Divide = 14,

        /// <summary>=</summary>
        Equals = 15,

        /// <summary>%: after + or - that part of everything to the left; elsewhere a hundredth</summary>
        Percent = 16,

        /// <summary>±: changes the sign of the number</summary>
        Sign = 17,

        /// <summary>AC: clears everything</summary>
        Clear = 18,

        /// <summary>X: removes the last character, or the last operator</summary>
        Correct = 19,

        /// <summary>K: keeps the result as the first number of the next operation</summary>
        Keep = 20
    }
}
