// Made from the headers by api/generate.py.
package libmoney;

/**
 * One leg of a transfer between stored wallets: an amount goes out of a source wallet and into a target wallet. 56
 * bytes.
 */
public final class StoredLeg {
    static final int SIZE = 56;

    private String source;

    /** the name of a wallet; NULL: the amount comes from outside */
    public String source() {
        return source;
    }

    /** Sets source: the name of a wallet; NULL: the amount comes from outside */
    public StoredLeg source(String source) {
        this.source = source;
        return this;
    }

    private String target;

    /** the name of a wallet; NULL: the amount goes outside; one of the two is not NULL */
    public String target() {
        return target;
    }

    /** Sets target: the name of a wallet; NULL: the amount goes outside; one of the two is not NULL */
    public StoredLeg target(String target) {
        this.target = target;
        return this;
    }

    private Money amount;

    /** more than 0 */
    public Money amount() {
        return amount;
    }

    /** Sets amount: more than 0 */
    public StoredLeg amount(Money amount) {
        this.amount = amount;
        return this;
    }

    static StoredLeg read(long at) {
        var made = new StoredLeg();
        made.source(Memory.textUntilNul(Memory.getLong(at + 8)));
        made.target(Memory.textUntilNul(Memory.getLong(at + 16)));
        made.amount(Money.read(at + 24));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_stored_leg_init(at);
        if (source != null) Memory.putLong(at + 8, call.code(source));
        if (target != null) Memory.putLong(at + 16, call.code(target));
        if (amount != null) amount.write(at + 24);
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
