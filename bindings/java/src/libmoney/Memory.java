package libmoney;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.LongFunction;

/** Reads and writes memory of C by its address. Every address comes from the library or from a running call. */
final class Memory {
    private static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;
    private static final ValueLayout.OfDouble DOUBLE = ValueLayout.JAVA_DOUBLE_UNALIGNED;
    private static final int NO_DATE = Integer.MIN_VALUE;
    private static final long NO_INSTANT = Long.MIN_VALUE;

    private Memory() {}

    /** Writes an element of an array. */
    interface Put<T> {
        void put(T one, long at);
    }

    static int getInt(long at) {
        return ALL.get(INT, at);
    }

    static long getLong(long at) {
        return ALL.get(LONG, at);
    }

    static double getDouble(long at) {
        return ALL.get(DOUBLE, at);
    }

    static byte getByte(long at) {
        return ALL.get(ValueLayout.JAVA_BYTE, at);
    }

    static void putInt(long at, int value) {
        ALL.set(INT, at, value);
    }

    static void putLong(long at, long value) {
        ALL.set(LONG, at, value);
    }

    static void putDouble(long at, double value) {
        ALL.set(DOUBLE, at, value);
    }

    static void clear(long at, long size) {
        ALL.asSlice(at, size).fill((byte) 0);
    }

    static void putBytes(long at, byte[] bytes) {
        MemorySegment.copy(bytes, 0, ALL, ValueLayout.JAVA_BYTE, at, bytes.length);
    }

    static byte[] bytes(long at, int length) {
        byte[] bytes = new byte[length];
        MemorySegment.copy(ALL, ValueLayout.JAVA_BYTE, at, bytes, 0, length);
        return bytes;
    }

    static String text(long at, int most) {
        int length = 0;
        while (length < most && getByte(at + length) != 0) length += 1;
        return new String(bytes(at, length), StandardCharsets.UTF_8);
    }

    static String textUntilNul(long at) {
        return at == 0 ? null : text(at, Integer.MAX_VALUE);
    }

    /** Writes a text into an array of characters, which ends with a NUL. */
    static void putText(long at, int size, String text, String field) {
        byte[] bytes = Call.utf8(text);
        if (bytes.length >= size) {
            throw new IllegalArgumentException(
                    field + " must be at most " + (size - 1) + " bytes, got " + bytes.length);
        }
        checkNoNul(bytes);
        clear(at, size);
        putBytes(at, bytes);
    }

    static void checkNoNul(byte[] bytes) {
        for (byte one : bytes) {
            if (one == 0) throw new IllegalArgumentException("text must not contain NUL");
        }
    }

    static <T> List<T> list(long at, int size, int count, LongFunction<T> read) {
        var found = new ArrayList<T>(count);
        for (int index = 0; index < count; index += 1) found.add(read.apply(at + (long) index * size));
        return Collections.unmodifiableList(found);
    }

    /** Writes an array that is part of a struct, and its number of elements if the struct has a count. */
    static <T> void putList(long at, int size, int most, List<T> given, String field, long countAt, Put<T> put) {
        if (given.size() > most) {
            throw new IllegalArgumentException(field + " must have at most " + most + " elements, got " + given.size());
        }
        if (countAt != 0) putInt(countAt, given.size());
        for (int index = 0; index < given.size(); index += 1) put.put(given.get(index), at + (long) index * size);
    }

    static LocalDate day(int value) {
        return value == NO_DATE ? null : LocalDate.ofEpochDay(value);
    }

    static int ofDay(LocalDate day) {
        if (day == null) return NO_DATE;
        long value = day.toEpochDay();
        if (value <= NO_DATE || value > Integer.MAX_VALUE) throw new IllegalArgumentException("date is out of range: " + day);
        return (int) value;
    }

    static Instant instant(long value) {
        return value == NO_INSTANT ? null : Instant.ofEpochSecond(value);
    }

    static long ofInstant(Instant instant) {
        return instant == null ? NO_INSTANT : instant.getEpochSecond();
    }

    /** The word of an unsigned integer of 32 bits. */
    static int word(long value) {
        if (value < 0 || value > 0xFFFFFFFFL) throw new IllegalArgumentException("number must be 0 to 4294967295, got " + value);
        return (int) value;
    }
}
