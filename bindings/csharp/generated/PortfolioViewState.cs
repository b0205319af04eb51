// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The state of a portfolio view.</summary>
    public enum PortfolioViewState
    {
        /// <summary>no transactions yet, or no price yet of anything that is held</summary>
        Loading = 0,

        /// <summary>there are no transactions</summary>
        Empty = 1,

        /// <summary>ready</summary>
        Ready = 2,

        /// <summary>a price is older than options.fresh_for</summary>
        Stale = 3,

        /// <summary>the last retrieval failed; the last good ones show</summary>
        TransactionsFailed = 4,

        /// <summary>the last attempt to get prices failed; the last good ones show</summary>
        QuotesFailed = 5
    }
}
