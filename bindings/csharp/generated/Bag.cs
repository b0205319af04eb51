// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>An exact sum of amounts in several currencies: one amount for each currency. An amount of 0
    /// does not count.</summary>
    public sealed class Bag : Handle, IEnumerable<Money>
    {
        private static readonly Action<long> Free = Raw.money_bag_free;

        private Bag(long at)
            : base(at, Free)
        {
        }

        internal static Bag Adopt(long at)
        {
            return new Bag(at);
        }

        internal static Bag AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Makes an empty bag. You free it with money_bag_free. C: money_bag_new</summary>
        public Bag()
            : base(Make(), Free)
        {
        }

        private static long Make()
        {
            Call call = Call.Begin();
            try
            {
                long bagAt = call.Take(8);
                call.Check(Raw.money_bag_new(bagAt, call.Error));
                return Memory.GetLong(bagAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Makes a copy of a bag. You free it with money_bag_free. C: money_bag_copy</summary>
        public Bag Copy()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long copyAt = call.Take(8);
                call.Check(Raw.money_bag_copy(at, copyAt, call.Error));
                return Libmoney.Bag.Adopt(Memory.GetLong(copyAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds an amount to the bag's amount of its currency. C: money_bag_add</summary>
        public void Add(Money amount)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_bag_add(at, amount.Put(call), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds every amount of another bag. `bag` and `other` may be the same. C:
        /// money_bag_add_bag</summary>
        public void AddBag(Bag other)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_bag_add_bag(at, call.Use(Call.Needed(other, nameof(other))), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Multiplies every amount, exactly. C: money_bag_multiply</summary>
        public void Multiply(ExactDecimal factor)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_bag_multiply(at, factor.Put(call), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Counts the amounts other than 0. C: money_bag_count</summary>
        public long Count()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_bag_count(at, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the amount at an index among those other than 0, in the order in which the currencies
        /// were added. C: money_bag_at</summary>
        public Money At(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long amountAt = call.Take(32);
                call.Check(Raw.money_bag_at(at, index, amountAt, call.Error));
                return Libmoney.Money.Read(amountAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the amounts of money_bag_at from index `first` on into an array. C:
        /// money_bag_amounts</summary>
        public IReadOnlyList<Money> Amounts()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return call.Pages(32, one => Libmoney.Money.Read(one), page => Raw.money_bag_amounts(at, page.First, page.Rows, page.Capacity, page.Count, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the amount of a currency, which is 0 if the bag has none of it. C:
        /// money_bag_amount</summary>
        public Money Amount(string currency)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long amountAt = call.Take(32);
                call.Check(Raw.money_bag_amount(at, call.Code(currency), amountAt, call.Error));
                return Libmoney.Money.Read(amountAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Compares two bags, whatever the order of their currencies. C: money_bag_equal</summary>
        public bool SameAs(Bag b)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long equalAt = call.Take(8);
                call.Check(Raw.money_bag_equal(at, call.Use(Call.Needed(b, nameof(b))), equalAt, call.Error));
                return Memory.GetInt(equalAt) != 0;
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Computes a hash over the amounts, whatever the order of their currencies: equal bags have
        /// equal hashes. C: money_bag_hash</summary>
        public ulong Hash()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long hashAt = call.Take(8);
                call.Check(Raw.money_bag_hash(at, hashAt, call.Error));
                return (ulong)Memory.GetLong(hashAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Converts all amounts into one currency: the call adds up the exact conversions and rounds
        /// the sum once. If Council Regulation (EC) No 1103/97 governs every conversion, as money_rates_convert
        /// says, the call rounds the sum by it and sets MONEY_FLAG_EURO_REGULATION. C:
        /// money_bag_reduce</summary>
        /// <param name="target">the currency of the result.</param>
        /// <param name="rates">the rate table; NULL for a bag that has amounts of `target` alone.</param>
        /// <param name="options">as in money_rates_convert.</param>
        public Money Reduce(string target, Rates rates = null, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long resultAt = call.Take(32);
                call.Check(Raw.money_bag_reduce(at, call.Code(target), call.Use(rates), options == null ? 0 : options.Put(call), resultAt, 0, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Converts all amounts into one currency: the call adds up the exact conversions and rounds
        /// the sum once. If Council Regulation (EC) No 1103/97 governs every conversion, as money_rates_convert
        /// says, the call rounds the sum by it and sets MONEY_FLAG_EURO_REGULATION. C:
        /// money_bag_reduce</summary>
        /// <param name="target">the currency of the result.</param>
        /// <param name="rates">the rate table; NULL for a bag that has amounts of `target` alone.</param>
        /// <param name="options">as in money_rates_convert.</param>
        public (Money Result, Flags Flags) ReduceDetailed(string target, Rates rates = null, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long resultAt = call.Take(32);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_bag_reduce(at, call.Code(target), call.Use(rates), options == null ? 0 : options.Put(call), resultAt, flagsAt, call.Error));
                return (Libmoney.Money.Read(resultAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a bag as text, such as "-12.50 EUR + 3.00 USD": the amounts other than 0 in the
        /// order of their codes, each with its own sign, or "0" if there are none. The length depends on the
        /// bag: ask for it first, with a buffer of NULL. C: money_bag_format</summary>
        public string Format()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_bag_format(at, bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Makes a bag from text that money_bag_format wrote: amounts as money_parse reads them, with
        /// " + " between them, in any order, each currency once. An error has the position in the text. You
        /// free the bag with money_bag_free. C: money_bag_parse</summary>
        /// <param name="registry">your own currencies, which are known next to the built-in ones.</param>
        public static Bag Parse(string text, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                byte[] textBytes = Call.Utf8(text);
                long bagAt = call.Take(8);
                call.Check(Raw.money_bag_parse(call.Bytes(textBytes), Call.Length(textBytes), call.Use(registry), bagAt, call.Error));
                return Libmoney.Bag.Adopt(Memory.GetLong(bagAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a bag as JSON: a list of its amounts other than 0, as money_to_json writes them, in
        /// the order of their codes. Equal bags with equal fraction digits give the same bytes. C:
        /// money_bag_to_json</summary>
        public string ToJson()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long jsonAt = call.Take(8);
                call.Check(Raw.money_bag_to_json(at, jsonAt, call.Length(), call.Error));
                return call.Document(jsonAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Makes a bag from JSON that money_bag_to_json wrote: a list of amounts in any order, each
        /// currency once. An error has the position in the text. You free the bag with money_bag_free. C:
        /// money_bag_from_json</summary>
        /// <param name="registry">your own currencies, which are known next to the built-in ones.</param>
        public static Bag FromJson(string json, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                byte[] jsonBytes = Call.Utf8(json);
                long bagAt = call.Take(8);
                call.Check(Raw.money_bag_from_json(call.Bytes(jsonBytes), Call.Length(jsonBytes), call.Use(registry), bagAt, call.Error));
                return Libmoney.Bag.Adopt(Memory.GetLong(bagAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the rows once, so the loop may change the object.</summary>
        public IEnumerator<Money> GetEnumerator()
        {
            return Amounts().GetEnumerator();
        }

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator()
        {
            return GetEnumerator();
        }
    }
}
