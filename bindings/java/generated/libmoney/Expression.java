// Made from the headers by api/generate.py.
package libmoney;

import java.util.List;

/** An expression that was evaluated, with its exact result and its conversions. It never changes. */
public final class Expression extends Handle {
    private Expression(Pointer pointer) {
        super(pointer, Raw::money_expression_free);
    }

    static Expression adopt(long at) {
        return new Expression(new Pointer(at));
    }

    static Expression adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /**
     * The results of evaluateDetailed.
     * @param value value
     * @param expression expression
     */
    public record EvaluateDetailedResult(ExpressionValue value, Expression expression) {}

    /**
     * Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at the end.
     * Numbers are plain decimals ("12.50", ".5"). An amount is a number with a currency before or after it: a
     * built-in code, a code of `options-&gt;registry`, or a symbol that CLDR has for one currency ("EUR 12.50",
     * "12.50€", "US$3"). The operators are `+`, `-` (or U+2212), `x` (or `*`, U+00D7) and `/` (or U+00F7); the
     * last two bind more tightly. You may write parentheses, and signs before a term. `N%` after `+` or `-` is
     * that part of everything to its left; elsewhere it is a hundredth of N. `in` or `to` (in any case) with a
     * currency converts everything before it, up to the parenthesis that it stands in. docs/guide/expressions.md
     * has the whole grammar. An amount times or divided by a number is an amount. An amount divided by an amount
     * is a number; the library first converts the divisor to the dividend's currency, or the dividend to the
     * divisor's if the dividend mixes currencies. Only `in` converts a sum of several currencies. Without it such
     * a sum is MONEY_ERR_CURRENCY_MISMATCH, as are amount × amount, number ÷ amount and amount + number. Every
     * step is a ratio of two integers of at most 512 bits in lowest terms. The library rounds an amount to
     * `options-&gt;digits`. It keeps a number exact if 38 digits hold it, without zeros at the end. Otherwise it
     * rounds the number to `options-&gt;digits`, or with MONEY_DIGITS_CURRENCY to as many fraction digits as 38
     * digits in all leave. The error's position is the byte where the text stops making sense, the operator that
     * fails, or the currency. If only the result shows the failure (too large, inexact, a currency without minor
     * units), it is the length of the text. C: money_expression_evaluate
     * @param text at most MONEY_EXPRESSION_MAX bytes.
     * @param rates the rate table; NULL if nothing needs a rate.
     * @param options as in money_rates_convert; NULL: the newest date, the currency's minor units on that date,
     * half-even.
     */
    public static ExpressionValue evaluate(String text, Rates rates, ConvertOptions options) {
        Call call = Call.begin();
        try {
            byte[] textBytes = Call.utf8(text);
            long valueAt = call.take(64);
            call.check(Raw.money_expression_evaluate(call.bytes(textBytes), Call.length(textBytes), call.use(rates), options == null ? 0 : options.put(call), valueAt, 0, call.error()));
            return ExpressionValue.read(valueAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_expression_evaluate */
    public static ExpressionValue evaluate(String text) {
        return evaluate(text, (Rates) null, (ConvertOptions) null);
    }

    /**
     * Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at the end.
     * Numbers are plain decimals ("12.50", ".5"). An amount is a number with a currency before or after it: a
     * built-in code, a code of `options-&gt;registry`, or a symbol that CLDR has for one currency ("EUR 12.50",
     * "12.50€", "US$3"). The operators are `+`, `-` (or U+2212), `x` (or `*`, U+00D7) and `/` (or U+00F7); the
     * last two bind more tightly. You may write parentheses, and signs before a term. `N%` after `+` or `-` is
     * that part of everything to its left; elsewhere it is a hundredth of N. `in` or `to` (in any case) with a
     * currency converts everything before it, up to the parenthesis that it stands in. docs/guide/expressions.md
     * has the whole grammar. An amount times or divided by a number is an amount. An amount divided by an amount
     * is a number; the library first converts the divisor to the dividend's currency, or the dividend to the
     * divisor's if the dividend mixes currencies. Only `in` converts a sum of several currencies. Without it such
     * a sum is MONEY_ERR_CURRENCY_MISMATCH, as are amount × amount, number ÷ amount and amount + number. Every
     * step is a ratio of two integers of at most 512 bits in lowest terms. The library rounds an amount to
     * `options-&gt;digits`. It keeps a number exact if 38 digits hold it, without zeros at the end. Otherwise it
     * rounds the number to `options-&gt;digits`, or with MONEY_DIGITS_CURRENCY to as many fraction digits as 38
     * digits in all leave. The error's position is the byte where the text stops making sense, the operator that
     * fails, or the currency. If only the result shows the failure (too large, inexact, a currency without minor
     * units), it is the length of the text. C: money_expression_evaluate
     * @param text at most MONEY_EXPRESSION_MAX bytes.
     * @param rates the rate table; NULL if nothing needs a rate.
     * @param options as in money_rates_convert; NULL: the newest date, the currency's minor units on that date,
     * half-even.
     */
    public static EvaluateDetailedResult evaluateDetailed(String text, Rates rates, ConvertOptions options) {
        Call call = Call.begin();
        try {
            byte[] textBytes = Call.utf8(text);
            long valueAt = call.take(64);
            long expressionAt = call.take(8);
            call.check(Raw.money_expression_evaluate(call.bytes(textBytes), Call.length(textBytes), call.use(rates), options == null ? 0 : options.put(call), valueAt, expressionAt, call.error()));
            return new EvaluateDetailedResult(ExpressionValue.read(valueAt), Expression.adoptOrNull(Memory.getLong(expressionAt)));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_expression_evaluate */
    public static EvaluateDetailedResult evaluateDetailed(String text) {
        return evaluateDetailed(text, (Rates) null, (ConvertOptions) null);
    }

    /**
     * Returns the result of an expression, rounded and exact, and how many conversions it needed. C:
     * money_expression_info
     */
    public ExpressionInfo info() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long infoAt = call.take(240);
            call.check(Raw.money_expression_info(at, infoAt, call.error()));
            return ExpressionInfo.read(infoAt);
        } finally {
            call.end();
        }
    }

    /**
     * Returns the conversion at an index: its exact rate, path, date and source. Conversions have the order in
     * which the expression needed them. Their remainder is 0, because the library rounds nothing before the end.
     * C: money_expression_conversion_at
     */
    public Conversion conversionAt(long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long conversionAt = call.take(848);
            call.check(Raw.money_expression_conversion_at(at, index, conversionAt, call.error()));
            return Conversion.read(conversionAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the conversions from an index on, as many as there are and as your array has room for. C:
     * money_expression_conversions
     */
    public List<Conversion> conversions() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return call.pages(848, one -> Conversion.read(one), page -> Raw.money_expression_conversions(at, page.first(), page.rows(), page.capacity(), page.count(), call.error()));
        } finally {
            call.end();
        }
    }
}
