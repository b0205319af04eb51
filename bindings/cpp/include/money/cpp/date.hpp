/** @file date.hpp
 *  Days of the calendar.
 */
#ifndef MONEY_CPP_DATE_HPP
#define MONEY_CPP_DATE_HPP

#include <ostream>

namespace money {

/** Seconds since 1970-01-01T00:00:00Z, or `instant_none`. */
using Instant = money_instant_t;

/** A calendar day, or the empty date. It is stored as days since 1970-01-01 and converts to that number
 * implicitly. */
class Date {
public:
    /** No date: the newest rates, or a note without a day. */
    constexpr Date() noexcept : days_(MONEY_DATE_NONE) {}
    constexpr Date(money_date_t days) noexcept : days_(days) {}
    Date(std::int32_t year, std::int32_t month, std::int32_t day) {
        money_error_t reason;
        detail::check(money_date_from_ymd(year, month, day, &days_, &reason), reason);
    }
    /** Reads "2024-02-29". */
    explicit Date(std::string_view text) {
        money_error_t reason;
        const text_view given(text);
        detail::check(money_date_parse(given.data(), given.size(), &days_, &reason), reason);
    }
    constexpr operator money_date_t() const noexcept { return days_; }
    explicit constexpr operator bool() const noexcept { return days_ != MONEY_DATE_NONE; }
    /** Writes "2024-02-29". */
    std::string str() const {
        return detail::text([this](char *buffer, std::size_t capacity, std::size_t *length, money_error_t *reason) {
            return money_date_format(days_, buffer, capacity, length, reason);
        });
    }
    friend constexpr bool operator==(Date a, Date b) noexcept { return a.days_ == b.days_; }
    friend constexpr bool operator!=(Date a, Date b) noexcept { return a.days_ != b.days_; }
    friend constexpr bool operator<(Date a, Date b) noexcept { return a.days_ < b.days_; }
    friend std::ostream &operator<<(std::ostream &stream, const Date &date) { return stream << date.str(); }

private:
    money_date_t days_;
};

} // namespace money

#endif
