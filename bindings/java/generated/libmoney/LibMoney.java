// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;

/** The functions of the library that belong to no object, and its constants. */
public final class LibMoney {
    /** Room for any amount as text, with its currency and the NUL. */
    public static final int TEXT_MAX = 64;

    /** Room for a currency code and its NUL: codes have 1 to 11 bytes. */
    public static final int CODE_SIZE = 12;

    /** The most digits that a decimal holds, and the largest scale. */
    public static final int DIGITS_MAX = 38;

    /** The longest text of an amount or a rate that is read, in bytes. */
    public static final int INPUT_MAX = 1024;

    /** The longest document that is read, in bytes (64 MiB). */
    public static final int DOCUMENT_MAX = 67108864;

    /** The most shares of one allocation. */
    public static final int SHARES_MAX = 1048576;

    /** The most amounts or decimals that one call adds up, compares or sorts; columns take any number. */
    public static final int AMOUNTS_MAX = 1048576;

    /** The most legs of one conversion path. */
    public static final int LEGS_MAX = 8;

    /** As fraction digits: those of the currency's minor unit. */
    public static final int DIGITS_CURRENCY = -1;

    /** As fraction digits of a product: all of them, exactly. */
    public static final int DIGITS_EXACT = -2;

    /** Room for any ratio as text, with the NUL. */
    public static final int RATIO_TEXT_MAX = 320;

    /** Room for any amount as JSON, and the NUL. */
    public static final int JSON_MAX = 96;

    /** Room for any pair of currencies as text, and the NUL. */
    public static final int CURRENCY_PAIR_TEXT_MAX = 24;

    /** Room for any rate as text, and the NUL. */
    public static final int RATE_TEXT_MAX = 96;

    /** Room for any rate as JSON, and the NUL. */
    public static final int RATE_JSON_MAX = 160;

    /** The most threads of one call. */
    public static final int COLUMN_THREADS_MAX = 256;

    /** The most codes of a dictionary. */
    public static final int COLUMN_CODES_MAX = 65536;

    /** The longest expression that the library evaluates, in bytes. */
    public static final int EXPRESSION_MAX = 16384;

    /** The most currencies that one sum of an expression may mix. */
    public static final int EXPRESSION_CURRENCIES_MAX = 64;

    /** Room for a label and its NUL. */
    public static final int LABEL_SIZE = 80;

    /** The largest number of taxes of one line item. */
    public static final int INVOICE_TAXES_MAX = 4;

    /** The index that stands for the document in money_invoice_adjust. */
    public static final int INVOICE_DOCUMENT = -1;

    /** The most cash flows of one calculation. */
    public static final int CASH_FLOWS_MAX = 1048576;

    /** The most rates of one result. */
    public static final int XIRR_RATES_MAX = 32;

    /** The most points of one calculation. */
    public static final int VALUE_POINTS_MAX = 4096;

    /** Room for a transaction's id and its NUL. */
    public static final int ID_SIZE = 40;

    /** Room for a security's symbol and its NUL. */
    public static final int SYMBOL_SIZE = 64;

    /** The most lots that one sale names. */
    public static final int LOT_SELECTIONS_MAX = 1024;

    /** Room for a locale's identifier and its NUL. */
    public static final int LOCALE_SIZE = 16;

    /** Room for any amount as a locale writes it, and the NUL. */
    public static final int LOCALE_TEXT_MAX = 512;

    /** The longest pattern, in bytes. */
    public static final int PATTERN_MAX = 128;

    /** As digits of a format: as the pattern says. */
    public static final int DIGITS_PATTERN = -3;

    /** The most numbers of one operation. Each has at most 38 digits. */
    public static final int CALCULATOR_NUMBERS_MAX = 100;

    /** The longest text of keys for one call, in bytes. */
    public static final int CALCULATOR_KEYS_MAX = 8192;

    /** Room for any display or expression and its NUL. */
    public static final int CALCULATOR_TEXT_MAX = 4608;

    /** Room for a reason and its NUL. */
    public static final int REASON_SIZE = 240;

    /** Room for a name or a key and its NUL. */
    public static final int STORE_NAME_SIZE = 256;

    private LibMoney() {}

    /**
     * The results of decimalMultiplyDetailed.
     * @param result result
     * @param flags flags
     */
    public record DecimalMultiplyDetailedResult(BigDecimal result, Set<Flags> flags) {}

    /**
     * The results of decimalDivideDetailed.
     * @param result result
     * @param flags flags
     */
    public record DecimalDivideDetailedResult(BigDecimal result, Set<Flags> flags) {}

    /**
     * The results of decimalQuantizeDetailed.
     * @param result result
     * @param flags flags
     */
    public record DecimalQuantizeDetailedResult(BigDecimal result, Set<Flags> flags) {}

    /**
     * The results of decimalDivideRemainder.
     * @param quotient quotient
     * @param remainder remainder
     */
    public record DecimalDivideRemainderResult(BigDecimal quotient, BigDecimal remainder) {}

    /**
     * The results of decimalRoundToStepDetailed.
     * @param result result
     * @param flags flags
     */
    public record DecimalRoundToStepDetailedResult(BigDecimal result, Set<Flags> flags) {}

    /**
     * The results of decimalRoundSignificantDetailed.
     * @param result result
     * @param flags flags
     */
    public record DecimalRoundSignificantDetailedResult(BigDecimal result, Set<Flags> flags) {}

    /**
     * The results of ratioToDecimalDetailed.
     * @param result result
     * @param flags flags
     */
    public record RatioToDecimalDetailedResult(BigDecimal result, Set<Flags> flags) {}

    /**
     * The results of dateToYmd.
     * @param year year
     * @param month month
     * @param day day
     */
    public record DateToYmdResult(int year, int month, int day) {}

    /**
     * The results of multiplyDetailed.
     * @param result result
     * @param flags flags
     */
    public record MultiplyDetailedResult(Money result, Set<Flags> flags) {}

    /**
     * The results of divideDetailed.
     * @param result result
     * @param flags flags
     */
    public record DivideDetailedResult(Money result, Set<Flags> flags) {}

    /**
     * The results of divideRemainder.
     * @param quotient quotient
     * @param remainder remainder
     */
    public record DivideRemainderResult(Money quotient, Money remainder) {}

    /**
     * The results of divideByAmountDetailed.
     * @param quotient quotient
     * @param remainder remainder
     * @param flags flags
     */
    public record DivideByAmountDetailedResult(BigDecimal quotient, Money remainder, Set<Flags> flags) {}

    /**
     * The results of quantizeDetailed.
     * @param result result
     * @param flags flags
     */
    public record QuantizeDetailedResult(Money result, Set<Flags> flags) {}

    /**
     * The results of toCashDetailed.
     * @param result result
     * @param flags flags
     */
    public record ToCashDetailedResult(Money result, Set<Flags> flags) {}

    /**
     * The results of toCashInCountryDetailed.
     * @param result result
     * @param flags flags
     */
    public record ToCashInCountryDetailedResult(Money result, Set<Flags> flags) {}

    /**
     * The results of roundToStepDetailed.
     * @param result result
     * @param flags flags
     */
    public record RoundToStepDetailedResult(Money result, Set<Flags> flags) {}

    /**
     * The results of roundSignificantDetailed.
     * @param result result
     * @param flags flags
     */
    public record RoundSignificantDetailedResult(Money result, Set<Flags> flags) {}

    /**
     * The results of allocateDetailed.
     * @param shares shares
     * @param remainder remainder
     */
    public record AllocateDetailedResult(List<Money> shares, Money remainder) {}

    /**
     * The results of paymentToUnits.
     * @param units units
     * @param nanos nanos
     */
    public record PaymentToUnitsResult(long units, int nanos) {}

    /**
     * The results of timeWeightedReturnDetailed.
     * @param result result
     * @param flags flags
     * @param annualised annualised
     */
    public record TimeWeightedReturnDetailedResult(BigDecimal result, Set<Flags> flags, double annualised) {}

    /**
     * The results of formatLocaleDetailed.
     * @param buffer buffer
     * @param flags flags
     */
    public record FormatLocaleDetailedResult(String buffer, Set<Flags> flags) {}

    /**
     * The results of formatPatternDetailed.
     * @param buffer buffer
     * @param flags flags
     */
    public record FormatPatternDetailedResult(String buffer, Set<Flags> flags) {}

    /** Returns the version of the loaded library, "MAJOR.MINOR.PATCH", as a static string. C: money_version */
    public static String version() {
        Call call = Call.begin();
        try {
            return Memory.textUntilNul(Raw.money_version());
        } finally {
            call.end();
        }
    }

    /** Returns the MONEY_ABI_VERSION of the loaded library. C: money_abi_version */
    public static int abiVersion() {
        Call call = Call.begin();
        try {
            return Raw.money_abi_version();
        } finally {
            call.end();
        }
    }

    /**
     * Returns the name of a status, such as "MONEY_ERR_NO_RATE", or "MONEY_ERR_?" for a value that the library
     * does not know. The string is static. C: money_status_name
     */
    public static String statusName(Status status) {
        Call call = Call.begin();
        try {
            return Memory.textUntilNul(Raw.money_status_name(status.value()));
        } finally {
            call.end();
        }
    }

