import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import libmoney.Exchange;
import libmoney.ExchangeQuote;
import libmoney.ExchangeTerms;
import libmoney.LibMoney;
import libmoney.Money;
import libmoney.Rates;
import libmoney.Ratio;
import libmoney.Wallet;

/** Golden vectors of exchanges and quotes. */
final class Exchanges implements AutoCloseable {
    private final Wallet wallet = new Wallet();
    private final List<String> pairs = new ArrayList<>();
    private ExchangeQuote quote;

    private Exchanges() {}

    @Override
    public void close() {
        if (quote != null) quote.close();
        wallet.close();
    }

    static Map<String, Object> answer(Vector vector) {
        try (var desk = new Exchanges()) {
            return vector.answers(desk::step);
        }
    }

    private String step(List<String> words) {
        return switch (words.get(0)) {
            case "add" -> Long.toString(wallet.add(Money.parse(words.get(1)), null));
            case "rate" -> {
                pairs.addAll(words.subList(1, words.size()));
                yield "ok";
            }
            case "clear" -> {
                pairs.clear();
                yield "ok";
            }
            case "exchange", "quote" -> {
                try (Rates rates = rates()) {
                    yield offered(words, rates);
                }
            }
            case "info" -> line(quote.info());
            case "accept" -> line(wallet.accept(quote, instant(words.get(1))));
            case "reread" -> read(quote.toJson());
            case "changed" -> read(quote.toJson().replace(words.get(1), words.get(2)));
            case "balance" -> wallet.balance(words.get(1), null).posted().toString();
            default -> throw new IllegalArgumentException("no step is called " + words.get(0));
        };
    }

    private static Instant instant(String text) {
        return Instant.ofEpochSecond(Long.parseLong(text));
    }

    private String offered(List<String> words, Rates rates) {
        Money give = Money.parse(words.get(1));
        if (words.get(0).equals("exchange")) {
            return line(wallet.exchangeAmount(give, words.get(2), rates, null, terms(words), null));
        }
        quote = new ExchangeQuote(give, words.get(2), instant(words.get(3)), rates, null, terms(words));
        return line(quote.info());
    }

    private String read(String json) {
        ExchangeQuote read = ExchangeQuote.fromJson(json);
        quote.close();
        quote = read;
        return "ok";
    }

    /** The rates of the steps; null without any. */
    private Rates rates() {
        return pairs.isEmpty() ? null : Vector.ratesOf(pairs, 0);
    }

    private static ExchangeTerms terms(List<String> words) {
        var terms = new ExchangeTerms().isInverse(!words.get(5).isEmpty());
        if (!words.get(4).isEmpty()) terms.rate(LibMoney.decimalParse(words.get(4)));
        if (!words.get(6).isEmpty()) terms.receive(Money.parse(words.get(6)));
        if (!words.get(7).isEmpty()) terms.fee(Money.parse(words.get(7)));
        if (!words.get(8).isEmpty()) terms.id(words.get(8));
        return terms;
    }

    private static String shown(Money amount) {
        return amount == null ? "unknown" : amount.toString();
    }

    private static String ratio(Ratio exact) {
        BigInteger common = exact.numerator().gcd(exact.denominator());
        return exact.numerator().divide(common) + "/" + exact.denominator().divide(common);
    }

    private static String line(Exchange made) {
        var path = new ArrayList<String>();
        for (var leg : made.market().legs()) {
            if (path.isEmpty()) path.add(leg.from());
            path.add(leg.to());
        }
        var entries = made.giveEntry() + " " + made.receiveEntry() + " " + made.feeEntry();
        return String.join(
                "; ",
                shown(made.give()),
                shown(made.receive()),
                shown(made.fee()),
                shown(made.marketValue()),
                shown(made.margin()),
                ratio(made.rate()),
                ratio(made.remainder()),
                path.isEmpty() ? "-" : String.join(" ", path),
                made.id().isEmpty() ? "-" : made.id(),
                entries);
    }
}
