package libmoney;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/**
 * A column of amounts, in the layout of Apache Arrow: 64-bit integers outside the heap, with one scale or in minor units.
 *
 * <pre>{@code
 * var prices = Amounts.ofMinor(new long[] {1050, 250, 99}, "EUR");
 * prices.convert(rates, "USD").toArray();              // 1173, 279, 111
 * }</pre>
 *
 * <p>A column is immutable unless you pass it as the destination of results. A row may be null, meaning it contains
 * no amount.
 */
public final class Amounts implements Iterable<Money> {
    final MemorySegment values;
    final int length;
    final List<String> codes;
    /** The index of each row's code as 32-bit integers; null if there is one code. */
    final MemorySegment indices;
    /** A bit for each row, lowest first, 1 for a value; null if no row is null. */
    final MemorySegment validity;
    int scale;
    private List<Status> statuses;

    Amounts(int length, List<String> codes, MemorySegment indices, boolean hasNulls, int scale, MemorySegment values) {
        this.length = length;
        this.codes = codes;
        this.indices = indices;
        this.scale = scale;
        this.values = values == null ? Arena.ofAuto().allocate(Math.max(8L, 8L * length), 8) : values;
        this.validity = hasNulls ? Arena.ofAuto().allocate(Math.max(1, (length + 7) >> 3), 1) : null;
    }

    /** Amounts in minor units of one currency, such as cents. The numbers are copied. */
    public static Amounts ofMinor(long[] minor, String currency) {
        return filled(minor, Money.DIGITS_CURRENCY, List.of(currency), null);
    }

    /** Creates a column of coefficients with {@code scale} fraction digits, 0 to 38. The numbers are copied. */
    public static Amounts of(long[] coefficients, int scale, String currency) {
        return filled(coefficients, checkedScale(scale), List.of(currency), null);
    }

    /** Creates a column of minor units in several currencies: {@code indices} contains the index of each row's
     * code. */
    public static Amounts ofMinor(long[] minor, List<String> codes, int[] indices) {
        return filled(minor, Money.DIGITS_CURRENCY, List.copyOf(codes), indices);
    }

    /** Creates a column of coefficients with {@code scale} fraction digits, in several currencies. */
    public static Amounts of(long[] coefficients, int scale, List<String> codes, int[] indices) {
        return filled(coefficients, checkedScale(scale), List.copyOf(codes), indices);
    }

    private static int checkedScale(int scale) {
        if (scale < 0 || scale > Numbers.MOST) throw new IllegalArgumentException("scale must be 0 to 38, got " + scale);
        return scale;
    }

    private static Amounts filled(long[] given, int scale, List<String> codes, int[] places) {
        if (places != null && places.length != given.length) {
            throw new IllegalArgumentException("number of indices must be " + given.length + ", got " + places.length);
        }
        if (codes.isEmpty()) throw new IllegalArgumentException("number of currencies must be at least 1, got 0");
        Amounts made = new Amounts(given.length, codes, places == null ? null : integers(places), false, scale, null);
        MemorySegment.copy(given, 0, made.values, ValueLayout.JAVA_LONG, 0, given.length);
        return made;
    }

    static MemorySegment integers(int[] given) {
        MemorySegment made = Arena.ofAuto().allocate(Math.max(4L, 4L * given.length), 4);
        MemorySegment.copy(given, 0, made, ValueLayout.JAVA_INT, 0, given.length);
        return made;
    }

    /** The column of amounts of any currencies, all with the scale of the finest one; null is a row without an amount. */
    public static Amounts of(List<Money> amounts) {
        int scale = 0;
        boolean hasNulls = false;
        var codes = new LinkedHashSet<String>();
        for (Money one : amounts) {
            if (one == null) {
                hasNulls = true;
                continue;
            }
            scale = Math.max(scale, one.scale());
            codes.add(one.currency());
        }
        if (codes.isEmpty()) throw new IllegalArgumentException("amounts must not be empty or all null");
        var list = List.copyOf(codes);
        int[] places = new int[amounts.size()];
        Amounts made = new Amounts(places.length, list, codes.size() == 1 ? null : integers(places), hasNulls, scale, null);
        int row = 0;
        for (Money one : amounts) {
            if (one != null) made.put(row, one, list.indexOf(one.currency()));
            row += 1;
        }
        return made;
    }

