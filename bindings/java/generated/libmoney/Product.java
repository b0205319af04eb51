// Made from the headers by api/generate.py.
package libmoney;

/**
 * A product and its price. 424 bytes. Each text is one line of UTF-8 that ends with a NUL inside its array; the
 * library ignores the bytes after the NUL.
 */
public final class Product {
    static final int SIZE = 424;

    private String sku;

    /** the identifier of the product, unique in its catalogue: 1 to 63 bytes */
    public String sku() {
        return sku;
    }

    /** Sets sku: the identifier of the product, unique in its catalogue: 1 to 63 bytes */
    public Product sku(String sku) {
        this.sku = sku;
        return this;
    }

    private String name;

    /** the name for people; "" if the product has none */
    public String name() {
        return name;
    }

    /** Sets name: the name for people; "" if the product has none */
    public Product name(String name) {
        this.name = name;
        return this;
    }

    private String unit;

    /** what the price is for, such as "per bottle"; "" if you do not say */
    public String unit() {
        return unit;
    }

    /** Sets unit: what the price is for, such as "per bottle"; "" if you do not say */
    public Product unit(String unit) {
        this.unit = unit;
        return this;
    }

    private String category;

    /** the tax category; "" if the product has none */
    public String category() {
        return category;
    }

    /** Sets category: the tax category; "" if the product has none */
    public Product category(String category) {
        this.category = category;
        return this;
    }

    private Money price;

    /** of one unit, in the catalogue's currency: 0 or more, with any number of fraction digits */
    public Money price() {
        return price;
    }

    /** Sets price: of one unit, in the catalogue's currency: 0 or more, with any number of fraction digits */
    public Product price(Money price) {
        this.price = price;
        return this;
    }

    static Product read(long at) {
        var made = new Product();
        made.sku(Memory.text(at + 8, 64));
        made.name(Memory.text(at + 72, 256));
        made.unit(Memory.text(at + 328, 32));
        made.category(Memory.text(at + 360, 32));
        made.price(Money.read(at + 392));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_product_init(at);
        if (sku != null) Memory.putText(at + 8, 64, sku, "sku");
        if (name != null) Memory.putText(at + 72, 256, name, "name");
        if (unit != null) Memory.putText(at + 328, 32, unit, "unit");
        if (category != null) Memory.putText(at + 360, 32, category, "category");
        if (price != null) price.write(at + 392);
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
