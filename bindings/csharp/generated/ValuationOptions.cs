// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>On which day a portfolio is valued, and how.</summary>
    public sealed class ValuationOptions
    {
        internal const int Size = 40;

        /// <summary>transactions up to it count, at its rates; MONEY_DATE_NONE: all, at the newest
        /// rates</summary>
        public DateTime? Date { get; set; }

        /// <summary>how many days earlier than needed an exchange rate may be; 7, over holidays</summary>
        public int? MaxGap { get; set; }

        /// <summary>fraction digits of percentages, 0 to 38; 2</summary>
        public int? PercentDigits { get; set; }

        /// <summary>of converted amounts, values and percentages; half-even</summary>
        public Rounding? Rounding { get; set; }

        /// <summary>from which the age of price quotes counts, or MONEY_INSTANT_NONE</summary>
        public DateTimeOffset? Now { get; set; }

        /// <summary>the age in seconds up to which a price quote is fresh; MONEY_INSTANT_NONE: any
        /// age</summary>
        public long? FreshFor { get; set; }

        internal static ValuationOptions Read(long at)
        {
            return new ValuationOptions
            {
                Date = Memory.Day(Memory.GetInt(at + 4)),
                MaxGap = Memory.GetInt(at + 8),
                PercentDigits = Memory.GetInt(at + 12),
                Rounding = (Libmoney.Rounding)Memory.GetInt(at + 16),
                Now = Memory.Instant(Memory.GetLong(at + 24)),
                FreshFor = Memory.GetLong(at + 32),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_valuation_options_init(at);
            if (Date != null)
            {
                Memory.PutInt(at + 4, Memory.OfDay(Date.Value));
            }

            if (MaxGap != null)
            {
                Memory.PutInt(at + 8, MaxGap.Value);
            }

            if (PercentDigits != null)
            {
                Memory.PutInt(at + 12, PercentDigits.Value);
            }

            if (Rounding != null)
            {
                Memory.PutInt(at + 16, (int)Rounding.Value);
            }

            if (Now != null)
            {
                Memory.PutLong(at + 24, Memory.OfInstant(Now.Value));
            }

            if (FreshFor != null)
            {
                Memory.PutLong(at + 32, FreshFor.Value);
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
