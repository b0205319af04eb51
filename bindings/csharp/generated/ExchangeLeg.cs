// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>One leg of an exchange: an amount is given for another currency. 48 bytes.</summary>
    public sealed class ExchangeLeg
    {
        internal const int Size = 48;

        /// <summary>the currency that comes in; "": nothing comes in, as for a fee</summary>
        public string Receive { get; set; }

        /// <summary>more than 0</summary>
        public Money? Give { get; set; }

        internal static ExchangeLeg Read(long at)
        {
            return new ExchangeLeg
            {
                Receive = Memory.Text(at + 4, 12),
                Give = Libmoney.Money.ReadOrNull(at + 16),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_exchange_leg_init(at);
            if (Receive != null)
            {
                Memory.PutText(at + 4, 12, Receive, "Receive");
            }

            if (Give != null)
            {
                Give.Value.Write(at + 16);
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
