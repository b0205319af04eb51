// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Options of the functions of columns.</summary>
    public sealed class ColumnOptions
    {
        internal const int Size = 56;

        /// <summary>as in money_convert_options_t; a column of dates takes its place</summary>
        public DateTime? Date { get; set; }

        /// <summary>how many days earlier the rates may be; 0: only that day</summary>
        public int? MaxGap { get; set; }

        /// <summary>fraction digits of the results: 0 to 38, or MONEY_DIGITS_CURRENCY</summary>
        public int? Digits { get; set; }

        /// <summary>rounding</summary>
        public Rounding? Rounding { get; set; }

        /// <summary>of money_column_allocate</summary>
        public Allocation? Method { get; set; }

        /// <summary>0 or 1: only yours; more: at most that many, if the column is long</summary>
        public int? Threads { get; set; }

        /// <summary>as in money_convert_options_t, like the last two</summary>
        public StalePolicy? Stale { get; set; }

        /// <summary>may be NULL; read during the call only</summary>
        public CurrencyRegistry Registry { get; set; }

        /// <summary>now</summary>
        public DateTimeOffset? Now { get; set; }

        /// <summary>fresh for</summary>
        public long? FreshFor { get; set; }

        internal static ColumnOptions Read(long at)
        {
            return new ColumnOptions
            {
                Date = Memory.Day(Memory.GetInt(at + 4)),
                MaxGap = Memory.GetInt(at + 8),
                Digits = Memory.GetInt(at + 12),
                Rounding = (Libmoney.Rounding)Memory.GetInt(at + 16),
                Method = (Libmoney.Allocation)Memory.GetInt(at + 20),
                Threads = Memory.GetInt(at + 24),
                Stale = (Libmoney.StalePolicy)Memory.GetInt(at + 28),
                Now = Memory.Instant(Memory.GetLong(at + 40)),
                FreshFor = Memory.GetLong(at + 48),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_column_options_init(at);
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

            if (Method != null)
            {
                Memory.PutInt(at + 20, (int)Method.Value);
            }

            if (Threads != null)
            {
                Memory.PutInt(at + 24, Threads.Value);
            }

            if (Stale != null)
            {
                Memory.PutInt(at + 28, (int)Stale.Value);
            }

            if (Registry != null)
            {
                Memory.PutLong(at + 32, call.Use(Registry));
            }

            if (Now != null)
            {
                Memory.PutLong(at + 40, Memory.OfInstant(Now.Value));
            }

            if (FreshFor != null)
            {
                Memory.PutLong(at + 48, FreshFor.Value);
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
