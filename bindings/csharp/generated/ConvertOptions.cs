// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Options of a conversion. `max_gap` counts the days from the date that you ask for back to the
    /// rates, whatever time it is now. `fresh_for` counts the seconds from `now` back to the time when the
    /// rates were published, whether or not you give a date. So it notices a table that nobody renews. A
    /// conversion reads no clock, so `fresh_for` needs `now`.</summary>
    public sealed class ConvertOptions
    {
        internal const int Size = 48;

        /// <summary>the day whose rates you ask for, or MONEY_DATE_NONE: the newest of the table</summary>
        public DateTime? Date { get; set; }

        /// <summary>how many days earlier the rates may be, 0: that very day</summary>
        public int? MaxGap { get; set; }

        /// <summary>fraction digits of the result: 0 to 38, or MONEY_DIGITS_CURRENCY</summary>
        public int? Digits { get; set; }

        /// <summary>rounding</summary>
        public Rounding? Rounding { get; set; }

        /// <summary>a MONEY_STALE_; only with `fresh_for`</summary>
        public StalePolicy? Stale { get; set; }

        /// <summary>may be NULL; read during the call only</summary>
        public CurrencyRegistry Registry { get; set; }

        /// <summary>the current time, for the age of the rates; or MONEY_INSTANT_NONE</summary>
        public DateTimeOffset? Now { get; set; }

        /// <summary>the seconds for which rates are fresh; MONEY_INSTANT_NONE: at any age</summary>
        public long? FreshFor { get; set; }

        internal static ConvertOptions Read(long at)
        {
            return new ConvertOptions
            {
                Date = Memory.Day(Memory.GetInt(at + 4)),
                MaxGap = Memory.GetInt(at + 8),
                Digits = Memory.GetInt(at + 12),
                Rounding = (Libmoney.Rounding)Memory.GetInt(at + 16),
                Stale = (Libmoney.StalePolicy)Memory.GetInt(at + 20),
                Now = Memory.Instant(Memory.GetLong(at + 32)),
                FreshFor = Memory.GetLong(at + 40),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_convert_options_init(at);
            if (Date != null)
            {
                Memory.PutInt(at + 4, Memory.OfDay(Date.Value));
            }

            if (MaxGap != null)
            {
                Memory.PutInt(at + 8, MaxGap.Value);
            }

            if (Digits != null)
            {
                Memory.PutInt(at + 12, Digits.Value);
            }

            if (Rounding != null)
            {
                Memory.PutInt(at + 16, (int)Rounding.Value);
            }

            if (Stale != null)
            {
                Memory.PutInt(at + 20, (int)Stale.Value);
            }

            if (Registry != null)
            {
                Memory.PutLong(at + 24, call.Use(Registry));
            }

            if (Now != null)
            {
                Memory.PutLong(at + 32, Memory.OfInstant(Now.Value));
            }

            if (FreshFor != null)
            {
                Memory.PutLong(at + 40, FreshFor.Value);
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
