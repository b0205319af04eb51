// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The rule by which a payment in cash is rounded. `share/currencies/cash.csv` has each rule with
    /// its source.</summary>
    public sealed class CashRule
    {
        internal const int Size = 80;

        private CashRule()
        {
        }

        /// <summary>currency</summary>
        public string Currency { get; private set; }

        /// <summary>the ISO 3166-1 code of the country whose rule it is; "" for all countries</summary>
        public string Country { get; private set; }

        /// <summary>how a tie is rounded</summary>
        public Rounding Rounding { get; private set; }

        /// <summary>what becomes of amounts up to `small`</summary>
        public CashSmall SmallAmounts { get; private set; }

        /// <summary>the first date of the rule; MONEY_DATE_NONE if it held before all later ones</summary>
        public DateTime? Since { get; private set; }

        /// <summary>the first date on which it holds no longer, or MONEY_DATE_NONE</summary>
        public DateTime? Until { get; private set; }

        /// <summary>the smallest amount in cash</summary>
        public ExactDecimal Step { get; private set; }

        /// <summary>the largest amount that `small_amounts` speaks of; 0 if there is none</summary>
        public ExactDecimal Small { get; private set; }

        internal static CashRule Read(long at)
        {
            return new CashRule
            {
                Currency = Memory.Text(at + 0, 12),
                Country = Memory.Text(at + 12, 4),
                Rounding = (Libmoney.Rounding)Memory.GetInt(at + 16),
                SmallAmounts = (Libmoney.CashSmall)Memory.GetInt(at + 20),
                Since = Memory.Day(Memory.GetInt(at + 24)),
                Until = Memory.Day(Memory.GetInt(at + 28)),
                Step = Libmoney.ExactDecimal.Read(at + 32),
                Small = Libmoney.ExactDecimal.Read(at + 56),
            };
        }
    }
}
