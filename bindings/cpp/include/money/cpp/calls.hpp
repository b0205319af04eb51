/** @file calls.hpp
 *  The calls of the interface. Made from the headers by api/generate.py.
 */
#ifndef MONEY_CPP_CALLS_HPP
#define MONEY_CPP_CALLS_HPP

namespace money {

/// Returns the version of the loaded library, "MAJOR.MINOR.PATCH", as a static string. C: money_version
inline const char * version() {
    return money_version();
}

/// Returns the MONEY_ABI_VERSION of the loaded library. C: money_abi_version
inline std::int32_t abi_version() {
    return money_abi_version();
}

/// Does now what the library would do at its first use. C: money_initialize
inline void initialize() {
    money_initialize();
}

/// Returns the name of a status, such as "MONEY_ERR_NO_RATE", or "MONEY_ERR_?" for a value that the library does not
/// know. C: money_status_name
inline const char * status_name(Status status) {
    return money_status_name(status);
}

/// Gives memory back to the system that the library's allocator holds and does not need. C: money_release_memory
inline void release_memory() {
    money_release_memory();
}

/// Makes coefficient × 10^-scale: (1050, 2) is 10.50. C: money_decimal_new
inline Decimal decimal_new(std::int64_t coefficient, std::uint32_t scale) {
    money_decimal_t result{};
    money_error_t why;
    detail::check(money_decimal_new(coefficient, scale, &result, &why), why);
    return Decimal(result);
}

/// Makes a decimal of all 127 bits of a coefficient, for a runtime whose integers have 64: the two words of a two's
/// complement integer, and the scale. C: money_decimal_from_words
inline Decimal decimal_from_words(std::uint64_t lo, std::int64_t hi, std::uint32_t scale) {
    money_decimal_t result{};
    money_error_t why;
    detail::check(money_decimal_from_words(lo, hi, scale, &result, &why), why);
    return Decimal(result);
}

/// Makes a decimal of a coefficient as text: ("-1050", 2) is -10.50. C: money_decimal_from_coefficient
inline Decimal decimal_from_coefficient(text_view text, std::uint32_t scale) {
    money_decimal_t result{};
    money_error_t why;
    detail::check(money_decimal_from_coefficient(text.data(), text.size(), scale, &result, &why), why);
    return Decimal(result);
}

/// Writes the coefficient alone: "-1050" for -10.50. C: money_decimal_coefficient
inline std::string decimal_coefficient(const Decimal &value) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_decimal_coefficient(&value.raw(), buffer, capacity, length, why);
        });
    return buffer;
}

/// Reads a decimal: an optional sign, digits, an optional point with digits behind it, nothing else. C:
/// money_decimal_parse
inline Decimal decimal_parse(text_view text) {
    money_decimal_t result{};
    money_error_t why;
    detail::check(money_decimal_parse(text.data(), text.size(), &result, &why), why);
    return Decimal(result);
}

/// Writes a decimal plainly, with all digits of its scale: "-0.50". C: money_decimal_format
inline std::string decimal_format(const Decimal &value) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_decimal_format(&value.raw(), buffer, capacity, length, why);
        });
    return buffer;
}

/// Writes a + b, exactly. C: money_decimal_add
inline Decimal decimal_add(const Decimal &a, const Decimal &b) {
    money_decimal_t result{};
    money_error_t why;
    detail::check(money_decimal_add(&a.raw(), &b.raw(), &result, &why), why);
    return Decimal(result);
}

/// Writes a - b, under the rules of money_decimal_add. C: money_decimal_subtract
inline Decimal decimal_subtract(const Decimal &a, const Decimal &b) {
    money_decimal_t result{};
    money_error_t why;
    detail::check(money_decimal_subtract(&a.raw(), &b.raw(), &result, &why), why);
    return Decimal(result);
}

/// Writes -value, exactly. C: money_decimal_negate
inline Decimal decimal_negate(const Decimal &value) {
    money_decimal_t result{};
    money_error_t why;
    detail::check(money_decimal_negate(&value.raw(), &result, &why), why);
    return Decimal(result);
}

/// Writes |value|, exactly. C: money_decimal_absolute
inline Decimal decimal_absolute(const Decimal &value) {
    money_decimal_t result{};
    money_error_t why;
    detail::check(money_decimal_absolute(&value.raw(), &result, &why), why);
    return Decimal(result);
}

/// Writes a × b, rounded once from the exact product. C: money_decimal_multiply
inline Decimal decimal_multiply(const Decimal &a, const Decimal &b, std::int32_t digits, Rounding rounding) {
    money_decimal_t result{};
    money_error_t why;
    detail::check(money_decimal_multiply(&a.raw(), &b.raw(), digits, rounding, &result, nullptr, &why), why);
    return Decimal(result);
}

/// Writes a × b, rounded once from the exact product. C: money_decimal_multiply
inline DecimalMultiplyDetailed decimal_multiply_detailed(const Decimal &a, const Decimal &b, std::int32_t digits, Rounding rounding) {
    money_decimal_t result{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_decimal_multiply(&a.raw(), &b.raw(), digits, rounding, &result, &flags, &why), why);
    return {Decimal(result), Flags(flags)};
}

/// Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient. C:
/// money_decimal_divide
inline Decimal decimal_divide(const Decimal &a, const Decimal &b, std::int32_t digits, Rounding rounding) {
    money_decimal_t result{};
    money_error_t why;
    detail::check(money_decimal_divide(&a.raw(), &b.raw(), digits, rounding, &result, nullptr, &why), why);
    return Decimal(result);
}

/// Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient. C:
/// money_decimal_divide
inline DecimalDivideDetailed decimal_divide_detailed(const Decimal &a, const Decimal &b, std::int32_t digits, Rounding rounding) {
    money_decimal_t result{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_decimal_divide(&a.raw(), &b.raw(), digits, rounding, &result, &flags, &why), why);
    return {Decimal(result), Flags(flags)};
}

/// Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with zeros. C:
/// money_decimal_quantize
inline Decimal decimal_quantize(const Decimal &value, std::int32_t digits, Rounding rounding) {
    money_decimal_t result{};
    money_error_t why;
    detail::check(money_decimal_quantize(&value.raw(), digits, rounding, &result, nullptr, &why), why);
    return Decimal(result);
}

/// Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with zeros. C:
/// money_decimal_quantize
inline DecimalQuantizeDetailed decimal_quantize_detailed(const Decimal &value, std::int32_t digits, Rounding rounding) {
    money_decimal_t result{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_decimal_quantize(&value.raw(), digits, rounding, &result, &flags, &why), why);
    return {Decimal(result), Flags(flags)};
}

/// Writes a ÷ b with `digits` (0 to 38) fraction digits, and the remainder: a = quotient × b + remainder, exactly. C:
/// money_decimal_divide_remainder
inline DecimalDivideRemainderResults decimal_divide_remainder(const Decimal &a, const Decimal &b, std::int32_t digits, Rounding rounding) {
    money_decimal_t quotient{};
    money_decimal_t remainder{};
    money_error_t why;
    detail::check(money_decimal_divide_remainder(&a.raw(), &b.raw(), digits, rounding, &quotient, &remainder, &why), why);
    return {Decimal(quotient), Decimal(remainder)};
}

/// Writes the value with as few fraction digits as hold it exactly, but at least `digits` (0 to 38): 1.500 is 1.5,
/// and with two digits 1.50. C: money_decimal_normalize
inline Decimal decimal_normalize(const Decimal &value, std::int32_t digits) {
    money_decimal_t result{};
    money_error_t why;
    detail::check(money_decimal_normalize(&value.raw(), digits, &result, &why), why);
    return Decimal(result);
}

/// Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03 at 0.05 is 1.05. C:
/// money_decimal_round_to_step
inline Decimal decimal_round_to_step(const Decimal &value, const Decimal &step, Rounding rounding) {
    money_decimal_t result{};
    money_error_t why;
    detail::check(money_decimal_round_to_step(&value.raw(), &step.raw(), rounding, &result, nullptr, &why), why);
    return Decimal(result);
}

/// Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03 at 0.05 is 1.05. C:
/// money_decimal_round_to_step
inline DecimalRoundToStepDetailed decimal_round_to_step_detailed(const Decimal &value, const Decimal &step, Rounding rounding) {
    money_decimal_t result{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_decimal_round_to_step(&value.raw(), &step.raw(), rounding, &result, &flags, &why), why);
    return {Decimal(result), Flags(flags)};
}

/// Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5 are 1200, two of 0.0995 are
/// 0.10. C: money_decimal_round_significant
inline Decimal decimal_round_significant(const Decimal &value, std::int32_t digits, Rounding rounding) {
    money_decimal_t result{};
    money_error_t why;
    detail::check(money_decimal_round_significant(&value.raw(), digits, rounding, &result, nullptr, &why), why);
    return Decimal(result);
}

/// Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5 are 1200, two of 0.0995 are
/// 0.10. C: money_decimal_round_significant
inline DecimalRoundSignificantDetailed decimal_round_significant_detailed(const Decimal &value, std::int32_t digits, Rounding rounding) {
    money_decimal_t result{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_decimal_round_significant(&value.raw(), digits, rounding, &result, &flags, &why), why);
    return {Decimal(result), Flags(flags)};
}

/// Adds up `count` decimals, exactly, at the largest scale among them. C: money_decimal_sum
inline Decimal decimal_sum(view<money_decimal_t> values) {
    money_decimal_t result{};
    money_error_t why;
    detail::check(money_decimal_sum(values.data(), values.size(), &result, &why), why);
    return Decimal(result);
}

/// Writes the smallest of `count` decimals, of equal ones the first. C: money_decimal_minimum
inline Decimal decimal_minimum(view<money_decimal_t> values) {
    money_decimal_t result{};
    money_error_t why;
    detail::check(money_decimal_minimum(values.data(), values.size(), &result, &why), why);
    return Decimal(result);
}

/// Writes the largest of `count` decimals, of equal ones the first. C: money_decimal_maximum
inline Decimal decimal_maximum(view<money_decimal_t> values) {
    money_decimal_t result{};
    money_error_t why;
    detail::check(money_decimal_maximum(values.data(), values.size(), &result, &why), why);
    return Decimal(result);
}

/// Writes -1 to `sign` if the value is less than 0, 1 if it is more, and 0 if it is 0. C: money_decimal_sign
inline std::int32_t decimal_sign(const Decimal &value) {
    int32_t sign{};
    money_error_t why;
    detail::check(money_decimal_sign(&value.raw(), &sign, &why), why);
    return sign;
}

/// Compares by value: `order` receives -1 (a < b), 0 or 1. C: money_decimal_compare
inline std::int32_t decimal_compare(const Decimal &a, const Decimal &b) {
    int32_t order{};
    money_error_t why;
    detail::check(money_decimal_compare(&a.raw(), &b.raw(), &order, &why), why);
    return order;
}

/// Writes a hash of the value: equal decimals have equal hashes, on every platform and in every version of this ABI.
/// C: money_decimal_hash
inline std::uint64_t decimal_hash(const Decimal &value) {
    uint64_t hash{};
    money_error_t why;
    detail::check(money_decimal_hash(&value.raw(), &hash, &why), why);
    return hash;
}

/// Writes dividend ÷ divisor, exactly and in lowest terms. C: money_ratio_from_decimals
inline Ratio ratio_from_decimals(const Decimal &dividend, const Decimal &divisor) {
    Ratio result{};
    money_error_t why;
    detail::check(money_ratio_from_decimals(&dividend.raw(), &divisor.raw(), &result, &why), why);
    return result;
}

/// Reads "7/3", "-1/2", or a decimal as money_decimal_parse reads it. C: money_ratio_parse
inline Ratio ratio_parse(text_view text) {
    Ratio result{};
    money_error_t why;
    detail::check(money_ratio_parse(text.data(), text.size(), &result, &why), why);
    return result;
}

/// Writes a ratio in lowest terms: "7/3", "-1/2", or "5" for a whole number. C: money_ratio_format
inline std::string ratio_format(const money_ratio_t &ratio) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_ratio_format(&ratio, buffer, capacity, length, why);
        });
    return buffer;
}

/// Writes a ratio as a decimal with exactly `digits` (0 to 38) fraction digits, rounded once: 7/3 with four is
/// "2.3333". C: money_ratio_format_decimal
inline std::string ratio_format_decimal(const money_ratio_t &ratio, std::int32_t digits, Rounding rounding) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_ratio_format_decimal(&ratio, digits, rounding, buffer, capacity, length, why);
        });
    return buffer;
}

/// Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once. C:
/// money_ratio_to_decimal
inline Decimal ratio_to_decimal(const money_ratio_t &ratio, std::int32_t digits, Rounding rounding) {
    money_decimal_t result{};
    money_error_t why;
    detail::check(money_ratio_to_decimal(&ratio, digits, rounding, &result, nullptr, &why), why);
    return Decimal(result);
}

/// Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once. C:
/// money_ratio_to_decimal
inline RatioToDecimalDetailed ratio_to_decimal_detailed(const money_ratio_t &ratio, std::int32_t digits, Rounding rounding) {
    money_decimal_t result{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_ratio_to_decimal(&ratio, digits, rounding, &result, &flags, &why), why);
    return {Decimal(result), Flags(flags)};
}

/// Writes the nearest double, ties to the even one, for charts and statistics. C: money_ratio_to_double
inline double ratio_to_double(const money_ratio_t &ratio) {
    double result{};
    money_error_t why;
    detail::check(money_ratio_to_double(&ratio, &result, &why), why);
    return result;
}

/// Compares by value, in whatever terms the two are: `order` receives -1 (a < b), 0 or 1. C: money_ratio_compare
inline std::int32_t ratio_compare(const money_ratio_t &a, const money_ratio_t &b) {
    int32_t order{};
    money_error_t why;
    detail::check(money_ratio_compare(&a, &b, &order, &why), why);
    return order;
}

/// Writes the date of a year (1 to 9999), month and day of the Gregorian calendar. C: money_date_from_ymd
inline Date date_from_ymd(std::int32_t year, std::int32_t month, std::int32_t day) {
    money_date_t date{};
    money_error_t why;
    detail::check(money_date_from_ymd(year, month, day, &date, &why), why);
    return Date(date);
}

/// Writes the year (1 to 9999), month (1 to 12) and day (1 to 31) of a date. C: money_date_to_ymd
inline DateToYmdResults date_to_ymd(Date date) {
    int32_t year{};
    int32_t month{};
    int32_t day{};
    money_error_t why;
    detail::check(money_date_to_ymd(date, &year, &month, &day, &why), why);
    return {year, month, day};
}

/// Writes the day of the week of a date, as ISO 8601 counts: 1 is Monday, 7 is Sunday. C: money_date_weekday
inline std::int32_t date_weekday(Date date) {
    int32_t weekday{};
    money_error_t why;
    detail::check(money_date_weekday(date, &weekday, &why), why);
    return weekday;
}

/// Reads a date as ISO 8601 writes it: "2024-02-29". C: money_date_parse
inline Date date_parse(text_view text) {
    money_date_t date{};
    money_error_t why;
    detail::check(money_date_parse(text.data(), text.size(), &date, &why), why);
    return Date(date);
}

/// Writes a date as "2024-02-29". C: money_date_format
inline std::string date_format(Date date) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_date_format(date, buffer, capacity, length, why);
        });
    return buffer;
}

/// Looks a code up, first in the built-in table, then in `registry` (may be NULL). C: money_currency_find
inline Currency currency_find(cstr code, maybe<CurrencyRegistry> registry = {}) {
    Currency currency{};
    money_error_t why;
    detail::check(money_currency_find(code.get(), detail::pointer(registry), &currency, &why), why);
    return currency;
}

/// Writes the currency that a numeric code of ISO 4217 stands for on a date: 532 is ANG before 2025-03-31, XCG from
/// then. C: money_currency_find_numeric
inline Currency currency_find_numeric(std::int32_t numeric, Date date) {
    Currency currency{};
    money_error_t why;
    detail::check(money_currency_find_numeric(numeric, date, &currency, &why), why);
    return currency;
}

/// Writes how many fraction digits the minor unit of a currency has on a date, or -1 if it has none. C:
/// money_currency_digits
inline std::int32_t currency_digits(cstr code, Date date, maybe<CurrencyRegistry> registry = {}) {
    int32_t digits{};
    money_error_t why;
    detail::check(money_currency_digits(code.get(), date, detail::pointer(registry), &digits, &why), why);
    return digits;
}

/// Writes the currencies that are legal tender in a country on a date, separated by spaces: "BTN INR" in Bhutan. C:
/// money_country_currencies
inline std::string country_currencies(cstr country, Date date) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_country_currencies(country.get(), date, buffer, capacity, length, why);
        });
    return buffer;
}

