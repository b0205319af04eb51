// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A trade, a payment or a split. 248 bytes. Fields that an action does not need stay as
    /// MONEY_TRANSACTION_INIT writes them.</summary>
    public sealed class Transaction
    {
        internal const int Size = 248;

        /// <summary>one line of UTF-8, at most 39 bytes; "": the portfolio gives one</summary>
        public string Id { get; set; }

        /// <summary>one line of UTF-8, at most 63 bytes; "" only for a fee of no security</summary>
        public string Symbol { get; set; }

        /// <summary>date</summary>
        public DateTime? Date { get; set; }

        /// <summary>action</summary>
        public TransactionAction? Action { get; set; }

        /// <summary>of a trade: the shares, above 0; of a split: the shares after it</summary>
        public ExactDecimal? Quantity { get; set; }

        /// <summary>of a split: the shares before it, above 0</summary>
        public ExactDecimal? Per { get; set; }

        /// <summary>the amount paid or received, without the fee: 0 or more; not of a split</summary>
        public Money? Total { get; set; }

        /// <summary>0 or more, in any currency. A MONEY_ACTION_FEE has its amount in `total` instead</summary>
        public Money? Fee { get; set; }

        /// <summary>the transaction's own exchange rate: 1 unit of the total's currency is numerator
        /// /</summary>
        public ulong? RateNumerator { get; set; }

        /// <summary>denominator units of the portfolio's. 0 and 0: the rate of the day counts</summary>
        public ulong? RateDenominator { get; set; }

        internal static Transaction Read(long at)
        {
            return new Transaction
            {
                Id = Memory.Text(at + 4, 40),
                Symbol = Memory.Text(at + 44, 64),
                Date = Memory.Day(Memory.GetInt(at + 108)),
                Action = (Libmoney.TransactionAction)Memory.GetInt(at + 112),
                Quantity = Libmoney.ExactDecimal.ReadOrNull(at + 120),
                Per = Libmoney.ExactDecimal.ReadOrNull(at + 144),
                Total = Libmoney.Money.ReadOrNull(at + 168),
                Fee = Libmoney.Money.ReadOrNull(at + 200),
                RateNumerator = (ulong)Memory.GetLong(at + 232),
                RateDenominator = (ulong)Memory.GetLong(at + 240),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_transaction_init(at);
            if (Id != null)
            {
                Memory.PutText(at + 4, 40, Id, "Id");
            }

            if (Symbol != null)
            {
                Memory.PutText(at + 44, 64, Symbol, "Symbol");
            }

            if (Date != null)
            {
                Memory.PutInt(at + 108, Memory.OfDay(Date.Value));
            }

            if (Action != null)
            {
                Memory.PutInt(at + 112, (int)Action.Value);
            }

            if (Quantity != null)
            {
                Quantity.Value.Write(at + 120);
            }

            if (Per != null)
            {
                Per.Value.Write(at + 144);
            }

            if (Total != null)
            {
                Total.Value.Write(at + 168);
            }

            if (Fee != null)
            {
                Fee.Value.Write(at + 200);
            }

            if (RateNumerator != null)
            {
                Memory.PutLong(at + 232, unchecked((long)RateNumerator.Value));
            }

            if (RateDenominator != null)
            {
                Memory.PutLong(at + 240, unchecked((long)RateDenominator.Value));
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
