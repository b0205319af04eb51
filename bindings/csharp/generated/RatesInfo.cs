// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The contents of a rate table. 152 bytes.</summary>
    public sealed class RatesInfo
    {
        internal const int Size = 152;

        private RatesInfo()
        {
        }

        /// <summary>what cross rates go through; "" when none</summary>
        public string Base { get; private set; }

        /// <summary>MONEY_FLAG_RATE_ROUNDED when any rate was rounded on reading</summary>
        public Flags Flags { get; private set; }

        /// <summary>MONEY_DATE_NONE when the rates have no dates</summary>
        public DateTime? FirstDate { get; private set; }

        /// <summary>last date</summary>
        public DateTime? LastDate { get; private set; }

        /// <summary>when the rates were published, or MONEY_INSTANT_NONE</summary>
        public DateTimeOffset? Instant { get; private set; }

        /// <summary>currency count</summary>
        public ulong CurrencyCount { get; private set; }

        /// <summary>directions quoted on any date</summary>
        public ulong PairCount { get; private set; }

        /// <summary>date count</summary>
        public ulong DateCount { get; private set; }

        /// <summary>rates over all pairs and dates</summary>
        public ulong QuoteCount { get; private set; }

        /// <summary>who published them, "" when not known</summary>
        public string Source { get; private set; }

        internal static RatesInfo Read(long at)
        {
            return new RatesInfo
            {
                Base = Memory.Text(at + 0, 12),
                Flags = (Libmoney.Flags)Memory.GetInt(at + 12),
                FirstDate = Memory.Day(Memory.GetInt(at + 16)),
                LastDate = Memory.Day(Memory.GetInt(at + 20)),
                Instant = Memory.Instant(Memory.GetLong(at + 24)),
                CurrencyCount = (ulong)Memory.GetLong(at + 32),
                PairCount = (ulong)Memory.GetLong(at + 40),
                DateCount = (ulong)Memory.GetLong(at + 48),
                QuoteCount = (ulong)Memory.GetLong(at + 56),
                Source = Memory.Text(at + 64, 64),
            };
        }
    }
}
