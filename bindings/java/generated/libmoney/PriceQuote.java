// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;
import java.time.Instant;

/** A price quote: what one share of a security costs. 112 bytes. */
public final class PriceQuote {
    static final int SIZE = 112;

    private String symbol;

    /** one line of UTF-8, 1 to 63 bytes */
    public String symbol() {
        return symbol;
    }

    /** Sets symbol: one line of UTF-8, 1 to 63 bytes */
    public PriceQuote symbol(String symbol) {
        this.symbol = symbol;
        return this;
    }

    private String currency;

    /** "": the currency of the symbol's trades */
    public String currency() {
        return currency;
    }

    /** Sets currency: "": the currency of the symbol's trades */
    public PriceQuote currency(String currency) {
        this.currency = currency;
        return this;
    }

    private BigDecimal price;

    /** 0 or more; a share at 0 is worth nothing */
    public BigDecimal price() {
        return price;
    }

    /** Sets price: 0 or more; a share at 0 is worth nothing */
    public PriceQuote price(BigDecimal price) {
        this.price = price;
        return this;
    }

    private Instant instant;

    /** when it was quoted, or MONEY_INSTANT_NONE */
    public Instant instant() {
        return instant;
    }

    /** Sets instant: when it was quoted, or MONEY_INSTANT_NONE */
    public PriceQuote instant(Instant instant) {
        this.instant = instant;
        return this;
    }

    static PriceQuote read(long at) {
        var made = new PriceQuote();
        made.symbol(Memory.text(at + 4, 64));
        made.currency(Memory.text(at + 68, 12));
        made.price(Numbers.read(at + 80));
        made.instant(Memory.instant(Memory.getLong(at + 104)));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_price_quote_init(at);
        if (symbol != null) Memory.putText(at + 4, 64, symbol, "symbol");
        if (currency != null) Memory.putText(at + 68, 12, currency, "currency");
        if (price != null) Numbers.write(at + 80, price);
        if (instant != null) Memory.putLong(at + 104, Memory.ofInstant(instant));
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
