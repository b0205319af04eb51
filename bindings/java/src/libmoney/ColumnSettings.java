package libmoney;

import java.time.LocalDate;
import java.util.List;
import java.util.Objects;

/** The settings of a call over a column. Settings that you do not change keep the library's defaults. */
public final class ColumnSettings {
    private ColumnOptions options;
    private int[] dates;
    private boolean keepsFailures;
    private Amounts into;

    /** Digits, rounding, date, threads and the like. */
    public ColumnSettings options(ColumnOptions given) {
        options = Objects.requireNonNull(given, "options");
        return this;
    }

    /** The date of each row, in days since 1970-01-01. */
    public ColumnSettings days(int[] given) {
        dates = given.clone();
        return this;
    }

    /** The date of each row. */
    public ColumnSettings dates(List<LocalDate> given) {
        dates = given.stream().mapToInt(Memory::ofDay).toArray();
        return this;
    }

    /** Makes a row that fails null, with the status in {@link Amounts#statuses} of the result; otherwise the call
     * throws. */
    public ColumnSettings keepFailures() {
        keepsFailures = true;
        return this;
    }

    /** The column whose memory receives the results, with as many rows. After a failure they are not specified. */
    public ColumnSettings into(Amounts given) {
        into = Objects.requireNonNull(given, "into");
        return this;
    }

    ColumnOptions options() {
        return options;
    }

    int[] days() {
        return dates;
    }

    boolean keepsFailures() {
        return keepsFailures;
    }

    Amounts into() {
        return into;
    }
}
