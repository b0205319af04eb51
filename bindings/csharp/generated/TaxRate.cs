// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The tax rate of a category, in percent as discounts are. 56 bytes.</summary>
    public sealed class TaxRate
    {
        internal const int Size = 56;

        private TaxRate()
        {
        }

        /// <summary>category</summary>
        public string Category { get; private set; }

        /// <summary>19 is 19 %</summary>
        public ExactDecimal Percent { get; private set; }

        internal static TaxRate Read(long at)
        {
            return new TaxRate
            {
                Category = Memory.Text(at + 0, 32),
                Percent = Libmoney.ExactDecimal.Read(at + 32),
            };
        }
    }
}