/// Writes what cash payments in a currency are rounded to, in a country on a date: to 0.05 EUR in Ireland since
/// 2015-10-28, to 0.50 UAH since 2025-10-01. C: money_cash_rule
inline CashRule cash_rule(cstr currency, cstr country, Date date) {
    CashRule rule{};
    money_error_t why;
    detail::check(money_cash_rule(currency.get(), country.get(), date, &rule, &why), why);
    return rule;
}

/// Writes the factor between a currency's units of two dates, if it lost zeros and kept its code: 1 SYP of 2025-12-31
/// is 1/100 SYP of 2026-01-01. C: money_redenomination
inline Ratio redenomination(cstr code, Date from, Date to) {
    Ratio factor{};
    money_error_t why;
    detail::check(money_redenomination(code.get(), from, to, &factor, &why), why);
    return factor;
}

/// Returns how many currencies the built-in table has. C: money_currency_count
inline std::size_t currency_count() {
    return money_currency_count();
}

/// Writes the built-in currency at an index, in the order of the codes. C: money_currency_at
inline Currency currency_at(std::size_t index) {
    Currency currency{};
    money_error_t why;
    detail::check(money_currency_at(index, &currency, &why), why);
    return currency;
}

/// Returns the version of the built-in currency data as a static string. C: money_currency_data_version
inline const char * currency_data_version() {
    return money_currency_data_version();
}

inline CurrencyRegistry::CurrencyRegistry() : Handle(nullptr) {
    money_error_t why;
    detail::check(money_currency_registry_new(&raw_, &why), why);
}

inline void CurrencyRegistry::add(cstr code, std::int32_t digits, text_view name) {
    money_error_t why;
    detail::check(money_currency_registry_add(get(), code.get(), digits, name.data(), name.size(), &why), why);
}

inline std::size_t CurrencyRegistry::count() const {
    size_t count{};
    money_error_t why;
    detail::check(money_currency_registry_count(get(), &count, &why), why);
    return count;
}

inline Currency CurrencyRegistry::at(std::size_t index) const {
    Currency currency{};
    money_error_t why;
    detail::check(money_currency_registry_at(get(), index, &currency, &why), why);
    return currency;
}

/// Makes an amount. C: money_new
inline Money make(const Decimal &amount, cstr currency, maybe<CurrencyRegistry> registry = {}) {
    money_t result{};
    money_error_t why;
    detail::check(money_new(&amount.raw(), currency.get(), detail::pointer(registry), &result, &why), why);
    return Money(result);
}

/// Writes the number of an amount, without its currency: 12.50 of 12.50 EUR. C: money_amount
inline Decimal amount(const Money &amount) {
    money_decimal_t result{};
    money_error_t why;
    detail::check(money_amount(&amount.raw(), &result, &why), why);
    return Decimal(result);
}

/// Writes -1 to `sign` if the amount is less than 0, 1 if it is more, and 0 if it is 0. C: money_sign
inline std::int32_t sign(const Money &amount) {
    int32_t sign{};
    money_error_t why;
    detail::check(money_sign(&amount.raw(), &sign, &why), why);
    return sign;
}

/// Makes an amount of minor units: (1050, "EUR") is 10.50 EUR, (1050, "JPY") is 1050 JPY. C: money_from_minor
inline Money from_minor(std::int64_t minor, cstr currency, maybe<CurrencyRegistry> registry = {}) {
    money_t result{};
    money_error_t why;
    detail::check(money_from_minor(minor, currency.get(), detail::pointer(registry), &result, &why), why);
    return Money(result);
}

/// Writes the amount in minor units, exactly. C: money_to_minor
inline std::int64_t to_minor(const Money &amount, maybe<CurrencyRegistry> registry = {}) {
    int64_t minor{};
    money_error_t why;
    detail::check(money_to_minor(&amount.raw(), detail::pointer(registry), &minor, &why), why);
    return minor;
}

/// Reads "12.50 EUR" or "EUR 12.50": a decimal as money_decimal_parse reads it and a built-in code, one space
/// between. C: money_parse
inline Money parse(text_view text) {
    money_t result{};
    money_error_t why;
    detail::check(money_parse(text.data(), text.size(), &result, &why), why);
    return Money(result);
}

/// Reads an amount as money_parse does. C: money_parse_with_currency
inline Money parse_with_currency(text_view text, cstr currency = {}, maybe<CurrencyRegistry> registry = {}) {
    money_t result{};
    money_error_t why;
    detail::check(money_parse_with_currency(text.data(), text.size(), currency.get(), detail::pointer(registry), &result, &why), why);
    return Money(result);
}

/// Writes "12.50 EUR", with all digits of the scale. C: money_format
inline std::string format(const Money &amount) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_format(&amount.raw(), buffer, capacity, length, why);
        });
    return buffer;
}

/// Writes {"amount":"12.50","currency":"EUR"}, with all digits of the scale: the same amount has the same bytes. C:
/// money_to_json
inline std::string to_json(const Money &amount) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_to_json(&amount.raw(), buffer, capacity, length, why);
        });
    return buffer;
}

/// Reads an amount that money_to_json wrote: an object with the strings "amount" and "currency", in either order, and
/// nothing else. C: money_from_json
inline Money from_json(text_view json, maybe<CurrencyRegistry> registry = {}) {
    money_t result{};
    money_error_t why;
    detail::check(money_from_json(json.data(), json.size(), detail::pointer(registry), &result, &why), why);
    return Money(result);
}

/// Writes a + b, exactly, as money_decimal_add. C: money_add
inline Money add(const Money &a, const Money &b) {
    money_t result{};
    money_error_t why;
    detail::check(money_add(&a.raw(), &b.raw(), &result, &why), why);
    return Money(result);
}

/// Writes a - b, exactly, as money_decimal_subtract. C: money_subtract
inline Money subtract(const Money &a, const Money &b) {
    money_t result{};
    money_error_t why;
    detail::check(money_subtract(&a.raw(), &b.raw(), &result, &why), why);
    return Money(result);
}

/// Writes -amount, exactly. C: money_negate
inline Money negate(const Money &amount) {
    money_t result{};
    money_error_t why;
    detail::check(money_negate(&amount.raw(), &result, &why), why);
    return Money(result);
}

/// Writes |amount|, exactly. C: money_absolute
inline Money absolute(const Money &amount) {
    money_t result{};
    money_error_t why;
    detail::check(money_absolute(&amount.raw(), &result, &why), why);
    return Money(result);
}

/// Writes amount × factor, rounded once, as money_decimal_multiply does. C: money_multiply
inline Money multiply(const Money &amount, const Decimal &factor, std::int32_t digits, Rounding rounding) {
    money_t result{};
    money_error_t why;
    detail::check(money_multiply(&amount.raw(), &factor.raw(), digits, rounding, &result, nullptr, &why), why);
    return Money(result);
}

/// Writes amount × factor, rounded once, as money_decimal_multiply does. C: money_multiply
inline MultiplyDetailed multiply_detailed(const Money &amount, const Decimal &factor, std::int32_t digits, Rounding rounding) {
    money_t result{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_multiply(&amount.raw(), &factor.raw(), digits, rounding, &result, &flags, &why), why);
    return {Money(result), Flags(flags)};
}

/// Writes amount ÷ divisor, rounded once, as money_decimal_divide does. C: money_divide
inline Money divide(const Money &amount, const Decimal &divisor, std::int32_t digits, Rounding rounding) {
    money_t result{};
    money_error_t why;
    detail::check(money_divide(&amount.raw(), &divisor.raw(), digits, rounding, &result, nullptr, &why), why);
    return Money(result);
}

/// Writes amount ÷ divisor, rounded once, as money_decimal_divide does. C: money_divide
inline DivideDetailed divide_detailed(const Money &amount, const Decimal &divisor, std::int32_t digits, Rounding rounding) {
    money_t result{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_divide(&amount.raw(), &divisor.raw(), digits, rounding, &result, &flags, &why), why);
    return {Money(result), Flags(flags)};
}

/// Writes amount ÷ divisor and the remainder as money_decimal_divide_remainder does: amount = quotient × divisor +
/// remainder, exactly. C: money_divide_remainder
inline DivideRemainderResults divide_remainder(const Money &amount, const Decimal &divisor, std::int32_t digits, Rounding rounding) {
    money_t quotient{};
    money_t remainder{};
    money_error_t why;
    detail::check(money_divide_remainder(&amount.raw(), &divisor.raw(), digits, rounding, &quotient, &remainder, &why), why);
    return {Money(quotient), Money(remainder)};
}

/// Writes how often an amount goes into another one of its currency, with `digits` (0 to 38) fraction digits, rounded
/// once. C: money_divide_by_amount
inline Decimal divide_by_amount(const Money &amount, const Money &divisor, std::int32_t digits, Rounding rounding) {
    money_decimal_t quotient{};
    money_error_t why;
    detail::check(money_divide_by_amount(&amount.raw(), &divisor.raw(), digits, rounding, &quotient, nullptr, nullptr, &why), why);
    return Decimal(quotient);
}

/// Writes how often an amount goes into another one of its currency, with `digits` (0 to 38) fraction digits, rounded
/// once. C: money_divide_by_amount
inline DivideByAmountDetailed divide_by_amount_detailed(const Money &amount, const Money &divisor, std::int32_t digits, Rounding rounding) {
    money_decimal_t quotient{};
    money_t remainder{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_divide_by_amount(&amount.raw(), &divisor.raw(), digits, rounding, &quotient, &remainder, &flags, &why), why);
    return {Decimal(quotient), Money(remainder), Flags(flags)};
}

/// Writes dividend ÷ divisor of one currency, exactly and in lowest terms. C: money_ratio_from_amounts
inline Ratio ratio_from_amounts(const Money &dividend, const Money &divisor) {
    Ratio result{};
    money_error_t why;
    detail::check(money_ratio_from_amounts(&dividend.raw(), &divisor.raw(), &result, &why), why);
    return result;
}

/// Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY. C: money_quantize
inline Money quantize(const Money &amount, std::int32_t digits, Rounding rounding) {
    money_t result{};
    money_error_t why;
    detail::check(money_quantize(&amount.raw(), digits, rounding, &result, nullptr, &why), why);
    return Money(result);
}

/// Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY. C: money_quantize
inline QuantizeDetailed quantize_detailed(const Money &amount, std::int32_t digits, Rounding rounding) {
    money_t result{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_quantize(&amount.raw(), digits, rounding, &result, &flags, &why), why);
    return {Money(result), Flags(flags)};
}

/// Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is 10.50 CHF. C:
/// money_to_cash
inline Money to_cash(const Money &amount, maybe<money_decimal_t> step, Rounding rounding) {
    money_t result{};
    money_error_t why;
    detail::check(money_to_cash(&amount.raw(), step.get(), rounding, &result, nullptr, &why), why);
    return Money(result);
}

/// Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is 10.50 CHF. C:
/// money_to_cash
inline ToCashDetailed to_cash_detailed(const Money &amount, maybe<money_decimal_t> step, Rounding rounding) {
    money_t result{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_to_cash(&amount.raw(), step.get(), rounding, &result, &flags, &why), why);
    return {Money(result), Flags(flags)};
}

/// Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00 EUR in Ireland, and
/// stayed 10.02 EUR there before 2015-10-28. C: money_to_cash_in_country
inline Money to_cash_in_country(const Money &amount, cstr country, Date date) {
    money_t result{};
    money_error_t why;
    detail::check(money_to_cash_in_country(&amount.raw(), country.get(), date, &result, nullptr, &why), why);
    return Money(result);
}

/// Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00 EUR in Ireland, and
/// stayed 10.02 EUR there before 2015-10-28. C: money_to_cash_in_country
inline ToCashInCountryDetailed to_cash_in_country_detailed(const Money &amount, cstr country, Date date) {
    money_t result{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_to_cash_in_country(&amount.raw(), country.get(), date, &result, &flags, &why), why);
    return {Money(result), Flags(flags)};
}

/// Writes the amount with as few fraction digits as hold it exactly, but at least `digits`: 1.5000 EUR is 1.5 EUR,
/// and with MONEY_DIGITS_CURRENCY 1.50 EUR. C: money_normalize
inline Money normalize(const Money &amount, std::int32_t digits) {
    money_t result{};
    money_error_t why;
    detail::check(money_normalize(&amount.raw(), digits, &result, &why), why);
    return Money(result);
}

/// Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200 EUR. C:
/// money_round_to_step
inline Money round_to_step(const Money &amount, const Decimal &step, Rounding rounding) {
    money_t result{};
    money_error_t why;
    detail::check(money_round_to_step(&amount.raw(), &step.raw(), rounding, &result, nullptr, &why), why);
    return Money(result);
}

/// Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200 EUR. C:
/// money_round_to_step
inline RoundToStepDetailed round_to_step_detailed(const Money &amount, const Decimal &step, Rounding rounding) {
    money_t result{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_round_to_step(&amount.raw(), &step.raw(), rounding, &result, &flags, &why), why);
    return {Money(result), Flags(flags)};
}

/// Writes the amount with at most `digits` (1 to 38) significant digits: three of 1234.56 EUR are 1230 EUR. C:
/// money_round_significant
inline Money round_significant(const Money &amount, std::int32_t digits, Rounding rounding) {
    money_t result{};
    money_error_t why;
    detail::check(money_round_significant(&amount.raw(), digits, rounding, &result, nullptr, &why), why);
    return Money(result);
}

/// Writes the amount with at most `digits` (1 to 38) significant digits: three of 1234.56 EUR are 1230 EUR. C:
/// money_round_significant
inline RoundSignificantDetailed round_significant_detailed(const Money &amount, std::int32_t digits, Rounding rounding) {
    money_t result{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_round_significant(&amount.raw(), digits, rounding, &result, &flags, &why), why);
    return {Money(result), Flags(flags)};
}

/// Adds up `count` amounts of one currency, exactly, at the largest scale among them. C: money_sum
inline Money sum(view<money_t> amounts, cstr currency = {}) {
    money_t result{};
    money_error_t why;
    detail::check(money_sum(amounts.data(), amounts.size(), currency.get(), &result, &why), why);
    return Money(result);
}

/// Writes the smallest of `count` amounts of one currency, of equal ones the first. C: money_minimum
inline Money minimum(view<money_t> amounts) {
    money_t result{};
    money_error_t why;
    detail::check(money_minimum(amounts.data(), amounts.size(), &result, &why), why);
    return Money(result);
}

/// Writes the largest of `count` amounts of one currency, of equal ones the first. C: money_maximum
inline Money maximum(view<money_t> amounts) {
    money_t result{};
    money_error_t why;
    detail::check(money_maximum(amounts.data(), amounts.size(), &result, &why), why);
    return Money(result);
}

/// Compares amounts of one currency: `order` receives -1 (a < b), 0 or 1. C: money_compare
inline std::int32_t compare(const Money &a, const Money &b) {
    int32_t order{};
    money_error_t why;
    detail::check(money_compare(&a.raw(), &b.raw(), &order, &why), why);
    return order;
}

/// Writes 1 to `equal` if both are the same value of the same currency (10.5 EUR is 10.50 EUR), else 0. C:
/// money_equal
inline bool equal(const Money &a, const Money &b) {
    money_bool_t equal = 0;
    money_error_t why;
    detail::check(money_equal(&a.raw(), &b.raw(), &equal, &why), why);
    return equal != 0;
}

/// Writes a hash of value and currency: equal amounts have equal hashes, on every platform and in every version of
/// this ABI. C: money_hash
inline std::uint64_t hash(const Money &amount) {
    uint64_t hash{};
    money_error_t why;
    detail::check(money_hash(&amount.raw(), &hash, &why), why);
    return hash;
}

/// Divides an amount in proportion to weights, losing nothing. C: money_allocate
inline std::vector<Money> allocate(const Money &amount, view<money_decimal_t> weights, maybe<money_allocate_options_t> options = {}) {
    std::vector<money_t> shares(weights.size());
    money_error_t why;
    detail::check(money_allocate(&amount.raw(), weights.data(), weights.size(), options.get(), shares.data(), nullptr, &why), why);
    return detail::wrapped<Money>(shares);
}

/// Divides an amount in proportion to weights, losing nothing. C: money_allocate
inline AllocateDetailed allocate_detailed(const Money &amount, view<money_decimal_t> weights, maybe<money_allocate_options_t> options = {}) {
    std::vector<money_t> shares(weights.size());
    money_t remainder{};
    money_error_t why;
    detail::check(money_allocate(&amount.raw(), weights.data(), weights.size(), options.get(), shares.data(), &remainder, &why), why);
    return {detail::wrapped<Money>(shares), Money(remainder)};
}

