// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Products with prices in one currency, in the order in which you added them, and the tax rates
    /// of their categories.</summary>
    public sealed class Catalogue : Handle, IEnumerable<Product>
    {
        private static readonly Action<long> Free = Raw.money_catalogue_free;

        private Catalogue(long at)
            : base(at, Free)
        {
        }

        internal static Catalogue Adopt(long at)
        {
            return new Catalogue(at);
        }

        internal static Catalogue AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Makes an empty catalogue. You free it with money_catalogue_free. C:
        /// money_catalogue_new</summary>
        /// <param name="currency">the currency of all prices, built in or in `registry`. It has minor units, so
        /// gold (XAU) is refused.</param>
        /// <param name="registry">your own currencies; the library reads it during the call only.</param>
        public Catalogue(string currency, CurrencyRegistry registry = null)
            : base(Make(currency, registry), Free)
        {
        }

        private static long Make(string currency, CurrencyRegistry registry)
        {
            Call call = Call.Begin();
            try
            {
                long catalogueAt = call.Take(8);
                call.Check(Raw.money_catalogue_new(call.Code(currency), call.Use(registry), catalogueAt, call.Error));
                return Memory.GetLong(catalogueAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds a product at the end, or replaces the product of the same sku in its place. C:
        /// money_catalogue_add</summary>
        /// <param name="product">start with MONEY_PRODUCT_INIT, and set `sku` and `price` at least.</param>
        public void Add(Product product)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_catalogue_add(at, Call.Needed(product, nameof(product)).Put(call), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Removes the product of a sku. C: money_catalogue_remove</summary>
        public void Remove(string sku)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_catalogue_remove(at, call.Code(sku), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Finds the product of a sku. You may change the product and hand it to money_catalogue_add.
        /// C: money_catalogue_find</summary>
        public Product Find(string sku)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long productAt = call.Take(424);
                call.Check(Raw.money_catalogue_find(at, call.Code(sku), productAt, call.Error));
                return Libmoney.Product.Read(productAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Counts the products. C: money_catalogue_count</summary>
        public long Count()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_catalogue_count(at, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the product at an index, in the order in which you added them. C:
        /// money_catalogue_at</summary>
        public Product At(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long productAt = call.Take(424);
                call.Check(Raw.money_catalogue_at(at, index, productAt, call.Error));
                return Libmoney.Product.Read(productAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes several products in one call, in the order in which you added them. C:
        /// money_catalogue_products</summary>
        public IReadOnlyList<Product> Products()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return call.Pages(424, one => Libmoney.Product.Read(one), page => Raw.money_catalogue_products(at, page.First, page.Rows, page.Capacity, page.Count, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the code of the catalogue's currency. A buffer of MONEY_CODE_SIZE bytes is large
        /// enough. C: money_catalogue_currency</summary>
        public string Currency()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_catalogue_currency(at, bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets the tax rate of a category, in place of the one that it had. Baskets that were made
        /// before keep theirs. C: money_catalogue_set_tax</summary>
        /// <param name="category">one line of at most 31 bytes. NULL or "" stands for the products without a
        /// category, which are not taxed until you set a rate for them.</param>
        /// <param name="percent">0 to 100: 19 is 19 %, and 0.19 is less than a fifth of one percent.</param>
        public void SetTax(string category, ExactDecimal percent)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_catalogue_set_tax(at, call.Code(category), percent.Put(call), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Counts the categories that have a tax rate. C: money_catalogue_tax_count</summary>
        public long TaxCount()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_catalogue_tax_count(at, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the tax rate at an index, in the order of the categories' bytes. C:
        /// money_catalogue_tax_at</summary>
        public TaxRate TaxAt(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long taxAt = call.Take(56);
                call.Check(Raw.money_catalogue_tax_at(at, index, taxAt, call.Error));
                return Libmoney.TaxRate.Read(taxAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes several tax rates in one call, under the rules of money_catalogue_products. C:
        /// money_catalogue_taxes</summary>
        public IReadOnlyList<TaxRate> Taxes()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return call.Pages(56, one => Libmoney.TaxRate.Read(one), page => Raw.money_catalogue_taxes(at, page.First, page.Rows, page.Capacity, page.Count, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads a catalogue that money_catalogue_to_json wrote. You free it with
        /// money_catalogue_free. C: money_catalogue_from_json</summary>
        public static Catalogue FromJson(string json)
        {
            Call call = Call.Begin();
            try
            {
                byte[] jsonBytes = Call.Utf8(json);
                long catalogueAt = call.Take(8);
                call.Check(Raw.money_catalogue_from_json(call.Bytes(jsonBytes), Call.Length(jsonBytes), catalogueAt, call.Error));
                return Libmoney.Catalogue.Adopt(Memory.GetLong(catalogueAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a catalogue with its tax rates as JSON. The same catalogue always gives the same
        /// bytes. C: money_catalogue_to_json</summary>
        public string ToJson()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long jsonAt = call.Take(8);
                call.Check(Raw.money_catalogue_to_json(at, jsonAt, call.Length(), call.Error));
                return call.Document(jsonAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads a catalogue from comma-separated values (RFC 4180). You free it with
        /// money_catalogue_free. The first line names the columns, in any order, and each further line is a
        /// product. The columns `sku` and `price` are required; `name`, `unit`, `category` and `currency` are
        /// optional; any other column is refused. C: money_catalogue_from_csv</summary>
        /// <param name="currency">the currency of the prices. With NULL or "" the document's own column says
        /// it, and it is the same on every line.</param>
        /// <param name="registry">your own currencies; the library reads it during the call only.</param>
        public static Catalogue FromCsv(string csv, string currency, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                byte[] csvBytes = Call.Utf8(csv);
                long catalogueAt = call.Take(8);
                call.Check(Raw.money_catalogue_from_csv(call.Bytes(csvBytes), Call.Length(csvBytes), call.Code(currency), call.Use(registry), catalogueAt, call.Error));
                return Libmoney.Catalogue.Adopt(Memory.GetLong(catalogueAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the products as comma-separated values that money_catalogue_from_csv reads. The
        /// document has no tax rates. C: money_catalogue_to_csv</summary>
        public string ToCsv()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long csvAt = call.Take(8);
                call.Check(Raw.money_catalogue_to_csv(at, csvAt, call.Length(), call.Error));
                return call.Document(csvAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the rows once, so the loop may change the object.</summary>
        public IEnumerator<Product> GetEnumerator()
        {
            return Products().GetEnumerator();
        }

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator()
        {
            return GetEnumerator();
        }
    }
}
