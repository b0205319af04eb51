// Made from the headers by api/generate.py.
package libmoney;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;

/**
 * The functions of C, with addresses as 64-bit integers. The first call of a shape links all
 * of that shape, so that the start of a program does not wait for the others.
 */
final class Raw {
    private Raw() {}

    private static final MemorySegment money_version = Native.symbol("money_version");

    static long money_version() {
        try {
            return (long) J.CALL.invokeExact(money_version);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_abi_version = Native.symbol("money_abi_version");

    static int money_abi_version() {
        try {
            return (int) I.CALL.invokeExact(money_abi_version);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_initialize = Native.symbol("money_initialize");

    static void money_initialize() {
        try {
            V.CALL.invokeExact(money_initialize);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_status_name = Native.symbol("money_status_name");

    static long money_status_name(int p0) {
        try {
            return (long) JI.CALL.invokeExact(money_status_name, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_string_free = Native.symbol("money_string_free");

    static void money_string_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_string_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_release_memory = Native.symbol("money_release_memory");

    static void money_release_memory() {
        try {
            V.CALL.invokeExact(money_release_memory);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_progress_init = Native.symbol("money_progress_init");

    static void money_progress_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_progress_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_progress_watch = Native.symbol("money_progress_watch");

    static int money_progress_watch(long p0, long p1) {
        try {
            return (int) IJJ.CALL.invokeExact(money_progress_watch, p0, p1);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_new = Native.symbol("money_decimal_new");

    static int money_decimal_new(long p0, int p1, long p2, long p3) {
        try {
            return (int) IJIJJ.CALL.invokeExact(money_decimal_new, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_from_words = Native.symbol("money_decimal_from_words");

    static int money_decimal_from_words(long p0, long p1, int p2, long p3, long p4) {
        try {
            return (int) IJJIJJ.CALL.invokeExact(money_decimal_from_words, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_from_coefficient = Native.symbol("money_decimal_from_coefficient");

    static int money_decimal_from_coefficient(long p0, long p1, int p2, long p3, long p4) {
        try {
            return (int) IJJIJJ.CALL.invokeExact(money_decimal_from_coefficient, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_coefficient = Native.symbol("money_decimal_coefficient");

    static int money_decimal_coefficient(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_decimal_coefficient, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_parse = Native.symbol("money_decimal_parse");

    static int money_decimal_parse(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_decimal_parse, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_format = Native.symbol("money_decimal_format");

    static int money_decimal_format(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_decimal_format, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_add = Native.symbol("money_decimal_add");

    static int money_decimal_add(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_decimal_add, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_subtract = Native.symbol("money_decimal_subtract");

    static int money_decimal_subtract(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_decimal_subtract, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_negate = Native.symbol("money_decimal_negate");

    static int money_decimal_negate(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_decimal_negate, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_absolute = Native.symbol("money_decimal_absolute");

    static int money_decimal_absolute(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_decimal_absolute, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_multiply = Native.symbol("money_decimal_multiply");

    static int money_decimal_multiply(long p0, long p1, int p2, int p3, long p4, long p5, long p6) {
        try {
            return (int) IJJIIJJJ.CALL.invokeExact(money_decimal_multiply, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_divide = Native.symbol("money_decimal_divide");

    static int money_decimal_divide(long p0, long p1, int p2, int p3, long p4, long p5, long p6) {
        try {
            return (int) IJJIIJJJ.CALL.invokeExact(money_decimal_divide, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_quantize = Native.symbol("money_decimal_quantize");

    static int money_decimal_quantize(long p0, int p1, int p2, long p3, long p4, long p5) {
        try {
            return (int) IJIIJJJ.CALL.invokeExact(money_decimal_quantize, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_divide_remainder = Native.symbol("money_decimal_divide_remainder");

    static int money_decimal_divide_remainder(long p0, long p1, int p2, int p3, long p4, long p5, long p6) {
        try {
            return (int) IJJIIJJJ.CALL.invokeExact(money_decimal_divide_remainder, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_normalize = Native.symbol("money_decimal_normalize");

    static int money_decimal_normalize(long p0, int p1, long p2, long p3) {
        try {
            return (int) IJIJJ.CALL.invokeExact(money_decimal_normalize, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_round_to_step = Native.symbol("money_decimal_round_to_step");

    static int money_decimal_round_to_step(long p0, long p1, int p2, long p3, long p4, long p5) {
        try {
            return (int) IJJIJJJ.CALL.invokeExact(money_decimal_round_to_step, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_round_significant = Native.symbol("money_decimal_round_significant");

    static int money_decimal_round_significant(long p0, int p1, int p2, long p3, long p4, long p5) {
        try {
            return (int) IJIIJJJ.CALL.invokeExact(money_decimal_round_significant, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_sum = Native.symbol("money_decimal_sum");

    static int money_decimal_sum(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_decimal_sum, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_minimum = Native.symbol("money_decimal_minimum");

    static int money_decimal_minimum(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_decimal_minimum, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_maximum = Native.symbol("money_decimal_maximum");

    static int money_decimal_maximum(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_decimal_maximum, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_sign = Native.symbol("money_decimal_sign");

    static int money_decimal_sign(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_decimal_sign, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_compare = Native.symbol("money_decimal_compare");

    static int money_decimal_compare(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_decimal_compare, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_decimal_hash = Native.symbol("money_decimal_hash");

    static int money_decimal_hash(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_decimal_hash, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_ratio_from_decimals = Native.symbol("money_ratio_from_decimals");

    static int money_ratio_from_decimals(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_ratio_from_decimals, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_ratio_parse = Native.symbol("money_ratio_parse");

    static int money_ratio_parse(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_ratio_parse, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_ratio_format = Native.symbol("money_ratio_format");

    static int money_ratio_format(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_ratio_format, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_ratio_format_decimal = Native.symbol("money_ratio_format_decimal");

    static int money_ratio_format_decimal(long p0, int p1, int p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJIIJJJJ.CALL.invokeExact(money_ratio_format_decimal, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_ratio_to_decimal = Native.symbol("money_ratio_to_decimal");

    static int money_ratio_to_decimal(long p0, int p1, int p2, long p3, long p4, long p5) {
        try {
            return (int) IJIIJJJ.CALL.invokeExact(money_ratio_to_decimal, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_ratio_to_double = Native.symbol("money_ratio_to_double");

    static int money_ratio_to_double(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_ratio_to_double, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_ratio_compare = Native.symbol("money_ratio_compare");

    static int money_ratio_compare(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_ratio_compare, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_date_from_ymd = Native.symbol("money_date_from_ymd");

    static int money_date_from_ymd(int p0, int p1, int p2, long p3, long p4) {
        try {
            return (int) IIIIJJ.CALL.invokeExact(money_date_from_ymd, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_date_to_ymd = Native.symbol("money_date_to_ymd");

    static int money_date_to_ymd(int p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IIJJJJ.CALL.invokeExact(money_date_to_ymd, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_date_weekday = Native.symbol("money_date_weekday");

    static int money_date_weekday(int p0, long p1, long p2) {
        try {
            return (int) IIJJ.CALL.invokeExact(money_date_weekday, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_date_parse = Native.symbol("money_date_parse");

    static int money_date_parse(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_date_parse, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_date_format = Native.symbol("money_date_format");

    static int money_date_format(int p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IIJJJJ.CALL.invokeExact(money_date_format, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_find = Native.symbol("money_currency_find");

    static int money_currency_find(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_currency_find, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_find_numeric = Native.symbol("money_currency_find_numeric");

    static int money_currency_find_numeric(int p0, int p1, long p2, long p3) {
        try {
            return (int) IIIJJ.CALL.invokeExact(money_currency_find_numeric, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_digits = Native.symbol("money_currency_digits");

    static int money_currency_digits(long p0, int p1, long p2, long p3, long p4) {
        try {
            return (int) IJIJJJ.CALL.invokeExact(money_currency_digits, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_country_currencies = Native.symbol("money_country_currencies");

    static int money_country_currencies(long p0, int p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJIJJJJ.CALL.invokeExact(money_country_currencies, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_cash_rule = Native.symbol("money_cash_rule");

    static int money_cash_rule(long p0, long p1, int p2, long p3, long p4) {
        try {
            return (int) IJJIJJ.CALL.invokeExact(money_cash_rule, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_redenomination = Native.symbol("money_redenomination");

    static int money_redenomination(long p0, int p1, int p2, long p3, long p4) {
        try {
            return (int) IJIIJJ.CALL.invokeExact(money_redenomination, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_count = Native.symbol("money_currency_count");

    static long money_currency_count() {
        try {
            return (long) J.CALL.invokeExact(money_currency_count);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_at = Native.symbol("money_currency_at");

    static int money_currency_at(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_currency_at, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_data_version = Native.symbol("money_currency_data_version");

    static long money_currency_data_version() {
        try {
            return (long) J.CALL.invokeExact(money_currency_data_version);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_registry_new = Native.symbol("money_currency_registry_new");

    static int money_currency_registry_new(long p0, long p1) {
        try {
            return (int) IJJ.CALL.invokeExact(money_currency_registry_new, p0, p1);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_registry_free = Native.symbol("money_currency_registry_free");

    static void money_currency_registry_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_currency_registry_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_registry_add = Native.symbol("money_currency_registry_add");

    static int money_currency_registry_add(long p0, long p1, int p2, long p3, long p4, long p5) {
        try {
            return (int) IJJIJJJ.CALL.invokeExact(money_currency_registry_add, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_registry_count = Native.symbol("money_currency_registry_count");

    static int money_currency_registry_count(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_currency_registry_count, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_registry_at = Native.symbol("money_currency_registry_at");

    static int money_currency_registry_at(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_currency_registry_at, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_new = Native.symbol("money_new");

    static int money_new(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_new, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_amount = Native.symbol("money_amount");

    static int money_amount(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_amount, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_sign = Native.symbol("money_sign");

    static int money_sign(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_sign, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_from_minor = Native.symbol("money_from_minor");

    static int money_from_minor(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_from_minor, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_to_minor = Native.symbol("money_to_minor");

    static int money_to_minor(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_to_minor, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_parse = Native.symbol("money_parse");

    static int money_parse(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_parse, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_parse_with_currency = Native.symbol("money_parse_with_currency");

    static int money_parse_with_currency(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_parse_with_currency, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_format = Native.symbol("money_format");

    static int money_format(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_format, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_to_json = Native.symbol("money_to_json");

    static int money_to_json(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_to_json, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_from_json = Native.symbol("money_from_json");

    static int money_from_json(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_from_json, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_add = Native.symbol("money_add");

    static int money_add(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_add, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_subtract = Native.symbol("money_subtract");

    static int money_subtract(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_subtract, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_negate = Native.symbol("money_negate");

    static int money_negate(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_negate, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_absolute = Native.symbol("money_absolute");

    static int money_absolute(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_absolute, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_multiply = Native.symbol("money_multiply");

    static int money_multiply(long p0, long p1, int p2, int p3, long p4, long p5, long p6) {
        try {
            return (int) IJJIIJJJ.CALL.invokeExact(money_multiply, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_divide = Native.symbol("money_divide");

    static int money_divide(long p0, long p1, int p2, int p3, long p4, long p5, long p6) {
        try {
            return (int) IJJIIJJJ.CALL.invokeExact(money_divide, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_divide_remainder = Native.symbol("money_divide_remainder");

    static int money_divide_remainder(long p0, long p1, int p2, int p3, long p4, long p5, long p6) {
        try {
            return (int) IJJIIJJJ.CALL.invokeExact(money_divide_remainder, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_divide_by_amount = Native.symbol("money_divide_by_amount");

    static int money_divide_by_amount(long p0, long p1, int p2, int p3, long p4, long p5, long p6, long p7) {
        try {
            return (int) IJJIIJJJJ.CALL.invokeExact(money_divide_by_amount, p0, p1, p2, p3, p4, p5, p6, p7);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_ratio_from_amounts = Native.symbol("money_ratio_from_amounts");

    static int money_ratio_from_amounts(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_ratio_from_amounts, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_quantize = Native.symbol("money_quantize");

    static int money_quantize(long p0, int p1, int p2, long p3, long p4, long p5) {
        try {
            return (int) IJIIJJJ.CALL.invokeExact(money_quantize, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_to_cash = Native.symbol("money_to_cash");

    static int money_to_cash(long p0, long p1, int p2, long p3, long p4, long p5) {
        try {
            return (int) IJJIJJJ.CALL.invokeExact(money_to_cash, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_to_cash_in_country = Native.symbol("money_to_cash_in_country");

    static int money_to_cash_in_country(long p0, long p1, int p2, long p3, long p4, long p5) {
        try {
            return (int) IJJIJJJ.CALL.invokeExact(money_to_cash_in_country, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_normalize = Native.symbol("money_normalize");

    static int money_normalize(long p0, int p1, long p2, long p3) {
        try {
            return (int) IJIJJ.CALL.invokeExact(money_normalize, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_round_to_step = Native.symbol("money_round_to_step");

    static int money_round_to_step(long p0, long p1, int p2, long p3, long p4, long p5) {
        try {
            return (int) IJJIJJJ.CALL.invokeExact(money_round_to_step, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_round_significant = Native.symbol("money_round_significant");

    static int money_round_significant(long p0, int p1, int p2, long p3, long p4, long p5) {
        try {
            return (int) IJIIJJJ.CALL.invokeExact(money_round_significant, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_sum = Native.symbol("money_sum");

    static int money_sum(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_sum, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_minimum = Native.symbol("money_minimum");

    static int money_minimum(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_minimum, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_maximum = Native.symbol("money_maximum");

    static int money_maximum(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_maximum, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_compare = Native.symbol("money_compare");

    static int money_compare(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_compare, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_equal = Native.symbol("money_equal");

    static int money_equal(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_equal, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_hash = Native.symbol("money_hash");

    static int money_hash(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_hash, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_allocate_options_init = Native.symbol("money_allocate_options_init");

    static void money_allocate_options_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_allocate_options_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_allocate = Native.symbol("money_allocate");

    static int money_allocate(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_allocate, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_split = Native.symbol("money_split");

    static int money_split(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_split, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rate_to_ratio = Native.symbol("money_rate_to_ratio");

    static int money_rate_to_ratio(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_rate_to_ratio, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_builder_new = Native.symbol("money_rates_builder_new");

    static int money_rates_builder_new(long p0, long p1) {
        try {
            return (int) IJJ.CALL.invokeExact(money_rates_builder_new, p0, p1);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_builder_free = Native.symbol("money_rates_builder_free");

    static void money_rates_builder_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_rates_builder_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_builder_add = Native.symbol("money_rates_builder_add");

    static int money_rates_builder_add(long p0, long p1, long p2, long p3, long p4, int p5, long p6) {
        try {
            return (int) IJJJJJIJ.CALL.invokeExact(money_rates_builder_add, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_builder_remove = Native.symbol("money_rates_builder_remove");

    static int money_rates_builder_remove(long p0, long p1, long p2, int p3, long p4) {
        try {
            return (int) IJJJIJ.CALL.invokeExact(money_rates_builder_remove, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_builder_set_base = Native.symbol("money_rates_builder_set_base");

    static int money_rates_builder_set_base(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_rates_builder_set_base, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_builder_set_source = Native.symbol("money_rates_builder_set_source");

    static int money_rates_builder_set_source(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_rates_builder_set_source, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_builder_set_instant = Native.symbol("money_rates_builder_set_instant");

    static int money_rates_builder_set_instant(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_rates_builder_set_instant, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_builder_count = Native.symbol("money_rates_builder_count");

    static int money_rates_builder_count(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_rates_builder_count, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_builder_at = Native.symbol("money_rates_builder_at");

    static int money_rates_builder_at(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_rates_builder_at, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_builder_build = Native.symbol("money_rates_builder_build");

    static int money_rates_builder_build(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_rates_builder_build, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_free = Native.symbol("money_rates_free");

    static void money_rates_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_rates_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_from_ecb_csv = Native.symbol("money_rates_from_ecb_csv");

    static int money_rates_from_ecb_csv(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_rates_from_ecb_csv, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_from_ecb_xml = Native.symbol("money_rates_from_ecb_xml");

    static int money_rates_from_ecb_xml(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_rates_from_ecb_xml, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_from_json = Native.symbol("money_rates_from_json");

    static int money_rates_from_json(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_rates_from_json, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_to_json = Native.symbol("money_rates_to_json");

    static int money_rates_to_json(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_rates_to_json, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_info = Native.symbol("money_rates_info");

    static int money_rates_info(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_rates_info, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_currency_at = Native.symbol("money_rates_currency_at");

    static int money_rates_currency_at(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_rates_currency_at, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_currencies = Native.symbol("money_rates_currencies");

    static int money_rates_currencies(long p0, int p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJIJJJJ.CALL.invokeExact(money_rates_currencies, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_date_at = Native.symbol("money_rates_date_at");

    static int money_rates_date_at(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_rates_date_at, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_pair_at = Native.symbol("money_rates_pair_at");

    static int money_rates_pair_at(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_rates_pair_at, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_convert_options_init = Native.symbol("money_convert_options_init");

    static void money_convert_options_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_convert_options_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_convert = Native.symbol("money_rates_convert");

    static int money_rates_convert(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_rates_convert, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_conversion_rule = Native.symbol("money_conversion_rule");

    static long money_conversion_rule(int p0) {
        try {
            return (long) JI.CALL.invokeExact(money_conversion_rule, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_find = Native.symbol("money_rates_find");

    static int money_rates_find(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_rates_find, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rate_init = Native.symbol("money_rate_init");

    static void money_rate_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_rate_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_pair_format = Native.symbol("money_currency_pair_format");

    static int money_currency_pair_format(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_currency_pair_format, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_pair_parse = Native.symbol("money_currency_pair_parse");

    static int money_currency_pair_parse(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_currency_pair_parse, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rate_format = Native.symbol("money_rate_format");

    static int money_rate_format(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_rate_format, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rate_parse = Native.symbol("money_rate_parse");

    static int money_rate_parse(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_rate_parse, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rate_to_json = Native.symbol("money_rate_to_json");

    static int money_rate_to_json(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_rate_to_json, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rate_from_json = Native.symbol("money_rate_from_json");

    static int money_rate_from_json(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_rate_from_json, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rate_compare = Native.symbol("money_rate_compare");

    static int money_rate_compare(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_rate_compare, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rate_equal = Native.symbol("money_rate_equal");

    static int money_rate_equal(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_rate_equal, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rate_hash = Native.symbol("money_rate_hash");

    static int money_rate_hash(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_rate_hash, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_bag_new = Native.symbol("money_bag_new");

    static int money_bag_new(long p0, long p1) {
        try {
            return (int) IJJ.CALL.invokeExact(money_bag_new, p0, p1);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_bag_copy = Native.symbol("money_bag_copy");

    static int money_bag_copy(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_bag_copy, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_bag_free = Native.symbol("money_bag_free");

    static void money_bag_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_bag_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_bag_add = Native.symbol("money_bag_add");

    static int money_bag_add(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_bag_add, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_bag_add_bag = Native.symbol("money_bag_add_bag");

    static int money_bag_add_bag(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_bag_add_bag, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_bag_multiply = Native.symbol("money_bag_multiply");

    static int money_bag_multiply(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_bag_multiply, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_bag_count = Native.symbol("money_bag_count");

    static int money_bag_count(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_bag_count, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_bag_at = Native.symbol("money_bag_at");

    static int money_bag_at(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_bag_at, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_bag_amounts = Native.symbol("money_bag_amounts");

    static int money_bag_amounts(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_bag_amounts, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_bag_amount = Native.symbol("money_bag_amount");

    static int money_bag_amount(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_bag_amount, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_bag_equal = Native.symbol("money_bag_equal");

    static int money_bag_equal(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_bag_equal, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_bag_hash = Native.symbol("money_bag_hash");

    static int money_bag_hash(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_bag_hash, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_bag_reduce = Native.symbol("money_bag_reduce");

    static int money_bag_reduce(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_bag_reduce, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_bag_format = Native.symbol("money_bag_format");

    static int money_bag_format(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_bag_format, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_bag_parse = Native.symbol("money_bag_parse");

    static int money_bag_parse(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_bag_parse, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_bag_to_json = Native.symbol("money_bag_to_json");

    static int money_bag_to_json(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_bag_to_json, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_bag_from_json = Native.symbol("money_bag_from_json");

    static int money_bag_from_json(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_bag_from_json, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_compare = Native.symbol("money_rates_compare");

    static int money_rates_compare(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7) {
        try {
            return (int) IJJJJJJJJ.CALL.invokeExact(money_rates_compare, p0, p1, p2, p3, p4, p5, p6, p7);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_sort = Native.symbol("money_rates_sort");

    static int money_rates_sort(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7) {
        try {
            return (int) IJJJJJJJJ.CALL.invokeExact(money_rates_sort, p0, p1, p2, p3, p4, p5, p6, p7);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_minimum = Native.symbol("money_rates_minimum");

    static int money_rates_minimum(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7) {
        try {
            return (int) IJJJJJJJJ.CALL.invokeExact(money_rates_minimum, p0, p1, p2, p3, p4, p5, p6, p7);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_maximum = Native.symbol("money_rates_maximum");

    static int money_rates_maximum(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7) {
        try {
            return (int) IJJJJJJJJ.CALL.invokeExact(money_rates_maximum, p0, p1, p2, p3, p4, p5, p6, p7);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_rates_sum = Native.symbol("money_rates_sum");

    static int money_rates_sum(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7) {
        try {
            return (int) IJJJJJJJJ.CALL.invokeExact(money_rates_sum, p0, p1, p2, p3, p4, p5, p6, p7);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_column_of_int64 = Native.symbol("money_column_of_int64");

    static void money_column_of_int64(long p0, long p1, long p2) {
        try {
            VJJJ.CALL.invokeExact(money_column_of_int64, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_column_of_decimal128 = Native.symbol("money_column_of_decimal128");

    static void money_column_of_decimal128(long p0, long p1, int p2, long p3) {
        try {
            VJJIJ.CALL.invokeExact(money_column_of_decimal128, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_column_of_date32 = Native.symbol("money_column_of_date32");

    static void money_column_of_date32(long p0, long p1, long p2) {
        try {
            VJJJ.CALL.invokeExact(money_column_of_date32, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_column_of_int8 = Native.symbol("money_column_of_int8");

    static void money_column_of_int8(long p0, long p1, long p2) {
        try {
            VJJJ.CALL.invokeExact(money_column_of_int8, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_column_of_int16 = Native.symbol("money_column_of_int16");

    static void money_column_of_int16(long p0, long p1, long p2) {
        try {
            VJJJ.CALL.invokeExact(money_column_of_int16, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_column_of_int32 = Native.symbol("money_column_of_int32");

    static void money_column_of_int32(long p0, long p1, long p2) {
        try {
            VJJJ.CALL.invokeExact(money_column_of_int32, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_column_options_init = Native.symbol("money_column_options_init");

    static void money_column_options_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_column_options_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_column_sum = Native.symbol("money_column_sum");

    static int money_column_sum(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_column_sum, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_column_convert = Native.symbol("money_column_convert");

    static int money_column_convert(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7, long p8, long p9) {
        try {
            return (int) IJJJJJJJJJJ.CALL.invokeExact(money_column_convert, p0, p1, p2, p3, p4, p5, p6, p7, p8, p9);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_column_quantize = Native.symbol("money_column_quantize");

    static int money_column_quantize(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_column_quantize, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_column_compare = Native.symbol("money_column_compare");

    static int money_column_compare(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7, long p8) {
        try {
            return (int) IJJJJJJJJJ.CALL.invokeExact(money_column_compare, p0, p1, p2, p3, p4, p5, p6, p7, p8);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_column_allocate = Native.symbol("money_column_allocate");

    static int money_column_allocate(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7, long p8) {
        try {
            return (int) IJJJJJJJJJ.CALL.invokeExact(money_column_allocate, p0, p1, p2, p3, p4, p5, p6, p7, p8);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_expression_evaluate = Native.symbol("money_expression_evaluate");

    static int money_expression_evaluate(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_expression_evaluate, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_expression_free = Native.symbol("money_expression_free");

    static void money_expression_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_expression_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_expression_info = Native.symbol("money_expression_info");

    static int money_expression_info(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_expression_info, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_expression_conversion_at = Native.symbol("money_expression_conversion_at");

    static int money_expression_conversion_at(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_expression_conversion_at, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_expression_conversions = Native.symbol("money_expression_conversions");

    static int money_expression_conversions(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_expression_conversions, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_expression_caret = Native.symbol("money_expression_caret");

    static int money_expression_caret(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_expression_caret, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_note_init = Native.symbol("money_wallet_note_init");

    static void money_wallet_note_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_wallet_note_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_new = Native.symbol("money_wallet_new");

    static int money_wallet_new(long p0, long p1) {
        try {
            return (int) IJJ.CALL.invokeExact(money_wallet_new, p0, p1);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_free = Native.symbol("money_wallet_free");

    static void money_wallet_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_wallet_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_add = Native.symbol("money_wallet_add");

    static int money_wallet_add(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_wallet_add, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_remove = Native.symbol("money_wallet_remove");

    static int money_wallet_remove(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_wallet_remove, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_remove_amount = Native.symbol("money_wallet_remove_amount");

    static int money_wallet_remove_amount(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_wallet_remove_amount, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_count = Native.symbol("money_wallet_count");

    static int money_wallet_count(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_wallet_count, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_at = Native.symbol("money_wallet_at");

    static int money_wallet_at(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_wallet_at, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_entries = Native.symbol("money_wallet_entries");

    static int money_wallet_entries(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_wallet_entries, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_currency_count = Native.symbol("money_wallet_currency_count");

    static int money_wallet_currency_count(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_wallet_currency_count, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_currency_at = Native.symbol("money_wallet_currency_at");

    static int money_wallet_currency_at(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_wallet_currency_at, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_sum = Native.symbol("money_wallet_sum");

    static int money_wallet_sum(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_wallet_sum, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_held = Native.symbol("money_wallet_held");

    static int money_wallet_held(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_wallet_held, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_total = Native.symbol("money_wallet_total");

    static int money_wallet_total(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_wallet_total, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_hold = Native.symbol("money_wallet_hold");

    static int money_wallet_hold(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_wallet_hold, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_commit = Native.symbol("money_wallet_commit");

    static int money_wallet_commit(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_wallet_commit, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_commit_amount = Native.symbol("money_wallet_commit_amount");

    static int money_wallet_commit_amount(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_wallet_commit_amount, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_release = Native.symbol("money_wallet_release");

    static int money_wallet_release(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_wallet_release, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_hold_count = Native.symbol("money_wallet_hold_count");

    static int money_wallet_hold_count(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_wallet_hold_count, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_hold_at = Native.symbol("money_wallet_hold_at");

    static int money_wallet_hold_at(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_wallet_hold_at, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_holds = Native.symbol("money_wallet_holds");

    static int money_wallet_holds(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_wallet_holds, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_transfer_leg_init = Native.symbol("money_transfer_leg_init");

    static void money_transfer_leg_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_transfer_leg_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_transfer = Native.symbol("money_wallet_transfer");

    static int money_wallet_transfer(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_wallet_transfer, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_exchange_leg_init = Native.symbol("money_exchange_leg_init");

    static void money_exchange_leg_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_exchange_leg_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_exchange = Native.symbol("money_wallet_exchange");

    static int money_wallet_exchange(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_wallet_exchange, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_to_json = Native.symbol("money_wallet_to_json");

    static int money_wallet_to_json(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_wallet_to_json, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_from_json = Native.symbol("money_wallet_from_json");

    static int money_wallet_from_json(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_wallet_from_json, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_to_journal = Native.symbol("money_wallet_to_journal");

    static int money_wallet_to_journal(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_wallet_to_journal, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_from_journal = Native.symbol("money_wallet_from_journal");

    static int money_wallet_from_journal(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_wallet_from_journal, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_revision = Native.symbol("money_wallet_revision");

    static int money_wallet_revision(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_wallet_revision, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_on_change = Native.symbol("money_wallet_on_change");

    static int money_wallet_on_change(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_wallet_on_change, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_statement = Native.symbol("money_wallet_statement");

    static int money_wallet_statement(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_wallet_statement, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_statement_free = Native.symbol("money_wallet_statement_free");

    static void money_wallet_statement_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_wallet_statement_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_statement_section_count = Native.symbol("money_wallet_statement_section_count");

    static int money_wallet_statement_section_count(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_wallet_statement_section_count, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_statement_section_at = Native.symbol("money_wallet_statement_section_at");

    static int money_wallet_statement_section_at(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_wallet_statement_section_at, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_statement_row_count = Native.symbol("money_wallet_statement_row_count");

    static int money_wallet_statement_row_count(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_wallet_statement_row_count, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_statement_row_at = Native.symbol("money_wallet_statement_row_at");

    static int money_wallet_statement_row_at(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_wallet_statement_row_at, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_wallet_statement_rows = Native.symbol("money_wallet_statement_rows");

    static int money_wallet_statement_rows(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_wallet_statement_rows, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_product_init = Native.symbol("money_product_init");

    static void money_product_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_product_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_catalogue_new = Native.symbol("money_catalogue_new");

    static int money_catalogue_new(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_catalogue_new, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_catalogue_free = Native.symbol("money_catalogue_free");

    static void money_catalogue_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_catalogue_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_catalogue_add = Native.symbol("money_catalogue_add");

    static int money_catalogue_add(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_catalogue_add, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_catalogue_remove = Native.symbol("money_catalogue_remove");

    static int money_catalogue_remove(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_catalogue_remove, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_catalogue_find = Native.symbol("money_catalogue_find");

    static int money_catalogue_find(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_catalogue_find, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_catalogue_count = Native.symbol("money_catalogue_count");

    static int money_catalogue_count(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_catalogue_count, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_catalogue_at = Native.symbol("money_catalogue_at");

    static int money_catalogue_at(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_catalogue_at, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_catalogue_products = Native.symbol("money_catalogue_products");

    static int money_catalogue_products(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_catalogue_products, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_catalogue_currency = Native.symbol("money_catalogue_currency");

    static int money_catalogue_currency(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_catalogue_currency, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_catalogue_set_tax = Native.symbol("money_catalogue_set_tax");

    static int money_catalogue_set_tax(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_catalogue_set_tax, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_catalogue_tax_count = Native.symbol("money_catalogue_tax_count");

    static int money_catalogue_tax_count(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_catalogue_tax_count, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_catalogue_tax_at = Native.symbol("money_catalogue_tax_at");

    static int money_catalogue_tax_at(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_catalogue_tax_at, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_catalogue_taxes = Native.symbol("money_catalogue_taxes");

    static int money_catalogue_taxes(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_catalogue_taxes, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_catalogue_from_json = Native.symbol("money_catalogue_from_json");

    static int money_catalogue_from_json(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_catalogue_from_json, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_catalogue_to_json = Native.symbol("money_catalogue_to_json");

    static int money_catalogue_to_json(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_catalogue_to_json, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_catalogue_from_csv = Native.symbol("money_catalogue_from_csv");

    static int money_catalogue_from_csv(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_catalogue_from_csv, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_catalogue_to_csv = Native.symbol("money_catalogue_to_csv");

    static int money_catalogue_to_csv(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_catalogue_to_csv, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_policy_init = Native.symbol("money_basket_policy_init");

    static void money_basket_policy_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_basket_policy_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_policy_preset = Native.symbol("money_basket_policy_preset");

    static int money_basket_policy_preset(int p0, long p1, long p2) {
        try {
            return (int) IIJJ.CALL.invokeExact(money_basket_policy_preset, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_policy_preset_name = Native.symbol("money_basket_policy_preset_name");

    static long money_basket_policy_preset_name(int p0) {
        try {
            return (long) JI.CALL.invokeExact(money_basket_policy_preset_name, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_policy_describe = Native.symbol("money_basket_policy_describe");

    static int money_basket_policy_describe(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_basket_policy_describe, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_discount_init = Native.symbol("money_discount_init");

    static void money_discount_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_discount_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_new = Native.symbol("money_basket_new");

    static int money_basket_new(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_basket_new, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_free = Native.symbol("money_basket_free");

    static void money_basket_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_basket_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_add = Native.symbol("money_basket_add");

    static int money_basket_add(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_basket_add, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_set = Native.symbol("money_basket_set");

    static int money_basket_set(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_basket_set, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_put = Native.symbol("money_basket_put");

    static int money_basket_put(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_basket_put, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_remove = Native.symbol("money_basket_remove");

    static int money_basket_remove(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_basket_remove, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_clear = Native.symbol("money_basket_clear");

    static int money_basket_clear(long p0, long p1) {
        try {
            return (int) IJJ.CALL.invokeExact(money_basket_clear, p0, p1);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_set_discount = Native.symbol("money_basket_set_discount");

    static int money_basket_set_discount(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_basket_set_discount, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_set_tax = Native.symbol("money_basket_set_tax");

    static int money_basket_set_tax(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_basket_set_tax, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_set_policy = Native.symbol("money_basket_set_policy");

    static int money_basket_set_policy(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_basket_set_policy, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_policy = Native.symbol("money_basket_policy");

    static int money_basket_policy(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_basket_policy, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_currency = Native.symbol("money_basket_currency");

    static int money_basket_currency(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_basket_currency, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_count = Native.symbol("money_basket_count");

    static int money_basket_count(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_basket_count, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_at = Native.symbol("money_basket_at");

    static int money_basket_at(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_basket_at, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_line_items = Native.symbol("money_basket_line_items");

    static int money_basket_line_items(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_basket_line_items, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_quantity = Native.symbol("money_basket_quantity");

    static int money_basket_quantity(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_basket_quantity, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_revision = Native.symbol("money_basket_revision");

    static int money_basket_revision(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_basket_revision, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_on_change = Native.symbol("money_basket_on_change");

    static int money_basket_on_change(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_basket_on_change, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_checkout = Native.symbol("money_basket_checkout");

    static int money_basket_checkout(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_basket_checkout, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_from_json = Native.symbol("money_basket_from_json");

    static int money_basket_from_json(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_basket_from_json, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_basket_to_json = Native.symbol("money_basket_to_json");

    static int money_basket_to_json(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_basket_to_json, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_receipt_free = Native.symbol("money_receipt_free");

    static void money_receipt_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_receipt_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_receipt_info = Native.symbol("money_receipt_info");

    static int money_receipt_info(long p0, int p1, long p2, long p3) {
        try {
            return (int) IJIJJ.CALL.invokeExact(money_receipt_info, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_receipt_line_item_at = Native.symbol("money_receipt_line_item_at");

    static int money_receipt_line_item_at(long p0, int p1, long p2, long p3, long p4) {
        try {
            return (int) IJIJJJ.CALL.invokeExact(money_receipt_line_item_at, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_receipt_line_items = Native.symbol("money_receipt_line_items");

    static int money_receipt_line_items(long p0, int p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJIJJJJJ.CALL.invokeExact(money_receipt_line_items, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_receipt_tax_at = Native.symbol("money_receipt_tax_at");

    static int money_receipt_tax_at(long p0, int p1, long p2, long p3, long p4) {
        try {
            return (int) IJIJJJ.CALL.invokeExact(money_receipt_tax_at, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_receipt_taxes = Native.symbol("money_receipt_taxes");

    static int money_receipt_taxes(long p0, int p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJIJJJJJ.CALL.invokeExact(money_receipt_taxes, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_receipt_refund = Native.symbol("money_receipt_refund");

    static int money_receipt_refund(long p0, int p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJIJJJJJ.CALL.invokeExact(money_receipt_refund, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_receipt_conversion = Native.symbol("money_receipt_conversion");

    static int money_receipt_conversion(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_receipt_conversion, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_receipt_to_text = Native.symbol("money_receipt_to_text");

    static int money_receipt_to_text(long p0, int p1, long p2, long p3, long p4) {
        try {
            return (int) IJIJJJ.CALL.invokeExact(money_receipt_to_text, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_receipt_to_json = Native.symbol("money_receipt_to_json");

    static int money_receipt_to_json(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_receipt_to_json, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_invoice_line_item_init = Native.symbol("money_invoice_line_item_init");

    static void money_invoice_line_item_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_invoice_line_item_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_invoice_adjustment_init = Native.symbol("money_invoice_adjustment_init");

    static void money_invoice_adjustment_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_invoice_adjustment_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_invoice_new = Native.symbol("money_invoice_new");

    static int money_invoice_new(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_invoice_new, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_invoice_free = Native.symbol("money_invoice_free");

    static void money_invoice_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_invoice_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_invoice_add = Native.symbol("money_invoice_add");

    static int money_invoice_add(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_invoice_add, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_invoice_adjust = Native.symbol("money_invoice_adjust");

    static int money_invoice_adjust(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_invoice_adjust, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_invoice_set_exemption = Native.symbol("money_invoice_set_exemption");

    static int money_invoice_set_exemption(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_invoice_set_exemption, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_invoice_set_payment = Native.symbol("money_invoice_set_payment");

    static int money_invoice_set_payment(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_invoice_set_payment, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_invoice_set_accounting = Native.symbol("money_invoice_set_accounting");

    static int money_invoice_set_accounting(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_invoice_set_accounting, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_invoice_totals = Native.symbol("money_invoice_totals");

    static int money_invoice_totals(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_invoice_totals, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_invoice_line_amounts = Native.symbol("money_invoice_line_amounts");

    static int money_invoice_line_amounts(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_invoice_line_amounts, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_invoice_categories = Native.symbol("money_invoice_categories");

    static int money_invoice_categories(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_invoice_categories, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_invoice_reverse = Native.symbol("money_invoice_reverse");

    static int money_invoice_reverse(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_invoice_reverse, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_invoice_from_json = Native.symbol("money_invoice_from_json");

    static int money_invoice_from_json(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_invoice_from_json, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_invoice_to_json = Native.symbol("money_invoice_to_json");

    static int money_invoice_to_json(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_invoice_to_json, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_payment_provider_name = Native.symbol("money_payment_provider_name");

    static long money_payment_provider_name(int p0) {
        try {
            return (long) JI.CALL.invokeExact(money_payment_provider_name, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_payment_digits = Native.symbol("money_payment_digits");

    static int money_payment_digits(long p0, int p1, long p2, long p3, long p4) {
        try {
            return (int) IJIJJJ.CALL.invokeExact(money_payment_digits, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_payment_to_minor = Native.symbol("money_payment_to_minor");

    static int money_payment_to_minor(long p0, int p1, long p2, long p3, long p4) {
        try {
            return (int) IJIJJJ.CALL.invokeExact(money_payment_to_minor, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_payment_from_minor = Native.symbol("money_payment_from_minor");

    static int money_payment_from_minor(long p0, long p1, int p2, long p3, long p4, long p5) {
        try {
            return (int) IJJIJJJ.CALL.invokeExact(money_payment_from_minor, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_payment_check_iso20022 = Native.symbol("money_payment_check_iso20022");

    static int money_payment_check_iso20022(long p0, int p1, long p2) {
        try {
            return (int) IJIJ.CALL.invokeExact(money_payment_check_iso20022, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_payment_to_units = Native.symbol("money_payment_to_units");

    static int money_payment_to_units(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_payment_to_units, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_payment_from_units = Native.symbol("money_payment_from_units");

    static int money_payment_from_units(long p0, int p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJIJJJJ.CALL.invokeExact(money_payment_from_units, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_cash_flow_init = Native.symbol("money_cash_flow_init");

    static void money_cash_flow_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_cash_flow_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_xirr = Native.symbol("money_xirr");

    static int money_xirr(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_xirr, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_xirr_reason_text = Native.symbol("money_xirr_reason_text");

    static long money_xirr_reason_text(int p0) {
        try {
            return (long) JI.CALL.invokeExact(money_xirr_reason_text, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_value_point_init = Native.symbol("money_value_point_init");

    static void money_value_point_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_value_point_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_time_weighted_return = Native.symbol("money_time_weighted_return");

    static int money_time_weighted_return(long p0, long p1, int p2, int p3, long p4, long p5, long p6, long p7) {
        try {
            return (int) IJJIIJJJJ.CALL.invokeExact(money_time_weighted_return, p0, p1, p2, p3, p4, p5, p6, p7);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_transaction_init = Native.symbol("money_transaction_init");

    static void money_transaction_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_transaction_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_lot_selection_init = Native.symbol("money_lot_selection_init");

    static void money_lot_selection_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_lot_selection_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_options_init = Native.symbol("money_portfolio_options_init");

    static void money_portfolio_options_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_portfolio_options_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_new = Native.symbol("money_portfolio_new");

    static int money_portfolio_new(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_portfolio_new, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_free = Native.symbol("money_portfolio_free");

    static void money_portfolio_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_portfolio_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_add = Native.symbol("money_portfolio_add");

    static int money_portfolio_add(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_portfolio_add, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_edit = Native.symbol("money_portfolio_edit");

    static int money_portfolio_edit(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_portfolio_edit, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_remove = Native.symbol("money_portfolio_remove");

    static int money_portfolio_remove(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_portfolio_remove, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_count = Native.symbol("money_portfolio_count");

    static int money_portfolio_count(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_portfolio_count, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_transaction_at = Native.symbol("money_portfolio_transaction_at");

    static int money_portfolio_transaction_at(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_portfolio_transaction_at, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_transactions = Native.symbol("money_portfolio_transactions");

    static int money_portfolio_transactions(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_portfolio_transactions, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_find = Native.symbol("money_portfolio_find");

    static int money_portfolio_find(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_portfolio_find, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_lot_selection_at = Native.symbol("money_portfolio_lot_selection_at");

    static int money_portfolio_lot_selection_at(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_portfolio_lot_selection_at, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_lot_selections = Native.symbol("money_portfolio_lot_selections");

    static int money_portfolio_lot_selections(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_portfolio_lot_selections, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_info = Native.symbol("money_portfolio_info");

    static int money_portfolio_info(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_portfolio_info, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_to_json = Native.symbol("money_portfolio_to_json");

    static int money_portfolio_to_json(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_portfolio_to_json, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_from_json = Native.symbol("money_portfolio_from_json");

    static int money_portfolio_from_json(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_portfolio_from_json, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_from_csv = Native.symbol("money_portfolio_from_csv");

    static int money_portfolio_from_csv(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_portfolio_from_csv, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_to_csv = Native.symbol("money_portfolio_to_csv");

    static int money_portfolio_to_csv(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_portfolio_to_csv, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_to_beancount = Native.symbol("money_portfolio_to_beancount");

    static int money_portfolio_to_beancount(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_portfolio_to_beancount, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_to_ledger = Native.symbol("money_portfolio_to_ledger");

    static int money_portfolio_to_ledger(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_portfolio_to_ledger, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_revision = Native.symbol("money_portfolio_revision");

    static int money_portfolio_revision(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_portfolio_revision, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_on_change = Native.symbol("money_portfolio_on_change");

    static int money_portfolio_on_change(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_portfolio_on_change, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_release_memory = Native.symbol("money_portfolio_release_memory");

    static int money_portfolio_release_memory(long p0, long p1) {
        try {
            return (int) IJJ.CALL.invokeExact(money_portfolio_release_memory, p0, p1);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_price_quote_init = Native.symbol("money_price_quote_init");

    static void money_price_quote_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_price_quote_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_valuation_options_init = Native.symbol("money_valuation_options_init");

    static void money_valuation_options_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_valuation_options_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_value = Native.symbol("money_portfolio_value");

    static int money_portfolio_value(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_portfolio_value, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_valuation_free = Native.symbol("money_valuation_free");

    static void money_valuation_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_valuation_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_valuation_summary = Native.symbol("money_valuation_summary");

    static int money_valuation_summary(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_valuation_summary, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_valuation_position_count = Native.symbol("money_valuation_position_count");

    static int money_valuation_position_count(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_valuation_position_count, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_valuation_position_at = Native.symbol("money_valuation_position_at");

    static int money_valuation_position_at(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_valuation_position_at, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_valuation_positions = Native.symbol("money_valuation_positions");

    static int money_valuation_positions(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_valuation_positions, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_disposals = Native.symbol("money_portfolio_disposals");

    static int money_portfolio_disposals(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_portfolio_disposals, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_disposals_free = Native.symbol("money_disposals_free");

    static void money_disposals_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_disposals_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_disposals_count = Native.symbol("money_disposals_count");

    static int money_disposals_count(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_disposals_count, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_disposals_at = Native.symbol("money_disposals_at");

    static int money_disposals_at(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_disposals_at, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_disposals_items = Native.symbol("money_disposals_items");

    static int money_disposals_items(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_disposals_items, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_open_lots = Native.symbol("money_portfolio_open_lots");

    static int money_portfolio_open_lots(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_portfolio_open_lots, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_open_lots_free = Native.symbol("money_open_lots_free");

    static void money_open_lots_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_open_lots_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_open_lots_count = Native.symbol("money_open_lots_count");

    static int money_open_lots_count(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_open_lots_count, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_open_lots_at = Native.symbol("money_open_lots_at");

    static int money_open_lots_at(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_open_lots_at, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_open_lots_items = Native.symbol("money_open_lots_items");

    static int money_open_lots_items(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_open_lots_items, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_xirr = Native.symbol("money_portfolio_xirr");

    static int money_portfolio_xirr(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_portfolio_xirr, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_locale_options_init = Native.symbol("money_locale_options_init");

    static void money_locale_options_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_locale_options_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_locale_count = Native.symbol("money_locale_count");

    static long money_locale_count() {
        try {
            return (long) J.CALL.invokeExact(money_locale_count);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_locale_at = Native.symbol("money_locale_at");

    static int money_locale_at(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_locale_at, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_locale_find = Native.symbol("money_locale_find");

    static int money_locale_find(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_locale_find, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_locale_currency = Native.symbol("money_locale_currency");

    static int money_locale_currency(long p0, int p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJIJJJJ.CALL.invokeExact(money_locale_currency, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_format_locale = Native.symbol("money_format_locale");

    static int money_format_locale(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7) {
        try {
            return (int) IJJJJJJJJ.CALL.invokeExact(money_format_locale, p0, p1, p2, p3, p4, p5, p6, p7);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_parse_locale = Native.symbol("money_parse_locale");

    static int money_parse_locale(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_parse_locale, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_text = Native.symbol("money_currency_text");

    static int money_currency_text(long p0, long p1, int p2, long p3, long p4, long p5, long p6, long p7) {
        try {
            return (int) IJJIJJJJJ.CALL.invokeExact(money_currency_text, p0, p1, p2, p3, p4, p5, p6, p7);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_locales_from_bytes = Native.symbol("money_locales_from_bytes");

    static int money_locales_from_bytes(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_locales_from_bytes, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_locales_free = Native.symbol("money_locales_free");

    static void money_locales_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_locales_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_locales_version = Native.symbol("money_locales_version");

    static int money_locales_version(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_locales_version, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_locales_count = Native.symbol("money_locales_count");

    static int money_locales_count(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_locales_count, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_locales_at = Native.symbol("money_locales_at");

    static int money_locales_at(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_locales_at, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_locales_find = Native.symbol("money_locales_find");

    static int money_locales_find(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_locales_find, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_locales_parse = Native.symbol("money_locales_parse");

    static int money_locales_parse(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7) {
        try {
            return (int) IJJJJJJJJ.CALL.invokeExact(money_locales_parse, p0, p1, p2, p3, p4, p5, p6, p7);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_locales_currency_text = Native.symbol("money_locales_currency_text");

    static int money_locales_currency_text(long p0, long p1, long p2, int p3, long p4, long p5, long p6, long p7, long p8) {
        try {
            return (int) IJJJIJJJJJ.CALL.invokeExact(money_locales_currency_text, p0, p1, p2, p3, p4, p5, p6, p7, p8);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_locales_country_name = Native.symbol("money_locales_country_name");

    static int money_locales_country_name(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_locales_country_name, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_format_options_init = Native.symbol("money_format_options_init");

    static void money_format_options_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_format_options_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_format_pattern = Native.symbol("money_format_pattern");

    static int money_format_pattern(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7, long p8) {
        try {
            return (int) IJJJJJJJJJ.CALL.invokeExact(money_format_pattern, p0, p1, p2, p3, p4, p5, p6, p7, p8);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_parse_pattern = Native.symbol("money_parse_pattern");

    static int money_parse_pattern(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7) {
        try {
            return (int) IJJJJJJJJ.CALL.invokeExact(money_parse_pattern, p0, p1, p2, p3, p4, p5, p6, p7);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_new = Native.symbol("money_calculator_new");

    static int money_calculator_new(long p0, long p1) {
        try {
            return (int) IJJ.CALL.invokeExact(money_calculator_new, p0, p1);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_free = Native.symbol("money_calculator_free");

    static void money_calculator_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_calculator_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_press = Native.symbol("money_calculator_press");

    static int money_calculator_press(long p0, int p1, long p2, long p3) {
        try {
            return (int) IJIJJ.CALL.invokeExact(money_calculator_press, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_press_keys = Native.symbol("money_calculator_press_keys");

    static int money_calculator_press_keys(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_calculator_press_keys, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_keys = Native.symbol("money_calculator_keys");

    static int money_calculator_keys(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_calculator_keys, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_key_text = Native.symbol("money_calculator_key_text");

    static long money_calculator_key_text(int p0) {
        try {
            return (long) JI.CALL.invokeExact(money_calculator_key_text, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_display = Native.symbol("money_calculator_display");

    static int money_calculator_display(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_calculator_display, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_expression = Native.symbol("money_calculator_expression");

    static int money_calculator_expression(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_calculator_expression, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_state = Native.symbol("money_calculator_state");

    static int money_calculator_state(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_calculator_state, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_exact = Native.symbol("money_calculator_exact");

    static int money_calculator_exact(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_calculator_exact, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_value = Native.symbol("money_calculator_value");

    static int money_calculator_value(long p0, int p1, int p2, long p3, long p4, long p5) {
        try {
            return (int) IJIIJJJ.CALL.invokeExact(money_calculator_value, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_digits = Native.symbol("money_calculator_digits");

    static int money_calculator_digits(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_calculator_digits, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_set_digits = Native.symbol("money_calculator_set_digits");

    static int money_calculator_set_digits(long p0, int p1, long p2) {
        try {
            return (int) IJIJ.CALL.invokeExact(money_calculator_set_digits, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_alert_name = Native.symbol("money_calculator_alert_name");

    static long money_calculator_alert_name(int p0) {
        try {
            return (long) JI.CALL.invokeExact(money_calculator_alert_name, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_alert_title = Native.symbol("money_calculator_alert_title");

    static long money_calculator_alert_title(int p0) {
        try {
            return (long) JI.CALL.invokeExact(money_calculator_alert_title, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_alert_text = Native.symbol("money_calculator_alert_text");

    static long money_calculator_alert_text(int p0) {
        try {
            return (long) JI.CALL.invokeExact(money_calculator_alert_text, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_on_display = Native.symbol("money_calculator_on_display");

    static int money_calculator_on_display(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_calculator_on_display, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_on_alert = Native.symbol("money_calculator_on_alert");

    static int money_calculator_on_alert(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_calculator_on_alert, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_revision = Native.symbol("money_calculator_revision");

    static int money_calculator_revision(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_calculator_revision, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_to_json = Native.symbol("money_calculator_to_json");

    static int money_calculator_to_json(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_calculator_to_json, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_calculator_from_json = Native.symbol("money_calculator_from_json");

    static int money_calculator_from_json(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_calculator_from_json, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_options_init = Native.symbol("money_feed_options_init");

    static void money_feed_options_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_feed_options_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_new = Native.symbol("money_feed_new");

    static int money_feed_new(int p0, long p1, long p2, long p3) {
        try {
            return (int) IIJJJ.CALL.invokeExact(money_feed_new, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_free = Native.symbol("money_feed_free");

    static void money_feed_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_feed_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_next = Native.symbol("money_feed_next");

    static int money_feed_next(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_feed_next, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_request_free = Native.symbol("money_feed_request_free");

    static void money_feed_request_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_feed_request_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_request_id = Native.symbol("money_feed_request_id");

    static long money_feed_request_id(long p0) {
        try {
            return (long) JJ.CALL.invokeExact(money_feed_request_id, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_request_method = Native.symbol("money_feed_request_method");

    static long money_feed_request_method(long p0) {
        try {
            return (long) JJ.CALL.invokeExact(money_feed_request_method, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_request_url = Native.symbol("money_feed_request_url");

    static long money_feed_request_url(long p0) {
        try {
            return (long) JJ.CALL.invokeExact(money_feed_request_url, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_request_headers = Native.symbol("money_feed_request_headers");

    static long money_feed_request_headers(long p0) {
        try {
            return (long) JJ.CALL.invokeExact(money_feed_request_headers, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_request_body = Native.symbol("money_feed_request_body");

    static long money_feed_request_body(long p0, long p1) {
        try {
            return (long) JJJ.CALL.invokeExact(money_feed_request_body, p0, p1);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_receive_header = Native.symbol("money_feed_receive_header");

    static int money_feed_receive_header(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_feed_receive_header, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_receive_response = Native.symbol("money_feed_receive_response");

    static int money_feed_receive_response(long p0, long p1, int p2, long p3, long p4, long p5, long p6, long p7) {
        try {
            return (int) IJJIJJJJJ.CALL.invokeExact(money_feed_receive_response, p0, p1, p2, p3, p4, p5, p6, p7);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_fail_request = Native.symbol("money_feed_fail_request");

    static int money_feed_fail_request(long p0, long p1, int p2, long p3, long p4) {
        try {
            return (int) IJJIJJ.CALL.invokeExact(money_feed_fail_request, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_notify_online = Native.symbol("money_feed_notify_online");

    static int money_feed_notify_online(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_feed_notify_online, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_refresh = Native.symbol("money_feed_refresh");

    static int money_feed_refresh(long p0, long p1) {
        try {
            return (int) IJJ.CALL.invokeExact(money_feed_refresh, p0, p1);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_pending_count = Native.symbol("money_feed_pending_count");

    static int money_feed_pending_count(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_feed_pending_count, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_info = Native.symbol("money_feed_info");

    static int money_feed_info(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_feed_info, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_failure = Native.symbol("money_feed_failure");

    static int money_feed_failure(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_feed_failure, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_set_jump = Native.symbol("money_feed_set_jump");

    static int money_feed_set_jump(long p0, int p1, long p2) {
        try {
            return (int) IJIJ.CALL.invokeExact(money_feed_set_jump, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_to_json = Native.symbol("money_feed_to_json");

    static int money_feed_to_json(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_feed_to_json, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_restore = Native.symbol("money_feed_restore");

    static int money_feed_restore(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_feed_restore, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_revision = Native.symbol("money_feed_revision");

    static int money_feed_revision(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_feed_revision, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_on_change = Native.symbol("money_feed_on_change");

    static int money_feed_on_change(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_feed_on_change, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_rates = Native.symbol("money_feed_rates");

    static int money_feed_rates(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_feed_rates, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_add_symbol = Native.symbol("money_feed_add_symbol");

    static int money_feed_add_symbol(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_feed_add_symbol, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_remove_symbol = Native.symbol("money_feed_remove_symbol");

    static int money_feed_remove_symbol(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_feed_remove_symbol, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_symbol_count = Native.symbol("money_feed_symbol_count");

    static int money_feed_symbol_count(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_feed_symbol_count, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_symbol_at = Native.symbol("money_feed_symbol_at");

    static int money_feed_symbol_at(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_feed_symbol_at, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_price_quote = Native.symbol("money_feed_price_quote");

    static int money_feed_price_quote(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_feed_price_quote, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_portfolio = Native.symbol("money_feed_portfolio");

    static int money_feed_portfolio(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_feed_portfolio, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_put = Native.symbol("money_feed_put");

    static int money_feed_put(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_feed_put, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_remove = Native.symbol("money_feed_remove");

    static int money_feed_remove(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_feed_remove, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_feed_operation = Native.symbol("money_feed_operation");

    static int money_feed_operation(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_feed_operation, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_options_init = Native.symbol("money_converter_options_init");

    static void money_converter_options_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_converter_options_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_new = Native.symbol("money_converter_new");

    static int money_converter_new(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_converter_new, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_free = Native.symbol("money_converter_free");

    static void money_converter_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_converter_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_set_amount = Native.symbol("money_converter_set_amount");

    static int money_converter_set_amount(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_converter_set_amount, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_amount = Native.symbol("money_converter_amount");

    static int money_converter_amount(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_converter_amount, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_set_pair = Native.symbol("money_converter_set_pair");

    static int money_converter_set_pair(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_converter_set_pair, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_swap = Native.symbol("money_converter_swap");

    static int money_converter_swap(long p0, long p1) {
        try {
            return (int) IJJ.CALL.invokeExact(money_converter_swap, p0, p1);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_set_locale = Native.symbol("money_converter_set_locale");

    static int money_converter_set_locale(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_converter_set_locale, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_set_locales = Native.symbol("money_converter_set_locales");

    static int money_converter_set_locales(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_converter_set_locales, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_set_options = Native.symbol("money_converter_set_options");

    static int money_converter_set_options(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_converter_set_options, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_refresh = Native.symbol("money_converter_refresh");

    static int money_converter_refresh(long p0, long p1) {
        try {
            return (int) IJJ.CALL.invokeExact(money_converter_refresh, p0, p1);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_set_loading = Native.symbol("money_converter_set_loading");

    static int money_converter_set_loading(long p0, long p1) {
        try {
            return (int) IJJ.CALL.invokeExact(money_converter_set_loading, p0, p1);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_set_rates = Native.symbol("money_converter_set_rates");

    static int money_converter_set_rates(long p0, long p1, int p2, long p3, long p4) {
        try {
            return (int) IJJIJJ.CALL.invokeExact(money_converter_set_rates, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_set_rates_failure = Native.symbol("money_converter_set_rates_failure");

    static int money_converter_set_rates_failure(long p0, int p1, long p2, long p3, long p4) {
        try {
            return (int) IJIJJJ.CALL.invokeExact(money_converter_set_rates_failure, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_take_feed = Native.symbol("money_converter_take_feed");

    static int money_converter_take_feed(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_converter_take_feed, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_info = Native.symbol("money_converter_info");

    static int money_converter_info(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_converter_info, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_result = Native.symbol("money_converter_result");

    static int money_converter_result(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_converter_result, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_text = Native.symbol("money_converter_text");

    static int money_converter_text(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_converter_text, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_rate = Native.symbol("money_converter_rate");

    static int money_converter_rate(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_converter_rate, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_unit_rate = Native.symbol("money_converter_unit_rate");

    static int money_converter_unit_rate(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_converter_unit_rate, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_reason = Native.symbol("money_converter_reason");

    static int money_converter_reason(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_converter_reason, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_to_json = Native.symbol("money_converter_to_json");

    static int money_converter_to_json(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_converter_to_json, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_from_json = Native.symbol("money_converter_from_json");

    static int money_converter_from_json(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_converter_from_json, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_revision = Native.symbol("money_converter_revision");

    static int money_converter_revision(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_converter_revision, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_converter_on_change = Native.symbol("money_converter_on_change");

    static int money_converter_on_change(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_converter_on_change, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_new = Native.symbol("money_currency_list_new");

    static int money_currency_list_new(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_currency_list_new, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_free = Native.symbol("money_currency_list_free");

    static void money_currency_list_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_currency_list_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_add = Native.symbol("money_currency_list_add");

    static int money_currency_list_add(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_currency_list_add, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_add_current = Native.symbol("money_currency_list_add_current");

    static int money_currency_list_add_current(long p0, long p1) {
        try {
            return (int) IJJ.CALL.invokeExact(money_currency_list_add_current, p0, p1);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_add_json = Native.symbol("money_currency_list_add_json");

    static int money_currency_list_add_json(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_currency_list_add_json, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_take_feed = Native.symbol("money_currency_list_take_feed");

    static int money_currency_list_take_feed(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_currency_list_take_feed, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_set_language = Native.symbol("money_currency_list_set_language");

    static int money_currency_list_set_language(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_currency_list_set_language, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_set_locales = Native.symbol("money_currency_list_set_locales");

    static int money_currency_list_set_locales(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_currency_list_set_locales, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_set_search = Native.symbol("money_currency_list_set_search");

    static int money_currency_list_set_search(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_currency_list_set_search, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_set_sort = Native.symbol("money_currency_list_set_sort");

    static int money_currency_list_set_sort(long p0, int p1, long p2) {
        try {
            return (int) IJIJ.CALL.invokeExact(money_currency_list_set_sort, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_set_favourite = Native.symbol("money_currency_list_set_favourite");

    static int money_currency_list_set_favourite(long p0, long p1, int p2, long p3) {
        try {
            return (int) IJJIJ.CALL.invokeExact(money_currency_list_set_favourite, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_set_favourites_only = Native.symbol("money_currency_list_set_favourites_only");

    static int money_currency_list_set_favourites_only(long p0, int p1, long p2) {
        try {
            return (int) IJIJ.CALL.invokeExact(money_currency_list_set_favourites_only, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_mark = Native.symbol("money_currency_list_mark");

    static int money_currency_list_mark(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_currency_list_mark, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_count = Native.symbol("money_currency_list_count");

    static int money_currency_list_count(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_currency_list_count, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_at = Native.symbol("money_currency_list_at");

    static int money_currency_list_at(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_currency_list_at, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_items = Native.symbol("money_currency_list_items");

    static int money_currency_list_items(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_currency_list_items, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_to_json = Native.symbol("money_currency_list_to_json");

    static int money_currency_list_to_json(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_currency_list_to_json, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_restore = Native.symbol("money_currency_list_restore");

    static int money_currency_list_restore(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_currency_list_restore, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_state = Native.symbol("money_currency_list_state");

    static int money_currency_list_state(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_currency_list_state, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_revision = Native.symbol("money_currency_list_revision");

    static int money_currency_list_revision(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_currency_list_revision, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_currency_list_on_change = Native.symbol("money_currency_list_on_change");

    static int money_currency_list_on_change(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_currency_list_on_change, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_view_new = Native.symbol("money_portfolio_view_new");

    static int money_portfolio_view_new(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_portfolio_view_new, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_view_free = Native.symbol("money_portfolio_view_free");

    static void money_portfolio_view_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_portfolio_view_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_view_set_transactions = Native.symbol("money_portfolio_view_set_transactions");

    static int money_portfolio_view_set_transactions(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_portfolio_view_set_transactions, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_view_set_transactions_failure = Native.symbol("money_portfolio_view_set_transactions_failure");

    static int money_portfolio_view_set_transactions_failure(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_portfolio_view_set_transactions_failure, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_view_set_quotes = Native.symbol("money_portfolio_view_set_quotes");

    static int money_portfolio_view_set_quotes(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_portfolio_view_set_quotes, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_view_set_quotes_failure = Native.symbol("money_portfolio_view_set_quotes_failure");

    static int money_portfolio_view_set_quotes_failure(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_portfolio_view_set_quotes_failure, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_view_set_rates = Native.symbol("money_portfolio_view_set_rates");

    static int money_portfolio_view_set_rates(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_portfolio_view_set_rates, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_view_take_feed = Native.symbol("money_portfolio_view_take_feed");

    static int money_portfolio_view_take_feed(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_portfolio_view_take_feed, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_view_state = Native.symbol("money_portfolio_view_state");

    static int money_portfolio_view_state(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_portfolio_view_state, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_view_reason = Native.symbol("money_portfolio_view_reason");

    static int money_portfolio_view_reason(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_portfolio_view_reason, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_view_value = Native.symbol("money_portfolio_view_value");

    static int money_portfolio_view_value(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_portfolio_view_value, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_view_symbol_count = Native.symbol("money_portfolio_view_symbol_count");

    static int money_portfolio_view_symbol_count(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_portfolio_view_symbol_count, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_view_symbol_at = Native.symbol("money_portfolio_view_symbol_at");

    static int money_portfolio_view_symbol_at(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_portfolio_view_symbol_at, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_view_revision = Native.symbol("money_portfolio_view_revision");

    static int money_portfolio_view_revision(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_portfolio_view_revision, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_portfolio_view_on_change = Native.symbol("money_portfolio_view_on_change");

    static int money_portfolio_view_on_change(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_portfolio_view_on_change, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_field_state_text = Native.symbol("money_field_state_text");

    static long money_field_state_text(int p0) {
        try {
            return (long) JI.CALL.invokeExact(money_field_state_text, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_order_form_new = Native.symbol("money_order_form_new");

    static int money_order_form_new(long p0, long p1, int p2, long p3, long p4) {
        try {
            return (int) IJJIJJ.CALL.invokeExact(money_order_form_new, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_order_form_from_transaction = Native.symbol("money_order_form_from_transaction");

    static int money_order_form_from_transaction(long p0, long p1, int p2, long p3, long p4) {
        try {
            return (int) IJJIJJ.CALL.invokeExact(money_order_form_from_transaction, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_order_form_free = Native.symbol("money_order_form_free");

    static void money_order_form_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_order_form_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_order_form_set = Native.symbol("money_order_form_set");

    static int money_order_form_set(long p0, int p1, long p2, long p3, long p4) {
        try {
            return (int) IJIJJJ.CALL.invokeExact(money_order_form_set, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_order_form_text = Native.symbol("money_order_form_text");

    static int money_order_form_text(long p0, int p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJIJJJJ.CALL.invokeExact(money_order_form_text, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_order_form_state = Native.symbol("money_order_form_state");

    static int money_order_form_state(long p0, int p1, long p2, long p3) {
        try {
            return (int) IJIJJ.CALL.invokeExact(money_order_form_state, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_order_form_transaction = Native.symbol("money_order_form_transaction");

    static int money_order_form_transaction(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_order_form_transaction, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_order_form_save = Native.symbol("money_order_form_save");

    static int money_order_form_save(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_order_form_save, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_options_init = Native.symbol("money_store_options_init");

    static void money_store_options_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_store_options_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_open = Native.symbol("money_store_open");

    static int money_store_open(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_store_open, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_close = Native.symbol("money_store_close");

    static int money_store_close(long p0, long p1) {
        try {
            return (int) IJJ.CALL.invokeExact(money_store_close, p0, p1);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_free = Native.symbol("money_store_free");

    static void money_store_free(long p0) {
        try {
            VJ.CALL.invokeExact(money_store_free, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_begin = Native.symbol("money_store_begin");

    static int money_store_begin(long p0, long p1) {
        try {
            return (int) IJJ.CALL.invokeExact(money_store_begin, p0, p1);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_commit = Native.symbol("money_store_commit");

    static int money_store_commit(long p0, long p1) {
        try {
            return (int) IJJ.CALL.invokeExact(money_store_commit, p0, p1);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_rollback = Native.symbol("money_store_rollback");

    static int money_store_rollback(long p0, long p1) {
        try {
            return (int) IJJ.CALL.invokeExact(money_store_rollback, p0, p1);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_check = Native.symbol("money_store_check");

    static int money_store_check(long p0, long p1) {
        try {
            return (int) IJJ.CALL.invokeExact(money_store_check, p0, p1);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_revision = Native.symbol("money_store_revision");

    static int money_store_revision(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_store_revision, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_on_change = Native.symbol("money_store_on_change");

    static int money_store_on_change(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_store_on_change, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_release_memory = Native.symbol("money_store_release_memory");

    static int money_store_release_memory(long p0, long p1) {
        try {
            return (int) IJJ.CALL.invokeExact(money_store_release_memory, p0, p1);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_name_count = Native.symbol("money_store_name_count");

    static int money_store_name_count(long p0, int p1, long p2, long p3) {
        try {
            return (int) IJIJJ.CALL.invokeExact(money_store_name_count, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_name_at = Native.symbol("money_store_name_at");

    static int money_store_name_at(long p0, int p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJIJJJJJ.CALL.invokeExact(money_store_name_at, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_remove = Native.symbol("money_store_remove");

    static int money_store_remove(long p0, int p1, long p2, long p3) {
        try {
            return (int) IJIJJ.CALL.invokeExact(money_store_remove, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_wallet_save = Native.symbol("money_store_wallet_save");

    static int money_store_wallet_save(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_store_wallet_save, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_wallet_load = Native.symbol("money_store_wallet_load");

    static int money_store_wallet_load(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_store_wallet_load, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_wallet_add = Native.symbol("money_store_wallet_add");

    static int money_store_wallet_add(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_store_wallet_add, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_wallet_count = Native.symbol("money_store_wallet_count");

    static int money_store_wallet_count(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_store_wallet_count, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_wallet_currency_count = Native.symbol("money_store_wallet_currency_count");

    static int money_store_wallet_currency_count(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_store_wallet_currency_count, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_wallet_currency_at = Native.symbol("money_store_wallet_currency_at");

    static int money_store_wallet_currency_at(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_store_wallet_currency_at, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_wallet_sum = Native.symbol("money_store_wallet_sum");

    static int money_store_wallet_sum(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_store_wallet_sum, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_wallet_total = Native.symbol("money_store_wallet_total");

    static int money_store_wallet_total(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7) {
        try {
            return (int) IJJJJJJJJ.CALL.invokeExact(money_store_wallet_total, p0, p1, p2, p3, p4, p5, p6, p7);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_portfolio_save = Native.symbol("money_store_portfolio_save");

    static int money_store_portfolio_save(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_store_portfolio_save, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_portfolio_load = Native.symbol("money_store_portfolio_load");

    static int money_store_portfolio_load(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_store_portfolio_load, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_transaction_save = Native.symbol("money_store_transaction_save");

    static int money_store_transaction_save(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_store_transaction_save, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_transaction_remove = Native.symbol("money_store_transaction_remove");

    static int money_store_transaction_remove(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_store_transaction_remove, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_catalogue_save = Native.symbol("money_store_catalogue_save");

    static int money_store_catalogue_save(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_store_catalogue_save, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_catalogue_load = Native.symbol("money_store_catalogue_load");

    static int money_store_catalogue_load(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_store_catalogue_load, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_basket_save = Native.symbol("money_store_basket_save");

    static int money_store_basket_save(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_store_basket_save, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_basket_load = Native.symbol("money_store_basket_load");

    static int money_store_basket_load(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_store_basket_load, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_movement_options_init = Native.symbol("money_movement_options_init");

    static void money_movement_options_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_movement_options_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_wallet_spend = Native.symbol("money_store_wallet_spend");

    static int money_store_wallet_spend(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_store_wallet_spend, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_wallet_hold = Native.symbol("money_store_wallet_hold");

    static int money_store_wallet_hold(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_store_wallet_hold, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_wallet_commit = Native.symbol("money_store_wallet_commit");

    static int money_store_wallet_commit(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_store_wallet_commit, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_wallet_commit_amount = Native.symbol("money_store_wallet_commit_amount");

    static int money_store_wallet_commit_amount(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_store_wallet_commit_amount, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_wallet_release = Native.symbol("money_store_wallet_release");

    static int money_store_wallet_release(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_store_wallet_release, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_stored_leg_init = Native.symbol("money_stored_leg_init");

    static void money_stored_leg_init(long p0) {
        try {
            VJ.CALL.invokeExact(money_stored_leg_init, p0);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_wallet_transfer = Native.symbol("money_store_wallet_transfer");

    static int money_store_wallet_transfer(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_store_wallet_transfer, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_wallet_exchange = Native.symbol("money_store_wallet_exchange");

    static int money_store_wallet_exchange(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7, long p8, long p9) {
        try {
            return (int) IJJJJJJJJJJ.CALL.invokeExact(money_store_wallet_exchange, p0, p1, p2, p3, p4, p5, p6, p7, p8, p9);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_rates_save = Native.symbol("money_store_rates_save");

    static int money_store_rates_save(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_store_rates_save, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_rates_add = Native.symbol("money_store_rates_add");

    static int money_store_rates_add(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_store_rates_add, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_rates_load = Native.symbol("money_store_rates_load");

    static int money_store_rates_load(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_store_rates_load, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_rates_count = Native.symbol("money_store_rates_count");

    static int money_store_rates_count(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_store_rates_count, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_rates_at = Native.symbol("money_store_rates_at");

    static int money_store_rates_at(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_store_rates_at, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_rates_instants = Native.symbol("money_store_rates_instants");

    static int money_store_rates_instants(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_store_rates_instants, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_rates_remove_before = Native.symbol("money_store_rates_remove_before");

    static int money_store_rates_remove_before(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_store_rates_remove_before, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_currencies_save = Native.symbol("money_store_currencies_save");

    static int money_store_currencies_save(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_store_currencies_save, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_currencies_load = Native.symbol("money_store_currencies_load");

    static int money_store_currencies_load(long p0, long p1, long p2, long p3, long p4) {
        try {
            return (int) IJJJJJ.CALL.invokeExact(money_store_currencies_load, p0, p1, p2, p3, p4);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_setting_save = Native.symbol("money_store_setting_save");

    static int money_store_setting_save(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_store_setting_save, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_setting = Native.symbol("money_store_setting");

    static int money_store_setting(long p0, long p1, long p2, long p3, long p4, long p5, long p6) {
        try {
            return (int) IJJJJJJJ.CALL.invokeExact(money_store_setting, p0, p1, p2, p3, p4, p5, p6);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_setting_count = Native.symbol("money_store_setting_count");

    static int money_store_setting_count(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_store_setting_count, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_setting_key_at = Native.symbol("money_store_setting_key_at");

    static int money_store_setting_key_at(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_store_setting_key_at, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_setting_remove = Native.symbol("money_store_setting_remove");

    static int money_store_setting_remove(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_store_setting_remove, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_quotes_save = Native.symbol("money_store_quotes_save");

    static int money_store_quotes_save(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_store_quotes_save, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_quote = Native.symbol("money_store_quote");

    static int money_store_quote(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_store_quote, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_quote_count = Native.symbol("money_store_quote_count");

    static int money_store_quote_count(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_store_quote_count, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_quote_at = Native.symbol("money_store_quote_at");

    static int money_store_quote_at(long p0, long p1, long p2, long p3) {
        try {
            return (int) IJJJJ.CALL.invokeExact(money_store_quote_at, p0, p1, p2, p3);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_quotes = Native.symbol("money_store_quotes");

    static int money_store_quotes(long p0, long p1, long p2, long p3, long p4, long p5) {
        try {
            return (int) IJJJJJJ.CALL.invokeExact(money_store_quotes, p0, p1, p2, p3, p4, p5);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final MemorySegment money_store_quote_remove = Native.symbol("money_store_quote_remove");

    static int money_store_quote_remove(long p0, long p1, long p2) {
        try {
            return (int) IJJJ.CALL.invokeExact(money_store_quote_remove, p0, p1, p2);
        } catch (Throwable error) {
            throw Native.failed(error);
        }
    }

    private static final class I {
        static final MethodHandle CALL = Native.shape("I");
    }

    private static final class IIIIJJ {
        static final MethodHandle CALL = Native.shape("IIIIJJ");
    }

    private static final class IIIJJ {
        static final MethodHandle CALL = Native.shape("IIIJJ");
    }

    private static final class IIJJ {
        static final MethodHandle CALL = Native.shape("IIJJ");
    }

    private static final class IIJJJ {
        static final MethodHandle CALL = Native.shape("IIJJJ");
    }

    private static final class IIJJJJ {
        static final MethodHandle CALL = Native.shape("IIJJJJ");
    }

    private static final class IJIIJJ {
        static final MethodHandle CALL = Native.shape("IJIIJJ");
    }

    private static final class IJIIJJJ {
        static final MethodHandle CALL = Native.shape("IJIIJJJ");
    }

    private static final class IJIIJJJJ {
        static final MethodHandle CALL = Native.shape("IJIIJJJJ");
    }

    private static final class IJIJ {
        static final MethodHandle CALL = Native.shape("IJIJ");
    }

    private static final class IJIJJ {
        static final MethodHandle CALL = Native.shape("IJIJJ");
    }

    private static final class IJIJJJ {
        static final MethodHandle CALL = Native.shape("IJIJJJ");
    }

    private static final class IJIJJJJ {
        static final MethodHandle CALL = Native.shape("IJIJJJJ");
    }

    private static final class IJIJJJJJ {
        static final MethodHandle CALL = Native.shape("IJIJJJJJ");
    }

    private static final class IJJ {
        static final MethodHandle CALL = Native.shape("IJJ");
    }

    private static final class IJJIIJJJ {
        static final MethodHandle CALL = Native.shape("IJJIIJJJ");
    }

    private static final class IJJIIJJJJ {
        static final MethodHandle CALL = Native.shape("IJJIIJJJJ");
    }

    private static final class IJJIJ {
        static final MethodHandle CALL = Native.shape("IJJIJ");
    }

    private static final class IJJIJJ {
        static final MethodHandle CALL = Native.shape("IJJIJJ");
    }

    private static final class IJJIJJJ {
        static final MethodHandle CALL = Native.shape("IJJIJJJ");
    }

    private static final class IJJIJJJJJ {
        static final MethodHandle CALL = Native.shape("IJJIJJJJJ");
    }

    private static final class IJJJ {
        static final MethodHandle CALL = Native.shape("IJJJ");
    }

    private static final class IJJJIJ {
        static final MethodHandle CALL = Native.shape("IJJJIJ");
    }

    private static final class IJJJIJJJJJ {
        static final MethodHandle CALL = Native.shape("IJJJIJJJJJ");
    }

    private static final class IJJJJ {
        static final MethodHandle CALL = Native.shape("IJJJJ");
    }

    private static final class IJJJJJ {
        static final MethodHandle CALL = Native.shape("IJJJJJ");
    }

    private static final class IJJJJJIJ {
        static final MethodHandle CALL = Native.shape("IJJJJJIJ");
    }

    private static final class IJJJJJJ {
        static final MethodHandle CALL = Native.shape("IJJJJJJ");
    }

    private static final class IJJJJJJJ {
        static final MethodHandle CALL = Native.shape("IJJJJJJJ");
    }

    private static final class IJJJJJJJJ {
        static final MethodHandle CALL = Native.shape("IJJJJJJJJ");
    }

    private static final class IJJJJJJJJJ {
        static final MethodHandle CALL = Native.shape("IJJJJJJJJJ");
    }

    private static final class IJJJJJJJJJJ {
        static final MethodHandle CALL = Native.shape("IJJJJJJJJJJ");
    }

    private static final class J {
        static final MethodHandle CALL = Native.shape("J");
    }

    private static final class JI {
        static final MethodHandle CALL = Native.shape("JI");
    }

    private static final class JJ {
        static final MethodHandle CALL = Native.shape("JJ");
    }

    private static final class JJJ {
        static final MethodHandle CALL = Native.shape("JJJ");
    }

    private static final class V {
        static final MethodHandle CALL = Native.shape("V");
    }

    private static final class VJ {
        static final MethodHandle CALL = Native.shape("VJ");
    }

    private static final class VJJIJ {
        static final MethodHandle CALL = Native.shape("VJJIJ");
    }

    private static final class VJJJ {
        static final MethodHandle CALL = Native.shape("VJJJ");
    }
}
