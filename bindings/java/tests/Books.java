import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import libmoney.AccountKind;
import libmoney.Ledger;
import libmoney.LedgerReport;
import libmoney.LedgerReportKind;
import libmoney.LedgerStatementRow;
import libmoney.LibMoney;
import libmoney.Money;
import libmoney.Posting;
import libmoney.Rates;

/** Golden vectors of double-entry ledgers. */
final class Books implements AutoCloseable {
    private Ledger ledger;

    private Books(String base) {
        ledger = new Ledger(base);
    }

    @Override
    public void close() {
        ledger.close();
    }

    static Map<String, Object> answer(Vector vector) {
        try (var books = new Books(vector.text("base"))) {
            return vector.answers(books::step);
        }
    }

    private static LocalDate date(String text) {
        return text.isEmpty() ? null : LibMoney.dateParse(text);
    }

    private String step(List<String> words) {
        return switch (words.get(0)) {
            case "account" -> account(words);
            case "post" -> Long.toString(ledger.post(date(words.get(1)), words.get(2), postings(words)));
            case "reverse" -> Long.toString(ledger.reverse(Long.parseLong(words.get(1)), date(words.get(2))));
            case "close" -> Long.toString(ledger.closePeriod(date(words.get(1)), optional(words, 2)));
            case "revalue" -> revalue(words);
            case "balance" -> ledger.balance(words.get(1), words.get(2), date(words.get(3)), true).toString();
            case "statement" -> statement(words);
            case "report" -> report(words);
            case "json" -> {
                String text = ledger.toJson();
                read(text);
                yield text;
            }
            case "read" -> read(words.get(1));
            default -> throw new IllegalArgumentException("no step is called " + words.get(0));
        };
    }

    private static String optional(List<String> words, int index) {
        return index < words.size() ? words.get(index) : null;
    }

    private String account(List<String> words) {
        ledger.addAccount(words.get(1), Vector.word(AccountKind.class, words.get(2)), optional(words, 3));
        return "ok";
    }

    private static List<Posting> postings(List<String> words) {
        var found = new ArrayList<Posting>();
        for (int at = 3; at + 1 < words.size(); at += 2) {
            found.add(new Posting().account(words.get(at)).amount(Money.parse(words.get(at + 1))));
        }
        return found;
    }

    private String revalue(List<String> words) {
        try (Rates rates = Vector.ratesOf(words, 3)) {
            return Long.toString(ledger.revalue(date(words.get(1)), null, words.get(2), rates, null));
        }
    }

    private String statement(List<String> words) {
        var lines = new ArrayList<String>();
        for (LedgerStatementRow row :
                ledger.statement(words.get(1), words.get(2), date(words.get(3)), date(words.get(4)))) {
            var amounts = row.amount() + " " + row.balance();
            lines.add(row.transaction() + " " + row.date() + " " + amounts + " " + row.description());
        }
        return String.join("\n", lines);
    }

    private String report(List<String> words) {
        var kind = Vector.word(LedgerReportKind.class, words.get(1));
        try (LedgerReport report = ledger.report(kind, date(words.get(2)), date(words.get(3)))) {
            return report.toJson();
        }
    }

    private String read(String text) {
        Ledger read = Ledger.fromJson(text);
        ledger.close();
        ledger = read;
        return "ok";
    }
}
