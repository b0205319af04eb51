// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Options of money_allocate and money_split.</summary>
    public sealed class AllocateOptions
    {
        internal const int Size = 48;

        /// <summary>method</summary>
        public Allocation? Method { get; set; }

        /// <summary>of every share: 0 to 38, or MONEY_DIGITS_CURRENCY: the currency's minor units, or the
        /// amount's own scale where that is larger or no minor units are known</summary>
        public int? Digits { get; set; }

        /// <summary>may be NULL; read during the call only</summary>
        public CurrencyRegistry Registry { get; set; }

        /// <summary>what every share is a multiple of, such as 0.05, in place of `digits`; 0: none</summary>
        public ExactDecimal? Step { get; set; }

        internal static AllocateOptions Read(long at)
        {
            return new AllocateOptions
            {
                Method = (Libmoney.Allocation)Memory.GetInt(at + 4),
                Digits = Memory.GetInt(at + 8),
                Step = Libmoney.ExactDecimal.ReadOrNull(at + 24),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_allocate_options_init(at);
            if (Method != null)
            {
                Memory.PutInt(at + 4, (int)Method.Value);
            }

            if (Digits != null)
            {
                Memory.PutInt(at + 8, Digits.Value);
            }

            if (Registry != null)
            {
                Memory.PutLong(at + 16, call.Use(Registry));
            }

            if (Step != null)
            {
                Step.Value.Write(at + 24);
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