/// Writes the value of a rate as a ratio, which you can compare, write or make a decimal of. C: money_rate_to_ratio
inline Ratio rate_to_ratio(const money_rate_t &rate) {
    Ratio ratio{};
    money_error_t why;
    detail::check(money_rate_to_ratio(&rate, &ratio, &why), why);
    return ratio;
}

inline RatesBuilder::RatesBuilder() : Handle(nullptr) {
    money_error_t why;
    detail::check(money_rates_builder_new(&raw_, &why), why);
}

inline void RatesBuilder::add(cstr from, cstr to, text_view rate, Date date) {
    money_error_t why;
    detail::check(money_rates_builder_add(get(), from.get(), to.get(), rate.data(), rate.size(), date, &why), why);
}

inline void RatesBuilder::remove(cstr from, cstr to, Date date) {
    money_error_t why;
    detail::check(money_rates_builder_remove(get(), from.get(), to.get(), date, &why), why);
}

inline void RatesBuilder::set_base(cstr base) {
    money_error_t why;
    detail::check(money_rates_builder_set_base(get(), base.get(), &why), why);
}

inline void RatesBuilder::set_source(text_view source) {
    money_error_t why;
    detail::check(money_rates_builder_set_source(get(), source.data(), source.size(), &why), why);
}

inline void RatesBuilder::set_instant(Instant instant) {
    money_error_t why;
    detail::check(money_rates_builder_set_instant(get(), instant, &why), why);
}

inline std::size_t RatesBuilder::count() const {
    size_t count{};
    money_error_t why;
    detail::check(money_rates_builder_count(get(), &count, &why), why);
    return count;
}

inline Rate RatesBuilder::at(std::size_t index) const {
    Rate rate{};
    money_error_t why;
    detail::check(money_rates_builder_at(get(), index, &rate, &why), why);
    return rate;
}

inline Rates RatesBuilder::build() const {
    money_rates_t *rates = nullptr;
    money_error_t why;
    detail::check(money_rates_builder_build(get(), &rates, &why), why);
    return Rates::adopt(rates);
}

inline Rates Rates::from_ecb_csv(text_view csv) {
    money_rates_t *rates = nullptr;
    money_error_t why;
    detail::check(money_rates_from_ecb_csv(csv.data(), csv.size(), &rates, &why), why);
    return Rates::adopt(rates);
}

inline Rates Rates::from_ecb_xml(text_view xml) {
    money_rates_t *rates = nullptr;
    money_error_t why;
    detail::check(money_rates_from_ecb_xml(xml.data(), xml.size(), &rates, &why), why);
    return Rates::adopt(rates);
}

inline Rates Rates::from_json(text_view json) {
    money_rates_t *rates = nullptr;
    money_error_t why;
    detail::check(money_rates_from_json(json.data(), json.size(), &rates, &why), why);
    return Rates::adopt(rates);
}

inline std::string Rates::to_json() const {
    detail::Document json;
    money_error_t why;
    detail::check(money_rates_to_json(get(), &json.text, &json.length, &why), why);
    return json.string();
}

inline RatesInfo Rates::info() const {
    RatesInfo info{};
    money_error_t why;
    detail::check(money_rates_info(get(), &info, &why), why);
    return info;
}

inline std::string Rates::currency_at(std::size_t index) const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_rates_currency_at(get(), index, buffer, capacity, length, why);
        });
    return buffer;
}

inline std::string Rates::currencies(Date date) const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_rates_currencies(get(), date, buffer, capacity, length, why);
        });
    return buffer;
}

inline Date Rates::date_at(std::size_t index) const {
    money_date_t date{};
    money_error_t why;
    detail::check(money_rates_date_at(get(), index, &date, &why), why);
    return Date(date);
}

inline Rate Rates::pair_at(std::size_t index) const {
    Rate rate{};
    money_error_t why;
    detail::check(money_rates_pair_at(get(), index, &rate, &why), why);
    return rate;
}

inline Money Rates::convert(const Money &amount, cstr target, maybe<money_convert_options_t> options) const {
    money_t result{};
    money_error_t why;
    detail::check(money_rates_convert(get(), &amount.raw(), target.get(), options.get(), &result, nullptr, &why), why);
    return Money(result);
}

inline RatesConvertDetailed Rates::convert_detailed(const Money &amount, cstr target, maybe<money_convert_options_t> options) const {
    money_t result{};
    Conversion details{};
    money_error_t why;
    detail::check(money_rates_convert(get(), &amount.raw(), target.get(), options.get(), &result, &details, &why), why);
    return {Money(result), details};
}

/// Returns the name of the law by which a conversion was rounded, such as "Council Regulation (EC) No 1103/97,
/// articles 4 and 5", as a static string. C: money_conversion_rule
inline const char * conversion_rule(Flags flags) {
    return money_conversion_rule(flags);
}

inline Conversion Rates::find(cstr from, cstr to, maybe<money_convert_options_t> options) const {
    Conversion details{};
    money_error_t why;
    detail::check(money_rates_find(get(), from.get(), to.get(), options.get(), &details, &why), why);
    return details;
}

/// Writes "EUR/USD". C: money_currency_pair_format
inline std::string currency_pair_format(cstr from, cstr to) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_currency_pair_format(from.get(), to.get(), buffer, capacity, length, why);
        });
    return buffer;
}

/// Reads "EUR/USD". C: money_currency_pair_parse
inline CurrencyPair currency_pair_parse(text_view text) {
    CurrencyPair pair{};
    money_error_t why;
    detail::check(money_currency_pair_parse(text.data(), text.size(), &pair, &why), why);
    return pair;
}

/// Writes "EUR/USD 1.1172", and of a date "EUR/USD 1.1172 2020-03-13". C: money_rate_format
inline std::string rate_format(const money_rate_t &rate) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_rate_format(&rate, buffer, capacity, length, why);
        });
    return buffer;
}

/// Reads a rate that money_rate_format wrote, numerator and denominator as they were; its kind is MONEY_RATE_QUOTED.
/// C: money_rate_parse
inline Rate rate_parse(text_view text) {
    Rate rate{};
    money_error_t why;
    detail::check(money_rate_parse(text.data(), text.size(), &rate, &why), why);
    return rate;
}

/// Writes {"date":"2020-03-13","from":"EUR","rate":"1.1172","to":"USD"}, an element of the lists that
/// money_rates_from_json reads. C: money_rate_to_json
inline std::string rate_to_json(const money_rate_t &rate) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_rate_to_json(&rate, buffer, capacity, length, why);
        });
    return buffer;
}

/// Reads a rate that money_rate_to_json wrote, members in any order and no others; its kind is MONEY_RATE_QUOTED. C:
/// money_rate_from_json
inline Rate rate_from_json(text_view json) {
    Rate rate{};
    money_error_t why;
    detail::check(money_rate_from_json(json.data(), json.size(), &rate, &why), why);
    return rate;
}

/// Writes -1 to `order` if a is before b, 0 if they are equal, else 1. C: money_rate_compare
inline std::int32_t rate_compare(const money_rate_t &a, const money_rate_t &b) {
    int32_t order{};
    money_error_t why;
    detail::check(money_rate_compare(&a, &b, &order, &why), why);
    return order;
}

/// Writes 1 to `equal` if direction, date and value are the same, as money_rate_compare has them, else 0. C:
/// money_rate_equal
inline bool rate_equal(const money_rate_t &a, const money_rate_t &b) {
    money_bool_t equal = 0;
    money_error_t why;
    detail::check(money_rate_equal(&a, &b, &equal, &why), why);
    return equal != 0;
}

/// Writes a hash of direction, date and value: equal rates have equal hashes, on every platform. C: money_rate_hash
inline std::uint64_t rate_hash(const money_rate_t &rate) {
    uint64_t hash{};
    money_error_t why;
    detail::check(money_rate_hash(&rate, &hash, &why), why);
    return hash;
}

inline Bag::Bag() : Handle(nullptr) {
    money_error_t why;
    detail::check(money_bag_new(&raw_, &why), why);
}

inline Bag Bag::copy() const {
    money_bag_t *copy = nullptr;
    money_error_t why;
    detail::check(money_bag_copy(get(), &copy, &why), why);
    return Bag::adopt(copy);
}

inline void Bag::add(const Money &amount) {
    money_error_t why;
    detail::check(money_bag_add(get(), &amount.raw(), &why), why);
}

inline void Bag::add_bag(const Bag &other) {
    money_error_t why;
    detail::check(money_bag_add_bag(get(), other.get(), &why), why);
}

inline void Bag::multiply(const Decimal &factor) {
    money_error_t why;
    detail::check(money_bag_multiply(get(), &factor.raw(), &why), why);
}

inline std::size_t Bag::count() const {
    size_t count{};
    money_error_t why;
    detail::check(money_bag_count(get(), &count, &why), why);
    return count;
}

inline Money Bag::at(std::size_t index) const {
    money_t amount{};
    money_error_t why;
    detail::check(money_bag_at(get(), index, &amount, &why), why);
    return Money(amount);
}

inline std::vector<Money> Bag::amounts(std::size_t first, std::size_t most) const {
    return detail::wrapped<Money>(detail::rows<money_t>(first, most, [&](std::size_t first, money_t *rows, std::size_t capacity,
                                      std::size_t *count, money_error_t *why) {
        return money_bag_amounts(get(), first, rows, capacity, count, why);
    }));
}

inline Money Bag::amount(cstr currency) const {
    money_t amount{};
    money_error_t why;
    detail::check(money_bag_amount(get(), currency.get(), &amount, &why), why);
    return Money(amount);
}

inline bool Bag::equal(const Bag &b) const {
    money_bool_t equal = 0;
    money_error_t why;
    detail::check(money_bag_equal(get(), b.get(), &equal, &why), why);
    return equal != 0;
}

inline std::uint64_t Bag::hash() const {
    uint64_t hash{};
    money_error_t why;
    detail::check(money_bag_hash(get(), &hash, &why), why);
    return hash;
}

inline Money Bag::reduce(cstr target, maybe<Rates> rates, maybe<money_convert_options_t> options) const {
    money_t result{};
    money_error_t why;
    detail::check(money_bag_reduce(get(), target.get(), detail::pointer(rates), options.get(), &result, nullptr, &why), why);
    return Money(result);
}

inline BagReduceDetailed Bag::reduce_detailed(cstr target, maybe<Rates> rates, maybe<money_convert_options_t> options) const {
    money_t result{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_bag_reduce(get(), target.get(), detail::pointer(rates), options.get(), &result, &flags, &why), why);
    return {Money(result), Flags(flags)};
}

inline std::string Bag::format() const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_bag_format(get(), buffer, capacity, length, why);
        });
    return buffer;
}

inline Bag Bag::parse(text_view text, maybe<CurrencyRegistry> registry) {
    money_bag_t *bag = nullptr;
    money_error_t why;
    detail::check(money_bag_parse(text.data(), text.size(), detail::pointer(registry), &bag, &why), why);
    return Bag::adopt(bag);
}

inline std::string Bag::to_json() const {
    detail::Document json;
    money_error_t why;
    detail::check(money_bag_to_json(get(), &json.text, &json.length, &why), why);
    return json.string();
}

inline Bag Bag::from_json(text_view json, maybe<CurrencyRegistry> registry) {
    money_bag_t *bag = nullptr;
    money_error_t why;
    detail::check(money_bag_from_json(json.data(), json.size(), detail::pointer(registry), &bag, &why), why);
    return Bag::adopt(bag);
}

inline std::int32_t Rates::compare(const Money &a, const Money &b, cstr target, maybe<money_convert_options_t> options) const {
    int32_t order{};
    money_error_t why;
    detail::check(money_rates_compare(get(), &a.raw(), &b.raw(), target.get(), options.get(), &order, nullptr, &why), why);
    return order;
}

inline RatesCompareDetailed Rates::compare_detailed(const Money &a, const Money &b, cstr target, maybe<money_convert_options_t> options) const {
    int32_t order{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_rates_compare(get(), &a.raw(), &b.raw(), target.get(), options.get(), &order, &flags, &why), why);
    return {order, Flags(flags)};
}

inline std::vector<std::size_t> Rates::sort(view<money_t> amounts, cstr target, maybe<money_convert_options_t> options) const {
    std::vector<std::size_t> indices(amounts.size());
    money_error_t why;
    detail::check(money_rates_sort(get(), amounts.data(), amounts.size(), target.get(), options.get(), indices.data(), nullptr, &why), why);
    return indices;
}

inline RatesSortDetailed Rates::sort_detailed(view<money_t> amounts, cstr target, maybe<money_convert_options_t> options) const {
    std::vector<std::size_t> indices(amounts.size());
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_rates_sort(get(), amounts.data(), amounts.size(), target.get(), options.get(), indices.data(), &flags, &why), why);
    return {std::move(indices), Flags(flags)};
}

inline Money Rates::minimum(view<money_t> amounts, cstr target, maybe<money_convert_options_t> options) const {
    money_t result{};
    money_error_t why;
    detail::check(money_rates_minimum(get(), amounts.data(), amounts.size(), target.get(), options.get(), &result, nullptr, &why), why);
    return Money(result);
}

inline RatesMinimumDetailed Rates::minimum_detailed(view<money_t> amounts, cstr target, maybe<money_convert_options_t> options) const {
    money_t result{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_rates_minimum(get(), amounts.data(), amounts.size(), target.get(), options.get(), &result, &flags, &why), why);
    return {Money(result), Flags(flags)};
}

inline Money Rates::maximum(view<money_t> amounts, cstr target, maybe<money_convert_options_t> options) const {
    money_t result{};
    money_error_t why;
    detail::check(money_rates_maximum(get(), amounts.data(), amounts.size(), target.get(), options.get(), &result, nullptr, &why), why);
    return Money(result);
}

inline RatesMaximumDetailed Rates::maximum_detailed(view<money_t> amounts, cstr target, maybe<money_convert_options_t> options) const {
    money_t result{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_rates_maximum(get(), amounts.data(), amounts.size(), target.get(), options.get(), &result, &flags, &why), why);
    return {Money(result), Flags(flags)};
}

inline Money Rates::sum(view<money_t> amounts, cstr target, maybe<money_convert_options_t> options) const {
    money_t result{};
    money_error_t why;
    detail::check(money_rates_sum(get(), amounts.data(), amounts.size(), target.get(), options.get(), &result, nullptr, &why), why);
    return Money(result);
}

inline RatesSumDetailed Rates::sum_detailed(view<money_t> amounts, cstr target, maybe<money_convert_options_t> options) const {
    money_t result{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_rates_sum(get(), amounts.data(), amounts.size(), target.get(), options.get(), &result, &flags, &why), why);
    return {Money(result), Flags(flags)};
}

/// Writes MONEY_COLUMN_OF_INT64. C: money_column_of_int64
inline Column column_of_int64(void *values, std::size_t length) {
    Column column{};
    money_column_of_int64(values, length, &column);
    return column;
}

/// Writes MONEY_COLUMN_OF_DECIMAL128. C: money_column_of_decimal128
inline Column column_of_decimal128(void *values, std::size_t length, std::int32_t scale) {
    Column column{};
    money_column_of_decimal128(values, length, scale, &column);
    return column;
}

/// Writes MONEY_COLUMN_OF_DATE32. C: money_column_of_date32
inline Column column_of_date32(void *values, std::size_t length) {
    Column column{};
    money_column_of_date32(values, length, &column);
    return column;
}

/// Writes MONEY_COLUMN_OF_INT8. C: money_column_of_int8
inline Column column_of_int8(void *values, std::size_t length) {
    Column column{};
    money_column_of_int8(values, length, &column);
    return column;
}

/// Writes MONEY_COLUMN_OF_INT16. C: money_column_of_int16
inline Column column_of_int16(void *values, std::size_t length) {
    Column column{};
    money_column_of_int16(values, length, &column);
    return column;
}

/// Writes MONEY_COLUMN_OF_INT32. C: money_column_of_int32
inline Column column_of_int32(void *values, std::size_t length) {
    Column column{};
    money_column_of_int32(values, length, &column);
    return column;
}

/// Adds up a column, exactly: one sum for each code of its dictionary. C: money_column_sum
inline std::vector<Decimal> column_sum(const money_column_t &amounts, maybe<money_column_currencies_t> currencies = {}, maybe<money_column_options_t> options = {}) {
    std::vector<money_decimal_t> sums(currencies ? currencies->count : 1);
    money_error_t why;
    detail::check(money_column_sum(&amounts, currencies.get(), options.get(), sums.data(), nullptr, &why), why);
    return detail::wrapped<Decimal>(sums);
}

