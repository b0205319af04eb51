import com.google.gson.JsonElement;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import libmoney.ConvertOptions;
import libmoney.LibMoney;
import libmoney.LinePart;
import libmoney.MergeRule;
import libmoney.Money;
import libmoney.Notepad;
import libmoney.NotepadLine;
import libmoney.NotepadOptions;
import libmoney.Rates;
import libmoney.Reading;

/** Golden vectors of notepads, numbers of locales and merged rates. */
final class Lines {
    private static final List<LinePart> PARTS =
            List.of(
                    LinePart.VALUE,
                    LinePart.READING,
                    LinePart.LABEL,
                    LinePart.NAME,
                    LinePart.MESSAGE,
                    LinePart.CARET);

    private Lines() {}

    private static LocalDate date(Vector vector, String name) {
        return vector.has(name) ? LibMoney.dateParse(vector.text(name)) : null;
    }

    private static Map<String, Object> lineOf(Notepad pad, long index) {
        var told = new TreeMap<String, Object>();
        for (LinePart part : PARTS) told.put(part.name().toLowerCase(Locale.ROOT), pad.lineText(index, part));
        var readings = new ArrayList<String>();
        long count = pad.lineAt(index).readingCount();
        for (long reading = 0; reading < count; reading += 1) readings.add(pad.lineReadingAt(index, reading));
        told.put("readings", readings);
        return told;
    }

    static Map<String, Object> notepad(Vector vector) {
        var options = new NotepadOptions();
        options.reading(Vector.word(Reading.class, vector.optional("reading", "lenient")));
        options.locale(vector.optional("locale", null));
        options.home(vector.optional("home", null));
        options.today(date(vector, "today"));
        options.maxGap(vector.has("gap") ? vector.get("gap").getAsInt() : 0);
        try (Notepad pad = new Notepad(options); Rates rates = vector.rates()) {
            pad.setRates(rates);
            pad.setText(vector.text("text"));
            long version = pad.lines().stream().mapToLong(NotepadLine::version).max().orElse(0);
            if (vector.has("edits")) {
                for (JsonElement one : vector.get("edits").getAsJsonArray()) {
                    var edit = one.getAsJsonArray();
                    pad.setLine(edit.get(0).getAsLong(), edit.get(1).getAsString());
                }
            }
            var lines = new ArrayList<Object>();
            for (long index = 0; index < pad.lineCount(); index += 1) lines.add(lineOf(pad, index));
            var changed = pad.changes(version).stream().map(NotepadLine::index).toList();
            return Map.of("lines", lines, "changed", changed);
        }
    }

    static Map<String, Object> localeNumbers(Vector vector) {
        Reading reading = Vector.word(Reading.class, vector.text("reading"));
        var found = LibMoney.decimalParseLocale(vector.text("text"), vector.text("locale"), reading);
        return Map.of("value", LibMoney.decimalFormat(found));
    }

    static Map<String, Object> packed(Vector vector) {
        HexFormat hex = HexFormat.of();
        if (vector.has("damaged")) {
            Money read = LibMoney.unpack(hex.parseHex(vector.text("damaged")));
            return Map.of("amount", Vector.number(read), "currency", read.currency());
        }
        Money amount = Money.of(vector.text("amount"), vector.text("currency"));
        byte[] packed = amount.pack();
        Money found = LibMoney.unpack(packed);
        return Map.of(
                "packed", hex.formatHex(packed),
                "key", hex.formatHex(amount.sortKey()),
                "amount", Vector.number(found),
                "currency", found.currency());
    }

    static Map<String, Object> merging(Vector vector) {
        MergeRule rule = Vector.word(MergeRule.class, vector.text("rule"));
        try (Rates first = vector.rates();
                Rates second = Vector.ratesOf(vector.vectors("added"));
                Rates merged = first.merge(second, rule, date(vector, "undated"))) {
            Money amount = Money.of(vector.text("amount"), vector.text("from"));
            var options = new ConvertOptions();
            options.date(date(vector, "on"));
            var found = merged.convertDetailed(amount, vector.text("to"), options);
            var path = new ArrayList<String>(List.of(vector.text("from")));
            for (var leg : found.details().legs()) path.add(leg.to());
            return Map.of("result", Vector.number(found.result()), "path", path, "days", merged.info().dateCount());
        }
    }
}
