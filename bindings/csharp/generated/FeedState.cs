// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The state of a feed.</summary>
    public enum FeedState
    {
        /// <summary>it has nothing yet and has asked for nothing</summary>
        Empty = 0,

        /// <summary>it has nothing yet, and a request is under way</summary>
        Loading = 1,

        /// <summary>what it has is fresh</summary>
        Ready = 2,

        /// <summary>what it has is older than options.ttl_seconds</summary>
        Stale = 3,

        /// <summary>it has nothing yet, and the last attempt failed</summary>
        Failed = 4,

        /// <summary>it has nothing yet, and the provider's limit forbids to ask now</summary>
        Waiting = 5
    }
}
