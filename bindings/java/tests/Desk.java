import com.google.gson.JsonElement;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import libmoney.Converter;
import libmoney.ConverterState;
import libmoney.CurrencyList;
import libmoney.CurrencyListSort;
import libmoney.Feed;
import libmoney.FeedOptions;
import libmoney.LibMoney;
import libmoney.LotMethod;
import libmoney.Money;
import libmoney.MoneyException;
import libmoney.TransportFailure;
import libmoney.OrderField;
import libmoney.OrderForm;
import libmoney.Origin;
import libmoney.Portfolio;
import libmoney.PortfolioOptions;
import libmoney.PriceQuote;
import libmoney.Provider;
import libmoney.Rates;
import libmoney.Status;
import libmoney.TickerRule;
import libmoney.Transaction;
import libmoney.Action;
import libmoney.InputState;
import libmoney.Valuation;

/** Golden vectors of the models for screens: converters, lists, order forms, feeds, portfolios. */
final class Desk {
    private static final String RATES = "{\"success\":true,\"timestamp\":0,\"source\":\"USD\",\"quotes\":{\"USDEUR\":0.9}}";
    private static final String LIST = "{\"success\":true,\"currencies\":{\"EUR\":\"Euro\"}}";
    private static final Map<String, OrderField> FIELDS =
            Map.of(
                    "date", OrderField.DATE,
                    "type", OrderField.ACTION,
                    "ticker", OrderField.TICKER,
                    "quantity", OrderField.QUANTITY,
                    "price", OrderField.PRICE,
                    "sum", OrderField.SUM);

    private Desk() {}

    private static Map<String, Object> listOf(Vector vector) {
        CurrencyList list = new CurrencyList(vector.optional("language", null));
        list.addJson(vector.document());
        if (vector.has("favourites")) {
            for (String code : vector.texts("favourites")) list.setFavourite(code, true);
        }
        if (vector.has("sort")) list.setSort(Vector.word(CurrencyListSort.class, vector.text("sort")));
        if (vector.has("search")) list.setSearch(vector.text("search"));
        var codes = list.items().stream().map(item -> item.code()).toList();
        return Map.of("codes", codes, "state", Vector.word(list.state()));
    }

    private static Converter typed(Vector vector, Rates rates, String text) {
        Converter made = new Converter(vector.text("source"), vector.text("target"));
        made.setRates(rates, Origin.NETWORK, null);
        made.setAmount(text);
        return made;
    }

    static Map<String, Object> converter(Vector vector) {
        if (vector.has("list")) return listOf(vector);
        Rates rates = Rates.fromJson(vector.document());
        Converter made = typed(vector, rates, vector.text("typed"));
        var info = made.info(null);
        var told = new TreeMap<String, Object>();
        told.put("state", Vector.word(info.state()));
        told.put("unfinished", info.inputState() == InputState.UNFINISHED);
        told.put("reason", made.reason());
        if (info.state() == ConverterState.READY) {
            var details = made.resultDetailed(null).details();
            told.put("result", made.text());
            told.put("equivalence", made.unitRate());
            told.put("through", details.legs().stream().skip(1).map(leg -> leg.from()).toList());
            var legs = made.rate(null).legs();
            if (legs.size() == 1) {
                var rate = legs.get(0);
                told.put("rate", List.of(String.valueOf(rate.numerator()), String.valueOf(rate.denominator())));
            }
        }
        if (vector.has("result_of")) told.put("other", typed(vector, rates, vector.text("result_of")).text());
        return told;
    }

    static Map<String, Object> order(Vector vector) {
        CurrencyList list = new CurrencyList(vector.text("language"));
        for (String code : vector.texts("codes")) list.add(code, null);
        var up = list.items().stream().map(item -> item.code()).toList();
        list.setSort(CurrencyListSort.NAME_DESCENDING);
        return Map.of("up", up, "down", list.items().stream().map(item -> item.code()).toList());
    }

    static Map<String, Object> form(Vector vector) {
        Vector draft = vector.inner("draft");
        Portfolio portfolio = new Portfolio("EUR");
        TickerRule rule = draft.has("rule") ? TickerRule.EXCHANGE_SYMBOL : TickerRule.LETTERS;
        OrderForm filled = new OrderForm(portfolio, null, rule);
        var states = new TreeMap<String, Object>();
        var texts = new TreeMap<String, Object>();
        for (String name : List.of("date", "type", "ticker", "quantity", "price", "sum")) {
            if (draft.has(name)) filled.set(FIELDS.get(name), draft.text(name));
        }
        for (String name : FIELDS.keySet()) {
            states.put(name, LibMoney.fieldStateText(filled.state(FIELDS.get(name))));
            texts.put(name, filled.text(FIELDS.get(name)));
        }
        boolean isSaved = true;
        try {
            filled.save(portfolio);
        } catch (MoneyException error) {
            isSaved = false;
        }
        return Map.of("states", states, "texts", texts, "saved", isSaved, "stored", portfolio.count());
    }

