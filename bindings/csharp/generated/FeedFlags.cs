// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Facts about a feed. Several may be set.</summary>
    [Flags]
    public enum FeedFlags
    {
        /// <summary>an exchange rate jumped, as money_jump_policy_t says</summary>
        Jumped = 1,

        /// <summary>something is due, and the provider's limit forbids to ask now</summary>
        Waiting = 2,

        /// <summary>what the feed has was restored, and not asked for since</summary>
        Restored = 4
    }
}
