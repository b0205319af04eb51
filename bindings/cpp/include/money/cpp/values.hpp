/** @file values.hpp
 * Functions of values that call the library: shares of amounts.
 */
#ifndef MONEY_CPP_VALUES_HPP
#define MONEY_CPP_VALUES_HPP

namespace money {

/** Returns shares of an amount that are as equal as possible, and the remainder. */
inline AllocateDetailed split_detailed(const Money &amount, std::size_t count, maybe<money_allocate_options_t> options = {}) {
    money_error_t why;
    money_t left;
    if (count > MONEY_SHARES_MAX) {
        detail::check(money_split(&amount.raw(), count, options.get(), &left, nullptr, &why), why);
    }
    std::vector<money_t> shares(count);
    detail::check(money_split(&amount.raw(), count, options.get(), shares.data(), &left, &why), why);
    return {detail::wrapped<Money>(shares), Money(left)};
}

inline std::vector<Money> Money::split(std::size_t count) const { return split_detailed(*this, count).shares; }
inline std::vector<Money> Money::allocate(view<money_decimal_t> weights) const { return money::allocate(*this, weights); }

} // namespace money

#endif
