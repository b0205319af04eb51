// Made from the headers by api/generate.py.
package libmoney;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.function.LongConsumer;

/** A portfolio view, which a screen watches. One thread at a time may use a view. */
public final class PortfolioView extends Handle {
    private PortfolioView(Pointer pointer) {
        super(pointer, Raw::money_portfolio_view_free);
    }

    static PortfolioView adopt(long at) {
        return new PortfolioView(new Pointer(at));
    }

    static PortfolioView adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /**
     * Makes a portfolio view that is loading. You free it with money_portfolio_view_free. C:
     * money_portfolio_view_new
     * @param options how to value the portfolio; the view ignores `now`.
     */
    public PortfolioView(ValuationOptions options) {
        this(make(options));
    }

    private static Pointer make(ValuationOptions options) {
        Call call = Call.begin();
        try {
            long viewAt = call.take(8);
            call.check(Raw.money_portfolio_view_new(options == null ? 0 : options.put(call), viewAt, call.error()));
            return new Pointer(Memory.getLong(viewAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_portfolio_view_new */
    public PortfolioView() {
        this((ValuationOptions) null);
    }

    /**
     * Hands in the transactions that have arrived, in place of those that the view had. C:
     * money_portfolio_view_set_transactions
     * @param portfolio the view copies it, so that your later changes of it do not show.
     */
    public void setTransactions(Portfolio portfolio) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_portfolio_view_set_transactions(at, call.use(Objects.requireNonNull(portfolio, "portfolio")), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Notes that transactions could not be retrieved. C: money_portfolio_view_set_transactions_failure
     * @param reason one line of UTF-8, at most MONEY_REASON_SIZE - 1 bytes; NULL with length 0 is none.
     */
    public void setTransactionsFailure(String reason) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            byte[] reasonBytes = Call.utf8(reason);
            call.check(Raw.money_portfolio_view_set_transactions_failure(at, call.bytes(reasonBytes), Call.length(reasonBytes), call.error()));
        } finally {
            call.end();
        }
    }

    /** Hands in price quotes that have arrived, each in place of its symbol's. C: money_portfolio_view_set_quotes */
    public void setQuotes(List<PriceQuote> quotes) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_portfolio_view_set_quotes(at, call.list(quotes, 112, (one, to) -> one.write(call, to)), Call.length(quotes), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Notes that prices could not be had. C: money_portfolio_view_set_quotes_failure
     * @param reason as in money_portfolio_view_set_transactions_failure.
     */
    public void setQuotesFailure(String reason) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            byte[] reasonBytes = Call.utf8(reason);
            call.check(Raw.money_portfolio_view_set_quotes_failure(at, call.bytes(reasonBytes), Call.length(reasonBytes), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Sets the rate table, in place of the one before it. C: money_portfolio_view_set_rates
     * @param rates the view shares it; NULL if nothing needs an exchange rate.
     */
    public void setRates(Rates rates) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_portfolio_view_set_rates(at, call.use(rates), call.error()));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_portfolio_view_set_rates */
    public void setRates() {
        setRates((Rates) null);
    }

    /**
     * Hands in what a feed of transactions or of price quotes has, and why it could not get anything newer. The
     * call does what money_portfolio_view_set_transactions and money_portfolio_view_set_quotes do, and their
     * failures. Call it when the feed has changed, also in its callback. A feed that has nothing yet, and no
     * failure, changes nothing; neither does a transaction that could not be saved or removed. C:
     * money_portfolio_view_take_feed
     */
    public void takeFeed(Feed feed) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_portfolio_view_take_feed(at, call.use(Objects.requireNonNull(feed, "feed")), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Writes the state at a moment. The call needs the view for itself, as money_portfolio_value does its
     * portfolio. C: money_portfolio_view_state
     * @param now from which the age of prices counts, or MONEY_INSTANT_NONE.
     */
    public PortfolioViewState state(Instant now) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long stateAt = call.take(8);
            call.check(Raw.money_portfolio_view_state(at, Memory.ofInstant(now), stateAt, call.error()));
            return PortfolioViewState.of(Memory.getInt(stateAt));
        } finally {
            call.end();
        }
    }

    /**
     * Writes why the view is in a state of failure, or "" if it is not. MONEY_REASON_SIZE bytes are room enough.
     * C: money_portfolio_view_reason
     */
    public String reason() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_portfolio_view_reason(at, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Values the portfolio at a moment: its summary and its positions, for the screen. C:
     * money_portfolio_view_value
     */
    public Valuation value(Instant now) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long valuationAt = call.take(8);
            call.check(Raw.money_portfolio_view_value(at, Memory.ofInstant(now), valuationAt, call.error()));
            return Valuation.adopt(Memory.getLong(valuationAt));
        } finally {
            call.end();
        }
    }

    /** Counts the symbols that need a price: those of which shares are held. C: money_portfolio_view_symbol_count */
    public long symbolCount() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long countAt = call.take(8);
            call.check(Raw.money_portfolio_view_symbol_count(at, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the symbol at an index, in the order of their bytes. MONEY_SYMBOL_SIZE bytes are room enough. C:
     * money_portfolio_view_symbol_at
     */
    public String symbolAt(long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_portfolio_view_symbol_at(at, index, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Writes the revision: a number that grows by one with each change, and is 0 for a new view. C:
     * money_portfolio_view_revision
     */
    public long revision() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long revisionAt = call.take(8);
            call.check(Raw.money_portfolio_view_revision(at, revisionAt, call.error()));
            return Memory.getLong(revisionAt);
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
