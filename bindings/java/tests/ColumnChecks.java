import com.google.gson.JsonParser;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import libmoney.Amounts;
import libmoney.ColumnOptions;
import libmoney.ColumnSettings;
import libmoney.ConvertOptions;
import libmoney.Money;
import libmoney.MoneyException;
import libmoney.Rates;
import libmoney.RatesBuilder;
import libmoney.Status;

/** Columns: each row equals the result of the call for one amount. */
final class ColumnChecks {
    private static final LocalDate DAY = LocalDate.of(2020, 3, 13);

    private ColumnChecks() {}

    static void run(Checks checks) throws IOException {
        numbers(checks);
        try (Rates rates = rates()) {
            for (int length : new int[] {0, 1, 7, 8, 9, 1000}) rows(checks, rates, length);
            nulls(checks, rates);
            refusals(checks, rates);
        }
    }

    private static Rates rates() {
        RatesBuilder builder = new RatesBuilder();
        builder.add("EUR", "USD", "1.1172", DAY);
        builder.add("EUR", "USD", "1.0870", LocalDate.of(2020, 3, 12));
        builder.add("EUR", "JPY", "118.25", DAY);
        return builder.build();
    }

    private static void rows(Checks checks, Rates rates, int length) {
        checks.at("columns of " + length + " rows");
        Random chance = new Random(7);
        long[] values = chance.longs(length, -1_000_000, 1_000_000).toArray();
        int[] indices = chance.ints(length, 0, 2).toArray();
        var codes = List.of("EUR", "USD", "JPY");
        Amounts column = Amounts.ofMinor(values, codes, indices);
        var weights = List.of(BigDecimal.ONE, BigDecimal.TWO, new BigDecimal(4));
        Amounts yen = column.convert(rates, "JPY", new ColumnSettings().options(new ColumnOptions().date(DAY)));
        Amounts fine = Amounts.of(values, 4, codes, indices);
        Amounts rounded = fine.rounded();
        List<Amounts> shares = column.allocate(weights);
        byte[] orders = column.compare(Amounts.ofMinor(new long[length], codes, indices));
        var sums = column.sums();
        for (int row = 0; row < length; row += 1) {
            Money amount = column.get(row);
            checks.same(amount, Money.ofMinor(values[row], codes.get(indices[row])), "row " + row);
            checks.same(yen.get(row), rates.convert(amount, "JPY", new ConvertOptions().date(DAY)), "in yen");
            checks.same(rounded.get(row), fine.get(row).rounded(), "rounded");
            checks.same((int) orders[row], amount.sign(), "the order");
            int place = row;
            checks.same(shares.stream().map(one -> one.get(place)).toList(), amount.allocate(weights), "the shares");
        }
        for (String code : List.of("EUR", "USD")) {
            Money total = Money.ofMinor(0, code);
            for (Money one : column) if (one.currency().equals(code)) total = total.plus(one);
            checks.same(sums.get(code), total, "the sum of " + code);
        }
        checks.check(Arrays.equals(column.toArray(), values), "the integers", column);
    }

    private static void nulls(Checks checks, Rates rates) {
        checks.at("columns with nulls");
        var given = new ArrayList<Money>();
        for (String text : List.of("1.50 EUR", "", "2 USD", "0.125 EUR", "5 GBP")) {
            given.add(text.isEmpty() ? null : Money.parse(text));
        }
        Amounts column = Amounts.of(given);
        checks.same(column.sums().values().toString(), "[1.625 EUR, 2.000 USD, 5.000 GBP]", "the sums");
        var rounded = new ArrayList<Money>();
        column.rounded().forEach(rounded::add);
        checks.same(rounded.toString(), "[1.50 EUR, null, 2.00 USD, 0.12 EUR, 5.00 GBP]", "to the minor units");
        var settings = new ColumnSettings().options(new ColumnOptions().date(DAY));
        checks.refused(MoneyException.class, () -> column.convert(rates, "USD", settings), "pounds");
        Amounts dollars = column.convert(rates, "USD", settings.keepFailures());
        var found = new ArrayList<Money>();
        dollars.forEach(found::add);
        checks.same(found.toString(), "[1.68 USD, null, 2.00 USD, 0.14 USD, null]", "dollars");
        checks.same(dollars.statuses().get(4), Status.NO_RATE, "why a row failed");
        checks.same(column.has(1), false, "a null");
        int[] days = {18334, 18333, 18334};
        Amounts euros = Amounts.ofMinor(new long[] {100, 100, 100}, "EUR");
        Amounts dated = euros.convert(rates, "USD", new ColumnSettings().days(days));
        checks.same(Arrays.toString(dated.toArray()), "[112, 109, 112]", "by the date of each row");
        Amounts into = Amounts.ofMinor(new long[3], "EUR");
        Amounts same = euros.convert(rates, "USD", new ColumnSettings().days(days).into(into));
        checks.same(Arrays.toString(into.toArray()), Arrays.toString(same.toArray()), "into a given column");
    }

    /** The table that all bindings read. An array of longs has no values of the other kinds. */
    private static void numbers(Checks checks) throws IOException {
        checks.at("numbers of a column");
        String text = Files.readString(Path.of("Tests/Data/column-numbers.json"));
        for (var one : JsonParser.parseString(text).getAsJsonObject().getAsJsonArray("rows")) {
            var row = one.getAsJsonObject();
            if (!row.get("kind").getAsString().equals("integer")) continue;
            String number = row.get("text").getAsString();
            if (row.get("accepted").getAsBoolean()) {
                Amounts column = Amounts.of(List.of(Money.parse(number + " EUR")));
                checks.same(Long.toString(column.toArray()[0]), number, "the integer");
            } else {
                // More than 38 digits are no amount.
                checks.refused(RuntimeException.class, () -> Amounts.of(List.of(Money.parse(number + " EUR"))), number);
            }
        }
    }

    private static void refusals(Checks checks, Rates rates) {
        checks.at("columns that are refused");
        Amounts euros = Amounts.ofMinor(new long[] {100, 100, 100}, "EUR");
        Class<IllegalArgumentException> argument = IllegalArgumentException.class;
        checks.refused(argument, () -> Amounts.ofMinor(new long[2], List.of("EUR"), new int[3]), "indices");
        checks.refused(argument, () -> Amounts.ofMinor(new long[2], List.of(), new int[2]), "no codes");
        checks.refused(argument, () -> Amounts.of(new long[2], 39, "EUR"), "a scale");
        checks.refused(argument, () -> Amounts.of(List.of()), "no amounts");
        checks.refused(argument, () -> euros.convert(rates, "USD", new ColumnSettings().days(new int[2])), "dates");
        Amounts shorter = Amounts.ofMinor(new long[2], "EUR");
        checks.refused(argument, () -> euros.convert(rates, "USD", new ColumnSettings().into(shorter)), "a short column");
        checks.refused(argument, () -> euros.compare(shorter), "two lengths");
        checks.refused(IndexOutOfBoundsException.class, () -> euros.get(3), "a row past the end");
        checks.refused(IndexOutOfBoundsException.class, () -> euros.value(-1), "a row before the start");
        Amounts beyond = Amounts.ofMinor(new long[2], List.of("EUR"), new int[] {0, 7});
        checks.refused(MoneyException.class, beyond::sums, "an index past the codes");
        checks.refused(MoneyException.class, () -> euros.allocate(List.of()), "no weights");
        Money large = Money.of(BigDecimal.TEN.pow(30), "EUR");
        checks.refused(ArithmeticException.class, () -> Amounts.of(List.of(large)), "more than 64 bits");
    }
}
