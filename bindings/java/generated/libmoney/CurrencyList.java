// Made from the headers by api/generate.py.
package libmoney;

import java.util.List;
import java.util.Objects;
import java.util.function.LongConsumer;

/**
 * A list of at most 4096 currencies to choose from. A name is CLDR's in the list's language, or else the
 * provider's, or else the code. Sorting by name follows UTS #10 with CLDR's root collation as far as names of
 * currencies need it: letters count first, then accents, then case. In Spanish ñ comes after n. In Japanese kana
 * come in their order, then kanji in the order of JIS X 0208. docs/guide/locales.md says more.
 */
public final class CurrencyList extends Handle {
    private CurrencyList(Pointer pointer) {
        super(pointer, Raw::money_currency_list_free);
    }

    static CurrencyList adopt(long at) {
        return new CurrencyList(new Pointer(at));
    }

    static CurrencyList adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /**
     * Makes an empty list, sorted by name. You free it with money_currency_list_free. C: money_currency_list_new
     * @param language a locale of a language with names: de, en, es, fr, it, ja, pt. A list in another language
     * starts in one of these, and then takes tables with money_currency_list_set_locales.
     */
    public CurrencyList(String language) {
        this(make(language));
    }

    private static Pointer make(String language) {
        Call call = Call.begin();
        try {
            long listAt = call.take(8);
            call.check(Raw.money_currency_list_new(call.code(language), listAt, call.error()));
            return new Pointer(Memory.getLong(listAt));
        } finally {
            call.end();
        }
    }

