// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The entries that a leg of a movement made. 48 bytes.</summary>
    public sealed class LegEntries
    {
        internal const int Size = 48;

        private LegEntries()
        {
        }

        /// <summary>the id of the entry that took the amount out; 0: it came from outside</summary>
        public ulong Source { get; private set; }

        /// <summary>the id of the entry that put the amount in; 0: it went outside</summary>
        public ulong Target { get; private set; }

        /// <summary>the amount that came in; all zero if it went outside</summary>
        public Money Received { get; private set; }

        internal static LegEntries Read(long at)
        {
            return new LegEntries
            {
                Source = (ulong)Memory.GetLong(at + 0),
                Target = (ulong)Memory.GetLong(at + 8),
                Received = Libmoney.Money.Read(at + 16),
            };
        }
    }
}