/// Adds up a column, exactly: one sum for each code of its dictionary. C: money_column_sum
inline ColumnSumDetailed column_sum_detailed(const money_column_t &amounts, maybe<money_column_currencies_t> currencies = {}, maybe<money_column_options_t> options = {}) {
    std::vector<money_decimal_t> sums(currencies ? currencies->count : 1);
    ColumnReport report{};
    money_error_t why;
    detail::check(money_column_sum(&amounts, currencies.get(), options.get(), sums.data(), &report, &why), why);
    return {detail::wrapped<Decimal>(sums), report};
}

/// Converts a column into one currency, each row as money_rates_convert does, rounded once. C: money_column_convert
inline ColumnConvertResults column_convert(maybe<Rates> rates, const money_column_t &amounts, const money_column_currencies_t &currencies, maybe<money_column_t> dates, cstr target, maybe<money_column_options_t> options, const money_column_t &result) {
    std::vector<money_status_t> statuses(amounts.length);
    ColumnReport report{};
    money_error_t why;
    detail::check(money_column_convert(detail::pointer(rates), &amounts, &currencies, dates.get(), target.get(), options.get(), &result, statuses.data(), &report, &why), why);
    return {std::move(statuses), report};
}

/// Rounds a column, each row as money_quantize does. C: money_column_quantize
inline ColumnQuantizeResults column_quantize(const money_column_t &amounts, maybe<money_column_currencies_t> currencies, maybe<money_column_options_t> options, const money_column_t &result) {
    std::vector<money_status_t> statuses(amounts.length);
    ColumnReport report{};
    money_error_t why;
    detail::check(money_column_quantize(&amounts, currencies.get(), options.get(), &result, statuses.data(), &report, &why), why);
    return {std::move(statuses), report};
}

/// Compares two columns row by row, as money_compare does: -1 (a < b), 0 or 1. C: money_column_compare
inline ColumnCompareResults column_compare(const money_column_t &a, maybe<money_column_currencies_t> a_currencies, const money_column_t &b, maybe<money_column_currencies_t> b_currencies, maybe<money_column_options_t> options, const money_column_t &orders) {
    std::vector<money_status_t> statuses(a.length);
    ColumnReport report{};
    money_error_t why;
    detail::check(money_column_compare(&a, a_currencies.get(), &b, b_currencies.get(), options.get(), &orders, statuses.data(), &report, &why), why);
    return {std::move(statuses), report};
}

/// Divides each amount of a column in proportion to the same weights, as money_allocate does: one column for each
/// share. C: money_column_allocate
inline ColumnAllocateResults column_allocate(const money_column_t &amounts, view<money_decimal_t> weights, maybe<money_column_options_t> options, const money_column_t &shares, maybe<money_column_t> remainder = {}) {
    std::vector<money_status_t> statuses(amounts.length);
    ColumnReport report{};
    money_error_t why;
    detail::check(money_column_allocate(&amounts, weights.data(), weights.size(), options.get(), &shares, remainder.get(), statuses.data(), &report, &why), why);
    return {std::move(statuses), report};
}

inline ExpressionValue Expression::evaluate(text_view text, maybe<Rates> rates, maybe<money_convert_options_t> options) {
    ExpressionValue value{};
    money_error_t why;
    detail::check(money_expression_evaluate(text.data(), text.size(), detail::pointer(rates), options.get(), &value, nullptr, &why), why);
    return value;
}

inline ExpressionEvaluateDetailed Expression::evaluate_detailed(text_view text, maybe<Rates> rates, maybe<money_convert_options_t> options) {
    ExpressionValue value{};
    money_expression_t *expression = nullptr;
    money_error_t why;
    detail::check(money_expression_evaluate(text.data(), text.size(), detail::pointer(rates), options.get(), &value, &expression, &why), why);
    return {value, Expression::adopt(expression)};
}

inline ExpressionInfo Expression::info() const {
    ExpressionInfo info{};
    money_error_t why;
    detail::check(money_expression_info(get(), &info, &why), why);
    return info;
}

inline Conversion Expression::conversion_at(std::size_t index) const {
    Conversion conversion{};
    money_error_t why;
    detail::check(money_expression_conversion_at(get(), index, &conversion, &why), why);
    return conversion;
}

inline std::vector<Conversion> Expression::conversions(std::size_t first, std::size_t most) const {
    return detail::rows<Conversion>(first, most, [&](std::size_t first, Conversion *rows, std::size_t capacity,
                                      std::size_t *count, money_error_t *why) {
        return money_expression_conversions(get(), first, rows, capacity, count, why);
    });
}

/// Writes an expression and, under it, a caret at a position, such as the position of an error: 12 EUR + 3 $ ^ The
/// call moves the caret by characters (Unicode scalar values), not by bytes, and keeps a tab as a tab. C:
/// money_expression_caret
inline std::string expression_caret(text_view text, std::int64_t position) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_expression_caret(text.data(), text.size(), position, buffer, capacity, length, why);
        });
    return buffer;
}

inline Wallet::Wallet() : Handle(nullptr) {
    money_error_t why;
    detail::check(money_wallet_new(&raw_, &why), why);
}

inline std::uint64_t Wallet::add(const Money &amount, maybe<money_wallet_note_t> note) {
    uint64_t id{};
    money_error_t why;
    detail::settle(money_wallet_add(get(), &amount.raw(), note.get(), &id, &why), why);
    return id;
}

inline void Wallet::remove(std::uint64_t id) {
    money_error_t why;
    detail::settle(money_wallet_remove(get(), id, &why), why);
}

inline std::uint64_t Wallet::remove_amount(const Money &amount) {
    uint64_t id{};
    money_error_t why;
    detail::settle(money_wallet_remove_amount(get(), &amount.raw(), &id, &why), why);
    return id;
}

inline std::size_t Wallet::count(cstr currency) const {
    size_t count{};
    money_error_t why;
    detail::check(money_wallet_count(get(), currency.get(), &count, &why), why);
    return count;
}

inline WalletEntry Wallet::at(cstr currency, std::size_t index) const {
    WalletEntry entry{};
    money_error_t why;
    detail::check(money_wallet_at(get(), currency.get(), index, &entry, &why), why);
    return entry;
}

inline std::vector<WalletEntry> Wallet::entries(cstr currency, std::size_t first, std::size_t most) const {
    return detail::rows<WalletEntry>(first, most, [&](std::size_t first, WalletEntry *rows, std::size_t capacity,
                                      std::size_t *count, money_error_t *why) {
        return money_wallet_entries(get(), currency.get(), first, rows, capacity, count, why);
    });
}

inline std::size_t Wallet::currency_count() const {
    size_t count{};
    money_error_t why;
    detail::check(money_wallet_currency_count(get(), &count, &why), why);
    return count;
}

inline std::string Wallet::currency_at(std::size_t index) const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_wallet_currency_at(get(), index, buffer, capacity, length, why);
        });
    return buffer;
}

inline Money Wallet::sum(cstr currency, maybe<CurrencyRegistry> registry) const {
    money_t sum{};
    money_error_t why;
    detail::check(money_wallet_sum(get(), currency.get(), detail::pointer(registry), &sum, &why), why);
    return Money(sum);
}

inline Money Wallet::held(cstr currency, maybe<CurrencyRegistry> registry) const {
    money_t held{};
    money_error_t why;
    detail::check(money_wallet_held(get(), currency.get(), detail::pointer(registry), &held, &why), why);
    return Money(held);
}

inline Money Wallet::total(cstr target, maybe<Rates> rates, maybe<money_convert_options_t> options) const {
    money_t total{};
    money_error_t why;
    detail::check(money_wallet_total(get(), target.get(), detail::pointer(rates), options.get(), &total, nullptr, &why), why);
    return Money(total);
}

inline WalletTotalDetailed Wallet::total_detailed(cstr target, maybe<Rates> rates, maybe<money_convert_options_t> options) const {
    money_t total{};
    WalletTotalDetails details{};
    money_error_t why;
    detail::check(money_wallet_total(get(), target.get(), detail::pointer(rates), options.get(), &total, &details, &why), why);
    return {Money(total), details};
}

inline std::uint64_t Wallet::hold(const Money &amount, maybe<money_wallet_note_t> note) {
    uint64_t hold{};
    money_error_t why;
    detail::settle(money_wallet_hold(get(), &amount.raw(), note.get(), &hold, &why), why);
    return hold;
}

inline std::uint64_t Wallet::commit(std::uint64_t hold) {
    uint64_t id{};
    money_error_t why;
    detail::settle(money_wallet_commit(get(), hold, &id, &why), why);
    return id;
}

inline std::uint64_t Wallet::commit_amount(std::uint64_t hold, const Money &amount) {
    uint64_t id{};
    money_error_t why;
    detail::settle(money_wallet_commit_amount(get(), hold, &amount.raw(), &id, &why), why);
    return id;
}

inline void Wallet::release(std::uint64_t hold) {
    money_error_t why;
    detail::settle(money_wallet_release(get(), hold, &why), why);
}

inline std::size_t Wallet::hold_count() const {
    size_t count{};
    money_error_t why;
    detail::check(money_wallet_hold_count(get(), &count, &why), why);
    return count;
}

inline WalletEntry Wallet::hold_at(std::size_t index) const {
    WalletEntry hold{};
    money_error_t why;
    detail::check(money_wallet_hold_at(get(), index, &hold, &why), why);
    return hold;
}

inline std::vector<WalletEntry> Wallet::holds(std::size_t first, std::size_t most) const {
    return detail::rows<WalletEntry>(first, most, [&](std::size_t first, WalletEntry *rows, std::size_t capacity,
                                      std::size_t *count, money_error_t *why) {
        return money_wallet_holds(get(), first, rows, capacity, count, why);
    });
}

/// Moves amounts between wallets: all legs or none. C: money_wallet_transfer
inline void wallet_transfer(view<money_transfer_leg_t> legs, maybe<money_wallet_note_t> note = {}) {
    money_error_t why;
    detail::settle(money_wallet_transfer(legs.data(), legs.size(), note.get(), &why), why);
}

inline void Wallet::exchange(view<money_exchange_leg_t> legs, maybe<Rates> rates, maybe<money_convert_options_t> options, maybe<money_wallet_note_t> note) {
    money_error_t why;
    detail::settle(money_wallet_exchange(get(), legs.data(), legs.size(), detail::pointer(rates), options.get(), note.get(), &why), why);
}

inline std::string Wallet::to_json() const {
    detail::Document json;
    money_error_t why;
    detail::check(money_wallet_to_json(get(), &json.text, &json.length, &why), why);
    return json.string();
}

inline Wallet Wallet::from_json(text_view json) {
    money_wallet_t *wallet = nullptr;
    money_error_t why;
    detail::check(money_wallet_from_json(json.data(), json.size(), &wallet, &why), why);
    return Wallet::adopt(wallet);
}

inline std::string Wallet::to_journal() const {
    detail::Document journal;
    money_error_t why;
    detail::check(money_wallet_to_journal(get(), &journal.text, &journal.length, &why), why);
    return journal.string();
}

inline Wallet Wallet::from_journal(text_view journal) {
    money_wallet_t *wallet = nullptr;
    money_error_t why;
    detail::check(money_wallet_from_journal(journal.data(), journal.size(), &wallet, &why), why);
    return Wallet::adopt(wallet);
}

inline std::uint64_t Wallet::revision() const {
    uint64_t revision{};
    money_error_t why;
    detail::check(money_wallet_revision(get(), &revision, &why), why);
    return revision;
}

inline void Wallet::on_change(std::function<void(std::uint64_t revision)> listener) {
    std::shared_ptr<detail::Listener<std::uint64_t, std::uint64_t>> made;
    if (listener) made = std::make_shared<detail::Listener<std::uint64_t, std::uint64_t>>(std::move(listener));
    money_error_t why;
    detail::check(money_wallet_on_change(get(), made ? &detail::Listener<std::uint64_t, std::uint64_t>::receive : nullptr, made.get(), &why), why);
    on_change_ = std::move(made);
}

inline WalletStatement Wallet::statement(cstr target, maybe<Rates> rates, maybe<money_convert_options_t> options) const {
    money_wallet_statement_t *statement = nullptr;
    money_error_t why;
    detail::check(money_wallet_statement(get(), target.get(), detail::pointer(rates), options.get(), &statement, &why), why);
    return WalletStatement::adopt(statement);
}

inline std::size_t WalletStatement::section_count() const {
    size_t count{};
    money_error_t why;
    detail::check(money_wallet_statement_section_count(get(), &count, &why), why);
    return count;
}

inline std::string WalletStatement::section_at(std::size_t section) const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_wallet_statement_section_at(get(), section, buffer, capacity, length, why);
        });
    return buffer;
}

inline std::size_t WalletStatement::row_count(std::size_t section) const {
    size_t count{};
    money_error_t why;
    detail::check(money_wallet_statement_row_count(get(), section, &count, &why), why);
    return count;
}

inline WalletStatementRow WalletStatement::row_at(std::size_t section, std::size_t index) const {
    WalletStatementRow row{};
    money_error_t why;
    detail::check(money_wallet_statement_row_at(get(), section, index, &row, &why), why);
    return row;
}

inline std::vector<WalletStatementRow> WalletStatement::rows(std::size_t section, std::size_t first, std::size_t most) const {
    return detail::rows<WalletStatementRow>(first, most, [&](std::size_t first, WalletStatementRow *rows, std::size_t capacity,
                                      std::size_t *count, money_error_t *why) {
        return money_wallet_statement_rows(get(), section, first, rows, capacity, count, why);
    });
}

inline Catalogue::Catalogue(cstr currency, maybe<CurrencyRegistry> registry) : Handle(nullptr) {
    money_error_t why;
    detail::check(money_catalogue_new(currency.get(), detail::pointer(registry), &raw_, &why), why);
}

inline void Catalogue::add(const money_product_t &product) {
    money_error_t why;
    detail::check(money_catalogue_add(get(), &product, &why), why);
}

inline void Catalogue::remove(cstr sku) {
    money_error_t why;
    detail::check(money_catalogue_remove(get(), sku.get(), &why), why);
}

inline Product Catalogue::find(cstr sku) const {
    Product product{};
    money_error_t why;
    detail::check(money_catalogue_find(get(), sku.get(), &product, &why), why);
    return product;
}

inline std::size_t Catalogue::count() const {
    size_t count{};
    money_error_t why;
    detail::check(money_catalogue_count(get(), &count, &why), why);
    return count;
}

inline Product Catalogue::at(std::size_t index) const {
    Product product{};
    money_error_t why;
    detail::check(money_catalogue_at(get(), index, &product, &why), why);
    return product;
}

inline std::vector<Product> Catalogue::products(std::size_t first, std::size_t most) const {
    return detail::rows<Product>(first, most, [&](std::size_t first, Product *rows, std::size_t capacity,
                                      std::size_t *count, money_error_t *why) {
        return money_catalogue_products(get(), first, rows, capacity, count, why);
    });
}

inline std::string Catalogue::currency() const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_catalogue_currency(get(), buffer, capacity, length, why);
        });
    return buffer;
}

inline void Catalogue::set_tax(cstr category, const Decimal &percent) {
    money_error_t why;
    detail::check(money_catalogue_set_tax(get(), category.get(), &percent.raw(), &why), why);
}

inline std::size_t Catalogue::tax_count() const {
    size_t count{};
    money_error_t why;
    detail::check(money_catalogue_tax_count(get(), &count, &why), why);
    return count;
}

inline TaxRate Catalogue::tax_at(std::size_t index) const {
    TaxRate tax{};
    money_error_t why;
    detail::check(money_catalogue_tax_at(get(), index, &tax, &why), why);
    return tax;
}

inline std::vector<TaxRate> Catalogue::taxes(std::size_t first, std::size_t most) const {
    return detail::rows<TaxRate>(first, most, [&](std::size_t first, TaxRate *rows, std::size_t capacity,
                                      std::size_t *count, money_error_t *why) {
        return money_catalogue_taxes(get(), first, rows, capacity, count, why);
    });
}

inline Catalogue Catalogue::from_json(text_view json) {
    money_catalogue_t *catalogue = nullptr;
    money_error_t why;
    detail::check(money_catalogue_from_json(json.data(), json.size(), &catalogue, &why), why);
    return Catalogue::adopt(catalogue);
}

inline std::string Catalogue::to_json() const {
    detail::Document json;
    money_error_t why;
    detail::check(money_catalogue_to_json(get(), &json.text, &json.length, &why), why);
    return json.string();
}

inline Catalogue Catalogue::from_csv(text_view csv, cstr currency, maybe<CurrencyRegistry> registry) {
    money_catalogue_t *catalogue = nullptr;
    money_error_t why;
    detail::check(money_catalogue_from_csv(csv.data(), csv.size(), currency.get(), detail::pointer(registry), &catalogue, &why), why);
    return Catalogue::adopt(catalogue);
}

