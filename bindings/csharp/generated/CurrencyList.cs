// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A list of at most 4096 currencies to choose from. A name is CLDR's in the list's language, or
    /// else the provider's, or else the code. Sorting by name follows UTS #10 with CLDR's root collation as far
    /// as names of currencies need it: letters count first, then accents, then case. In Spanish ñ comes after
    /// n. In Japanese kana come in their order, then kanji in the order of JIS X 0208. docs/guide/locales.md
    /// says more.</summary>
    public sealed class CurrencyList : Handle, IEnumerable<CurrencyListItem>
    {
        private static readonly Action<long> Free = Raw.money_currency_list_free;

        private CurrencyList(long at)
            : base(at, Free)
        {
        }

        internal static CurrencyList Adopt(long at)
        {
            return new CurrencyList(at);
        }

        internal static CurrencyList AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Makes an empty list, sorted by name. You free it with money_currency_list_free. C:
        /// money_currency_list_new</summary>
        /// <param name="language">a locale of a language with names: de, en, es, fr, it, ja, pt. A list in
        /// another language starts in one of these, and then takes tables with
        /// money_currency_list_set_locales.</param>
        public CurrencyList(string language)
            : base(Make(language), Free)
        {
        }

        private static long Make(string language)
        {
            Call call = Call.Begin();
            try
            {
                long listAt = call.Take(8);
                call.Check(Raw.money_currency_list_new(call.Code(language), listAt, call.Error));
                return Memory.GetLong(listAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds a currency as a provider lists it; the library need not know its code. C:
        /// money_currency_list_add</summary>
        /// <param name="name">the provider's name, at most 255 bytes, of which a row has up to 127; NULL with
        /// length 0: none.</param>
        public void Add(string code, string name)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                byte[] nameBytes = Call.Utf8(name);
                call.Check(Raw.money_currency_list_add(at, call.Code(code), call.Bytes(nameBytes), Call.Length(nameBytes), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds the currencies that ISO 4217 has today and the list has not. C:
        /// money_currency_list_add_current</summary>
        public void AddCurrent()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_currency_list_add_current(at, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds the currencies of a provider's document, all or none. A currency that the list has
        /// already gets the provider's name from the document. The call reads currencylayer's `list`,
        /// {"success":true,"currencies":{"EUR":"Euro",...}}, and a plain map of codes and names,
        /// {"EUR":"Euro",...}, as Frankfurter, Open Exchange Rates and older services give it. The codes of a
        /// plain map are capital letters and digits. C: money_currency_list_add_json</summary>
        public void AddJson(string json)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                byte[] jsonBytes = Call.Utf8(json);
                call.Check(Raw.money_currency_list_add_json(at, call.Bytes(jsonBytes), Call.Length(jsonBytes), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds the currencies that a feed of currencies has, under the rules of
        /// money_currency_list_add_json. C: money_currency_list_take_feed</summary>
        public void TakeFeed(Feed feed)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_currency_list_take_feed(at, call.Use(Call.Needed(feed, nameof(feed))), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets the language of names and of sorting. C: money_currency_list_set_language</summary>
        public void SetLanguage(string language)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_currency_list_set_language(at, call.Code(language), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets the tables that have the list's language; NULL: those inside of the library. The
        /// language stays as it is, with the names of these tables. After that money_currency_list_set_language
        /// and money_currency_list_restore take every language of the tables. The list keeps the tables as long
        /// as it needs them, so you may free yours at once. C: money_currency_list_set_locales</summary>
        /// <param name="locales">tables that you loaded.</param>
        public void SetLocales(Locales locales = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_currency_list_set_locales(at, call.Use(locales), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Shows the currencies that have a text in name or code, whatever its case and accents:
        /// "dolar" finds "Dólar". C: money_currency_list_set_search</summary>
        /// <param name="text">at most 255 bytes; the list ignores blanks around it. Blanks alone, or NULL with
        /// length 0: all.</param>
        public void SetSearch(string text)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                byte[] textBytes = Call.Utf8(text);
                call.Check(Raw.money_currency_list_set_search(at, call.Bytes(textBytes), Call.Length(textBytes), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets the order. Favourites come first, in the same order. C:
        /// money_currency_list_set_sort</summary>
        public void SetSort(CurrencyListSort sort)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_currency_list_set_sort(at, (int)sort, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Makes a currency of the list a favourite (1), or no favourite (0). C:
        /// money_currency_list_set_favourite</summary>
        public void SetFavourite(string code, bool isFavourite)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_currency_list_set_favourite(at, call.Code(code), (isFavourite ? 1 : 0), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Shows only favourites (1), or all currencies (0). The search applies to both. C:
        /// money_currency_list_set_favourites_only</summary>
        public void SetFavouritesOnly(bool isOnly)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_currency_list_set_favourites_only(at, (isOnly ? 1 : 0), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Marks the currencies that a rate table has, and also those that you add later. C:
        /// money_currency_list_mark</summary>
        /// <param name="rates">the rate table, which the list shares; NULL: the list marks none.</param>
        public void Mark(Rates rates = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_currency_list_mark(at, call.Use(rates), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns how many currencies the list shows. C: money_currency_list_count</summary>
        public long Count()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_currency_list_count(at, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the currency that the list shows at an index. C: money_currency_list_at</summary>
        public CurrencyListItem At(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long itemAt = call.Take(160);
                call.Check(Raw.money_currency_list_at(at, index, itemAt, call.Error));
                return Libmoney.CurrencyListItem.Read(itemAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the currencies that the list shows from an index on, as many as there are and as
        /// your array has room for. C: money_currency_list_items</summary>
        public IReadOnlyList<CurrencyListItem> Items()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return call.Pages(160, one => Libmoney.CurrencyListItem.Read(one), page => Raw.money_currency_list_items(at, page.First, page.Rows, page.Capacity, page.Count, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the settings of a list as JSON: language, order, favourites, and whether it shows
        /// only favourites. The same settings always give the same bytes. Currencies and search are not in it.
        /// C: money_currency_list_to_json</summary>
        public string ToJson()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long jsonAt = call.Take(8);
                call.Check(Raw.money_currency_list_to_json(at, jsonAt, call.Length(), call.Error));
                return call.Document(jsonAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets an existing list to the settings that money_currency_list_to_json wrote, all of them
        /// or none. A `_restore` function sets an object that you have; a `_from_json` function makes a new
        /// one. Settings may come before the currencies do: the list remembers a favourite that it does not
        /// have yet. C: money_currency_list_restore</summary>
        public void Restore(string json)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                byte[] jsonBytes = Call.Utf8(json);
                call.Check(Raw.money_currency_list_restore(at, call.Bytes(jsonBytes), Call.Length(jsonBytes), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the state of the list, such as MONEY_LIST_NOTHING_FOUND. C:
        /// money_currency_list_state</summary>
        public CurrencyListState State()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long stateAt = call.Take(8);
                call.Check(Raw.money_currency_list_state(at, stateAt, call.Error));
                return (Libmoney.CurrencyListState)Memory.GetInt(stateAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the revision: 0 for a new list, and a greater number after each change. C:
        /// money_currency_list_revision</summary>
        public ulong Revision()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long revisionAt = call.Take(8);
                call.Check(Raw.money_currency_list_revision(at, revisionAt, call.Error));
                return (ulong)Memory.GetLong(revisionAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the rows once, so the loop may change the object.</summary>
        public IEnumerator<CurrencyListItem> GetEnumerator()
        {
            return Items().GetEnumerator();
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
