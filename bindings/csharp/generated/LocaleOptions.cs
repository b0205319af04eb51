// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Options of money_format_locale. 40 bytes.</summary>
    public sealed class LocaleOptions
    {
        internal const int Size = 40;

        /// <summary>style</summary>
        public LocaleStyle? Style { get; set; }

        /// <summary>display</summary>
        public CurrencyDisplay? Display { get; set; }

        /// <summary>0 to 38; or MONEY_DIGITS_CURRENCY: the currency's minor units, or the amount's own scale if
        /// that is larger; MONEY_STYLE_COMPACT needs 0 to 38</summary>
        public int? Digits { get; set; }

        /// <summary>rounding</summary>
        public Rounding? Rounding { get; set; }

        /// <summary>numerals</summary>
        public Numerals? Numerals { get; set; }

        /// <summary>your own currencies; may be NULL; the library reads it during the call</summary>
        public CurrencyRegistry Registry { get; set; }

        /// <summary>tables that you loaded; NULL: those inside of the library</summary>
        public Locales Locales { get; set; }

        internal static LocaleOptions Read(long at)
        {
            return new LocaleOptions
            {
                Style = (Libmoney.LocaleStyle)Memory.GetInt(at + 4),
                Display = (Libmoney.CurrencyDisplay)Memory.GetInt(at + 8),
                Digits = Memory.GetInt(at + 12),
                Rounding = (Libmoney.Rounding)Memory.GetInt(at + 16),
                Numerals = (Libmoney.Numerals)Memory.GetInt(at + 20),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_locale_options_init(at);
            if (Style != null)
            {
                Memory.PutInt(at + 4, (int)Style.Value);
            }

            if (Display != null)
            {
                Memory.PutInt(at + 8, (int)Display.Value);
            }

            if (Digits != null)
            {
                Memory.PutInt(at + 12, Digits.Value);
            }

            if (Rounding != null)
            {
                Memory.PutInt(at + 16, (int)Rounding.Value);
            }

            if (Numerals != null)
            {
                Memory.PutInt(at + 20, (int)Numerals.Value);
            }

            if (Registry != null)
            {
                Memory.PutLong(at + 24, call.Use(Registry));
            }

            if (Locales != null)
            {
                Memory.PutLong(at + 32, call.Use(Locales));
            }
        }

        internal long Put(Call call)
        {
            long at = call.Take(Size);
            Write(call, at);
            return at;
        }
    }
}
