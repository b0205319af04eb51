// Made from the headers by api/generate.py.
package libmoney;

import java.util.List;
import java.util.function.LongConsumer;

/** Amounts of several currencies, each kept as an entry, with holds and a journal. */
public final class Wallet extends Handle {
    private Wallet(Pointer pointer) {
        super(pointer, Raw::money_wallet_free);
    }

    static Wallet adopt(long at) {
        return new Wallet(new Pointer(at));
    }

    static Wallet adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /**
     * The results of totalDetailed.
     * @param total total
     * @param details details
     */
    public record TotalDetailedResult(Money total, WalletTotalDetails details) {}

    /** Makes an empty wallet. You free it with money_wallet_free. C: money_wallet_new */
    public Wallet() {
        this(make());
    }

    private static Pointer make() {
        Call call = Call.begin();
        try {
            long walletAt = call.take(8);
            call.check(Raw.money_wallet_new(walletAt, call.error()));
            return new Pointer(Memory.getLong(walletAt));
        } finally {
            call.end();
        }
    }

    /**
     * Adds an entry. An amount below 0 records a payment, which may take the sum below 0, but never below what is
     * held. C: money_wallet_add
     */
    public long add(Money amount, WalletNote note) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long idAt = call.take(8);
            call.check(Raw.money_wallet_add(at, call.money(amount), note == null ? 0 : note.put(call), idAt, call.error()));
            return Memory.getLong(idAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_wallet_add */
    public long add(Money amount) {
        return add(amount, (WalletNote) null);
    }

    /** Removes the entry of an id, as if it had never been there. C: money_wallet_remove */
    public void remove(long id) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_wallet_remove(at, id, call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Removes the first entry whose amount equals another: 10.5 EUR equals 10.50 EUR. C:
     * money_wallet_remove_amount
     */
    public long removeAmount(Money amount) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long idAt = call.take(8);
            call.check(Raw.money_wallet_remove_amount(at, call.money(amount), idAt, call.error()));
            return Memory.getLong(idAt);
        } finally {
            call.end();
        }
    }

