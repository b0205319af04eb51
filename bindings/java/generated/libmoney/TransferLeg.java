// Made from the headers by api/generate.py.
package libmoney;

/** One leg of a transfer: an amount goes out of a source wallet and into a target wallet. 56 bytes. */
public final class TransferLeg {
    static final int SIZE = 56;

    private Wallet source;

    /** NULL: the amount comes from outside */
    public Wallet source() {
        return source;
    }

    /** Sets source: NULL: the amount comes from outside */
    public TransferLeg source(Wallet source) {
        this.source = source;
        return this;
    }

    private Wallet target;

    /** NULL: the amount goes outside, as a fee does; one of the two is not NULL */
    public Wallet target() {
        return target;
    }

    /** Sets target: NULL: the amount goes outside, as a fee does; one of the two is not NULL */
    public TransferLeg target(Wallet target) {
        this.target = target;
        return this;
    }

    private Money amount;

    /** more than 0 */
    public Money amount() {
        return amount;
    }

    /** Sets amount: more than 0 */
    public TransferLeg amount(Money amount) {
        this.amount = amount;
        return this;
    }

    static TransferLeg read(long at) {
        var made = new TransferLeg();
        made.amount(Money.read(at + 24));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_transfer_leg_init(at);
        if (source != null) Memory.putLong(at + 8, call.change(source));
        if (target != null) Memory.putLong(at + 16, call.change(target));
        if (amount != null) amount.write(at + 24);
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
