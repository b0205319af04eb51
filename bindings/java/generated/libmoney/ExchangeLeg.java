// Made from the headers by api/generate.py.
package libmoney;

/** One leg of an exchange: an amount is given for another currency. 48 bytes. */
public final class ExchangeLeg {
    static final int SIZE = 48;

    private String receive;

    /** the currency that comes in; "": nothing comes in, as for a fee */
    public String receive() {
        return receive;
    }

    /** Sets receive: the currency that comes in; "": nothing comes in, as for a fee */
    public ExchangeLeg receive(String receive) {
        this.receive = receive;
        return this;
    }

    private Money give;

    /** more than 0 */
    public Money give() {
        return give;
    }

    /** Sets give: more than 0 */
    public ExchangeLeg give(Money give) {
        this.give = give;
        return this;
    }

    static ExchangeLeg read(long at) {
        var made = new ExchangeLeg();
        made.receive(Memory.text(at + 4, 12));
        made.give(Money.read(at + 16));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_exchange_leg_init(at);
        if (receive != null) Memory.putText(at + 4, 12, receive, "receive");
        if (give != null) give.write(at + 16);
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
