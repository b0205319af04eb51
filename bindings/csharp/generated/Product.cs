// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A product and its price. 424 bytes. Each text is one line of UTF-8 that ends with a NUL inside
    /// its array; the library ignores the bytes after the NUL.</summary>
    public sealed class Product
    {
        internal const int Size = 424;

        /// <summary>the identifier of the product, unique in its catalogue: 1 to 63 bytes</summary>
        public string Sku { get; set; }

        /// <summary>the name for people; "" if the product has none</summary>
        public string Name { get; set; }

        /// <summary>what the price is for, such as "per bottle"; "" if you do not say</summary>
        public string Unit { get; set; }

        /// <summary>the tax category; "" if the product has none</summary>
        public string Category { get; set; }

        /// <summary>of one unit, in the catalogue's currency: 0 or more, with any number of fraction
        /// digits</summary>
        public Money? Price { get; set; }

        internal static Product Read(long at)
        {
            return new Product
            {
                Sku = Memory.Text(at + 8, 64),
                Name = Memory.Text(at + 72, 256),
                Unit = Memory.Text(at + 328, 32),
                Category = Memory.Text(at + 360, 32),
                Price = Libmoney.Money.ReadOrNull(at + 392),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_product_init(at);
            if (Sku != null)
            {
                Memory.PutText(at + 8, 64, Sku, "Sku");
            }

            if (Name != null)
            {
                Memory.PutText(at + 72, 256, Name, "Name");
            }

            if (Unit != null)
            {
                Memory.PutText(at + 328, 32, Unit, "Unit");
            }

            if (Category != null)
            {
                Memory.PutText(at + 360, 32, Category, "Category");
            }

            if (Price != null)
            {
                Price.Value.Write(at + 392);
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
