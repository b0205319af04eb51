// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A rate: 1 `from` = numerator/denominator `to`, exactly as quoted (1.10 is 110/100). 56
    /// bytes.</summary>
    public sealed class Rate
    {
        internal const int Size = 56;

        /// <summary>from</summary>
        public string From { get; set; }

        /// <summary>to</summary>
        public string To { get; set; }

        /// <summary>numerator</summary>
        public ulong? Numerator { get; set; }

        /// <summary>denominator</summary>
        public ulong? Denominator { get; set; }

        /// <summary>MONEY_DATE_NONE: of no date, good for any</summary>
        public DateTime? Date { get; set; }

        /// <summary>a MONEY_RATE_</summary>
        public RateKind? Kind { get; set; }

        /// <summary>0 or MONEY_FLAG_RATE_ROUNDED</summary>
        public Flags? Flags { get; set; }

        internal static Rate Read(long at)
        {
            return new Rate
            {
                From = Memory.Text(at + 0, 12),
                To = Memory.Text(at + 12, 12),
                Numerator = (ulong)Memory.GetLong(at + 24),
                Denominator = (ulong)Memory.GetLong(at + 32),
                Date = Memory.Day(Memory.GetInt(at + 40)),
                Kind = (Libmoney.RateKind)Memory.GetInt(at + 44),
                Flags = (Libmoney.Flags)Memory.GetInt(at + 48),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_rate_init(at);
            if (From != null)
            {
                Memory.PutText(at + 0, 12, From, "From");
            }

            if (To != null)
            {
                Memory.PutText(at + 12, 12, To, "To");
            }

            if (Numerator != null)
            {
                Memory.PutLong(at + 24, unchecked((long)Numerator.Value));
            }

            if (Denominator != null)
            {
                Memory.PutLong(at + 32, unchecked((long)Denominator.Value));
            }

            if (Date != null)
            {
                Memory.PutInt(at + 40, Memory.OfDay(Date.Value));
            }

            if (Kind != null)
            {
                Memory.PutInt(at + 44, (int)Kind.Value);
            }

            if (Flags != null)
            {
                Memory.PutInt(at + 48, (int)Flags.Value);
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
