using System;
using System.Collections.Generic;
using System.Linq;

namespace Libmoney
{
    /// <summary>The settings of a call over a column. Settings that you do not change keep the library's
    /// defaults.</summary>
    public sealed class ColumnSettings
    {
        /// <summary>Digits, rounding, date, threads and the like.</summary>
        public ColumnOptions Options { get; set; }

        /// <summary>The date of each row, in days since 1970-01-01.</summary>
        public int[] Days { get; set; }

        /// <summary>Whether a row that fails is null, with its reason in <see cref="Amounts.Statuses"/> of the result. If
        /// not, the call throws.</summary>
        public bool KeepsFailures { get; set; }

        /// <summary>The column whose memory receives the results, with as many rows. After a failure they are not
        /// specified.</summary>
        public Amounts Into { get; set; }

        /// <summary>The days since 1970-01-01 of dates, for <see cref="Days"/>.</summary>
        public static int[] DaysOf(IEnumerable<DateTime> dates)
        {
            return Call.Needed(dates, nameof(dates)).Select(one => Memory.OfDay(one)).ToArray();
        }
    }
}
