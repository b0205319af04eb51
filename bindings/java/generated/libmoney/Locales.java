// Made from the headers by api/generate.py.
package libmoney;

/**
 * Tables of locales that a program loaded: newer ones than the library has inside, or with names in more
 * languages. They do not change after they are read, so several threads can use them at the same time. They must
 * stay alive during each call that you name them in.
 */
public final class Locales extends Handle {
    private Locales(Pointer pointer) {
        super(pointer, Raw::money_locales_free);
    }

    static Locales adopt(long at) {
        return new Locales(new Pointer(at));
    }

    static Locales adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /**
     * Reads tables of locales from the bytes of a file. The library keeps a copy. You free the tables with
     * money_locales_free. The file share/locales/cldr.locales is installed with the library. It has the locales
     * that are inside of the library, with the names of currencies and countries in all languages of Unicode CLDR.
     * The generator in tools/currencies makes such a file of any release of CLDR. Tables of form 1, from before
     * there were names of countries, are read as well. A library that knows form 1 alone refuses form 2 with
     * MONEY_ERR_VERSION. C: money_locales_from_bytes
     */
    public static Locales fromBytes(byte[] bytes) {
        Call call = Call.begin();
        try {
            byte[] bytesBytes = bytes;
            long localesAt = call.take(8);
            call.check(Raw.money_locales_from_bytes(call.bytes(bytesBytes), Call.length(bytesBytes), localesAt, call.error()));
            return Locales.adopt(Memory.getLong(localesAt));
        } finally {
            call.end();
        }
    }

    /**
     * Writes the version of Unicode CLDR that tables are of, such as "48". MONEY_LOCALE_SIZE bytes are enough. C:
     * money_locales_version
     */
    public String version() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_locales_version(at, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /** Writes how many locales tables have. C: money_locales_count */
    public long count() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long countAt = call.take(8);
            call.check(Raw.money_locales_count(at, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the identifier of the locale at an index of tables. MONEY_LOCALE_SIZE bytes are enough. C:
     * money_locales_at
     */
    public String at(long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_locales_at(at, index, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Writes the identifier of the locale that a name means in tables. C: money_locales_find
     * @param locale as money_locale_find takes it.
     */
    public String find(String locale) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_locales_find(at, call.code(locale), bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Reads an amount as money_parse_locale does, with tables of your own. C: money_locales_parse
     * @param currency the expected currency; NULL or "": the text names the currency.
     * @param registry your own currencies.
     */
    public Money parse(String text, String locale, String currency, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            byte[] textBytes = Call.utf8(text);
            long resultAt = call.take(32);
            call.check(Raw.money_locales_parse(at, call.bytes(textBytes), Call.length(textBytes), call.code(locale), call.code(currency), call.use(registry), resultAt, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_locales_parse */
    public Money parse(String text, String locale, String currency) {
        return parse(text, locale, currency, (CurrencyRegistry) null);
    }

    /**
     * Writes a currency alone as money_currency_text does, with tables of your own. C: money_locales_currency_text
     * @param display any form except MONEY_DISPLAY_NONE.
     * @param registry your own currencies.
     */
    public String currencyText(String code, String locale, CurrencyDisplay display, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_locales_currency_text(at, call.code(code), call.code(locale), display.value(), call.use(registry), bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_locales_currency_text */
    public String currencyText(String code, String locale, CurrencyDisplay display) {
        return currencyText(code, locale, display, (CurrencyRegistry) null);
    }

    /**
     * Writes the name of a country in a locale's language: "Schweiz", "Suisse". MONEY_LOCALE_TEXT_MAX bytes are
     * enough. The library has no names of countries inside. The file share/locales/cldr.locales has them, in all
     * languages in which Unicode CLDR has them. Where CLDR has several forms it is the usual one, not a short one:
     * "United Kingdom". C: money_locales_country_name
     * @param country an ISO 3166-1 code of two letters, in either case.
     * @param locale as money_locale_find takes it. Its own country does not matter, but its region may have its
     * own names.
     */
    public String countryName(String country, String locale) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_locales_country_name(at, call.code(country), call.code(locale), bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }
}
