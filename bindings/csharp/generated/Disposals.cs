// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A list of disposals. It never changes, and all threads may share it.</summary>
    public sealed class Disposals : Handle, IEnumerable<Disposal>
    {
        private static readonly Action<long> Free = Raw.money_disposals_free;

        private Disposals(long at)
            : base(at, Free)
        {
        }

        internal static Disposals Adopt(long at)
        {
            return new Disposals(at);
        }

        internal static Disposals AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Counts the disposals. C: money_disposals_count</summary>
        public long Count()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_disposals_count(at, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the disposal at an index. C: money_disposals_at</summary>
        public Disposal At(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long disposalAt = call.Take(440);
                call.Check(Raw.money_disposals_at(at, index, disposalAt, call.Error));
                return Libmoney.Disposal.Read(disposalAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes several disposals in one call, under the rules of money_portfolio_transactions. C:
        /// money_disposals_items</summary>
        public IReadOnlyList<Disposal> Items()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return call.Pages(440, one => Libmoney.Disposal.Read(one), page => Raw.money_disposals_items(at, page.First, page.Rows, page.Capacity, page.Count, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the rows once, so the loop may change the object.</summary>
        public IEnumerator<Disposal> GetEnumerator()
        {
            return Items().GetEnumerator();
        }

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator()
        {
            return GetEnumerator();
        }
    }
}
