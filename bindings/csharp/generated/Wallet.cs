// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Amounts of several currencies, each kept as an entry, with holds and a journal.</summary>
    public sealed class Wallet : Handle, IEnumerable<WalletEntry>
    {
        private static readonly Action<long> Free = Raw.money_wallet_free;

        private Wallet(long at)
            : base(at, Free)
        {
        }

        internal static Wallet Adopt(long at)
        {
            return new Wallet(at);
        }

        internal static Wallet AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Makes an empty wallet. You free it with money_wallet_free. C: money_wallet_new</summary>
        public Wallet()
            : base(Make(), Free)
        {
        }

        private static long Make()
        {
            Call call = Call.Begin();
            try
            {
                long walletAt = call.Take(8);
                call.Check(Raw.money_wallet_new(walletAt, call.Error));
                return Memory.GetLong(walletAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds an entry. An amount below 0 records a payment, which may take the sum below 0, but
        /// never below what is held. C: money_wallet_add</summary>
        public ulong Add(Money amount, WalletNote note = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long idAt = call.Take(8);
                call.Check(Raw.money_wallet_add(at, amount.Put(call), note == null ? 0 : note.Put(call), idAt, call.Error));
                return (ulong)Memory.GetLong(idAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Removes the entry of an id, as if it had never been there. C: money_wallet_remove</summary>
        public void Remove(ulong id)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_wallet_remove(at, unchecked((long)id), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Removes the first entry whose amount equals another: 10.5 EUR equals 10.50 EUR. C:
        /// money_wallet_remove_amount</summary>
        public ulong RemoveAmount(Money amount)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long idAt = call.Take(8);
                call.Check(Raw.money_wallet_remove_amount(at, amount.Put(call), idAt, call.Error));
                return (ulong)Memory.GetLong(idAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Counts the entries. C: money_wallet_count</summary>
        /// <param name="currency">NULL counts the entries of all currencies.</param>
        public long Count(string currency)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_wallet_count(at, call.Code(currency), countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the entry at an index, in the order in which entries were added. C:
        /// money_wallet_at</summary>
        /// <param name="currency">the index counts the entries of this currency; NULL: of all.</param>
        public WalletEntry At(string currency, long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long entryAt = call.Take(128);
                call.Check(Raw.money_wallet_at(at, call.Code(currency), index, entryAt, call.Error));
                return Libmoney.WalletEntry.Read(entryAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the entries from index `first` on into an array. C: money_wallet_entries</summary>
        /// <param name="currency">as in money_wallet_at.</param>
        public IReadOnlyList<WalletEntry> Entries(string currency)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return call.Pages(128, one => Libmoney.WalletEntry.Read(one), page => Raw.money_wallet_entries(at, call.Code(currency), page.First, page.Rows, page.Capacity, page.Count, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Counts the currencies that the wallet has entries of. C:
        /// money_wallet_currency_count</summary>
        public long CurrencyCount()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_wallet_currency_count(at, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the currency at an index, in the order of the currencies' first entries. C:
        /// money_wallet_currency_at</summary>
        public string CurrencyAt(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_wallet_currency_at(at, index, bufferAt, call.Room, call.Length(), call.Error)))
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

        /// <summary>Adds up the entries of a currency. The sum has the currency's fraction digits, or more if
        /// its value needs them; it is 0 if there are no entries of the currency. C: money_wallet_sum</summary>
        /// <param name="registry">your own currencies, whose fraction digits count too.</param>
        public Money Sum(string currency, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long sumAt = call.Take(32);
                call.Check(Raw.money_wallet_sum(at, call.Code(currency), call.Use(registry), sumAt, call.Error));
                return Libmoney.Money.Read(sumAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads how much of a currency's sum is held. C: money_wallet_held</summary>
        /// <param name="registry">as in money_wallet_sum.</param>
        public Money Held(string currency, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long heldAt = call.Take(32);
                call.Check(Raw.money_wallet_held(at, call.Code(currency), call.Use(registry), heldAt, call.Error));
                return Libmoney.Money.Read(heldAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Converts all entries into one currency: the call adds up the exact conversions and rounds
        /// the sum once. C: money_wallet_total</summary>
        /// <param name="target">the currency of the total.</param>
        /// <param name="rates">the rate table; NULL if nothing needs a rate.</param>
        /// <param name="options">as in money_rates_convert.</param>
        public Money Total(string target, Rates rates = null, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long totalAt = call.Take(32);
                call.Check(Raw.money_wallet_total(at, call.Code(target), call.Use(rates), options == null ? 0 : options.Put(call), totalAt, 0, call.Error));
                return Libmoney.Money.Read(totalAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Converts all entries into one currency: the call adds up the exact conversions and rounds
        /// the sum once. C: money_wallet_total</summary>
        /// <param name="target">the currency of the total.</param>
        /// <param name="rates">the rate table; NULL if nothing needs a rate.</param>
        /// <param name="options">as in money_rates_convert.</param>
        public (Money Total, WalletTotalDetails Details) TotalDetailed(string target, Rates rates = null, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long totalAt = call.Take(32);
                long detailsAt = call.Take(72);
                call.Check(Raw.money_wallet_total(at, call.Code(target), call.Use(rates), options == null ? 0 : options.Put(call), totalAt, detailsAt, call.Error));
                return (Libmoney.Money.Read(totalAt), Libmoney.WalletTotalDetails.Read(detailsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Holds an amount, which must be there and not held: nothing else can spend it until you
        /// commit or release the hold. C: money_wallet_hold</summary>
        /// <param name="amount">more than 0.</param>
        public ulong Hold(Money amount, WalletNote note = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long holdAt = call.Take(8);
                call.Check(Raw.money_wallet_hold(at, amount.Put(call), note == null ? 0 : note.Put(call), holdAt, call.Error));
                return (ulong)Memory.GetLong(holdAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Commits a hold: an entry of its amount below 0, with its note, takes the hold's place. C:
        /// money_wallet_commit</summary>
        public ulong Commit(ulong hold)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long idAt = call.Take(8);
                call.Check(Raw.money_wallet_commit(at, unchecked((long)hold), idAt, call.Error));
                return (ulong)Memory.GetLong(idAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Commits an amount of a hold: an entry of that amount below 0, with the hold's note, takes
        /// the hold's place, and the rest of the hold can be spent again. A hold of 80 EUR of which 60 EUR are
        /// committed leaves an entry of -60 EUR and no hold. C: money_wallet_commit_amount</summary>
        /// <param name="amount">more than 0, and at most what is held, in the hold's currency.</param>
        public ulong CommitAmount(ulong hold, Money amount)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long idAt = call.Take(8);
                call.Check(Raw.money_wallet_commit_amount(at, unchecked((long)hold), amount.Put(call), idAt, call.Error));
                return (ulong)Memory.GetLong(idAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Releases a hold: its amount can be spent again. C: money_wallet_release</summary>
        public void Release(ulong hold)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_wallet_release(at, unchecked((long)hold), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Counts the holds. C: money_wallet_hold_count</summary>
        public long HoldCount()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_wallet_hold_count(at, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the hold at an index, in the order in which holds were made. C:
        /// money_wallet_hold_at</summary>
        public WalletEntry HoldAt(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long holdAt = call.Take(128);
                call.Check(Raw.money_wallet_hold_at(at, index, holdAt, call.Error));
                return Libmoney.WalletEntry.Read(holdAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the holds from index `first` on into an array, under the rules of
        /// money_wallet_entries. C: money_wallet_holds</summary>
        public IReadOnlyList<WalletEntry> Holds()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return call.Pages(128, one => Libmoney.WalletEntry.Read(one), page => Raw.money_wallet_holds(at, page.First, page.Rows, page.Capacity, page.Count, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Exchanges amounts in a wallet at the rates of a rate table: all legs or none, each rounded
        /// once. C: money_wallet_exchange</summary>
        /// <param name="legs">1 to 1,024 legs.</param>
        /// <param name="rates">the rate table; NULL if nothing needs a rate.</param>
        /// <param name="options">as in money_rates_convert.</param>
        /// <param name="note">the note of every entry that the call makes.</param>
        public void Exchange(IReadOnlyList<ExchangeLeg> legs, Rates rates = null, ConvertOptions options = null, WalletNote note = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_wallet_exchange(at, call.List(legs, 48, (one, to) => one.Write(call, to)), Call.Length(legs), call.Use(rates), options == null ? 0 : options.Put(call), note == null ? 0 : note.Put(call), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a wallet as JSON, without its journal. The same wallet always gives the same bytes.
        /// C: money_wallet_to_json</summary>
        public string ToJson()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long jsonAt = call.Take(8);
                call.Check(Raw.money_wallet_to_json(at, jsonAt, call.Length(), call.Error));
                return call.Document(jsonAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Makes a wallet from JSON that money_wallet_to_json wrote. You free it with
        /// money_wallet_free. C: money_wallet_from_json</summary>
        public static Wallet FromJson(string json)
        {
            Call call = Call.Begin();
            try
            {
                byte[] jsonBytes = Call.Utf8(json);
                long walletAt = call.Take(8);
                call.Check(Raw.money_wallet_from_json(call.Bytes(jsonBytes), Call.Length(jsonBytes), walletAt, call.Error));
                return Libmoney.Wallet.Adopt(Memory.GetLong(walletAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the journal of a wallet: one line of JSON for each change. C:
        /// money_wallet_to_journal</summary>
        public string ToJournal()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long journalAt = call.Take(8);
                call.Check(Raw.money_wallet_to_journal(at, journalAt, call.Length(), call.Error));
                return call.Document(journalAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Makes the wallet that a journal records, by making each change again: its JSON is the same
        /// to the byte. You free it with money_wallet_free. C: money_wallet_from_journal</summary>
        public static Wallet FromJournal(string journal)
        {
            Call call = Call.Begin();
            try
            {
                byte[] journalBytes = Call.Utf8(journal);
                long walletAt = call.Take(8);
                call.Check(Raw.money_wallet_from_journal(call.Bytes(journalBytes), Call.Length(journalBytes), walletAt, call.Error));
                return Libmoney.Wallet.Adopt(Memory.GetLong(walletAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the wallet's revision, a number that grows by one with each change. C:
        /// money_wallet_revision</summary>
        public ulong Revision()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long revisionAt = call.Take(8);
                call.Check(Raw.money_wallet_revision(at, revisionAt, call.Error));
                return (ulong)Memory.GetLong(revisionAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Makes the statement of a wallet, with the grand total of money_wallet_total. You free it
        /// with money_wallet_statement_free. C: money_wallet_statement</summary>
        /// <param name="target">the currency of the grand total.</param>
        /// <param name="rates">the rate table; NULL if nothing needs a rate.</param>
        public WalletStatement Statement(string target, Rates rates = null, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long statementAt = call.Take(8);
                call.Check(Raw.money_wallet_statement(at, call.Code(target), call.Use(rates), options == null ? 0 : options.Put(call), statementAt, call.Error));
                return Libmoney.WalletStatement.Adopt(Memory.GetLong(statementAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the rows once, so the loop may change the object.</summary>
        public IEnumerator<WalletEntry> GetEnumerator()
        {
            return Entries(null).GetEnumerator();
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
