// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Line items with quantities and discounts, tax rates and a policy, over a copy of a
    /// catalogue.</summary>
    public sealed class Basket : Handle, IEnumerable<BasketLineItem>
    {
        private static readonly Action<long> Free = Raw.money_basket_free;

        private Basket(long at)
            : base(at, Free)
        {
        }

        internal static Basket Adopt(long at)
        {
            return new Basket(at);
        }

        internal static Basket AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Makes an empty basket with a copy of the catalogue and its tax rates. You free it with
        /// money_basket_free. C: money_basket_new</summary>
        public Basket(Catalogue catalogue)
            : base(Make(catalogue), Free)
        {
        }

        private static long Make(Catalogue catalogue)
        {
            Call call = Call.Begin();
            try
            {
                long basketAt = call.Take(8);
                call.Check(Raw.money_basket_new(call.Use(Call.Needed(catalogue, nameof(catalogue))), basketAt, call.Error));
                return Memory.GetLong(basketAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds to the quantity of a product. The call adds a line item if the basket has none of the
        /// product, and removes the line item if its quantity becomes 0. C: money_basket_add</summary>
        /// <param name="sku">the identifier of a product of the catalogue, or of one that is in the
        /// basket.</param>
        /// <param name="quantity">not 0; fraction digits are allowed (0.350 kg). A negative quantity takes
        /// away, and a line item with a quantity below 0 is a refund.</param>
        public void Add(string sku, ExactDecimal quantity)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_basket_add(at, call.Code(sku), quantity.Put(call), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets the quantity of a product. The call adds a line item if the basket has none of the
        /// product; a quantity of 0 removes the line item. C: money_basket_set</summary>
        public void Set(string sku, ExactDecimal quantity)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_basket_set(at, call.Code(sku), quantity.Put(call), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Puts a product into the basket that need not be in the catalogue, or not at this price. It
        /// may be something that the shop sells once, a product at a price that was agreed, or the same product
        /// a second time, with an option and a sku of its own. The line item has its own sku, texts, tax
        /// category and price. It replaces the line item of the same sku in its place, which keeps its
        /// discount. Later calls name it by its sku. C: money_basket_put</summary>
        /// <param name="product">start with MONEY_PRODUCT_INIT; its price is in the catalogue's
        /// currency.</param>
        /// <param name="quantity">not 0; below 0 for a refund.</param>
        public void Put(Product product, ExactDecimal quantity)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_basket_put(at, Call.Needed(product, nameof(product)).Put(call), quantity.Put(call), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Removes the line item of a product, with its discount. C: money_basket_remove</summary>
        public void Remove(string sku)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_basket_remove(at, call.Code(sku), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Removes all line items and the order's discount. Tax rates and policy stay. C:
        /// money_basket_clear</summary>
        public void Clear()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_basket_clear(at, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets the discount of a line item, or of the order, in place of the discount that it had.
        /// The call compares a fixed discount of a line item with its price. A fixed discount of the order may
        /// come before the products, so money_basket_checkout compares it with the subtotal. C:
        /// money_basket_set_discount</summary>
        /// <param name="sku">the line item; NULL stands for the order, whose discount the line items share in
        /// proportion to their totals.</param>
        /// <param name="discount">NULL, or a discount of kind MONEY_DISCOUNT_NONE or of 0, removes the
        /// discount.</param>
        public void SetDiscount(string sku, Discount discount = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_basket_set_discount(at, call.Code(sku), discount == null ? 0 : discount.Put(call), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets the tax rate of a category for this basket, under the rules of
        /// money_catalogue_set_tax. C: money_basket_set_tax</summary>
        /// <param name="category">NULL or "" stands for the products without a category.</param>
        /// <param name="percent">0 to 100: 19 is 19 %.</param>
        public void SetTax(string category, ExactDecimal percent)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_basket_set_tax(at, call.Code(category), percent.Put(call), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets the policy. With NULL the basket gets MONEY_BASKET_POLICY_INIT. C:
        /// money_basket_set_policy</summary>
        public void SetPolicy(BasketPolicy policy = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_basket_set_policy(at, policy == null ? 0 : policy.Put(call), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the basket's policy, `struct_size` included. C: money_basket_policy</summary>
        public BasketPolicy Policy()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long policyAt = call.Take(56);
                call.Check(Raw.money_basket_policy(at, policyAt, call.Error));
                return Libmoney.BasketPolicy.Read(policyAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the code of the catalogue's currency. A buffer of MONEY_CODE_SIZE bytes is large
        /// enough. C: money_basket_currency</summary>
        public string Currency()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_basket_currency(at, bufferAt, call.Room, call.Length(), call.Error)))
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

        /// <summary>Counts the line items. C: money_basket_count</summary>
        public long Count()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_basket_count(at, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the line item at an index, in the order in which you first added the products. C:
        /// money_basket_at</summary>
        public BasketLineItem At(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long itemAt = call.Take(512);
                call.Check(Raw.money_basket_at(at, index, itemAt, call.Error));
                return Libmoney.BasketLineItem.Read(itemAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes several line items in one call, under the rules of money_catalogue_products. C:
        /// money_basket_line_items</summary>
        public IReadOnlyList<BasketLineItem> LineItems()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return call.Pages(512, one => Libmoney.BasketLineItem.Read(one), page => Raw.money_basket_line_items(at, page.First, page.Rows, page.Capacity, page.Count, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the quantity of a product: 0 if the basket has no line item of it. C:
        /// money_basket_quantity</summary>
        public ExactDecimal Quantity(string sku)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long quantityAt = call.Take(24);
                call.Check(Raw.money_basket_quantity(at, call.Code(sku), quantityAt, call.Error));
                return Libmoney.ExactDecimal.Read(quantityAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the revision: 0 for a new basket, and one more after each change. C:
        /// money_basket_revision</summary>
        public ulong Revision()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long revisionAt = call.Take(8);
                call.Check(Raw.money_basket_revision(at, revisionAt, call.Error));
                return (ulong)Memory.GetLong(revisionAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Makes a receipt: adds everything up under the basket's policy, in the catalogue's currency
        /// and in `target`. The basket stays as it is. In another currency the library converts the total once
        /// and each line item on its own. The receipt shows the difference. C: money_basket_checkout</summary>
        /// <param name="target">the currency to pay in; with NULL or "" the receipt is in the catalogue's
        /// currency alone.</param>
        /// <param name="rates">NULL is enough if nothing is to be converted.</param>
        /// <param name="options">as in money_rates_convert; with `now` the receipt says how old the rates
        /// are.</param>
        public Receipt Checkout(string target, Rates rates = null, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long receiptAt = call.Take(8);
                call.Check(Raw.money_basket_checkout(at, call.Code(target), call.Use(rates), options == null ? 0 : options.Put(call), receiptAt, call.Error));
                return Libmoney.Receipt.Adopt(Memory.GetLong(receiptAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads a basket that money_basket_to_json wrote. You free it with money_basket_free. C:
        /// money_basket_from_json</summary>
        /// <param name="catalogue">the products that you can add later, in the basket's currency; the library
        /// copies it. With NULL you can add only the products of the document.</param>
        public static Basket FromJson(string json, Catalogue catalogue = null)
        {
            Call call = Call.Begin();
            try
            {
                byte[] jsonBytes = Call.Utf8(json);
                long basketAt = call.Take(8);
                call.Check(Raw.money_basket_from_json(call.Bytes(jsonBytes), Call.Length(jsonBytes), call.Use(catalogue), basketAt, call.Error));
                return Libmoney.Basket.Adopt(Memory.GetLong(basketAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a basket with its products, discounts, tax rates and policy as JSON. The same basket
        /// always gives the same bytes. C: money_basket_to_json</summary>
        public string ToJson()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long jsonAt = call.Take(8);
                call.Check(Raw.money_basket_to_json(at, jsonAt, call.Length(), call.Error));
                return call.Document(jsonAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the rows once, so the loop may change the object.</summary>
        public IEnumerator<BasketLineItem> GetEnumerator()
        {
            return LineItems().GetEnumerator();
        }

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator()
        {
            return GetEnumerator();
        }

        private Action<ulong> changed;

        /// <summary>Happens when the object has changed, and gives its revision: the call that changed the object has returned then, in its thread.
        /// What a listener throws leaves that call; the change stays.</summary>
        public event Action<ulong> Changed
        {
            add
            {
                changed += value;
                IsListened = true;
                heard = Revision();
            }

            remove
            {
                changed -= value;
            }
        }

        private ulong heard;

        internal override void Tell()
        {
            Action<ulong> listener = changed;
            if (listener == null)
            {
                return;
            }

            ulong now;
            // To ask for the revision is no change that anybody wants to hear of.
            IsListened = false;
            try
            {
                now = Revision();
            }
            catch (MoneyException)
            {
                // A store whose file is closed has none.
                return;
            }
            finally
            {
                IsListened = true;
            }

            if (now != heard)
            {
                heard = now;
                listener(now);
            }
        }
    }
}
