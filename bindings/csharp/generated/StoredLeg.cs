// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>One leg of a transfer between stored wallets: an amount goes out of a source wallet and into a
    /// target wallet. 56 bytes.</summary>
    public sealed class StoredLeg
    {
        internal const int Size = 56;

        /// <summary>the name of a wallet; NULL: the amount comes from outside</summary>
        public string Source { get; set; }

        /// <summary>the name of a wallet; NULL: the amount goes outside; one of the two is not NULL</summary>
        public string Target { get; set; }

        /// <summary>more than 0</summary>
        public Money? Amount { get; set; }

        internal static StoredLeg Read(long at)
        {
            return new StoredLeg
            {
                Source = Memory.TextUntilNul(Memory.GetLong(at + 8)),
                Target = Memory.TextUntilNul(Memory.GetLong(at + 16)),
                Amount = Libmoney.Money.ReadOrNull(at + 24),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_stored_leg_init(at);
            if (Source != null)
            {
                Memory.PutLong(at + 8, call.Code(Source));
            }

            if (Target != null)
            {
                Memory.PutLong(at + 16, call.Code(Target));
            }

            if (Amount != null)
            {
                Amount.Value.Write(at + 24);
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
