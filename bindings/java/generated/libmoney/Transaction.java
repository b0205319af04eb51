// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;
import java.time.LocalDate;

/**
 * A trade, a payment or a split. 248 bytes. Fields that an action does not need stay as MONEY_TRANSACTION_INIT
 * writes them.
 */
public final class Transaction {
    static final int SIZE = 248;

    private String id;

    /** one line of UTF-8, at most 39 bytes; "": the portfolio gives one */
    public String id() {
        return id;
    }

    /** Sets id: one line of UTF-8, at most 39 bytes; "": the portfolio gives one */
    public Transaction id(String id) {
        this.id = id;
        return this;
    }

    private String symbol;

    /** one line of UTF-8, at most 63 bytes; "" only for a fee of no security */
    public String symbol() {
        return symbol;
    }

    /** Sets symbol: one line of UTF-8, at most 63 bytes; "" only for a fee of no security */
    public Transaction symbol(String symbol) {
        this.symbol = symbol;
        return this;
    }

    private LocalDate date;

    /** date */
    public LocalDate date() {
        return date;
    }

    /** Sets date: date */
    public Transaction date(LocalDate date) {
        this.date = date;
        return this;
    }

    private Action action;

    /** action */
    public Action action() {
        return action;
    }

    /** Sets action: action */
    public Transaction action(Action action) {
        this.action = action;
        return this;
    }

    private BigDecimal quantity;

    /** of a trade: the shares, above 0; of a split: the shares after it */
    public BigDecimal quantity() {
        return quantity;
    }

    /** Sets quantity: of a trade: the shares, above 0; of a split: the shares after it */
    public Transaction quantity(BigDecimal quantity) {
        this.quantity = quantity;
        return this;
    }

    private BigDecimal per;

    /** of a split: the shares before it, above 0 */
    public BigDecimal per() {
        return per;
    }

    /** Sets per: of a split: the shares before it, above 0 */
    public Transaction per(BigDecimal per) {
        this.per = per;
        return this;
    }

    private Money total;

    /** the amount paid or received, without the fee: 0 or more; not of a split */
    public Money total() {
        return total;
    }

    /** Sets total: the amount paid or received, without the fee: 0 or more; not of a split */
    public Transaction total(Money total) {
        this.total = total;
        return this;
    }

    private Money fee;

    /** 0 or more, in any currency. A MONEY_ACTION_FEE has its amount in `total` instead */
    public Money fee() {
        return fee;
    }

    /** Sets fee: 0 or more, in any currency. A MONEY_ACTION_FEE has its amount in `total` instead */
    public Transaction fee(Money fee) {
        this.fee = fee;
        return this;
    }

    private long rateNumerator;
    private boolean has8;

    /** the transaction's own exchange rate: 1 unit of the total's currency is numerator / */
    public long rateNumerator() {
        return rateNumerator;
    }

    /** Sets rateNumerator: the transaction's own exchange rate: 1 unit of the total's currency is numerator / */
    public Transaction rateNumerator(long rateNumerator) {
        this.rateNumerator = rateNumerator;
        has8 = true;
        return this;
    }

    private long rateDenominator;
    private boolean has9;

    /** denominator units of the portfolio's. 0 and 0: the rate of the day counts */
    public long rateDenominator() {
        return rateDenominator;
    }

    /** Sets rateDenominator: denominator units of the portfolio's. 0 and 0: the rate of the day counts */
    public Transaction rateDenominator(long rateDenominator) {
        this.rateDenominator = rateDenominator;
        has9 = true;
        return this;
    }

    static Transaction read(long at) {
        var made = new Transaction();
        made.id(Memory.text(at + 4, 40));
        made.symbol(Memory.text(at + 44, 64));
        made.date(Memory.day(Memory.getInt(at + 108)));
        made.action(Action.of(Memory.getInt(at + 112)));
        made.quantity(Numbers.read(at + 120));
        made.per(Numbers.read(at + 144));
        made.total(Money.read(at + 168));
        made.fee(Money.read(at + 200));
        made.rateNumerator(Memory.getLong(at + 232));
        made.rateDenominator(Memory.getLong(at + 240));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_transaction_init(at);
        if (id != null) Memory.putText(at + 4, 40, id, "id");
        if (symbol != null) Memory.putText(at + 44, 64, symbol, "symbol");
        if (date != null) Memory.putInt(at + 108, Memory.ofDay(date));
        if (action != null) Memory.putInt(at + 112, action.value());
        if (quantity != null) Numbers.write(at + 120, quantity);
        if (per != null) Numbers.write(at + 144, per);
        if (total != null) total.write(at + 168);
        if (fee != null) fee.write(at + 200);
        if (has8) Memory.putLong(at + 232, rateNumerator);
        if (has9) Memory.putLong(at + 240, rateDenominator);
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
