/** @file decimal.hpp
 *  Exact decimal numbers.
 */
#ifndef MONEY_CPP_DECIMAL_HPP
#define MONEY_CPP_DECIMAL_HPP

#include <functional>
#include <istream>
#include <ostream>

namespace money {

/** An exact decimal number of up to 38 digits. Decimals are immutable; operations return new ones.
 *
 *  `Decimal("10.50")` keeps its two fraction digits, and equals `Decimal("10.5")`.
 */
class Decimal {
public:
    /** Zero. */
    constexpr Decimal() noexcept : raw_{} {}
    constexpr Decimal(const money_decimal_t &raw) noexcept : raw_(raw) {}
    /** An integer of any size and sign that the language has. */
    template <class Integer, std::enable_if_t<std::is_integral_v<Integer> && !std::is_same_v<Integer, bool>, int> = 0>
    Decimal(Integer value) {
        money_error_t why;
        const std::int64_t high = value < Integer(0) ? -1 : 0;
        detail::check(money_decimal_from_words(static_cast<std::uint64_t>(value), high, 0, &raw_, &why), why);
    }
    /** No double is exact money: write the number as text. */
    template <class Float, std::enable_if_t<std::is_floating_point_v<Float>, int> = 0> Decimal(Float) = delete;
    /** Reads "12.50". */
    explicit Decimal(std::string_view text) {
        const text_view given(text);
        money_error_t why;
        detail::check(money_decimal_parse(given.data(), given.size(), &raw_, &why), why);
    }

    constexpr const money_decimal_t &raw() const noexcept { return raw_; }
    constexpr operator const money_decimal_t &() const noexcept { return raw_; }
    constexpr int scale() const noexcept { return static_cast<int>(raw_.scale); }

    std::string str() const {
        return detail::text([this](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *why) {
            return money_decimal_format(&raw_, buffer, capacity, length, why);
        });
    }
    /** -1, 0 or 1. */
    int sign() const noexcept { return raw_.hi < 0 ? -1 : (raw_.hi != 0 || raw_.lo != 0) ? 1 : 0; }

    Decimal operator+() const noexcept { return *this; }
    Decimal operator-() const {
        Decimal result;
        money_error_t why;
        detail::check(money_decimal_negate(&raw_, &result.raw_, &why), why);
        return result;
    }
    Decimal abs() const { return sign() < 0 ? -*this : *this; }
    friend Decimal operator+(const Decimal &a, const Decimal &b) {
        Decimal result;
        money_error_t why;
        detail::check(money_decimal_add(&a.raw_, &b.raw_, &result.raw_, &why), why);
        return result;
    }
    friend Decimal operator-(const Decimal &a, const Decimal &b) {
        Decimal result;
        money_error_t why;
        detail::check(money_decimal_subtract(&a.raw_, &b.raw_, &result.raw_, &why), why);
        return result;
    }
    /** The exact product; times() rounds it. */
    friend Decimal operator*(const Decimal &a, const Decimal &b) {
        return a.times(b, MONEY_DIGITS_EXACT, Rounding::unnecessary);
    }
    Decimal times(const Decimal &factor, int digits, Rounding rounding = Rounding::half_even) const {
        Decimal result;
        money_error_t why;
        detail::check(money_decimal_multiply(&raw_, &factor.raw_, digits, rounding, &result.raw_, nullptr, &why), why);
        return result;
    }
    /** Returns the quotient with `digits` fraction digits. No operator divides, because the result is
     * rounded. */
    Decimal divided(const Decimal &divisor, int digits, Rounding rounding = Rounding::half_even) const {
        Decimal result;
        money_error_t why;
        detail::check(money_decimal_divide(&raw_, &divisor.raw_, digits, rounding, &result.raw_, nullptr, &why), why);
        return result;
    }
    Decimal rounded(int digits, Rounding rounding = Rounding::half_even) const {
        Decimal result;
        money_error_t why;
        detail::check(money_decimal_quantize(&raw_, digits, rounding, &result.raw_, nullptr, &why), why);
        return result;
    }

    /** -1, 0 or 1, by value. */
    int compare(const Decimal &other) const {
        std::int32_t order = 0;
        money_error_t why;
        detail::check(money_decimal_compare(&raw_, &other.raw_, &order, &why), why);
        return order;
    }
    friend bool operator==(const Decimal &a, const Decimal &b) { return a.compare(b) == 0; }
    friend bool operator!=(const Decimal &a, const Decimal &b) { return a.compare(b) != 0; }
    friend bool operator<(const Decimal &a, const Decimal &b) { return a.compare(b) < 0; }
    friend bool operator>(const Decimal &a, const Decimal &b) { return a.compare(b) > 0; }
    friend bool operator<=(const Decimal &a, const Decimal &b) { return a.compare(b) <= 0; }
    friend bool operator>=(const Decimal &a, const Decimal &b) { return a.compare(b) >= 0; }
    /** Equal numbers have equal hashes, in every program. */
    std::uint64_t hash() const {
        std::uint64_t found = 0;
        money_error_t why;
        detail::check(money_decimal_hash(&raw_, &found, &why), why);
        return found;
    }
    friend std::ostream &operator<<(std::ostream &stream, const Decimal &value) { return stream << value.str(); }
    /** Reads one word. Text that is no number sets the stream's failbit, as with the numbers of the language. */
    friend std::istream &operator>>(std::istream &stream, Decimal &value) {
        std::string word;
        if (stream >> word) {
            try {
                value = Decimal(std::string_view(word));
            } catch (const error &) {
                stream.setstate(std::ios_base::failbit);
            }
        }
        return stream;
    }

private:
    money_decimal_t raw_;
};

namespace literals {
/** `12.50_dec`, read from the digits as you wrote them. */
inline Decimal operator""_dec(const char *text) { return Decimal(std::string_view(text)); }
} // namespace literals
} // namespace money

/** Writes a number of a struct of the library, such as the percentage of a tax. */
inline std::ostream &operator<<(std::ostream &stream, const money_decimal_t &value) {
    return stream << money::Decimal(value);
}

template <> struct std::hash<money::Decimal> {
    std::size_t operator()(const money::Decimal &value) const { return static_cast<std::size_t>(value.hash()); }
};

#endif