inline std::string Catalogue::to_csv() const {
    detail::Document csv;
    money_error_t why;
    detail::check(money_catalogue_to_csv(get(), &csv.text, &csv.length, &why), why);
    return csv.string();
}

/// Writes the policy of a preset, `struct_size` included. C: money_basket_policy_preset
inline BasketPolicy basket_policy_preset(BasketPreset preset) {
    BasketPolicy policy{};
    money_error_t why;
    detail::check(money_basket_policy_preset(preset, &policy, &why), why);
    return policy;
}

/// Returns the name of a preset, such as "swiss_cash", as a static string. C: money_basket_policy_preset_name
inline const char * basket_policy_preset_name(BasketPreset preset) {
    return money_basket_policy_preset_name(preset);
}

/// Writes a policy as one English sentence. C: money_basket_policy_describe
inline std::string basket_policy_describe(maybe<money_basket_policy_t> policy = {}) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_basket_policy_describe(policy.get(), buffer, capacity, length, why);
        });
    return buffer;
}

inline Basket::Basket(const Catalogue &catalogue) : Handle(nullptr) {
    money_error_t why;
    detail::check(money_basket_new(catalogue.get(), &raw_, &why), why);
}

inline void Basket::add(cstr sku, const Decimal &quantity) {
    money_error_t why;
    detail::settle(money_basket_add(get(), sku.get(), &quantity.raw(), &why), why);
}

inline void Basket::set(cstr sku, const Decimal &quantity) {
    money_error_t why;
    detail::settle(money_basket_set(get(), sku.get(), &quantity.raw(), &why), why);
}

inline void Basket::put(const money_product_t &product, const Decimal &quantity) {
    money_error_t why;
    detail::settle(money_basket_put(get(), &product, &quantity.raw(), &why), why);
}

inline void Basket::remove(cstr sku) {
    money_error_t why;
    detail::settle(money_basket_remove(get(), sku.get(), &why), why);
}

inline void Basket::clear() {
    money_error_t why;
    detail::settle(money_basket_clear(get(), &why), why);
}

inline void Basket::set_discount(cstr sku, maybe<money_discount_t> discount) {
    money_error_t why;
    detail::settle(money_basket_set_discount(get(), sku.get(), discount.get(), &why), why);
}

inline void Basket::set_tax(cstr category, const Decimal &percent) {
    money_error_t why;
    detail::settle(money_basket_set_tax(get(), category.get(), &percent.raw(), &why), why);
}

inline void Basket::set_policy(maybe<money_basket_policy_t> policy) {
    money_error_t why;
    detail::settle(money_basket_set_policy(get(), policy.get(), &why), why);
}

inline BasketPolicy Basket::policy() const {
    BasketPolicy policy{};
    money_error_t why;
    detail::check(money_basket_policy(get(), &policy, &why), why);
    return policy;
}

inline std::string Basket::currency() const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_basket_currency(get(), buffer, capacity, length, why);
        });
    return buffer;
}

inline std::size_t Basket::count() const {
    size_t count{};
    money_error_t why;
    detail::check(money_basket_count(get(), &count, &why), why);
    return count;
}

inline BasketLineItem Basket::at(std::size_t index) const {
    BasketLineItem item{};
    money_error_t why;
    detail::check(money_basket_at(get(), index, &item, &why), why);
    return item;
}

inline std::vector<BasketLineItem> Basket::line_items(std::size_t first, std::size_t most) const {
    return detail::rows<BasketLineItem>(first, most, [&](std::size_t first, BasketLineItem *rows, std::size_t capacity,
                                      std::size_t *count, money_error_t *why) {
        return money_basket_line_items(get(), first, rows, capacity, count, why);
    });
}

inline Decimal Basket::quantity(cstr sku) const {
    money_decimal_t quantity{};
    money_error_t why;
    detail::check(money_basket_quantity(get(), sku.get(), &quantity, &why), why);
    return Decimal(quantity);
}

inline std::uint64_t Basket::revision() const {
    uint64_t revision{};
    money_error_t why;
    detail::check(money_basket_revision(get(), &revision, &why), why);
    return revision;
}

inline void Basket::on_change(std::function<void(std::uint64_t revision)> listener) {
    std::shared_ptr<detail::Listener<std::uint64_t, std::uint64_t>> made;
    if (listener) made = std::make_shared<detail::Listener<std::uint64_t, std::uint64_t>>(std::move(listener));
    money_error_t why;
    detail::check(money_basket_on_change(get(), made ? &detail::Listener<std::uint64_t, std::uint64_t>::receive : nullptr, made.get(), &why), why);
    on_change_ = std::move(made);
}

inline Receipt Basket::checkout(cstr target, maybe<Rates> rates, maybe<money_convert_options_t> options) const {
    money_receipt_t *receipt = nullptr;
    money_error_t why;
    detail::check(money_basket_checkout(get(), target.get(), detail::pointer(rates), options.get(), &receipt, &why), why);
    return Receipt::adopt(receipt);
}

inline Basket Basket::from_json(text_view json, maybe<Catalogue> catalogue) {
    money_basket_t *basket = nullptr;
    money_error_t why;
    detail::check(money_basket_from_json(json.data(), json.size(), detail::pointer(catalogue), &basket, &why), why);
    return Basket::adopt(basket);
}

inline std::string Basket::to_json() const {
    detail::Document json;
    money_error_t why;
    detail::check(money_basket_to_json(get(), &json.text, &json.length, &why), why);
    return json.string();
}

inline ReceiptInfo Receipt::info(ReceiptView view) const {
    ReceiptInfo info{};
    money_error_t why;
    detail::check(money_receipt_info(get(), view, &info, &why), why);
    return info;
}

inline ReceiptLineItem Receipt::line_item_at(ReceiptView view, std::size_t index) const {
    ReceiptLineItem item{};
    money_error_t why;
    detail::check(money_receipt_line_item_at(get(), view, index, &item, &why), why);
    return item;
}

inline std::vector<ReceiptLineItem> Receipt::line_items(ReceiptView view, std::size_t first, std::size_t most) const {
    return detail::rows<ReceiptLineItem>(first, most, [&](std::size_t first, ReceiptLineItem *rows, std::size_t capacity,
                                      std::size_t *count, money_error_t *why) {
        return money_receipt_line_items(get(), view, first, rows, capacity, count, why);
    });
}

inline ReceiptTax Receipt::tax_at(ReceiptView view, std::size_t index) const {
    ReceiptTax tax{};
    money_error_t why;
    detail::check(money_receipt_tax_at(get(), view, index, &tax, &why), why);
    return tax;
}

inline std::vector<ReceiptTax> Receipt::taxes(ReceiptView view, std::size_t first, std::size_t most) const {
    return detail::rows<ReceiptTax>(first, most, [&](std::size_t first, ReceiptTax *rows, std::size_t capacity,
                                      std::size_t *count, money_error_t *why) {
        return money_receipt_taxes(get(), view, first, rows, capacity, count, why);
    });
}

inline ReceiptLineItem Receipt::refund(ReceiptView view, std::size_t index, maybe<money_decimal_t> quantity, maybe<money_decimal_t> refunded) const {
    ReceiptLineItem item{};
    money_error_t why;
    detail::check(money_receipt_refund(get(), view, index, quantity.get(), refunded.get(), &item, &why), why);
    return item;
}

inline Conversion Receipt::conversion() const {
    Conversion conversion{};
    money_error_t why;
    detail::check(money_receipt_conversion(get(), &conversion, &why), why);
    return conversion;
}

inline std::string Receipt::to_text(std::int32_t columns) const {
    detail::Document text;
    money_error_t why;
    detail::check(money_receipt_to_text(get(), columns, &text.text, &text.length, &why), why);
    return text.string();
}

inline std::string Receipt::to_json() const {
    detail::Document json;
    money_error_t why;
    detail::check(money_receipt_to_json(get(), &json.text, &json.length, &why), why);
    return json.string();
}

inline Invoice::Invoice(cstr currency, maybe<CurrencyRegistry> registry) : Handle(nullptr) {
    money_error_t why;
    detail::check(money_invoice_new(currency.get(), detail::pointer(registry), &raw_, &why), why);
}

inline std::size_t Invoice::add(const money_invoice_line_item_t &item) {
    size_t index{};
    money_error_t why;
    detail::check(money_invoice_add(get(), &item, &index, &why), why);
    return index;
}

inline void Invoice::adjust(std::size_t line_item, const money_invoice_adjustment_t &adjustment) {
    money_error_t why;
    detail::check(money_invoice_adjust(get(), line_item, &adjustment, &why), why);
}

inline void Invoice::set_exemption(cstr category, cstr reason, cstr reason_code) {
    money_error_t why;
    detail::check(money_invoice_set_exemption(get(), category.get(), reason.get(), reason_code.get(), &why), why);
}

inline void Invoice::set_payment(maybe<money_t> prepaid, maybe<money_t> rounding) {
    money_error_t why;
    detail::check(money_invoice_set_payment(get(), prepaid.get(), rounding.get(), &why), why);
}

inline void Invoice::set_accounting(cstr currency, const Decimal &rate, maybe<CurrencyRegistry> registry) {
    money_error_t why;
    detail::check(money_invoice_set_accounting(get(), currency.get(), &rate.raw(), detail::pointer(registry), &why), why);
}

inline InvoiceTotals Invoice::totals() const {
    InvoiceTotals totals{};
    money_error_t why;
    detail::check(money_invoice_totals(get(), &totals, &why), why);
    return totals;
}

inline std::vector<InvoiceLineAmounts> Invoice::line_amounts(std::size_t first, std::size_t most) const {
    return detail::rows<InvoiceLineAmounts>(first, most, [&](std::size_t first, InvoiceLineAmounts *rows, std::size_t capacity,
                                      std::size_t *count, money_error_t *why) {
        return money_invoice_line_amounts(get(), first, rows, capacity, count, why);
    });
}

inline std::vector<InvoiceCategory> Invoice::categories(std::size_t first, std::size_t most) const {
    return detail::rows<InvoiceCategory>(first, most, [&](std::size_t first, InvoiceCategory *rows, std::size_t capacity,
                                      std::size_t *count, money_error_t *why) {
        return money_invoice_categories(get(), first, rows, capacity, count, why);
    });
}

inline Invoice Invoice::reverse() const {
    money_invoice_t *reversed = nullptr;
    money_error_t why;
    detail::check(money_invoice_reverse(get(), &reversed, &why), why);
    return Invoice::adopt(reversed);
}

inline Invoice Invoice::from_json(text_view json) {
    money_invoice_t *invoice = nullptr;
    money_error_t why;
    detail::check(money_invoice_from_json(json.data(), json.size(), &invoice, &why), why);
    return Invoice::adopt(invoice);
}

inline std::string Invoice::to_json() const {
    detail::Document json;
    money_error_t why;
    detail::check(money_invoice_to_json(get(), &json.text, &json.length, &why), why);
    return json.string();
}

/// Returns the name of a provider, such as "stripe", as a static string. C: money_payment_provider_name
inline const char * payment_provider_name(PaymentProvider provider) {
    return money_payment_provider_name(provider);
}

/// Writes the fraction digits that a provider counts an amount in: 2 for EUR everywhere, 2 for UGX at Stripe. C:
/// money_payment_digits
inline std::int32_t payment_digits(cstr currency, PaymentProvider provider, maybe<CurrencyRegistry> registry = {}) {
    int32_t digits{};
    money_error_t why;
    detail::check(money_payment_digits(currency.get(), provider, detail::pointer(registry), &digits, &why), why);
    return digits;
}

/// Writes an amount as the whole number that a provider takes, exactly. C: money_payment_to_minor
inline std::int64_t payment_to_minor(const Money &amount, PaymentProvider provider, maybe<CurrencyRegistry> registry = {}) {
    int64_t minor{};
    money_error_t why;
    detail::check(money_payment_to_minor(&amount.raw(), provider, detail::pointer(registry), &minor, &why), why);
    return minor;
}

/// Makes an amount of the whole number that a provider gives. C: money_payment_from_minor
inline Money payment_from_minor(std::int64_t minor, cstr currency, PaymentProvider provider, maybe<CurrencyRegistry> registry = {}) {
    money_t result{};
    money_error_t why;
    detail::check(money_payment_from_minor(minor, currency.get(), provider, detail::pointer(registry), &result, &why), why);
    return Money(result);
}

/// Checks that a message of ISO 20022 may have an amount. C: money_payment_check_iso20022
inline void payment_check_iso20022(const Money &amount, Date date) {
    money_error_t why;
    detail::check(money_payment_check_iso20022(&amount.raw(), date, &why), why);
}

/// Writes an amount as google.type.Money has it: whole units, and billionths of one. C: money_payment_to_units
inline PaymentToUnitsResults payment_to_units(const Money &amount) {
    int64_t units{};
    int32_t nanos{};
    money_error_t why;
    detail::check(money_payment_to_units(&amount.raw(), &units, &nanos, &why), why);
    return {units, nanos};
}

/// Makes an amount of whole units and billionths of one, with at least the fraction digits of the currency. C:
/// money_payment_from_units
inline Money payment_from_units(std::int64_t units, std::int32_t nanos, cstr currency, maybe<CurrencyRegistry> registry = {}) {
    money_t result{};
    money_error_t why;
    detail::check(money_payment_from_units(units, nanos, currency.get(), detail::pointer(registry), &result, &why), why);
    return Money(result);
}

/// Finds the internal rates of return: every rate r at which the sum of amount / (1 + r)^(days / 365) is 0. C:
/// money_xirr
inline Xirr xirr(view<money_cash_flow_t> flows = {}) {
    Xirr result{};
    money_error_t why;
    detail::check(money_xirr(flows.data(), flows.size(), &result, &why), why);
    return result;
}

/// Returns a reason in words, such as "all flows on one date", as a static string. C: money_xirr_reason_text
inline const char * xirr_reason_text(XirrReason reason) {
    return money_xirr_reason_text(reason);
}

/// Finds the time-weighted return: the product of the growth of each period, less 1. C: money_time_weighted_return
inline Decimal time_weighted_return(view<money_value_point_t> points, std::int32_t digits, Rounding rounding) {
    money_decimal_t result{};
    money_error_t why;
    detail::check(money_time_weighted_return(points.data(), points.size(), digits, rounding, &result, nullptr, nullptr, &why), why);
    return Decimal(result);
}

/// Finds the time-weighted return: the product of the growth of each period, less 1. C: money_time_weighted_return
inline TimeWeightedReturnDetailed time_weighted_return_detailed(view<money_value_point_t> points, std::int32_t digits, Rounding rounding) {
    money_decimal_t result{};
    money_flags_t flags{};
    double annualised{};
    money_error_t why;
    detail::check(money_time_weighted_return(points.data(), points.size(), digits, rounding, &result, &flags, &annualised, &why), why);
    return {Decimal(result), Flags(flags), annualised};
}

inline Portfolio::Portfolio(cstr currency, maybe<money_portfolio_options_t> options) : Handle(nullptr) {
    money_error_t why;
    detail::check(money_portfolio_new(currency.get(), options.get(), &raw_, &why), why);
}

inline Transaction Portfolio::add(const money_transaction_t &transaction, view<money_lot_selection_t> lots) {
    Transaction stored{};
    money_error_t why;
    detail::settle(money_portfolio_add(get(), &transaction, lots.data(), lots.size(), &stored, &why), why);
    return stored;
}

inline void Portfolio::edit(const money_transaction_t &transaction, view<money_lot_selection_t> lots) {
    money_error_t why;
    detail::settle(money_portfolio_edit(get(), &transaction, lots.data(), lots.size(), &why), why);
}

inline void Portfolio::remove(cstr id) {
    money_error_t why;
    detail::settle(money_portfolio_remove(get(), id.get(), &why), why);
}

inline std::size_t Portfolio::count() const {
    size_t count{};
    money_error_t why;
    detail::check(money_portfolio_count(get(), &count, &why), why);
    return count;
}

inline Transaction Portfolio::transaction_at(std::size_t index) const {
    Transaction transaction{};
    money_error_t why;
    detail::check(money_portfolio_transaction_at(get(), index, &transaction, &why), why);
    return transaction;
}

inline std::vector<Transaction> Portfolio::transactions(std::size_t first, std::size_t most) const {
    return detail::rows<Transaction>(first, most, [&](std::size_t first, Transaction *rows, std::size_t capacity,
                                      std::size_t *count, money_error_t *why) {
        return money_portfolio_transactions(get(), first, rows, capacity, count, why);
    });
}

inline Transaction Portfolio::find(cstr id) const {
    Transaction transaction{};
    money_error_t why;
    detail::check(money_portfolio_find(get(), id.get(), &transaction, &why), why);
    return transaction;
}

