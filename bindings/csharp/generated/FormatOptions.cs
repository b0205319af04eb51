// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Options of money_format_pattern and money_parse_pattern. 104 bytes. A text that is NULL is the
    /// locale's, or without a locale ".", ",", "-" and "+". Texts have at most 32 bytes and no control
    /// characters; separators and signs have no digits.</summary>
    public sealed class FormatOptions
    {
        internal const int Size = 104;

        /// <summary>sign</summary>
        public SignDisplay? Sign { get; set; }

        /// <summary>zeros</summary>
        public TrailingZeros? Zeros { get; set; }

        /// <summary>used where an amount has more digits than the most that are written</summary>
        public Rounding? Rounding { get; set; }

        /// <summary>without a locale the digits are 0 to 9</summary>
        public Numerals? Numerals { get; set; }

        /// <summary>0 to 38, MONEY_DIGITS_PATTERN, MONEY_DIGITS_CURRENCY, or MONEY_DIGITS_EXACT: as many as the
        /// amount has</summary>
        public int? MinimumFraction { get; set; }

        /// <summary>the same; with MONEY_DIGITS_EXACT nothing is rounded</summary>
        public int? MaximumFraction { get; set; }

        /// <summary>1 to 38, or MONEY_DIGITS_PATTERN; not together with fraction digits</summary>
        public int? MinimumSignificant { get; set; }

        /// <summary>maximum significant</summary>
        public int? MaximumSignificant { get; set; }

        /// <summary>the fewest digits before the first group separator, 1 to 38: with 2 it is "1234" and
        /// "12,345"</summary>
        public int? MinimumGrouping { get; set; }

        /// <summary>decimal separator</summary>
        public string DecimalSeparator { get; set; }

        /// <summary>"": digits are not grouped</summary>
        public string GroupSeparator { get; set; }

        /// <summary>minus sign</summary>
        public string MinusSign { get; set; }

        /// <summary>plus sign</summary>
        public string PlusSign { get; set; }

        /// <summary>what stands for ¤; NULL: the locale's symbol, or without a locale the code</summary>
        public string Symbol { get; set; }

        /// <summary>whose texts and digits stand where none is given; NULL: none</summary>
        public string Locale { get; set; }

        /// <summary>currencies of the program's own; may be NULL; read during the call only</summary>
        public CurrencyRegistry Registry { get; set; }

        /// <summary>tables that have the locale; NULL: those inside of the library</summary>
        public Locales Locales { get; set; }

        internal static FormatOptions Read(long at)
        {
            return new FormatOptions
            {
                Sign = (Libmoney.SignDisplay)Memory.GetInt(at + 4),
                Zeros = (Libmoney.TrailingZeros)Memory.GetInt(at + 8),
                Rounding = (Libmoney.Rounding)Memory.GetInt(at + 12),
                Numerals = (Libmoney.Numerals)Memory.GetInt(at + 16),
                MinimumFraction = Memory.GetInt(at + 20),
                MaximumFraction = Memory.GetInt(at + 24),
                MinimumSignificant = Memory.GetInt(at + 28),
                MaximumSignificant = Memory.GetInt(at + 32),
                MinimumGrouping = Memory.GetInt(at + 36),
                DecimalSeparator = Memory.TextUntilNul(Memory.GetLong(at + 40)),
                GroupSeparator = Memory.TextUntilNul(Memory.GetLong(at + 48)),
                MinusSign = Memory.TextUntilNul(Memory.GetLong(at + 56)),
                PlusSign = Memory.TextUntilNul(Memory.GetLong(at + 64)),
                Symbol = Memory.TextUntilNul(Memory.GetLong(at + 72)),
                Locale = Memory.TextUntilNul(Memory.GetLong(at + 80)),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_format_options_init(at);
            if (Sign != null)
            {
                Memory.PutInt(at + 4, (int)Sign.Value);
            }

            if (Zeros != null)
            {
                Memory.PutInt(at + 8, (int)Zeros.Value);
            }

            if (Rounding != null)
            {
                Memory.PutInt(at + 12, (int)Rounding.Value);
            }

            if (Numerals != null)
            {
                Memory.PutInt(at + 16, (int)Numerals.Value);
            }

            if (MinimumFraction != null)
            {
                Memory.PutInt(at + 20, MinimumFraction.Value);
            }

            if (MaximumFraction != null)
            {
                Memory.PutInt(at + 24, MaximumFraction.Value);
            }

            if (MinimumSignificant != null)
            {
                Memory.PutInt(at + 28, MinimumSignificant.Value);
            }

            if (MaximumSignificant != null)
            {
                Memory.PutInt(at + 32, MaximumSignificant.Value);
            }

            if (MinimumGrouping != null)
            {
                Memory.PutInt(at + 36, MinimumGrouping.Value);
            }

            if (DecimalSeparator != null)
            {
                Memory.PutLong(at + 40, call.Code(DecimalSeparator));
            }

            if (GroupSeparator != null)
            {
                Memory.PutLong(at + 48, call.Code(GroupSeparator));
            }

            if (MinusSign != null)
            {
                Memory.PutLong(at + 56, call.Code(MinusSign));
            }

            if (PlusSign != null)
            {
                Memory.PutLong(at + 64, call.Code(PlusSign));
            }

            if (Symbol != null)
            {
                Memory.PutLong(at + 72, call.Code(Symbol));
            }

            if (Locale != null)
            {
                Memory.PutLong(at + 80, call.Code(Locale));
            }

            if (Registry != null)
            {
                Memory.PutLong(at + 88, call.Use(Registry));
            }

            if (Locales != null)
            {
                Memory.PutLong(at + 96, call.Use(Locales));
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
