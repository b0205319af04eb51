/** @file amount.hpp
 *  Amounts of money.
 */
#ifndef MONEY_CPP_AMOUNT_HPP
#define MONEY_CPP_AMOUNT_HPP

namespace money {

/** An exact amount of a currency. Amounts are immutable; operations return new ones.
 *
 *      money::Money price("19.99", "EUR"), shipping("4.50 EUR");
 *      std::cout << price + shipping;           // 24.49 EUR
 *
 * Amounts of two currencies cannot be added: that throws money::CurrencyMismatch. They are unequal and cannot be
 * ordered.
 */
class Money {
public:
    constexpr Money(const money_t &raw) noexcept : raw_(raw) {}
    /** Reads "12.50 EUR" or "EUR 12.50". */
    explicit Money(std::string_view text) {
        const text_view given(text);
        money_error_t why;
        detail::check(money_parse(given.data(), given.size(), &raw_, &why), why);
    }
    Money(const Decimal &amount, cstr currency) {
        money_error_t why;
        detail::check(money_new(&amount.raw(), currency.get(), nullptr, &raw_, &why), why);
    }
    Money(std::string_view amount, cstr currency) : Money(Decimal(amount), currency) {}
    /** No double is exact money: write the amount as text. */
    template <class Float, std::enable_if_t<std::is_floating_point_v<Float>, int> = 0> Money(Float, cstr) = delete;
    /** Creates an amount from minor units: 1050 and "EUR" are 10.50 EUR. */
    static Money from_minor(std::int64_t minor, cstr currency) {
        Money result;
        money_error_t why;
        detail::check(money_from_minor(minor, currency.get(), nullptr, &result.raw_, &why), why);
        return result;
    }

    constexpr const money_t &raw() const noexcept { return raw_; }
    constexpr operator const money_t &() const noexcept { return raw_; }
    Decimal amount() const {
        money_decimal_t result;
        money_error_t why;
        detail::check(money_amount(&raw_, &result, &why), why);
        return Decimal(result);
    }
    std::string currency() const { return text_of(raw_.currency); }
    constexpr int scale() const noexcept { return static_cast<int>(raw_.scale); }
    int sign() const noexcept { return raw_.hi < 0 ? -1 : (raw_.hi != 0 || raw_.lo != 0) ? 1 : 0; }
    std::int64_t minor() const {
        std::int64_t result = 0;
        money_error_t why;
        detail::check(money_to_minor(&raw_, nullptr, &result, &why), why);
        return result;
    }
    /** Writes "12.50 EUR", with all digits of the scale. */
    std::string str() const {
        return detail::text([this](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_format(&raw_, buffer, capacity, length, why);
        });
    }
    /** Returns the packed form, whose bytes money::unpack reads. */
    std::string pack() const {
        char bytes[MONEY_PACKED_MAX];
        std::size_t length = 0;
        money_error_t why;
        detail::check(money_pack(&raw_, bytes, sizeof bytes, &length, &why), why);
        return std::string(bytes, length);
    }
    /** Returns a key whose byte order is that of the amounts: by currency, then by value. */
    std::string sort_key() const {
        char bytes[MONEY_SORT_KEY_MAX];
        std::size_t length = 0;
        money_error_t why;
        detail::check(money_sort_key(&raw_, bytes, sizeof bytes, &length, &why), why);
        return std::string(bytes, length);
    }

