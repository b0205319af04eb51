package libmoney;

import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.LongFunction;
import java.util.function.ToIntFunction;

/**
 * A running call: the memory for its parameters, and the objects that must stay alive until it ends.
 *
 * <p>Each thread has one, used by nested calls like the frames of a stack, because the listener of a long call may call
 * the library itself. Virtual threads borrow the memory from a pool, because millions of them may exist.
 */
final class Call {
    private static final int CHUNK = 16 * 1024;
    private static final int ERROR = 272;
    private static final int FIRST = 320;
    private static final int TEXT = 512;
    private static final int PAGE = 256;
    private static final ThreadLocal<Call> OF_THREAD = ThreadLocal.withInitial(Call::new);
    private static final ConcurrentLinkedQueue<Chunk> POOL = new ConcurrentLinkedQueue<>();
    private static final int TOO_SMALL = Status.BUFFER_TOO_SMALL.value();

    private static final byte NOTHING = 0;
    private static final byte USE = 1;
    private static final byte CHANGE = 2;

    /** Memory that is reused by later calls. */
    private record Chunk(Arena arena, long start) {
        static Chunk make() {
            Arena arena = Arena.ofAuto();
            return new Chunk(arena, arena.allocate(CHUNK, 16).address());
        }
    }

    /** The state that a nested call restores when it ends. */
    private record Frame(long top, int used, int room, Arena large) {}

    private final boolean isVirtual = Thread.currentThread().isVirtual();
    private Chunk chunk;
    private long top;
    private int room;
    private Arena large;
    private int depth;
    private Frame[] frames = new Frame[4];
    private Handle[] used = new Handle[8];
    private byte[] kinds = new byte[8];
    private int usedCount;
    private List<Handle> listened;

    private Call() {}

    static Call begin() {
        Call call = OF_THREAD.get();
        if (call.depth == 0) {
            if (call.chunk == null) call.chunk = borrow();
            call.top = call.chunk.start + FIRST;
        } else {
            call.push();
        }
        call.depth += 1;
        call.room = TEXT;
        call.large = null;
        return call;
    }

    private static Chunk borrow() {
        Chunk found = POOL.poll();
        return found == null ? Chunk.make() : found;
    }

    private void push() {
        if (depth >= frames.length) frames = Arrays.copyOf(frames, depth * 2);
        frames[depth] = new Frame(top, usedCount, room, large);
    }

    void end() {
        if (large != null) large.close();
        depth -= 1;
        int first = 0;
        if (depth > 0) {
            Frame frame = frames[depth];
            first = frame.used;
            top = frame.top;
            room = frame.room;
            large = frame.large;
        }
        while (usedCount > first) {
            usedCount -= 1;
            Handle handle = used[usedCount];
            used[usedCount] = null;
            if (kinds[usedCount] == USE) handle.endUse();
            else if (kinds[usedCount] == CHANGE) handle.endChange();
        }
        if (depth > 0) return;
        large = null;
        if (isVirtual) {
            POOL.add(chunk);
            chunk = null;
        }
        if (listened != null) tell();
    }

    /** Notifies the listeners of the call's changes. All are called; then the first exception is rethrown. */
    private void tell() {
        List<Handle> told = listened;
        listened = null;
        RuntimeException failure = null;
        for (Handle handle : told) {
            try {
                if (!handle.isClosed()) handle.tell();
            } catch (RuntimeException error) {
                if (failure == null) failure = error;
            }
        }
        if (failure != null) throw failure;
    }

    /** The address of an object that the call reads; 0 for null. */
    long use(Handle handle) {
        if (handle == null) return 0;
        note(handle, handle.beginUse(holds(handle)) ? USE : NOTHING);
        return handle.at();
    }

    /** The address of an object that the call may change; 0 for null. */
    long change(Handle handle) {
        if (handle == null) return 0;
        note(handle, handle.beginChange(holds(handle)) ? CHANGE : NOTHING);
        if (handle.isListened) {
            if (listened == null) listened = new ArrayList<>();
            if (!listened.contains(handle)) listened.add(handle);
        }
        return handle.at();
    }

    private boolean holds(Handle handle) {
        for (int index = 0; index < usedCount; index += 1) {
            if (used[index] == handle && kinds[index] == CHANGE) return true;
        }
        return false;
    }

    private void note(Handle handle, byte kind) {
        if (usedCount == used.length) {
            used = Arrays.copyOf(used, usedCount * 2);
            kinds = Arrays.copyOf(kinds, usedCount * 2);
        }
        used[usedCount] = handle;
        kinds[usedCount] = kind;
        usedCount += 1;
    }

    /** Allocates uninitialised memory that is freed when the call ends. */
    long take(long size) {
        long place = top;
        long next = (place + size + 15) & ~15L;
        if (size >= 0 && next - chunk.start <= CHUNK) {
            top = next;
            return place;
        }
        if (size < 0) throw new OutOfMemoryError("out of memory: arguments of a call exceed 2 GiB");
        if (large == null) large = Arena.ofConfined();
        return large.allocate(Math.max(1, size), 16).address();
    }

    long rows(long count, int size) {
        return take(Math.max(1, Math.multiplyExact(count, size)));
    }

