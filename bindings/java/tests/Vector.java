import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import libmoney.LibMoney;
import libmoney.Money;
import libmoney.MoneyException;
import libmoney.Rates;
import libmoney.RatesBuilder;

/** A vector and the values of its members. */
record Vector(JsonObject content, JsonElement given) {
    boolean has(String name) {
        return content.has(name) && !content.get(name).isJsonNull();
    }

    JsonElement get(String name) {
        return content.get(name);
    }

    String text(String name) {
        return content.get(name).getAsString();
    }

    String optional(String name, String other) {
        return has(name) ? text(name) : other;
    }

    String document() {
        return given.getAsString();
    }

    Vector inner(String name) {
        return new Vector(content.get(name).getAsJsonObject(), null);
    }

    List<Vector> vectors(String name) {
        var found = new ArrayList<Vector>();
        for (JsonElement one : content.get(name).getAsJsonArray()) found.add(new Vector(one.getAsJsonObject(), null));
        return found;
    }

    Set<String> keys(String name) {
        return has(name) ? content.get(name).getAsJsonObject().keySet() : Set.of();
    }

    List<String> texts(String name) {
        return texts(content.get(name));
    }

    static List<String> texts(JsonElement array) {
        var found = new ArrayList<String>();
        for (JsonElement one : array.getAsJsonArray()) found.add(one.isJsonNull() ? null : one.getAsString());
        return found;
    }

    /** The answers to the steps, each an operation and its texts. The answer to a refused step is its status. */
    Map<String, Object> answers(Function<List<String>, String> step) {
        var answers = new ArrayList<String>();
        for (JsonElement one : get("steps").getAsJsonArray()) {
            try {
                answers.add(step.apply(texts(one)));
            } catch (MoneyException error) {
                answers.add(error.constant());
            }
        }
        return Map.of("answers", answers);
    }

    Rates rates() {
        return ratesOf(has("rates") ? vectors("rates") : List.of());
    }

    static Rates ratesOf(List<Vector> pairs) {
        try (RatesBuilder builder = new RatesBuilder()) {
            for (Vector one : pairs) {
                var date = one.has("date") ? LibMoney.dateParse(one.text("date")) : null;
                builder.add(one.text("from"), one.text("to"), one.text("rate"), date);
            }
            return builder.build();
        }
    }

    /** The table of rates whose two currencies and rate follow each other in the texts. */
    static Rates ratesOf(List<String> words, int first) {
        try (RatesBuilder builder = new RatesBuilder()) {
            for (int at = first; at + 2 < words.size(); at += 3) {
                builder.add(words.get(at), words.get(at + 1), words.get(at + 2), null);
            }
            return builder.build();
        }
    }

    /** The number of an amount, or null. */
    static String number(Money amount) {
        return amount == null ? null : amount.amount().toPlainString();
    }

    /** "rate_rounded" for RATE_ROUNDED. */
    static String word(Enum<?> one) {
        return one.name().toLowerCase(Locale.ROOT);
    }

    static <T extends Enum<T>> T word(Class<T> kind, String name) {
        return Enum.valueOf(kind, name.toUpperCase(Locale.ROOT));
    }
}
