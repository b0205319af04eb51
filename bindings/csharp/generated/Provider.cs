// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Whose documents a feed reads.</summary>
    public enum Provider
    {
        /// <summary>rates against USD from `/live`; needs a key</summary>
        Currencylayer = 0,

        /// <summary>currencies with their names from `/list`; needs a key</summary>
        CurrencylayerList = 1,

        /// <summary>rates against a base from `/latest`; `/rates` if base_url ends with "/v2"</summary>
        Frankfurter = 2,

        /// <summary>rates against USD from `/latest.json`; needs a key</summary>
        OpenExchangeRates = 3,

        /// <summary>rates against EUR from `/eurofxref.csv`, or from the file of base_url</summary>
        Ecb = 4,

        /// <summary>a price quote for each symbol from `/quote`; needs a key</summary>
        Finnhub = 5,

        /// <summary>a store of transactions, `/transactions.json`, by id; may have a key</summary>
        Transactions = 6
    }
}
