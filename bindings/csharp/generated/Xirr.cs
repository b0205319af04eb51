// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The internal rates of return of dated cash flows. 280 bytes. Rates of return are not amounts:
    /// they are doubles, with the same bytes on every platform. 0.05 is 5 % a year.</summary>
    public sealed class Xirr
    {
        internal const int Size = 280;

        private Xirr()
        {
        }

        /// <summary>outcome</summary>
        public XirrOutcome Outcome { get; private set; }

        /// <summary>0 if there is a rate</summary>
        public XirrReason Reason { get; private set; }

        /// <summary>day count</summary>
        public DayCount DayCount { get; private set; }

        /// <summary>1: the number of rates is proven; 0: rates too close to tell apart are one</summary>
        public bool IsCertain { get; private set; }

        /// <summary>in ascending order; the rest is 0</summary>
        public IReadOnlyList<double> Rates { get; private set; }

        internal static Xirr Read(long at)
        {
            return new Xirr
            {
                Outcome = (Libmoney.XirrOutcome)Memory.GetInt(at + 0),
                Reason = (Libmoney.XirrReason)Memory.GetInt(at + 4),
                DayCount = (Libmoney.DayCount)Memory.GetInt(at + 8),
                IsCertain = Memory.GetInt(at + 12) != 0,
                Rates = Memory.List(at + 24, 8, Math.Min(32, Memory.GetInt(at + 16)), one => Memory.GetDouble(one)),
            };
        }
    }
}
