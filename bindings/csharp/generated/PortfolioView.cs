// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A portfolio view, which a screen watches. One thread at a time may use a view.</summary>
    public sealed class PortfolioView : Handle
    {
        private static readonly Action<long> Free = Raw.money_portfolio_view_free;

        private PortfolioView(long at)
            : base(at, Free)
        {
        }

        internal static PortfolioView Adopt(long at)
        {
            return new PortfolioView(at);
        }

        internal static PortfolioView AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Makes a portfolio view that is loading. You free it with money_portfolio_view_free. C:
        /// money_portfolio_view_new</summary>
        /// <param name="options">how to value the portfolio; the view ignores `now`.</param>
        public PortfolioView(ValuationOptions options = null)
            : base(Make(options), Free)
        {
        }

        private static long Make(ValuationOptions options)
        {
            Call call = Call.Begin();
            try
            {
                long viewAt = call.Take(8);
                call.Check(Raw.money_portfolio_view_new(options == null ? 0 : options.Put(call), viewAt, call.Error));
                return Memory.GetLong(viewAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Hands in the transactions that have arrived, in place of those that the view had. C:
        /// money_portfolio_view_set_transactions</summary>
        /// <param name="portfolio">the view copies it, so that your later changes of it do not show.</param>
        public void SetTransactions(Portfolio portfolio)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_portfolio_view_set_transactions(at, call.Use(Call.Needed(portfolio, nameof(portfolio))), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Notes that transactions could not be retrieved. C:
        /// money_portfolio_view_set_transactions_failure</summary>
        /// <param name="reason">one line of UTF-8, at most MONEY_REASON_SIZE - 1 bytes; NULL with length 0 is
        /// none.</param>
        public void SetTransactionsFailure(string reason)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                byte[] reasonBytes = Call.Utf8(reason);
                call.Check(Raw.money_portfolio_view_set_transactions_failure(at, call.Bytes(reasonBytes), Call.Length(reasonBytes), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Hands in price quotes that have arrived, each in place of its symbol's. C:
        /// money_portfolio_view_set_quotes</summary>
        public void SetQuotes(IReadOnlyList<PriceQuote> quotes)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_portfolio_view_set_quotes(at, call.List(quotes, 112, (one, to) => one.Write(call, to)), Call.Length(quotes), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Notes that prices could not be had. C: money_portfolio_view_set_quotes_failure</summary>
        /// <param name="reason">as in money_portfolio_view_set_transactions_failure.</param>
        public void SetQuotesFailure(string reason)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                byte[] reasonBytes = Call.Utf8(reason);
                call.Check(Raw.money_portfolio_view_set_quotes_failure(at, call.Bytes(reasonBytes), Call.Length(reasonBytes), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets the rate table, in place of the one before it. C:
        /// money_portfolio_view_set_rates</summary>
        /// <param name="rates">the view shares it; NULL if nothing needs an exchange rate.</param>
        public void SetRates(Rates rates = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_portfolio_view_set_rates(at, call.Use(rates), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Hands in what a feed of transactions or of price quotes has, and why it could not get
        /// anything newer. The call does what money_portfolio_view_set_transactions and
        /// money_portfolio_view_set_quotes do, and their failures. Call it when the feed has changed, also in
        /// its callback. A feed that has nothing yet, and no failure, changes nothing; neither does a
        /// transaction that could not be saved or removed. C: money_portfolio_view_take_feed</summary>
        public void TakeFeed(Feed feed)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_portfolio_view_take_feed(at, call.Use(Call.Needed(feed, nameof(feed))), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the state at a moment. The call needs the view for itself, as money_portfolio_value
        /// does its portfolio. C: money_portfolio_view_state</summary>
        /// <param name="now">from which the age of prices counts, or MONEY_INSTANT_NONE.</param>
        public PortfolioViewState State(DateTimeOffset? now)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long stateAt = call.Take(8);
                call.Check(Raw.money_portfolio_view_state(at, Memory.OfInstant(now), stateAt, call.Error));
                return (Libmoney.PortfolioViewState)Memory.GetInt(stateAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes why the view is in a state of failure, or "" if it is not. MONEY_REASON_SIZE bytes
        /// are room enough. C: money_portfolio_view_reason</summary>
        public string Reason()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_portfolio_view_reason(at, bufferAt, call.Room, call.Length(), call.Error)))
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

        /// <summary>Values the portfolio at a moment: its summary and its positions, for the screen. C:
        /// money_portfolio_view_value</summary>
        public Valuation Value(DateTimeOffset? now)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long valuationAt = call.Take(8);
                call.Check(Raw.money_portfolio_view_value(at, Memory.OfInstant(now), valuationAt, call.Error));
                return Libmoney.Valuation.Adopt(Memory.GetLong(valuationAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Counts the symbols that need a price: those of which shares are held. C:
        /// money_portfolio_view_symbol_count</summary>
        public long SymbolCount()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_portfolio_view_symbol_count(at, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the symbol at an index, in the order of their bytes. MONEY_SYMBOL_SIZE bytes are
        /// room enough. C: money_portfolio_view_symbol_at</summary>
        public string SymbolAt(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_portfolio_view_symbol_at(at, index, bufferAt, call.Room, call.Length(), call.Error)))
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

        /// <summary>Writes the revision: a number that grows by one with each change, and is 0 for a new view.
        /// C: money_portfolio_view_revision</summary>
        public ulong Revision()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long revisionAt = call.Take(8);
                call.Check(Raw.money_portfolio_view_revision(at, revisionAt, call.Error));
                return (ulong)Memory.GetLong(revisionAt);
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