    /** Makes coefficient × 10^-scale: (1050, 2) is 10.50. C: money_decimal_new */
    public static BigDecimal decimalNew(long coefficient, long scale) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            call.check(Raw.money_decimal_new(coefficient, Memory.word(scale), resultAt, call.error()));
            return Numbers.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Makes a decimal of all 127 bits of a coefficient, for a runtime whose integers have 64: the two words of a
     * two's complement integer, and the scale. They are the fields of the struct, which this call checks. C:
     * money_decimal_from_words
     * @param lo the coefficient is hi × 2^64 + lo, less than 10^38 without its sign.
     * @param hi the coefficient is hi × 2^64 + lo, less than 10^38 without its sign.
     */
    public static BigDecimal decimalFromWords(long lo, long hi, long scale) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            call.check(Raw.money_decimal_from_words(lo, hi, Memory.word(scale), resultAt, call.error()));
            return Numbers.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Makes a decimal of a coefficient as text: ("-1050", 2) is -10.50. C: money_decimal_from_coefficient
     * @param text an optional sign and digits, at most 38 of them without leading zeros.
     * @param scale 0 to 38.
     */
    public static BigDecimal decimalFromCoefficient(String text, long scale) {
        Call call = Call.begin();
        try {
            byte[] textBytes = Call.utf8(text);
            long resultAt = call.take(24);
            call.check(Raw.money_decimal_from_coefficient(call.bytes(textBytes), Call.length(textBytes), Memory.word(scale), resultAt, call.error()));
            return Numbers.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the coefficient alone: "-1050" for -10.50. At most MONEY_TEXT_MAX bytes with the NUL. C:
     * money_decimal_coefficient
     */
    public static String decimalCoefficient(BigDecimal value) {
        Call call = Call.begin();
        try {
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_decimal_coefficient(call.decimal(value), bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Reads a decimal: an optional sign, digits, an optional point with digits behind it, nothing else. `.5` is
     * read, `5.`, `1e3`, `1,000`, `NaN`, surrounding blanks are not. Digits and scale are kept as written; leading
     * zeros go, and zeros at the end of the fraction go only where 38 digits would not hold them. C:
     * money_decimal_parse
     */
    public static BigDecimal decimalParse(String text) {
        Call call = Call.begin();
        try {
            byte[] textBytes = Call.utf8(text);
            long resultAt = call.take(24);
            call.check(Raw.money_decimal_parse(call.bytes(textBytes), Call.length(textBytes), resultAt, call.error()));
            return Numbers.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes a decimal plainly, with all digits of its scale: "-0.50". At most MONEY_TEXT_MAX bytes with the NUL.
     * C: money_decimal_format
     */
    public static String decimalFormat(BigDecimal value) {
        Call call = Call.begin();
        try {
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_decimal_format(call.decimal(value), bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Writes a + b, exactly. The sum has the larger scale of the two. If 38 digits do not hold it, the call first
     * drops zeros at its end. C: money_decimal_add
     */
    public static BigDecimal decimalAdd(BigDecimal a, BigDecimal b) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            call.check(Raw.money_decimal_add(call.decimal(a), call.decimal(b), resultAt, call.error()));
            return Numbers.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** Writes a - b, under the rules of money_decimal_add. C: money_decimal_subtract */
    public static BigDecimal decimalSubtract(BigDecimal a, BigDecimal b) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            call.check(Raw.money_decimal_subtract(call.decimal(a), call.decimal(b), resultAt, call.error()));
            return Numbers.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** Writes -value, exactly. The call never overflows. C: money_decimal_negate */
    public static BigDecimal decimalNegate(BigDecimal value) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            call.check(Raw.money_decimal_negate(call.decimal(value), resultAt, call.error()));
            return Numbers.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** Writes |value|, exactly. The call never overflows. C: money_decimal_absolute */
    public static BigDecimal decimalAbsolute(BigDecimal value) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            call.check(Raw.money_decimal_absolute(call.decimal(value), resultAt, call.error()));
            return Numbers.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes a × b, rounded once from the exact product. C: money_decimal_multiply
     * @param digits 0 to 38 fraction digits, or MONEY_DIGITS_EXACT: all of them, where zeros at the end are
     * dropped if 38 digits do not hold them, and anything else that does not fit is MONEY_ERR_OVERFLOW.
     * @param rounding a MONEY_ROUND_; not used with MONEY_DIGITS_EXACT, but checked.
     */
    public static BigDecimal decimalMultiply(BigDecimal a, BigDecimal b, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            call.check(Raw.money_decimal_multiply(call.decimal(a), call.decimal(b), digits, rounding.value(), resultAt, 0, call.error()));
            return Numbers.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes a × b, rounded once from the exact product. C: money_decimal_multiply
     * @param digits 0 to 38 fraction digits, or MONEY_DIGITS_EXACT: all of them, where zeros at the end are
     * dropped if 38 digits do not hold them, and anything else that does not fit is MONEY_ERR_OVERFLOW.
     * @param rounding a MONEY_ROUND_; not used with MONEY_DIGITS_EXACT, but checked.
     */
    public static DecimalMultiplyDetailedResult decimalMultiplyDetailed(BigDecimal a, BigDecimal b, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            long flagsAt = call.take(8);
            call.check(Raw.money_decimal_multiply(call.decimal(a), call.decimal(b), digits, rounding.value(), resultAt, flagsAt, call.error()));
            return new DecimalMultiplyDetailedResult(Numbers.read(resultAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /**
     * Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient. C:
     * money_decimal_divide
     */
    public static BigDecimal decimalDivide(BigDecimal a, BigDecimal b, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            call.check(Raw.money_decimal_divide(call.decimal(a), call.decimal(b), digits, rounding.value(), resultAt, 0, call.error()));
            return Numbers.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient. C:
     * money_decimal_divide
     */
    public static DecimalDivideDetailedResult decimalDivideDetailed(BigDecimal a, BigDecimal b, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            long flagsAt = call.take(8);
            call.check(Raw.money_decimal_divide(call.decimal(a), call.decimal(b), digits, rounding.value(), resultAt, flagsAt, call.error()));
            return new DecimalDivideDetailedResult(Numbers.read(resultAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /**
     * Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with zeros. C:
     * money_decimal_quantize
     */
    public static BigDecimal decimalQuantize(BigDecimal value, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            call.check(Raw.money_decimal_quantize(call.decimal(value), digits, rounding.value(), resultAt, 0, call.error()));
            return Numbers.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with zeros. C:
     * money_decimal_quantize
     */
    public static DecimalQuantizeDetailedResult decimalQuantizeDetailed(BigDecimal value, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            long flagsAt = call.take(8);
            call.check(Raw.money_decimal_quantize(call.decimal(value), digits, rounding.value(), resultAt, flagsAt, call.error()));
            return new DecimalQuantizeDetailedResult(Numbers.read(resultAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /**
     * Writes a ÷ b with `digits` (0 to 38) fraction digits, and the remainder: a = quotient × b + remainder,
     * exactly. The rounding decides the remainder's sign. MONEY_ROUND_DOWN gives it the sign of `a`, as `%` has in
     * C: -7 ÷ 2 is -3, remainder -1. MONEY_ROUND_FLOOR gives it the sign of `b`, as `%` has in Python: -4,
     * remainder 1. With MONEY_ROUND_UNNECESSARY a remainder other than 0 is MONEY_ERR_INEXACT. C:
     * money_decimal_divide_remainder
     */
    public static DecimalDivideRemainderResult decimalDivideRemainder(BigDecimal a, BigDecimal b, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long quotientAt = call.take(24);
            long remainderAt = call.take(24);
            call.check(Raw.money_decimal_divide_remainder(call.decimal(a), call.decimal(b), digits, rounding.value(), quotientAt, remainderAt, call.error()));
            return new DecimalDivideRemainderResult(Numbers.read(quotientAt), Numbers.read(remainderAt));
        } finally {
            call.end();
        }
    }

    /**
     * Writes the value with as few fraction digits as hold it exactly, but at least `digits` (0 to 38): 1.500 is
     * 1.5, and with two digits 1.50. Equal values become the same bytes. C: money_decimal_normalize
     */
    public static BigDecimal decimalNormalize(BigDecimal value, int digits) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            call.check(Raw.money_decimal_normalize(call.decimal(value), digits, resultAt, call.error()));
            return Numbers.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03 at 0.05 is 1.05.
     * C: money_decimal_round_to_step
     * @param step more than 0.
     */
    public static BigDecimal decimalRoundToStep(BigDecimal value, BigDecimal step, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            call.check(Raw.money_decimal_round_to_step(call.decimal(value), call.decimal(step), rounding.value(), resultAt, 0, call.error()));
            return Numbers.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03 at 0.05 is 1.05.
     * C: money_decimal_round_to_step
     * @param step more than 0.
     */
    public static DecimalRoundToStepDetailedResult decimalRoundToStepDetailed(BigDecimal value, BigDecimal step, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            long flagsAt = call.take(8);
            call.check(Raw.money_decimal_round_to_step(call.decimal(value), call.decimal(step), rounding.value(), resultAt, flagsAt, call.error()));
            return new DecimalRoundToStepDetailedResult(Numbers.read(resultAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /**
     * Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5 are 1200, two of 0.0995
     * are 0.10. The call does not change a value that has no more of them. C: money_decimal_round_significant
     */
    public static BigDecimal decimalRoundSignificant(BigDecimal value, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            call.check(Raw.money_decimal_round_significant(call.decimal(value), digits, rounding.value(), resultAt, 0, call.error()));
            return Numbers.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5 are 1200, two of 0.0995
     * are 0.10. The call does not change a value that has no more of them. C: money_decimal_round_significant
     */
    public static DecimalRoundSignificantDetailedResult decimalRoundSignificantDetailed(BigDecimal value, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            long flagsAt = call.take(8);
            call.check(Raw.money_decimal_round_significant(call.decimal(value), digits, rounding.value(), resultAt, flagsAt, call.error()));
            return new DecimalRoundSignificantDetailedResult(Numbers.read(resultAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /**
     * Adds up `count` decimals, exactly, at the largest scale among them. The sum of none is 0. The call fails
     * only where the sum itself does not fit, whatever the order of the values. C: money_decimal_sum
     * @param values `count` decimals; may be NULL where `count` is 0.
     */
    public static BigDecimal decimalSum(List<BigDecimal> values) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            call.check(Raw.money_decimal_sum(call.list(values, 24, (one, to) -> Numbers.write(to, one)), Call.length(values), resultAt, call.error()));
            return Numbers.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the smallest of `count` decimals, of equal ones the first. `count` is at least 1. C:
     * money_decimal_minimum
     */
    public static BigDecimal decimalMinimum(List<BigDecimal> values) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            call.check(Raw.money_decimal_minimum(call.list(values, 24, (one, to) -> Numbers.write(to, one)), Call.length(values), resultAt, call.error()));
            return Numbers.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the largest of `count` decimals, of equal ones the first. `count` is at least 1. C:
     * money_decimal_maximum
     */
    public static BigDecimal decimalMaximum(List<BigDecimal> values) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            call.check(Raw.money_decimal_maximum(call.list(values, 24, (one, to) -> Numbers.write(to, one)), Call.length(values), resultAt, call.error()));
            return Numbers.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** Writes -1 to `sign` if the value is less than 0, 1 if it is more, and 0 if it is 0. C: money_decimal_sign */
    public static int decimalSign(BigDecimal value) {
        Call call = Call.begin();
        try {
            long signAt = call.take(8);
            call.check(Raw.money_decimal_sign(call.decimal(value), signAt, call.error()));
            return Memory.getInt(signAt);
        } finally {
            call.end();
        }
    }

    /**
     * Compares by value: `order` receives -1 (a &lt; b), 0 or 1. 10.5 and 10.50 are equal. C:
     * money_decimal_compare
     */
    public static int decimalCompare(BigDecimal a, BigDecimal b) {
        Call call = Call.begin();
        try {
            long orderAt = call.take(8);
            call.check(Raw.money_decimal_compare(call.decimal(a), call.decimal(b), orderAt, call.error()));
            return Memory.getInt(orderAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes a hash of the value: equal decimals have equal hashes, on every platform and in every version of this
     * ABI. C: money_decimal_hash
     */
    public static long decimalHash(BigDecimal value) {
        Call call = Call.begin();
        try {
            long hashAt = call.take(8);
            call.check(Raw.money_decimal_hash(call.decimal(value), hashAt, call.error()));
            return Memory.getLong(hashAt);
        } finally {
            call.end();
        }
    }

    /** Writes dividend ÷ divisor, exactly and in lowest terms. C: money_ratio_from_decimals */
    public static Ratio ratioFromDecimals(BigDecimal dividend, BigDecimal divisor) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(136);
            call.check(Raw.money_ratio_from_decimals(call.decimal(dividend), call.decimal(divisor), resultAt, call.error()));
            return Ratio.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** Reads "7/3", "-1/2", or a decimal as money_decimal_parse reads it. C: money_ratio_parse */
    public static Ratio ratioParse(String text) {
        Call call = Call.begin();
        try {
            byte[] textBytes = Call.utf8(text);
            long resultAt = call.take(136);
            call.check(Raw.money_ratio_parse(call.bytes(textBytes), Call.length(textBytes), resultAt, call.error()));
            return Ratio.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes a ratio in lowest terms: "7/3", "-1/2", or "5" for a whole number. At most MONEY_RATIO_TEXT_MAX bytes
     * with the NUL. C: money_ratio_format
     */
    public static String ratioFormat(Ratio ratio) {
        Call call = Call.begin();
        try {
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_ratio_format(ratio.put(call), bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Writes a ratio as a decimal with exactly `digits` (0 to 38) fraction digits, rounded once: 7/3 with four is
     * "2.3333". Before the point there are as many digits as it takes. At most MONEY_RATIO_TEXT_MAX bytes with the
     * NUL. C: money_ratio_format_decimal
     */
    public static String ratioFormatDecimal(Ratio ratio, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_ratio_format_decimal(ratio.put(call), digits, rounding.value(), bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once. C:
     * money_ratio_to_decimal
     */
    public static BigDecimal ratioToDecimal(Ratio ratio, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            call.check(Raw.money_ratio_to_decimal(ratio.put(call), digits, rounding.value(), resultAt, 0, call.error()));
            return Numbers.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once. C:
     * money_ratio_to_decimal
     */
    public static RatioToDecimalDetailedResult ratioToDecimalDetailed(Ratio ratio, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            long flagsAt = call.take(8);
            call.check(Raw.money_ratio_to_decimal(ratio.put(call), digits, rounding.value(), resultAt, flagsAt, call.error()));
            return new RatioToDecimalDetailedResult(Numbers.read(resultAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /**
     * Writes the nearest double, ties to the even one, for charts and statistics. It has the same bits on every
     * platform. No other call makes floating point of an exact number, and no call takes the result back. C:
     * money_ratio_to_double
     */
    public static double ratioToDouble(Ratio ratio) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(8);
            call.check(Raw.money_ratio_to_double(ratio.put(call), resultAt, call.error()));
            return Memory.getDouble(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Compares by value, in whatever terms the two are: `order` receives -1 (a &lt; b), 0 or 1. C:
     * money_ratio_compare
     */
    public static int ratioCompare(Ratio a, Ratio b) {
        Call call = Call.begin();
        try {
            long orderAt = call.take(8);
            call.check(Raw.money_ratio_compare(a.put(call), b.put(call), orderAt, call.error()));
            return Memory.getInt(orderAt);
        } finally {
            call.end();
        }
    }

    /** Writes the date of a year (1 to 9999), month and day of the Gregorian calendar. C: money_date_from_ymd */
    public static LocalDate dateFromYmd(int year, int month, int day) {
        Call call = Call.begin();
        try {
            long dateAt = call.take(8);
            call.check(Raw.money_date_from_ymd(year, month, day, dateAt, call.error()));
            return Memory.day(Memory.getInt(dateAt));
        } finally {
            call.end();
        }
    }

    /** Writes the year (1 to 9999), month (1 to 12) and day (1 to 31) of a date. C: money_date_to_ymd */
    public static DateToYmdResult dateToYmd(LocalDate date) {
        Call call = Call.begin();
        try {
            long yearAt = call.take(8);
            long monthAt = call.take(8);
            long dayAt = call.take(8);
            call.check(Raw.money_date_to_ymd(Memory.ofDay(date), yearAt, monthAt, dayAt, call.error()));
            return new DateToYmdResult(Memory.getInt(yearAt), Memory.getInt(monthAt), Memory.getInt(dayAt));
        } finally {
            call.end();
        }
    }

    /** Writes the day of the week of a date, as ISO 8601 counts: 1 is Monday, 7 is Sunday. C: money_date_weekday */
    public static int dateWeekday(LocalDate date) {
        Call call = Call.begin();
        try {
            long weekdayAt = call.take(8);
            call.check(Raw.money_date_weekday(Memory.ofDay(date), weekdayAt, call.error()));
            return Memory.getInt(weekdayAt);
        } finally {
            call.end();
        }
    }

    /** Reads a date as ISO 8601 writes it: "2024-02-29". C: money_date_parse */
    public static LocalDate dateParse(String text) {
        Call call = Call.begin();
        try {
            byte[] textBytes = Call.utf8(text);
            long dateAt = call.take(8);
            call.check(Raw.money_date_parse(call.bytes(textBytes), Call.length(textBytes), dateAt, call.error()));
            return Memory.day(Memory.getInt(dateAt));
        } finally {
            call.end();
        }
    }

    /** Writes a date as "2024-02-29". C: money_date_format */
    public static String dateFormat(LocalDate date) {
        Call call = Call.begin();
        try {
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_date_format(Memory.ofDay(date), bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /** Looks a code up, first in the built-in table, then in `registry` (may be NULL). C: money_currency_find */
    public static Currency currencyFind(String code, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            long currencyAt = call.take(336);
            call.check(Raw.money_currency_find(call.code(code), call.use(registry), currencyAt, call.error()));
            return Currency.read(currencyAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_currency_find */
    public static Currency currencyFind(String code) {
        return currencyFind(code, (CurrencyRegistry) null);
    }

    /**
     * Writes the currency that a numeric code of ISO 4217 stands for on a date: 532 is ANG before 2025-03-31, XCG
     * from then. C: money_currency_find_numeric
     * @param date MONEY_DATE_NONE: as of the table's data.
     */
    public static Currency currencyFindNumeric(int numeric, LocalDate date) {
        Call call = Call.begin();
        try {
            long currencyAt = call.take(336);
            call.check(Raw.money_currency_find_numeric(numeric, Memory.ofDay(date), currencyAt, call.error()));
            return Currency.read(currencyAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes how many fraction digits the minor unit of a currency has on a date, or -1 if it has none. C:
     * money_currency_digits
     * @param date MONEY_DATE_NONE: as of the table's data.
     */
    public static int currencyDigits(String code, LocalDate date, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            long digitsAt = call.take(8);
            call.check(Raw.money_currency_digits(call.code(code), Memory.ofDay(date), call.use(registry), digitsAt, call.error()));
            return Memory.getInt(digitsAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_currency_digits */
    public static int currencyDigits(String code, LocalDate date) {
        return currencyDigits(code, date, (CurrencyRegistry) null);
    }

    /**
     * Writes the currencies that are legal tender in a country on a date, separated by spaces: "BTN INR" in
     * Bhutan. MONEY_TEXT_MAX bytes are room enough. Those that are named after the country come first, the newest
     * one first, then the others, the oldest one first, and last those that another currency has replaced and that
     * are still legal tender: "EUR HRK" in Croatia on 2023-01-10. The data are Unicode CLDR's, with the first days
     * of the built-in table. C: money_country_currencies
     * @param country an ISO 3166-1 code of two letters, in either case; also of a country that is no more, such as
     * "SU".
     * @param date MONEY_DATE_NONE: those of the end of the data.
     */
    public static String countryCurrencies(String country, LocalDate date) {
        Call call = Call.begin();
        try {
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_country_currencies(call.code(country), Memory.ofDay(date), bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Writes what cash payments in a currency are rounded to, in a country on a date: to 0.05 EUR in Ireland since
     * 2015-10-28, to 0.50 UAH since 2025-10-01. A currency without such a rule has its minor unit. The call
     * guesses nothing: it fails on a date before the first rule that is known. C: money_cash_rule
     * @param country an ISO 3166-1 code of two letters, in either case; NULL: the rule of all countries with the
     * currency.
     * @param date MONEY_DATE_NONE: the rule at the end of the data.
     */
    public static CashRule cashRule(String currency, String country, LocalDate date) {
        Call call = Call.begin();
        try {
            long ruleAt = call.take(80);
            call.check(Raw.money_cash_rule(call.code(currency), call.code(country), Memory.ofDay(date), ruleAt, call.error()));
            return CashRule.read(ruleAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the factor between a currency's units of two dates, if it lost zeros and kept its code: 1 SYP of
     * 2025-12-31 is 1/100 SYP of 2026-01-01. The factor is 1 if it lost none in between. Conversions use these
     * factors: rates of a date before the loss convert amounts of a date after it. C: money_redenomination
     * @param from the date of the amount that you have.
     * @param to the date whose units you want, earlier or later.
     */
    public static Ratio redenomination(String code, LocalDate from, LocalDate to) {
        Call call = Call.begin();
        try {
            long factorAt = call.take(136);
            call.check(Raw.money_redenomination(call.code(code), Memory.ofDay(from), Memory.ofDay(to), factorAt, call.error()));
            return Ratio.read(factorAt);
        } finally {
            call.end();
        }
    }

    /** Returns how many currencies the built-in table has. C: money_currency_count */
    public static long currencyCount() {
        Call call = Call.begin();
        try {
            return Raw.money_currency_count();
        } finally {
            call.end();
        }
    }

    /** Writes the built-in currency at an index, in the order of the codes. C: money_currency_at */
    public static Currency currencyAt(long index) {
        Call call = Call.begin();
        try {
            long currencyAt = call.take(336);
            call.check(Raw.money_currency_at(index, currencyAt, call.error()));
            return Currency.read(currencyAt);
        } finally {
            call.end();
        }
    }

    /** Returns the version of the built-in currency data as a static string. C: money_currency_data_version */
    public static String currencyDataVersion() {
        Call call = Call.begin();
        try {
            return Memory.textUntilNul(Raw.money_currency_data_version());
        } finally {
            call.end();
        }
    }

    /** Writes the number of an amount, without its currency: 12.50 of 12.50 EUR. C: money_amount */
    public static BigDecimal amount(Money amount) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            call.check(Raw.money_amount(call.money(amount), resultAt, call.error()));
            return Numbers.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** Writes -1 to `sign` if the amount is less than 0, 1 if it is more, and 0 if it is 0. C: money_sign */
    public static int sign(Money amount) {
        Call call = Call.begin();
        try {
            long signAt = call.take(8);
            call.check(Raw.money_sign(call.money(amount), signAt, call.error()));
            return Memory.getInt(signAt);
        } finally {
            call.end();
        }
    }

    /** Makes an amount of minor units: (1050, "EUR") is 10.50 EUR, (1050, "JPY") is 1050 JPY. C: money_from_minor */
    public static Money fromMinor(long minor, String currency, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            call.check(Raw.money_from_minor(minor, call.code(currency), call.use(registry), resultAt, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_from_minor */
    public static Money fromMinor(long minor, String currency) {
        return fromMinor(minor, currency, (CurrencyRegistry) null);
    }

    /** Writes the amount in minor units, exactly. C: money_to_minor */
    public static long toMinor(Money amount, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            long minorAt = call.take(8);
            call.check(Raw.money_to_minor(call.money(amount), call.use(registry), minorAt, call.error()));
            return Memory.getLong(minorAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_to_minor */
    public static long toMinor(Money amount) {
        return toMinor(amount, (CurrencyRegistry) null);
    }

    /**
     * Reads "12.50 EUR" or "EUR 12.50": a decimal as money_decimal_parse reads it and a built-in code, one space
     * between. C: money_parse
     */
    public static Money parse(String text) {
        Call call = Call.begin();
        try {
            byte[] textBytes = Call.utf8(text);
            long resultAt = call.take(32);
            call.check(Raw.money_parse(call.bytes(textBytes), Call.length(textBytes), resultAt, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Reads an amount as money_parse does. It also takes a plain decimal as an amount of `currency`, and knows the
     * codes of `registry`. C: money_parse_with_currency
     * @param currency what a plain decimal is an amount of; NULL or "": a plain decimal is MONEY_ERR_SYNTAX.
     * @param registry may be NULL.
     */
    public static Money parseWithCurrency(String text, String currency, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            byte[] textBytes = Call.utf8(text);
            long resultAt = call.take(32);
            call.check(Raw.money_parse_with_currency(call.bytes(textBytes), Call.length(textBytes), call.code(currency), call.use(registry), resultAt, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_parse_with_currency */
    public static Money parseWithCurrency(String text, String currency) {
        return parseWithCurrency(text, currency, (CurrencyRegistry) null);
    }

    /** Writes "12.50 EUR", with all digits of the scale. At most MONEY_TEXT_MAX bytes with the NUL. C: money_format */
    public static String format(Money amount) {
        Call call = Call.begin();
        try {
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_format(call.money(amount), bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Writes {"amount":"12.50","currency":"EUR"}, with all digits of the scale: the same amount has the same
     * bytes. MONEY_JSON_MAX bytes are room enough. C: money_to_json
     */
    public static String toJson(Money amount) {
        Call call = Call.begin();
        try {
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_to_json(call.money(amount), bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Reads an amount that money_to_json wrote: an object with the strings "amount" and "currency", in either
     * order, and nothing else. An error has the position in the text. C: money_from_json
     * @param registry codes that are known next to the built-in ones.
     */
    public static Money fromJson(String json, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            byte[] jsonBytes = Call.utf8(json);
            long resultAt = call.take(32);
            call.check(Raw.money_from_json(call.bytes(jsonBytes), Call.length(jsonBytes), call.use(registry), resultAt, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_from_json */
    public static Money fromJson(String json) {
        return fromJson(json, (CurrencyRegistry) null);
    }

    /** Writes a + b, exactly, as money_decimal_add. C: money_add */
    public static Money add(Money a, Money b) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            call.check(Raw.money_add(call.money(a), call.money(b), resultAt, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** Writes a - b, exactly, as money_decimal_subtract. C: money_subtract */
    public static Money subtract(Money a, Money b) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            call.check(Raw.money_subtract(call.money(a), call.money(b), resultAt, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** Writes -amount, exactly. The call never overflows. C: money_negate */
    public static Money negate(Money amount) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            call.check(Raw.money_negate(call.money(amount), resultAt, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** Writes |amount|, exactly. The call never overflows. C: money_absolute */
    public static Money absolute(Money amount) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            call.check(Raw.money_absolute(call.money(amount), resultAt, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes amount × factor, rounded once, as money_decimal_multiply does. C: money_multiply
     * @param digits 0 to 38, MONEY_DIGITS_EXACT, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
     */
    public static Money multiply(Money amount, BigDecimal factor, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            call.check(Raw.money_multiply(call.money(amount), call.decimal(factor), digits, rounding.value(), resultAt, 0, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes amount × factor, rounded once, as money_decimal_multiply does. C: money_multiply
     * @param digits 0 to 38, MONEY_DIGITS_EXACT, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
     */
    public static MultiplyDetailedResult multiplyDetailed(Money amount, BigDecimal factor, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            long flagsAt = call.take(8);
            call.check(Raw.money_multiply(call.money(amount), call.decimal(factor), digits, rounding.value(), resultAt, flagsAt, call.error()));
            return new MultiplyDetailedResult(Money.read(resultAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /**
     * Writes amount ÷ divisor, rounded once, as money_decimal_divide does. C: money_divide
     * @param digits 0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
     */
    public static Money divide(Money amount, BigDecimal divisor, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            call.check(Raw.money_divide(call.money(amount), call.decimal(divisor), digits, rounding.value(), resultAt, 0, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes amount ÷ divisor, rounded once, as money_decimal_divide does. C: money_divide
     * @param digits 0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
     */
    public static DivideDetailedResult divideDetailed(Money amount, BigDecimal divisor, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            long flagsAt = call.take(8);
            call.check(Raw.money_divide(call.money(amount), call.decimal(divisor), digits, rounding.value(), resultAt, flagsAt, call.error()));
            return new DivideDetailedResult(Money.read(resultAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /**
     * Writes amount ÷ divisor and the remainder as money_decimal_divide_remainder does: amount = quotient ×
     * divisor + remainder, exactly. 100.00 EUR ÷ 3 with MONEY_ROUND_DOWN is 33.33 EUR, remainder 0.01 EUR. C:
     * money_divide_remainder
     * @param digits of the quotient: 0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
     */
    public static DivideRemainderResult divideRemainder(Money amount, BigDecimal divisor, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long quotientAt = call.take(32);
            long remainderAt = call.take(32);
            call.check(Raw.money_divide_remainder(call.money(amount), call.decimal(divisor), digits, rounding.value(), quotientAt, remainderAt, call.error()));
            return new DivideRemainderResult(Money.read(quotientAt), Money.read(remainderAt));
        } finally {
            call.end();
        }
    }

    /**
     * Writes how often an amount goes into another one of its currency, with `digits` (0 to 38) fraction digits,
     * rounded once. 10.00 EUR ÷ 3.00 EUR without digits, with MONEY_ROUND_DOWN, is 3, remainder 1.00 EUR. C:
     * money_divide_by_amount
     */
    public static BigDecimal divideByAmount(Money amount, Money divisor, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long quotientAt = call.take(24);
            call.check(Raw.money_divide_by_amount(call.money(amount), call.money(divisor), digits, rounding.value(), quotientAt, 0, 0, call.error()));
            return Numbers.read(quotientAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes how often an amount goes into another one of its currency, with `digits` (0 to 38) fraction digits,
     * rounded once. 10.00 EUR ÷ 3.00 EUR without digits, with MONEY_ROUND_DOWN, is 3, remainder 1.00 EUR. C:
     * money_divide_by_amount
     */
    public static DivideByAmountDetailedResult divideByAmountDetailed(Money amount, Money divisor, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long quotientAt = call.take(24);
            long remainderAt = call.take(32);
            long flagsAt = call.take(8);
            call.check(Raw.money_divide_by_amount(call.money(amount), call.money(divisor), digits, rounding.value(), quotientAt, remainderAt, flagsAt, call.error()));
            return new DivideByAmountDetailedResult(Numbers.read(quotientAt), Money.read(remainderAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /** Writes dividend ÷ divisor of one currency, exactly and in lowest terms. C: money_ratio_from_amounts */
    public static Ratio ratioFromAmounts(Money dividend, Money divisor) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(136);
            call.check(Raw.money_ratio_from_amounts(call.money(dividend), call.money(divisor), resultAt, call.error()));
            return Ratio.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY. C:
     * money_quantize
     */
    public static Money quantize(Money amount, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            call.check(Raw.money_quantize(call.money(amount), digits, rounding.value(), resultAt, 0, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY. C:
     * money_quantize
     */
    public static QuantizeDetailedResult quantizeDetailed(Money amount, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            long flagsAt = call.take(8);
            call.check(Raw.money_quantize(call.money(amount), digits, rounding.value(), resultAt, flagsAt, call.error()));
            return new QuantizeDetailedResult(Money.read(resultAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /**
     * Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is 10.50 CHF. If 38
     * digits do not hold the result, the call drops zeros at its end. C: money_to_cash
     * @param step more than 0; NULL: the currency's cash step, or its minor unit where it has no step of its own.
     */
    public static Money toCash(Money amount, Rounding rounding, BigDecimal step) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            call.check(Raw.money_to_cash(call.money(amount), step == null ? 0 : call.decimal(step), rounding.value(), resultAt, 0, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_to_cash */
    public static Money toCash(Money amount, Rounding rounding) {
        return toCash(amount, rounding, (BigDecimal) null);
    }

    /**
     * Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is 10.50 CHF. If 38
     * digits do not hold the result, the call drops zeros at its end. C: money_to_cash
     * @param step more than 0; NULL: the currency's cash step, or its minor unit where it has no step of its own.
     */
    public static ToCashDetailedResult toCashDetailed(Money amount, Rounding rounding, BigDecimal step) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            long flagsAt = call.take(8);
            call.check(Raw.money_to_cash(call.money(amount), step == null ? 0 : call.decimal(step), rounding.value(), resultAt, flagsAt, call.error()));
            return new ToCashDetailedResult(Money.read(resultAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_to_cash */
    public static ToCashDetailedResult toCashDetailed(Money amount, Rounding rounding) {
        return toCashDetailed(amount, rounding, (BigDecimal) null);
    }

    /**
     * Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00 EUR in Ireland,
     * and stayed 10.02 EUR there before 2015-10-28. The rule is that of money_cash_rule. C:
     * money_to_cash_in_country
     * @param country an ISO 3166-1 code of two letters, in either case; NULL: the rule of all countries with the
     * currency.
     * @param date MONEY_DATE_NONE: the rule at the end of the data.
     */
    public static Money toCashInCountry(Money amount, String country, LocalDate date) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            call.check(Raw.money_to_cash_in_country(call.money(amount), call.code(country), Memory.ofDay(date), resultAt, 0, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00 EUR in Ireland,
     * and stayed 10.02 EUR there before 2015-10-28. The rule is that of money_cash_rule. C:
     * money_to_cash_in_country
     * @param country an ISO 3166-1 code of two letters, in either case; NULL: the rule of all countries with the
     * currency.
     * @param date MONEY_DATE_NONE: the rule at the end of the data.
     */
    public static ToCashInCountryDetailedResult toCashInCountryDetailed(Money amount, String country, LocalDate date) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            long flagsAt = call.take(8);
            call.check(Raw.money_to_cash_in_country(call.money(amount), call.code(country), Memory.ofDay(date), resultAt, flagsAt, call.error()));
            return new ToCashInCountryDetailedResult(Money.read(resultAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /**
     * Writes the amount with as few fraction digits as hold it exactly, but at least `digits`: 1.5000 EUR is 1.5
     * EUR, and with MONEY_DIGITS_CURRENCY 1.50 EUR. Equal amounts become the same bytes. C: money_normalize
     * @param digits 0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
     */
    public static Money normalize(Money amount, int digits) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            call.check(Raw.money_normalize(call.money(amount), digits, resultAt, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200 EUR. C:
     * money_round_to_step
     * @param step more than 0.
     */
    public static Money roundToStep(Money amount, BigDecimal step, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            call.check(Raw.money_round_to_step(call.money(amount), call.decimal(step), rounding.value(), resultAt, 0, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200 EUR. C:
     * money_round_to_step
     * @param step more than 0.
     */
    public static RoundToStepDetailedResult roundToStepDetailed(Money amount, BigDecimal step, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            long flagsAt = call.take(8);
            call.check(Raw.money_round_to_step(call.money(amount), call.decimal(step), rounding.value(), resultAt, flagsAt, call.error()));
            return new RoundToStepDetailedResult(Money.read(resultAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /**
     * Writes the amount with at most `digits` (1 to 38) significant digits: three of 1234.56 EUR are 1230 EUR. C:
     * money_round_significant
     */
    public static Money roundSignificant(Money amount, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            call.check(Raw.money_round_significant(call.money(amount), digits, rounding.value(), resultAt, 0, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the amount with at most `digits` (1 to 38) significant digits: three of 1234.56 EUR are 1230 EUR. C:
     * money_round_significant
     */
    public static RoundSignificantDetailedResult roundSignificantDetailed(Money amount, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            long flagsAt = call.take(8);
            call.check(Raw.money_round_significant(call.money(amount), digits, rounding.value(), resultAt, flagsAt, call.error()));
            return new RoundSignificantDetailedResult(Money.read(resultAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /**
     * Adds up `count` amounts of one currency, exactly, at the largest scale among them. The call fails only where
     * the sum itself does not fit, whatever the order of the amounts. C: money_sum
     * @param amounts `count` amounts; may be NULL where `count` is 0.
     * @param currency what all amounts are of; the sum of none is 0 of it. NULL or "": the currency of the first
     * amount, and no amounts are MONEY_ERR_ARGUMENT.
     */
    public static Money sum(List<Money> amounts, String currency) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            call.check(Raw.money_sum(call.list(amounts, 32, (one, to) -> one.write(to)), Call.length(amounts), call.code(currency), resultAt, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the smallest of `count` amounts of one currency, of equal ones the first. `count` is at least 1. C:
     * money_minimum
     */
    public static Money minimum(List<Money> amounts) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            call.check(Raw.money_minimum(call.list(amounts, 32, (one, to) -> one.write(to)), Call.length(amounts), resultAt, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the largest of `count` amounts of one currency, of equal ones the first. `count` is at least 1. C:
     * money_maximum
     */
    public static Money maximum(List<Money> amounts) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            call.check(Raw.money_maximum(call.list(amounts, 32, (one, to) -> one.write(to)), Call.length(amounts), resultAt, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** Compares amounts of one currency: `order` receives -1 (a &lt; b), 0 or 1. C: money_compare */
    public static int compare(Money a, Money b) {
        Call call = Call.begin();
        try {
            long orderAt = call.take(8);
            call.check(Raw.money_compare(call.money(a), call.money(b), orderAt, call.error()));
            return Memory.getInt(orderAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes 1 to `equal` if both are the same value of the same currency (10.5 EUR is 10.50 EUR), else 0. C:
     * money_equal
     */
    public static boolean sameAs(Money a, Money b) {
        Call call = Call.begin();
        try {
            long equalAt = call.take(8);
            call.check(Raw.money_equal(call.money(a), call.money(b), equalAt, call.error()));
            return (Memory.getInt(equalAt) != 0);
        } finally {
            call.end();
        }
    }

    /**
     * Writes a hash of value and currency: equal amounts have equal hashes, on every platform and in every version
     * of this ABI. C: money_hash
     */
    public static long hash(Money amount) {
        Call call = Call.begin();
        try {
            long hashAt = call.take(8);
            call.check(Raw.money_hash(call.money(amount), hashAt, call.error()));
            return Memory.getLong(hashAt);
        } finally {
            call.end();
        }
    }

    /**
     * Divides an amount in proportion to weights, losing nothing. Always: the shares (and the remainder) sum to
     * the amount; allocating -x gives the negated shares of x; a weight of zero gets zero; no share has the other
     * sign. With a step in the options every share is a multiple of it. The method hands out whole steps, and the
     * remainder has what is less than a step. 10.02 over 1:1:1 at 0.05 is 3.35, 3.35 and 3.30, and the remainder
     * is 0.02. C: money_allocate
     * @param weights `count` decimals, none negative, not all zero.
     */
    public static List<Money> allocate(Money amount, List<BigDecimal> weights, AllocateOptions options) {
        Call call = Call.begin();
        try {
            long sharesAt = call.rows(Call.length(weights), 32);
            call.check(Raw.money_allocate(call.money(amount), call.list(weights, 24, (one, to) -> Numbers.write(to, one)), Call.length(weights), options == null ? 0 : options.put(call), sharesAt, 0, call.error()));
            return Memory.list(sharesAt, 32, (int) Call.length(weights), one -> Money.read(one));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_allocate */
    public static List<Money> allocate(Money amount, List<BigDecimal> weights) {
        return allocate(amount, weights, (AllocateOptions) null);
    }

    /**
     * Divides an amount in proportion to weights, losing nothing. Always: the shares (and the remainder) sum to
     * the amount; allocating -x gives the negated shares of x; a weight of zero gets zero; no share has the other
     * sign. With a step in the options every share is a multiple of it. The method hands out whole steps, and the
     * remainder has what is less than a step. 10.02 over 1:1:1 at 0.05 is 3.35, 3.35 and 3.30, and the remainder
     * is 0.02. C: money_allocate
     * @param weights `count` decimals, none negative, not all zero.
     */
    public static AllocateDetailedResult allocateDetailed(Money amount, List<BigDecimal> weights, AllocateOptions options) {
        Call call = Call.begin();
        try {
            long sharesAt = call.rows(Call.length(weights), 32);
            long remainderAt = call.take(32);
            call.check(Raw.money_allocate(call.money(amount), call.list(weights, 24, (one, to) -> Numbers.write(to, one)), Call.length(weights), options == null ? 0 : options.put(call), sharesAt, remainderAt, call.error()));
            return new AllocateDetailedResult(Memory.list(sharesAt, 32, (int) Call.length(weights), one -> Money.read(one)), Money.read(remainderAt));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_allocate */
    public static AllocateDetailedResult allocateDetailed(Money amount, List<BigDecimal> weights) {
        return allocateDetailed(amount, weights, (AllocateOptions) null);
    }

    /**
     * Writes the value of a rate as a ratio, which you can compare, write or make a decimal of. C:
     * money_rate_to_ratio
     */
    public static Ratio rateToRatio(Rate rate) {
        Call call = Call.begin();
        try {
            long ratioAt = call.take(136);
            call.check(Raw.money_rate_to_ratio(rate.put(call), ratioAt, call.error()));
            return Ratio.read(ratioAt);
        } finally {
            call.end();
        }
    }

    /**
     * Returns the name of the law by which a conversion was rounded, such as "Council Regulation (EC) No 1103/97,
     * articles 4 and 5", as a static string. It returns NULL if no law says how the conversion is rounded. C:
     * money_conversion_rule
     * @param flags the flags of the conversion.
     */
    public static String conversionRule(Set<Flags> flags) {
        Call call = Call.begin();
        try {
            return Memory.textUntilNul(Raw.money_conversion_rule(Flags.bits(flags)));
        } finally {
            call.end();
        }
    }

    /** Writes "EUR/USD". MONEY_CURRENCY_PAIR_TEXT_MAX bytes are room enough. C: money_currency_pair_format */
    public static String currencyPairFormat(String from, String to) {
        Call call = Call.begin();
        try {
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_currency_pair_format(call.code(from), call.code(to), bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /** Reads "EUR/USD". The codes need not be known: markets have codes of their own. C: money_currency_pair_parse */
    public static CurrencyPair currencyPairParse(String text) {
        Call call = Call.begin();
        try {
            byte[] textBytes = Call.utf8(text);
            long pairAt = call.take(24);
            call.check(Raw.money_currency_pair_parse(call.bytes(textBytes), Call.length(textBytes), pairAt, call.error()));
            return CurrencyPair.read(pairAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes "EUR/USD 1.1172", and of a date "EUR/USD 1.1172 2020-03-13". A rate that is no decimal is written as
     * a ratio, "EUR/USD 10/9". Kind and flags are not written. MONEY_RATE_TEXT_MAX bytes are room enough. C:
     * money_rate_format
     */
    public static String rateFormat(Rate rate) {
        Call call = Call.begin();
        try {
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_rate_format(rate.put(call), bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Reads a rate that money_rate_format wrote, numerator and denominator as they were; its kind is
     * MONEY_RATE_QUOTED. An error has the position in the text. C: money_rate_parse
     */
    public static Rate rateParse(String text) {
        Call call = Call.begin();
        try {
            byte[] textBytes = Call.utf8(text);
            long rateAt = call.take(56);
            call.check(Raw.money_rate_parse(call.bytes(textBytes), Call.length(textBytes), rateAt, call.error()));
            return Rate.read(rateAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes {"date":"2020-03-13","from":"EUR","rate":"1.1172","to":"USD"}, an element of the lists that
     * money_rates_from_json reads. "date" is left out where there is none, and "rounded":true stands before "to"
     * for MONEY_FLAG_RATE_ROUNDED. MONEY_RATE_JSON_MAX bytes are room enough. C: money_rate_to_json
     */
    public static String rateToJson(Rate rate) {
        Call call = Call.begin();
        try {
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_rate_to_json(rate.put(call), bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Reads a rate that money_rate_to_json wrote, members in any order and no others; its kind is
     * MONEY_RATE_QUOTED. An error has the position in the text. C: money_rate_from_json
     */
    public static Rate rateFromJson(String json) {
        Call call = Call.begin();
        try {
            byte[] jsonBytes = Call.utf8(json);
            long rateAt = call.take(56);
            call.check(Raw.money_rate_from_json(call.bytes(jsonBytes), Call.length(jsonBytes), rateAt, call.error()));
            return Rate.read(rateAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes -1 to `order` if a is before b, 0 if they are equal, else 1. Rates have the order of their codes,
     * then of their dates (those without one first), then of their values. 1.10, 110/100 and 11/10 are one value;
     * kind and flags do not count. C: money_rate_compare
     */
    public static int rateCompare(Rate a, Rate b) {
        Call call = Call.begin();
        try {
            long orderAt = call.take(8);
            call.check(Raw.money_rate_compare(a.put(call), b.put(call), orderAt, call.error()));
            return Memory.getInt(orderAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes 1 to `equal` if direction, date and value are the same, as money_rate_compare has them, else 0. C:
     * money_rate_equal
     */
    public static boolean rateEqual(Rate a, Rate b) {
        Call call = Call.begin();
        try {
            long equalAt = call.take(8);
            call.check(Raw.money_rate_equal(a.put(call), b.put(call), equalAt, call.error()));
            return (Memory.getInt(equalAt) != 0);
        } finally {
            call.end();
        }
    }

    /**
     * Writes a hash of direction, date and value: equal rates have equal hashes, on every platform. C:
     * money_rate_hash
     */
    public static long rateHash(Rate rate) {
        Call call = Call.begin();
        try {
            long hashAt = call.take(8);
            call.check(Raw.money_rate_hash(rate.put(call), hashAt, call.error()));
            return Memory.getLong(hashAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes an expression and, under it, a caret at a position, such as the position of an error: 12 EUR + 3 $ ^
     * The call moves the caret by characters (Unicode scalar values), not by bytes, and keeps a tab as a tab. It
     * writes `?` for control characters and for bytes that are not UTF-8; these are no error here. C:
     * money_expression_caret
     * @param text at most MONEY_EXPRESSION_MAX bytes.
     * @param position a byte of the text, or its length for the end. A position inside a character means that
     * character.
     */
    public static String expressionCaret(String text, long position) {
        Call call = Call.begin();
        try {
            byte[] textBytes = Call.utf8(text);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_expression_caret(call.bytes(textBytes), Call.length(textBytes), position, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Moves amounts between wallets: all legs or none. The amounts that leave a wallet, less those that come in,
     * must be there and not held. A fee is a leg of its own. Each wallet's callback runs once, after all wallets
     * have changed. C: money_wallet_transfer
     * @param legs 1 to 1,024 legs.
     * @param note the note of every entry that the call makes.
     */
    public static void walletTransfer(List<TransferLeg> legs, WalletNote note) {
        Call call = Call.begin();
        try {
            call.check(Raw.money_wallet_transfer(call.list(legs, 56, (one, to) -> one.write(call, to)), Call.length(legs), note == null ? 0 : note.put(call), call.error()));
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_wallet_transfer */
    public static void walletTransfer(List<TransferLeg> legs) {
        walletTransfer(legs, (WalletNote) null);
    }

    /** Writes the policy of a preset, `struct_size` included. C: money_basket_policy_preset */
    public static BasketPolicy basketPolicyPreset(BasketPreset preset) {
        Call call = Call.begin();
        try {
            long policyAt = call.take(56);
            call.check(Raw.money_basket_policy_preset(preset.value(), policyAt, call.error()));
            return BasketPolicy.read(policyAt);
        } finally {
            call.end();
        }
    }

    /**
     * Returns the name of a preset, such as "swiss_cash", as a static string. It returns NULL past the last
     * preset, so that you can list them from 0 on. C: money_basket_policy_preset_name
     */
    public static String basketPolicyPresetName(BasketPreset preset) {
        Call call = Call.begin();
        try {
            return Memory.textUntilNul(Raw.money_basket_policy_preset_name(preset.value()));
        } finally {
            call.end();
        }
    }

    /**
     * Writes a policy as one English sentence. A buffer of 512 bytes is large enough. C:
     * money_basket_policy_describe
     */
    public static String basketPolicyDescribe(BasketPolicy policy) {
        Call call = Call.begin();
        try {
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_basket_policy_describe(policy == null ? 0 : policy.put(call), bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_basket_policy_describe */
    public static String basketPolicyDescribe() {
        return basketPolicyDescribe((BasketPolicy) null);
    }

    /**
     * Returns the name of a provider, such as "stripe", as a static string. It returns NULL past the last
     * provider, so that you can list them from 0 on. C: money_payment_provider_name
     */
    public static String paymentProviderName(PaymentProvider provider) {
        Call call = Call.begin();
        try {
            return Memory.textUntilNul(Raw.money_payment_provider_name(provider.value()));
        } finally {
            call.end();
        }
    }

    /**
     * Writes the fraction digits that a provider counts an amount in: 2 for EUR everywhere, 2 for UGX at Stripe.
     * C: money_payment_digits
     * @param currency a code; with MONEY_PAYMENT_STRIPE also in lower case, as Stripe writes it: "eur".
     * @param registry your own currencies; a provider that takes them is expected to count their minor units.
     */
    public static int paymentDigits(String currency, PaymentProvider provider, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            long digitsAt = call.take(8);
            call.check(Raw.money_payment_digits(call.code(currency), provider.value(), call.use(registry), digitsAt, call.error()));
            return Memory.getInt(digitsAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_payment_digits */
    public static int paymentDigits(String currency, PaymentProvider provider) {
        return paymentDigits(currency, provider, (CurrencyRegistry) null);
    }

    /**
     * Writes an amount as the whole number that a provider takes, exactly. Stripe takes only whole ISK and UGX,
     * and only hundredths of the currencies that have three fraction digits. C: money_payment_to_minor
     */
    public static long paymentToMinor(Money amount, PaymentProvider provider, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            long minorAt = call.take(8);
            call.check(Raw.money_payment_to_minor(call.money(amount), provider.value(), call.use(registry), minorAt, call.error()));
            return Memory.getLong(minorAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_payment_to_minor */
    public static long paymentToMinor(Money amount, PaymentProvider provider) {
        return paymentToMinor(amount, provider, (CurrencyRegistry) null);
    }

    /**
     * Makes an amount of the whole number that a provider gives. 500 from Stripe are 5.00 UGX. C:
     * money_payment_from_minor
     * @param currency a code, as in money_payment_digits; the amount has it in capitals.
     */
    public static Money paymentFromMinor(long minor, String currency, PaymentProvider provider, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            call.check(Raw.money_payment_from_minor(minor, call.code(currency), provider.value(), call.use(registry), resultAt, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_payment_from_minor */
    public static Money paymentFromMinor(long minor, String currency, PaymentProvider provider) {
        return paymentFromMinor(minor, currency, provider, (CurrencyRegistry) null);
    }

    /**
     * Checks that a message of ISO 20022 may have an amount. It must not be below 0, and may have at most 18
     * digits and 5 fraction digits, and no more fraction digits than its currency, which must be of ISO 4217.
     * Zeros at the end of the fraction do not count. C: money_payment_check_iso20022
     * @param date the day on which the currency must be in use, as ActiveCurrencyAndAmount demands. With
     * MONEY_DATE_NONE a withdrawn currency is allowed too, as in ActiveOrHistoricCurrencyAndAmount.
     */
    public static void paymentCheckIso20022(Money amount, LocalDate date) {
        Call call = Call.begin();
        try {
            call.check(Raw.money_payment_check_iso20022(call.money(amount), Memory.ofDay(date), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Writes an amount as google.type.Money has it: whole units, and billionths of one. Both have the amount's
     * sign: -1.75 is -1 and -750000000. C: money_payment_to_units
     */
    public static PaymentToUnitsResult paymentToUnits(Money amount) {
        Call call = Call.begin();
        try {
            long unitsAt = call.take(8);
            long nanosAt = call.take(8);
            call.check(Raw.money_payment_to_units(call.money(amount), unitsAt, nanosAt, call.error()));
            return new PaymentToUnitsResult(Memory.getLong(unitsAt), Memory.getInt(nanosAt));
        } finally {
            call.end();
        }
    }

    /**
     * Makes an amount of whole units and billionths of one, with at least the fraction digits of the currency. C:
     * money_payment_from_units
     * @param units any whole number.
     * @param nanos -999999999 to 999999999, with the sign of `units` where both are not 0.
     */
    public static Money paymentFromUnits(long units, int nanos, String currency, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(32);
            call.check(Raw.money_payment_from_units(units, nanos, call.code(currency), call.use(registry), resultAt, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_payment_from_units */
    public static Money paymentFromUnits(long units, int nanos, String currency) {
        return paymentFromUnits(units, nanos, currency, (CurrencyRegistry) null);
    }

    /**
     * Finds the internal rates of return: every rate r at which the sum of amount / (1 + r)^(days / 365) is 0. The
     * flows may come in any order; the call adds up those of one date, exactly. It finds every rate up to 10^300.
     * It searches intervals until bounds prove that each has no root, or one. If rates are closer than about 1e-9,
     * if they are the same double, or if the sum only touches 0, they are one rate, and `is_certain` is 0. If
     * `is_certain` is 1, each rate is proven to be the nearest double to the exact one; that is -1 if nearly all
     * is lost in days. A rate that 768 bits do not tell from the middle of two doubles is the one whose last bit
     * is 0. C: money_xirr
     * @param flows `count` flows of one currency; NULL is allowed if `count` is 0.
     */
    public static Xirr xirr(List<CashFlow> flows) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(280);
            call.check(Raw.money_xirr(call.list(flows, 40, (one, to) -> one.write(call, to)), Call.length(flows), resultAt, call.error()));
            return Xirr.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Returns a reason in words, such as "all flows on one date", as a static string. It returns "there is a rate"
     * for 0, and "an unknown reason" for a value that the library does not know. C: money_xirr_reason_text
     */
    public static String xirrReasonText(XirrReason reason) {
        Call call = Call.begin();
        try {
            return Memory.textUntilNul(Raw.money_xirr_reason_text(reason.value()));
        } finally {
            call.end();
        }
    }

    /**
     * Finds the time-weighted return: the product of the growth of each period, less 1. It is an exact ratio,
     * which the call rounds once. The growth of a period is the value at its end divided by the value plus the
     * flow at its start. The first value may be 0, and the last flow does not count. A period that starts and ends
     * with nothing counts as no growth. If several points have one date, the order of the list is their order
     * within the day: the value of the second one is that after the first one's flow. C:
     * money_time_weighted_return
     * @param points `count` points of one currency whose dates do not descend. No value, and no value plus flow,
     * is below 0.
     * @param digits 0 to 38 fraction digits: 0.0512 has 4.
     * @param rounding a MONEY_ROUND_.
     */
    public static BigDecimal timeWeightedReturn(List<ValuePoint> points, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            call.check(Raw.money_time_weighted_return(call.list(points, 72, (one, to) -> one.write(call, to)), Call.length(points), digits, rounding.value(), resultAt, 0, 0, call.error()));
            return Numbers.read(resultAt);
        } finally {
            call.end();
        }
    }

    /**
     * Finds the time-weighted return: the product of the growth of each period, less 1. It is an exact ratio,
     * which the call rounds once. The growth of a period is the value at its end divided by the value plus the
     * flow at its start. The first value may be 0, and the last flow does not count. A period that starts and ends
     * with nothing counts as no growth. If several points have one date, the order of the list is their order
     * within the day: the value of the second one is that after the first one's flow. C:
     * money_time_weighted_return
     * @param points `count` points of one currency whose dates do not descend. No value, and no value plus flow,
     * is below 0.
     * @param digits 0 to 38 fraction digits: 0.0512 has 4.
     * @param rounding a MONEY_ROUND_.
     */
    public static TimeWeightedReturnDetailedResult timeWeightedReturnDetailed(List<ValuePoint> points, int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long resultAt = call.take(24);
            long flagsAt = call.take(8);
            long annualisedAt = call.take(8);
            call.check(Raw.money_time_weighted_return(call.list(points, 72, (one, to) -> one.write(call, to)), Call.length(points), digits, rounding.value(), resultAt, flagsAt, annualisedAt, call.error()));
            return new TimeWeightedReturnDetailedResult(Numbers.read(resultAt), Flags.of(Memory.getInt(flagsAt)), Memory.getDouble(annualisedAt));
        } finally {
            call.end();
        }
    }

    /** Returns how many locales Unicode CLDR has. C: money_locale_count */
    public static long localeCount() {
        Call call = Call.begin();
        try {
            return Raw.money_locale_count();
        } finally {
            call.end();
        }
    }

    /**
     * Writes the identifier of the locale at an index, such as "pt_BR". Locales have the order of their
     * identifiers. MONEY_LOCALE_SIZE bytes are enough. C: money_locale_at
     */
    public static String localeAt(long index) {
        Call call = Call.begin();
        try {
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_locale_at(index, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Writes the identifier of the locale that a name means: "pt-br" is "pt_BR", "zh-TW" is "zh_Hant_TW". Aliases,
     * likely subtags and parents are those of CLDR (UTS #35): "iw-IL" is "he_IL", "de-Latn-CH" is "de_CH",
     * "en-036" is "en_AU", "zh-AU" is "zh_Hant", "es-JP" is "es_419". The library leaves out a region, script or
     * variant for which CLDR has no locale of the language: "en-ZZ" is "en". Every function that takes a locale
     * finds it in this way. The keyword `nu` of a tag names the digits: money_format_locale writes those of "ar-
     * EG-u-nu-latn" as 0 to 9. The values `native`, `traditio` and `finance` mean the locale's own systems. The
     * identifier does not contain the keyword. C: money_locale_find
     * @param locale a tag of BCP 47, with `-` or `_` and in any case: language, script, region, variants,
     * extensions. Names of POSIX ("de_DE.UTF-8", "sr_RS@latin", "C"), of ICU ("ar_EG@numbers=latn") and of Java
     * ("iw_IL") are read too. At most 255 bytes.
     */
    public static String localeFind(String locale) {
        Call call = Call.begin();
        try {
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_locale_find(call.code(locale), bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Writes the code of the currency of a locale's country on a date: "CHF" for "de-CH". MONEY_CODE_SIZE bytes
     * are room enough. The country is the name's own, also where CLDR does not know the language there; the
     * language is known. The keyword `cu` of the name is the currency itself, and `rg` is another country: "en-GB-
     * u-rg-uszzzz". A country that is no more has its own currency as long as there was one, and then that of its
     * successor: SUR and RUB for "ru-SU". C: money_locale_currency
     * @param locale as money_locale_find takes it, with a region.
     * @param date MONEY_DATE_NONE: the end of the data.
     */
    public static String localeCurrency(String locale, LocalDate date) {
        Call call = Call.begin();
        try {
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_locale_currency(call.code(locale), Memory.ofDay(date), bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K". The call follows
     * Unicode CLDR (UTS #35): no-break spaces, groups of 2 and 3 digits, least digits before a group, the place of
     * the sign, a space between a currency of letters and a digit. It rounds only if you give `digits` and the
     * amount has more. The text has at most MONEY_LOCALE_TEXT_MAX bytes with the NUL. C: money_format_locale
     * @param options NULL: the defaults.
     */
    public static String formatLocale(Money amount, String locale, LocaleOptions options) {
        Call call = Call.begin();
        try {
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_format_locale(call.money(amount), call.code(locale), options == null ? 0 : options.put(call), bufferAt, call.room(), call.length(), 0, call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_format_locale */
    public static String formatLocale(Money amount, String locale) {
        return formatLocale(amount, locale, (LocaleOptions) null);
    }

    /**
     * Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K". The call follows
     * Unicode CLDR (UTS #35): no-break spaces, groups of 2 and 3 digits, least digits before a group, the place of
     * the sign, a space between a currency of letters and a digit. It rounds only if you give `digits` and the
     * amount has more. The text has at most MONEY_LOCALE_TEXT_MAX bytes with the NUL. C: money_format_locale
     * @param options NULL: the defaults.
     */
    public static FormatLocaleDetailedResult formatLocaleDetailed(Money amount, String locale, LocaleOptions options) {
        Call call = Call.begin();
        try {
            long flagsAt = call.take(8);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_format_locale(call.money(amount), call.code(locale), options == null ? 0 : options.put(call), bufferAt, call.room(), call.length(), flagsAt, call.error()))) return new FormatLocaleDetailedResult(Memory.textUntilNul(bufferAt), Flags.of(Memory.getInt(flagsAt)));
            }
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_format_locale */
    public static FormatLocaleDetailedResult formatLocaleDetailed(Money amount, String locale) {
        return formatLocaleDetailed(amount, locale, (LocaleOptions) null);
    }

    /**
     * Reads an amount as a locale writes it, in any style, with symbol, narrow symbol, code or name, before or
     * after. The call reads back exactly what money_format_locale wrote; a short form is the rounded amount that
     * it shows. Any blank may stand for a no-break space, groups may be left out, and decimal digits of any script
     * may stand for the locale's own: all digits of a number are of one script. Group signs where no group can
     * begin, another locale's signs, and anything that is not part of the amount are errors. A symbol means the
     * currency that the locale writes with it. If the locale writes no currency so, the symbol means the one that
     * it means in nearly all locales. If several currencies remain, the call is MONEY_ERR_AMBIGUOUS_CURRENCY and
     * the error's text lists them. So "$5" is USD in en-US, MXN in es-MX, and ambiguous in pl. The final point of
     * a symbol and its case do not matter where no other symbol is written so: "100 kr" is 100 DKK in da, which
     * writes "kr.". A narrow symbol of letters means a currency only in a locale of its country. A symbol never
     * means a withdrawn currency that another one replaced: "100 F" in fr-CH may be FRF, EUR or CHF. A symbol that
     * is the word of a unit, as the character U+5143 of "yuan" is, means one currency only where that one is at
     * home. Both are ambiguous without `currency`. The unit of a short form and a symbol that follows it directly
     * are one word, and so "100 TL" and "100 B$" are errors, except in a locale that writes its own symbol so.
     * Behind the number of a locale that writes symbols before it, a short form has a code, a name or a sign:
     * "1.2M USD". Brackets around the number, or around number and currency, are those of accounting: "GBP
     * (53,180.08)" is negative. Invisible characters, such as U+200B, do not count beside the number. The marks
     * U+202D and U+202E, which show digits in another order, are MONEY_ERR_SYNTAX. C: money_parse_locale
     * @param currency the expected currency. The call then also reads text without a currency, reads a symbol that
     * several currencies share as this one, and refuses another currency with MONEY_ERR_CURRENCY_MISMATCH. NULL or
     * "": the text names the currency.
     * @param registry your own currencies.
     */
    public static Money parseLocale(String text, String locale, String currency, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            byte[] textBytes = Call.utf8(text);
            long resultAt = call.take(32);
            call.check(Raw.money_parse_locale(call.bytes(textBytes), Call.length(textBytes), call.code(locale), call.code(currency), call.use(registry), resultAt, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_parse_locale */
    public static Money parseLocale(String text, String locale, String currency) {
        return parseLocale(text, locale, currency, (CurrencyRegistry) null);
    }

    /**
     * Writes a currency alone as a locale does: its symbol, narrow symbol, code or name ("US Dollar"). C:
     * money_currency_text
     * @param display any form except MONEY_DISPLAY_NONE.
     * @param registry your own currencies.
     */
    public static String currencyText(String code, String locale, CurrencyDisplay display, CurrencyRegistry registry) {
        Call call = Call.begin();
        try {
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_currency_text(call.code(code), call.code(locale), display.value(), call.use(registry), bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_currency_text */
    public static String currencyText(String code, String locale, CurrencyDisplay display) {
        return currencyText(code, locale, display, (CurrencyRegistry) null);
    }

    /**
     * Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤ #,##0.00;(¤¤ #,##0.00)".
     * Patterns are those of Unicode CLDR (UTS #35), taken at their word: - `0` is a digit that is always written,
     * `#` one that is written where the amount has it, `.` the decimal separator; a comma groups the digits before
     * the point: "#,##0.00", "#,##,##0.##". - `&#64;` counts significant digits in place of `0`: "&#64;&#64;#"
     * writes two or three. - `¤` is the currency's symbol, `¤¤` its code, once before and once after the number. -
     * A second half after `;` surrounds negative amounts; its number does not count. Without one they have the
     * minus sign in front. `-` in the second half and `+` in the first are the signs of the format. - Text in '…'
     * is taken as it is; '' is an apostrophe. Percent, per mille, padding, exponents and steps are errors. A plus
     * sign that the pattern has no place for takes the place of the second half's minus sign, or stands in front.
     * An amount that is rounded to 0 has no minus sign. The text has at most MONEY_LOCALE_TEXT_MAX bytes with the
     * NUL. C: money_format_pattern
     * @param options NULL: the defaults.
     */
    public static String formatPattern(Money amount, String pattern, FormatOptions options) {
        Call call = Call.begin();
        try {
            byte[] patternBytes = Call.utf8(pattern);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_format_pattern(call.money(amount), call.bytes(patternBytes), Call.length(patternBytes), options == null ? 0 : options.put(call), bufferAt, call.room(), call.length(), 0, call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_format_pattern */
    public static String formatPattern(Money amount, String pattern) {
        return formatPattern(amount, pattern, (FormatOptions) null);
    }

    /**
     * Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤ #,##0.00;(¤¤ #,##0.00)".
     * Patterns are those of Unicode CLDR (UTS #35), taken at their word: - `0` is a digit that is always written,
     * `#` one that is written where the amount has it, `.` the decimal separator; a comma groups the digits before
     * the point: "#,##0.00", "#,##,##0.##". - `&#64;` counts significant digits in place of `0`: "&#64;&#64;#"
     * writes two or three. - `¤` is the currency's symbol, `¤¤` its code, once before and once after the number. -
     * A second half after `;` surrounds negative amounts; its number does not count. Without one they have the
     * minus sign in front. `-` in the second half and `+` in the first are the signs of the format. - Text in '…'
     * is taken as it is; '' is an apostrophe. Percent, per mille, padding, exponents and steps are errors. A plus
     * sign that the pattern has no place for takes the place of the second half's minus sign, or stands in front.
     * An amount that is rounded to 0 has no minus sign. The text has at most MONEY_LOCALE_TEXT_MAX bytes with the
     * NUL. C: money_format_pattern
     * @param options NULL: the defaults.
     */
    public static FormatPatternDetailedResult formatPatternDetailed(Money amount, String pattern, FormatOptions options) {
        Call call = Call.begin();
        try {
            byte[] patternBytes = Call.utf8(pattern);
            long flagsAt = call.take(8);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_format_pattern(call.money(amount), call.bytes(patternBytes), Call.length(patternBytes), options == null ? 0 : options.put(call), bufferAt, call.room(), call.length(), flagsAt, call.error()))) return new FormatPatternDetailedResult(Memory.textUntilNul(bufferAt), Flags.of(Memory.getInt(flagsAt)));
            }
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_format_pattern */
    public static FormatPatternDetailedResult formatPatternDetailed(Money amount, String pattern) {
        return formatPatternDetailed(amount, pattern, (FormatOptions) null);
    }

    /**
     * Reads an amount that money_format_pattern wrote with the same pattern and options. The text is read whole
     * and byte by byte. Every written amount is read back exactly: a rounded amount as what it was rounded to, and
     * with MONEY_SIGN_NEVER an amount without its sign. The text may have any number of digits, grouped as the
     * pattern groups them or not at all. A text that could be two amounts is refused. C: money_parse_pattern
     * @param currency what it is an amount of; NULL or "": the text says, by its code or by a symbol that the
     * locale has for one currency.
     * @param options NULL: the defaults. Digits and rounding do not matter.
     */
    public static Money parsePattern(String text, String pattern, String currency, FormatOptions options) {
        Call call = Call.begin();
        try {
            byte[] textBytes = Call.utf8(text);
            byte[] patternBytes = Call.utf8(pattern);
            long resultAt = call.take(32);
            call.check(Raw.money_parse_pattern(call.bytes(textBytes), Call.length(textBytes), call.bytes(patternBytes), Call.length(patternBytes), call.code(currency), options == null ? 0 : options.put(call), resultAt, call.error()));
            return Money.read(resultAt);
        } finally {
            call.end();
        }
    }

    /** As with null for the others. C: money_parse_pattern */
    public static Money parsePattern(String text, String pattern, String currency) {
        return parsePattern(text, pattern, currency, (FormatOptions) null);
    }

    /**
     * Returns the text of a key, such as "÷" or "AC". It is a static string; NULL past the last key. C:
     * money_calculator_key_text
     */
    public static String calculatorKeyText(CalculatorKey key) {
        Call call = Call.begin();
        try {
            return Memory.textUntilNul(Raw.money_calculator_key_text(key.value()));
        } finally {
            call.end();
        }
    }

    /**
     * Returns an identifier of an alert, such as "divide_by_zero", or "none". It is a static string; NULL past the
     * last. C: money_calculator_alert_name
     */
    public static String calculatorAlertName(CalculatorAlert alert) {
        Call call = Call.begin();
        try {
            return Memory.textUntilNul(Raw.money_calculator_alert_name(alert.value()));
        } finally {
            call.end();
        }
    }

    /**
     * Returns the default title of an alert, such as "Error". It is a static string: "" for
     * MONEY_CALCULATOR_ALERT_NONE; NULL past the last alert. C: money_calculator_alert_title
     */
    public static String calculatorAlertTitle(CalculatorAlert alert) {
        Call call = Call.begin();
        try {
            return Memory.textUntilNul(Raw.money_calculator_alert_title(alert.value()));
        } finally {
            call.end();
        }
    }

    /**
     * Returns the default sentence of an alert, such as "Division by zero is impossible." It is a static string:
     * "" for MONEY_CALCULATOR_ALERT_NONE; NULL past the last alert. C: money_calculator_alert_text
     */
    public static String calculatorAlertText(CalculatorAlert alert) {
        Call call = Call.begin();
        try {
            return Memory.textUntilNul(Raw.money_calculator_alert_text(alert.value()));
        } finally {
            call.end();
        }
    }

    /**
     * Returns what a person reads about a field, such as "must be positive", as a static string. It returns NULL
     * for a value that the library does not know. C: money_field_state_text
     */
    public static String fieldStateText(FieldState state) {
        Call call = Call.begin();
        try {
            return Memory.textUntilNul(Raw.money_field_state_text(state.value()));
        } finally {
            call.end();
        }
    }
}
