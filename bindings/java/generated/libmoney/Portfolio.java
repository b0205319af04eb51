// Made from the headers by api/generate.py.
package libmoney;

import java.util.List;
import java.util.function.LongConsumer;

/** Transactions in securities, by date. One thread at a time may use a portfolio. */
public final class Portfolio extends Handle {
    private Portfolio(Pointer pointer) {
        super(pointer, Raw::money_portfolio_free);
    }

    static Portfolio adopt(long at) {
        return new Portfolio(new Pointer(at));
    }

    static Portfolio adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /**
     * Makes an empty portfolio. You free it with money_portfolio_free. C: money_portfolio_new
     * @param currency the currency of all reports; one with minor units.
     */
    public Portfolio(String currency, PortfolioOptions options) {
        this(make(currency, options));
    }

    private static Pointer make(String currency, PortfolioOptions options) {
        Call call = Call.begin();
        try {
            long portfolioAt = call.take(8);
            call.check(Raw.money_portfolio_new(call.code(currency), options == null ? 0 : options.put(call), portfolioAt, call.error()));
            return new Pointer(Memory.getLong(portfolioAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_portfolio_new */
    public Portfolio(String currency) {
        this(currency, (PortfolioOptions) null);
    }

    /**
     * Adds a transaction. You may add transactions in any order of their dates. All trades of one symbol have one
     * currency; dividends and fees may have others. C: money_portfolio_add
     * @param transaction the transaction to add.
     * @param lots the lots that a sale names; their quantities add up to its own. NULL with count 0 lets the
     * portfolio's method decide. With MONEY_LOTS_SPECIFIC each sale names lots; with MONEY_LOTS_AVERAGE none does.
     */
    public Transaction add(Transaction transaction, List<LotSelection> lots) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long storedAt = call.take(248);
            call.check(Raw.money_portfolio_add(at, transaction.put(call), call.list(lots, 72, (one, to) -> one.write(call, to)), Call.length(lots), storedAt, call.error()));
            return Transaction.read(storedAt);
        } finally {
            call.end();
        }
    }

    /**
     * Replaces the transaction that has the same id, under the rules of money_portfolio_add. Among the
     * transactions of one day the new one keeps the place of the old one. C: money_portfolio_edit
     * @param transaction the new transaction, with the id of the old one.
     * @param lots as in money_portfolio_add.
     */
    public void edit(Transaction transaction, List<LotSelection> lots) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_portfolio_edit(at, transaction.put(call), call.list(lots, 72, (one, to) -> one.write(call, to)), Call.length(lots), call.error()));
        } finally {
            call.end();
        }
    }

    /** Removes the transaction that has an id. C: money_portfolio_remove */
    public void remove(String id) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_portfolio_remove(at, call.code(id), call.error()));
        } finally {
            call.end();
        }
    }

    /** Counts the transactions. C: money_portfolio_count */
    public long count() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long countAt = call.take(8);
            call.check(Raw.money_portfolio_count(at, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the transaction at an index, by date, then in the order in which you added them. C:
     * money_portfolio_transaction_at
     */
    public Transaction transactionAt(long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long transactionAt = call.take(248);
            call.check(Raw.money_portfolio_transaction_at(at, index, transactionAt, call.error()));
            return Transaction.read(transactionAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes several transactions in one call: those from index `first` on that there are and that `rows` has room
     * for. C: money_portfolio_transactions
     */
    public List<Transaction> transactions() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return call.pages(248, one -> Transaction.read(one), page -> Raw.money_portfolio_transactions(at, page.first(), page.rows(), page.capacity(), page.count(), call.error()));
        } finally {
            call.end();
        }
    }

    /** Writes the transaction that has an id. C: money_portfolio_find */
    public Transaction find(String id) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long transactionAt = call.take(248);
            call.check(Raw.money_portfolio_find(at, call.code(id), transactionAt, call.error()));
            return Transaction.read(transactionAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes a lot that a sale names, at an index in the order in which it names them. C:
     * money_portfolio_lot_selection_at
     * @param id the id of the sale.
     */
    public LotSelection lotSelectionAt(String id, long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long lotAt = call.take(72);
            call.check(Raw.money_portfolio_lot_selection_at(at, call.code(id), index, lotAt, call.error()));
            return LotSelection.read(lotAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the lots that a sale names in one call, under the rules of money_portfolio_transactions. C:
     * money_portfolio_lot_selections
     * @param id the id of the sale; another transaction names no lots.
     */
    public List<LotSelection> lotSelections(String id) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return call.pages(72, one -> LotSelection.read(one), page -> Raw.money_portfolio_lot_selections(at, call.code(id), page.first(), page.rows(), page.capacity(), page.count(), call.error()));
        } finally {
            call.end();
        }
    }

    /** Writes what you made a portfolio with. C: money_portfolio_info */
    public PortfolioInfo info() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long infoAt = call.take(24);
            call.check(Raw.money_portfolio_info(at, infoAt, call.error()));
            return PortfolioInfo.read(infoAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes a portfolio as JSON, with its transactions in the order in which you added them. The same portfolio
     * always gives the same bytes. C: money_portfolio_to_json
     */
    public String toJson() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long jsonAt = call.take(8);
            call.check(Raw.money_portfolio_to_json(at, jsonAt, call.length(), call.error()));
            return call.document(jsonAt);
        } finally {
            call.end();
        }
    }

    /**
     * Reads a portfolio from the JSON that money_portfolio_to_json wrote. You free it with money_portfolio_free.
     * C: money_portfolio_from_json
     * @param registry currencies of your own, which the call copies; may be NULL.
     */
    public static Portfolio fromJson(String json, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            byte[] jsonBytes = Call.utf8(json);
            long portfolioAt = call.take(8);
            call.check(Raw.money_portfolio_from_json(call.bytes(jsonBytes), Call.length(jsonBytes), call.use(registry), portfolioAt, call.error()));
            return Portfolio.adopt(Memory.getLong(portfolioAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_portfolio_from_json */
    public static Portfolio fromJson(String json) {
        return fromJson(json, (CurrencyRegistry) null);
    }

    /**
     * Reads transactions from comma-separated values into a new portfolio. You free it with money_portfolio_free.
     * The first line names the columns in any order: `date`, `action`, `symbol`, `quantity`, and `total` or
     * `price`. The columns `id`, `currency`, `fee` (or `fees`), `fee_currency`, `rate` and `lots` are optional.
     * Each further line is a transaction. Without a total the total is quantity * price, exactly; with one, the
     * price only has to be a number. Without a column `currency` all amounts are in the portfolio's. The quantity
     * of a split is a ratio such as 2:1. A document whose dates only descend is read from its end. The purchases
     * of a day come before a sale of the same day that needs them. docs/guide/portfolio-formats.md has both rules.
     * C: money_portfolio_from_csv
     * @param currency the currency of all reports, as in money_portfolio_new.
     */
    public static Portfolio fromCsv(String csv, String currency, PortfolioOptions options) {
        Call call = Call.begin();
        try {
            byte[] csvBytes = Call.utf8(csv);
            long portfolioAt = call.take(8);
            call.check(Raw.money_portfolio_from_csv(call.bytes(csvBytes), Call.length(csvBytes), call.code(currency), options == null ? 0 : options.put(call), portfolioAt, call.error()));
            return Portfolio.adopt(Memory.getLong(portfolioAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_portfolio_from_csv */
    public static Portfolio fromCsv(String csv, String currency) {
        return fromCsv(csv, currency, (PortfolioOptions) null);
    }

    /**
     * Writes the transactions as comma-separated values, in the order in which you added them. The columns are id,
     * date, action, symbol, quantity, price, total, currency, fee, fee_currency, rate and lots (id:quantity, with
     * semicolons between them). The price is shown to 8 fraction digits; the total counts.
     * money_portfolio_from_csv reads the same transactions from it. The portfolio's options are not in it. C:
     * money_portfolio_to_csv
     */
    public String toCsv() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long csvAt = call.take(8);
            call.check(Raw.money_portfolio_to_csv(at, csvAt, call.length(), call.error()));
            return call.document(csvAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the portfolio as a journal for beancount, which finds the lots of each sale itself and checks each
     * gain. The journal splits each purchase into the parts that are sold, each with its cost. Exchange rates are
     * not in it. C: money_portfolio_to_beancount
     */
    public String toBeancount() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long journalAt = call.take(8);
            call.check(Raw.money_portfolio_to_beancount(at, journalAt, call.length(), call.error()));
            return call.document(journalAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the portfolio as a journal for ledger and hledger, in which shares and amounts each balance exactly.
     * `Assets` has what you hold, `Equity:Trading` below the security's name has its cost basis, and
     * `Income:Gains` has the realised gains. Exchange rates are not in it. C: money_portfolio_to_ledger
     */
    public String toLedger() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long journalAt = call.take(8);
            call.check(Raw.money_portfolio_to_ledger(at, journalAt, call.length(), call.error()));
            return call.document(journalAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the revision: a number that grows by one with each change, and is 0 for a new portfolio. C:
     * money_portfolio_revision
     */
    public long revision() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long revisionAt = call.take(8);
            call.check(Raw.money_portfolio_revision(at, revisionAt, call.error()));
            return Memory.getLong(revisionAt);
        } finally {
            call.end();
        }
    }

    /**
     * Frees what the portfolio keeps of earlier valuations. The next one works it out again. Call it when the
     * system warns that memory is short. C: money_portfolio_release_memory
     */
    public void releaseMemory() {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_portfolio_release_memory(at, call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Values a portfolio. You free the valuation with money_valuation_free. The portfolio keeps what the call
     * works out, so that one transaction more does not take all of them again. The call therefore needs the
     * portfolio for itself. Fees of no symbol are in the summary only; one without an exchange rate is a position
     * without a symbol. C: money_portfolio_value
     * @param quotes `count` price quotes. The last one of a symbol counts, and the call ignores those of symbols
     * that are not held. NULL with count 0 is none.
     * @param rates may be NULL if nothing needs an exchange rate.
     */
    public Valuation value(List<PriceQuote> quotes, Rates rates, ValuationOptions options) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long valuationAt = call.take(8);
            call.check(Raw.money_portfolio_value(at, call.list(quotes, 112, (one, to) -> one.write(call, to)), Call.length(quotes), call.use(rates), options == null ? 0 : options.put(call), valuationAt, call.error()));
            return Valuation.adopt(Memory.getLong(valuationAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_portfolio_value */
    public Valuation value(List<PriceQuote> quotes) {
        return value(quotes, (Rates) null, (ValuationOptions) null);
    }

    /**
     * Lists the disposals of a portfolio, in the order of their transactions. You free the list with
     * money_disposals_free. C: money_portfolio_disposals
     * @param rates may be NULL if nothing needs an exchange rate.
     * @param options `date` is the last day that counts.
     */
    public Disposals disposals(Rates rates, ValuationOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long disposalsAt = call.take(8);
            call.check(Raw.money_portfolio_disposals(at, call.use(rates), options == null ? 0 : options.put(call), disposalsAt, call.error()));
            return Disposals.adopt(Memory.getLong(disposalsAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_portfolio_disposals */
    public Disposals disposals() {
        return disposals((Rates) null, (ValuationOptions) null);
    }

    /**
     * Lists the lots of which shares are held, by symbol and age. You free the list with money_open_lots_free. C:
     * money_portfolio_open_lots
     * @param rates may be NULL if nothing needs an exchange rate.
     * @param options `date` is the last day that counts.
     */
    public OpenLots openLots(Rates rates, ValuationOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long lotsAt = call.take(8);
            call.check(Raw.money_portfolio_open_lots(at, call.use(rates), options == null ? 0 : options.put(call), lotsAt, call.error()));
            return OpenLots.adopt(Memory.getLong(lotsAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_portfolio_open_lots */
    public OpenLots openLots() {
        return openLots((Rates) null, (ValuationOptions) null);
    }

    /**
     * Finds the internal rates of return of a portfolio: of what you paid in and took out, with what you hold as
     * the last cash flow. All flows are in the portfolio's currency, at their own exchange rate or at that of
     * their date. A purchase is below 0; a sale or a dividend is above 0, less its fee. The call needs the
     * portfolio for itself, as money_portfolio_value does. C: money_portfolio_xirr
     * @param quotes as in money_portfolio_value.
     * @param rates may be NULL if nothing needs an exchange rate.
     * @param options `date` is the day of the last flow, and transactions up to it count. MONEY_DATE_NONE, or
     * NULL, gives MONEY_XIRR_REASON_NO_DATE. If a price or an exchange rate is missing, the rate is undefined too.
     */
    public Xirr xirr(List<PriceQuote> quotes, Rates rates, ValuationOptions options) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long resultAt = call.take(280);
            call.check(Raw.money_portfolio_xirr(at, call.list(quotes, 112, (one, to) -> one.write(call, to)), Call.length(quotes), call.use(rates), options == null ? 0 : options.put(call), resultAt, call.error()));
            return Xirr.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_portfolio_xirr */
    public Xirr xirr(List<PriceQuote> quotes) {
        return xirr(quotes, (Rates) null, (ValuationOptions) null);
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
