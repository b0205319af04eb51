// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A table of exchange rates in the making.</summary>
    public sealed class RatesBuilder : Handle
    {
        private static readonly Action<long> Free = Raw.money_rates_builder_free;

        private RatesBuilder(long at)
            : base(at, Free)
        {
        }

        internal static RatesBuilder Adopt(long at)
        {
            return new RatesBuilder(at);
        }

        internal static RatesBuilder AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Makes an empty builder. Freed with money_rates_builder_free. C:
        /// money_rates_builder_new</summary>
        public RatesBuilder()
            : base(Make(), Free)
        {
        }

        private static long Make()
        {
            Call call = Call.Begin();
            try
            {
                long builderAt = call.Take(8);
                call.Check(Raw.money_rates_builder_new(builderAt, call.Error));
                return Memory.GetLong(builderAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds the rate 1 `from` = `rate` `to`, or replaces the one of the same direction and date.
        /// The other direction is its own entry: give both (bid and ask), and each serves its own; give one,
        /// and the other is its exact inverse. A builder holds rates of dates, or rates of no date, not both.
        /// C: money_rates_builder_add</summary>
        /// <param name="rate">a decimal of at most 19 significant digits ("1.1172"), or a ratio of two integers
        /// ("7/3"); more than 0.</param>
        /// <param name="date">the day the rate is of, or MONEY_DATE_NONE for a rate of no date.</param>
        public void Add(string from, string to, string rate, DateTime? date)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                byte[] rateBytes = Call.Utf8(rate);
                call.Check(Raw.money_rates_builder_add(at, call.Code(from), call.Code(to), call.Bytes(rateBytes), Call.Length(rateBytes), Memory.OfDay(date), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Removes the rate of a direction and date. C: money_rates_builder_remove</summary>
        public void Remove(string from, string to, DateTime? date)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_rates_builder_remove(at, call.Code(from), call.Code(to), Memory.OfDay(date), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets the currency that cross rates go through; NULL or "": none, and they take the shortest
        /// path. C: money_rates_builder_set_base</summary>
        /// <param name="base">may be NULL.</param>
        public void SetBase(string @base)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_rates_builder_set_base(at, call.Code(@base), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets who published the rates: one line of at most 63 bytes; NULL with length 0 for none. C:
        /// money_rates_builder_set_source</summary>
        /// <param name="source">may be NULL.</param>
        public void SetSource(string source)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                byte[] sourceBytes = Call.Utf8(source);
                call.Check(Raw.money_rates_builder_set_source(at, call.Bytes(sourceBytes), Call.Length(sourceBytes), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets when the rates were published: an instant, or MONEY_INSTANT_NONE. C:
        /// money_rates_builder_set_instant</summary>
        public void SetInstant(DateTimeOffset? instant)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_rates_builder_set_instant(at, Memory.OfInstant(instant), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns how many rates the builder has. C: money_rates_builder_count</summary>
        public long Count()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_rates_builder_count(at, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the builder's rate at an index, in the order in which you first added them. C:
        /// money_rates_builder_at</summary>
        public Rate At(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long rateAt = call.Take(56);
                call.Check(Raw.money_rates_builder_at(at, index, rateAt, call.Error));
                return Libmoney.Rate.Read(rateAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Makes a table of what the builder has; the builder stays as it is and may go on. An empty
        /// table is allowed. Freed with money_rates_free. C: money_rates_builder_build</summary>
        public Rates Build()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long ratesAt = call.Take(8);
                call.Check(Raw.money_rates_builder_build(at, ratesAt, call.Error));
                return Libmoney.Rates.Adopt(Memory.GetLong(ratesAt));
            }
            finally
            {
                call.End();
            }
        }
    }
}
