// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;

/** The rules by which a basket becomes amounts of whole minor units. */
public final class BasketPolicy {
    static final int SIZE = 56;

    private RoundingLevel level;

    /** what is rounded */
    public RoundingLevel level() {
        return level;
    }

    /** Sets level: what is rounded */
    public BasketPolicy level(RoundingLevel level) {
        this.level = level;
        return this;
    }

    private Rounding rounding;

    /** how it is rounded */
    public Rounding rounding() {
        return rounding;
    }

    /** Sets rounding: how it is rounded */
    public BasketPolicy rounding(Rounding rounding) {
        this.rounding = rounding;
        return this;
    }

    private Allocation remainder;

    /**
     * which line items receive the minor units that the rounding of a sum leaves over, and those of the order's
     * discount; not MONEY_ALLOCATE_SEPARATE_REMAINDER
     */
    public Allocation remainder() {
        return remainder;
    }

    /**
     * Sets remainder: which line items receive the minor units that the rounding of a sum leaves over, and those
     * of the order's discount; not MONEY_ALLOCATE_SEPARATE_REMAINDER
     */
    public BasketPolicy remainder(Allocation remainder) {
        this.remainder = remainder;
        return this;
    }

    private PriceBasis prices;

    /** whether prices include their tax */
    public PriceBasis prices() {
        return prices;
    }

    /** Sets prices: whether prices include their tax */
    public BasketPolicy prices(PriceBasis prices) {
        this.prices = prices;
        return this;
    }

    private Tender tender;

    /** how the total is paid */
    public Tender tender() {
        return tender;
    }

    /** Sets tender: how the total is paid */
    public BasketPolicy tender(Tender tender) {
        this.tender = tender;
        return this;
    }

    private Rounding cashRounding;

    /** how the payable amount is rounded, with MONEY_TENDER_CASH */
    public Rounding cashRounding() {
        return cashRounding;
    }

    /** Sets cashRounding: how the payable amount is rounded, with MONEY_TENDER_CASH */
    public BasketPolicy cashRounding(Rounding cashRounding) {
        this.cashRounding = cashRounding;
        return this;
    }

    private String cashCountry;

    /**
     * the ISO 3166-1 code of the country whose rule for cash holds, on the date of the checkout's options, for its
     * legal tender; "": the two members below and above
     */
    public String cashCountry() {
        return cashCountry;
    }

    /**
     * Sets cashCountry: the ISO 3166-1 code of the country whose rule for cash holds, on the date of the
     * checkout's options, for its legal tender; "": the two members below and above
     */
    public BasketPolicy cashCountry(String cashCountry) {
        this.cashCountry = cashCountry;
        return this;
    }

    private BigDecimal cashStep;

    /**
     * the smallest coin in the catalogue's currency, above 0. 0 stands for the currency's own cash step, or its
     * minor unit if it has none; any other currency uses its own
     */
    public BigDecimal cashStep() {
        return cashStep;
    }

    /**
     * Sets cashStep: the smallest coin in the catalogue's currency, above 0. 0 stands for the currency's own cash
     * step, or its minor unit if it has none; any other currency uses its own
     */
    public BasketPolicy cashStep(BigDecimal cashStep) {
        this.cashStep = cashStep;
        return this;
    }

    static BasketPolicy read(long at) {
        var made = new BasketPolicy();
        made.level(RoundingLevel.of(Memory.getInt(at + 4)));
        made.rounding(Rounding.of(Memory.getInt(at + 8)));
        made.remainder(Allocation.of(Memory.getInt(at + 12)));
        made.prices(PriceBasis.of(Memory.getInt(at + 16)));
        made.tender(Tender.of(Memory.getInt(at + 20)));
        made.cashRounding(Rounding.of(Memory.getInt(at + 24)));
        made.cashCountry(Memory.text(at + 28, 4));
        made.cashStep(Numbers.read(at + 32));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_basket_policy_init(at);
        if (level != null) Memory.putInt(at + 4, level.value());
        if (rounding != null) Memory.putInt(at + 8, rounding.value());
        if (remainder != null) Memory.putInt(at + 12, remainder.value());
        if (prices != null) Memory.putInt(at + 16, prices.value());
        if (tender != null) Memory.putInt(at + 20, tender.value());
        if (cashRounding != null) Memory.putInt(at + 24, cashRounding.value());
        if (cashCountry != null) Memory.putText(at + 28, 4, cashCountry, "cash_country");
        if (cashStep != null) Numbers.write(at + 32, cashStep);
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
