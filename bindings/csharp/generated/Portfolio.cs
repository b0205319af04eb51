// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Transactions in securities, by date. One thread at a time may use a portfolio.</summary>
    public sealed class Portfolio : Handle, IEnumerable<Transaction>
    {
        private static readonly Action<long> Free = Raw.money_portfolio_free;

        private Portfolio(long at)
            : base(at, Free)
        {
        }

        internal static Portfolio Adopt(long at)
        {
            return new Portfolio(at);
        }

        internal static Portfolio AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Makes an empty portfolio. You free it with money_portfolio_free. C:
        /// money_portfolio_new</summary>
        /// <param name="currency">the currency of all reports; one with minor units.</param>
        public Portfolio(string currency, PortfolioOptions options = null)
            : base(Make(currency, options), Free)
        {
        }

        private static long Make(string currency, PortfolioOptions options)
        {
            Call call = Call.Begin();
            try
            {
                long portfolioAt = call.Take(8);
                call.Check(Raw.money_portfolio_new(call.Code(currency), options == null ? 0 : options.Put(call), portfolioAt, call.Error));
                return Memory.GetLong(portfolioAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds a transaction. You may add transactions in any order of their dates. All trades of one
        /// symbol have one currency; dividends and fees may have others. C: money_portfolio_add</summary>
        /// <param name="transaction">the transaction to add.</param>
        /// <param name="lots">the lots that a sale names; their quantities add up to its own. NULL with count 0
        /// lets the portfolio's method decide. With MONEY_LOTS_SPECIFIC each sale names lots; with
        /// MONEY_LOTS_AVERAGE none does.</param>
        public Transaction Add(Transaction transaction, IReadOnlyList<LotSelection> lots)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long storedAt = call.Take(248);
                call.Check(Raw.money_portfolio_add(at, Call.Needed(transaction, nameof(transaction)).Put(call), call.List(lots, 72, (one, to) => one.Write(call, to)), Call.Length(lots), storedAt, call.Error));
                return Libmoney.Transaction.Read(storedAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Replaces the transaction that has the same id, under the rules of money_portfolio_add.
        /// Among the transactions of one day the new one keeps the place of the old one. C:
        /// money_portfolio_edit</summary>
        /// <param name="transaction">the new transaction, with the id of the old one.</param>
        /// <param name="lots">as in money_portfolio_add.</param>
        public void Edit(Transaction transaction, IReadOnlyList<LotSelection> lots)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_portfolio_edit(at, Call.Needed(transaction, nameof(transaction)).Put(call), call.List(lots, 72, (one, to) => one.Write(call, to)), Call.Length(lots), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Removes the transaction that has an id. C: money_portfolio_remove</summary>
        public void Remove(string id)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_portfolio_remove(at, call.Code(id), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Counts the transactions. C: money_portfolio_count</summary>
        public long Count()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_portfolio_count(at, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the transaction at an index, by date, then in the order in which you added them. C:
        /// money_portfolio_transaction_at</summary>
        public Transaction TransactionAt(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long transactionAt = call.Take(248);
                call.Check(Raw.money_portfolio_transaction_at(at, index, transactionAt, call.Error));
                return Libmoney.Transaction.Read(transactionAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes several transactions in one call: those from index `first` on that there are and
        /// that `rows` has room for. C: money_portfolio_transactions</summary>
        public IReadOnlyList<Transaction> Transactions()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return call.Pages(248, one => Libmoney.Transaction.Read(one), page => Raw.money_portfolio_transactions(at, page.First, page.Rows, page.Capacity, page.Count, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the transaction that has an id. C: money_portfolio_find</summary>
        public Transaction Find(string id)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long transactionAt = call.Take(248);
                call.Check(Raw.money_portfolio_find(at, call.Code(id), transactionAt, call.Error));
                return Libmoney.Transaction.Read(transactionAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a lot that a sale names, at an index in the order in which it names them. C:
        /// money_portfolio_lot_selection_at</summary>
        /// <param name="id">the id of the sale.</param>
        public LotSelection LotSelectionAt(string id, long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long lotAt = call.Take(72);
                call.Check(Raw.money_portfolio_lot_selection_at(at, call.Code(id), index, lotAt, call.Error));
                return Libmoney.LotSelection.Read(lotAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the lots that a sale names in one call, under the rules of
        /// money_portfolio_transactions. C: money_portfolio_lot_selections</summary>
        /// <param name="id">the id of the sale; another transaction names no lots.</param>
        public IReadOnlyList<LotSelection> LotSelections(string id)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return call.Pages(72, one => Libmoney.LotSelection.Read(one), page => Raw.money_portfolio_lot_selections(at, call.Code(id), page.First, page.Rows, page.Capacity, page.Count, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes what you made a portfolio with. C: money_portfolio_info</summary>
        public PortfolioInfo Info()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long infoAt = call.Take(24);
                call.Check(Raw.money_portfolio_info(at, infoAt, call.Error));
                return Libmoney.PortfolioInfo.Read(infoAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a portfolio as JSON, with its transactions in the order in which you added them. The
        /// same portfolio always gives the same bytes. C: money_portfolio_to_json</summary>
        public string ToJson()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long jsonAt = call.Take(8);
                call.Check(Raw.money_portfolio_to_json(at, jsonAt, call.Length(), call.Error));
                return call.Document(jsonAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads a portfolio from the JSON that money_portfolio_to_json wrote. You free it with
        /// money_portfolio_free. C: money_portfolio_from_json</summary>
        /// <param name="registry">currencies of your own, which the call copies; may be NULL.</param>
        public static Portfolio FromJson(string json, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                byte[] jsonBytes = Call.Utf8(json);
                long portfolioAt = call.Take(8);
                call.Check(Raw.money_portfolio_from_json(call.Bytes(jsonBytes), Call.Length(jsonBytes), call.Use(registry), portfolioAt, call.Error));
                return Libmoney.Portfolio.Adopt(Memory.GetLong(portfolioAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads transactions from comma-separated values into a new portfolio. You free it with
        /// money_portfolio_free. The first line names the columns in any order: `date`, `action`, `symbol`,
        /// `quantity`, and `total` or `price`. The columns `id`, `currency`, `fee` (or `fees`), `fee_currency`,
        /// `rate` and `lots` are optional. Each further line is a transaction. Without a total the total is
        /// quantity * price, exactly; with one, the price only has to be a number. Without a column `currency`
        /// all amounts are in the portfolio's. The quantity of a split is a ratio such as 2:1. A document whose
        /// dates only descend is read from its end. The purchases of a day come before a sale of the same day
        /// that needs them. docs/guide/portfolio-formats.md has both rules. C:
        /// money_portfolio_from_csv</summary>
        /// <param name="currency">the currency of all reports, as in money_portfolio_new.</param>
        public static Portfolio FromCsv(string csv, string currency, PortfolioOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                byte[] csvBytes = Call.Utf8(csv);
                long portfolioAt = call.Take(8);
                call.Check(Raw.money_portfolio_from_csv(call.Bytes(csvBytes), Call.Length(csvBytes), call.Code(currency), options == null ? 0 : options.Put(call), portfolioAt, call.Error));
                return Libmoney.Portfolio.Adopt(Memory.GetLong(portfolioAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the transactions as comma-separated values, in the order in which you added them.
        /// The columns are id, date, action, symbol, quantity, price, total, currency, fee, fee_currency, rate
        /// and lots (id:quantity, with semicolons between them). The price is shown to 8 fraction digits; the
        /// total counts. money_portfolio_from_csv reads the same transactions from it. The portfolio's options
        /// are not in it. C: money_portfolio_to_csv</summary>
        public string ToCsv()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long csvAt = call.Take(8);
                call.Check(Raw.money_portfolio_to_csv(at, csvAt, call.Length(), call.Error));
                return call.Document(csvAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the portfolio as a journal for beancount, which finds the lots of each sale itself
        /// and checks each gain. The journal splits each purchase into the parts that are sold, each with its
        /// cost. Exchange rates are not in it. C: money_portfolio_to_beancount</summary>
        public string ToBeancount()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long journalAt = call.Take(8);
                call.Check(Raw.money_portfolio_to_beancount(at, journalAt, call.Length(), call.Error));
                return call.Document(journalAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the portfolio as a journal for ledger and hledger, in which shares and amounts each
        /// balance exactly. `Assets` has what you hold, `Equity:Trading` below the security's name has its cost
        /// basis, and `Income:Gains` has the realised gains. Exchange rates are not in it. C:
        /// money_portfolio_to_ledger</summary>
        public string ToLedger()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long journalAt = call.Take(8);
                call.Check(Raw.money_portfolio_to_ledger(at, journalAt, call.Length(), call.Error));
                return call.Document(journalAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the revision: a number that grows by one with each change, and is 0 for a new
        /// portfolio. C: money_portfolio_revision</summary>
        public ulong Revision()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long revisionAt = call.Take(8);
                call.Check(Raw.money_portfolio_revision(at, revisionAt, call.Error));
                return (ulong)Memory.GetLong(revisionAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Frees what the portfolio keeps of earlier valuations. The next one works it out again. Call
        /// it when the system warns that memory is short. C: money_portfolio_release_memory</summary>
        public void ReleaseMemory()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_portfolio_release_memory(at, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Values a portfolio. You free the valuation with money_valuation_free. The portfolio keeps
        /// what the call works out, so that one transaction more does not take all of them again. The call
        /// therefore needs the portfolio for itself. Fees of no symbol are in the summary only; one without an
        /// exchange rate is a position without a symbol. C: money_portfolio_value</summary>
        /// <param name="quotes">`count` price quotes. The last one of a symbol counts, and the call ignores
        /// those of symbols that are not held. NULL with count 0 is none.</param>
        /// <param name="rates">may be NULL if nothing needs an exchange rate.</param>
        public Valuation Value(IReadOnlyList<PriceQuote> quotes, Rates rates = null, ValuationOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long valuationAt = call.Take(8);
                call.Check(Raw.money_portfolio_value(at, call.List(quotes, 112, (one, to) => one.Write(call, to)), Call.Length(quotes), call.Use(rates), options == null ? 0 : options.Put(call), valuationAt, call.Error));
                return Libmoney.Valuation.Adopt(Memory.GetLong(valuationAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Lists the disposals of a portfolio, in the order of their transactions. You free the list
        /// with money_disposals_free. C: money_portfolio_disposals</summary>
        /// <param name="rates">may be NULL if nothing needs an exchange rate.</param>
        /// <param name="options">`date` is the last day that counts.</param>
        public Disposals Disposals(Rates rates = null, ValuationOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long disposalsAt = call.Take(8);
                call.Check(Raw.money_portfolio_disposals(at, call.Use(rates), options == null ? 0 : options.Put(call), disposalsAt, call.Error));
                return Libmoney.Disposals.Adopt(Memory.GetLong(disposalsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Lists the lots of which shares are held, by symbol and age. You free the list with
        /// money_open_lots_free. C: money_portfolio_open_lots</summary>
        /// <param name="rates">may be NULL if nothing needs an exchange rate.</param>
        /// <param name="options">`date` is the last day that counts.</param>
        public OpenLots OpenLots(Rates rates = null, ValuationOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long lotsAt = call.Take(8);
                call.Check(Raw.money_portfolio_open_lots(at, call.Use(rates), options == null ? 0 : options.Put(call), lotsAt, call.Error));
                return Libmoney.OpenLots.Adopt(Memory.GetLong(lotsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Finds the internal rates of return of a portfolio: of what you paid in and took out, with
        /// what you hold as the last cash flow. All flows are in the portfolio's currency, at their own
        /// exchange rate or at that of their date. A purchase is below 0; a sale or a dividend is above 0, less
        /// its fee. The call needs the portfolio for itself, as money_portfolio_value does. C:
        /// money_portfolio_xirr</summary>
        /// <param name="quotes">as in money_portfolio_value.</param>
        /// <param name="rates">may be NULL if nothing needs an exchange rate.</param>
        /// <param name="options">`date` is the day of the last flow, and transactions up to it count.
        /// MONEY_DATE_NONE, or NULL, gives MONEY_XIRR_REASON_NO_DATE. If a price or an exchange rate is
        /// missing, the rate is undefined too.</param>
        public Xirr Xirr(IReadOnlyList<PriceQuote> quotes, Rates rates = null, ValuationOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long resultAt = call.Take(280);
                call.Check(Raw.money_portfolio_xirr(at, call.List(quotes, 112, (one, to) => one.Write(call, to)), Call.Length(quotes), call.Use(rates), options == null ? 0 : options.Put(call), resultAt, call.Error));
                return Libmoney.Xirr.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the rows once, so the loop may change the object.</summary>
        public IEnumerator<Transaction> GetEnumerator()
        {
            return Transactions().GetEnumerator();
        }

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator()
        {
            return GetEnumerator();
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
