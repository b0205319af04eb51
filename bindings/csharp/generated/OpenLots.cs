// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A list of open lots. It never changes, and all threads may share it.</summary>
    public sealed class OpenLots : Handle, IEnumerable<OpenLot>
    {
        private static readonly Action<long> Free = Raw.money_open_lots_free;

        private OpenLots(long at)
            : base(at, Free)
        {
        }

        internal static OpenLots Adopt(long at)
        {
            return new OpenLots(at);
        }

        internal static OpenLots AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Counts the open lots. C: money_open_lots_count</summary>
        public long Count()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_open_lots_count(at, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the open lot at an index. C: money_open_lots_at</summary>
        public OpenLot At(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long lotAt = call.Take(200);
                call.Check(Raw.money_open_lots_at(at, index, lotAt, call.Error));
                return Libmoney.OpenLot.Read(lotAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes several open lots in one call, under the rules of money_portfolio_transactions. C:
        /// money_open_lots_items</summary>
        public IReadOnlyList<OpenLot> Items()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return call.Pages(200, one => Libmoney.OpenLot.Read(one), page => Raw.money_open_lots_items(at, page.First, page.Rows, page.Capacity, page.Count, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the rows once, so the loop may change the object.</summary>
        public IEnumerator<OpenLot> GetEnumerator()
        {
            return Items().GetEnumerator();
        }

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator()
        {
            return GetEnumerator();
        }
    }
}
