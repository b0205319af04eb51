// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>One leg of a transfer: an amount goes out of a source wallet and into a target wallet. 56
    /// bytes.</summary>
    public sealed class TransferLeg
    {
        internal const int Size = 56;

        /// <summary>NULL: the amount comes from outside</summary>
        public Wallet Source { get; set; }

        /// <summary>NULL: the amount goes outside, as a fee does; one of the two is not NULL</summary>
        public Wallet Target { get; set; }

        /// <summary>more than 0</summary>
        public Money? Amount { get; set; }

        internal static TransferLeg Read(long at)
        {
            return new TransferLeg
            {
                Amount = Libmoney.Money.ReadOrNull(at + 24),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_transfer_leg_init(at);
            if (Source != null)
            {
                Memory.PutLong(at + 8, call.Change(Source));
            }

            if (Target != null)
            {
                Memory.PutLong(at + 16, call.Change(Target));
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
