// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>An amount that you pay in (below 0) or take out (above 0) on a day. 40 bytes.</summary>
    public sealed class CashFlow
    {
        internal const int Size = 40;

        /// <summary>date</summary>
        public DateTime? Date { get; set; }

        /// <summary>amount</summary>
        public Money? Amount { get; set; }

        internal static CashFlow Read(long at)
        {
            return new CashFlow
            {
                Date = Memory.Day(Memory.GetInt(at + 4)),
                Amount = Libmoney.Money.ReadOrNull(at + 8),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_cash_flow_init(at);
            if (Date != null)
            {
                Memory.PutInt(at + 4, Memory.OfDay(Date.Value));
            }

            if (Amount != null)
            {
                Amount.Value.Write(at + 8);
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
