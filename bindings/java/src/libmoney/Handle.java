package libmoney;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.Cleaner;
import java.util.function.LongConsumer;

/**
 * An object of the library, such as a wallet or a rate table. Close it when you no longer need it; the garbage collector
 * releases an object that was not closed.
 *
 * <p>Several threads may read one object at a time. While one thread changes it, a call of another one throws an
 * IllegalStateException, because the object needs a lock of yours. An object that one thread closes during a call of
 * another one is released when that call has ended.
 */
public abstract class Handle implements AutoCloseable {
    private static final Cleaner CLEANER = Cleaner.create();
    private static final int CHANGING = -1;
    private static final int RELEASED = -2;
    private static final VarHandle USERS;

    static {
        try {
            USERS = MethodHandles.lookup().findVarHandle(State.class, "users", int.class);
        } catch (ReflectiveOperationException error) {
            throw new ExceptionInInitializerError(error);
        }
    }

    private final State state;
    private final Cleaner.Cleanable cleanable;
    /** True if a listener for changes is set. */
    boolean isListened;

    Handle(Pointer pointer, LongConsumer free) {
        state = new State(pointer.at(), free);
        cleanable = CLEANER.register(this, state);
    }

    /** Releases the object. A second time does nothing; every other use throws an IllegalStateException from then on. */
    @Override
    public final void close() {
        state.isClosed = true;
        if (USERS.compareAndSet(state, 0, RELEASED)) cleanable.clean();
    }

    /** Returns whether the object has been closed. */
    public final boolean isClosed() {
        return state.isClosed;
    }

    /** Notifies listeners of a possible change of the object. */
    void tell() {}

    /** Returns the object's address for a call that reads it; {@code holds} is true if this thread is already changing
     * it. */
    final boolean beginUse(boolean holds) {
        for (;;) {
            int users = state.users;
            if (state.isClosed && !holds) throw closed();
            if (users == CHANGING) {
                if (holds) return false;
                throw inUse();
            }
            if (USERS.compareAndSet(state, users, users + 1)) return true;
        }
    }

    final boolean beginChange(boolean holds) {
        if (state.isClosed && !holds) throw closed();
        if (USERS.compareAndSet(state, 0, CHANGING)) return true;
        if (holds && state.users == CHANGING) return false;
        throw state.isClosed ? closed() : inUse();
    }

    final void endUse() {
        int before = (int) USERS.getAndAdd(state, -1);
        if (before == 1) releaseIfClosed();
    }

    final void endChange() {
        USERS.setVolatile(state, 0);
        releaseIfClosed();
    }

    private void releaseIfClosed() {
        if (state.isClosed && USERS.compareAndSet(state, 0, RELEASED)) cleanable.clean();
    }

    final long at() {
        return state.at;
    }

    private IllegalStateException closed() {
        return new IllegalStateException(getClass().getSimpleName() + " is closed");
    }

    private IllegalStateException inUse() {
        return new IllegalStateException(getClass().getSimpleName() + " is in use by another call");
    }

    /** The cleaner's state, which must not reference the handle. */
    private static final class State implements Runnable {
        final long at;
        final LongConsumer free;
        volatile int users;
        volatile boolean isClosed;

        State(long at, LongConsumer free) {
            this.at = at;
            this.free = free;
        }

        @Override
        public void run() {
            free.accept(at);
        }
    }
}
