// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A direction of exchange: what 1 `from` costs in `to`. 24 bytes.</summary>
    public sealed class Pair
    {
        internal const int Size = 24;

        private Pair()
        {
        }

        /// <summary>from</summary>
        public string From { get; private set; }

        /// <summary>to</summary>
        public string To { get; private set; }

        internal static Pair Read(long at)
        {
            return new Pair
            {
                From = Memory.Text(at + 0, 12),
                To = Memory.Text(at + 12, 12),
            };
        }
    }
}
