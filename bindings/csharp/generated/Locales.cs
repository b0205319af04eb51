// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Tables of locales that a program loaded: newer ones than the library has inside, or with names
    /// in more languages. They do not change after they are read, so several threads can use them at the same
    /// time. They must stay alive during each call that you name them in.</summary>
    public sealed class Locales : Handle
    {
        private static readonly Action<long> Free = Raw.money_locales_free;

        private Locales(long at)
            : base(at, Free)
        {
        }

        internal static Locales Adopt(long at)
        {
            return new Locales(at);
        }

        internal static Locales AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Reads tables of locales from the bytes of a file. The library keeps a copy. You free the
        /// tables with money_locales_free. The file share/locales/cldr.locales is installed with the library.
        /// It has the locales that are inside of the library, with the names of currencies and countries in all
        /// languages of Unicode CLDR. The generator in tools/currencies makes such a file of any release of
        /// CLDR. Tables of form 1, from before there were names of countries, are read as well. A library that
        /// knows form 1 alone refuses form 2 with MONEY_ERR_VERSION. C: money_locales_from_bytes</summary>
        public static Locales FromBytes(byte[] bytes)
        {
            Call call = Call.Begin();
            try
            {
                byte[] bytesBytes = bytes;
                long localesAt = call.Take(8);
                call.Check(Raw.money_locales_from_bytes(call.Bytes(bytesBytes), Call.Length(bytesBytes), localesAt, call.Error));
                return Libmoney.Locales.Adopt(Memory.GetLong(localesAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the version of Unicode CLDR that tables are of, such as "48". MONEY_LOCALE_SIZE
        /// bytes are enough. C: money_locales_version</summary>
        public string Version()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_locales_version(at, bufferAt, call.Room, call.Length(), call.Error)))
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

        /// <summary>Writes how many locales tables have. C: money_locales_count</summary>
        public long Count()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_locales_count(at, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the identifier of the locale at an index of tables. MONEY_LOCALE_SIZE bytes are
        /// enough. C: money_locales_at</summary>
        public string At(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_locales_at(at, index, bufferAt, call.Room, call.Length(), call.Error)))
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

        /// <summary>Writes the identifier of the locale that a name means in tables. C:
        /// money_locales_find</summary>
        /// <param name="locale">as money_locale_find takes it.</param>
        public string Find(string locale)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_locales_find(at, call.Code(locale), bufferAt, call.Room, call.Length(), call.Error)))
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

        /// <summary>Reads an amount as money_parse_locale does, with tables of your own. C:
        /// money_locales_parse</summary>
        /// <param name="currency">the expected currency; NULL or "": the text names the currency.</param>
        /// <param name="registry">your own currencies.</param>
        public Money Parse(string text, string locale, string currency, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                byte[] textBytes = Call.Utf8(text);
                long resultAt = call.Take(32);
                call.Check(Raw.money_locales_parse(at, call.Bytes(textBytes), Call.Length(textBytes), call.Code(locale), call.Code(currency), call.Use(registry), resultAt, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a currency alone as money_currency_text does, with tables of your own. C:
        /// money_locales_currency_text</summary>
        /// <param name="display">any form except MONEY_DISPLAY_NONE.</param>
        /// <param name="registry">your own currencies.</param>
        public string CurrencyText(string code, string locale, CurrencyDisplay display, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_locales_currency_text(at, call.Code(code), call.Code(locale), (int)display, call.Use(registry), bufferAt, call.Room, call.Length(), call.Error)))
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

        /// <summary>Writes the name of a country in a locale's language: "Schweiz", "Suisse".
        /// MONEY_LOCALE_TEXT_MAX bytes are enough. The library has no names of countries inside. The file
        /// share/locales/cldr.locales has them, in all languages in which Unicode CLDR has them. Where CLDR has
        /// several forms it is the usual one, not a short one: "United Kingdom". C:
        /// money_locales_country_name</summary>
        /// <param name="country">an ISO 3166-1 code of two letters, in either case.</param>
        /// <param name="locale">as money_locale_find takes it. Its own country does not matter, but its region
        /// may have its own names.</param>
        public string CountryName(string country, string locale)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_locales_country_name(at, call.Code(country), call.Code(locale), bufferAt, call.Room, call.Length(), call.Error)))
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
    }
}
