// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The options of a movement in stored wallets. 16 bytes. NULL in place of them means no key and
    /// nothing below 0.</summary>
    public sealed class MovementOptions
    {
        internal const int Size = 16;

        /// <summary>1: money_store_wallet_spend may take the sum below 0; 0 for all other calls</summary>
        public bool? MayGoBelowZero { get; set; }

        /// <summary>the idempotency key of the request: one line of 1 to 255 bytes; NULL: none</summary>
        public string IdempotencyKey { get; set; }

        internal static MovementOptions Read(long at)
        {
            return new MovementOptions
            {
                MayGoBelowZero = Memory.GetInt(at + 4) != 0,
                IdempotencyKey = Memory.TextUntilNul(Memory.GetLong(at + 8)),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_movement_options_init(at);
            if (MayGoBelowZero != null)
            {
                Memory.PutInt(at + 4, (MayGoBelowZero.Value ? 1 : 0));
            }

            if (IdempotencyKey != null)
            {
                Memory.PutLong(at + 8, call.Code(IdempotencyKey));
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
