// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The provenance of a conversion.</summary>
    public sealed class Conversion
    {
        internal const int Size = 848;

        private Conversion()
        {
        }

        /// <summary>1 source = rate target, exactly</summary>
        public Ratio Rate { get; private set; }

        /// <summary>exact result - rounded result</summary>
        public Ratio Remainder { get; private set; }

        /// <summary>the date of the rates; MONEY_DATE_NONE when no dated rate was used</summary>
        public DateTime? AsOf { get; private set; }

        /// <summary>how many days before the date asked for; 0 when none was asked for</summary>
        public int GapDays { get; private set; }

        /// <summary>when the rates were published, or MONEY_INSTANT_NONE</summary>
        public DateTimeOffset? Instant { get; private set; }

        /// <summary>from then (else the start of `as_of`, UTC) to `now`; MONEY_INSTANT_NONE: not
        /// known</summary>
        public long AgeSeconds { get; private set; }

        /// <summary>MONEY_FLAG_ values</summary>
        public Flags Flags { get; private set; }

        /// <summary>the path: each leg's `to` is the next one's `from`</summary>
        public IReadOnlyList<Rate> Legs { get; private set; }

        /// <summary>source</summary>
        public string Source { get; private set; }

        internal static Conversion Read(long at)
        {
            return new Conversion
            {
                Rate = Libmoney.Ratio.Read(at + 0),
                Remainder = Libmoney.Ratio.Read(at + 136),
                AsOf = Memory.Day(Memory.GetInt(at + 272)),
                GapDays = Memory.GetInt(at + 276),
                Instant = Memory.Instant(Memory.GetLong(at + 280)),
                AgeSeconds = Memory.GetLong(at + 288),
                Flags = (Libmoney.Flags)Memory.GetInt(at + 296),
                Legs = Memory.List(at + 304, 56, Math.Min(8, Memory.GetInt(at + 300)), one => Libmoney.Rate.Read(one)),
                Source = Memory.Text(at + 752, 64),
            };
        }
    }
}
