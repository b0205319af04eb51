// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>An expression that was evaluated, with its exact result and its conversions. It never
    /// changes.</summary>
    public sealed class Expression : Handle
    {
        private static readonly Action<long> Free = Raw.money_expression_free;

        private Expression(long at)
            : base(at, Free)
        {
        }

        internal static Expression Adopt(long at)
        {
            return new Expression(at);
        }

        internal static Expression AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once,
        /// at the end. Numbers are plain decimals ("12.50", ".5"). An amount is a number with a currency before
        /// or after it: a built-in code, a code of `options-&gt;registry`, or a symbol that CLDR has for one
        /// currency ("EUR 12.50", "12.50€", "US$3"). The operators are `+`, `-` (or U+2212), `x` (or `*`,
        /// U+00D7) and `/` (or U+00F7); the last two bind more tightly. You may write parentheses, and signs
        /// before a term. `N%` after `+` or `-` is that part of everything to its left; elsewhere it is a
        /// hundredth of N. `in` or `to` (in any case) with a currency converts everything before it, up to the
        /// parenthesis that it stands in. docs/guide/expressions.md has the whole grammar. An amount times or
        /// divided by a number is an amount. An amount divided by an amount is a number; the library first
        /// converts the divisor to the dividend's currency, or the dividend to the divisor's if the dividend
        /// mixes currencies. Only `in` converts a sum of several currencies. Without it such a sum is
        /// MONEY_ERR_CURRENCY_MISMATCH, as are amount × amount, number ÷ amount and amount + number. Every step
        /// is a ratio of two integers of at most 512 bits in lowest terms. The library rounds an amount to
        /// `options-&gt;digits`. It keeps a number exact if 38 digits hold it, without zeros at the end.
        /// Otherwise it rounds the number to `options-&gt;digits`, or with MONEY_DIGITS_CURRENCY to as many
        /// fraction digits as 38 digits in all leave. The error's position is the byte where the text stops
        /// making sense, the operator that fails, or the currency. If only the result shows the failure (too
        /// large, inexact, a currency without minor units), it is the length of the text. C:
        /// money_expression_evaluate</summary>
        /// <param name="text">at most MONEY_EXPRESSION_MAX bytes.</param>
        /// <param name="rates">the rate table; NULL if nothing needs a rate.</param>
        /// <param name="options">as in money_rates_convert; NULL: the newest date, the currency's minor units
        /// on that date, half-even.</param>
        public static ExpressionValue Evaluate(string text, Rates rates = null, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                byte[] textBytes = Call.Utf8(text);
                long valueAt = call.Take(64);
                call.Check(Raw.money_expression_evaluate(call.Bytes(textBytes), Call.Length(textBytes), call.Use(rates), options == null ? 0 : options.Put(call), valueAt, 0, call.Error));
                return Libmoney.ExpressionValue.Read(valueAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once,
        /// at the end. Numbers are plain decimals ("12.50", ".5"). An amount is a number with a currency before
        /// or after it: a built-in code, a code of `options-&gt;registry`, or a symbol that CLDR has for one
        /// currency ("EUR 12.50", "12.50€", "US$3"). The operators are `+`, `-` (or U+2212), `x` (or `*`,
        /// U+00D7) and `/` (or U+00F7); the last two bind more tightly. You may write parentheses, and signs
        /// before a term. `N%` after `+` or `-` is that part of everything to its left; elsewhere it is a
        /// hundredth of N. `in` or `to` (in any case) with a currency converts everything before it, up to the
        /// parenthesis that it stands in. docs/guide/expressions.md has the whole grammar. An amount times or
        /// divided by a number is an amount. An amount divided by an amount is a number; the library first
        /// converts the divisor to the dividend's currency, or the dividend to the divisor's if the dividend
        /// mixes currencies. Only `in` converts a sum of several currencies. Without it such a sum is
        /// MONEY_ERR_CURRENCY_MISMATCH, as are amount × amount, number ÷ amount and amount + number. Every step
        /// is a ratio of two integers of at most 512 bits in lowest terms. The library rounds an amount to
        /// `options-&gt;digits`. It keeps a number exact if 38 digits hold it, without zeros at the end.
        /// Otherwise it rounds the number to `options-&gt;digits`, or with MONEY_DIGITS_CURRENCY to as many
        /// fraction digits as 38 digits in all leave. The error's position is the byte where the text stops
        /// making sense, the operator that fails, or the currency. If only the result shows the failure (too
        /// large, inexact, a currency without minor units), it is the length of the text. C:
        /// money_expression_evaluate</summary>
        /// <param name="text">at most MONEY_EXPRESSION_MAX bytes.</param>
        /// <param name="rates">the rate table; NULL if nothing needs a rate.</param>
        /// <param name="options">as in money_rates_convert; NULL: the newest date, the currency's minor units
        /// on that date, half-even.</param>
        public static (ExpressionValue Value, Expression Expression) EvaluateDetailed(string text, Rates rates = null, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                byte[] textBytes = Call.Utf8(text);
                long valueAt = call.Take(64);
                long expressionAt = call.Take(8);
                call.Check(Raw.money_expression_evaluate(call.Bytes(textBytes), Call.Length(textBytes), call.Use(rates), options == null ? 0 : options.Put(call), valueAt, expressionAt, call.Error));
                return (Libmoney.ExpressionValue.Read(valueAt), Libmoney.Expression.AdoptOrNull(Memory.GetLong(expressionAt)));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the result of an expression, rounded and exact, and how many conversions it needed.
        /// C: money_expression_info</summary>
        public ExpressionInfo Info()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long infoAt = call.Take(240);
                call.Check(Raw.money_expression_info(at, infoAt, call.Error));
                return Libmoney.ExpressionInfo.Read(infoAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the conversion at an index: its exact rate, path, date and source. Conversions have
        /// the order in which the expression needed them. Their remainder is 0, because the library rounds
        /// nothing before the end. C: money_expression_conversion_at</summary>
        public Conversion ConversionAt(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long conversionAt = call.Take(848);
                call.Check(Raw.money_expression_conversion_at(at, index, conversionAt, call.Error));
                return Libmoney.Conversion.Read(conversionAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the conversions from an index on, as many as there are and as your array has room
        /// for. C: money_expression_conversions</summary>
        public IReadOnlyList<Conversion> Conversions()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return call.Pages(848, one => Libmoney.Conversion.Read(one), page => Raw.money_expression_conversions(at, page.First, page.Rows, page.Capacity, page.Count, call.Error));
            }
            finally
            {
                call.End();
            }
        }
    }
}