    /**
     * Adds a currency as a provider lists it; the library need not know its code. C: money_currency_list_add
     * @param name the provider's name, at most 255 bytes, of which a row has up to 127; NULL with length 0: none.
     */
    public void add(String code, String name) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            byte[] nameBytes = Call.utf8(name);
            call.check(Raw.money_currency_list_add(at, call.code(code), call.bytes(nameBytes), Call.length(nameBytes), call.error()));
        } finally {
            call.end();
        }
    }

    /** Adds the currencies that ISO 4217 has today and the list has not. C: money_currency_list_add_current */
    public void addCurrent() {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_currency_list_add_current(at, call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Adds the currencies of a provider's document, all or none. A currency that the list has already gets the
     * provider's name from the document. The call reads currencylayer's `list`,
     * {"success":true,"currencies":{"EUR":"Euro",...}}, and a plain map of codes and names, {"EUR":"Euro",...}, as
     * Frankfurter, Open Exchange Rates and older services give it. The codes of a plain map are capital letters
     * and digits. C: money_currency_list_add_json
     */
    public void addJson(String json) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            byte[] jsonBytes = Call.utf8(json);
            call.check(Raw.money_currency_list_add_json(at, call.bytes(jsonBytes), Call.length(jsonBytes), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Adds the currencies that a feed of currencies has, under the rules of money_currency_list_add_json. C:
     * money_currency_list_take_feed
     */
    public void takeFeed(Feed feed) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_currency_list_take_feed(at, call.use(Objects.requireNonNull(feed, "feed")), call.error()));
        } finally {
            call.end();
        }
    }

    /** Sets the language of names and of sorting. C: money_currency_list_set_language */
    public void setLanguage(String language) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_currency_list_set_language(at, call.code(language), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Sets the tables that have the list's language; NULL: those inside of the library. The language stays as it
     * is, with the names of these tables. After that money_currency_list_set_language and
     * money_currency_list_restore take every language of the tables. The list keeps the tables as long as it needs
     * them, so you may free yours at once. C: money_currency_list_set_locales
     * @param locales tables that you loaded.
     */
    public void setLocales(Locales locales) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_currency_list_set_locales(at, call.use(locales), call.error()));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_currency_list_set_locales */
    public void setLocales() {
        setLocales((Locales) null);
    }

    /**
     * Shows the currencies that have a text in name or code, whatever its case and accents: "dolar" finds "Dólar".
     * C: money_currency_list_set_search
     * @param text at most 255 bytes; the list ignores blanks around it. Blanks alone, or NULL with length 0: all.
     */
    public void setSearch(String text) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            byte[] textBytes = Call.utf8(text);
            call.check(Raw.money_currency_list_set_search(at, call.bytes(textBytes), Call.length(textBytes), call.error()));
        } finally {
            call.end();
        }
    }

    /** Sets the order. Favourites come first, in the same order. C: money_currency_list_set_sort */
    public void setSort(CurrencyListSort sort) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_currency_list_set_sort(at, sort.value(), call.error()));
        } finally {
            call.end();
        }
    }

    /** Makes a currency of the list a favourite (1), or no favourite (0). C: money_currency_list_set_favourite */
    public void setFavourite(String code, boolean isFavourite) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_currency_list_set_favourite(at, call.code(code), isFavourite ? 1 : 0, call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Shows only favourites (1), or all currencies (0). The search applies to both. C:
     * money_currency_list_set_favourites_only
     */
    public void setFavouritesOnly(boolean isOnly) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_currency_list_set_favourites_only(at, isOnly ? 1 : 0, call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Marks the currencies that a rate table has, and also those that you add later. C: money_currency_list_mark
     * @param rates the rate table, which the list shares; NULL: the list marks none.
     */
    public void mark(Rates rates) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_currency_list_mark(at, call.use(rates), call.error()));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_currency_list_mark */
    public void mark() {
        mark((Rates) null);
    }

    /** Returns how many currencies the list shows. C: money_currency_list_count */
    public long count() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long countAt = call.take(8);
            call.check(Raw.money_currency_list_count(at, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /** Returns the currency that the list shows at an index. C: money_currency_list_at */
    public CurrencyListItem at(long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long itemAt = call.take(160);
            call.check(Raw.money_currency_list_at(at, index, itemAt, call.error()));
            return CurrencyListItem.read(itemAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the currencies that the list shows from an index on, as many as there are and as your array has room
     * for. C: money_currency_list_items
     */
    public List<CurrencyListItem> items() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return call.pages(160, one -> CurrencyListItem.read(one), page -> Raw.money_currency_list_items(at, page.first(), page.rows(), page.capacity(), page.count(), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Writes the settings of a list as JSON: language, order, favourites, and whether it shows only favourites.
     * The same settings always give the same bytes. Currencies and search are not in it. C:
     * money_currency_list_to_json
     */
    public String toJson() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long jsonAt = call.take(8);
            call.check(Raw.money_currency_list_to_json(at, jsonAt, call.length(), call.error()));
            return call.document(jsonAt);
        } finally {
            call.end();
        }
    }

    /**
     * Sets an existing list to the settings that money_currency_list_to_json wrote, all of them or none. A
     * `_restore` function sets an object that you have; a `_from_json` function makes a new one. Settings may come
     * before the currencies do: the list remembers a favourite that it does not have yet. C:
     * money_currency_list_restore
     */
    public void restore(String json) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            byte[] jsonBytes = Call.utf8(json);
            call.check(Raw.money_currency_list_restore(at, call.bytes(jsonBytes), Call.length(jsonBytes), call.error()));
        } finally {
            call.end();
        }
    }

    /** Returns the state of the list, such as MONEY_LIST_NOTHING_FOUND. C: money_currency_list_state */
    public CurrencyListState state() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long stateAt = call.take(8);
            call.check(Raw.money_currency_list_state(at, stateAt, call.error()));
            return CurrencyListState.of(Memory.getInt(stateAt));
        } finally {
            call.end();
        }
    }

    /**
     * Returns the revision: 0 for a new list, and a greater number after each change. C:
     * money_currency_list_revision
     */
    public long revision() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long revisionAt = call.take(8);
            call.check(Raw.money_currency_list_revision(at, revisionAt, call.error()));
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
