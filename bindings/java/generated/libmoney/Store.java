// Made from the headers by api/generate.py.
package libmoney;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.LongConsumer;

/** One file that keeps objects by name. */
public final class Store extends Handle {
    private Store(Pointer pointer) {
        super(pointer, Raw::money_store_free);
    }

    static Store adopt(long at) {
        return new Store(new Pointer(at));
    }

    static Store adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /**
     * The results of walletTotalDetailed.
     * @param total total
     * @param flags flags
     */
    public record WalletTotalDetailedResult(Money total, Set<Flags> flags) {}

    /**
     * The results of settingDetailed.
     * @param buffer buffer
     * @param instant instant
     */
    public record SettingDetailedResult(String buffer, Instant instant) {}

    /**
     * Opens a store. You free it with money_store_free. While the file is open, two files whose names end in
     * "-wal" and "-shm" stand next to it. The call refuses a file whose tables, views, indexes or triggers are not
     * those that this library makes. Such a file can hang a program or change what it saves. The first call in a
     * process finds SQLite: the copy that the process has loaded, or the system's libsqlite3.so.0. C:
     * money_store_open
     * @param path one line of at most 4,095 bytes, NUL-terminated; ":memory:" makes a store in memory, which is
     * gone when it is closed.
     * @param options NULL: a store that can be changed, is made if it does not exist, and waits up to 5 seconds.
     */
    public static Store open(String path, StoreOptions options) {
        Call call = Call.begin();
        try {
            long storeAt = call.take(8);
            call.check(Raw.money_store_open(call.code(path), options == null ? 0 : options.put(call), storeAt, call.error()));
            return Store.adopt(Memory.getLong(storeAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_store_open */
    public static Store open(String path) {
        return open(path, (StoreOptions) null);
    }

    /**
     * Closes the file. A transaction that is open is not saved. You can only free the store afterwards. C:
     * money_store_close
     */
    public void closeFile() {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_store_close(at, call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Begins a transaction: money_store_commit saves what you change from now on together. The changes can be read
     * at once through this handle. C: money_store_begin
     */
    public void begin() {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_store_begin(at, call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Saves what was changed since money_store_begin, and ends the transaction. If it fails, the transaction ends
     * too, and nothing of it is saved; after MONEY_ERR_STORE_UNKNOWN, all of it may be. C: money_store_commit
     */
    public void commit() {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_store_commit(at, call.error()));
        } finally {
            call.end();
        }
    }

    /** Ends a transaction without saving anything of it. C: money_store_rollback */
    public void rollback() {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_store_rollback(at, call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Reads the whole file as the loading calls do, and fails if something in it is damaged. If the call succeeds,
     * every object can be loaded. It does not put a portfolio together that uses currencies of your own. C:
     * money_store_check
     */
    public void check() {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_store_check(at, call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Reads the file's revision: 0 for a new file, and one more for each change, whichever process made it. C:
     * money_store_revision
     */
    public long revision() {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long revisionAt = call.take(8);
            call.check(Raw.money_store_revision(at, revisionAt, call.error()));
            return Memory.getLong(revisionAt);
        } finally {
            call.end();
        }
    }

    /**
     * Frees the memory that the store holds only to be faster, such as SQLite's cache of pages. C:
     * money_store_release_memory
     */
    public void releaseMemory() {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_store_release_memory(at, call.error()));
        } finally {
            call.end();
        }
    }

    /** Counts the names of a kind. C: money_store_name_count */
    public long nameCount(StoreKind kind) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long countAt = call.take(8);
            call.check(Raw.money_store_name_count(at, kind.value(), countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /**
     * Reads the name at an index, in the order of the names' bytes. A buffer of MONEY_STORE_NAME_SIZE bytes is
     * large enough. C: money_store_name_at
     */
    public String nameAt(StoreKind kind, long index) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_store_name_at(at, kind.value(), index, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /** Removes the object of a name, with everything that belongs to it. C: money_store_remove */
    public void remove(StoreKind kind, String name) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_store_remove(at, kind.value(), call.code(name), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Saves a wallet with its journal, in place of the wallet of the same name. A wallet remembers the stored
     * wallet that you loaded it from or saved it to. If the stored wallet has changed since then, or was removed,
     * the call is MONEY_ERR_CONFLICT and saves nothing. Then you load the wallet again, make your change, and save
     * again. It does not matter who changed the stored wallet: another process, or a call such as
     * money_store_wallet_add on this store. A wallet that you neither loaded from a name of this file nor saved to
     * it replaces what has the name. This is true for a new wallet, for one from another file, and for a copy
     * through JSON. The same holds for portfolios, catalogues and baskets. C: money_store_wallet_save
     */
    public void walletSave(String name, Wallet wallet) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_store_wallet_save(at, call.code(name), call.use(Objects.requireNonNull(wallet, "wallet")), call.error()));
        } finally {
            call.end();
        }
    }

    /** Loads a wallet with its journal. You free it with money_wallet_free. C: money_store_wallet_load */
    public Wallet walletLoad(String name) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long walletAt = call.take(8);
            call.check(Raw.money_store_wallet_load(at, call.code(name), walletAt, call.error()));
            return Wallet.adopt(Memory.getLong(walletAt));
        } finally {
            call.end();
        }
    }

    /**
     * Adds an entry to a stored wallet without loading the wallet. If no wallet has the name, the call makes one.
     * The rules are those of money_wallet_add, but an amount below 0 must be there and not held.
     * money_store_wallet_spend can take the sum below 0 if you ask for it. C: money_store_wallet_add
     */
    public long walletAdd(String name, Money amount, WalletNote note) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long idAt = call.take(8);
            call.check(Raw.money_store_wallet_add(at, call.code(name), call.money(amount), note == null ? 0 : note.put(call), idAt, call.error()));
            return Memory.getLong(idAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_store_wallet_add */
    public long walletAdd(String name, Money amount) {
        return walletAdd(name, amount, (WalletNote) null);
    }

    /**
     * Counts the entries of a stored wallet. This function and the next four read no entry: the file keeps the
     * sums. C: money_store_wallet_count
     * @param currency NULL counts the entries of all currencies.
     */
    public long walletCount(String name, String currency) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long countAt = call.take(8);
            call.check(Raw.money_store_wallet_count(at, call.code(name), call.code(currency), countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /** Counts the currencies that a stored wallet has entries of. C: money_store_wallet_currency_count */
    public long walletCurrencyCount(String name) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long countAt = call.take(8);
            call.check(Raw.money_store_wallet_currency_count(at, call.code(name), countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /**
     * Reads the currency at an index, in the order of the currencies' first entries. C:
     * money_store_wallet_currency_at
     */
    public String walletCurrencyAt(String name, long index) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_store_wallet_currency_at(at, call.code(name), index, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Reads the sum of a currency of a stored wallet, as money_wallet_sum adds it up. C: money_store_wallet_sum
     * @param registry as in money_wallet_sum.
     */
    public Money walletSum(String name, String currency, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long sumAt = call.take(32);
            call.check(Raw.money_store_wallet_sum(at, call.code(name), call.code(currency), call.use(registry), sumAt, call.error()));
            return Money.read(sumAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_store_wallet_sum */
    public Money walletSum(String name, String currency) {
        return walletSum(name, currency, (CurrencyRegistry) null);
    }

    /**
     * Converts all entries of a stored wallet into one currency, as money_wallet_total does. C:
     * money_store_wallet_total
     * @param target the currency of the total.
     * @param rates the rate table; NULL if nothing needs a rate.
     * @param options as in money_rates_convert.
     */
    public Money walletTotal(String name, String target, Rates rates, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long totalAt = call.take(32);
            call.check(Raw.money_store_wallet_total(at, call.code(name), call.code(target), call.use(rates), options == null ? 0 : options.put(call), totalAt, 0, call.error()));
            return Money.read(totalAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_store_wallet_total */
    public Money walletTotal(String name, String target) {
        return walletTotal(name, target, (Rates) null, (ConvertOptions) null);
    }

    /**
     * Converts all entries of a stored wallet into one currency, as money_wallet_total does. C:
     * money_store_wallet_total
     * @param target the currency of the total.
     * @param rates the rate table; NULL if nothing needs a rate.
     * @param options as in money_rates_convert.
     */
    public WalletTotalDetailedResult walletTotalDetailed(String name, String target, Rates rates, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long totalAt = call.take(32);
            long flagsAt = call.take(8);
            call.check(Raw.money_store_wallet_total(at, call.code(name), call.code(target), call.use(rates), options == null ? 0 : options.put(call), totalAt, flagsAt, call.error()));
            return new WalletTotalDetailedResult(Money.read(totalAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_store_wallet_total */
    public WalletTotalDetailedResult walletTotalDetailed(String name, String target) {
        return walletTotalDetailed(name, target, (Rates) null, (ConvertOptions) null);
    }

    /**
     * Saves a portfolio, in place of the portfolio of the same name. If that portfolio has changed since you
     * loaded this one from it or saved this one to it, the call is MONEY_ERR_CONFLICT, as in
     * money_store_wallet_save. C: money_store_portfolio_save
     */
    public void portfolioSave(String name, Portfolio portfolio) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_store_portfolio_save(at, call.code(name), call.use(Objects.requireNonNull(portfolio, "portfolio")), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Loads a portfolio. You free it with money_portfolio_free. C: money_store_portfolio_load
     * @param registry your own currencies.
     */
    public Portfolio portfolioLoad(String name, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long portfolioAt = call.take(8);
            call.check(Raw.money_store_portfolio_load(at, call.code(name), call.use(registry), portfolioAt, call.error()));
            return Portfolio.adopt(Memory.getLong(portfolioAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_store_portfolio_load */
    public Portfolio portfolioLoad(String name) {
        return portfolioLoad(name, (CurrencyRegistry) null);
    }

    /**
     * Puts a transaction into a stored portfolio. A transaction of the same id is replaced, and keeps its place
     * among those of its day. The call checks the transaction by itself; whether all of them go together is
     * checked when you load the portfolio. C: money_store_transaction_save
     * @param lots the lots that a sale names; NULL with count 0 names none.
     * @param transaction a transaction with an id.
     * @param registry your own currencies.
     */
    public void transactionSave(String name, List<LotSelection> lots, Transaction transaction, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_store_transaction_save(at, call.code(name), transaction == null ? 0 : transaction.put(call), call.list(lots, 72, (one, to) -> one.write(call, to)), Call.length(lots), call.use(registry), call.error()));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_store_transaction_save */
    public void transactionSave(String name, List<LotSelection> lots) {
        transactionSave(name, lots, (Transaction) null, (CurrencyRegistry) null);
    }

    /** Removes the transaction of an id from a stored portfolio. C: money_store_transaction_remove */
    public void transactionRemove(String name, String id) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_store_transaction_remove(at, call.code(name), call.code(id), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Saves a catalogue of products, in place of the catalogue of the same name. If that catalogue has changed
     * since you loaded this one from it or saved this one to it, the call is MONEY_ERR_CONFLICT, as in
     * money_store_wallet_save. C: money_store_catalogue_save
     */
    public void catalogueSave(String name, Catalogue catalogue) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_store_catalogue_save(at, call.code(name), call.use(Objects.requireNonNull(catalogue, "catalogue")), call.error()));
        } finally {
            call.end();
        }
    }

    /** Loads a catalogue. You free it with money_catalogue_free. C: money_store_catalogue_load */
    public Catalogue catalogueLoad(String name) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long catalogueAt = call.take(8);
            call.check(Raw.money_store_catalogue_load(at, call.code(name), catalogueAt, call.error()));
            return Catalogue.adopt(Memory.getLong(catalogueAt));
        } finally {
            call.end();
        }
    }

    /**
     * Saves a basket, in place of the basket of the same name. If that basket has changed since you loaded this
     * one from it or saved this one to it, the call is MONEY_ERR_CONFLICT, as in money_store_wallet_save. C:
     * money_store_basket_save
     */
    public void basketSave(String name, Basket basket) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_store_basket_save(at, call.code(name), call.use(Objects.requireNonNull(basket, "basket")), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Loads a basket. You free it with money_basket_free. C: money_store_basket_load
     * @param catalogue the products that can be added to the basket; NULL: only those that are in it.
     */
    public Basket basketLoad(String name, Catalogue catalogue) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long basketAt = call.take(8);
            call.check(Raw.money_store_basket_load(at, call.code(name), call.use(catalogue), basketAt, call.error()));
            return Basket.adopt(Memory.getLong(basketAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_store_basket_load */
    public Basket basketLoad(String name) {
        return basketLoad(name, (Catalogue) null);
    }

    /**
     * Spends an amount of a stored wallet: the call adds an entry of the amount below 0. The amount must be there
     * and not held, unless movement.may_go_below_zero is 1. Then the sum may go below 0, but never below what is
     * held. C: money_store_wallet_spend
     * @param amount more than 0.
     * @param movement NULL: no key, and the sum does not go below 0.
     */
    public long walletSpend(String name, Money amount, WalletNote note, MovementOptions movement) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long idAt = call.take(8);
            call.check(Raw.money_store_wallet_spend(at, call.code(name), call.money(amount), note == null ? 0 : note.put(call), movement == null ? 0 : movement.put(call), idAt, call.error()));
            return Memory.getLong(idAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_store_wallet_spend */
    public long walletSpend(String name, Money amount) {
        return walletSpend(name, amount, (WalletNote) null, (MovementOptions) null);
    }

    /**
     * Holds an amount of a stored wallet, as money_wallet_hold does. C: money_store_wallet_hold
     * @param amount more than 0.
     * @param movement NULL: no key.
     */
    public long walletHold(String name, Money amount, WalletNote note, MovementOptions movement) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long holdAt = call.take(8);
            call.check(Raw.money_store_wallet_hold(at, call.code(name), call.money(amount), note == null ? 0 : note.put(call), movement == null ? 0 : movement.put(call), holdAt, call.error()));
            return Memory.getLong(holdAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_store_wallet_hold */
    public long walletHold(String name, Money amount) {
        return walletHold(name, amount, (WalletNote) null, (MovementOptions) null);
    }

    /**
     * Commits a hold of a stored wallet, as money_wallet_commit does. C: money_store_wallet_commit
     * @param movement NULL: no key.
     */
    public long walletCommit(String name, long hold, MovementOptions movement) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long idAt = call.take(8);
            call.check(Raw.money_store_wallet_commit(at, call.code(name), hold, movement == null ? 0 : movement.put(call), idAt, call.error()));
            return Memory.getLong(idAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_store_wallet_commit */
    public long walletCommit(String name, long hold) {
        return walletCommit(name, hold, (MovementOptions) null);
    }

    /**
     * Commits an amount of a hold of a stored wallet, as money_wallet_commit_amount does. C:
     * money_store_wallet_commit_amount
     * @param amount more than 0, and at most what is held, in the hold's currency.
     * @param movement NULL: no key.
     */
    public long walletCommitAmount(String name, long hold, Money amount, MovementOptions movement) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long idAt = call.take(8);
            call.check(Raw.money_store_wallet_commit_amount(at, call.code(name), hold, call.money(amount), movement == null ? 0 : movement.put(call), idAt, call.error()));
            return Memory.getLong(idAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_store_wallet_commit_amount */
    public long walletCommitAmount(String name, long hold, Money amount) {
        return walletCommitAmount(name, hold, amount, (MovementOptions) null);
    }

    /**
     * Releases a hold of a stored wallet, as money_wallet_release does. C: money_store_wallet_release
     * @param movement NULL: no key.
     */
    public void walletRelease(String name, long hold, MovementOptions movement) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_store_wallet_release(at, call.code(name), hold, movement == null ? 0 : movement.put(call), call.error()));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_store_wallet_release */
    public void walletRelease(String name, long hold) {
        walletRelease(name, hold, (MovementOptions) null);
    }

    /**
     * Moves amounts between stored wallets, as money_wallet_transfer does: all legs or none. The call makes a
     * wallet that amounts only go into if no wallet has the name. A transfer from outside with a key adds an
     * amount exactly once. C: money_store_wallet_transfer
     * @param legs 1 to 1,024 legs.
     * @param note the note of every entry that the call makes.
     * @param movement NULL: no key.
     */
    public List<LegEntries> walletTransfer(List<StoredLeg> legs, WalletNote note, MovementOptions movement) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long entriesAt = call.rows(Call.length(legs), 48);
            call.check(Raw.money_store_wallet_transfer(at, call.list(legs, 56, (one, to) -> one.write(call, to)), Call.length(legs), note == null ? 0 : note.put(call), movement == null ? 0 : movement.put(call), entriesAt, call.error()));
            return Memory.list(entriesAt, 48, (int) Call.length(legs), one -> LegEntries.read(one));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_store_wallet_transfer */
    public List<LegEntries> walletTransfer(List<StoredLeg> legs) {
        return walletTransfer(legs, (WalletNote) null, (MovementOptions) null);
    }

    /**
     * Exchanges amounts in a stored wallet at the rates of a rate table, as money_wallet_exchange does: all legs
     * or none. The rates and their options are no part of a request with a key, so you can repeat it with newer
     * rates; it gives the entries that it made the first time. C: money_store_wallet_exchange
     * @param legs 1 to 1,024 legs.
     * @param rates the rate table; NULL if nothing needs a rate.
     * @param options as in money_rates_convert.
     * @param note the note of every entry that the call makes.
     * @param movement NULL: no key.
     */
    public List<LegEntries> walletExchange(String name, List<ExchangeLeg> legs, Rates rates, ConvertOptions options, WalletNote note, MovementOptions movement) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long entriesAt = call.rows(Call.length(legs), 48);
            call.check(Raw.money_store_wallet_exchange(at, call.code(name), call.list(legs, 48, (one, to) -> one.write(call, to)), Call.length(legs), call.use(rates), options == null ? 0 : options.put(call), note == null ? 0 : note.put(call), movement == null ? 0 : movement.put(call), entriesAt, call.error()));
            return Memory.list(entriesAt, 48, (int) Call.length(legs), one -> LegEntries.read(one));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_store_wallet_exchange */
    public List<LegEntries> walletExchange(String name, List<ExchangeLeg> legs) {
        return walletExchange(name, legs, (Rates) null, (ConvertOptions) null, (WalletNote) null, (MovementOptions) null);
    }

    /**
     * Saves a rate table as it is quoted, with its dates, source and instant, in place of the one of the same name
     * and instant. Rate tables of other instants stay. C: money_store_rates_save
     */
    public void ratesSave(String name, Rates rates) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_store_rates_save(at, call.code(name), call.use(Objects.requireNonNull(rates, "rates")), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Adds rates with dates to the newest rate table of a name, in place of the rates of the same days. If the
     * name has no rate table, the call saves them. C: money_store_rates_add
     * @param rates rates with dates, and with the base currency of the stored ones.
     */
    public void ratesAdd(String name, Rates rates) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_store_rates_add(at, call.code(name), call.use(Objects.requireNonNull(rates, "rates")), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Loads a rate table. You free it with money_rates_free. C: money_store_rates_load
     * @param asOf the call loads the newest rates that were published at this instant or before;
     * MONEY_INSTANT_NONE: the newest.
     */
    public Rates ratesLoad(String name, Instant asOf) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long ratesAt = call.take(8);
            call.check(Raw.money_store_rates_load(at, call.code(name), Memory.ofInstant(asOf), ratesAt, call.error()));
            return Rates.adopt(Memory.getLong(ratesAt));
        } finally {
            call.end();
        }
    }

    /** Counts the rate tables of a name. C: money_store_rates_count */
    public long ratesCount(String name) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long countAt = call.take(8);
            call.check(Raw.money_store_rates_count(at, call.code(name), countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /** Reads the instant at which the rates at an index were published, newest first. C: money_store_rates_at */
    public Instant ratesAt(String name, long index) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long instantAt = call.take(8);
            call.check(Raw.money_store_rates_at(at, call.code(name), index, instantAt, call.error()));
            return Memory.instant(Memory.getLong(instantAt));
        } finally {
            call.end();
        }
    }

    /**
     * Reads the instants of money_store_rates_at from index `first` on into an array. C:
     * money_store_rates_instants
     */
    public List<Instant> ratesInstants(String name) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            return call.pages(8, one -> Memory.instant(Memory.getLong(one)), page -> Raw.money_store_rates_instants(at, call.code(name), page.first(), page.rows(), page.capacity(), page.count(), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Removes the rates of a name that were published before an instant. C: money_store_rates_remove_before
     * @param instant not MONEY_INSTANT_NONE.
     */
    public long ratesRemoveBefore(String name, Instant instant) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long removedAt = call.take(8);
            call.check(Raw.money_store_rates_remove_before(at, call.code(name), Memory.ofInstant(instant), removedAt, call.error()));
            return Memory.getLong(removedAt);
        } finally {
            call.end();
        }
    }

    /**
     * Saves all currencies of a list, shown or not, with the names that their provider gives them, in place of
     * those of the same name. The list's settings are not among them: keep what money_currency_list_to_json writes
     * as a setting. C: money_store_currencies_save
     */
    public void currenciesSave(String name, CurrencyList list) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_store_currencies_save(at, call.code(name), call.use(Objects.requireNonNull(list, "list")), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Loads currencies as a list. You free it with money_currency_list_free, and give it its settings back with
     * money_currency_list_restore. Favourites that version 0.1 kept in the file are favourites until then. C:
     * money_store_currencies_load
     * @param language as in money_currency_list_new.
     */
    public CurrencyList currenciesLoad(String name, String language) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long listAt = call.take(8);
            call.check(Raw.money_store_currencies_load(at, call.code(name), call.code(language), listAt, call.error()));
            return CurrencyList.adopt(Memory.getLong(listAt));
        } finally {
            call.end();
        }
    }

    /**
     * Puts a setting in, in place of the one of the same key. C: money_store_setting_save
     * @param key a key, under the rules of names.
     * @param value UTF-8, at most MONEY_DOCUMENT_MAX bytes.
     * @param instant the instant that belongs to the value, such as when it was chosen or received; or
     * MONEY_INSTANT_NONE.
     */
    public void settingSave(String key, String value, Instant instant) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            byte[] valueBytes = Call.utf8(value);
            call.check(Raw.money_store_setting_save(at, call.code(key), call.bytes(valueBytes), Call.length(valueBytes), Memory.ofInstant(instant), call.error()));
        } finally {
            call.end();
        }
    }

    /** Reads the value of a setting, and its instant. C: money_store_setting */
    public String setting(String key) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_store_setting(at, call.code(key), bufferAt, call.room(), call.length(), 0, call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /** Reads the value of a setting, and its instant. C: money_store_setting */
    public SettingDetailedResult settingDetailed(String key) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long instantAt = call.take(8);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_store_setting(at, call.code(key), bufferAt, call.room(), call.length(), instantAt, call.error()))) return new SettingDetailedResult(Memory.textUntilNul(bufferAt), Memory.instant(Memory.getLong(instantAt)));
            }
        } finally {
            call.end();
        }
    }

    /** Counts the settings. C: money_store_setting_count */
    public long settingCount() {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long countAt = call.take(8);
            call.check(Raw.money_store_setting_count(at, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /**
     * Reads the key at an index, in the order of the keys' bytes. A buffer of MONEY_STORE_NAME_SIZE bytes is large
     * enough. C: money_store_setting_key_at
     */
    public String settingKeyAt(long index) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_store_setting_key_at(at, index, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /** Removes a setting. C: money_store_setting_remove */
    public void settingRemove(String key) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_store_setting_remove(at, call.code(key), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Puts price quotes in, all or none. Each replaces the quote of its symbol. C: money_store_quotes_save
     * @param quotes quotes with a symbol each; NULL with count 0 changes nothing.
     */
    public void quotesSave(List<PriceQuote> quotes) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_store_quotes_save(at, call.list(quotes, 112, (one, to) -> one.write(call, to)), Call.length(quotes), call.error()));
        } finally {
            call.end();
        }
    }

    /** Reads the quote of a symbol. C: money_store_quote */
    public PriceQuote quote(String symbol) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long quoteAt = call.take(112);
            call.check(Raw.money_store_quote(at, call.code(symbol), quoteAt, call.error()));
            return PriceQuote.read(quoteAt);
        } finally {
            call.end();
        }
    }

    /** Counts the quotes. C: money_store_quote_count */
    public long quoteCount() {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long countAt = call.take(8);
            call.check(Raw.money_store_quote_count(at, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /** Reads the quote at an index, in the order of the symbols. C: money_store_quote_at */
    public PriceQuote quoteAt(long index) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long quoteAt = call.take(112);
            call.check(Raw.money_store_quote_at(at, index, quoteAt, call.error()));
            return PriceQuote.read(quoteAt);
        } finally {
            call.end();
        }
    }

    /** Reads the quotes from index `first` on into an array, in the order of the symbols. C: money_store_quotes */
    public List<PriceQuote> quotes() {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            return call.pages(112, one -> PriceQuote.read(one), page -> Raw.money_store_quotes(at, page.first(), page.rows(), page.capacity(), page.count(), call.error()));
        } finally {
            call.end();
        }
    }

    /** Removes the quote of a symbol. C: money_store_quote_remove */
    public void quoteRemove(String symbol) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_store_quote_remove(at, call.code(symbol), call.error()));
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