    long error() {
        return chunk.start;
    }

    /** Where a call writes the length of a text. */
    long length() {
        return chunk.start + ERROR;
    }

    long room() {
        return room;
    }

    void check(int status) {
        if (status != 0) throw failure(status);
    }

    private RuntimeException failure(int status) {
        if (status == Status.CANCELLED.value()) {
            // The listener of the call's progress may have thrown; rethrow its exception.
            Throwable thrown = Progress.takeThrown();
            if (thrown != null) return Native.failed(thrown);
        }
        long at = error();
        return new MoneyException(
                Status.of(status), Memory.text(at + 16, 240), Memory.getLong(at + 8), Status.of(Memory.getInt(at + 4)));
    }

    /** Returns whether a text fitted; if not, the next attempt has the required capacity. */
    boolean fits(int status) {
        if (status == TOO_SMALL) {
            long needed = Memory.getLong(length());
            if (needed >= room && needed < Integer.MAX_VALUE) {
                room = (int) needed + 1;
                return false;
            }
        }
        check(status);
        return true;
    }

    /** Copies a document of the library into a string, then frees it. */
    String document(long at) {
        long start = Memory.getLong(at);
        try {
            long size = Memory.getLong(length());
            if (size > Integer.MAX_VALUE - 16) {
                throw new OutOfMemoryError("out of memory: the document exceeds the length of a String");
            }
            return new String(Memory.bytes(start, (int) size), StandardCharsets.UTF_8);
        } finally {
            Raw.money_string_free(start);
        }
    }

    /** Copies a document of any bytes, then frees it. */
    byte[] documentBytes(long at) {
        long start = Memory.getLong(at);
        try {
            return taken(start);
        } finally {
            Raw.money_string_free(start);
        }
    }

    /** Copies as many bytes as the call wrote. */
    byte[] taken(long at) {
        long size = Memory.getLong(length());
        if (size > Integer.MAX_VALUE - 16) {
            throw new OutOfMemoryError("out of memory: the bytes exceed the length of an array");
        }
        return Memory.bytes(at, (int) size);
    }

    static byte[] utf8(String text) {
        if (text == null) return null;
        for (int index = 0; index < text.length(); index += 1) {
            if (text.charAt(index) >= 0x80) return encoded(text);
        }
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Rejects an unpaired surrogate, which String.getBytes would replace with a question mark. */
    private static byte[] encoded(String text) {
        try {
            ByteBuffer bytes = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
            return Arrays.copyOf(bytes.array(), bytes.limit());
        } catch (CharacterCodingException error) {
            throw new IllegalArgumentException("text must not contain an unpaired surrogate", error);
        }
    }

    static long length(byte[] bytes) {
        return bytes == null ? 0 : bytes.length;
    }

    static long length(List<?> values) {
        return values == null ? 0 : values.size();
    }

    long bytes(byte[] bytes) {
        if (bytes == null) return 0;
        long at = take(bytes.length + 1L);
        Memory.putBytes(at, bytes);
        return at;
    }

    /** A NUL-terminated text; 0 for null. */
    long code(String text) {
        if (text == null) return 0;
        byte[] bytes = utf8(text);
        Memory.checkNoNul(bytes);
        return bytes(Arrays.copyOf(bytes, bytes.length + 1));
    }

    long money(Money amount) {
        long at = take(Money.SIZE);
        amount.write(at);
        return at;
    }

    long decimal(java.math.BigDecimal value) {
        long at = take(Numbers.SIZE);
        Numbers.write(at, value);
        return at;
    }

    <T> long list(List<T> values, int size, Memory.Put<T> put) {
        if (values == null) return 0;
        long at = rows(values.size(), size);
        int index = 0;
        for (T one : values) {
            if (one == null) throw new NullPointerException("elements of a list must not be null");
            put.put(one, at + (long) index * size);
            index += 1;
        }
        return at;
    }

    /** Where rows are read, a page at a time. It starts at an index, or below an id. */
    record Page(long first, long rows, long capacity, long count) {}

    <T> List<T> pages(int size, LongFunction<T> read, ToIntFunction<Page> run) {
        long rows = rows(PAGE, size);
        var found = new ArrayList<T>();
        for (long first = 0;;) {
            check(run.applyAsInt(new Page(first, rows, PAGE, length())));
            int count = (int) Memory.getLong(length());
            for (int index = 0; index < count; index += 1) found.add(read.apply(rows + (long) index * size));
            if (count < PAGE) return Collections.unmodifiableList(found);
            first += count;
        }
    }

    /** Reads rows below an id, which is the first member of each row. */
    <T> List<T> pagesBelow(long before, int most, int size, LongFunction<T> read, ToIntFunction<Page> run) {
        long rows = rows(PAGE, size);
        var found = new ArrayList<T>();
        while (found.size() < most) {
            int room = Math.min(PAGE, most - found.size());
            check(run.applyAsInt(new Page(before, rows, room, length())));
            int count = (int) Memory.getLong(length());
            for (int index = 0; index < count; index += 1) found.add(read.apply(rows + (long) index * size));
            if (count < room) break;
            before = Memory.getLong(rows + (count - 1L) * size);
        }
        return Collections.unmodifiableList(found);
    }
}