    Money operator+() const noexcept { return *this; }
    Money operator-() const {
        Money result;
        money_error_t why;
        detail::check(money_inline_negate(&raw_, &result.raw_, &why), why);
        return result;
    }
    Money abs() const { return sign() < 0 ? -*this : *this; }
    friend Money operator+(const Money &a, const Money &b) {
        Money result;
        money_error_t why;
        detail::check(money_inline_add(&a.raw_, &b.raw_, &result.raw_, &why), why);
        return result;
    }
    friend Money operator-(const Money &a, const Money &b) {
        Money result;
        money_error_t why;
        detail::check(money_inline_subtract(&a.raw_, &b.raw_, &result.raw_, &why), why);
        return result;
    }
    Money &operator+=(const Money &other) { return *this = *this + other; }
    Money &operator-=(const Money &other) { return *this = *this - other; }
    /** The exact product; times() rounds it. */
    friend Money operator*(const Money &amount, const Decimal &factor) {
        return amount.times(factor, MONEY_DIGITS_EXACT, Rounding::unnecessary);
    }
    friend Money operator*(const Decimal &factor, const Money &amount) { return amount * factor; }
    /** The product, rounded once; by default to the minor units of the currency. */
    Money times(const Decimal &factor, int digits = MONEY_DIGITS_CURRENCY, Rounding rounding = Rounding::half_even) const {
        Money result;
        money_error_t why;
        detail::check(money_inline_multiply(&raw_, &factor.raw(), digits, rounding, &result.raw_, nullptr, &why), why);
        return result;
    }
    /** Returns the quotient, rounded once. No operator divides, because the result is rounded; split() loses
     * nothing. */
    Money divided(const Decimal &by, int digits = MONEY_DIGITS_CURRENCY, Rounding rounding = Rounding::half_even) const {
        Money result;
        money_error_t why;
        detail::check(money_divide(&raw_, &by.raw(), digits, rounding, &result.raw_, nullptr, &why), why);
        return result;
    }
    Money rounded(int digits = MONEY_DIGITS_CURRENCY, Rounding rounding = Rounding::half_even) const {
        Money result;
        money_error_t why;
        detail::check(money_quantize(&raw_, digits, rounding, &result.raw_, nullptr, &why), why);
        return result;
    }
    /** Shares that are as equal as can be, and add up to this amount. */
    std::vector<Money> split(std::size_t count) const;
    /** Shares in proportion to weights, which add up to this amount. */
    std::vector<Money> allocate(view<money_decimal_t> weights) const;

    /** -1, 0 or 1. Amounts of two currencies have no order: that throws money::CurrencyMismatch. */
    int compare(const Money &other) const {
        std::int32_t order = 0;
        money_error_t why;
        detail::check(money_inline_compare(&raw_, &other.raw_, &order, &why), why);
        return order;
    }
    friend bool operator==(const Money &a, const Money &b) {
        money_bool_t equal = 0;
        money_error_t why;
        detail::check(money_equal(&a.raw_, &b.raw_, &equal, &why), why);
        return equal != 0;
    }
    friend bool operator!=(const Money &a, const Money &b) { return !(a == b); }
    friend bool operator<(const Money &a, const Money &b) { return a.compare(b) < 0; }
    friend bool operator>(const Money &a, const Money &b) { return a.compare(b) > 0; }
    friend bool operator<=(const Money &a, const Money &b) { return a.compare(b) <= 0; }
    friend bool operator>=(const Money &a, const Money &b) { return a.compare(b) >= 0; }
    /** Equal amounts have equal hashes, in every program. */
    std::uint64_t hash() const {
        std::uint64_t found = 0;
        money_error_t why;
        detail::check(money_hash(&raw_, &found, &why), why);
        return found;
    }
    friend std::ostream &operator<<(std::ostream &stream, const Money &amount) { return stream << amount.str(); }
    /** Reads two words, such as "12.50 EUR". Other text sets the stream's failbit. */
    friend std::istream &operator>>(std::istream &stream, Money &amount) {
        std::string first, second;
        if (stream >> first >> second) {
            try {
                amount = Money(std::string_view(first + " " + second));
            } catch (const error &) {
                stream.setstate(std::ios_base::failbit);
            }
        }
        return stream;
    }

private:
    Money() noexcept {} // a place for a result
    money_t raw_;
};

namespace literals {
/** `"12.50 EUR"_money`. */
inline Money operator""_money(const char *text, std::size_t length) { return Money(std::string_view(text, length)); }
} // namespace literals

namespace detail {
template <class Class, class Raw> std::vector<Class> wrapped(const std::vector<Raw> &rows) {
    return std::vector<Class>(rows.begin(), rows.end());
}
} // namespace detail

static_assert(sizeof(Money) == sizeof(money_t) && std::is_standard_layout_v<Money>);
static_assert(sizeof(Decimal) == sizeof(money_decimal_t) && std::is_standard_layout_v<Decimal>);
} // namespace money

/** Writes an amount of a struct of the library, such as a total of a receipt. */
inline std::ostream &operator<<(std::ostream &stream, const money_t &amount) { return stream << money::Money(amount); }

template <> struct std::hash<money::Money> {
    std::size_t operator()(const money::Money &amount) const { return static_cast<std::size_t>(amount.hash()); }
};

#endif