inline LotSelection Portfolio::lot_selection_at(cstr id, std::size_t index) const {
    LotSelection lot{};
    money_error_t why;
    detail::check(money_portfolio_lot_selection_at(get(), id.get(), index, &lot, &why), why);
    return lot;
}

inline std::vector<LotSelection> Portfolio::lot_selections(cstr id, std::size_t first, std::size_t most) const {
    return detail::rows<LotSelection>(first, most, [&](std::size_t first, LotSelection *rows, std::size_t capacity,
                                      std::size_t *count, money_error_t *why) {
        return money_portfolio_lot_selections(get(), id.get(), first, rows, capacity, count, why);
    });
}

inline PortfolioInfo Portfolio::info() const {
    PortfolioInfo info{};
    money_error_t why;
    detail::check(money_portfolio_info(get(), &info, &why), why);
    return info;
}

inline std::string Portfolio::to_json() const {
    detail::Document json;
    money_error_t why;
    detail::check(money_portfolio_to_json(get(), &json.text, &json.length, &why), why);
    return json.string();
}

inline Portfolio Portfolio::from_json(text_view json, maybe<CurrencyRegistry> registry) {
    money_portfolio_t *portfolio = nullptr;
    money_error_t why;
    detail::check(money_portfolio_from_json(json.data(), json.size(), detail::pointer(registry), &portfolio, &why), why);
    return Portfolio::adopt(portfolio);
}

inline Portfolio Portfolio::from_csv(text_view csv, cstr currency, maybe<money_portfolio_options_t> options) {
    money_portfolio_t *portfolio = nullptr;
    money_error_t why;
    detail::check(money_portfolio_from_csv(csv.data(), csv.size(), currency.get(), options.get(), &portfolio, &why), why);
    return Portfolio::adopt(portfolio);
}

inline std::string Portfolio::to_csv() const {
    detail::Document csv;
    money_error_t why;
    detail::check(money_portfolio_to_csv(get(), &csv.text, &csv.length, &why), why);
    return csv.string();
}

inline std::string Portfolio::to_beancount() const {
    detail::Document journal;
    money_error_t why;
    detail::check(money_portfolio_to_beancount(get(), &journal.text, &journal.length, &why), why);
    return journal.string();
}

inline std::string Portfolio::to_ledger() const {
    detail::Document journal;
    money_error_t why;
    detail::check(money_portfolio_to_ledger(get(), &journal.text, &journal.length, &why), why);
    return journal.string();
}

inline std::uint64_t Portfolio::revision() const {
    uint64_t revision{};
    money_error_t why;
    detail::check(money_portfolio_revision(get(), &revision, &why), why);
    return revision;
}

inline void Portfolio::on_change(std::function<void(std::uint64_t revision)> listener) {
    std::shared_ptr<detail::Listener<std::uint64_t, std::uint64_t>> made;
    if (listener) made = std::make_shared<detail::Listener<std::uint64_t, std::uint64_t>>(std::move(listener));
    money_error_t why;
    detail::check(money_portfolio_on_change(get(), made ? &detail::Listener<std::uint64_t, std::uint64_t>::receive : nullptr, made.get(), &why), why);
    on_change_ = std::move(made);
}

inline void Portfolio::release_memory() {
    money_error_t why;
    detail::check(money_portfolio_release_memory(get(), &why), why);
}

inline Valuation Portfolio::value(view<money_price_quote_t> quotes, maybe<Rates> rates, maybe<money_valuation_options_t> options) {
    money_valuation_t *valuation = nullptr;
    money_error_t why;
    detail::check(money_portfolio_value(get(), quotes.data(), quotes.size(), detail::pointer(rates), options.get(), &valuation, &why), why);
    return Valuation::adopt(valuation);
}

inline PortfolioSummary Valuation::summary() const {
    PortfolioSummary summary{};
    money_error_t why;
    detail::check(money_valuation_summary(get(), &summary, &why), why);
    return summary;
}

inline std::size_t Valuation::position_count() const {
    size_t count{};
    money_error_t why;
    detail::check(money_valuation_position_count(get(), &count, &why), why);
    return count;
}

inline Position Valuation::position_at(std::size_t index) const {
    Position position{};
    money_error_t why;
    detail::check(money_valuation_position_at(get(), index, &position, &why), why);
    return position;
}

inline std::vector<Position> Valuation::positions(std::size_t first, std::size_t most) const {
    return detail::rows<Position>(first, most, [&](std::size_t first, Position *rows, std::size_t capacity,
                                      std::size_t *count, money_error_t *why) {
        return money_valuation_positions(get(), first, rows, capacity, count, why);
    });
}

inline Disposals Portfolio::disposals(maybe<Rates> rates, maybe<money_valuation_options_t> options) const {
    money_disposals_t *disposals = nullptr;
    money_error_t why;
    detail::check(money_portfolio_disposals(get(), detail::pointer(rates), options.get(), &disposals, &why), why);
    return Disposals::adopt(disposals);
}

inline std::size_t Disposals::count() const {
    size_t count{};
    money_error_t why;
    detail::check(money_disposals_count(get(), &count, &why), why);
    return count;
}

inline Disposal Disposals::at(std::size_t index) const {
    Disposal disposal{};
    money_error_t why;
    detail::check(money_disposals_at(get(), index, &disposal, &why), why);
    return disposal;
}

inline std::vector<Disposal> Disposals::items(std::size_t first, std::size_t most) const {
    return detail::rows<Disposal>(first, most, [&](std::size_t first, Disposal *rows, std::size_t capacity,
                                      std::size_t *count, money_error_t *why) {
        return money_disposals_items(get(), first, rows, capacity, count, why);
    });
}

inline OpenLots Portfolio::open_lots(maybe<Rates> rates, maybe<money_valuation_options_t> options) const {
    money_open_lots_t *lots = nullptr;
    money_error_t why;
    detail::check(money_portfolio_open_lots(get(), detail::pointer(rates), options.get(), &lots, &why), why);
    return OpenLots::adopt(lots);
}

inline std::size_t OpenLots::count() const {
    size_t count{};
    money_error_t why;
    detail::check(money_open_lots_count(get(), &count, &why), why);
    return count;
}

inline OpenLot OpenLots::at(std::size_t index) const {
    OpenLot lot{};
    money_error_t why;
    detail::check(money_open_lots_at(get(), index, &lot, &why), why);
    return lot;
}

inline std::vector<OpenLot> OpenLots::items(std::size_t first, std::size_t most) const {
    return detail::rows<OpenLot>(first, most, [&](std::size_t first, OpenLot *rows, std::size_t capacity,
                                      std::size_t *count, money_error_t *why) {
        return money_open_lots_items(get(), first, rows, capacity, count, why);
    });
}

inline Xirr Portfolio::xirr(view<money_price_quote_t> quotes, maybe<Rates> rates, maybe<money_valuation_options_t> options) {
    Xirr result{};
    money_error_t why;
    detail::check(money_portfolio_xirr(get(), quotes.data(), quotes.size(), detail::pointer(rates), options.get(), &result, &why), why);
    return result;
}

/// Returns how many locales Unicode CLDR has. C: money_locale_count
inline std::size_t locale_count() {
    return money_locale_count();
}

/// Writes the identifier of the locale at an index, such as "pt_BR". C: money_locale_at
inline std::string locale_at(std::size_t index) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_locale_at(index, buffer, capacity, length, why);
        });
    return buffer;
}

/// Writes the identifier of the locale that a name means: "pt-br" is "pt_BR", "zh-TW" is "zh_Hant_TW". C:
/// money_locale_find
inline std::string locale_find(cstr locale) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_locale_find(locale.get(), buffer, capacity, length, why);
        });
    return buffer;
}

/// Writes the code of the currency of a locale's country on a date: "CHF" for "de-CH". C: money_locale_currency
inline std::string locale_currency(cstr locale, Date date) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_locale_currency(locale.get(), date, buffer, capacity, length, why);
        });
    return buffer;
}

/// Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K". C: money_format_locale
inline std::string format_locale(const Money &amount, cstr locale, maybe<money_locale_options_t> options = {}) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_format_locale(&amount.raw(), locale.get(), options.get(), buffer, capacity, length, nullptr, why);
        });
    return buffer;
}

/// Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K". C: money_format_locale
inline FormatLocaleDetailed format_locale_detailed(const Money &amount, cstr locale, maybe<money_locale_options_t> options = {}) {
    money_flags_t flags{};
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_format_locale(&amount.raw(), locale.get(), options.get(), buffer, capacity, length, &flags, why);
        });
    return {std::move(buffer), Flags(flags)};
}

/// Reads an amount as a locale writes it, in any style, with symbol, narrow symbol, code or name, before or after. C:
/// money_parse_locale
inline Money parse_locale(text_view text, cstr locale, cstr currency = {}, maybe<CurrencyRegistry> registry = {}) {
    money_t result{};
    money_error_t why;
    detail::check(money_parse_locale(text.data(), text.size(), locale.get(), currency.get(), detail::pointer(registry), &result, &why), why);
    return Money(result);
}

/// Writes a currency alone as a locale does: its symbol, narrow symbol, code or name ("US Dollar"). C:
/// money_currency_text
inline std::string currency_text(cstr code, cstr locale, CurrencyDisplay display, maybe<CurrencyRegistry> registry = {}) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_currency_text(code.get(), locale.get(), display, detail::pointer(registry), buffer, capacity, length, why);
        });
    return buffer;
}

inline Locales Locales::from_bytes(text_view bytes) {
    money_locales_t *locales = nullptr;
    money_error_t why;
    detail::check(money_locales_from_bytes(bytes.data(), bytes.size(), &locales, &why), why);
    return Locales::adopt(locales);
}

inline std::string Locales::version() const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_locales_version(get(), buffer, capacity, length, why);
        });
    return buffer;
}

inline std::size_t Locales::count() const {
    size_t count{};
    money_error_t why;
    detail::check(money_locales_count(get(), &count, &why), why);
    return count;
}

inline std::string Locales::at(std::size_t index) const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_locales_at(get(), index, buffer, capacity, length, why);
        });
    return buffer;
}

inline std::string Locales::find(cstr locale) const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_locales_find(get(), locale.get(), buffer, capacity, length, why);
        });
    return buffer;
}

inline Money Locales::parse(text_view text, cstr locale, cstr currency, maybe<CurrencyRegistry> registry) const {
    money_t result{};
    money_error_t why;
    detail::check(money_locales_parse(get(), text.data(), text.size(), locale.get(), currency.get(), detail::pointer(registry), &result, &why), why);
    return Money(result);
}

inline std::string Locales::currency_text(cstr code, cstr locale, CurrencyDisplay display, maybe<CurrencyRegistry> registry) const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_locales_currency_text(get(), code.get(), locale.get(), display, detail::pointer(registry), buffer, capacity, length, why);
        });
    return buffer;
}

inline std::string Locales::country_name(cstr country, cstr locale) const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_locales_country_name(get(), country.get(), locale.get(), buffer, capacity, length, why);
        });
    return buffer;
}

/// Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤ #,##0.00;(¤¤ #,##0.00)". C:
/// money_format_pattern
inline std::string format_pattern(const Money &amount, text_view pattern, maybe<money_format_options_t> options = {}) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_format_pattern(&amount.raw(), pattern.data(), pattern.size(), options.get(), buffer, capacity, length, nullptr, why);
        });
    return buffer;
}

/// Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤ #,##0.00;(¤¤ #,##0.00)". C:
/// money_format_pattern
inline FormatPatternDetailed format_pattern_detailed(const Money &amount, text_view pattern, maybe<money_format_options_t> options = {}) {
    money_flags_t flags{};
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_format_pattern(&amount.raw(), pattern.data(), pattern.size(), options.get(), buffer, capacity, length, &flags, why);
        });
    return {std::move(buffer), Flags(flags)};
}

/// Reads an amount that money_format_pattern wrote with the same pattern and options. C: money_parse_pattern
inline Money parse_pattern(text_view text, text_view pattern, cstr currency = {}, maybe<money_format_options_t> options = {}) {
    money_t result{};
    money_error_t why;
    detail::check(money_parse_pattern(text.data(), text.size(), pattern.data(), pattern.size(), currency.get(), options.get(), &result, &why), why);
    return Money(result);
}

inline Calculator::Calculator() : Handle(nullptr) {
    money_error_t why;
    detail::check(money_calculator_new(&raw_, &why), why);
}

inline CalculatorAlert Calculator::press(CalculatorKey key) {
    money_calculator_alert_t alert{};
    money_error_t why;
    detail::settle(money_calculator_press(get(), key, &alert, &why), why);
    return CalculatorAlert(alert);
}

inline CalculatorAlert Calculator::press_keys(text_view keys) {
    money_calculator_alert_t alert{};
    money_error_t why;
    detail::settle(money_calculator_press_keys(get(), keys.data(), keys.size(), &alert, &why), why);
    return CalculatorAlert(alert);
}

inline std::uint32_t Calculator::keys() const {
    uint32_t allowed{};
    money_error_t why;
    detail::check(money_calculator_keys(get(), &allowed, &why), why);
    return allowed;
}

/// Returns the text of a key, such as "÷" or "AC". C: money_calculator_key_text
inline const char * calculator_key_text(CalculatorKey key) {
    return money_calculator_key_text(key);
}

inline std::string Calculator::display() const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_calculator_display(get(), buffer, capacity, length, why);
        });
    return buffer;
}

inline std::string Calculator::expression() const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_calculator_expression(get(), buffer, capacity, length, why);
        });
    return buffer;
}

inline CalculatorState Calculator::state() const {
    money_calculator_state_t state{};
    money_error_t why;
    detail::check(money_calculator_state(get(), &state, &why), why);
    return CalculatorState(state);
}

inline Ratio Calculator::exact() const {
    Ratio exact{};
    money_error_t why;
    detail::check(money_calculator_exact(get(), &exact, &why), why);
    return exact;
}

inline Decimal Calculator::value(std::int32_t digits, Rounding rounding) const {
    money_decimal_t value{};
    money_error_t why;
    detail::check(money_calculator_value(get(), digits, rounding, &value, nullptr, &why), why);
    return Decimal(value);
}

inline CalculatorValueDetailed Calculator::value_detailed(std::int32_t digits, Rounding rounding) const {
    money_decimal_t value{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_calculator_value(get(), digits, rounding, &value, &flags, &why), why);
    return {Decimal(value), Flags(flags)};
}

inline std::int32_t Calculator::digits() const {
    int32_t digits{};
    money_error_t why;
    detail::check(money_calculator_digits(get(), &digits, &why), why);
    return digits;
}

inline void Calculator::set_digits(std::int32_t digits) {
    money_error_t why;
    detail::settle(money_calculator_set_digits(get(), digits, &why), why);
}

/// Returns an identifier of an alert, such as "divide_by_zero", or "none". C: money_calculator_alert_name
inline const char * calculator_alert_name(CalculatorAlert alert) {
    return money_calculator_alert_name(alert);
}

/// Returns the default title of an alert, such as "Error". C: money_calculator_alert_title
inline const char * calculator_alert_title(CalculatorAlert alert) {
    return money_calculator_alert_title(alert);
}

/// Returns the default sentence of an alert, such as "Division by zero is impossible." It is a static string: "" for
/// MONEY_CALCULATOR_ALERT_NONE; NULL past the last alert. C: money_calculator_alert_text
inline const char * calculator_alert_text(CalculatorAlert alert) {
    return money_calculator_alert_text(alert);
}

inline void Calculator::on_display(std::function<void(std::string display)> listener) {
    std::shared_ptr<detail::Listener<const char *, std::string>> made;
    if (listener) made = std::make_shared<detail::Listener<const char *, std::string>>(std::move(listener));
    money_error_t why;
    detail::check(money_calculator_on_display(get(), made ? &detail::Listener<const char *, std::string>::receive : nullptr, made.get(), &why), why);
    on_display_ = std::move(made);
}

inline void Calculator::on_alert(std::function<void(CalculatorAlert alert)> listener) {
    std::shared_ptr<detail::Listener<money_calculator_alert_t, CalculatorAlert>> made;
    if (listener) made = std::make_shared<detail::Listener<money_calculator_alert_t, CalculatorAlert>>(std::move(listener));
    money_error_t why;
    detail::check(money_calculator_on_alert(get(), made ? &detail::Listener<money_calculator_alert_t, CalculatorAlert>::receive : nullptr, made.get(), &why), why);
    on_alert_ = std::move(made);
}

inline std::uint64_t Calculator::revision() const {
    uint64_t revision{};
    money_error_t why;
    detail::check(money_calculator_revision(get(), &revision, &why), why);
    return revision;
}

inline std::string Calculator::to_json() const {
    detail::Document json;
    money_error_t why;
    detail::check(money_calculator_to_json(get(), &json.text, &json.length, &why), why);
    return json.string();
}