    /**
     * Counts the entries. C: money_wallet_count
     * @param currency NULL counts the entries of all currencies.
     */
    public long count(String currency) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long countAt = call.take(8);
            call.check(Raw.money_wallet_count(at, call.code(currency), countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /**
     * Reads the entry at an index, in the order in which entries were added. C: money_wallet_at
     * @param currency the index counts the entries of this currency; NULL: of all.
     */
    public WalletEntry at(String currency, long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long entryAt = call.take(128);
            call.check(Raw.money_wallet_at(at, call.code(currency), index, entryAt, call.error()));
            return WalletEntry.read(entryAt);
        } finally {
            call.end();
        }
    }

    /**
     * Reads the entries from index `first` on into an array. C: money_wallet_entries
     * @param currency as in money_wallet_at.
     */
    public List<WalletEntry> entries(String currency) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return call.pages(128, one -> WalletEntry.read(one), page -> Raw.money_wallet_entries(at, call.code(currency), page.first(), page.rows(), page.capacity(), page.count(), call.error()));
        } finally {
            call.end();
        }
    }

    /** Counts the currencies that the wallet has entries of. C: money_wallet_currency_count */
    public long currencyCount() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long countAt = call.take(8);
            call.check(Raw.money_wallet_currency_count(at, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /** Reads the currency at an index, in the order of the currencies' first entries. C: money_wallet_currency_at */
    public String currencyAt(long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_wallet_currency_at(at, index, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Adds up the entries of a currency. The sum has the currency's fraction digits, or more if its value needs
     * them; it is 0 if there are no entries of the currency. C: money_wallet_sum
     * @param registry your own currencies, whose fraction digits count too.
     */
    public Money sum(String currency, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long sumAt = call.take(32);
            call.check(Raw.money_wallet_sum(at, call.code(currency), call.use(registry), sumAt, call.error()));
            return Money.read(sumAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_wallet_sum */
    public Money sum(String currency) {
        return sum(currency, (CurrencyRegistry) null);
    }

    /**
     * Reads how much of a currency's sum is held. C: money_wallet_held
     * @param registry as in money_wallet_sum.
     */
    public Money held(String currency, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long heldAt = call.take(32);
            call.check(Raw.money_wallet_held(at, call.code(currency), call.use(registry), heldAt, call.error()));
            return Money.read(heldAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_wallet_held */
    public Money held(String currency) {
        return held(currency, (CurrencyRegistry) null);
    }

    /**
     * Converts all entries into one currency: the call adds up the exact conversions and rounds the sum once. C:
     * money_wallet_total
     * @param target the currency of the total.
     * @param rates the rate table; NULL if nothing needs a rate.
     * @param options as in money_rates_convert.
     */
    public Money total(String target, Rates rates, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long totalAt = call.take(32);
            call.check(Raw.money_wallet_total(at, call.code(target), call.use(rates), options == null ? 0 : options.put(call), totalAt, 0, call.error()));
            return Money.read(totalAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_wallet_total */
    public Money total(String target) {
        return total(target, (Rates) null, (ConvertOptions) null);
    }

    /**
     * Converts all entries into one currency: the call adds up the exact conversions and rounds the sum once. C:
     * money_wallet_total
     * @param target the currency of the total.
     * @param rates the rate table; NULL if nothing needs a rate.
     * @param options as in money_rates_convert.
     */
    public TotalDetailedResult totalDetailed(String target, Rates rates, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long totalAt = call.take(32);
            long detailsAt = call.take(72);
            call.check(Raw.money_wallet_total(at, call.code(target), call.use(rates), options == null ? 0 : options.put(call), totalAt, detailsAt, call.error()));
            return new TotalDetailedResult(Money.read(totalAt), WalletTotalDetails.read(detailsAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_wallet_total */
    public TotalDetailedResult totalDetailed(String target) {
        return totalDetailed(target, (Rates) null, (ConvertOptions) null);
    }

    /**
     * Holds an amount, which must be there and not held: nothing else can spend it until you commit or release the
     * hold. C: money_wallet_hold
     * @param amount more than 0.
     */
    public long hold(Money amount, WalletNote note) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long holdAt = call.take(8);
            call.check(Raw.money_wallet_hold(at, call.money(amount), note == null ? 0 : note.put(call), holdAt, call.error()));
            return Memory.getLong(holdAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_wallet_hold */
    public long hold(Money amount) {
        return hold(amount, (WalletNote) null);
    }

    /**
     * Commits a hold: an entry of its amount below 0, with its note, takes the hold's place. C:
     * money_wallet_commit
     */
    public long commit(long hold) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long idAt = call.take(8);
            call.check(Raw.money_wallet_commit(at, hold, idAt, call.error()));
            return Memory.getLong(idAt);
        } finally {
            call.end();
        }
    }

    /**
     * Commits an amount of a hold: an entry of that amount below 0, with the hold's note, takes the hold's place,
     * and the rest of the hold can be spent again. A hold of 80 EUR of which 60 EUR are committed leaves an entry
     * of -60 EUR and no hold. C: money_wallet_commit_amount
     * @param amount more than 0, and at most what is held, in the hold's currency.
     */
    public long commitAmount(long hold, Money amount) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long idAt = call.take(8);
            call.check(Raw.money_wallet_commit_amount(at, hold, call.money(amount), idAt, call.error()));
            return Memory.getLong(idAt);
        } finally {
            call.end();
        }
    }

    /** Releases a hold: its amount can be spent again. C: money_wallet_release */
    public void release(long hold) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_wallet_release(at, hold, call.error()));
        } finally {
            call.end();
        }
    }

    /** Counts the holds. C: money_wallet_hold_count */
    public long holdCount() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long countAt = call.take(8);
            call.check(Raw.money_wallet_hold_count(at, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /** Reads the hold at an index, in the order in which holds were made. C: money_wallet_hold_at */
    public WalletEntry holdAt(long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long holdAt = call.take(128);
            call.check(Raw.money_wallet_hold_at(at, index, holdAt, call.error()));
            return WalletEntry.read(holdAt);
        } finally {
            call.end();
        }
    }

    /**
     * Reads the holds from index `first` on into an array, under the rules of money_wallet_entries. C:
     * money_wallet_holds
     */
    public List<WalletEntry> holds() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return call.pages(128, one -> WalletEntry.read(one), page -> Raw.money_wallet_holds(at, page.first(), page.rows(), page.capacity(), page.count(), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Exchanges amounts in a wallet at the rates of a rate table: all legs or none, each rounded once. C:
     * money_wallet_exchange
     * @param legs 1 to 1,024 legs.
     * @param rates the rate table; NULL if nothing needs a rate.
     * @param options as in money_rates_convert.
     * @param note the note of every entry that the call makes.
     */
    public void exchange(List<ExchangeLeg> legs, Rates rates, ConvertOptions options, WalletNote note) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_wallet_exchange(at, call.list(legs, 48, (one, to) -> one.write(call, to)), Call.length(legs), call.use(rates), options == null ? 0 : options.put(call), note == null ? 0 : note.put(call), call.error()));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_wallet_exchange */
    public void exchange(List<ExchangeLeg> legs) {
        exchange(legs, (Rates) null, (ConvertOptions) null, (WalletNote) null);
    }

    /**
     * Writes a wallet as JSON, without its journal. The same wallet always gives the same bytes. C:
     * money_wallet_to_json
     */
    public String toJson() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long jsonAt = call.take(8);
            call.check(Raw.money_wallet_to_json(at, jsonAt, call.length(), call.error()));
            return call.document(jsonAt);
        } finally {
            call.end();
        }
    }

    /**
     * Makes a wallet from JSON that money_wallet_to_json wrote. You free it with money_wallet_free. C:
     * money_wallet_from_json
     */
    public static Wallet fromJson(String json) {
        Call call = Call.begin();
        try {
            byte[] jsonBytes = Call.utf8(json);
            long walletAt = call.take(8);
            call.check(Raw.money_wallet_from_json(call.bytes(jsonBytes), Call.length(jsonBytes), walletAt, call.error()));
            return Wallet.adopt(Memory.getLong(walletAt));
        } finally {
            call.end();
        }
    }

    /** Writes the journal of a wallet: one line of JSON for each change. C: money_wallet_to_journal */
    public String toJournal() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long journalAt = call.take(8);
            call.check(Raw.money_wallet_to_journal(at, journalAt, call.length(), call.error()));
            return call.document(journalAt);
        } finally {
            call.end();
        }
    }

    /**
     * Makes the wallet that a journal records, by making each change again: its JSON is the same to the byte. You
     * free it with money_wallet_free. C: money_wallet_from_journal
     */
    public static Wallet fromJournal(String journal) {
        Call call = Call.begin();
        try {
            byte[] journalBytes = Call.utf8(journal);
            long walletAt = call.take(8);
            call.check(Raw.money_wallet_from_journal(call.bytes(journalBytes), Call.length(journalBytes), walletAt, call.error()));
            return Wallet.adopt(Memory.getLong(walletAt));
        } finally {
            call.end();
        }
    }

    /** Reads the wallet's revision, a number that grows by one with each change. C: money_wallet_revision */
    public long revision() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long revisionAt = call.take(8);
            call.check(Raw.money_wallet_revision(at, revisionAt, call.error()));
            return Memory.getLong(revisionAt);
        } finally {
            call.end();
        }
    }

    /**
     * Makes the statement of a wallet, with the grand total of money_wallet_total. You free it with
     * money_wallet_statement_free. C: money_wallet_statement
     * @param target the currency of the grand total.
     * @param rates the rate table; NULL if nothing needs a rate.
     */
    public WalletStatement statement(String target, Rates rates, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long statementAt = call.take(8);
            call.check(Raw.money_wallet_statement(at, call.code(target), call.use(rates), options == null ? 0 : options.put(call), statementAt, call.error()));
            return WalletStatement.adopt(Memory.getLong(statementAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_wallet_statement */
    public WalletStatement statement(String target) {
        return statement(target, (Rates) null, (ConvertOptions) null);
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
