// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The value of an investment on a day, and the amount that you then pay in (above 0) or take out
    /// (below 0). 72 bytes.</summary>
    public sealed class ValuePoint
    {
        internal const int Size = 72;

        /// <summary>date</summary>
        public DateTime? Date { get; set; }

        /// <summary>before the flow</summary>
        public Money? Value { get; set; }

        /// <summary>0 in the same currency if there is none</summary>
        public Money? Flow { get; set; }

        internal static ValuePoint Read(long at)
        {
            return new ValuePoint
            {
                Date = Memory.Day(Memory.GetInt(at + 4)),
                Value = Libmoney.Money.ReadOrNull(at + 8),
                Flow = Libmoney.Money.ReadOrNull(at + 40),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_value_point_init(at);
            if (Date != null)
            {
                Memory.PutInt(at + 4, Memory.OfDay(Date.Value));
            }

            if (Value != null)
            {
                Value.Value.Write(at + 8);
            }

            if (Flow != null)
            {
                Flow.Value.Write(at + 40);
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
