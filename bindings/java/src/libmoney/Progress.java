package libmoney;

import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Watches the long calls that this thread makes, such as reading a history of rates, until it is closed.
 *
 * <pre>{@code
 * try (var watch = Progress.watch((done, total) -> bar.update(done, total))) {
 *     Rates.fromEcbCsv(text);
 * }
 * }</pre>
 *
 * <p>If the listener returns false, the call is cancelled: it throws a MoneyException with the status CANCELLED and has
 * changed nothing. If the listener throws, the call rethrows its exception. The listener may read objects of the
 * library; a call in it that changes one throws a MoneyException with the status {@link Status#BUSY}.
 *
 * <p>Watches may be closed in any order; calls report to the latest one that is open. A listener cannot close its own
 * watch while it is being called, because the call reads the watch after the listener returns: that is an
 * IllegalStateException.
 */
public final class Progress implements AutoCloseable {
    private static final int SIZE = 64;
    private static final int CANCEL = 4;
    private static final int CALLBACK = 24;
    private static final int USER_DATA = 32;
    private static final Map<Long, Progress> KNOWN = new ConcurrentHashMap<>();
    private static final AtomicLong NEXT = new AtomicLong(1);
    private static final ThreadLocal<Progress> CURRENT = new ThreadLocal<>();

    /** Linked when the first program watches. */
    private static final class Stub {
        static final long AT = make();

        private static long make() {
            try {
                var type = MethodType.methodType(void.class, long.class, long.class, long.class);
                var target = MethodHandles.lookup().findStatic(Progress.class, "hear", type);
                return Native.callback(target, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG);
            } catch (ReflectiveOperationException error) {
                throw new ExceptionInInitializerError(error);
            }
        }
    }

    /** Receives the progress of a call. */
    @FunctionalInterface
    public interface Listener {
        /**
         * Returns whether the call goes on.
         *
         * @param done how many units are done
         * @param total how many there are, or 0 while that is not known
         */
        boolean hear(long done, long total);
    }

    private final Arena arena = Arena.ofShared();
    private final long at = arena.allocate(SIZE, 8).address();
    private final long id = NEXT.getAndIncrement();
    private final Thread thread = Thread.currentThread();
    private final Listener listener;
    /** The watch that becomes active when this one is closed. */
    private Progress before = CURRENT.get();
    private Throwable thrown;
    private boolean isClosed;
    /** The number of calls that are running the listener; a call in a listener may run it again. */
    private int telling;

    private Progress(Listener listener) {
        this.listener = listener;
        Raw.money_progress_init(at);
        Memory.putLong(at + CALLBACK, listener == null ? 0 : Stub.AT);
        Memory.putLong(at + USER_DATA, id);
        KNOWN.put(id, this);
        set(at);
        CURRENT.set(this);
    }

    /** Watches the calls of this thread. An earlier watch becomes active again when this one is closed. */
    public static Progress watch(Listener listener) {
        if (Thread.currentThread().isVirtual()) {
            throw new IllegalStateException("thread must be a platform thread, got a virtual thread");
        }
        return new Progress(listener);
    }

    private static void set(long address) {
        Call call = Call.begin();
        try {
            call.check(Raw.money_progress_watch(address, call.error()));
        } finally {
            call.end();
        }
    }

    /** Ends the call that is running. Any thread may call it. */
    public synchronized void cancel() {
        if (!isClosed) Memory.putInt(at + CANCEL, 1);
    }

    @Override
    public void close() {
        if (Thread.currentThread() != thread) throw new IllegalStateException("a watch must be closed in the thread that opened it");
        if (telling > 0) throw new IllegalStateException("a watch must not be closed in its listener: return false to cancel");
        synchronized (this) {
            if (isClosed) return;
            isClosed = true;
        }
        unlink();
        KNOWN.remove(id);
        arena.close();
    }

    /** Removes the watch from those of the thread, at any position. */
    private void unlink() {
        Progress later = CURRENT.get();
        if (later == this) {
            CURRENT.set(before);
            set(before == null ? 0 : before.at);
            return;
        }
        while (later.before != this) later = later.before;
        later.before = before;
    }

    /** Nothing may leave this function: C called it. */
    private static void hear(long id, long done, long total) {
        Progress watch = null;
        try {
            watch = KNOWN.get(id);
            if (watch != null && !watch.tell(done, total)) Memory.putInt(watch.at + CANCEL, 1);
        } catch (Throwable error) {
            watch.thrown = error;
            Memory.putInt(watch.at + CANCEL, 1);
        }
    }

    private boolean tell(long done, long total) {
        telling += 1;
        try {
            return listener.hear(done, total);
        } finally {
            telling -= 1;
        }
    }

    /** Returns the exception that a listener threw in the call that has ended, and clears it for later calls. */
    static Throwable takeThrown() {
        Progress watch = CURRENT.get();
        if (watch == null || watch.thrown == null) return null;
        Throwable found = watch.thrown;
        watch.thrown = null;
        Memory.putInt(watch.at + CANCEL, 0);
        return found;
    }
}
