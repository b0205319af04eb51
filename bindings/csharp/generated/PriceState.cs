// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The state of a position's price.</summary>
    public enum PriceState
    {
        /// <summary>fresh</summary>
        Fresh = 0,

        /// <summary>older than options.fresh_for; it counts</summary>
        Stale = 1,

        /// <summary>there is none: the position is listed, and what is held of it is not counted</summary>
        Missing = 2,

        /// <summary>of a feed: the provider answered 0, by which it says that it has no price</summary>
        Zero = 3,

        /// <summary>an exchange rate is missing. Of the price: what is held is not counted. Of a transaction:
        /// nothing of the position is, and `unconverted_id` names the transaction</summary>
        NoRate = 4,

        /// <summary>nothing is held, so that the position needs no price</summary>
        Closed = 5
    }
}
