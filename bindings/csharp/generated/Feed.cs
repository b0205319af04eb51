// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A feed, which keeps up to date what a provider publishes. One thread at a time may use a feed.
    /// At most one request is under way for each thing: for a document, for the price quote of a symbol, or for
    /// a store of transactions.</summary>
    public sealed class Feed : Handle
    {
        private static readonly Action<long> Free = Raw.money_feed_free;

        private Feed(long at)
            : base(at, Free)
        {
        }

        internal static Feed Adopt(long at)
        {
            return new Feed(at);
        }

        internal static Feed AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Makes a feed that has nothing yet. You free it with money_feed_free. C:
        /// money_feed_new</summary>
        /// <param name="provider">a MONEY_PROVIDER_.</param>
        public Feed(Provider provider, FeedOptions options = null)
            : base(Make(provider, options), Free)
        {
        }

        private static long Make(Provider provider, FeedOptions options)
        {
            Call call = Call.Begin();
            try
            {
                long feedAt = call.Take(8);
                call.Check(Raw.money_feed_new((int)provider, options == null ? 0 : options.Put(call), feedAt, call.Error));
                return Memory.GetLong(feedAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Gives the next request to send. Several may be due: call it again until there is none. A
        /// request is under way until you call money_feed_receive_response or money_feed_fail_request for it.
        /// The library has no time-out of its own. C: money_feed_next</summary>
        /// <param name="now">the present instant.</param>
        public FeedRequest Next(DateTimeOffset? now)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long requestAt = call.Take(8);
                call.Check(Raw.money_feed_next(at, Memory.OfInstant(now), requestAt, call.Error));
                return Libmoney.FeedRequest.AdoptOrNull(Memory.GetLong(requestAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Receives a header of a response, before money_feed_receive_response. You may pass all; the
        /// feed keeps `Retry-After` and `X-Ratelimit-Reset`. C: money_feed_receive_header</summary>
        /// <param name="name">the name of the header, in capitals or not.</param>
        /// <param name="value">the value of the header.</param>
        public void ReceiveHeader(ulong id, string name, string value)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_feed_receive_header(at, unchecked((long)id), call.Code(name), call.Code(value), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Receives the response to a request. The feed takes what is in it whole or not at all. The
        /// call returns MONEY_OK for an answer that the feed cannot use. The feed then notes one of these
        /// failures, which money_feed_failure writes: - MONEY_ERR_UNAUTHORIZED (HTTP 401, 403),
        /// MONEY_ERR_RATE_LIMITED (429), MONEY_ERR_HTTP (any other status but 2xx); - MONEY_ERR_CONTENT_TYPE:
        /// HTML, or another type than the provider's; - MONEY_ERR_TRUNCATED: the document is cut off;
        /// MONEY_ERR_TOO_LARGE: it is longer than options.largest_body; - MONEY_ERR_PROVIDER: the provider's
        /// own error, with its code and words; - MONEY_ERR_RATE_JUMPED: see MONEY_JUMP_REFUSE;
        /// MONEY_ERR_NO_CURRENCIES: a list of none; - the statuses of the readers of its documents, such as
        /// MONEY_ERR_NO_RATES, MONEY_ERR_JSON, MONEY_ERR_DOCUMENT; - of a store of transactions
        /// MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING or MONEY_ERR_REMOVAL, with one of the above as its cause. C:
        /// money_feed_receive_response</summary>
        /// <param name="id">the number of a request that is under way.</param>
        /// <param name="httpStatus">100 to 999.</param>
        /// <param name="contentType">the header's value; NULL or "": not known, so that the feed judges by the
        /// body.</param>
        /// <param name="body">NULL with length 0: none.</param>
        /// <param name="now">the present instant.</param>
        public void ReceiveResponse(ulong id, int httpStatus, string contentType, byte[] body, DateTimeOffset? now)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                byte[] bodyBytes = body;
                call.Check(Raw.money_feed_receive_response(at, unchecked((long)id), httpStatus, call.Code(contentType), call.Bytes(bodyBytes), Call.Length(bodyBytes), Memory.OfInstant(now), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reports that a request failed without a response. The feed notes the failure
        /// MONEY_ERR_TRANSPORT, which money_feed_failure writes. C: money_feed_fail_request</summary>
        /// <param name="reason">a MONEY_TRANSPORT_.</param>
        public void FailRequest(ulong id, TransportFailure reason, DateTimeOffset? now)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_feed_fail_request(at, unchecked((long)id), (int)reason, Memory.OfInstant(now), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Notifies the feed that the network is available again. The feed then asks once more, at
        /// once, for each thing whose last attempt failed, and for each that is under way and gets no answer. A
        /// wait that the provider asked for holds. C: money_feed_notify_online</summary>
        public void NotifyOnline(DateTimeOffset? now)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_feed_notify_online(at, Memory.OfInstant(now), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Makes everything due again, however fresh it is, but not what is under way. A wait that the
        /// provider asked for holds. C: money_feed_refresh</summary>
        public void Refresh()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_feed_refresh(at, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Counts the requests that are under way. C: money_feed_pending_count</summary>
        public long PendingCount()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_feed_pending_count(at, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes how a feed is doing at a moment. C: money_feed_info</summary>
        public FeedInfo Info(DateTimeOffset? now)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long infoAt = call.Take(80);
                call.Check(Raw.money_feed_info(at, Memory.OfInstant(now), infoAt, call.Error));
                return Libmoney.FeedInfo.Read(infoAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the last failure that no success has followed. C: money_feed_failure</summary>
        /// <param name="key">NULL or "": of everything. A symbol: of its price quote. The id of a transaction:
        /// of what was last saved or removed under it.</param>
        public Failure Failure(string key)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long failureAt = call.Take(256);
                call.Check(Raw.money_feed_failure(at, call.Code(key), failureAt, call.Error));
                return Libmoney.Failure.Read(failureAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets what the feed does with exchange rates that jumped, from the next answer on. C:
        /// money_feed_set_jump</summary>
        /// <param name="jump">a MONEY_JUMP_.</param>
        public void SetJump(JumpPolicy jump)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_feed_set_jump(at, (int)jump, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes what a feed has as JSON, for money_feed_restore after a restart. No key is in it. C:
        /// money_feed_to_json</summary>
        public string ToJson()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long jsonAt = call.Take(8);
                call.Check(Raw.money_feed_to_json(at, jsonAt, call.Length(), call.Error));
                return call.Document(jsonAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Gives a feed what it had before a restart, unless it has something newer. C:
        /// money_feed_restore</summary>
        /// <param name="json">what money_feed_to_json wrote, or a document of the provider.</param>
        /// <param name="instant">when that had come: `success` of money_feed_info. A price quote has its own,
        /// which may be earlier.</param>
        public void Restore(string json, DateTimeOffset? instant)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                byte[] jsonBytes = Call.Utf8(json);
                call.Check(Raw.money_feed_restore(at, call.Bytes(jsonBytes), Call.Length(jsonBytes), Memory.OfInstant(instant), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the revision: a number that grows with each change, and is 0 for a new feed. C:
        /// money_feed_revision</summary>
        public ulong Revision()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long revisionAt = call.Take(8);
                call.Check(Raw.money_feed_revision(at, revisionAt, call.Error));
                return (ulong)Memory.GetLong(revisionAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Gives the exchange rates of a feed. Their source is the provider's name, unless the
        /// document names one. C: money_feed_rates</summary>
        public Rates Rates()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long ratesAt = call.Take(8);
                call.Check(Raw.money_feed_rates(at, ratesAt, call.Error));
                return Libmoney.Rates.AdoptOrNull(Memory.GetLong(ratesAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds a symbol whose price quote you need; one that the feed has already stays as it is. A
        /// feed has at most 4096. C: money_feed_add_symbol</summary>
        /// <param name="symbol">one line of UTF-8, 1 to MONEY_SYMBOL_SIZE - 1 bytes.</param>
        public void AddSymbol(string symbol)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_feed_add_symbol(at, call.Code(symbol), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Removes a symbol with its price quote. The answer to a request that is under way for it
        /// will be MONEY_ERR_UNKNOWN_REQUEST. C: money_feed_remove_symbol</summary>
        public void RemoveSymbol(string symbol)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_feed_remove_symbol(at, call.Code(symbol), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Counts the symbols. C: money_feed_symbol_count</summary>
        public long SymbolCount()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_feed_symbol_count(at, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the symbol at an index, in the order in which you added them. MONEY_SYMBOL_SIZE
        /// bytes are room enough. C: money_feed_symbol_at</summary>
        public string SymbolAt(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_feed_symbol_at(at, index, bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the last good price quote of a symbol, which you may hand to money_portfolio_value.
        /// C: money_feed_price_quote</summary>
        public PriceQuote PriceQuote(string symbol, DateTimeOffset? now)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long quoteAt = call.Take(112);
                call.Check(Raw.money_feed_price_quote(at, call.Code(symbol), Memory.OfInstant(now), quoteAt, 0, 0, call.Error));
                return Libmoney.PriceQuote.Read(quoteAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the last good price quote of a symbol, which you may hand to money_portfolio_value.
        /// C: money_feed_price_quote</summary>
        public (PriceQuote Quote, PriceState State, long Age) PriceQuoteDetailed(string symbol, DateTimeOffset? now)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long quoteAt = call.Take(112);
                long stateAt = call.Take(8);
                long ageAt = call.Take(8);
                call.Check(Raw.money_feed_price_quote(at, call.Code(symbol), Memory.OfInstant(now), quoteAt, stateAt, ageAt, call.Error));
                return (Libmoney.PriceQuote.Read(quoteAt), (Libmoney.PriceState)Memory.GetInt(stateAt), Memory.GetLong(ageAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Gives the transactions of a feed, as the store last had them, with what it has acknowledged
        /// since. C: money_feed_portfolio</summary>
        public Portfolio Portfolio()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long portfolioAt = call.Take(8);
                call.Check(Raw.money_feed_portfolio(at, portfolioAt, call.Error));
                return Libmoney.Portfolio.AdoptOrNull(Memory.GetLong(portfolioAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Asks the store to save a transaction: to add it, or to replace the one with its id. The
        /// transactions stay as they are until the store has acknowledged it. If that fails, money_feed_failure
        /// for its id is MONEY_ERR_SAVING; the feed does not send it again by itself. It sends such requests
        /// one at a time, in the order of your calls. C: money_feed_put</summary>
        /// <param name="transaction">the transaction to save. Where several programs share a store, give it an
        /// id.</param>
        /// <param name="lots">as in money_portfolio_add.</param>
        public Transaction Put(Transaction transaction, IReadOnlyList<LotSelection> lots)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long storedAt = call.Take(248);
                call.Check(Raw.money_feed_put(at, Call.Needed(transaction, nameof(transaction)).Put(call), call.List(lots, 72, (one, to) => one.Write(call, to)), Call.Length(lots), storedAt, call.Error));
                return Libmoney.Transaction.Read(storedAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Asks the store to remove a transaction, under the rules of money_feed_put. If that fails,
        /// money_feed_failure for its id is MONEY_ERR_REMOVAL. C: money_feed_remove</summary>
        public void Remove(string id)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_feed_remove(at, call.Code(id), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes what happened to the last transaction that was to be saved or removed under an id.
        /// The feed keeps the last 1024. C: money_feed_operation</summary>
        public Operation Operation(string id)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long stateAt = call.Take(8);
                call.Check(Raw.money_feed_operation(at, call.Code(id), stateAt, call.Error));
                return (Libmoney.Operation)Memory.GetInt(stateAt);
            }
            finally
            {
                call.End();
            }
        }

        private Action<ulong> changed;

        /// <summary>Happens when the object has changed, and gives its revision: the call that changed the object has returned then, in its thread.
        /// What a listener throws leaves that call; the change stays.</summary>
        public event Action<ulong> Changed
        {
            add
            {
                changed += value;
                IsListened = true;
                heard = Revision();
            }

            remove
            {
                changed -= value;
            }
        }

        private ulong heard;

        internal override void Tell()
        {
            Action<ulong> listener = changed;
            if (listener == null)
            {
                return;
            }

            ulong now;
            // To ask for the revision is no change that anybody wants to hear of.
            IsListened = false;
            try
            {
                now = Revision();
            }
            catch (MoneyException)
            {
                // A store whose file is closed has none.
                return;
            }
            finally
            {
                IsListened = true;
            }

            if (now != heard)
            {
                heard = now;
                listener(now);
            }
        }
    }
}