    static Map<String, Object> feed(Vector vector) {
        boolean isList = vector.optional("feed", "").equals("currency_list");
        Provider provider = isList ? Provider.CURRENCYLAYER_LIST : Provider.CURRENCYLAYER;
        var options = new FeedOptions().apiKey("not-a-key");
        if (vector.has("ttl_seconds")) options.ttlSeconds(vector.get("ttl_seconds").getAsLong());
        Feed made = new Feed(provider, options);
        long id = 0;
        var steps = new ArrayList<Object>();
        for (Vector step : vector.vectors("steps")) {
            Instant now = Instant.ofEpochSecond(step.has("at") ? step.get("at").getAsLong() : 0);
            if (step.has("expect")) {
                var request = made.next(now);
                if (request != null) id = request.id();
                steps.add(request == null ? "nothing" : "fetch");
            } else if (step.has("event")) {
                if (step.text("event").equals("refresh")) made.refresh();
                else made.notifyOnline(now);
                steps.add("done");
            } else if (step.has("answer")) {
                answer(made, id, step.text("answer"), isList ? LIST : RATES, now);
                Status status = made.failure(null).status();
                steps.add(status == Status.OK ? "MONEY_OK" : "MONEY_ERR_" + status.name());
            } else {
                var info = made.info(now);
                var age = info.ageSeconds() == Long.MIN_VALUE ? null : info.ageSeconds();
                steps.add(java.util.Arrays.asList(Vector.word(info.state()), age, made.rates() != null));
            }
        }
        return Map.of("steps", steps);
    }

    private static void answer(Feed feed, long id, String answer, String document, Instant now) {
        if (answer.equals("no connection")) {
            feed.failRequest(id, TransportFailure.CONNECTION, now);
            return;
        }
        boolean isPage = answer.equals("html");
        byte[] body = (isPage ? "<html></html>" : document).getBytes(StandardCharsets.UTF_8);
        feed.receiveResponse(id, 200, isPage ? "text/html" : "application/json", body, now);
    }

    private static String own(Vector vector) {
        return vector.has("currency") ? vector.text("currency") : vector.text("security_currency");
    }

    private static String report(Vector vector) {
        return vector.optional("report_currency", own(vector));
    }

    private static long cents(Vector amounts, String code) {
        return Money.of(amounts.text(code), code).minor();
    }

    private static Portfolio portfolioOf(Vector vector, LotMethod method) {
        Portfolio made = new Portfolio(report(vector), new PortfolioOptions().method(method));
        for (JsonElement one : vector.get("transactions").getAsJsonArray()) {
            List<String> row = Vector.texts(one);
            Transaction transaction =
                    new Transaction()
                            .date(LibMoney.dateParse(row.get(0)))
                            .action(Vector.word(Action.class, row.get(1)))
                            .symbol(row.get(2))
                            .quantity(LibMoney.decimalParse(row.get(3)))
                            .total(Money.of(row.get(4), own(vector)));
            if (vector.has("rate_at_trade")) {
                Vector rate = vector.inner("rate_at_trade");
                transaction.rateNumerator(cents(rate, report(vector)));
                transaction.rateDenominator(cents(rate, own(vector)));
            }
            made.add(transaction, null);
        }
        return made;
    }

    private static Valuation valuationOf(Vector vector, Portfolio made, Rates rates) {
        String symbol = made.transactionAt(0).symbol();
        var quotes = new ArrayList<PriceQuote>();
        if (vector.has("price")) {
            quotes.add(new PriceQuote().symbol(symbol).price(LibMoney.decimalParse(vector.text("price"))));
        }
        return made.value(quotes, rates, null);
    }

    static Map<String, Object> portfolio(Vector vector) {
        var told = new TreeMap<String, Object>();
        for (LotMethod method : List.of(LotMethod.FIFO, LotMethod.AVERAGE)) {
            var position = valuationOf(vector, portfolioOf(vector, method), null).positionAt(0);
            var row = new TreeMap<String, Object>();
            row.put("realised", Vector.number(position.realisedGain()));
            row.put("remaining_quantity", position.quantity().toPlainString());
            row.put("remaining_cost", Vector.number(position.cost()));
            row.put("unrealised", Vector.number(position.performance().unrealisedGain()));
            told.put(Vector.word(method), row);
        }
        if (vector.has("rate_now")) {
            Vector now = vector.inner("rate_now");
            String rate = cents(now, report(vector)) + "/" + cents(now, own(vector));
            var builder = new libmoney.RatesBuilder();
            builder.add(own(vector), report(vector), rate, null);
            var performance =
                    valuationOf(vector, portfolioOf(vector, LotMethod.FIFO), builder.build()).summary().performance();
            told.put("value_now", Vector.number(performance.value()));
            told.put("profit", Vector.number(performance.profit()));
            told.put("currency_effect", Vector.number(performance.currencyEffect()));
            told.put("price_effect", Vector.number(performance.priceEffect()));
        }
        return told;
    }
}
