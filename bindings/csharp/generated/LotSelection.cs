// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Specific identification: a lot that a sale names, and the shares that it takes from it. 72
    /// bytes.</summary>
    public sealed class LotSelection
    {
        internal const int Size = 72;

        /// <summary>the id of the purchase that made the lot</summary>
        public string Id { get; set; }

        /// <summary>in shares as they are on the day of the sale; above 0</summary>
        public ExactDecimal? Quantity { get; set; }

        internal static LotSelection Read(long at)
        {
            return new LotSelection
            {
                Id = Memory.Text(at + 4, 40),
                Quantity = Libmoney.ExactDecimal.ReadOrNull(at + 48),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_lot_selection_init(at);
            if (Id != null)
            {
                Memory.PutText(at + 4, 40, Id, "Id");
            }

            if (Quantity != null)
            {
                Quantity.Value.Write(at + 48);
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
