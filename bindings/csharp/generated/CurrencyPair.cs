// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A direction of exchange: what 1 `from` costs in `to`. 24 bytes.</summary>
    public sealed class CurrencyPair
    {
        internal const int Size = 24;

        private CurrencyPair()
        {
        }

        /// <summary>from</summary>
        public string From { get; private set; }

        /// <summary>to</summary>
        public string To { get; private set; }

        internal static CurrencyPair Read(long at)
        {
            return new CurrencyPair
            {
                From = Memory.Text(at + 0, 12),
                To = Memory.Text(at + 12, 12),
            };
        }
    }
}
