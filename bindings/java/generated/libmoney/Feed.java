// Made from the headers by api/generate.py.
package libmoney;

import java.time.Instant;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * A feed, which keeps up to date what a provider publishes. One thread at a time may use a feed. At most one
 * request is under way for each thing: for a document, for the price quote of a symbol, or for a store of
 * transactions.
 */
public final class Feed extends Handle {
    private Feed(Pointer pointer) {
        super(pointer, Raw::money_feed_free);
    }

    static Feed adopt(long at) {
        return new Feed(new Pointer(at));
    }

    static Feed adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /**
     * The results of priceQuoteDetailed.
     * @param quote quote
     * @param state state
     * @param age age
     */
    public record PriceQuoteDetailedResult(PriceQuote quote, PriceState state, long age) {}

    /**
     * Makes a feed that has nothing yet. You free it with money_feed_free. C: money_feed_new
     * @param provider a MONEY_PROVIDER_.
     */
    public Feed(Provider provider, FeedOptions options) {
        this(make(provider, options));
    }

    private static Pointer make(Provider provider, FeedOptions options) {
        Call call = Call.begin();
        try {
            long feedAt = call.take(8);
            call.check(Raw.money_feed_new(provider.value(), options == null ? 0 : options.put(call), feedAt, call.error()));
            return new Pointer(Memory.getLong(feedAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_feed_new */
    public Feed(Provider provider) {
        this(provider, (FeedOptions) null);
    }

    /**
     * Gives the next request to send. Several may be due: call it again until there is none. A request is under
     * way until you call money_feed_receive_response or money_feed_fail_request for it. The library has no time-
     * out of its own. C: money_feed_next
     * @param now the present instant.
     */
    public FeedRequest next(Instant now) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long requestAt = call.take(8);
            call.check(Raw.money_feed_next(at, Memory.ofInstant(now), requestAt, call.error()));
            return FeedRequest.adoptOrNull(Memory.getLong(requestAt));
        } finally {
            call.end();
        }
    }

    /**
     * Receives a header of a response, before money_feed_receive_response. You may pass all; the feed keeps
     * `Retry-After` and `X-Ratelimit-Reset`. C: money_feed_receive_header
     * @param name the name of the header, in capitals or not.
     * @param value the value of the header.
     */
    public void receiveHeader(long id, String name, String value) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_feed_receive_header(at, id, call.code(name), call.code(value), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Receives the response to a request. The feed takes what is in it whole or not at all. The call returns
     * MONEY_OK for an answer that the feed cannot use. The feed then notes one of these failures, which
     * money_feed_failure writes: - MONEY_ERR_UNAUTHORIZED (HTTP 401, 403), MONEY_ERR_RATE_LIMITED (429),
     * MONEY_ERR_HTTP (any other status but 2xx); - MONEY_ERR_CONTENT_TYPE: HTML, or another type than the
     * provider's; - MONEY_ERR_TRUNCATED: the document is cut off; MONEY_ERR_TOO_LARGE: it is longer than
     * options.largest_body; - MONEY_ERR_PROVIDER: the provider's own error, with its code and words; -
     * MONEY_ERR_RATE_JUMPED: see MONEY_JUMP_REFUSE; MONEY_ERR_NO_CURRENCIES: a list of none; - the statuses of the
     * readers of its documents, such as MONEY_ERR_NO_RATES, MONEY_ERR_JSON, MONEY_ERR_DOCUMENT; - of a store of
     * transactions MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING or MONEY_ERR_REMOVAL, with one of the above as its cause.
     * C: money_feed_receive_response
     * @param id the number of a request that is under way.
     * @param httpStatus 100 to 999.
     * @param contentType the header's value; NULL or "": not known, so that the feed judges by the body.
     * @param body NULL with length 0: none.
     * @param now the present instant.
     */
    public void receiveResponse(long id, int httpStatus, String contentType, byte[] body, Instant now) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            byte[] bodyBytes = body;
            call.check(Raw.money_feed_receive_response(at, id, httpStatus, call.code(contentType), call.bytes(bodyBytes), Call.length(bodyBytes), Memory.ofInstant(now), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Reports that a request failed without a response. The feed notes the failure MONEY_ERR_TRANSPORT, which
     * money_feed_failure writes. C: money_feed_fail_request
     * @param reason a MONEY_TRANSPORT_.
     */
    public void failRequest(long id, TransportFailure reason, Instant now) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_feed_fail_request(at, id, reason.value(), Memory.ofInstant(now), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Notifies the feed that the network is available again. The feed then asks once more, at once, for each thing
     * whose last attempt failed, and for each that is under way and gets no answer. A wait that the provider asked
     * for holds. C: money_feed_notify_online
     */
    public void notifyOnline(Instant now) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_feed_notify_online(at, Memory.ofInstant(now), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Makes everything due again, however fresh it is, but not what is under way. A wait that the provider asked
     * for holds. C: money_feed_refresh
     */
    public void refresh() {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_feed_refresh(at, call.error()));
        } finally {
            call.end();
        }
    }

    /** Counts the requests that are under way. C: money_feed_pending_count */
    public long pendingCount() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long countAt = call.take(8);
            call.check(Raw.money_feed_pending_count(at, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /** Writes how a feed is doing at a moment. C: money_feed_info */
    public FeedInfo info(Instant now) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long infoAt = call.take(80);
            call.check(Raw.money_feed_info(at, Memory.ofInstant(now), infoAt, call.error()));
            return FeedInfo.read(infoAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the last failure that no success has followed. C: money_feed_failure
     * @param key NULL or "": of everything. A symbol: of its price quote. The id of a transaction: of what was
     * last saved or removed under it.
     */
    public Failure failure(String key) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long failureAt = call.take(256);
            call.check(Raw.money_feed_failure(at, call.code(key), failureAt, call.error()));
            return Failure.read(failureAt);
        } finally {
            call.end();
        }
    }

    /**
     * Sets what the feed does with exchange rates that jumped, from the next answer on. C: money_feed_set_jump
     * @param jump a MONEY_JUMP_.
     */
    public void setJump(JumpPolicy jump) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_feed_set_jump(at, jump.value(), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Writes what a feed has as JSON, for money_feed_restore after a restart. No key is in it. C:
     * money_feed_to_json
     */
    public String toJson() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long jsonAt = call.take(8);
            call.check(Raw.money_feed_to_json(at, jsonAt, call.length(), call.error()));
            return call.document(jsonAt);
        } finally {
            call.end();
        }
    }

    /**
     * Gives a feed what it had before a restart, unless it has something newer. C: money_feed_restore
     * @param json what money_feed_to_json wrote, or a document of the provider.
     * @param instant when that had come: `success` of money_feed_info. A price quote has its own, which may be
     * earlier.
     */
    public void restore(String json, Instant instant) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            byte[] jsonBytes = Call.utf8(json);
            call.check(Raw.money_feed_restore(at, call.bytes(jsonBytes), Call.length(jsonBytes), Memory.ofInstant(instant), call.error()));
        } finally {
            call.end();
        }
    }

    /** Writes the revision: a number that grows with each change, and is 0 for a new feed. C: money_feed_revision */
    public long revision() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long revisionAt = call.take(8);
            call.check(Raw.money_feed_revision(at, revisionAt, call.error()));
            return Memory.getLong(revisionAt);
        } finally {
            call.end();
        }
    }

    /**
     * Gives the exchange rates of a feed. Their source is the provider's name, unless the document names one. C:
     * money_feed_rates
     */
    public Rates rates() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long ratesAt = call.take(8);
            call.check(Raw.money_feed_rates(at, ratesAt, call.error()));
            return Rates.adoptOrNull(Memory.getLong(ratesAt));
        } finally {
            call.end();
        }
    }

    /**
     * Adds a symbol whose price quote you need; one that the feed has already stays as it is. A feed has at most
     * 4096. C: money_feed_add_symbol
     * @param symbol one line of UTF-8, 1 to MONEY_SYMBOL_SIZE - 1 bytes.
     */
    public void addSymbol(String symbol) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_feed_add_symbol(at, call.code(symbol), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Removes a symbol with its price quote. The answer to a request that is under way for it will be
     * MONEY_ERR_UNKNOWN_REQUEST. C: money_feed_remove_symbol
     */
    public void removeSymbol(String symbol) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_feed_remove_symbol(at, call.code(symbol), call.error()));
        } finally {
            call.end();
        }
    }

    /** Counts the symbols. C: money_feed_symbol_count */
    public long symbolCount() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long countAt = call.take(8);
            call.check(Raw.money_feed_symbol_count(at, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the symbol at an index, in the order in which you added them. MONEY_SYMBOL_SIZE bytes are room
     * enough. C: money_feed_symbol_at
     */
    public String symbolAt(long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_feed_symbol_at(at, index, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Writes the last good price quote of a symbol, which you may hand to money_portfolio_value. C:
     * money_feed_price_quote
     */
    public PriceQuote priceQuote(String symbol, Instant now) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long quoteAt = call.take(112);
            call.check(Raw.money_feed_price_quote(at, call.code(symbol), Memory.ofInstant(now), quoteAt, 0, 0, call.error()));
            return PriceQuote.read(quoteAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the last good price quote of a symbol, which you may hand to money_portfolio_value. C:
     * money_feed_price_quote
     */
    public PriceQuoteDetailedResult priceQuoteDetailed(String symbol, Instant now) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long quoteAt = call.take(112);
            long stateAt = call.take(8);
            long ageAt = call.take(8);
            call.check(Raw.money_feed_price_quote(at, call.code(symbol), Memory.ofInstant(now), quoteAt, stateAt, ageAt, call.error()));
            return new PriceQuoteDetailedResult(PriceQuote.read(quoteAt), PriceState.of(Memory.getInt(stateAt)), Memory.getLong(ageAt));
        } finally {
            call.end();
        }
    }

    /**
     * Gives the transactions of a feed, as the store last had them, with what it has acknowledged since. C:
     * money_feed_portfolio
     */
    public Portfolio portfolio() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long portfolioAt = call.take(8);
            call.check(Raw.money_feed_portfolio(at, portfolioAt, call.error()));
            return Portfolio.adoptOrNull(Memory.getLong(portfolioAt));
        } finally {
            call.end();
        }
    }

    /**
     * Asks the store to save a transaction: to add it, or to replace the one with its id. The transactions stay as
     * they are until the store has acknowledged it. If that fails, money_feed_failure for its id is
     * MONEY_ERR_SAVING; the feed does not send it again by itself. It sends such requests one at a time, in the
     * order of your calls. C: money_feed_put
     * @param transaction the transaction to save. Where several programs share a store, give it an id.
     * @param lots as in money_portfolio_add.
     */
    public Transaction put(Transaction transaction, List<LotSelection> lots) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long storedAt = call.take(248);
            call.check(Raw.money_feed_put(at, transaction.put(call), call.list(lots, 72, (one, to) -> one.write(call, to)), Call.length(lots), storedAt, call.error()));
            return Transaction.read(storedAt);
        } finally {
            call.end();
        }
    }

    /**
     * Asks the store to remove a transaction, under the rules of money_feed_put. If that fails, money_feed_failure
     * for its id is MONEY_ERR_REMOVAL. C: money_feed_remove
     */
    public void remove(String id) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_feed_remove(at, call.code(id), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Writes what happened to the last transaction that was to be saved or removed under an id. The feed keeps the
     * last 1024. C: money_feed_operation
     */
    public Operation operation(String id) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long stateAt = call.take(8);
            call.check(Raw.money_feed_operation(at, call.code(id), stateAt, call.error()));
            return Operation.of(Memory.getInt(stateAt));
        } finally {
            call.end();
        }
    }

    private LongConsumer changed;

    /**
     * Sets the listener of changes, which gets the revision, in place of the one before; null sets none. It runs when the call that
     * changed the object has returned, in the thread that made it. What it throws leaves that call; the
     * change stays.
     */
    public void onChange(LongConsumer listener) {
        changed = listener;
        isListened = listener != null;
        if (isListened) heard = revision();
    }

    private long heard;

    @Override
    void tell() {
        LongConsumer listener = changed;
        if (listener == null) return;
        long now;
        // To ask for the revision is no change that anybody wants to hear of.
        isListened = false;
        try {
            now = revision();
        } catch (MoneyException error) {
            // A store whose file is closed has none.
            return;
        } finally {
            isListened = true;
        }
        if (now == heard) return;
        heard = now;
        listener.accept(now);
    }
}
