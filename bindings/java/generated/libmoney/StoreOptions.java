// Made from the headers by api/generate.py.
package libmoney;

/** The options with which a store is opened. 24 bytes; the library also reads the 16 bytes of version 0.1. */
public final class StoreOptions {
    static final int SIZE = 24;

    private boolean readOnly;
    private boolean has0;

    /** 1: nothing can be changed */
    public boolean readOnly() {
        return readOnly;
    }

    /** Sets readOnly: 1: nothing can be changed */
    public StoreOptions readOnly(boolean readOnly) {
        this.readOnly = readOnly;
        has0 = true;
        return this;
    }

    private boolean create;
    private boolean has1;

    /** 1: the call makes the file if it does not exist */
    public boolean create() {
        return create;
    }

    /** Sets create: 1: the call makes the file if it does not exist */
    public StoreOptions create(boolean create) {
        this.create = create;
        has1 = true;
        return this;
    }

    private int busyMilliseconds;
    private boolean has2;

    /** how long a change waits for another connection's change to end; 0: it does not wait */
    public int busyMilliseconds() {
        return busyMilliseconds;
    }

    /** Sets busyMilliseconds: how long a change waits for another connection's change to end; 0: it does not wait */
    public StoreOptions busyMilliseconds(int busyMilliseconds) {
        this.busyMilliseconds = busyMilliseconds;
        has2 = true;
        return this;
    }

    private int workMilliseconds;
    private boolean has3;

    /** the time after which a call interrupts its own work on the file; 0: it never does */
    public int workMilliseconds() {
        return workMilliseconds;
    }

    /** Sets workMilliseconds: the time after which a call interrupts its own work on the file; 0: it never does */
    public StoreOptions workMilliseconds(int workMilliseconds) {
        this.workMilliseconds = workMilliseconds;
        has3 = true;
        return this;
    }

    static StoreOptions read(long at) {
        var made = new StoreOptions();
        made.readOnly((Memory.getInt(at + 4) != 0));
        made.create((Memory.getInt(at + 8) != 0));
        made.busyMilliseconds(Memory.getInt(at + 12));
        made.workMilliseconds(Memory.getInt(at + 16));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_store_options_init(at);
        if (has0) Memory.putInt(at + 4, readOnly ? 1 : 0);
        if (has1) Memory.putInt(at + 8, create ? 1 : 0);
        if (has2) Memory.putInt(at + 12, busyMilliseconds);
        if (has3) Memory.putInt(at + 16, workMilliseconds);
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
