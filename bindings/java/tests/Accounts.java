import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import libmoney.AccountStatement;
import libmoney.CashDisposal;
import libmoney.CashLot;
import libmoney.CashLotMethod;
import libmoney.CashLots;
import libmoney.CashLotsInfo;
import libmoney.EntryKind;
import libmoney.LibMoney;
import libmoney.Money;
import libmoney.Rates;
import libmoney.Wallet;
import libmoney.WalletBalance;
import libmoney.WalletEntry;
import libmoney.WalletNote;

/** Golden vectors of accounts and of lots of foreign cash. */
final class Accounts implements AutoCloseable {
    private Wallet wallet = new Wallet();

    private Accounts() {}

    @Override
    public void close() {
        wallet.close();
    }

    static Map<String, Object> answer(Vector vector) {
        try (var account = new Accounts()) {
            return vector.answers(account::step);
        }
    }

    private static LocalDate date(String text) {
        return text.isEmpty() ? null : LibMoney.dateParse(text);
    }

    private static String shown(Money amount) {
        return amount == null ? "unknown" : amount.toString();
    }

    private static String shown(LocalDate date) {
        return date == null ? "-" : date.toString();
    }

    private static String joined(String separator, Money... amounts) {
        return Stream.of(amounts).map(one -> shown(one)).collect(Collectors.joining(separator));
    }

    private static WalletNote note(List<String> words) {
        var note = new WalletNote().date(date(words.get(3))).effective(date(words.get(4)));
        if (!words.get(2).isEmpty()) note.kind(Vector.word(EntryKind.class, words.get(2)));
        if (!words.get(5).isEmpty()) note.label(words.get(5));
        if (!words.get(6).isEmpty()) note.counterpart(words.get(6));
        if (!words.get(7).isEmpty()) note.externalId(words.get(7));
        if (!words.get(8).isEmpty()) note.cost(Money.parse(words.get(8)));
        return note;
    }

    private String step(List<String> words) {
        return switch (words.get(0)) {
            case "add" -> Long.toString(wallet.add(Money.parse(words.get(1)), note(words)));
            case "hold" -> Long.toString(wallet.hold(Money.parse(words.get(1)), note(words)));
            case "commit" -> Long.toString(wallet.commit(Long.parseLong(words.get(1))));
            case "release" -> {
                wallet.release(Long.parseLong(words.get(1)));
                yield "ok";
            }
            case "find" -> {
                WalletEntry entry = wallet.find(words.get(1));
                yield entry.id() + " " + shown(entry.amount());
            }
            case "balance" -> {
                WalletBalance found = wallet.balance(words.get(1), date(words.get(2)));
                yield joined(", ", found.posted(), found.held(), found.pending(), found.available());
            }
            case "statement" -> statement(words);
            case "lots" -> {
                try (Rates rates = ratesOf(words)) {
                    yield lots(words, rates);
                }
            }
            case "json" -> json();
            default -> throw new IllegalArgumentException("no step is called " + words.get(0));
        };
    }

    private String statement(List<String> words) {
        LocalDate start = date(words.get(2));
        try (AccountStatement found = wallet.accountStatement(words.get(1), start, date(words.get(3)))) {
            return found.toJson();
        }
    }

    /** The rates of a step; null without any. */
    private static Rates ratesOf(List<String> words) {
        return words.size() < 7 ? null : Vector.ratesOf(words, 4);
    }

    private String lots(List<String> words, Rates rates) {
        var method = Vector.word(CashLotMethod.class, words.get(3));
        String reporting = words.get(2).isEmpty() ? null : words.get(2);
        try (CashLots lots = wallet.cashLots(words.get(1), reporting, method, rates, null)) {
            CashLotsInfo info = lots.info();
            Money now = rates == null ? null : lots.unrealised(rates, null);
            var lines = new ArrayList<String>();
            lines.add(joined(" ", info.amount(), info.cost(), info.realised(), now));
            for (CashLot lot : lots.open()) {
                lines.add("lot " + lot.entry() + " " + shown(lot.opened()) + " " + joined(" ", lot.amount(), lot.cost()));
            }
            for (CashDisposal paid : lots.disposals()) {
                var amounts = joined(" ", paid.amount(), paid.cost(), paid.proceeds(), paid.gain());
                lines.add("paid " + paid.entry() + " " + shown(paid.date()) + " " + amounts);
            }
            return String.join("\n", lines);
        }
    }

    private String json() {
        String text = wallet.toJson();
        Wallet read = Wallet.fromJson(text);
        wallet.close();
        wallet = read;
        return text;
    }
}
