// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.function.LongConsumer;

/** Line items with quantities and discounts, tax rates and a policy, over a copy of a catalogue. */
public final class Basket extends Handle {
    private Basket(Pointer pointer) {
        super(pointer, Raw::money_basket_free);
    }

    static Basket adopt(long at) {
        return new Basket(new Pointer(at));
    }

    static Basket adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /**
     * Makes an empty basket with a copy of the catalogue and its tax rates. You free it with money_basket_free. C:
     * money_basket_new
     */
    public Basket(Catalogue catalogue) {
        this(make(catalogue));
    }

    private static Pointer make(Catalogue catalogue) {
        Call call = Call.begin();
        try {
            long basketAt = call.take(8);
            call.check(Raw.money_basket_new(call.use(Objects.requireNonNull(catalogue, "catalogue")), basketAt, call.error()));
            return new Pointer(Memory.getLong(basketAt));
        } finally {
            call.end();
        }
    }

    /**
     * Adds to the quantity of a product. The call adds a line item if the basket has none of the product, and
     * removes the line item if its quantity becomes 0. C: money_basket_add
     * @param sku the identifier of a product of the catalogue, or of one that is in the basket.
     * @param quantity not 0; fraction digits are allowed (0.350 kg). A negative quantity takes away, and a line
     * item with a quantity below 0 is a refund.
     */
    public void add(String sku, BigDecimal quantity) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_basket_add(at, call.code(sku), call.decimal(quantity), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Sets the quantity of a product. The call adds a line item if the basket has none of the product; a quantity
     * of 0 removes the line item. C: money_basket_set
     */
    public void set(String sku, BigDecimal quantity) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_basket_set(at, call.code(sku), call.decimal(quantity), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Puts a product into the basket that need not be in the catalogue, or not at this price. It may be something
     * that the shop sells once, a product at a price that was agreed, or the same product a second time, with an
     * option and a sku of its own. The line item has its own sku, texts, tax category and price. It replaces the
     * line item of the same sku in its place, which keeps its discount. Later calls name it by its sku. C:
     * money_basket_put
     * @param product start with MONEY_PRODUCT_INIT; its price is in the catalogue's currency.
     * @param quantity not 0; below 0 for a refund.
     */
    public void put(Product product, BigDecimal quantity) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_basket_put(at, product.put(call), call.decimal(quantity), call.error()));
        } finally {
            call.end();
        }
    }

    /** Removes the line item of a product, with its discount. C: money_basket_remove */
    public void remove(String sku) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_basket_remove(at, call.code(sku), call.error()));
        } finally {
            call.end();
        }
    }

    /** Removes all line items and the order's discount. Tax rates and policy stay. C: money_basket_clear */
    public void clear() {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_basket_clear(at, call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Sets the discount of a line item, or of the order, in place of the discount that it had. The call compares a
     * fixed discount of a line item with its price. A fixed discount of the order may come before the products, so
     * money_basket_checkout compares it with the subtotal. C: money_basket_set_discount
     * @param sku the line item; NULL stands for the order, whose discount the line items share in proportion to
     * their totals.
     * @param discount NULL, or a discount of kind MONEY_DISCOUNT_NONE or of 0, removes the discount.
     */
    public void setDiscount(String sku, Discount discount) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_basket_set_discount(at, call.code(sku), discount == null ? 0 : discount.put(call), call.error()));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_basket_set_discount */
    public void setDiscount(String sku) {
        setDiscount(sku, (Discount) null);
    }

    /**
     * Sets the tax rate of a category for this basket, under the rules of money_catalogue_set_tax. C:
     * money_basket_set_tax
     * @param category NULL or "" stands for the products without a category.
     * @param percent 0 to 100: 19 is 19 %.
     */
    public void setTax(String category, BigDecimal percent) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_basket_set_tax(at, call.code(category), call.decimal(percent), call.error()));
        } finally {
            call.end();
        }
    }

    /** Sets the policy. With NULL the basket gets MONEY_BASKET_POLICY_INIT. C: money_basket_set_policy */
    public void setPolicy(BasketPolicy policy) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_basket_set_policy(at, policy == null ? 0 : policy.put(call), call.error()));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_basket_set_policy */
    public void setPolicy() {
        setPolicy((BasketPolicy) null);
    }

    /** Writes the basket's policy, `struct_size` included. C: money_basket_policy */
    public BasketPolicy policy() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long policyAt = call.take(56);
            call.check(Raw.money_basket_policy(at, policyAt, call.error()));
            return BasketPolicy.read(policyAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the code of the catalogue's currency. A buffer of MONEY_CODE_SIZE bytes is large enough. C:
     * money_basket_currency
     */
    public String currency() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_basket_currency(at, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /** Counts the line items. C: money_basket_count */
    public long count() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long countAt = call.take(8);
            call.check(Raw.money_basket_count(at, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /** Writes the line item at an index, in the order in which you first added the products. C: money_basket_at */
    public BasketLineItem at(long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long itemAt = call.take(512);
            call.check(Raw.money_basket_at(at, index, itemAt, call.error()));
            return BasketLineItem.read(itemAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes several line items in one call, under the rules of money_catalogue_products. C:
     * money_basket_line_items
     */
    public List<BasketLineItem> lineItems() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return call.pages(512, one -> BasketLineItem.read(one), page -> Raw.money_basket_line_items(at, page.first(), page.rows(), page.capacity(), page.count(), call.error()));
        } finally {
            call.end();
        }
    }

    /** Writes the quantity of a product: 0 if the basket has no line item of it. C: money_basket_quantity */
    public BigDecimal quantity(String sku) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long quantityAt = call.take(24);
            call.check(Raw.money_basket_quantity(at, call.code(sku), quantityAt, call.error()));
            return Numbers.read(quantityAt);
        } finally {
            call.end();
        }
    }

    /** Writes the revision: 0 for a new basket, and one more after each change. C: money_basket_revision */
    public long revision() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long revisionAt = call.take(8);
            call.check(Raw.money_basket_revision(at, revisionAt, call.error()));
            return Memory.getLong(revisionAt);
        } finally {
            call.end();
        }
    }

    /**
     * Makes a receipt: adds everything up under the basket's policy, in the catalogue's currency and in `target`.
     * The basket stays as it is. In another currency the library converts the total once and each line item on its
     * own. The receipt shows the difference. C: money_basket_checkout
     * @param target the currency to pay in; with NULL or "" the receipt is in the catalogue's currency alone.
     * @param rates NULL is enough if nothing is to be converted.
     * @param options as in money_rates_convert; with `now` the receipt says how old the rates are.
     */
    public Receipt checkout(String target, Rates rates, ConvertOptions options) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long receiptAt = call.take(8);
            call.check(Raw.money_basket_checkout(at, call.code(target), call.use(rates), options == null ? 0 : options.put(call), receiptAt, call.error()));
            return Receipt.adopt(Memory.getLong(receiptAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_basket_checkout */
    public Receipt checkout(String target) {
        return checkout(target, (Rates) null, (ConvertOptions) null);
    }

    /**
     * Reads a basket that money_basket_to_json wrote. You free it with money_basket_free. C:
     * money_basket_from_json
     * @param catalogue the products that you can add later, in the basket's currency; the library copies it. With
     * NULL you can add only the products of the document.
     */
    public static Basket fromJson(String json, Catalogue catalogue) {
        Call call = Call.begin();
        try {
            byte[] jsonBytes = Call.utf8(json);
            long basketAt = call.take(8);
            call.check(Raw.money_basket_from_json(call.bytes(jsonBytes), Call.length(jsonBytes), call.use(catalogue), basketAt, call.error()));
            return Basket.adopt(Memory.getLong(basketAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_basket_from_json */
    public static Basket fromJson(String json) {
        return fromJson(json, (Catalogue) null);
    }

    /**
     * Writes a basket with its products, discounts, tax rates and policy as JSON. The same basket always gives the
     * same bytes. C: money_basket_to_json
     */
    public String toJson() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long jsonAt = call.take(8);
            call.check(Raw.money_basket_to_json(at, jsonAt, call.length(), call.error()));
            return call.document(jsonAt);
        } finally {
            call.end();
        }
    }

    private LongConsumer changed;

    /**
     * Sets the listener of changes, which gets the revision, in place of the one before; null sets none. It runs when the call that
     * changed the object has returned, in the thread that made it. What it throws leaves that call; the
     * change stays.
     */
    public void onChange(LongConsumer listener) {
        changed = listener;
        isListened = listener != null;
        if (isListened) heard = revision();
    }

    private long heard;

    @Override
    void tell() {
        LongConsumer listener = changed;
        if (listener == null) return;
        long now;
        // To ask for the revision is no change that anybody wants to hear of.
        isListened = false;
        try {
            now = revision();
        } catch (MoneyException error) {
            // A store whose file is closed has none.
            return;
        } finally {
            isListened = true;
        }
        if (now == heard) return;
        heard = now;
        listener.accept(now);
    }
}
