// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The state of a request to save or remove a transaction.</summary>
    public enum Operation
    {
        /// <summary>nothing was saved or removed under the id, or it was long ago</summary>
        None = 0,

        /// <summary>the request waits to be sent, or is under way</summary>
        Pending = 1,

        /// <summary>done</summary>
        Done = 2,

        /// <summary>money_feed_failure writes why</summary>
        Failed = 3
    }
}