    private void put(int row, Money amount, int place) {
        BigInteger coefficient = amount.amount().setScale(scale).unscaledValue();
        if (coefficient.bitLength() > 63) throw new ArithmeticException("an amount must fit 64 bits, got " + amount);
        values.set(ValueLayout.JAVA_LONG, 8L * row, coefficient.longValue());
        if (indices != null) indices.set(ValueLayout.JAVA_INT, 4L * row, place);
        if (validity == null) return;
        byte bits = validity.get(ValueLayout.JAVA_BYTE, row >> 3);
        validity.set(ValueLayout.JAVA_BYTE, row >> 3, (byte) (bits | 1 << (row & 7)));
    }

    public int length() {
        return length;
    }

    /** The codes that rows have. */
    public List<String> currencies() {
        return codes;
    }

    /** The fraction digits of all rows, or {@link Money#DIGITS_CURRENCY} for minor units. */
    public int scale() {
        return scale;
    }

    /** The statuses of the rows after a call that kept its failures, else null. */
    public List<Status> statuses() {
        return statuses;
    }

    void setStatuses(List<Status> found) {
        statuses = found;
    }

    /** Returns whether a row contains an amount. */
    public boolean has(int row) {
        check(row);
        return validity == null || (validity.get(ValueLayout.JAVA_BYTE, row >> 3) >> (row & 7) & 1) == 1;
    }

    private void check(int row) {
        if (row < 0 || row >= length) throw new IndexOutOfBoundsException("row " + row + " of " + length);
    }

    /** The integer of a row; 0 for one without an amount. */
    public long value(int row) {
        check(row);
        return values.get(ValueLayout.JAVA_LONG, 8L * row);
    }

    /** The amount of a row, or null. */
    public Money get(int row) {
        if (!has(row)) return null;
        String currency = codes.get(indices == null ? 0 : indices.get(ValueLayout.JAVA_INT, 4L * row));
        if (scale == Money.DIGITS_CURRENCY) return Money.ofMinor(value(row), currency);
        return Money.of(BigDecimal.valueOf(value(row), scale), currency);
    }

    /** The integers of all rows, as a new array. */
    public long[] toArray() {
        return values.asSlice(0, 8L * length).toArray(ValueLayout.JAVA_LONG);
    }

    @Override
    public Iterator<Money> iterator() {
        return new Iterator<>() {
            private int row;

            @Override
            public boolean hasNext() {
                return row < length;
            }

            @Override
            public Money next() {
                if (row >= length) throw new NoSuchElementException();
                row += 1;
                return get(row - 1);
            }
        };
    }

    /** The exact sum of each currency. Rows that are null do not count. */
    public Map<String, Money> sums() {
        var found = new LinkedHashMap<String, Money>();
        List<BigDecimal> sums = new ColumnCall(this, new ColumnSettings()).sums();
        for (int index = 0; index < codes.size(); index += 1) {
            found.put(codes.get(index), Money.of(sums.get(index), codes.get(index)));
        }
        return found;
    }

    /** The exact sum of a column of one currency. */
    public Money sum() {
        if (codes.size() != 1) throw new IllegalStateException("column must have one currency, got " + codes + ": use sums()");
        return sums().get(codes.get(0));
    }

    /** Each amount in another currency, rounded once, as {@link Rates#convert} does it. */
    public Amounts convert(Rates rates, String target) {
        return convert(rates, target, new ColumnSettings());
    }

    public Amounts convert(Rates rates, String target, ColumnSettings settings) {
        return new ColumnCall(this, settings).convert(rates, target);
    }

    /** Each amount rounded half to even to the minor units of its currency. */
    public Amounts rounded() {
        return rounded(new ColumnSettings());
    }

    public Amounts rounded(ColumnSettings settings) {
        return new ColumnCall(this, settings).rounded();
    }

    /** Each amount divided in proportion to the same weights: a column for each share. No cent is lost. */
    public List<Amounts> allocate(List<BigDecimal> weights) {
        return allocate(weights, new ColumnSettings());
    }

    public List<Amounts> allocate(List<BigDecimal> weights, ColumnSettings settings) {
        return new ColumnCall(this, settings).allocate(weights);
    }

    /** The order of each row and that of another column: -1, 0 or 1. Two currencies in one row throw. */
    public byte[] compare(Amounts other) {
        return new ColumnCall(this, new ColumnSettings()).compare(other);
    }

    @Override
    public String toString() {
        var shown = new ArrayList<String>();
        for (int row = 0; row < Math.min(length, 10); row += 1) shown.add(String.valueOf(get(row)));
        return "Amounts of " + length + " rows: " + String.join(", ", shown) + (length > 10 ? ", …" : "");
    }
}
