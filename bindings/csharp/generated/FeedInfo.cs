// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The state of a feed at a moment. 80 bytes.</summary>
    public sealed class FeedInfo
    {
        internal const int Size = 80;

        private FeedInfo()
        {
        }

        /// <summary>provider</summary>
        public Provider Provider { get; private set; }

        /// <summary>of several price quotes the worst one</summary>
        public FeedState State { get; private set; }

        /// <summary>of the last failure that no success has followed, or MONEY_OK</summary>
        public Status Status { get; private set; }

        /// <summary>the status behind MONEY_ERR_RETRIEVAL, _SAVING and _REMOVAL; else `status`</summary>
        public Status Cause { get; private set; }

        /// <summary>a MONEY_TRANSPORT_, or 0</summary>
        public TransportFailure Reason { get; private set; }

        /// <summary>of that failure, or 0</summary>
        public int HttpStatus { get; private set; }

        /// <summary>how many requests are under way</summary>
        public uint PendingCount { get; private set; }

        /// <summary>MONEY_FEED_FLAG_ values</summary>
        public FeedFlags Flags { get; private set; }

        /// <summary>when what the feed has came, of several the oldest, or MONEY_INSTANT_NONE</summary>
        public DateTimeOffset? Success { get; private set; }

        /// <summary>seconds since then, 0 or more, or MONEY_INSTANT_NONE</summary>
        public long AgeSeconds { get; private set; }

        /// <summary>when the feed last asked or was answered, or MONEY_INSTANT_NONE</summary>
        public DateTimeOffset? Attempt { get; private set; }

        /// <summary>when a request will be due, if nothing else happens, or MONEY_INSTANT_NONE</summary>
        public DateTimeOffset? NextAt { get; private set; }

        /// <summary>revision</summary>
        public ulong Revision { get; private set; }

        internal static FeedInfo Read(long at)
        {
            return new FeedInfo
            {
                Provider = (Libmoney.Provider)Memory.GetInt(at + 0),
                State = (Libmoney.FeedState)Memory.GetInt(at + 4),
                Status = (Libmoney.Status)Memory.GetInt(at + 8),
                Cause = (Libmoney.Status)Memory.GetInt(at + 12),
                Reason = (Libmoney.TransportFailure)Memory.GetInt(at + 16),
                HttpStatus = Memory.GetInt(at + 20),
                PendingCount = (uint)Memory.GetInt(at + 24),
                Flags = (Libmoney.FeedFlags)Memory.GetInt(at + 28),
                Success = Memory.Instant(Memory.GetLong(at + 32)),
                AgeSeconds = Memory.GetLong(at + 40),
                Attempt = Memory.Instant(Memory.GetLong(at + 48)),
                NextAt = Memory.Instant(Memory.GetLong(at + 56)),
                Revision = (ulong)Memory.GetLong(at + 64),
            };
        }
    }
}
