// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A tax of a line item, an allowance or a charge. 64 bytes. A tax of zeros is none. The
    /// categories of the norm are S (standard rate), Z (zero rated), E (exempt), AE (reverse charge), K
    /// (delivery within the European Union), G (export), O (outside the scope), L, M and B. The percentage of
    /// Z, E, AE, K, G and O is 0. You may name any other tax, such as "GST", "CGST" or "IRPF".</summary>
    public sealed class InvoiceTax
    {
        internal const int Size = 64;

        /// <summary>the category or the name of the tax: 1 to 31 bytes in one line</summary>
        public string Category { get; set; }

        /// <summary>0 to 100: 19 is 19 %</summary>
        public ExactDecimal? Percent { get; set; }

        /// <summary>how the tax enters the totals</summary>
        public InvoiceTaxKind? Kind { get; set; }

        internal static InvoiceTax Read(long at)
        {
            return new InvoiceTax
            {
                Category = Memory.Text(at + 0, 32),
                Percent = Libmoney.ExactDecimal.ReadOrNull(at + 32),
                Kind = (Libmoney.InvoiceTaxKind)Memory.GetInt(at + 56),
            };
        }

        internal void Write(Call call, long at)
        {
            Memory.Clear(at, Size);
            if (Category != null)
            {
                Memory.PutText(at + 0, 32, Category, "Category");
            }

            if (Percent != null)
            {
                Percent.Value.Write(at + 32);
            }

            if (Kind != null)
            {
                Memory.PutInt(at + 56, (int)Kind.Value);
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
