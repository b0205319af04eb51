// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The order of a list.</summary>
    public enum CurrencyListSort
    {
        /// <summary>by the language's rules; currencies of one name by code</summary>
        NameAscending = 0,

        /// <summary>name descending</summary>
        NameDescending = 1,

        /// <summary>code ascending</summary>
        CodeAscending = 2,

        /// <summary>code descending</summary>
        CodeDescending = 3
    }
}
