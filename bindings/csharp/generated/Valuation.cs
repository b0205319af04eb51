// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A portfolio at the prices and exchange rates of a moment. It never changes, and all threads may
    /// share it.</summary>
    public sealed class Valuation : Handle, IEnumerable<Position>
    {
        private static readonly Action<long> Free = Raw.money_valuation_free;

        private Valuation(long at)
            : base(at, Free)
        {
        }

        internal static Valuation Adopt(long at)
        {
            return new Valuation(at);
        }

        internal static Valuation AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Writes the summary of a valuation. Without transactions its amounts are 0, and no
        /// percentage is known. C: money_valuation_summary</summary>
        public PortfolioSummary Summary()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long summaryAt = call.Take(424);
                call.Check(Raw.money_valuation_summary(at, summaryAt, call.Error));
                return Libmoney.PortfolioSummary.Read(summaryAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Counts the positions. Each symbol has one. C: money_valuation_position_count</summary>
        public long PositionCount()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_valuation_position_count(at, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the position at an index, in the order of the bytes of the symbols. C:
        /// money_valuation_position_at</summary>
        public Position PositionAt(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long positionAt = call.Take(704);
                call.Check(Raw.money_valuation_position_at(at, index, positionAt, call.Error));
                return Libmoney.Position.Read(positionAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes several positions in one call, under the rules of money_portfolio_transactions. C:
        /// money_valuation_positions</summary>
        public IReadOnlyList<Position> Positions()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return call.Pages(704, one => Libmoney.Position.Read(one), page => Raw.money_valuation_positions(at, page.First, page.Rows, page.Capacity, page.Count, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the rows once, so the loop may change the object.</summary>
        public IEnumerator<Position> GetEnumerator()
        {
            return Positions().GetEnumerator();
        }

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator()
        {
            return GetEnumerator();
        }
    }
}
