// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A request to send. It is yours and does not change. Only a request holds the feed's key; no
    /// other text of the library does.</summary>
    public sealed class FeedRequest : Handle
    {
        private static readonly Action<long> Free = Raw.money_feed_request_free;

        private FeedRequest(long at)
            : base(at, Free)
        {
        }

        internal static FeedRequest Adopt(long at)
        {
            return new FeedRequest(at);
        }

        internal static FeedRequest AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Returns the number with which you hand in the answer. It is above 0, and 0 for NULL. C:
        /// money_feed_request_id</summary>
        public ulong Id()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return unchecked((ulong)Raw.money_feed_request_id(at));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns "GET", "PUT" or "DELETE", or "" for NULL. The text lives as long as the request. C:
        /// money_feed_request_method</summary>
        public string Method()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return Memory.TextUntilNul(Raw.money_feed_request_method(at));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the percent-encoded URL, or "" for NULL. It may hold a key: do not log it. C:
        /// money_feed_request_url</summary>
        public string Url()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return Memory.TextUntilNul(Raw.money_feed_request_url(at));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the header lines, each "Name: value\n", or "" for none and for NULL. They may hold
        /// a key: do not log them. C: money_feed_request_headers</summary>
        public string Headers()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return Memory.TextUntilNul(Raw.money_feed_request_headers(at));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the NUL-terminated body to send, or NULL for none and for NULL. C:
        /// money_feed_request_body</summary>
        public string Body()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return Memory.TextUntilNul(Raw.money_feed_request_body(at, 0));
            }
            finally
            {
                call.End();
            }
        }
    }
}
