// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The state of a list.</summary>
    public enum CurrencyListState
    {
        /// <summary>the list shows currencies</summary>
        Ready = 0,

        /// <summary>the list has no currency</summary>
        Empty = 1,

        /// <summary>the search finds nothing</summary>
        NothingFound = 2,

        /// <summary>the list shows only favourites, and there is none</summary>
        NoFavourites = 3
    }
}
