// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Options of a converter. 40 bytes.</summary>
    public sealed class ConverterOptions
    {
        internal const int Size = 40;

        /// <summary>fraction digits of the result: 0 to 38, or MONEY_DIGITS_CURRENCY</summary>
        public int? Digits { get; set; }

        /// <summary>with MONEY_DIGITS_CURRENCY, for a target without minor units: 0 to 38; 8</summary>
        public int? OtherDigits { get; set; }

        /// <summary>of the result; half-even</summary>
        public Rounding? Rounding { get; set; }

        /// <summary>how a locale writes the currency; MONEY_DISPLAY_NONE: the number alone</summary>
        public CurrencyDisplay? Display { get; set; }

        /// <summary>seconds that rates stay fresh; 3600; MONEY_INSTANT_NONE: always</summary>
        public long? FreshFor { get; set; }

        /// <summary>your own currencies; the converter copies them; may be NULL</summary>
        public CurrencyRegistry Registry { get; set; }

        internal static ConverterOptions Read(long at)
        {
            return new ConverterOptions
            {
                Digits = Memory.GetInt(at + 4),
                OtherDigits = Memory.GetInt(at + 8),
                Rounding = (Libmoney.Rounding)Memory.GetInt(at + 12),
                Display = (Libmoney.CurrencyDisplay)Memory.GetInt(at + 16),
                FreshFor = Memory.GetLong(at + 24),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_converter_options_init(at);
            if (Digits != null)
            {
                Memory.PutInt(at + 4, Digits.Value);
            }

            if (OtherDigits != null)
            {
                Memory.PutInt(at + 8, OtherDigits.Value);
            }

            if (Rounding != null)
            {
                Memory.PutInt(at + 12, (int)Rounding.Value);
            }

            if (Display != null)
            {
                Memory.PutInt(at + 16, (int)Display.Value);
            }

            if (FreshFor != null)
            {
                Memory.PutLong(at + 24, FreshFor.Value);
            }

            if (Registry != null)
            {
                Memory.PutLong(at + 32, call.Use(Registry));
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
