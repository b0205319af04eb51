// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The functions of the library that belong to no object, and its constants.</summary>
    public static class LibMoney
    {
        /// <summary>Room for any amount as text, with its currency and the NUL.</summary>
        public const int TextMax = 64;

        /// <summary>Room for a currency code and its NUL: codes have 1 to 11 bytes.</summary>
        public const int CodeSize = 12;

        /// <summary>The most digits that a decimal holds, and the largest scale.</summary>
        public const int DigitsMax = 38;

        /// <summary>The longest text of an amount or a rate that is read, in bytes.</summary>
        public const int InputMax = 1024;

        /// <summary>The longest document that is read, in bytes (64 MiB).</summary>
        public const int DocumentMax = 67108864;

        /// <summary>The most shares of one allocation.</summary>
        public const int SharesMax = 1048576;

        /// <summary>The most amounts or decimals that one call adds up, compares or sorts; columns take any
        /// number.</summary>
        public const int AmountsMax = 1048576;

        /// <summary>The most legs of one conversion path.</summary>
        public const int LegsMax = 8;

        /// <summary>As fraction digits: those of the currency's minor unit.</summary>
        public const int DigitsCurrency = -1;

        /// <summary>As fraction digits of a product: all of them, exactly.</summary>
        public const int DigitsExact = -2;

        /// <summary>Room for any ratio as text, with the NUL.</summary>
        public const int RatioTextMax = 320;

        /// <summary>Room for any amount as JSON, and the NUL.</summary>
        public const int JsonMax = 96;

        /// <summary>Room for any pair of currencies as text, and the NUL.</summary>
        public const int CurrencyPairTextMax = 24;

        /// <summary>Room for any rate as text, and the NUL.</summary>
        public const int RateTextMax = 96;

        /// <summary>Room for any rate as JSON, and the NUL.</summary>
        public const int RateJsonMax = 160;

        /// <summary>The most threads of one call.</summary>
        public const int ColumnThreadsMax = 256;

        /// <summary>The most codes of a dictionary.</summary>
        public const int ColumnCodesMax = 65536;

        /// <summary>The longest expression that the library evaluates, in bytes.</summary>
        public const int ExpressionMax = 16384;

        /// <summary>The most currencies that one sum of an expression may mix.</summary>
        public const int ExpressionCurrenciesMax = 64;

        /// <summary>Room for a label and its NUL.</summary>
        public const int LabelSize = 80;

        /// <summary>The largest number of taxes of one line item.</summary>
        public const int InvoiceTaxesMax = 4;

        /// <summary>The index that stands for the document in money_invoice_adjust.</summary>
        public const int InvoiceDocument = -1;

        /// <summary>The most cash flows of one calculation.</summary>
        public const int CashFlowsMax = 1048576;

        /// <summary>The most rates of one result.</summary>
        public const int XirrRatesMax = 32;

        /// <summary>The most points of one calculation.</summary>
        public const int ValuePointsMax = 4096;

        /// <summary>Room for a transaction's id and its NUL.</summary>
        public const int IdSize = 40;

        /// <summary>Room for a security's symbol and its NUL.</summary>
        public const int SymbolSize = 64;

        /// <summary>The most lots that one sale names.</summary>
        public const int LotSelectionsMax = 1024;

        /// <summary>Room for a locale's identifier and its NUL.</summary>
        public const int LocaleSize = 16;

        /// <summary>Room for any amount as a locale writes it, and the NUL.</summary>
        public const int LocaleTextMax = 512;

        /// <summary>The longest pattern, in bytes.</summary>
        public const int PatternMax = 128;

        /// <summary>As digits of a format: as the pattern says.</summary>
        public const int DigitsPattern = -3;

        /// <summary>The most numbers of one operation. Each has at most 38 digits.</summary>
        public const int CalculatorNumbersMax = 100;

        /// <summary>The longest text of keys for one call, in bytes.</summary>
        public const int CalculatorKeysMax = 8192;

        /// <summary>Room for any display or expression and its NUL.</summary>
        public const int CalculatorTextMax = 4608;

        /// <summary>Room for a reason and its NUL.</summary>
        public const int ReasonSize = 240;

        /// <summary>Room for a name or a key and its NUL.</summary>
        public const int StoreNameSize = 256;

        /// <summary>Returns the version of the loaded library, "MAJOR.MINOR.PATCH", as a static string. C:
        /// money_version</summary>
        public static string Version()
        {
            Call call = Call.Begin();
            try
            {
                return Memory.TextUntilNul(Raw.money_version());
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the MONEY_ABI_VERSION of the loaded library. C: money_abi_version</summary>
        public static int AbiVersion()
        {
            Call call = Call.Begin();
            try
            {
                return Raw.money_abi_version();
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the name of a status, such as "MONEY_ERR_NO_RATE", or "MONEY_ERR_?" for a value
        /// that the library does not know. The string is static. C: money_status_name</summary>
        public static string StatusName(Status status)
        {
            Call call = Call.Begin();
            try
            {
                return Memory.TextUntilNul(Raw.money_status_name((int)status));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Makes coefficient × 10^-scale: (1050, 2) is 10.50. C: money_decimal_new</summary>
        public static ExactDecimal DecimalNew(long coefficient, uint scale)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                call.Check(Raw.money_decimal_new(coefficient, unchecked((int)scale), resultAt, call.Error));
                return Libmoney.ExactDecimal.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Makes a decimal of all 127 bits of a coefficient, for a runtime whose integers have 64: the
        /// two words of a two's complement integer, and the scale. They are the fields of the struct, which
        /// this call checks. C: money_decimal_from_words</summary>
        /// <param name="lo">the coefficient is hi × 2^64 + lo, less than 10^38 without its sign.</param>
        /// <param name="hi">the coefficient is hi × 2^64 + lo, less than 10^38 without its sign.</param>
        public static ExactDecimal DecimalFromWords(ulong lo, long hi, uint scale)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                call.Check(Raw.money_decimal_from_words(unchecked((long)lo), hi, unchecked((int)scale), resultAt, call.Error));
                return Libmoney.ExactDecimal.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Makes a decimal of a coefficient as text: ("-1050", 2) is -10.50. C:
        /// money_decimal_from_coefficient</summary>
        /// <param name="text">an optional sign and digits, at most 38 of them without leading zeros.</param>
        /// <param name="scale">0 to 38.</param>
        public static ExactDecimal DecimalFromCoefficient(string text, uint scale)
        {
            Call call = Call.Begin();
            try
            {
                byte[] textBytes = Call.Utf8(text);
                long resultAt = call.Take(24);
                call.Check(Raw.money_decimal_from_coefficient(call.Bytes(textBytes), Call.Length(textBytes), unchecked((int)scale), resultAt, call.Error));
                return Libmoney.ExactDecimal.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the coefficient alone: "-1050" for -10.50. At most MONEY_TEXT_MAX bytes with the
        /// NUL. C: money_decimal_coefficient</summary>
        public static string DecimalCoefficient(ExactDecimal value)
        {
            Call call = Call.Begin();
            try
            {
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_decimal_coefficient(value.Put(call), bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads a decimal: an optional sign, digits, an optional point with digits behind it, nothing
        /// else. `.5` is read, `5.`, `1e3`, `1,000`, `NaN`, surrounding blanks are not. Digits and scale are
        /// kept as written; leading zeros go, and zeros at the end of the fraction go only where 38 digits
        /// would not hold them. C: money_decimal_parse</summary>
        public static ExactDecimal DecimalParse(string text)
        {
            Call call = Call.Begin();
            try
            {
                byte[] textBytes = Call.Utf8(text);
                long resultAt = call.Take(24);
                call.Check(Raw.money_decimal_parse(call.Bytes(textBytes), Call.Length(textBytes), resultAt, call.Error));
                return Libmoney.ExactDecimal.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a decimal plainly, with all digits of its scale: "-0.50". At most MONEY_TEXT_MAX
        /// bytes with the NUL. C: money_decimal_format</summary>
        public static string DecimalFormat(ExactDecimal value)
        {
            Call call = Call.Begin();
            try
            {
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_decimal_format(value.Put(call), bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a + b, exactly. The sum has the larger scale of the two. If 38 digits do not hold
        /// it, the call first drops zeros at its end. C: money_decimal_add</summary>
        public static ExactDecimal DecimalAdd(ExactDecimal a, ExactDecimal b)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                call.Check(Raw.money_decimal_add(a.Put(call), b.Put(call), resultAt, call.Error));
                return Libmoney.ExactDecimal.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a - b, under the rules of money_decimal_add. C: money_decimal_subtract</summary>
        public static ExactDecimal DecimalSubtract(ExactDecimal a, ExactDecimal b)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                call.Check(Raw.money_decimal_subtract(a.Put(call), b.Put(call), resultAt, call.Error));
                return Libmoney.ExactDecimal.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes -value, exactly. The call never overflows. C: money_decimal_negate</summary>
        public static ExactDecimal DecimalNegate(ExactDecimal value)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                call.Check(Raw.money_decimal_negate(value.Put(call), resultAt, call.Error));
                return Libmoney.ExactDecimal.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes |value|, exactly. The call never overflows. C: money_decimal_absolute</summary>
        public static ExactDecimal DecimalAbsolute(ExactDecimal value)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                call.Check(Raw.money_decimal_absolute(value.Put(call), resultAt, call.Error));
                return Libmoney.ExactDecimal.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a × b, rounded once from the exact product. C: money_decimal_multiply</summary>
        /// <param name="digits">0 to 38 fraction digits, or MONEY_DIGITS_EXACT: all of them, where zeros at the
        /// end are dropped if 38 digits do not hold them, and anything else that does not fit is
        /// MONEY_ERR_OVERFLOW.</param>
        /// <param name="rounding">a MONEY_ROUND_; not used with MONEY_DIGITS_EXACT, but checked.</param>
        public static ExactDecimal DecimalMultiply(ExactDecimal a, ExactDecimal b, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                call.Check(Raw.money_decimal_multiply(a.Put(call), b.Put(call), digits, (int)rounding, resultAt, 0, call.Error));
                return Libmoney.ExactDecimal.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a × b, rounded once from the exact product. C: money_decimal_multiply</summary>
        /// <param name="digits">0 to 38 fraction digits, or MONEY_DIGITS_EXACT: all of them, where zeros at the
        /// end are dropped if 38 digits do not hold them, and anything else that does not fit is
        /// MONEY_ERR_OVERFLOW.</param>
        /// <param name="rounding">a MONEY_ROUND_; not used with MONEY_DIGITS_EXACT, but checked.</param>
        public static (ExactDecimal Result, Flags Flags) DecimalMultiplyDetailed(ExactDecimal a, ExactDecimal b, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_decimal_multiply(a.Put(call), b.Put(call), digits, (int)rounding, resultAt, flagsAt, call.Error));
                return (Libmoney.ExactDecimal.Read(resultAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient.
        /// C: money_decimal_divide</summary>
        public static ExactDecimal DecimalDivide(ExactDecimal a, ExactDecimal b, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                call.Check(Raw.money_decimal_divide(a.Put(call), b.Put(call), digits, (int)rounding, resultAt, 0, call.Error));
                return Libmoney.ExactDecimal.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient.
        /// C: money_decimal_divide</summary>
        public static (ExactDecimal Result, Flags Flags) DecimalDivideDetailed(ExactDecimal a, ExactDecimal b, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_decimal_divide(a.Put(call), b.Put(call), digits, (int)rounding, resultAt, flagsAt, call.Error));
                return (Libmoney.ExactDecimal.Read(resultAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up
        /// with zeros. C: money_decimal_quantize</summary>
        public static ExactDecimal DecimalQuantize(ExactDecimal value, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                call.Check(Raw.money_decimal_quantize(value.Put(call), digits, (int)rounding, resultAt, 0, call.Error));
                return Libmoney.ExactDecimal.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up
        /// with zeros. C: money_decimal_quantize</summary>
        public static (ExactDecimal Result, Flags Flags) DecimalQuantizeDetailed(ExactDecimal value, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_decimal_quantize(value.Put(call), digits, (int)rounding, resultAt, flagsAt, call.Error));
                return (Libmoney.ExactDecimal.Read(resultAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a ÷ b with `digits` (0 to 38) fraction digits, and the remainder: a = quotient × b +
        /// remainder, exactly. The rounding decides the remainder's sign. MONEY_ROUND_DOWN gives it the sign of
        /// `a`, as `%` has in C: -7 ÷ 2 is -3, remainder -1. MONEY_ROUND_FLOOR gives it the sign of `b`, as `%`
        /// has in Python: -4, remainder 1. With MONEY_ROUND_UNNECESSARY a remainder other than 0 is
        /// MONEY_ERR_INEXACT. C: money_decimal_divide_remainder</summary>
        public static (ExactDecimal Quotient, ExactDecimal Remainder) DecimalDivideRemainder(ExactDecimal a, ExactDecimal b, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long quotientAt = call.Take(24);
                long remainderAt = call.Take(24);
                call.Check(Raw.money_decimal_divide_remainder(a.Put(call), b.Put(call), digits, (int)rounding, quotientAt, remainderAt, call.Error));
                return (Libmoney.ExactDecimal.Read(quotientAt), Libmoney.ExactDecimal.Read(remainderAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the value with as few fraction digits as hold it exactly, but at least `digits` (0
        /// to 38): 1.500 is 1.5, and with two digits 1.50. Equal values become the same bytes. C:
        /// money_decimal_normalize</summary>
        public static ExactDecimal DecimalNormalize(ExactDecimal value, int digits)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                call.Check(Raw.money_decimal_normalize(value.Put(call), digits, resultAt, call.Error));
                return Libmoney.ExactDecimal.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03
        /// at 0.05 is 1.05. C: money_decimal_round_to_step</summary>
        /// <param name="step">more than 0.</param>
        public static ExactDecimal DecimalRoundToStep(ExactDecimal value, ExactDecimal step, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                call.Check(Raw.money_decimal_round_to_step(value.Put(call), step.Put(call), (int)rounding, resultAt, 0, call.Error));
                return Libmoney.ExactDecimal.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03
        /// at 0.05 is 1.05. C: money_decimal_round_to_step</summary>
        /// <param name="step">more than 0.</param>
        public static (ExactDecimal Result, Flags Flags) DecimalRoundToStepDetailed(ExactDecimal value, ExactDecimal step, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_decimal_round_to_step(value.Put(call), step.Put(call), (int)rounding, resultAt, flagsAt, call.Error));
                return (Libmoney.ExactDecimal.Read(resultAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5 are
        /// 1200, two of 0.0995 are 0.10. The call does not change a value that has no more of them. C:
        /// money_decimal_round_significant</summary>
        public static ExactDecimal DecimalRoundSignificant(ExactDecimal value, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                call.Check(Raw.money_decimal_round_significant(value.Put(call), digits, (int)rounding, resultAt, 0, call.Error));
                return Libmoney.ExactDecimal.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5 are
        /// 1200, two of 0.0995 are 0.10. The call does not change a value that has no more of them. C:
        /// money_decimal_round_significant</summary>
        public static (ExactDecimal Result, Flags Flags) DecimalRoundSignificantDetailed(ExactDecimal value, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_decimal_round_significant(value.Put(call), digits, (int)rounding, resultAt, flagsAt, call.Error));
                return (Libmoney.ExactDecimal.Read(resultAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds up `count` decimals, exactly, at the largest scale among them. The sum of none is 0.
        /// The call fails only where the sum itself does not fit, whatever the order of the values. C:
        /// money_decimal_sum</summary>
        /// <param name="values">`count` decimals; may be NULL where `count` is 0.</param>
        public static ExactDecimal DecimalSum(IReadOnlyList<ExactDecimal> values)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                call.Check(Raw.money_decimal_sum(call.List(values, 24, (one, to) => one.Write(to)), Call.Length(values), resultAt, call.Error));
                return Libmoney.ExactDecimal.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the smallest of `count` decimals, of equal ones the first. `count` is at least 1. C:
        /// money_decimal_minimum</summary>
        public static ExactDecimal DecimalMinimum(IReadOnlyList<ExactDecimal> values)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                call.Check(Raw.money_decimal_minimum(call.List(values, 24, (one, to) => one.Write(to)), Call.Length(values), resultAt, call.Error));
                return Libmoney.ExactDecimal.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the largest of `count` decimals, of equal ones the first. `count` is at least 1. C:
        /// money_decimal_maximum</summary>
        public static ExactDecimal DecimalMaximum(IReadOnlyList<ExactDecimal> values)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                call.Check(Raw.money_decimal_maximum(call.List(values, 24, (one, to) => one.Write(to)), Call.Length(values), resultAt, call.Error));
                return Libmoney.ExactDecimal.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes -1 to `sign` if the value is less than 0, 1 if it is more, and 0 if it is 0. C:
        /// money_decimal_sign</summary>
        public static int DecimalSign(ExactDecimal value)
        {
            Call call = Call.Begin();
            try
            {
                long signAt = call.Take(8);
                call.Check(Raw.money_decimal_sign(value.Put(call), signAt, call.Error));
                return Memory.GetInt(signAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Compares by value: `order` receives -1 (a &lt; b), 0 or 1. 10.5 and 10.50 are equal. C:
        /// money_decimal_compare</summary>
        public static int DecimalCompare(ExactDecimal a, ExactDecimal b)
        {
            Call call = Call.Begin();
            try
            {
                long orderAt = call.Take(8);
                call.Check(Raw.money_decimal_compare(a.Put(call), b.Put(call), orderAt, call.Error));
                return Memory.GetInt(orderAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a hash of the value: equal decimals have equal hashes, on every platform and in
        /// every version of this ABI. C: money_decimal_hash</summary>
        public static ulong DecimalHash(ExactDecimal value)
        {
            Call call = Call.Begin();
            try
            {
                long hashAt = call.Take(8);
                call.Check(Raw.money_decimal_hash(value.Put(call), hashAt, call.Error));
                return (ulong)Memory.GetLong(hashAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes dividend ÷ divisor, exactly and in lowest terms. C:
        /// money_ratio_from_decimals</summary>
        public static Ratio RatioFromDecimals(ExactDecimal dividend, ExactDecimal divisor)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(136);
                call.Check(Raw.money_ratio_from_decimals(dividend.Put(call), divisor.Put(call), resultAt, call.Error));
                return Libmoney.Ratio.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads "7/3", "-1/2", or a decimal as money_decimal_parse reads it. C:
        /// money_ratio_parse</summary>
        public static Ratio RatioParse(string text)
        {
            Call call = Call.Begin();
            try
            {
                byte[] textBytes = Call.Utf8(text);
                long resultAt = call.Take(136);
                call.Check(Raw.money_ratio_parse(call.Bytes(textBytes), Call.Length(textBytes), resultAt, call.Error));
                return Libmoney.Ratio.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a ratio in lowest terms: "7/3", "-1/2", or "5" for a whole number. At most
        /// MONEY_RATIO_TEXT_MAX bytes with the NUL. C: money_ratio_format</summary>
        public static string RatioFormat(Ratio ratio)
        {
            Call call = Call.Begin();
            try
            {
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_ratio_format(ratio.Put(call), bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a ratio as a decimal with exactly `digits` (0 to 38) fraction digits, rounded once:
        /// 7/3 with four is "2.3333". Before the point there are as many digits as it takes. At most
        /// MONEY_RATIO_TEXT_MAX bytes with the NUL. C: money_ratio_format_decimal</summary>
        public static string RatioFormatDecimal(Ratio ratio, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_ratio_format_decimal(ratio.Put(call), digits, (int)rounding, bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once.
        /// C: money_ratio_to_decimal</summary>
        public static ExactDecimal RatioToDecimal(Ratio ratio, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                call.Check(Raw.money_ratio_to_decimal(ratio.Put(call), digits, (int)rounding, resultAt, 0, call.Error));
                return Libmoney.ExactDecimal.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once.
        /// C: money_ratio_to_decimal</summary>
        public static (ExactDecimal Result, Flags Flags) RatioToDecimalDetailed(Ratio ratio, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_ratio_to_decimal(ratio.Put(call), digits, (int)rounding, resultAt, flagsAt, call.Error));
                return (Libmoney.ExactDecimal.Read(resultAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the nearest double, ties to the even one, for charts and statistics. It has the same
        /// bits on every platform. No other call makes floating point of an exact number, and no call takes the
        /// result back. C: money_ratio_to_double</summary>
        public static double RatioToDouble(Ratio ratio)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(8);
                call.Check(Raw.money_ratio_to_double(ratio.Put(call), resultAt, call.Error));
                return Memory.GetDouble(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Compares by value, in whatever terms the two are: `order` receives -1 (a &lt; b), 0 or 1.
        /// C: money_ratio_compare</summary>
        public static int RatioCompare(Ratio a, Ratio b)
        {
            Call call = Call.Begin();
            try
            {
                long orderAt = call.Take(8);
                call.Check(Raw.money_ratio_compare(a.Put(call), b.Put(call), orderAt, call.Error));
                return Memory.GetInt(orderAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the date of a year (1 to 9999), month and day of the Gregorian calendar. C:
        /// money_date_from_ymd</summary>
        public static DateTime? DateFromYmd(int year, int month, int day)
        {
            Call call = Call.Begin();
            try
            {
                long dateAt = call.Take(8);
                call.Check(Raw.money_date_from_ymd(year, month, day, dateAt, call.Error));
                return Memory.Day(Memory.GetInt(dateAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the year (1 to 9999), month (1 to 12) and day (1 to 31) of a date. C:
        /// money_date_to_ymd</summary>
        public static (int Year, int Month, int Day) DateToYmd(DateTime? date)
        {
            Call call = Call.Begin();
            try
            {
                long yearAt = call.Take(8);
                long monthAt = call.Take(8);
                long dayAt = call.Take(8);
                call.Check(Raw.money_date_to_ymd(Memory.OfDay(date), yearAt, monthAt, dayAt, call.Error));
                return (Memory.GetInt(yearAt), Memory.GetInt(monthAt), Memory.GetInt(dayAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the day of the week of a date, as ISO 8601 counts: 1 is Monday, 7 is Sunday. C:
        /// money_date_weekday</summary>
        public static int DateWeekday(DateTime? date)
        {
            Call call = Call.Begin();
            try
            {
                long weekdayAt = call.Take(8);
                call.Check(Raw.money_date_weekday(Memory.OfDay(date), weekdayAt, call.Error));
                return Memory.GetInt(weekdayAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads a date as ISO 8601 writes it: "2024-02-29". C: money_date_parse</summary>
        public static DateTime? DateParse(string text)
        {
            Call call = Call.Begin();
            try
            {
                byte[] textBytes = Call.Utf8(text);
                long dateAt = call.Take(8);
                call.Check(Raw.money_date_parse(call.Bytes(textBytes), Call.Length(textBytes), dateAt, call.Error));
                return Memory.Day(Memory.GetInt(dateAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a date as "2024-02-29". C: money_date_format</summary>
        public static string DateFormat(DateTime? date)
        {
            Call call = Call.Begin();
            try
            {
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_date_format(Memory.OfDay(date), bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Looks a code up, first in the built-in table, then in `registry` (may be NULL). C:
        /// money_currency_find</summary>
        public static Currency CurrencyFind(string code, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                long currencyAt = call.Take(336);
                call.Check(Raw.money_currency_find(call.Code(code), call.Use(registry), currencyAt, call.Error));
                return Libmoney.Currency.Read(currencyAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the currency that a numeric code of ISO 4217 stands for on a date: 532 is ANG before
        /// 2025-03-31, XCG from then. C: money_currency_find_numeric</summary>
        /// <param name="date">MONEY_DATE_NONE: as of the table's data.</param>
        public static Currency CurrencyFindNumeric(int numeric, DateTime? date)
        {
            Call call = Call.Begin();
            try
            {
                long currencyAt = call.Take(336);
                call.Check(Raw.money_currency_find_numeric(numeric, Memory.OfDay(date), currencyAt, call.Error));
                return Libmoney.Currency.Read(currencyAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes how many fraction digits the minor unit of a currency has on a date, or -1 if it has
        /// none. C: money_currency_digits</summary>
        /// <param name="date">MONEY_DATE_NONE: as of the table's data.</param>
        public static int CurrencyDigits(string code, DateTime? date, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                long digitsAt = call.Take(8);
                call.Check(Raw.money_currency_digits(call.Code(code), Memory.OfDay(date), call.Use(registry), digitsAt, call.Error));
                return Memory.GetInt(digitsAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the currencies that are legal tender in a country on a date, separated by spaces:
        /// "BTN INR" in Bhutan. MONEY_TEXT_MAX bytes are room enough. Those that are named after the country
        /// come first, the newest one first, then the others, the oldest one first, and last those that another
        /// currency has replaced and that are still legal tender: "EUR HRK" in Croatia on 2023-01-10. The data
        /// are Unicode CLDR's, with the first days of the built-in table. C: money_country_currencies</summary>
        /// <param name="country">an ISO 3166-1 code of two letters, in either case; also of a country that is
        /// no more, such as "SU".</param>
        /// <param name="date">MONEY_DATE_NONE: those of the end of the data.</param>
        public static string CountryCurrencies(string country, DateTime? date)
        {
            Call call = Call.Begin();
            try
            {
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_country_currencies(call.Code(country), Memory.OfDay(date), bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes what cash payments in a currency are rounded to, in a country on a date: to 0.05 EUR
        /// in Ireland since 2015-10-28, to 0.50 UAH since 2025-10-01. A currency without such a rule has its
        /// minor unit. The call guesses nothing: it fails on a date before the first rule that is known. C:
        /// money_cash_rule</summary>
        /// <param name="country">an ISO 3166-1 code of two letters, in either case; NULL: the rule of all
        /// countries with the currency.</param>
        /// <param name="date">MONEY_DATE_NONE: the rule at the end of the data.</param>
        public static CashRule CashRule(string currency, string country, DateTime? date)
        {
            Call call = Call.Begin();
            try
            {
                long ruleAt = call.Take(80);
                call.Check(Raw.money_cash_rule(call.Code(currency), call.Code(country), Memory.OfDay(date), ruleAt, call.Error));
                return Libmoney.CashRule.Read(ruleAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the factor between a currency's units of two dates, if it lost zeros and kept its
        /// code: 1 SYP of 2025-12-31 is 1/100 SYP of 2026-01-01. The factor is 1 if it lost none in between.
        /// Conversions use these factors: rates of a date before the loss convert amounts of a date after it.
        /// C: money_redenomination</summary>
        /// <param name="from">the date of the amount that you have.</param>
        /// <param name="to">the date whose units you want, earlier or later.</param>
        public static Ratio Redenomination(string code, DateTime? from, DateTime? to)
        {
            Call call = Call.Begin();
            try
            {
                long factorAt = call.Take(136);
                call.Check(Raw.money_redenomination(call.Code(code), Memory.OfDay(from), Memory.OfDay(to), factorAt, call.Error));
                return Libmoney.Ratio.Read(factorAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns how many currencies the built-in table has. C: money_currency_count</summary>
        public static long CurrencyCount()
        {
            Call call = Call.Begin();
            try
            {
                return Raw.money_currency_count();
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the built-in currency at an index, in the order of the codes. C:
        /// money_currency_at</summary>
        public static Currency CurrencyAt(long index)
        {
            Call call = Call.Begin();
            try
            {
                long currencyAt = call.Take(336);
                call.Check(Raw.money_currency_at(index, currencyAt, call.Error));
                return Libmoney.Currency.Read(currencyAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the version of the built-in currency data as a static string. C:
        /// money_currency_data_version</summary>
        public static string CurrencyDataVersion()
        {
            Call call = Call.Begin();
            try
            {
                return Memory.TextUntilNul(Raw.money_currency_data_version());
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the number of an amount, without its currency: 12.50 of 12.50 EUR. C:
        /// money_amount</summary>
        public static ExactDecimal Amount(Money amount)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                call.Check(Raw.money_amount(amount.Put(call), resultAt, call.Error));
                return Libmoney.ExactDecimal.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes -1 to `sign` if the amount is less than 0, 1 if it is more, and 0 if it is 0. C:
        /// money_sign</summary>
        public static int Sign(Money amount)
        {
            Call call = Call.Begin();
            try
            {
                long signAt = call.Take(8);
                call.Check(Raw.money_sign(amount.Put(call), signAt, call.Error));
                return Memory.GetInt(signAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Makes an amount of minor units: (1050, "EUR") is 10.50 EUR, (1050, "JPY") is 1050 JPY. C:
        /// money_from_minor</summary>
        public static Money FromMinor(long minor, string currency, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                call.Check(Raw.money_from_minor(minor, call.Code(currency), call.Use(registry), resultAt, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the amount in minor units, exactly. C: money_to_minor</summary>
        public static long ToMinor(Money amount, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                long minorAt = call.Take(8);
                call.Check(Raw.money_to_minor(amount.Put(call), call.Use(registry), minorAt, call.Error));
                return Memory.GetLong(minorAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads "12.50 EUR" or "EUR 12.50": a decimal as money_decimal_parse reads it and a built-in
        /// code, one space between. C: money_parse</summary>
        public static Money Parse(string text)
        {
            Call call = Call.Begin();
            try
            {
                byte[] textBytes = Call.Utf8(text);
                long resultAt = call.Take(32);
                call.Check(Raw.money_parse(call.Bytes(textBytes), Call.Length(textBytes), resultAt, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads an amount as money_parse does. It also takes a plain decimal as an amount of
        /// `currency`, and knows the codes of `registry`. C: money_parse_with_currency</summary>
        /// <param name="currency">what a plain decimal is an amount of; NULL or "": a plain decimal is
        /// MONEY_ERR_SYNTAX.</param>
        /// <param name="registry">may be NULL.</param>
        public static Money ParseWithCurrency(string text, string currency, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                byte[] textBytes = Call.Utf8(text);
                long resultAt = call.Take(32);
                call.Check(Raw.money_parse_with_currency(call.Bytes(textBytes), Call.Length(textBytes), call.Code(currency), call.Use(registry), resultAt, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes "12.50 EUR", with all digits of the scale. At most MONEY_TEXT_MAX bytes with the
        /// NUL. C: money_format</summary>
        public static string Format(Money amount)
        {
            Call call = Call.Begin();
            try
            {
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_format(amount.Put(call), bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes {"amount":"12.50","currency":"EUR"}, with all digits of the scale: the same amount
        /// has the same bytes. MONEY_JSON_MAX bytes are room enough. C: money_to_json</summary>
        public static string ToJson(Money amount)
        {
            Call call = Call.Begin();
            try
            {
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_to_json(amount.Put(call), bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads an amount that money_to_json wrote: an object with the strings "amount" and
        /// "currency", in either order, and nothing else. An error has the position in the text. C:
        /// money_from_json</summary>
        /// <param name="registry">codes that are known next to the built-in ones.</param>
        public static Money FromJson(string json, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                byte[] jsonBytes = Call.Utf8(json);
                long resultAt = call.Take(32);
                call.Check(Raw.money_from_json(call.Bytes(jsonBytes), Call.Length(jsonBytes), call.Use(registry), resultAt, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a + b, exactly, as money_decimal_add. C: money_add</summary>
        public static Money Add(Money a, Money b)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                call.Check(Raw.money_add(a.Put(call), b.Put(call), resultAt, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a - b, exactly, as money_decimal_subtract. C: money_subtract</summary>
        public static Money Subtract(Money a, Money b)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                call.Check(Raw.money_subtract(a.Put(call), b.Put(call), resultAt, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes -amount, exactly. The call never overflows. C: money_negate</summary>
        public static Money Negate(Money amount)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                call.Check(Raw.money_negate(amount.Put(call), resultAt, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes |amount|, exactly. The call never overflows. C: money_absolute</summary>
        public static Money Absolute(Money amount)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                call.Check(Raw.money_absolute(amount.Put(call), resultAt, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes amount × factor, rounded once, as money_decimal_multiply does. C:
        /// money_multiply</summary>
        /// <param name="digits">0 to 38, MONEY_DIGITS_EXACT, or MONEY_DIGITS_CURRENCY (a built-in currency's
        /// minor units).</param>
        public static Money Multiply(Money amount, ExactDecimal factor, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                call.Check(Raw.money_multiply(amount.Put(call), factor.Put(call), digits, (int)rounding, resultAt, 0, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes amount × factor, rounded once, as money_decimal_multiply does. C:
        /// money_multiply</summary>
        /// <param name="digits">0 to 38, MONEY_DIGITS_EXACT, or MONEY_DIGITS_CURRENCY (a built-in currency's
        /// minor units).</param>
        public static (Money Result, Flags Flags) MultiplyDetailed(Money amount, ExactDecimal factor, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_multiply(amount.Put(call), factor.Put(call), digits, (int)rounding, resultAt, flagsAt, call.Error));
                return (Libmoney.Money.Read(resultAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes amount ÷ divisor, rounded once, as money_decimal_divide does. C:
        /// money_divide</summary>
        /// <param name="digits">0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).</param>
        public static Money Divide(Money amount, ExactDecimal divisor, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                call.Check(Raw.money_divide(amount.Put(call), divisor.Put(call), digits, (int)rounding, resultAt, 0, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes amount ÷ divisor, rounded once, as money_decimal_divide does. C:
        /// money_divide</summary>
        /// <param name="digits">0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).</param>
        public static (Money Result, Flags Flags) DivideDetailed(Money amount, ExactDecimal divisor, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_divide(amount.Put(call), divisor.Put(call), digits, (int)rounding, resultAt, flagsAt, call.Error));
                return (Libmoney.Money.Read(resultAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes amount ÷ divisor and the remainder as money_decimal_divide_remainder does: amount =
        /// quotient × divisor + remainder, exactly. 100.00 EUR ÷ 3 with MONEY_ROUND_DOWN is 33.33 EUR,
        /// remainder 0.01 EUR. C: money_divide_remainder</summary>
        /// <param name="digits">of the quotient: 0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor
        /// units).</param>
        public static (Money Quotient, Money Remainder) DivideRemainder(Money amount, ExactDecimal divisor, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long quotientAt = call.Take(32);
                long remainderAt = call.Take(32);
                call.Check(Raw.money_divide_remainder(amount.Put(call), divisor.Put(call), digits, (int)rounding, quotientAt, remainderAt, call.Error));
                return (Libmoney.Money.Read(quotientAt), Libmoney.Money.Read(remainderAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes how often an amount goes into another one of its currency, with `digits` (0 to 38)
        /// fraction digits, rounded once. 10.00 EUR ÷ 3.00 EUR without digits, with MONEY_ROUND_DOWN, is 3,
        /// remainder 1.00 EUR. C: money_divide_by_amount</summary>
        public static ExactDecimal DivideByAmount(Money amount, Money divisor, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long quotientAt = call.Take(24);
                call.Check(Raw.money_divide_by_amount(amount.Put(call), divisor.Put(call), digits, (int)rounding, quotientAt, 0, 0, call.Error));
                return Libmoney.ExactDecimal.Read(quotientAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes how often an amount goes into another one of its currency, with `digits` (0 to 38)
        /// fraction digits, rounded once. 10.00 EUR ÷ 3.00 EUR without digits, with MONEY_ROUND_DOWN, is 3,
        /// remainder 1.00 EUR. C: money_divide_by_amount</summary>
        public static (ExactDecimal Quotient, Money Remainder, Flags Flags) DivideByAmountDetailed(Money amount, Money divisor, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long quotientAt = call.Take(24);
                long remainderAt = call.Take(32);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_divide_by_amount(amount.Put(call), divisor.Put(call), digits, (int)rounding, quotientAt, remainderAt, flagsAt, call.Error));
                return (Libmoney.ExactDecimal.Read(quotientAt), Libmoney.Money.Read(remainderAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes dividend ÷ divisor of one currency, exactly and in lowest terms. C:
        /// money_ratio_from_amounts</summary>
        public static Ratio RatioFromAmounts(Money dividend, Money divisor)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(136);
                call.Check(Raw.money_ratio_from_amounts(dividend.Put(call), divisor.Put(call), resultAt, call.Error));
                return Libmoney.Ratio.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY.
        /// C: money_quantize</summary>
        public static Money Quantize(Money amount, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                call.Check(Raw.money_quantize(amount.Put(call), digits, (int)rounding, resultAt, 0, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY.
        /// C: money_quantize</summary>
        public static (Money Result, Flags Flags) QuantizeDetailed(Money amount, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_quantize(amount.Put(call), digits, (int)rounding, resultAt, flagsAt, call.Error));
                return (Libmoney.Money.Read(resultAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is
        /// 10.50 CHF. If 38 digits do not hold the result, the call drops zeros at its end. C:
        /// money_to_cash</summary>
        /// <param name="step">more than 0; NULL: the currency's cash step, or its minor unit where it has no
        /// step of its own.</param>
        public static Money ToCash(Money amount, Rounding rounding, ExactDecimal? step = null)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                call.Check(Raw.money_to_cash(amount.Put(call), step.HasValue ? step.Value.Put(call) : 0, (int)rounding, resultAt, 0, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is
        /// 10.50 CHF. If 38 digits do not hold the result, the call drops zeros at its end. C:
        /// money_to_cash</summary>
        /// <param name="step">more than 0; NULL: the currency's cash step, or its minor unit where it has no
        /// step of its own.</param>
        public static (Money Result, Flags Flags) ToCashDetailed(Money amount, Rounding rounding, ExactDecimal? step = null)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_to_cash(amount.Put(call), step.HasValue ? step.Value.Put(call) : 0, (int)rounding, resultAt, flagsAt, call.Error));
                return (Libmoney.Money.Read(resultAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00
        /// EUR in Ireland, and stayed 10.02 EUR there before 2015-10-28. The rule is that of money_cash_rule.
        /// C: money_to_cash_in_country</summary>
        /// <param name="country">an ISO 3166-1 code of two letters, in either case; NULL: the rule of all
        /// countries with the currency.</param>
        /// <param name="date">MONEY_DATE_NONE: the rule at the end of the data.</param>
        public static Money ToCashInCountry(Money amount, string country, DateTime? date)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                call.Check(Raw.money_to_cash_in_country(amount.Put(call), call.Code(country), Memory.OfDay(date), resultAt, 0, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00
        /// EUR in Ireland, and stayed 10.02 EUR there before 2015-10-28. The rule is that of money_cash_rule.
        /// C: money_to_cash_in_country</summary>
        /// <param name="country">an ISO 3166-1 code of two letters, in either case; NULL: the rule of all
        /// countries with the currency.</param>
        /// <param name="date">MONEY_DATE_NONE: the rule at the end of the data.</param>
        public static (Money Result, Flags Flags) ToCashInCountryDetailed(Money amount, string country, DateTime? date)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_to_cash_in_country(amount.Put(call), call.Code(country), Memory.OfDay(date), resultAt, flagsAt, call.Error));
                return (Libmoney.Money.Read(resultAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the amount with as few fraction digits as hold it exactly, but at least `digits`:
        /// 1.5000 EUR is 1.5 EUR, and with MONEY_DIGITS_CURRENCY 1.50 EUR. Equal amounts become the same bytes.
        /// C: money_normalize</summary>
        /// <param name="digits">0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).</param>
        public static Money Normalize(Money amount, int digits)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                call.Check(Raw.money_normalize(amount.Put(call), digits, resultAt, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200
        /// EUR. C: money_round_to_step</summary>
        /// <param name="step">more than 0.</param>
        public static Money RoundToStep(Money amount, ExactDecimal step, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                call.Check(Raw.money_round_to_step(amount.Put(call), step.Put(call), (int)rounding, resultAt, 0, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200
        /// EUR. C: money_round_to_step</summary>
        /// <param name="step">more than 0.</param>
        public static (Money Result, Flags Flags) RoundToStepDetailed(Money amount, ExactDecimal step, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_round_to_step(amount.Put(call), step.Put(call), (int)rounding, resultAt, flagsAt, call.Error));
                return (Libmoney.Money.Read(resultAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the amount with at most `digits` (1 to 38) significant digits: three of 1234.56 EUR
        /// are 1230 EUR. C: money_round_significant</summary>
        public static Money RoundSignificant(Money amount, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                call.Check(Raw.money_round_significant(amount.Put(call), digits, (int)rounding, resultAt, 0, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the amount with at most `digits` (1 to 38) significant digits: three of 1234.56 EUR
        /// are 1230 EUR. C: money_round_significant</summary>
        public static (Money Result, Flags Flags) RoundSignificantDetailed(Money amount, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_round_significant(amount.Put(call), digits, (int)rounding, resultAt, flagsAt, call.Error));
                return (Libmoney.Money.Read(resultAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds up `count` amounts of one currency, exactly, at the largest scale among them. The call
        /// fails only where the sum itself does not fit, whatever the order of the amounts. C:
        /// money_sum</summary>
        /// <param name="amounts">`count` amounts; may be NULL where `count` is 0.</param>
        /// <param name="currency">what all amounts are of; the sum of none is 0 of it. NULL or "": the currency
        /// of the first amount, and no amounts are MONEY_ERR_ARGUMENT.</param>
        public static Money Sum(IReadOnlyList<Money> amounts, string currency)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                call.Check(Raw.money_sum(call.List(amounts, 32, (one, to) => one.Write(to)), Call.Length(amounts), call.Code(currency), resultAt, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the smallest of `count` amounts of one currency, of equal ones the first. `count` is
        /// at least 1. C: money_minimum</summary>
        public static Money Minimum(IReadOnlyList<Money> amounts)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                call.Check(Raw.money_minimum(call.List(amounts, 32, (one, to) => one.Write(to)), Call.Length(amounts), resultAt, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the largest of `count` amounts of one currency, of equal ones the first. `count` is
        /// at least 1. C: money_maximum</summary>
        public static Money Maximum(IReadOnlyList<Money> amounts)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                call.Check(Raw.money_maximum(call.List(amounts, 32, (one, to) => one.Write(to)), Call.Length(amounts), resultAt, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Compares amounts of one currency: `order` receives -1 (a &lt; b), 0 or 1. C:
        /// money_compare</summary>
        public static int Compare(Money a, Money b)
        {
            Call call = Call.Begin();
            try
            {
                long orderAt = call.Take(8);
                call.Check(Raw.money_compare(a.Put(call), b.Put(call), orderAt, call.Error));
                return Memory.GetInt(orderAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes 1 to `equal` if both are the same value of the same currency (10.5 EUR is 10.50
        /// EUR), else 0. C: money_equal</summary>
        public static bool SameAs(Money a, Money b)
        {
            Call call = Call.Begin();
            try
            {
                long equalAt = call.Take(8);
                call.Check(Raw.money_equal(a.Put(call), b.Put(call), equalAt, call.Error));
                return Memory.GetInt(equalAt) != 0;
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a hash of value and currency: equal amounts have equal hashes, on every platform and
        /// in every version of this ABI. C: money_hash</summary>
        public static ulong Hash(Money amount)
        {
            Call call = Call.Begin();
            try
            {
                long hashAt = call.Take(8);
                call.Check(Raw.money_hash(amount.Put(call), hashAt, call.Error));
                return (ulong)Memory.GetLong(hashAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Divides an amount in proportion to weights, losing nothing. Always: the shares (and the
        /// remainder) sum to the amount; allocating -x gives the negated shares of x; a weight of zero gets
        /// zero; no share has the other sign. With a step in the options every share is a multiple of it. The
        /// method hands out whole steps, and the remainder has what is less than a step. 10.02 over 1:1:1 at
        /// 0.05 is 3.35, 3.35 and 3.30, and the remainder is 0.02. C: money_allocate</summary>
        /// <param name="weights">`count` decimals, none negative, not all zero.</param>
        public static IReadOnlyList<Money> Allocate(Money amount, IReadOnlyList<ExactDecimal> weights, AllocateOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long sharesAt = call.Rows(Call.Length(weights), 32);
                call.Check(Raw.money_allocate(amount.Put(call), call.List(weights, 24, (one, to) => one.Write(to)), Call.Length(weights), options == null ? 0 : options.Put(call), sharesAt, 0, call.Error));
                return Memory.List(sharesAt, 32, (int)Call.Length(weights), one => Libmoney.Money.Read(one));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Divides an amount in proportion to weights, losing nothing. Always: the shares (and the
        /// remainder) sum to the amount; allocating -x gives the negated shares of x; a weight of zero gets
        /// zero; no share has the other sign. With a step in the options every share is a multiple of it. The
        /// method hands out whole steps, and the remainder has what is less than a step. 10.02 over 1:1:1 at
        /// 0.05 is 3.35, 3.35 and 3.30, and the remainder is 0.02. C: money_allocate</summary>
        /// <param name="weights">`count` decimals, none negative, not all zero.</param>
        public static (IReadOnlyList<Money> Shares, Money Remainder) AllocateDetailed(Money amount, IReadOnlyList<ExactDecimal> weights, AllocateOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long sharesAt = call.Rows(Call.Length(weights), 32);
                long remainderAt = call.Take(32);
                call.Check(Raw.money_allocate(amount.Put(call), call.List(weights, 24, (one, to) => one.Write(to)), Call.Length(weights), options == null ? 0 : options.Put(call), sharesAt, remainderAt, call.Error));
                return (Memory.List(sharesAt, 32, (int)Call.Length(weights), one => Libmoney.Money.Read(one)), Libmoney.Money.Read(remainderAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the value of a rate as a ratio, which you can compare, write or make a decimal of.
        /// C: money_rate_to_ratio</summary>
        public static Ratio RateToRatio(Rate rate)
        {
            Call call = Call.Begin();
            try
            {
                long ratioAt = call.Take(136);
                call.Check(Raw.money_rate_to_ratio(Call.Needed(rate, nameof(rate)).Put(call), ratioAt, call.Error));
                return Libmoney.Ratio.Read(ratioAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the name of the law by which a conversion was rounded, such as "Council Regulation
        /// (EC) No 1103/97, articles 4 and 5", as a static string. It returns NULL if no law says how the
        /// conversion is rounded. C: money_conversion_rule</summary>
        /// <param name="flags">the flags of the conversion.</param>
        public static string ConversionRule(Flags flags)
        {
            Call call = Call.Begin();
            try
            {
                return Memory.TextUntilNul(Raw.money_conversion_rule((int)flags));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes "EUR/USD". MONEY_CURRENCY_PAIR_TEXT_MAX bytes are room enough. C:
        /// money_currency_pair_format</summary>
        public static string CurrencyPairFormat(string from, string to)
        {
            Call call = Call.Begin();
            try
            {
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_currency_pair_format(call.Code(from), call.Code(to), bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads "EUR/USD". The codes need not be known: markets have codes of their own. C:
        /// money_currency_pair_parse</summary>
        public static CurrencyPair CurrencyPairParse(string text)
        {
            Call call = Call.Begin();
            try
            {
                byte[] textBytes = Call.Utf8(text);
                long pairAt = call.Take(24);
                call.Check(Raw.money_currency_pair_parse(call.Bytes(textBytes), Call.Length(textBytes), pairAt, call.Error));
                return Libmoney.CurrencyPair.Read(pairAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes "EUR/USD 1.1172", and of a date "EUR/USD 1.1172 2020-03-13". A rate that is no
        /// decimal is written as a ratio, "EUR/USD 10/9". Kind and flags are not written. MONEY_RATE_TEXT_MAX
        /// bytes are room enough. C: money_rate_format</summary>
        public static string RateFormat(Rate rate)
        {
            Call call = Call.Begin();
            try
            {
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_rate_format(Call.Needed(rate, nameof(rate)).Put(call), bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads a rate that money_rate_format wrote, numerator and denominator as they were; its kind
        /// is MONEY_RATE_QUOTED. An error has the position in the text. C: money_rate_parse</summary>
        public static Rate RateParse(string text)
        {
            Call call = Call.Begin();
            try
            {
                byte[] textBytes = Call.Utf8(text);
                long rateAt = call.Take(56);
                call.Check(Raw.money_rate_parse(call.Bytes(textBytes), Call.Length(textBytes), rateAt, call.Error));
                return Libmoney.Rate.Read(rateAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes {"date":"2020-03-13","from":"EUR","rate":"1.1172","to":"USD"}, an element of the
        /// lists that money_rates_from_json reads. "date" is left out where there is none, and "rounded":true
        /// stands before "to" for MONEY_FLAG_RATE_ROUNDED. MONEY_RATE_JSON_MAX bytes are room enough. C:
        /// money_rate_to_json</summary>
        public static string RateToJson(Rate rate)
        {
            Call call = Call.Begin();
            try
            {
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_rate_to_json(Call.Needed(rate, nameof(rate)).Put(call), bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads a rate that money_rate_to_json wrote, members in any order and no others; its kind is
        /// MONEY_RATE_QUOTED. An error has the position in the text. C: money_rate_from_json</summary>
        public static Rate RateFromJson(string json)
        {
            Call call = Call.Begin();
            try
            {
                byte[] jsonBytes = Call.Utf8(json);
                long rateAt = call.Take(56);
                call.Check(Raw.money_rate_from_json(call.Bytes(jsonBytes), Call.Length(jsonBytes), rateAt, call.Error));
                return Libmoney.Rate.Read(rateAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes -1 to `order` if a is before b, 0 if they are equal, else 1. Rates have the order of
        /// their codes, then of their dates (those without one first), then of their values. 1.10, 110/100 and
        /// 11/10 are one value; kind and flags do not count. C: money_rate_compare</summary>
        public static int RateCompare(Rate a, Rate b)
        {
            Call call = Call.Begin();
            try
            {
                long orderAt = call.Take(8);
                call.Check(Raw.money_rate_compare(Call.Needed(a, nameof(a)).Put(call), Call.Needed(b, nameof(b)).Put(call), orderAt, call.Error));
                return Memory.GetInt(orderAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes 1 to `equal` if direction, date and value are the same, as money_rate_compare has
        /// them, else 0. C: money_rate_equal</summary>
        public static bool RateEqual(Rate a, Rate b)
        {
            Call call = Call.Begin();
            try
            {
                long equalAt = call.Take(8);
                call.Check(Raw.money_rate_equal(Call.Needed(a, nameof(a)).Put(call), Call.Needed(b, nameof(b)).Put(call), equalAt, call.Error));
                return Memory.GetInt(equalAt) != 0;
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a hash of direction, date and value: equal rates have equal hashes, on every
        /// platform. C: money_rate_hash</summary>
        public static ulong RateHash(Rate rate)
        {
            Call call = Call.Begin();
            try
            {
                long hashAt = call.Take(8);
                call.Check(Raw.money_rate_hash(Call.Needed(rate, nameof(rate)).Put(call), hashAt, call.Error));
                return (ulong)Memory.GetLong(hashAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes an expression and, under it, a caret at a position, such as the position of an
        /// error: 12 EUR + 3 $ ^ The call moves the caret by characters (Unicode scalar values), not by bytes,
        /// and keeps a tab as a tab. It writes `?` for control characters and for bytes that are not UTF-8;
        /// these are no error here. C: money_expression_caret</summary>
        /// <param name="text">at most MONEY_EXPRESSION_MAX bytes.</param>
        /// <param name="position">a byte of the text, or its length for the end. A position inside a character
        /// means that character.</param>
        public static string ExpressionCaret(string text, long position)
        {
            Call call = Call.Begin();
            try
            {
                byte[] textBytes = Call.Utf8(text);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_expression_caret(call.Bytes(textBytes), Call.Length(textBytes), position, bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Moves amounts between wallets: all legs or none. The amounts that leave a wallet, less
        /// those that come in, must be there and not held. A fee is a leg of its own. Each wallet's callback
        /// runs once, after all wallets have changed. C: money_wallet_transfer</summary>
        /// <param name="legs">1 to 1,024 legs.</param>
        /// <param name="note">the note of every entry that the call makes.</param>
        public static void WalletTransfer(IReadOnlyList<TransferLeg> legs, WalletNote note = null)
        {
            Call call = Call.Begin();
            try
            {
                call.Check(Raw.money_wallet_transfer(call.List(legs, 56, (one, to) => one.Write(call, to)), Call.Length(legs), note == null ? 0 : note.Put(call), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the policy of a preset, `struct_size` included. C:
        /// money_basket_policy_preset</summary>
        public static BasketPolicy BasketPolicyPreset(BasketPreset preset)
        {
            Call call = Call.Begin();
            try
            {
                long policyAt = call.Take(56);
                call.Check(Raw.money_basket_policy_preset((int)preset, policyAt, call.Error));
                return Libmoney.BasketPolicy.Read(policyAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the name of a preset, such as "swiss_cash", as a static string. It returns NULL
        /// past the last preset, so that you can list them from 0 on. C:
        /// money_basket_policy_preset_name</summary>
        public static string BasketPolicyPresetName(BasketPreset preset)
        {
            Call call = Call.Begin();
            try
            {
                return Memory.TextUntilNul(Raw.money_basket_policy_preset_name((int)preset));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a policy as one English sentence. A buffer of 512 bytes is large enough. C:
        /// money_basket_policy_describe</summary>
        public static string BasketPolicyDescribe(BasketPolicy policy = null)
        {
            Call call = Call.Begin();
            try
            {
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_basket_policy_describe(policy == null ? 0 : policy.Put(call), bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the name of a provider, such as "stripe", as a static string. It returns NULL past
        /// the last provider, so that you can list them from 0 on. C: money_payment_provider_name</summary>
        public static string PaymentProviderName(PaymentProvider provider)
        {
            Call call = Call.Begin();
            try
            {
                return Memory.TextUntilNul(Raw.money_payment_provider_name((int)provider));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the fraction digits that a provider counts an amount in: 2 for EUR everywhere, 2 for
        /// UGX at Stripe. C: money_payment_digits</summary>
        /// <param name="currency">a code; with MONEY_PAYMENT_STRIPE also in lower case, as Stripe writes it:
        /// "eur".</param>
        /// <param name="registry">your own currencies; a provider that takes them is expected to count their
        /// minor units.</param>
        public static int PaymentDigits(string currency, PaymentProvider provider, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                long digitsAt = call.Take(8);
                call.Check(Raw.money_payment_digits(call.Code(currency), (int)provider, call.Use(registry), digitsAt, call.Error));
                return Memory.GetInt(digitsAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes an amount as the whole number that a provider takes, exactly. Stripe takes only
        /// whole ISK and UGX, and only hundredths of the currencies that have three fraction digits. C:
        /// money_payment_to_minor</summary>
        public static long PaymentToMinor(Money amount, PaymentProvider provider, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                long minorAt = call.Take(8);
                call.Check(Raw.money_payment_to_minor(amount.Put(call), (int)provider, call.Use(registry), minorAt, call.Error));
                return Memory.GetLong(minorAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Makes an amount of the whole number that a provider gives. 500 from Stripe are 5.00 UGX. C:
        /// money_payment_from_minor</summary>
        /// <param name="currency">a code, as in money_payment_digits; the amount has it in capitals.</param>
        public static Money PaymentFromMinor(long minor, string currency, PaymentProvider provider, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                call.Check(Raw.money_payment_from_minor(minor, call.Code(currency), (int)provider, call.Use(registry), resultAt, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Checks that a message of ISO 20022 may have an amount. It must not be below 0, and may have
        /// at most 18 digits and 5 fraction digits, and no more fraction digits than its currency, which must
        /// be of ISO 4217. Zeros at the end of the fraction do not count. C:
        /// money_payment_check_iso20022</summary>
        /// <param name="date">the day on which the currency must be in use, as ActiveCurrencyAndAmount demands.
        /// With MONEY_DATE_NONE a withdrawn currency is allowed too, as in
        /// ActiveOrHistoricCurrencyAndAmount.</param>
        public static void PaymentCheckIso20022(Money amount, DateTime? date)
        {
            Call call = Call.Begin();
            try
            {
                call.Check(Raw.money_payment_check_iso20022(amount.Put(call), Memory.OfDay(date), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes an amount as google.type.Money has it: whole units, and billionths of one. Both have
        /// the amount's sign: -1.75 is -1 and -750000000. C: money_payment_to_units</summary>
        public static (long Units, int Nanos) PaymentToUnits(Money amount)
        {
            Call call = Call.Begin();
            try
            {
                long unitsAt = call.Take(8);
                long nanosAt = call.Take(8);
                call.Check(Raw.money_payment_to_units(amount.Put(call), unitsAt, nanosAt, call.Error));
                return (Memory.GetLong(unitsAt), Memory.GetInt(nanosAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Makes an amount of whole units and billionths of one, with at least the fraction digits of
        /// the currency. C: money_payment_from_units</summary>
        /// <param name="units">any whole number.</param>
        /// <param name="nanos">-999999999 to 999999999, with the sign of `units` where both are not 0.</param>
        public static Money PaymentFromUnits(long units, int nanos, string currency, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(32);
                call.Check(Raw.money_payment_from_units(units, nanos, call.Code(currency), call.Use(registry), resultAt, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Finds the internal rates of return: every rate r at which the sum of amount / (1 + r)^(days
        /// / 365) is 0. The flows may come in any order; the call adds up those of one date, exactly. It finds
        /// every rate up to 10^300. It searches intervals until bounds prove that each has no root, or one. If
        /// rates are closer than about 1e-9, if they are the same double, or if the sum only touches 0, they
        /// are one rate, and `is_certain` is 0. If `is_certain` is 1, each rate is proven to be the nearest
        /// double to the exact one; that is -1 if nearly all is lost in days. A rate that 768 bits do not tell
        /// from the middle of two doubles is the one whose last bit is 0. C: money_xirr</summary>
        /// <param name="flows">`count` flows of one currency; NULL is allowed if `count` is 0.</param>
        public static Xirr Xirr(IReadOnlyList<CashFlow> flows)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(280);
                call.Check(Raw.money_xirr(call.List(flows, 40, (one, to) => one.Write(call, to)), Call.Length(flows), resultAt, call.Error));
                return Libmoney.Xirr.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns a reason in words, such as "all flows on one date", as a static string. It returns
        /// "there is a rate" for 0, and "an unknown reason" for a value that the library does not know. C:
        /// money_xirr_reason_text</summary>
        public static string XirrReasonText(XirrReason reason)
        {
            Call call = Call.Begin();
            try
            {
                return Memory.TextUntilNul(Raw.money_xirr_reason_text((int)reason));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Finds the time-weighted return: the product of the growth of each period, less 1. It is an
        /// exact ratio, which the call rounds once. The growth of a period is the value at its end divided by
        /// the value plus the flow at its start. The first value may be 0, and the last flow does not count. A
        /// period that starts and ends with nothing counts as no growth. If several points have one date, the
        /// order of the list is their order within the day: the value of the second one is that after the first
        /// one's flow. C: money_time_weighted_return</summary>
        /// <param name="points">`count` points of one currency whose dates do not descend. No value, and no
        /// value plus flow, is below 0.</param>
        /// <param name="digits">0 to 38 fraction digits: 0.0512 has 4.</param>
        /// <param name="rounding">a MONEY_ROUND_.</param>
        public static ExactDecimal TimeWeightedReturn(IReadOnlyList<ValuePoint> points, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                call.Check(Raw.money_time_weighted_return(call.List(points, 72, (one, to) => one.Write(call, to)), Call.Length(points), digits, (int)rounding, resultAt, 0, 0, call.Error));
                return Libmoney.ExactDecimal.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Finds the time-weighted return: the product of the growth of each period, less 1. It is an
        /// exact ratio, which the call rounds once. The growth of a period is the value at its end divided by
        /// the value plus the flow at its start. The first value may be 0, and the last flow does not count. A
        /// period that starts and ends with nothing counts as no growth. If several points have one date, the
        /// order of the list is their order within the day: the value of the second one is that after the first
        /// one's flow. C: money_time_weighted_return</summary>
        /// <param name="points">`count` points of one currency whose dates do not descend. No value, and no
        /// value plus flow, is below 0.</param>
        /// <param name="digits">0 to 38 fraction digits: 0.0512 has 4.</param>
        /// <param name="rounding">a MONEY_ROUND_.</param>
        public static (ExactDecimal Result, Flags Flags, double Annualised) TimeWeightedReturnDetailed(IReadOnlyList<ValuePoint> points, int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long resultAt = call.Take(24);
                long flagsAt = call.Take(8);
                long annualisedAt = call.Take(8);
                call.Check(Raw.money_time_weighted_return(call.List(points, 72, (one, to) => one.Write(call, to)), Call.Length(points), digits, (int)rounding, resultAt, flagsAt, annualisedAt, call.Error));
                return (Libmoney.ExactDecimal.Read(resultAt), (Libmoney.Flags)Memory.GetInt(flagsAt), Memory.GetDouble(annualisedAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns how many locales Unicode CLDR has. C: money_locale_count</summary>
        public static long LocaleCount()
        {
            Call call = Call.Begin();
            try
            {
                return Raw.money_locale_count();
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the identifier of the locale at an index, such as "pt_BR". Locales have the order of
        /// their identifiers. MONEY_LOCALE_SIZE bytes are enough. C: money_locale_at</summary>
        public static string LocaleAt(long index)
        {
            Call call = Call.Begin();
            try
            {
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_locale_at(index, bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the identifier of the locale that a name means: "pt-br" is "pt_BR", "zh-TW" is
        /// "zh_Hant_TW". Aliases, likely subtags and parents are those of CLDR (UTS #35): "iw-IL" is "he_IL",
        /// "de-Latn-CH" is "de_CH", "en-036" is "en_AU", "zh-AU" is "zh_Hant", "es-JP" is "es_419". The library
        /// leaves out a region, script or variant for which CLDR has no locale of the language: "en-ZZ" is
        /// "en". Every function that takes a locale finds it in this way. The keyword `nu` of a tag names the
        /// digits: money_format_locale writes those of "ar-EG-u-nu-latn" as 0 to 9. The values `native`,
        /// `traditio` and `finance` mean the locale's own systems. The identifier does not contain the keyword.
        /// C: money_locale_find</summary>
        /// <param name="locale">a tag of BCP 47, with `-` or `_` and in any case: language, script, region,
        /// variants, extensions. Names of POSIX ("de_DE.UTF-8", "sr_RS@latin", "C"), of ICU
        /// ("ar_EG@numbers=latn") and of Java ("iw_IL") are read too. At most 255 bytes.</param>
        public static string LocaleFind(string locale)
        {
            Call call = Call.Begin();
            try
            {
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_locale_find(call.Code(locale), bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the code of the currency of a locale's country on a date: "CHF" for "de-CH".
        /// MONEY_CODE_SIZE bytes are room enough. The country is the name's own, also where CLDR does not know
        /// the language there; the language is known. The keyword `cu` of the name is the currency itself, and
        /// `rg` is another country: "en-GB-u-rg-uszzzz". A country that is no more has its own currency as long
        /// as there was one, and then that of its successor: SUR and RUB for "ru-SU". C:
        /// money_locale_currency</summary>
        /// <param name="locale">as money_locale_find takes it, with a region.</param>
        /// <param name="date">MONEY_DATE_NONE: the end of the data.</param>
        public static string LocaleCurrency(string locale, DateTime? date)
        {
            Call call = Call.Begin();
            try
            {
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_locale_currency(call.Code(locale), Memory.OfDay(date), bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K". The
        /// call follows Unicode CLDR (UTS #35): no-break spaces, groups of 2 and 3 digits, least digits before
        /// a group, the place of the sign, a space between a currency of letters and a digit. It rounds only if
        /// you give `digits` and the amount has more. The text has at most MONEY_LOCALE_TEXT_MAX bytes with the
        /// NUL. C: money_format_locale</summary>
        /// <param name="options">NULL: the defaults.</param>
        public static string FormatLocale(Money amount, string locale, LocaleOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_format_locale(amount.Put(call), call.Code(locale), options == null ? 0 : options.Put(call), bufferAt, call.Room, call.Length(), 0, call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K". The
        /// call follows Unicode CLDR (UTS #35): no-break spaces, groups of 2 and 3 digits, least digits before
        /// a group, the place of the sign, a space between a currency of letters and a digit. It rounds only if
        /// you give `digits` and the amount has more. The text has at most MONEY_LOCALE_TEXT_MAX bytes with the
        /// NUL. C: money_format_locale</summary>
        /// <param name="options">NULL: the defaults.</param>
        public static (string Buffer, Flags Flags) FormatLocaleDetailed(Money amount, string locale, LocaleOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long flagsAt = call.Take(8);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_format_locale(amount.Put(call), call.Code(locale), options == null ? 0 : options.Put(call), bufferAt, call.Room, call.Length(), flagsAt, call.Error)))
                    {
                        return (Memory.TextUntilNul(bufferAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads an amount as a locale writes it, in any style, with symbol, narrow symbol, code or
        /// name, before or after. The call reads back exactly what money_format_locale wrote; a short form is
        /// the rounded amount that it shows. Any blank may stand for a no-break space, groups may be left out,
        /// and decimal digits of any script may stand for the locale's own: all digits of a number are of one
        /// script. Group signs where no group can begin, another locale's signs, and anything that is not part
        /// of the amount are errors. A symbol means the currency that the locale writes with it. If the locale
        /// writes no currency so, the symbol means the one that it means in nearly all locales. If several
        /// currencies remain, the call is MONEY_ERR_AMBIGUOUS_CURRENCY and the error's text lists them. So "$5"
        /// is USD in en-US, MXN in es-MX, and ambiguous in pl. The final point of a symbol and its case do not
        /// matter where no other symbol is written so: "100 kr" is 100 DKK in da, which writes "kr.". A narrow
        /// symbol of letters means a currency only in a locale of its country. A symbol never means a withdrawn
        /// currency that another one replaced: "100 F" in fr-CH may be FRF, EUR or CHF. A symbol that is the
        /// word of a unit, as the character U+5143 of "yuan" is, means one currency only where that one is at
        /// home. Both are ambiguous without `currency`. The unit of a short form and a symbol that follows it
        /// directly are one word, and so "100 TL" and "100 B$" are errors, except in a locale that writes its
        /// own symbol so. Behind the number of a locale that writes symbols before it, a short form has a code,
        /// a name or a sign: "1.2M USD". Brackets around the number, or around number and currency, are those
        /// of accounting: "GBP (53,180.08)" is negative. Invisible characters, such as U+200B, do not count
        /// beside the number. The marks U+202D and U+202E, which show digits in another order, are
        /// MONEY_ERR_SYNTAX. C: money_parse_locale</summary>
        /// <param name="currency">the expected currency. The call then also reads text without a currency,
        /// reads a symbol that several currencies share as this one, and refuses another currency with
        /// MONEY_ERR_CURRENCY_MISMATCH. NULL or "": the text names the currency.</param>
        /// <param name="registry">your own currencies.</param>
        public static Money ParseLocale(string text, string locale, string currency, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                byte[] textBytes = Call.Utf8(text);
                long resultAt = call.Take(32);
                call.Check(Raw.money_parse_locale(call.Bytes(textBytes), Call.Length(textBytes), call.Code(locale), call.Code(currency), call.Use(registry), resultAt, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a currency alone as a locale does: its symbol, narrow symbol, code or name ("US
        /// Dollar"). C: money_currency_text</summary>
        /// <param name="display">any form except MONEY_DISPLAY_NONE.</param>
        /// <param name="registry">your own currencies.</param>
        public static string CurrencyText(string code, string locale, CurrencyDisplay display, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_currency_text(call.Code(code), call.Code(locale), (int)display, call.Use(registry), bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤
        /// #,##0.00;(¤¤ #,##0.00)". Patterns are those of Unicode CLDR (UTS #35), taken at their word: - `0` is
        /// a digit that is always written, `#` one that is written where the amount has it, `.` the decimal
        /// separator; a comma groups the digits before the point: "#,##0.00", "#,##,##0.##". - `@` counts
        /// significant digits in place of `0`: "@@#" writes two or three. - `¤` is the currency's symbol, `¤¤`
        /// its code, once before and once after the number. - A second half after `;` surrounds negative
        /// amounts; its number does not count. Without one they have the minus sign in front. `-` in the second
        /// half and `+` in the first are the signs of the format. - Text in '…' is taken as it is; '' is an
        /// apostrophe. Percent, per mille, padding, exponents and steps are errors. A plus sign that the
        /// pattern has no place for takes the place of the second half's minus sign, or stands in front. An
        /// amount that is rounded to 0 has no minus sign. The text has at most MONEY_LOCALE_TEXT_MAX bytes with
        /// the NUL. C: money_format_pattern</summary>
        /// <param name="options">NULL: the defaults.</param>
        public static string FormatPattern(Money amount, string pattern, FormatOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                byte[] patternBytes = Call.Utf8(pattern);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_format_pattern(amount.Put(call), call.Bytes(patternBytes), Call.Length(patternBytes), options == null ? 0 : options.Put(call), bufferAt, call.Room, call.Length(), 0, call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤
        /// #,##0.00;(¤¤ #,##0.00)". Patterns are those of Unicode CLDR (UTS #35), taken at their word: - `0` is
        /// a digit that is always written, `#` one that is written where the amount has it, `.` the decimal
        /// separator; a comma groups the digits before the point: "#,##0.00", "#,##,##0.##". - `@` counts
        /// significant digits in place of `0`: "@@#" writes two or three. - `¤` is the currency's symbol, `¤¤`
        /// its code, once before and once after the number. - A second half after `;` surrounds negative
        /// amounts; its number does not count. Without one they have the minus sign in front. `-` in the second
        /// half and `+` in the first are the signs of the format. - Text in '…' is taken as it is; '' is an
        /// apostrophe. Percent, per mille, padding, exponents and steps are errors. A plus sign that the
        /// pattern has no place for takes the place of the second half's minus sign, or stands in front. An
        /// amount that is rounded to 0 has no minus sign. The text has at most MONEY_LOCALE_TEXT_MAX bytes with
        /// the NUL. C: money_format_pattern</summary>
        /// <param name="options">NULL: the defaults.</param>
        public static (string Buffer, Flags Flags) FormatPatternDetailed(Money amount, string pattern, FormatOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                byte[] patternBytes = Call.Utf8(pattern);
                long flagsAt = call.Take(8);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_format_pattern(amount.Put(call), call.Bytes(patternBytes), Call.Length(patternBytes), options == null ? 0 : options.Put(call), bufferAt, call.Room, call.Length(), flagsAt, call.Error)))
                    {
                        return (Memory.TextUntilNul(bufferAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads an amount that money_format_pattern wrote with the same pattern and options. The text
        /// is read whole and byte by byte. Every written amount is read back exactly: a rounded amount as what
        /// it was rounded to, and with MONEY_SIGN_NEVER an amount without its sign. The text may have any
        /// number of digits, grouped as the pattern groups them or not at all. A text that could be two amounts
        /// is refused. C: money_parse_pattern</summary>
        /// <param name="currency">what it is an amount of; NULL or "": the text says, by its code or by a
        /// symbol that the locale has for one currency.</param>
        /// <param name="options">NULL: the defaults. Digits and rounding do not matter.</param>
        public static Money ParsePattern(string text, string pattern, string currency, FormatOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                byte[] textBytes = Call.Utf8(text);
                byte[] patternBytes = Call.Utf8(pattern);
                long resultAt = call.Take(32);
                call.Check(Raw.money_parse_pattern(call.Bytes(textBytes), Call.Length(textBytes), call.Bytes(patternBytes), Call.Length(patternBytes), call.Code(currency), options == null ? 0 : options.Put(call), resultAt, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the text of a key, such as "÷" or "AC". It is a static string; NULL past the last
        /// key. C: money_calculator_key_text</summary>
        public static string CalculatorKeyText(CalculatorKey key)
        {
            Call call = Call.Begin();
            try
            {
                return Memory.TextUntilNul(Raw.money_calculator_key_text((int)key));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns an identifier of an alert, such as "divide_by_zero", or "none". It is a static
        /// string; NULL past the last. C: money_calculator_alert_name</summary>
        public static string CalculatorAlertName(CalculatorAlert alert)
        {
            Call call = Call.Begin();
            try
            {
                return Memory.TextUntilNul(Raw.money_calculator_alert_name((int)alert));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the default title of an alert, such as "Error". It is a static string: "" for
        /// MONEY_CALCULATOR_ALERT_NONE; NULL past the last alert. C: money_calculator_alert_title</summary>
        public static string CalculatorAlertTitle(CalculatorAlert alert)
        {
            Call call = Call.Begin();
            try
            {
                return Memory.TextUntilNul(Raw.money_calculator_alert_title((int)alert));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the default sentence of an alert, such as "Division by zero is impossible." It is a
        /// static string: "" for MONEY_CALCULATOR_ALERT_NONE; NULL past the last alert. C:
        /// money_calculator_alert_text</summary>
        public static string CalculatorAlertText(CalculatorAlert alert)
        {
            Call call = Call.Begin();
            try
            {
                return Memory.TextUntilNul(Raw.money_calculator_alert_text((int)alert));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns what a person reads about a field, such as "must be positive", as a static string.
        /// It returns NULL for a value that the library does not know. C: money_field_state_text</summary>
        public static string FieldStateText(FieldState state)
        {
            Call call = Call.Begin();
            try
            {
                return Memory.TextUntilNul(Raw.money_field_state_text((int)state));
            }
            finally
            {
                call.End();
            }
        }
    }
}
