// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The kinds of objects that a store keeps by name.</summary>
    public enum StoreKind
    {
        /// <summary>wallet</summary>
        Wallet = 0,

        /// <summary>portfolio</summary>
        Portfolio = 1,

        /// <summary>catalogue</summary>
        Catalogue = 2,

        /// <summary>basket</summary>
        Basket = 3,

        /// <summary>rates</summary>
        Rates = 4,

        /// <summary>currencies</summary>
        Currencies = 5,

        /// <summary>the idempotency keys of requests that were done</summary>
        IdempotencyKey = 6
    }
}
