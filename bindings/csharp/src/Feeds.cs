using System;
using System.Collections.Generic;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Threading;
using System.Threading.Tasks;

namespace Libmoney
{
    /// <summary>Carries the requests of feeds with an HttpClient. The library opens no connection: a feed supplies requests
    /// and receives the responses.</summary>
    /// <example><code>
    /// var feed = new Feed(Provider.Ecb);
    /// using (var feeds = new Feeds())
    /// {
    ///     feeds.Carry(feed);
    /// }
    ///
    /// Rates rates = feed.Rates();
    /// </code></example>
    public sealed class Feeds : IDisposable
    {
        private const int Parallel = 8;

        private readonly HttpClient client;
        private TimeSpan timeout = TimeSpan.FromSeconds(60);
        private int limit = 16 * 1024 * 1024;
        private Func<DateTimeOffset> clock = () => DateTimeOffset.UtcNow;

        /// <summary>A carrier with a client of its own.</summary>
        public Feeds()
            : this(new HttpClientHandler())
        {
        }

        /// <summary>A carrier over your handler, for a proxy or certificates of yours. It no longer follows redirects by
        /// itself from then on, because a key in an address would go to another server.</summary>
        public Feeds(HttpClientHandler handler)
        {
            Call.Needed(handler, nameof(handler)).AllowAutoRedirect = false;
            // An archive and a text are unpacked here, up to the limit, and never by the handler.
            handler.AutomaticDecompression = DecompressionMethods.None;
            handler.UseCookies = false;
            client = new HttpClient(handler) { Timeout = Timeout.InfiniteTimeSpan };
        }

        /// <summary>The longest time of a request, body and redirects included; 60 seconds if you do not set it.</summary>
        public TimeSpan Longest
        {
            get
            {
                return timeout;
            }

            set
            {
                if (value <= TimeSpan.Zero || value.TotalMilliseconds > int.MaxValue)
                {
                    throw new ArgumentOutOfRangeException(nameof(value), "timeout must be positive and at most 24 days, got " + value);
                }

                timeout = value;
            }
        }

        /// <summary>The most bytes of a body, also of one out of an archive; 16 MiB if you do not set it.</summary>
        public int Limit
        {
            get
            {
                return limit;
            }

            set
            {
                if (value < 1)
                {
                    throw new ArgumentOutOfRangeException(nameof(value), "limit must be at least 1 byte, got " + value);
                }

                limit = value;
            }
        }

        /// <summary>The source of the current time; the system clock by default.</summary>
        public Func<DateTimeOffset> Clock
        {
            get { return clock; }
            set { clock = Call.Needed(value, nameof(value)); }
        }

        /// <summary>Sends the requests of a feed and passes it the responses until no request is due. Returns the number
        /// of requests.</summary>
        /// <remarks>A failed request does not throw: the feed records it, and Feed.Failure returns it.</remarks>
        public int Carry(Feed feed)
        {
            // On a thread of the pool, so that a caller with a context of its own cannot wait for itself.
            return Task.Run(() => CarryAsync(feed)).GetAwaiter().GetResult();
        }

        /// <summary>The same, for callers that wait without a thread. The feed is used by one thread at a time; a
        /// cancelled call throws an OperationCanceledException, and the feed notes the requests as cancelled.</summary>
        public async Task<int> CarryAsync(Feed feed, CancellationToken token = default(CancellationToken))
        {
            Call.Needed(feed, nameof(feed));
            for (int count = 0; ;)
            {
                token.ThrowIfCancellationRequested();
                List<KeyValuePair<ulong, Task<FeedAnswer>>> running = Start(feed, token);
                if (running.Count == 0)
                {
                    return count;
                }

                count += running.Count;
                foreach (KeyValuePair<ulong, Task<FeedAnswer>> one in running)
                {
                    FeedAnswer answer = await one.Value.ConfigureAwait(false);
                    HandOver(() => Finish(feed, one.Key, answer));
                }
            }
        }

        /// <summary>Ends the client.</summary>
        public void Dispose()
        {
            client.Dispose();
        }

        private List<KeyValuePair<ulong, Task<FeedAnswer>>> Start(Feed feed, CancellationToken token)
        {
            var running = new List<KeyValuePair<ulong, Task<FeedAnswer>>>();
            while (running.Count < Parallel)
            {
                using (FeedRequest request = feed.Next(clock()))
                {
                    if (request == null)
                    {
                        break;
                    }

                    var exchange = new FeedExchange(client, request, limit);
                    Task<FeedAnswer> answer = Task.Run(() => exchange.Within(timeout, token));
                    running.Add(new KeyValuePair<ulong, Task<FeedAnswer>>(request.Id(), answer));
                }
            }

            return running;
        }

        private void Finish(Feed feed, ulong id, FeedAnswer answer)
        {
            if (answer.Reason != null)
            {
                feed.FailRequest(id, answer.Reason.Value, clock());
                return;
            }

            using (answer.Response)
            {
                foreach (HttpHeaders headers in new HttpHeaders[] { answer.Response.Headers, answer.Response.Content.Headers })
                {
                    foreach (KeyValuePair<string, IEnumerable<string>> header in headers)
                    {
                        // Parts of a header that were written on one line are one value again.
                        HandOver(() => feed.ReceiveHeader(id, header.Key, string.Join(", ", header.Value)));
                    }
                }

                feed.ReceiveResponse(id, (int)answer.Response.StatusCode, answer.Type, answer.Body, clock());
            }
        }

        /// <summary>Ignores failures, which the feed has recorded, and responses to requests that it has
        /// cancelled.</summary>
        private static void HandOver(Action body)
        {
            try
            {
                body();
            }
            catch (MoneyException)
            {
                // The feed returns it from Failure.
            }
            catch (ArgumentException)
            {
                // The header of a server that is no text.
            }
        }
    }
}