inline Calculator Calculator::from_json(text_view json) {
    money_calculator_t *calculator = nullptr;
    money_error_t why;
    detail::check(money_calculator_from_json(json.data(), json.size(), &calculator, &why), why);
    return Calculator::adopt(calculator);
}

inline Feed::Feed(Provider provider, maybe<money_feed_options_t> options) : Handle(nullptr) {
    money_error_t why;
    detail::check(money_feed_new(provider, options.get(), &raw_, &why), why);
}

inline FeedRequest Feed::next(Instant now) {
    money_feed_request_t *request = nullptr;
    money_error_t why;
    detail::settle(money_feed_next(get(), now, &request, &why), why);
    return FeedRequest::adopt(request);
}

inline std::uint64_t FeedRequest::id() const {
    return money_feed_request_id(get());
}

inline const char * FeedRequest::method() const {
    return money_feed_request_method(get());
}

inline const char * FeedRequest::url() const {
    return money_feed_request_url(get());
}

inline const char * FeedRequest::headers() const {
    return money_feed_request_headers(get());
}

inline void Feed::receive_header(std::uint64_t id, cstr name, cstr value) {
    money_error_t why;
    detail::check(money_feed_receive_header(get(), id, name.get(), value.get(), &why), why);
}

inline void Feed::receive_response(std::uint64_t id, std::int32_t http_status, cstr content_type, text_view body, Instant now) {
    money_error_t why;
    detail::settle(money_feed_receive_response(get(), id, http_status, content_type.get(), body.data(), body.size(), now, &why), why);
}

inline void Feed::fail_request(std::uint64_t id, TransportFailure reason, Instant now) {
    money_error_t why;
    detail::settle(money_feed_fail_request(get(), id, reason, now, &why), why);
}

inline void Feed::notify_online(Instant now) {
    money_error_t why;
    detail::settle(money_feed_notify_online(get(), now, &why), why);
}

inline void Feed::refresh() {
    money_error_t why;
    detail::settle(money_feed_refresh(get(), &why), why);
}

inline std::size_t Feed::pending_count() const {
    size_t count{};
    money_error_t why;
    detail::check(money_feed_pending_count(get(), &count, &why), why);
    return count;
}

inline FeedInfo Feed::info(Instant now) const {
    FeedInfo info{};
    money_error_t why;
    detail::check(money_feed_info(get(), now, &info, &why), why);
    return info;
}

inline Failure Feed::failure(cstr key) const {
    Failure failure{};
    money_error_t why;
    detail::check(money_feed_failure(get(), key.get(), &failure, &why), why);
    return failure;
}

inline void Feed::set_jump(JumpPolicy jump) {
    money_error_t why;
    detail::settle(money_feed_set_jump(get(), jump, &why), why);
}

inline std::string Feed::to_json() const {
    detail::Document json;
    money_error_t why;
    detail::check(money_feed_to_json(get(), &json.text, &json.length, &why), why);
    return json.string();
}

inline void Feed::restore(text_view json, Instant instant) {
    money_error_t why;
    detail::settle(money_feed_restore(get(), json.data(), json.size(), instant, &why), why);
}

inline std::uint64_t Feed::revision() const {
    uint64_t revision{};
    money_error_t why;
    detail::check(money_feed_revision(get(), &revision, &why), why);
    return revision;
}

inline void Feed::on_change(std::function<void(std::uint64_t revision)> listener) {
    std::shared_ptr<detail::Listener<std::uint64_t, std::uint64_t>> made;
    if (listener) made = std::make_shared<detail::Listener<std::uint64_t, std::uint64_t>>(std::move(listener));
    money_error_t why;
    detail::check(money_feed_on_change(get(), made ? &detail::Listener<std::uint64_t, std::uint64_t>::receive : nullptr, made.get(), &why), why);
    on_change_ = std::move(made);
}

inline Rates Feed::rates() const {
    money_rates_t *rates = nullptr;
    money_error_t why;
    detail::check(money_feed_rates(get(), &rates, &why), why);
    return Rates::adopt(rates);
}

inline void Feed::add_symbol(cstr symbol) {
    money_error_t why;
    detail::settle(money_feed_add_symbol(get(), symbol.get(), &why), why);
}

inline void Feed::remove_symbol(cstr symbol) {
    money_error_t why;
    detail::settle(money_feed_remove_symbol(get(), symbol.get(), &why), why);
}

inline std::size_t Feed::symbol_count() const {
    size_t count{};
    money_error_t why;
    detail::check(money_feed_symbol_count(get(), &count, &why), why);
    return count;
}

inline std::string Feed::symbol_at(std::size_t index) const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_feed_symbol_at(get(), index, buffer, capacity, length, why);
        });
    return buffer;
}

inline PriceQuote Feed::price_quote(cstr symbol, Instant now) const {
    PriceQuote quote{};
    money_error_t why;
    detail::check(money_feed_price_quote(get(), symbol.get(), now, &quote, nullptr, nullptr, &why), why);
    return quote;
}

inline FeedPriceQuoteDetailed Feed::price_quote_detailed(cstr symbol, Instant now) const {
    PriceQuote quote{};
    money_price_state_t state{};
    int64_t age{};
    money_error_t why;
    detail::check(money_feed_price_quote(get(), symbol.get(), now, &quote, &state, &age, &why), why);
    return {quote, PriceState(state), age};
}

inline Portfolio Feed::portfolio() const {
    money_portfolio_t *portfolio = nullptr;
    money_error_t why;
    detail::check(money_feed_portfolio(get(), &portfolio, &why), why);
    return Portfolio::adopt(portfolio);
}

inline Transaction Feed::put(const money_transaction_t &transaction, view<money_lot_selection_t> lots) {
    Transaction stored{};
    money_error_t why;
    detail::settle(money_feed_put(get(), &transaction, lots.data(), lots.size(), &stored, &why), why);
    return stored;
}

inline void Feed::remove(cstr id) {
    money_error_t why;
    detail::settle(money_feed_remove(get(), id.get(), &why), why);
}

inline Operation Feed::operation(cstr id) const {
    money_operation_t state{};
    money_error_t why;
    detail::check(money_feed_operation(get(), id.get(), &state, &why), why);
    return Operation(state);
}

inline Converter::Converter(cstr source, cstr target, maybe<money_converter_options_t> options) : Handle(nullptr) {
    money_error_t why;
    detail::check(money_converter_new(source.get(), target.get(), options.get(), &raw_, &why), why);
}

inline void Converter::set_amount(text_view text) {
    money_error_t why;
    detail::settle(money_converter_set_amount(get(), text.data(), text.size(), &why), why);
}

inline std::string Converter::amount() const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_converter_amount(get(), buffer, capacity, length, why);
        });
    return buffer;
}

inline void Converter::set_pair(cstr source, cstr target) {
    money_error_t why;
    detail::settle(money_converter_set_pair(get(), source.get(), target.get(), &why), why);
}

inline void Converter::swap() {
    money_error_t why;
    detail::settle(money_converter_swap(get(), &why), why);
}

inline void Converter::set_locale(cstr locale) {
    money_error_t why;
    detail::settle(money_converter_set_locale(get(), locale.get(), &why), why);
}

inline void Converter::set_locales(maybe<Locales> locales) {
    money_error_t why;
    detail::settle(money_converter_set_locales(get(), detail::pointer(locales), &why), why);
}

inline void Converter::set_options(maybe<money_converter_options_t> options) {
    money_error_t why;
    detail::settle(money_converter_set_options(get(), options.get(), &why), why);
}

inline void Converter::refresh() {
    money_error_t why;
    detail::settle(money_converter_refresh(get(), &why), why);
}

inline void Converter::set_loading() {
    money_error_t why;
    detail::settle(money_converter_set_loading(get(), &why), why);
}

inline void Converter::set_rates(const Rates &rates, Origin origin, Instant received) {
    money_error_t why;
    detail::settle(money_converter_set_rates(get(), rates.get(), origin, received, &why), why);
}

inline void Converter::set_rates_failure(Status failure, text_view reason) {
    money_error_t why;
    detail::settle(money_converter_set_rates_failure(get(), failure, reason.data(), reason.size(), &why), why);
}

inline void Converter::take_feed(const Feed &feed) {
    money_error_t why;
    detail::settle(money_converter_take_feed(get(), feed.get(), &why), why);
}

inline ConverterInfo Converter::info(Instant now) const {
    ConverterInfo info{};
    money_error_t why;
    detail::check(money_converter_info(get(), now, &info, &why), why);
    return info;
}

inline Money Converter::result(Instant now) const {
    money_t result{};
    money_error_t why;
    detail::check(money_converter_result(get(), now, &result, nullptr, &why), why);
    return Money(result);
}

inline ConverterResultDetailed Converter::result_detailed(Instant now) const {
    money_t result{};
    Conversion details{};
    money_error_t why;
    detail::check(money_converter_result(get(), now, &result, &details, &why), why);
    return {Money(result), details};
}

inline std::string Converter::text() const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_converter_text(get(), buffer, capacity, length, why);
        });
    return buffer;
}

inline Conversion Converter::rate(Instant now) const {
    Conversion details{};
    money_error_t why;
    detail::check(money_converter_rate(get(), now, &details, &why), why);
    return details;
}

inline std::string Converter::unit_rate() const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_converter_unit_rate(get(), buffer, capacity, length, why);
        });
    return buffer;
}

inline std::string Converter::reason() const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_converter_reason(get(), buffer, capacity, length, why);
        });
    return buffer;
}

inline std::string Converter::to_json() const {
    detail::Document json;
    money_error_t why;
    detail::check(money_converter_to_json(get(), &json.text, &json.length, &why), why);
    return json.string();
}

inline Converter Converter::from_json(text_view json, maybe<CurrencyRegistry> registry) {
    money_converter_t *converter = nullptr;
    money_error_t why;
    detail::check(money_converter_from_json(json.data(), json.size(), detail::pointer(registry), &converter, &why), why);
    return Converter::adopt(converter);
}

inline std::uint64_t Converter::revision() const {
    uint64_t revision{};
    money_error_t why;
    detail::check(money_converter_revision(get(), &revision, &why), why);
    return revision;
}

inline void Converter::on_change(std::function<void(std::uint64_t revision)> listener) {
    std::shared_ptr<detail::Listener<std::uint64_t, std::uint64_t>> made;
    if (listener) made = std::make_shared<detail::Listener<std::uint64_t, std::uint64_t>>(std::move(listener));
    money_error_t why;
    detail::check(money_converter_on_change(get(), made ? &detail::Listener<std::uint64_t, std::uint64_t>::receive : nullptr, made.get(), &why), why);
    on_change_ = std::move(made);
}

inline CurrencyList::CurrencyList(cstr language) : Handle(nullptr) {
    money_error_t why;
    detail::check(money_currency_list_new(language.get(), &raw_, &why), why);
}

inline void CurrencyList::add(cstr code, text_view name) {
    money_error_t why;
    detail::settle(money_currency_list_add(get(), code.get(), name.data(), name.size(), &why), why);
}

inline void CurrencyList::add_current() {
    money_error_t why;
    detail::settle(money_currency_list_add_current(get(), &why), why);
}

inline void CurrencyList::add_json(text_view json) {
    money_error_t why;
    detail::settle(money_currency_list_add_json(get(), json.data(), json.size(), &why), why);
}

inline void CurrencyList::take_feed(const Feed &feed) {
    money_error_t why;
    detail::settle(money_currency_list_take_feed(get(), feed.get(), &why), why);
}

inline void CurrencyList::set_language(cstr language) {
    money_error_t why;
    detail::settle(money_currency_list_set_language(get(), language.get(), &why), why);
}

inline void CurrencyList::set_locales(maybe<Locales> locales) {
    money_error_t why;
    detail::settle(money_currency_list_set_locales(get(), detail::pointer(locales), &why), why);
}

inline void CurrencyList::set_search(text_view text) {
    money_error_t why;
    detail::settle(money_currency_list_set_search(get(), text.data(), text.size(), &why), why);
}

inline void CurrencyList::set_sort(CurrencyListSort sort) {
    money_error_t why;
    detail::settle(money_currency_list_set_sort(get(), sort, &why), why);
}

inline void CurrencyList::set_favourite(cstr code, bool is_favourite) {
    money_error_t why;
    detail::settle(money_currency_list_set_favourite(get(), code.get(), is_favourite ? 1 : 0, &why), why);
}

inline void CurrencyList::set_favourites_only(bool is_only) {
    money_error_t why;
    detail::settle(money_currency_list_set_favourites_only(get(), is_only ? 1 : 0, &why), why);
}

inline void CurrencyList::mark(maybe<Rates> rates) {
    money_error_t why;
    detail::settle(money_currency_list_mark(get(), detail::pointer(rates), &why), why);
}

inline std::size_t CurrencyList::count() const {
    size_t count{};
    money_error_t why;
    detail::check(money_currency_list_count(get(), &count, &why), why);
    return count;
}

inline CurrencyListItem CurrencyList::at(std::size_t index) const {
    CurrencyListItem item{};
    money_error_t why;
    detail::check(money_currency_list_at(get(), index, &item, &why), why);
    return item;
}

inline std::vector<CurrencyListItem> CurrencyList::items(std::size_t first, std::size_t most) const {
    return detail::rows<CurrencyListItem>(first, most, [&](std::size_t first, CurrencyListItem *rows, std::size_t capacity,
                                      std::size_t *count, money_error_t *why) {
        return money_currency_list_items(get(), first, rows, capacity, count, why);
    });
}

inline std::string CurrencyList::to_json() const {
    detail::Document json;
    money_error_t why;
    detail::check(money_currency_list_to_json(get(), &json.text, &json.length, &why), why);
    return json.string();
}

inline void CurrencyList::restore(text_view json) {
    money_error_t why;
    detail::settle(money_currency_list_restore(get(), json.data(), json.size(), &why), why);
}

inline CurrencyListState CurrencyList::state() const {
    money_currency_list_state_t state{};
    money_error_t why;
    detail::check(money_currency_list_state(get(), &state, &why), why);
    return CurrencyListState(state);
}

inline std::uint64_t CurrencyList::revision() const {
    uint64_t revision{};
    money_error_t why;
    detail::check(money_currency_list_revision(get(), &revision, &why), why);
    return revision;
}

inline void CurrencyList::on_change(std::function<void(std::uint64_t revision)> listener) {
    std::shared_ptr<detail::Listener<std::uint64_t, std::uint64_t>> made;
    if (listener) made = std::make_shared<detail::Listener<std::uint64_t, std::uint64_t>>(std::move(listener));
    money_error_t why;
    detail::check(money_currency_list_on_change(get(), made ? &detail::Listener<std::uint64_t, std::uint64_t>::receive : nullptr, made.get(), &why), why);
    on_change_ = std::move(made);
}

inline PortfolioView::PortfolioView(maybe<money_valuation_options_t> options) : Handle(nullptr) {
    money_error_t why;
    detail::check(money_portfolio_view_new(options.get(), &raw_, &why), why);
}

inline void PortfolioView::set_transactions(const Portfolio &portfolio) {
    money_error_t why;
    detail::settle(money_portfolio_view_set_transactions(get(), portfolio.get(), &why), why);
}

inline void PortfolioView::set_transactions_failure(text_view reason) {
    money_error_t why;
    detail::settle(money_portfolio_view_set_transactions_failure(get(), reason.data(), reason.size(), &why), why);
}

inline void PortfolioView::set_quotes(view<money_price_quote_t> quotes) {
    money_error_t why;
    detail::settle(money_portfolio_view_set_quotes(get(), quotes.data(), quotes.size(), &why), why);
}

inline void PortfolioView::set_quotes_failure(text_view reason) {
    money_error_t why;
    detail::settle(money_portfolio_view_set_quotes_failure(get(), reason.data(), reason.size(), &why), why);
}

inline void PortfolioView::set_rates(maybe<Rates> rates) {
    money_error_t why;
    detail::settle(money_portfolio_view_set_rates(get(), detail::pointer(rates), &why), why);
}

inline void PortfolioView::take_feed(const Feed &feed) {
    money_error_t why;
    detail::settle(money_portfolio_view_take_feed(get(), feed.get(), &why), why);
}

inline PortfolioViewState PortfolioView::state(Instant now) {
    money_portfolio_view_state_t state{};
    money_error_t why;
    detail::check(money_portfolio_view_state(get(), now, &state, &why), why);
    return PortfolioViewState(state);
}

inline std::string PortfolioView::reason() const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_portfolio_view_reason(get(), buffer, capacity, length, why);
        });
    return buffer;
}

inline Valuation PortfolioView::value(Instant now) {
    money_valuation_t *valuation = nullptr;
    money_error_t why;
    detail::check(money_portfolio_view_value(get(), now, &valuation, &why), why);
    return Valuation::adopt(valuation);
}

