package libmoney;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.Reference;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A call over a column. The columns of C point into the memory of columns of Java, which stay until the call has ended. */
final class ColumnCall {
    private static final int COLUMN = 64;
    private static final int REPORT = 64;
    private static final int REPORTED_SCALE = 24;
    private static final int INT8 = ColumnLayout.INT8.value();
    private static final int INT32 = ColumnLayout.INT32.value();
    private static final int INT64 = ColumnLayout.INT64.value();
    private static final int DATE32 = ColumnLayout.DATE32.value();

    private final Amounts column;
    private final ColumnSettings settings;
    /** Objects that must not be collected before the call has ended. */
    private final List<Object> held = new ArrayList<>();
    private int[] statuses;

    ColumnCall(Amounts column, ColumnSettings settings) {
        this.column = column;
        this.settings = settings;
        held.add(column);
    }

    /** Runs a call of the library, with everything that it needs alive. */
    private interface Body<T> {
        T run(Call call, long report, long options, long statuses);
    }

    private <T> T during(boolean mayKeep, Body<T> body) {
        Call call = Call.begin();
        try (Arena arena = Arena.ofConfined()) {
            long options = settings.options() == null ? 0 : settings.options().put(call);
            boolean keeps = mayKeep && settings.keepsFailures();
            MemorySegment told = keeps ? arena.allocate(Math.max(4L, 4L * column.length), 4) : MemorySegment.NULL;
            T result = body.run(call, call.take(REPORT), options, told.address());
            if (keeps) statuses = told.asSlice(0, 4L * column.length).toArray(ValueLayout.JAVA_INT);
            return result;
        } finally {
            call.end();
            Reference.reachabilityFence(held);
        }
    }

    private long put(Call call, MemorySegment values, int stride, int layout, int scale, MemorySegment validity) {
        long at = call.take(COLUMN);
        held.add(values);
        Memory.putLong(at, values.address());
        Memory.putLong(at + 8, column.length);
        Memory.putLong(at + 16, stride);
        Memory.putLong(at + 24, validity == null ? 0 : validity.address());
        Memory.putLong(at + 32, validity == null ? 0 : validity.byteSize());
        Memory.putLong(at + 40, 0);
        Memory.putInt(at + 48, layout);
        Memory.putInt(at + 52, scale);
        Memory.putLong(at + 56, 0);
        return at;
    }

    private long amounts(Call call, Amounts one) {
        held.add(one);
        return put(call, one.values, 8, INT64, one.scale, one.validity);
    }

    private long result(Call call, Amounts made, int scale) {
        held.add(made);
        return put(call, made.values, 8, INT64, scale, made.validity);
    }

    private long currencies(Call call, Amounts one) {
        long codes = call.take(8L * one.codes.size());
        for (int index = 0; index < one.codes.size(); index += 1) {
            Memory.putLong(codes + 8L * index, call.code(one.codes.get(index)));
        }
        long at = call.take(24);
        Memory.putLong(at, codes);
        Memory.putLong(at + 8, one.codes.size());
        Memory.putLong(at + 16, one.indices == null ? 0 : put(call, one.indices, 4, INT32, 0, null));
        return at;
    }

    /** The column for results, in the program's memory or in its own. */
    private Amounts empty(List<String> codes, MemorySegment indices, Amounts into) {
        if (into != null && into.length != column.length) {
            throw new IllegalArgumentException("into must have " + column.length + " rows, got " + into.length);
        }
        boolean hasNulls = column.validity != null || settings.keepsFailures();
        MemorySegment values = into == null ? null : into.values;
        if (into != null) held.add(into);
        return new Amounts(column.length, codes, indices, hasNulls, Money.DIGITS_CURRENCY, values);
    }

    private Amounts told(Amounts made) {
        if (statuses != null) made.setStatuses(Arrays.stream(statuses).mapToObj(Status::of).toList());
        return made;
    }

    List<BigDecimal> sums() {
        int count = column.codes.size();
        return during(
                false,
                (call, report, options, none) -> {
                    long sums = call.rows(count, Numbers.SIZE);
                    long codes = currencies(call, column);
                    call.check(Raw.money_column_sum(amounts(call, column), codes, options, sums, report, call.error()));
                    return Memory.list(sums, Numbers.SIZE, count, Numbers::read);
                });
    }

    Amounts convert(Rates rates, String target) {
        int[] days = settings.days();
        if (days != null && days.length != column.length) {
            throw new IllegalArgumentException("number of dates must be " + column.length + ", got " + days.length);
        }
        Amounts made = empty(List.of(target), null, settings.into());
        during(
                true,
                (call, report, options, told) -> {
                    long table = call.use(rates);
                    long codes = currencies(call, column);
                    long dates = days == null ? 0 : put(call, Amounts.integers(days), 4, DATE32, 0, null);
                    long result = result(call, made, Money.DIGITS_CURRENCY);
                    long given = amounts(call, column);
                    call.check(
                            Raw.money_column_convert(
                                    table, given, codes, dates, call.code(target), options, result, told, report,
                                    call.error()));
                    made.scale = Memory.getInt(report + REPORTED_SCALE);
                    return null;
                });
        return told(made);
    }

    Amounts rounded() {
        Amounts made = empty(column.codes, column.indices, settings.into());
        during(
                true,
                (call, report, options, told) -> {
                    long codes = currencies(call, column);
                    long result = result(call, made, Money.DIGITS_CURRENCY);
                    long given = amounts(call, column);
                    call.check(Raw.money_column_quantize(given, codes, options, result, told, report, call.error()));
                    made.scale = Memory.getInt(report + REPORTED_SCALE);
                    return null;
                });
        return told(made);
    }

    List<Amounts> allocate(List<BigDecimal> weights) {
        var made = new ArrayList<Amounts>();
        for (int index = 0; index < weights.size(); index += 1) made.add(empty(column.codes, column.indices, null));
        during(
                true,
                (call, report, options, told) -> {
                    long shares = call.rows(made.size(), COLUMN);
                    for (int index = 0; index < made.size(); index += 1) {
                        long one = result(call, made.get(index), column.scale);
                        Memory.putBytes(shares + (long) index * COLUMN, Memory.bytes(one, COLUMN));
                    }
                    long list = call.list(weights, Numbers.SIZE, (one, to) -> Numbers.write(to, one));
                    call.check(
                            Raw.money_column_allocate(
                                    amounts(call, column), list, weights.size(), options, shares, 0, told, report,
                                    call.error()));
                    return null;
                });
        for (Amounts one : made) {
            one.scale = column.scale;
            told(one);
        }
        return List.copyOf(made);
    }

    byte[] compare(Amounts other) {
        if (column.validity != null || other.validity != null) {
            throw new IllegalArgumentException("columns to compare must not contain null");
        }
        if (other.length != column.length) {
            throw new IllegalArgumentException("number of rows must be " + column.length + ", got " + other.length);
        }
        return during(
                false,
                (call, report, options, none) -> {
                    MemorySegment orders = Arena.ofAuto().allocate(Math.max(1, column.length), 1);
                    long result = put(call, orders, 1, INT8, 0, null);
                    call.check(
                            Raw.money_column_compare(
                                    amounts(call, column), currencies(call, column), amounts(call, other),
                                    currencies(call, other), options, result, 0, report, call.error()));
                    return orders.asSlice(0, column.length).toArray(ValueLayout.JAVA_BYTE);
                });
    }
}
