// Made from the headers by api/generate.py.
package libmoney;

/** The options of a movement in stored wallets. 16 bytes. NULL in place of them means no key and nothing below 0. */
public final class MovementOptions {
    static final int SIZE = 16;

    private boolean mayGoBelowZero;
    private boolean has0;

    /** 1: money_store_wallet_spend may take the sum below 0; 0 for all other calls */
    public boolean mayGoBelowZero() {
        return mayGoBelowZero;
    }

    /** Sets mayGoBelowZero: 1: money_store_wallet_spend may take the sum below 0; 0 for all other calls */
    public MovementOptions mayGoBelowZero(boolean mayGoBelowZero) {
        this.mayGoBelowZero = mayGoBelowZero;
        has0 = true;
        return this;
    }

    private String idempotencyKey;

    /** the idempotency key of the request: one line of 1 to 255 bytes; NULL: none */
    public String idempotencyKey() {
        return idempotencyKey;
    }

    /** Sets idempotencyKey: the idempotency key of the request: one line of 1 to 255 bytes; NULL: none */
    public MovementOptions idempotencyKey(String idempotencyKey) {
        this.idempotencyKey = idempotencyKey;
        return this;
    }

    static MovementOptions read(long at) {
        var made = new MovementOptions();
        made.mayGoBelowZero((Memory.getInt(at + 4) != 0));
        made.idempotencyKey(Memory.textUntilNul(Memory.getLong(at + 8)));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_movement_options_init(at);
        if (has0) Memory.putInt(at + 4, mayGoBelowZero ? 1 : 0);
        if (idempotencyKey != null) Memory.putLong(at + 8, call.code(idempotencyKey));
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
