// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;
import java.util.List;

/**
 * Products with prices in one currency, in the order in which you added them, and the tax rates of their
 * categories.
 */
public final class Catalogue extends Handle {
    private Catalogue(Pointer pointer) {
        super(pointer, Raw::money_catalogue_free);
    }

    static Catalogue adopt(long at) {
        return new Catalogue(new Pointer(at));
    }

    static Catalogue adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /**
     * Makes an empty catalogue. You free it with money_catalogue_free. C: money_catalogue_new
     * @param currency the currency of all prices, built in or in `registry`. It has minor units, so gold (XAU) is
     * refused.
     * @param registry your own currencies; the library reads it during the call only.
     */
    public Catalogue(String currency, CurrencyRegistry registry) {
        this(make(currency, registry));
    }

    private static Pointer make(String currency, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            long catalogueAt = call.take(8);
            call.check(Raw.money_catalogue_new(call.code(currency), call.use(registry), catalogueAt, call.error()));
            return new Pointer(Memory.getLong(catalogueAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_catalogue_new */
    public Catalogue(String currency) {
        this(currency, (CurrencyRegistry) null);
    }

    /**
     * Adds a product at the end, or replaces the product of the same sku in its place. C: money_catalogue_add
     * @param product start with MONEY_PRODUCT_INIT, and set `sku` and `price` at least.
     */
    public void add(Product product) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_catalogue_add(at, product.put(call), call.error()));
        } finally {
            call.end();
        }
    }

    /** Removes the product of a sku. C: money_catalogue_remove */
    public void remove(String sku) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_catalogue_remove(at, call.code(sku), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Finds the product of a sku. You may change the product and hand it to money_catalogue_add. C:
     * money_catalogue_find
     */
    public Product find(String sku) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long productAt = call.take(424);
            call.check(Raw.money_catalogue_find(at, call.code(sku), productAt, call.error()));
            return Product.read(productAt);
        } finally {
            call.end();
        }
    }

    /** Counts the products. C: money_catalogue_count */
    public long count() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long countAt = call.take(8);
            call.check(Raw.money_catalogue_count(at, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /** Writes the product at an index, in the order in which you added them. C: money_catalogue_at */
    public Product at(long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long productAt = call.take(424);
            call.check(Raw.money_catalogue_at(at, index, productAt, call.error()));
            return Product.read(productAt);
        } finally {
            call.end();
        }
    }

    /** Writes several products in one call, in the order in which you added them. C: money_catalogue_products */
    public List<Product> products() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return call.pages(424, one -> Product.read(one), page -> Raw.money_catalogue_products(at, page.first(), page.rows(), page.capacity(), page.count(), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Writes the code of the catalogue's currency. A buffer of MONEY_CODE_SIZE bytes is large enough. C:
     * money_catalogue_currency
     */
    public String currency() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_catalogue_currency(at, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Sets the tax rate of a category, in place of the one that it had. Baskets that were made before keep theirs.
     * C: money_catalogue_set_tax
     * @param category one line of at most 31 bytes. NULL or "" stands for the products without a category, which
     * are not taxed until you set a rate for them.
     * @param percent 0 to 100: 19 is 19 %, and 0.19 is less than a fifth of one percent.
     */
    public void setTax(String category, BigDecimal percent) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_catalogue_set_tax(at, call.code(category), call.decimal(percent), call.error()));
        } finally {
            call.end();
        }
    }

    /** Counts the categories that have a tax rate. C: money_catalogue_tax_count */
    public long taxCount() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long countAt = call.take(8);
            call.check(Raw.money_catalogue_tax_count(at, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /** Writes the tax rate at an index, in the order of the categories' bytes. C: money_catalogue_tax_at */
    public TaxRate taxAt(long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long taxAt = call.take(56);
            call.check(Raw.money_catalogue_tax_at(at, index, taxAt, call.error()));
            return TaxRate.read(taxAt);
        } finally {
            call.end();
        }
    }

    /** Writes several tax rates in one call, under the rules of money_catalogue_products. C: money_catalogue_taxes */
    public List<TaxRate> taxes() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return call.pages(56, one -> TaxRate.read(one), page -> Raw.money_catalogue_taxes(at, page.first(), page.rows(), page.capacity(), page.count(), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Reads a catalogue that money_catalogue_to_json wrote. You free it with money_catalogue_free. C:
     * money_catalogue_from_json
     */
    public static Catalogue fromJson(String json) {
        Call call = Call.begin();
        try {
            byte[] jsonBytes = Call.utf8(json);
            long catalogueAt = call.take(8);
            call.check(Raw.money_catalogue_from_json(call.bytes(jsonBytes), Call.length(jsonBytes), catalogueAt, call.error()));
            return Catalogue.adopt(Memory.getLong(catalogueAt));
        } finally {
            call.end();
        }
    }

    /**
     * Writes a catalogue with its tax rates as JSON. The same catalogue always gives the same bytes. C:
     * money_catalogue_to_json
     */
    public String toJson() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long jsonAt = call.take(8);
            call.check(Raw.money_catalogue_to_json(at, jsonAt, call.length(), call.error()));
            return call.document(jsonAt);
        } finally {
            call.end();
        }
    }

    /**
     * Reads a catalogue from comma-separated values (RFC 4180). You free it with money_catalogue_free. The first
     * line names the columns, in any order, and each further line is a product. The columns `sku` and `price` are
     * required; `name`, `unit`, `category` and `currency` are optional; any other column is refused. C:
     * money_catalogue_from_csv
     * @param currency the currency of the prices. With NULL or "" the document's own column says it, and it is the
     * same on every line.
     * @param registry your own currencies; the library reads it during the call only.
     */
    public static Catalogue fromCsv(String csv, String currency, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            byte[] csvBytes = Call.utf8(csv);
            long catalogueAt = call.take(8);
            call.check(Raw.money_catalogue_from_csv(call.bytes(csvBytes), Call.length(csvBytes), call.code(currency), call.use(registry), catalogueAt, call.error()));
            return Catalogue.adopt(Memory.getLong(catalogueAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_catalogue_from_csv */
    public static Catalogue fromCsv(String csv, String currency) {
        return fromCsv(csv, currency, (CurrencyRegistry) null);
    }

    /**
     * Writes the products as comma-separated values that money_catalogue_from_csv reads. The document has no tax
     * rates. C: money_catalogue_to_csv
     */
    public String toCsv() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long csvAt = call.take(8);
            call.check(Raw.money_catalogue_to_csv(at, csvAt, call.length(), call.error()));
            return call.document(csvAt);
        } finally {
            call.end();
        }
    }
}
