// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A discount on a line item or on the order. 64 bytes.</summary>
    public sealed class Discount
    {
        internal const int Size = 64;

        /// <summary>kind</summary>
        public DiscountKind? Kind { get; set; }

        /// <summary>with MONEY_DISCOUNT_PERCENT: 0 to 100, so that 10 takes a tenth off; else all bytes
        /// 0</summary>
        public ExactDecimal? Percent { get; set; }

        /// <summary>with MONEY_DISCOUNT_FIXED: 0 or more, in the catalogue's currency and in whole minor units;
        /// else all bytes 0</summary>
        public Money? Amount { get; set; }

        internal static Discount Read(long at)
        {
            return new Discount
            {
                Kind = (Libmoney.DiscountKind)Memory.GetInt(at + 4),
                Percent = Libmoney.ExactDecimal.ReadOrNull(at + 8),
                Amount = Libmoney.Money.ReadOrNull(at + 32),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_discount_init(at);
            if (Kind != null)
            {
                Memory.PutInt(at + 4, (int)Kind.Value);
            }

            if (Percent != null)
            {
                Percent.Value.Write(at + 8);
            }

            if (Amount != null)
            {
                Amount.Value.Write(at + 32);
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
