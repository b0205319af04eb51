// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The options of a new feed. The call copies all texts.</summary>
    public sealed class FeedOptions
    {
        internal const int Size = 72;

        /// <summary>for exchange rates</summary>
        public JumpPolicy? Jump { get; set; }

        /// <summary>the provider's key, token or secret, visible ASCII; NULL: none</summary>
        public string ApiKey { get; set; }

        /// <summary>http or https, without a query; NULL: the provider's own, if it has one. For the European
        /// Central Bank it may be a file, ".zip", ".csv" or ".xml"; your transport unpacks ".zip"</summary>
        public string BaseUrl { get; set; }

        /// <summary>the base of the rates (Frankfurter), the currency of price quotes (NULL: that of the
        /// symbol's trades), or the currency of a portfolio's reports (needed)</summary>
        public string Currency { get; set; }

        /// <summary>for a store of transactions; NULL: the defaults</summary>
        public PortfolioOptions Portfolio { get; set; }

        /// <summary>how long a document is fresh; MONEY_INSTANT_NONE: a day for lists, else an hour</summary>
        public long? TtlSeconds { get; set; }

        /// <summary>from a failure to the next attempt; MONEY_INSTANT_NONE: ttl_seconds</summary>
        public long? RetrySeconds { get; set; }

        /// <summary>the most requests a second, 0: no limit, -1: the provider's (Finnhub: 30)</summary>
        public int? PerSecond { get; set; }

        /// <summary>the most requests a minute, 0: no limit, -1: the provider's (Finnhub: 60, the free
        /// plan)</summary>
        public int? PerMinute { get; set; }

        /// <summary>in bytes, at most MONEY_DOCUMENT_MAX, which 0 stands for</summary>
        public ulong? LargestBody { get; set; }

        internal static FeedOptions Read(long at)
        {
            return new FeedOptions
            {
                Jump = (Libmoney.JumpPolicy)Memory.GetInt(at + 4),
                ApiKey = Memory.TextUntilNul(Memory.GetLong(at + 8)),
                BaseUrl = Memory.TextUntilNul(Memory.GetLong(at + 16)),
                Currency = Memory.TextUntilNul(Memory.GetLong(at + 24)),
                TtlSeconds = Memory.GetLong(at + 40),
                RetrySeconds = Memory.GetLong(at + 48),
                PerSecond = Memory.GetInt(at + 56),
                PerMinute = Memory.GetInt(at + 60),
                LargestBody = (ulong)Memory.GetLong(at + 64),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_feed_options_init(at);
            if (Jump != null)
            {
                Memory.PutInt(at + 4, (int)Jump.Value);
            }

            if (ApiKey != null)
            {
                Memory.PutLong(at + 8, call.Code(ApiKey));
            }

            if (BaseUrl != null)
            {
                Memory.PutLong(at + 16, call.Code(BaseUrl));
            }

            if (Currency != null)
            {
                Memory.PutLong(at + 24, call.Code(Currency));
            }

            if (Portfolio != null)
            {
                Memory.PutLong(at + 32, Portfolio.Put(call));
            }

            if (TtlSeconds != null)
            {
                Memory.PutLong(at + 40, TtlSeconds.Value);
            }

            if (RetrySeconds != null)
            {
                Memory.PutLong(at + 48, RetrySeconds.Value);
            }

            if (PerSecond != null)
            {
                Memory.PutInt(at + 56, PerSecond.Value);
            }

            if (PerMinute != null)
            {
                Memory.PutInt(at + 60, PerMinute.Value);
            }

            if (LargestBody != null)
            {
                Memory.PutLong(at + 64, unchecked((long)LargestBody.Value));
            }
        }

        internal long Put(Call call)
        {
            long at = call.Take(Size);
            Write(call, at);
            return at;
        }
    }
}
