// Made from the headers by api/generate.py.
package libmoney;

/** The options of a new portfolio. The portfolio keeps them. */
public final class PortfolioOptions {
    static final int SIZE = 24;

    private LotMethod method;

    /** method */
    public LotMethod method() {
        return method;
    }

    /** Sets method: method */
    public PortfolioOptions method(LotMethod method) {
        this.method = method;
        return this;
    }

    private ShortSalePolicy shortSales;

    /** short sales */
    public ShortSalePolicy shortSales() {
        return shortSales;
    }

    /** Sets shortSales: short sales */
    public PortfolioOptions shortSales(ShortSalePolicy shortSales) {
        this.shortSales = shortSales;
        return this;
    }

    private CurrencyRegistry registry;

    /** currencies of your own, which the call copies; may be NULL */
    public CurrencyRegistry registry() {
        return registry;
    }

    /** Sets registry: currencies of your own, which the call copies; may be NULL */
    public PortfolioOptions registry(CurrencyRegistry registry) {
        this.registry = registry;
        return this;
    }

    static PortfolioOptions read(long at) {
        var made = new PortfolioOptions();
        made.method(LotMethod.of(Memory.getInt(at + 4)));
        made.shortSales(ShortSalePolicy.of(Memory.getInt(at + 8)));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_portfolio_options_init(at);
        if (method != null) Memory.putInt(at + 4, method.value());
        if (shortSales != null) Memory.putInt(at + 8, shortSales.value());
        if (registry != null) Memory.putLong(at + 16, call.use(registry));
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
