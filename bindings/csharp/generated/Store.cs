// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>One file that keeps objects by name.</summary>
    public sealed class Store : Handle
    {
        private static readonly Action<long> Free = Raw.money_store_free;

        private Store(long at)
            : base(at, Free)
        {
        }

        internal static Store Adopt(long at)
        {
            return new Store(at);
        }

        internal static Store AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Opens a store. You free it with money_store_free. While the file is open, two files whose
        /// names end in "-wal" and "-shm" stand next to it. The call refuses a file whose tables, views,
        /// indexes or triggers are not those that this library makes. Such a file can hang a program or change
        /// what it saves. The first call in a process finds SQLite: the copy that the process has loaded, or
        /// the system's libsqlite3.so.0. C: money_store_open</summary>
        /// <param name="path">one line of at most 4,095 bytes, NUL-terminated; ":memory:" makes a store in
        /// memory, which is gone when it is closed.</param>
        /// <param name="options">NULL: a store that can be changed, is made if it does not exist, and waits up
        /// to 5 seconds.</param>
        public static Store Open(string path, StoreOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long storeAt = call.Take(8);
                call.Check(Raw.money_store_open(call.Code(path), options == null ? 0 : options.Put(call), storeAt, call.Error));
                return Libmoney.Store.Adopt(Memory.GetLong(storeAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Closes the file. A transaction that is open is not saved. You can only free the store
        /// afterwards. C: money_store_close</summary>
        public void Close()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_store_close(at, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Begins a transaction: money_store_commit saves what you change from now on together. The
        /// changes can be read at once through this handle. C: money_store_begin</summary>
        public void Begin()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_store_begin(at, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Saves what was changed since money_store_begin, and ends the transaction. If it fails, the
        /// transaction ends too, and nothing of it is saved; after MONEY_ERR_STORE_UNKNOWN, all of it may be.
        /// C: money_store_commit</summary>
        public void Commit()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_store_commit(at, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Ends a transaction without saving anything of it. C: money_store_rollback</summary>
        public void Rollback()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_store_rollback(at, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the whole file as the loading calls do, and fails if something in it is damaged. If
        /// the call succeeds, every object can be loaded. It does not put a portfolio together that uses
        /// currencies of your own. C: money_store_check</summary>
        public void Check()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_store_check(at, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the file's revision: 0 for a new file, and one more for each change, whichever
        /// process made it. C: money_store_revision</summary>
        public ulong Revision()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long revisionAt = call.Take(8);
                call.Check(Raw.money_store_revision(at, revisionAt, call.Error));
                return (ulong)Memory.GetLong(revisionAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Frees the memory that the store holds only to be faster, such as SQLite's cache of pages.
        /// C: money_store_release_memory</summary>
        public void ReleaseMemory()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_store_release_memory(at, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Counts the names of a kind. C: money_store_name_count</summary>
        public long NameCount(StoreKind kind)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_store_name_count(at, (int)kind, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the name at an index, in the order of the names' bytes. A buffer of
        /// MONEY_STORE_NAME_SIZE bytes is large enough. C: money_store_name_at</summary>
        public string NameAt(StoreKind kind, long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_store_name_at(at, (int)kind, index, bufferAt, call.Room, call.Length(), call.Error)))
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

        /// <summary>Removes the object of a name, with everything that belongs to it. C:
        /// money_store_remove</summary>
        public void Remove(StoreKind kind, string name)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_store_remove(at, (int)kind, call.Code(name), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Saves a wallet with its journal, in place of the wallet of the same name. A wallet
        /// remembers the stored wallet that you loaded it from or saved it to. If the stored wallet has changed
        /// since then, or was removed, the call is MONEY_ERR_CONFLICT and saves nothing. Then you load the
        /// wallet again, make your change, and save again. It does not matter who changed the stored wallet:
        /// another process, or a call such as money_store_wallet_add on this store. A wallet that you neither
        /// loaded from a name of this file nor saved to it replaces what has the name. This is true for a new
        /// wallet, for one from another file, and for a copy through JSON. The same holds for portfolios,
        /// catalogues and baskets. C: money_store_wallet_save</summary>
        public void WalletSave(string name, Wallet wallet)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_store_wallet_save(at, call.Code(name), call.Use(Call.Needed(wallet, nameof(wallet))), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Loads a wallet with its journal. You free it with money_wallet_free. C:
        /// money_store_wallet_load</summary>
        public Wallet WalletLoad(string name)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long walletAt = call.Take(8);
                call.Check(Raw.money_store_wallet_load(at, call.Code(name), walletAt, call.Error));
                return Libmoney.Wallet.Adopt(Memory.GetLong(walletAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds an entry to a stored wallet without loading the wallet. If no wallet has the name, the
        /// call makes one. The rules are those of money_wallet_add, but an amount below 0 must be there and not
        /// held. money_store_wallet_spend can take the sum below 0 if you ask for it. C:
        /// money_store_wallet_add</summary>
        public ulong WalletAdd(string name, Money amount, WalletNote note = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long idAt = call.Take(8);
                call.Check(Raw.money_store_wallet_add(at, call.Code(name), amount.Put(call), note == null ? 0 : note.Put(call), idAt, call.Error));
                return (ulong)Memory.GetLong(idAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Counts the entries of a stored wallet. This function and the next four read no entry: the
        /// file keeps the sums. C: money_store_wallet_count</summary>
        /// <param name="currency">NULL counts the entries of all currencies.</param>
        public long WalletCount(string name, string currency)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_store_wallet_count(at, call.Code(name), call.Code(currency), countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Counts the currencies that a stored wallet has entries of. C:
        /// money_store_wallet_currency_count</summary>
        public long WalletCurrencyCount(string name)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_store_wallet_currency_count(at, call.Code(name), countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the currency at an index, in the order of the currencies' first entries. C:
        /// money_store_wallet_currency_at</summary>
        public string WalletCurrencyAt(string name, long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_store_wallet_currency_at(at, call.Code(name), index, bufferAt, call.Room, call.Length(), call.Error)))
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

        /// <summary>Reads the sum of a currency of a stored wallet, as money_wallet_sum adds it up. C:
        /// money_store_wallet_sum</summary>
        /// <param name="registry">as in money_wallet_sum.</param>
        public Money WalletSum(string name, string currency, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long sumAt = call.Take(32);
                call.Check(Raw.money_store_wallet_sum(at, call.Code(name), call.Code(currency), call.Use(registry), sumAt, call.Error));
                return Libmoney.Money.Read(sumAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Converts all entries of a stored wallet into one currency, as money_wallet_total does. C:
        /// money_store_wallet_total</summary>
        /// <param name="target">the currency of the total.</param>
        /// <param name="rates">the rate table; NULL if nothing needs a rate.</param>
        /// <param name="options">as in money_rates_convert.</param>
        public Money WalletTotal(string name, string target, Rates rates = null, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long totalAt = call.Take(32);
                call.Check(Raw.money_store_wallet_total(at, call.Code(name), call.Code(target), call.Use(rates), options == null ? 0 : options.Put(call), totalAt, 0, call.Error));
                return Libmoney.Money.Read(totalAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Converts all entries of a stored wallet into one currency, as money_wallet_total does. C:
        /// money_store_wallet_total</summary>
        /// <param name="target">the currency of the total.</param>
        /// <param name="rates">the rate table; NULL if nothing needs a rate.</param>
        /// <param name="options">as in money_rates_convert.</param>
        public (Money Total, Flags Flags) WalletTotalDetailed(string name, string target, Rates rates = null, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long totalAt = call.Take(32);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_store_wallet_total(at, call.Code(name), call.Code(target), call.Use(rates), options == null ? 0 : options.Put(call), totalAt, flagsAt, call.Error));
                return (Libmoney.Money.Read(totalAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Saves a portfolio, in place of the portfolio of the same name. If that portfolio has
        /// changed since you loaded this one from it or saved this one to it, the call is MONEY_ERR_CONFLICT,
        /// as in money_store_wallet_save. C: money_store_portfolio_save</summary>
        public void PortfolioSave(string name, Portfolio portfolio)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_store_portfolio_save(at, call.Code(name), call.Use(Call.Needed(portfolio, nameof(portfolio))), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Loads a portfolio. You free it with money_portfolio_free. C:
        /// money_store_portfolio_load</summary>
        /// <param name="registry">your own currencies.</param>
        public Portfolio PortfolioLoad(string name, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long portfolioAt = call.Take(8);
                call.Check(Raw.money_store_portfolio_load(at, call.Code(name), call.Use(registry), portfolioAt, call.Error));
                return Libmoney.Portfolio.Adopt(Memory.GetLong(portfolioAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Puts a transaction into a stored portfolio. A transaction of the same id is replaced, and
        /// keeps its place among those of its day. The call checks the transaction by itself; whether all of
        /// them go together is checked when you load the portfolio. C: money_store_transaction_save</summary>
        /// <param name="lots">the lots that a sale names; NULL with count 0 names none.</param>
        /// <param name="transaction">a transaction with an id.</param>
        /// <param name="registry">your own currencies.</param>
        public void TransactionSave(string name, IReadOnlyList<LotSelection> lots, Transaction transaction = null, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_store_transaction_save(at, call.Code(name), transaction == null ? 0 : transaction.Put(call), call.List(lots, 72, (one, to) => one.Write(call, to)), Call.Length(lots), call.Use(registry), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Removes the transaction of an id from a stored portfolio. C:
        /// money_store_transaction_remove</summary>
        public void TransactionRemove(string name, string id)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_store_transaction_remove(at, call.Code(name), call.Code(id), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Saves a catalogue of products, in place of the catalogue of the same name. If that
        /// catalogue has changed since you loaded this one from it or saved this one to it, the call is
        /// MONEY_ERR_CONFLICT, as in money_store_wallet_save. C: money_store_catalogue_save</summary>
        public void CatalogueSave(string name, Catalogue catalogue)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_store_catalogue_save(at, call.Code(name), call.Use(Call.Needed(catalogue, nameof(catalogue))), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Loads a catalogue. You free it with money_catalogue_free. C:
        /// money_store_catalogue_load</summary>
        public Catalogue CatalogueLoad(string name)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long catalogueAt = call.Take(8);
                call.Check(Raw.money_store_catalogue_load(at, call.Code(name), catalogueAt, call.Error));
                return Libmoney.Catalogue.Adopt(Memory.GetLong(catalogueAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Saves a basket, in place of the basket of the same name. If that basket has changed since
        /// you loaded this one from it or saved this one to it, the call is MONEY_ERR_CONFLICT, as in
        /// money_store_wallet_save. C: money_store_basket_save</summary>
        public void BasketSave(string name, Basket basket)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_store_basket_save(at, call.Code(name), call.Use(Call.Needed(basket, nameof(basket))), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Loads a basket. You free it with money_basket_free. C: money_store_basket_load</summary>
        /// <param name="catalogue">the products that can be added to the basket; NULL: only those that are in
        /// it.</param>
        public Basket BasketLoad(string name, Catalogue catalogue = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long basketAt = call.Take(8);
                call.Check(Raw.money_store_basket_load(at, call.Code(name), call.Use(catalogue), basketAt, call.Error));
                return Libmoney.Basket.Adopt(Memory.GetLong(basketAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Spends an amount of a stored wallet: the call adds an entry of the amount below 0. The
        /// amount must be there and not held, unless movement.may_go_below_zero is 1. Then the sum may go below
        /// 0, but never below what is held. C: money_store_wallet_spend</summary>
        /// <param name="amount">more than 0.</param>
        /// <param name="movement">NULL: no key, and the sum does not go below 0.</param>
        public ulong WalletSpend(string name, Money amount, WalletNote note = null, MovementOptions movement = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long idAt = call.Take(8);
                call.Check(Raw.money_store_wallet_spend(at, call.Code(name), amount.Put(call), note == null ? 0 : note.Put(call), movement == null ? 0 : movement.Put(call), idAt, call.Error));
                return (ulong)Memory.GetLong(idAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Holds an amount of a stored wallet, as money_wallet_hold does. C:
        /// money_store_wallet_hold</summary>
        /// <param name="amount">more than 0.</param>
        /// <param name="movement">NULL: no key.</param>
        public ulong WalletHold(string name, Money amount, WalletNote note = null, MovementOptions movement = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long holdAt = call.Take(8);
                call.Check(Raw.money_store_wallet_hold(at, call.Code(name), amount.Put(call), note == null ? 0 : note.Put(call), movement == null ? 0 : movement.Put(call), holdAt, call.Error));
                return (ulong)Memory.GetLong(holdAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Commits a hold of a stored wallet, as money_wallet_commit does. C:
        /// money_store_wallet_commit</summary>
        /// <param name="movement">NULL: no key.</param>
        public ulong WalletCommit(string name, ulong hold, MovementOptions movement = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long idAt = call.Take(8);
                call.Check(Raw.money_store_wallet_commit(at, call.Code(name), unchecked((long)hold), movement == null ? 0 : movement.Put(call), idAt, call.Error));
                return (ulong)Memory.GetLong(idAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Commits an amount of a hold of a stored wallet, as money_wallet_commit_amount does. C:
        /// money_store_wallet_commit_amount</summary>
        /// <param name="amount">more than 0, and at most what is held, in the hold's currency.</param>
        /// <param name="movement">NULL: no key.</param>
        public ulong WalletCommitAmount(string name, ulong hold, Money amount, MovementOptions movement = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long idAt = call.Take(8);
                call.Check(Raw.money_store_wallet_commit_amount(at, call.Code(name), unchecked((long)hold), amount.Put(call), movement == null ? 0 : movement.Put(call), idAt, call.Error));
                return (ulong)Memory.GetLong(idAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Releases a hold of a stored wallet, as money_wallet_release does. C:
        /// money_store_wallet_release</summary>
        /// <param name="movement">NULL: no key.</param>
        public void WalletRelease(string name, ulong hold, MovementOptions movement = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_store_wallet_release(at, call.Code(name), unchecked((long)hold), movement == null ? 0 : movement.Put(call), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Moves amounts between stored wallets, as money_wallet_transfer does: all legs or none. The
        /// call makes a wallet that amounts only go into if no wallet has the name. A transfer from outside
        /// with a key adds an amount exactly once. C: money_store_wallet_transfer</summary>
        /// <param name="legs">1 to 1,024 legs.</param>
        /// <param name="note">the note of every entry that the call makes.</param>
        /// <param name="movement">NULL: no key.</param>
        public IReadOnlyList<LegEntries> WalletTransfer(IReadOnlyList<StoredLeg> legs, WalletNote note = null, MovementOptions movement = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long entriesAt = call.Rows(Call.Length(legs), 48);
                call.Check(Raw.money_store_wallet_transfer(at, call.List(legs, 56, (one, to) => one.Write(call, to)), Call.Length(legs), note == null ? 0 : note.Put(call), movement == null ? 0 : movement.Put(call), entriesAt, call.Error));
                return Memory.List(entriesAt, 48, (int)Call.Length(legs), one => Libmoney.LegEntries.Read(one));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Exchanges amounts in a stored wallet at the rates of a rate table, as money_wallet_exchange
        /// does: all legs or none. The rates and their options are no part of a request with a key, so you can
        /// repeat it with newer rates; it gives the entries that it made the first time. C:
        /// money_store_wallet_exchange</summary>
        /// <param name="legs">1 to 1,024 legs.</param>
        /// <param name="rates">the rate table; NULL if nothing needs a rate.</param>
        /// <param name="options">as in money_rates_convert.</param>
        /// <param name="note">the note of every entry that the call makes.</param>
        /// <param name="movement">NULL: no key.</param>
        public IReadOnlyList<LegEntries> WalletExchange(string name, IReadOnlyList<ExchangeLeg> legs, Rates rates = null, ConvertOptions options = null, WalletNote note = null, MovementOptions movement = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long entriesAt = call.Rows(Call.Length(legs), 48);
                call.Check(Raw.money_store_wallet_exchange(at, call.Code(name), call.List(legs, 48, (one, to) => one.Write(call, to)), Call.Length(legs), call.Use(rates), options == null ? 0 : options.Put(call), note == null ? 0 : note.Put(call), movement == null ? 0 : movement.Put(call), entriesAt, call.Error));
                return Memory.List(entriesAt, 48, (int)Call.Length(legs), one => Libmoney.LegEntries.Read(one));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Saves a rate table as it is quoted, with its dates, source and instant, in place of the one
        /// of the same name and instant. Rate tables of other instants stay. C:
        /// money_store_rates_save</summary>
        public void RatesSave(string name, Rates rates)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_store_rates_save(at, call.Code(name), call.Use(Call.Needed(rates, nameof(rates))), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds rates with dates to the newest rate table of a name, in place of the rates of the same
        /// days. If the name has no rate table, the call saves them. C: money_store_rates_add</summary>
        /// <param name="rates">rates with dates, and with the base currency of the stored ones.</param>
        public void RatesAdd(string name, Rates rates)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_store_rates_add(at, call.Code(name), call.Use(Call.Needed(rates, nameof(rates))), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Loads a rate table. You free it with money_rates_free. C: money_store_rates_load</summary>
        /// <param name="asOf">the call loads the newest rates that were published at this instant or before;
        /// MONEY_INSTANT_NONE: the newest.</param>
        public Rates RatesLoad(string name, DateTimeOffset? asOf)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long ratesAt = call.Take(8);
                call.Check(Raw.money_store_rates_load(at, call.Code(name), Memory.OfInstant(asOf), ratesAt, call.Error));
                return Libmoney.Rates.Adopt(Memory.GetLong(ratesAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Counts the rate tables of a name. C: money_store_rates_count</summary>
        public long RatesCount(string name)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_store_rates_count(at, call.Code(name), countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the instant at which the rates at an index were published, newest first. C:
        /// money_store_rates_at</summary>
        public DateTimeOffset? RatesAt(string name, long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long instantAt = call.Take(8);
                call.Check(Raw.money_store_rates_at(at, call.Code(name), index, instantAt, call.Error));
                return Memory.Instant(Memory.GetLong(instantAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the instants of money_store_rates_at from index `first` on into an array. C:
        /// money_store_rates_instants</summary>
        public IReadOnlyList<DateTimeOffset?> RatesInstants(string name)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                return call.Pages(8, one => Memory.Instant(Memory.GetLong(one)), page => Raw.money_store_rates_instants(at, call.Code(name), page.First, page.Rows, page.Capacity, page.Count, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Removes the rates of a name that were published before an instant. C:
        /// money_store_rates_remove_before</summary>
        /// <param name="instant">not MONEY_INSTANT_NONE.</param>
        public long RatesRemoveBefore(string name, DateTimeOffset? instant)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long removedAt = call.Take(8);
                call.Check(Raw.money_store_rates_remove_before(at, call.Code(name), Memory.OfInstant(instant), removedAt, call.Error));
                return Memory.GetLong(removedAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Saves all currencies of a list, shown or not, with the names that their provider gives
        /// them, in place of those of the same name. The list's settings are not among them: keep what
        /// money_currency_list_to_json writes as a setting. C: money_store_currencies_save</summary>
        public void CurrenciesSave(string name, CurrencyList list)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_store_currencies_save(at, call.Code(name), call.Use(Call.Needed(list, nameof(list))), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Loads currencies as a list. You free it with money_currency_list_free, and give it its
        /// settings back with money_currency_list_restore. Favourites that version 0.1 kept in the file are
        /// favourites until then. C: money_store_currencies_load</summary>
        /// <param name="language">as in money_currency_list_new.</param>
        public CurrencyList CurrenciesLoad(string name, string language)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long listAt = call.Take(8);
                call.Check(Raw.money_store_currencies_load(at, call.Code(name), call.Code(language), listAt, call.Error));
                return Libmoney.CurrencyList.Adopt(Memory.GetLong(listAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Puts a setting in, in place of the one of the same key. C:
        /// money_store_setting_save</summary>
        /// <param name="key">a key, under the rules of names.</param>
        /// <param name="value">UTF-8, at most MONEY_DOCUMENT_MAX bytes.</param>
        /// <param name="instant">the instant that belongs to the value, such as when it was chosen or received;
        /// or MONEY_INSTANT_NONE.</param>
        public void SettingSave(string key, string value, DateTimeOffset? instant)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                byte[] valueBytes = Call.Utf8(value);
                call.Check(Raw.money_store_setting_save(at, call.Code(key), call.Bytes(valueBytes), Call.Length(valueBytes), Memory.OfInstant(instant), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the value of a setting, and its instant. C: money_store_setting</summary>
        public string Setting(string key)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_store_setting(at, call.Code(key), bufferAt, call.Room, call.Length(), 0, call.Error)))
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

        /// <summary>Reads the value of a setting, and its instant. C: money_store_setting</summary>
        public (string Buffer, DateTimeOffset? Instant) SettingDetailed(string key)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long instantAt = call.Take(8);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_store_setting(at, call.Code(key), bufferAt, call.Room, call.Length(), instantAt, call.Error)))
                    {
                        return (Memory.TextUntilNul(bufferAt), Memory.Instant(Memory.GetLong(instantAt)));
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Counts the settings. C: money_store_setting_count</summary>
        public long SettingCount()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_store_setting_count(at, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the key at an index, in the order of the keys' bytes. A buffer of
        /// MONEY_STORE_NAME_SIZE bytes is large enough. C: money_store_setting_key_at</summary>
        public string SettingKeyAt(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_store_setting_key_at(at, index, bufferAt, call.Room, call.Length(), call.Error)))
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

        /// <summary>Removes a setting. C: money_store_setting_remove</summary>
        public void SettingRemove(string key)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_store_setting_remove(at, call.Code(key), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Puts price quotes in, all or none. Each replaces the quote of its symbol. C:
        /// money_store_quotes_save</summary>
        /// <param name="quotes">quotes with a symbol each; NULL with count 0 changes nothing.</param>
        public void QuotesSave(IReadOnlyList<PriceQuote> quotes)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_store_quotes_save(at, call.List(quotes, 112, (one, to) => one.Write(call, to)), Call.Length(quotes), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the quote of a symbol. C: money_store_quote</summary>
        public PriceQuote Quote(string symbol)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long quoteAt = call.Take(112);
                call.Check(Raw.money_store_quote(at, call.Code(symbol), quoteAt, call.Error));
                return Libmoney.PriceQuote.Read(quoteAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Counts the quotes. C: money_store_quote_count</summary>
        public long QuoteCount()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_store_quote_count(at, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the quote at an index, in the order of the symbols. C: money_store_quote_at</summary>
        public PriceQuote QuoteAt(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long quoteAt = call.Take(112);
                call.Check(Raw.money_store_quote_at(at, index, quoteAt, call.Error));
                return Libmoney.PriceQuote.Read(quoteAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the quotes from index `first` on into an array, in the order of the symbols. C:
        /// money_store_quotes</summary>
        public IReadOnlyList<PriceQuote> Quotes()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                return call.Pages(112, one => Libmoney.PriceQuote.Read(one), page => Raw.money_store_quotes(at, page.First, page.Rows, page.Capacity, page.Count, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Removes the quote of a symbol. C: money_store_quote_remove</summary>
        public void QuoteRemove(string symbol)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_store_quote_remove(at, call.Code(symbol), call.Error));
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
