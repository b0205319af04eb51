// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The policy of a feed for an exchange rate that jumped: one a hundred times higher or lower than
    /// in the table before.</summary>
    public enum JumpPolicy
    {
        /// <summary>the document is a failure; the default</summary>
        Refuse = 0,

        /// <summary>the feed takes it, with MONEY_FEED_FLAG_JUMPED</summary>
        Flag = 1,

        /// <summary>the feed takes it</summary>
        Accept = 2
    }
}