inline std::size_t PortfolioView::symbol_count() const {
    size_t count{};
    money_error_t why;
    detail::check(money_portfolio_view_symbol_count(get(), &count, &why), why);
    return count;
}

inline std::string PortfolioView::symbol_at(std::size_t index) const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_portfolio_view_symbol_at(get(), index, buffer, capacity, length, why);
        });
    return buffer;
}

inline std::uint64_t PortfolioView::revision() const {
    uint64_t revision{};
    money_error_t why;
    detail::check(money_portfolio_view_revision(get(), &revision, &why), why);
    return revision;
}

inline void PortfolioView::on_change(std::function<void(std::uint64_t revision)> listener) {
    std::shared_ptr<detail::Listener<std::uint64_t, std::uint64_t>> made;
    if (listener) made = std::make_shared<detail::Listener<std::uint64_t, std::uint64_t>>(std::move(listener));
    money_error_t why;
    detail::check(money_portfolio_view_on_change(get(), made ? &detail::Listener<std::uint64_t, std::uint64_t>::receive : nullptr, made.get(), &why), why);
    on_change_ = std::move(made);
}

/// Returns what a person reads about a field, such as "must be positive", as a static string. C:
/// money_field_state_text
inline const char * field_state_text(FieldState state) {
    return money_field_state_text(state);
}

inline OrderForm::OrderForm(const Portfolio &portfolio, cstr currency, TickerRule ticker_rule) : Handle(nullptr) {
    money_error_t why;
    detail::check(money_order_form_new(portfolio.get(), currency.get(), ticker_rule, &raw_, &why), why);
}

inline OrderForm OrderForm::from_transaction(const Portfolio &portfolio, cstr id, TickerRule ticker_rule) {
    money_order_form_t *form = nullptr;
    money_error_t why;
    detail::check(money_order_form_from_transaction(portfolio.get(), id.get(), ticker_rule, &form, &why), why);
    return OrderForm::adopt(form);
}

inline void OrderForm::set(OrderField field, text_view text) {
    money_error_t why;
    detail::check(money_order_form_set(get(), field, text.data(), text.size(), &why), why);
}

inline std::string OrderForm::text(OrderField field) const {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_order_form_text(get(), field, buffer, capacity, length, why);
        });
    return buffer;
}

inline FieldState OrderForm::state(OrderField field) const {
    money_field_state_t state{};
    money_error_t why;
    detail::check(money_order_form_state(get(), field, &state, &why), why);
    return FieldState(state);
}

inline Transaction OrderForm::transaction() const {
    Transaction transaction{};
    money_error_t why;
    detail::check(money_order_form_transaction(get(), &transaction, &why), why);
    return transaction;
}

inline Transaction OrderForm::save(Portfolio &portfolio) {
    Transaction stored{};
    money_error_t why;
    detail::settle(money_order_form_save(get(), portfolio.get(), &stored, &why), why);
    return stored;
}

inline Store Store::open(cstr path, maybe<money_store_options_t> options) {
    money_store_t *store = nullptr;
    money_error_t why;
    detail::check(money_store_open(path.get(), options.get(), &store, &why), why);
    return Store::adopt(store);
}

inline void Store::close() {
    money_error_t why;
    detail::check(money_store_close(get(), &why), why);
}

inline void Store::begin() {
    money_error_t why;
    detail::check(money_store_begin(get(), &why), why);
}

inline void Store::commit() {
    money_error_t why;
    detail::settle(money_store_commit(get(), &why), why);
}

inline void Store::rollback() {
    money_error_t why;
    detail::check(money_store_rollback(get(), &why), why);
}

inline void Store::check() {
    money_error_t why;
    detail::check(money_store_check(get(), &why), why);
}

inline std::uint64_t Store::revision() {
    uint64_t revision{};
    money_error_t why;
    detail::check(money_store_revision(get(), &revision, &why), why);
    return revision;
}

inline void Store::on_change(std::function<void(std::uint64_t revision)> listener) {
    std::shared_ptr<detail::Listener<std::uint64_t, std::uint64_t>> made;
    if (listener) made = std::make_shared<detail::Listener<std::uint64_t, std::uint64_t>>(std::move(listener));
    money_error_t why;
    detail::check(money_store_on_change(get(), made ? &detail::Listener<std::uint64_t, std::uint64_t>::receive : nullptr, made.get(), &why), why);
    on_change_ = std::move(made);
}

inline void Store::release_memory() {
    money_error_t why;
    detail::check(money_store_release_memory(get(), &why), why);
}

inline std::size_t Store::name_count(StoreKind kind) {
    size_t count{};
    money_error_t why;
    detail::check(money_store_name_count(get(), kind, &count, &why), why);
    return count;
}

inline std::string Store::name_at(StoreKind kind, std::size_t index) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_store_name_at(get(), kind, index, buffer, capacity, length, why);
        });
    return buffer;
}

inline void Store::remove(StoreKind kind, cstr name) {
    money_error_t why;
    detail::settle(money_store_remove(get(), kind, name.get(), &why), why);
}

inline void Store::wallet_save(cstr name, const Wallet &wallet) {
    money_error_t why;
    detail::settle(money_store_wallet_save(get(), name.get(), wallet.get(), &why), why);
}

inline Wallet Store::wallet_load(cstr name) {
    money_wallet_t *wallet = nullptr;
    money_error_t why;
    detail::check(money_store_wallet_load(get(), name.get(), &wallet, &why), why);
    return Wallet::adopt(wallet);
}

inline std::uint64_t Store::wallet_add(cstr name, const Money &amount, maybe<money_wallet_note_t> note) {
    uint64_t id{};
    money_error_t why;
    detail::settle(money_store_wallet_add(get(), name.get(), &amount.raw(), note.get(), &id, &why), why);
    return id;
}

inline std::size_t Store::wallet_count(cstr name, cstr currency) {
    size_t count{};
    money_error_t why;
    detail::check(money_store_wallet_count(get(), name.get(), currency.get(), &count, &why), why);
    return count;
}

inline std::size_t Store::wallet_currency_count(cstr name) {
    size_t count{};
    money_error_t why;
    detail::check(money_store_wallet_currency_count(get(), name.get(), &count, &why), why);
    return count;
}

inline std::string Store::wallet_currency_at(cstr name, std::size_t index) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_store_wallet_currency_at(get(), name.get(), index, buffer, capacity, length, why);
        });
    return buffer;
}

inline Money Store::wallet_sum(cstr name, cstr currency, maybe<CurrencyRegistry> registry) {
    money_t sum{};
    money_error_t why;
    detail::check(money_store_wallet_sum(get(), name.get(), currency.get(), detail::pointer(registry), &sum, &why), why);
    return Money(sum);
}

inline Money Store::wallet_total(cstr name, cstr target, maybe<Rates> rates, maybe<money_convert_options_t> options) {
    money_t total{};
    money_error_t why;
    detail::check(money_store_wallet_total(get(), name.get(), target.get(), detail::pointer(rates), options.get(), &total, nullptr, &why), why);
    return Money(total);
}

inline StoreWalletTotalDetailed Store::wallet_total_detailed(cstr name, cstr target, maybe<Rates> rates, maybe<money_convert_options_t> options) {
    money_t total{};
    money_flags_t flags{};
    money_error_t why;
    detail::check(money_store_wallet_total(get(), name.get(), target.get(), detail::pointer(rates), options.get(), &total, &flags, &why), why);
    return {Money(total), Flags(flags)};
}

inline void Store::portfolio_save(cstr name, const Portfolio &portfolio) {
    money_error_t why;
    detail::settle(money_store_portfolio_save(get(), name.get(), portfolio.get(), &why), why);
}

inline Portfolio Store::portfolio_load(cstr name, maybe<CurrencyRegistry> registry) {
    money_portfolio_t *portfolio = nullptr;
    money_error_t why;
    detail::check(money_store_portfolio_load(get(), name.get(), detail::pointer(registry), &portfolio, &why), why);
    return Portfolio::adopt(portfolio);
}

inline void Store::transaction_save(cstr name, maybe<money_transaction_t> transaction, view<money_lot_selection_t> lots, maybe<CurrencyRegistry> registry) {
    money_error_t why;
    detail::settle(money_store_transaction_save(get(), name.get(), transaction.get(), lots.data(), lots.size(), detail::pointer(registry), &why), why);
}

inline void Store::transaction_remove(cstr name, cstr id) {
    money_error_t why;
    detail::settle(money_store_transaction_remove(get(), name.get(), id.get(), &why), why);
}

inline void Store::catalogue_save(cstr name, const Catalogue &catalogue) {
    money_error_t why;
    detail::settle(money_store_catalogue_save(get(), name.get(), catalogue.get(), &why), why);
}

inline Catalogue Store::catalogue_load(cstr name) {
    money_catalogue_t *catalogue = nullptr;
    money_error_t why;
    detail::check(money_store_catalogue_load(get(), name.get(), &catalogue, &why), why);
    return Catalogue::adopt(catalogue);
}

inline void Store::basket_save(cstr name, const Basket &basket) {
    money_error_t why;
    detail::settle(money_store_basket_save(get(), name.get(), basket.get(), &why), why);
}

inline Basket Store::basket_load(cstr name, maybe<Catalogue> catalogue) {
    money_basket_t *basket = nullptr;
    money_error_t why;
    detail::check(money_store_basket_load(get(), name.get(), detail::pointer(catalogue), &basket, &why), why);
    return Basket::adopt(basket);
}

inline std::uint64_t Store::wallet_spend(cstr name, const Money &amount, maybe<money_wallet_note_t> note, maybe<money_movement_options_t> movement) {
    uint64_t id{};
    money_error_t why;
    detail::settle(money_store_wallet_spend(get(), name.get(), &amount.raw(), note.get(), movement.get(), &id, &why), why);
    return id;
}

inline std::uint64_t Store::wallet_hold(cstr name, const Money &amount, maybe<money_wallet_note_t> note, maybe<money_movement_options_t> movement) {
    uint64_t hold{};
    money_error_t why;
    detail::settle(money_store_wallet_hold(get(), name.get(), &amount.raw(), note.get(), movement.get(), &hold, &why), why);
    return hold;
}

inline std::uint64_t Store::wallet_commit(cstr name, std::uint64_t hold, maybe<money_movement_options_t> movement) {
    uint64_t id{};
    money_error_t why;
    detail::settle(money_store_wallet_commit(get(), name.get(), hold, movement.get(), &id, &why), why);
    return id;
}

inline std::uint64_t Store::wallet_commit_amount(cstr name, std::uint64_t hold, const Money &amount, maybe<money_movement_options_t> movement) {
    uint64_t id{};
    money_error_t why;
    detail::settle(money_store_wallet_commit_amount(get(), name.get(), hold, &amount.raw(), movement.get(), &id, &why), why);
    return id;
}

inline void Store::wallet_release(cstr name, std::uint64_t hold, maybe<money_movement_options_t> movement) {
    money_error_t why;
    detail::settle(money_store_wallet_release(get(), name.get(), hold, movement.get(), &why), why);
}

inline std::vector<LegEntries> Store::wallet_transfer(view<money_stored_leg_t> legs, maybe<money_wallet_note_t> note, maybe<money_movement_options_t> movement) {
    std::vector<money_leg_entries_t> entries(legs.size());
    money_error_t why;
    detail::settle(money_store_wallet_transfer(get(), legs.data(), legs.size(), note.get(), movement.get(), entries.data(), &why), why);
    return entries;
}

inline std::vector<LegEntries> Store::wallet_exchange(cstr name, view<money_exchange_leg_t> legs, maybe<Rates> rates, maybe<money_convert_options_t> options, maybe<money_wallet_note_t> note, maybe<money_movement_options_t> movement) {
    std::vector<money_leg_entries_t> entries(legs.size());
    money_error_t why;
    detail::settle(money_store_wallet_exchange(get(), name.get(), legs.data(), legs.size(), detail::pointer(rates), options.get(), note.get(), movement.get(), entries.data(), &why), why);
    return entries;
}

inline void Store::rates_save(cstr name, const Rates &rates) {
    money_error_t why;
    detail::settle(money_store_rates_save(get(), name.get(), rates.get(), &why), why);
}

inline void Store::rates_add(cstr name, const Rates &rates) {
    money_error_t why;
    detail::settle(money_store_rates_add(get(), name.get(), rates.get(), &why), why);
}

inline Rates Store::rates_load(cstr name, Instant as_of) {
    money_rates_t *rates = nullptr;
    money_error_t why;
    detail::check(money_store_rates_load(get(), name.get(), as_of, &rates, &why), why);
    return Rates::adopt(rates);
}

inline std::size_t Store::rates_count(cstr name) {
    size_t count{};
    money_error_t why;
    detail::check(money_store_rates_count(get(), name.get(), &count, &why), why);
    return count;
}

inline Instant Store::rates_at(cstr name, std::size_t index) {
    money_instant_t instant{};
    money_error_t why;
    detail::check(money_store_rates_at(get(), name.get(), index, &instant, &why), why);
    return instant;
}

inline std::vector<Instant> Store::rates_instants(cstr name, std::size_t first, std::size_t most) {
    return detail::rows<Instant>(first, most, [&](std::size_t first, Instant *rows, std::size_t capacity,
                                      std::size_t *count, money_error_t *why) {
        return money_store_rates_instants(get(), name.get(), first, rows, capacity, count, why);
    });
}

inline std::size_t Store::rates_remove_before(cstr name, Instant instant) {
    size_t removed{};
    money_error_t why;
    detail::settle(money_store_rates_remove_before(get(), name.get(), instant, &removed, &why), why);
    return removed;
}

inline void Store::currencies_save(cstr name, const CurrencyList &list) {
    money_error_t why;
    detail::settle(money_store_currencies_save(get(), name.get(), list.get(), &why), why);
}

inline CurrencyList Store::currencies_load(cstr name, cstr language) {
    money_currency_list_t *list = nullptr;
    money_error_t why;
    detail::check(money_store_currencies_load(get(), name.get(), language.get(), &list, &why), why);
    return CurrencyList::adopt(list);
}

inline void Store::setting_save(cstr key, text_view value, Instant instant) {
    money_error_t why;
    detail::settle(money_store_setting_save(get(), key.get(), value.data(), value.size(), instant, &why), why);
}

inline std::string Store::setting(cstr key) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_store_setting(get(), key.get(), buffer, capacity, length, nullptr, why);
        });
    return buffer;
}

inline StoreSettingDetailed Store::setting_detailed(cstr key) {
    money_instant_t instant{};
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_store_setting(get(), key.get(), buffer, capacity, length, &instant, why);
        });
    return {std::move(buffer), instant};
}

inline std::size_t Store::setting_count() {
    size_t count{};
    money_error_t why;
    detail::check(money_store_setting_count(get(), &count, &why), why);
    return count;
}

inline std::string Store::setting_key_at(std::size_t index) {
    std::string buffer = detail::text(
        [&](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_store_setting_key_at(get(), index, buffer, capacity, length, why);
        });
    return buffer;
}

inline void Store::setting_remove(cstr key) {
    money_error_t why;
    detail::settle(money_store_setting_remove(get(), key.get(), &why), why);
}

inline void Store::quotes_save(view<money_price_quote_t> quotes) {
    money_error_t why;
    detail::settle(money_store_quotes_save(get(), quotes.data(), quotes.size(), &why), why);
}

inline PriceQuote Store::quote(cstr symbol) {
    PriceQuote quote{};
    money_error_t why;
    detail::check(money_store_quote(get(), symbol.get(), &quote, &why), why);
    return quote;
}

inline std::size_t Store::quote_count() {
    size_t count{};
    money_error_t why;
    detail::check(money_store_quote_count(get(), &count, &why), why);
    return count;
}

inline PriceQuote Store::quote_at(std::size_t index) {
    PriceQuote quote{};
    money_error_t why;
    detail::check(money_store_quote_at(get(), index, &quote, &why), why);
    return quote;
}

inline std::vector<PriceQuote> Store::quotes(std::size_t first, std::size_t most) {
    return detail::rows<PriceQuote>(first, most, [&](std::size_t first, PriceQuote *rows, std::size_t capacity,
                                      std::size_t *count, money_error_t *why) {
        return money_store_quotes(get(), first, rows, capacity, count, why);
    });
}

inline void Store::quote_remove(cstr symbol) {
    money_error_t why;
    detail::settle(money_store_quote_remove(get(), symbol.get(), &why), why);
}

inline std::string_view FeedRequest::body() const {
    std::size_t length = 0;
    const char *text = money_feed_request_body(get(), &length);
    return text == nullptr ? std::string_view() : std::string_view(text, length);
}

} // namespace money

#endif
