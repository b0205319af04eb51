/*
 * The binding beside the C functions: random operations, listeners that throw, uses after a move, and rounds that leak nothing.
 *
 *     hostile OPERATIONS ROUNDS
 */
#include <money.hpp>

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <limits>
#include <random>
#include <sstream>
#include <thread>
#include <unordered_set>

static long passed = 0, failed = 0;

static void check(bool holds, const char *what) {
    if (holds) {
        ++passed;
        return;
    }
    if (++failed < 20) std::printf("does not hold: %s\n", what);
}

template <class Error, class Body> static bool throws(Body body) {
    try {
        body();
    } catch (const Error &) {
        return true;
    } catch (...) {
    }
    return false;
}

/* The result of a call: a status and an amount. */
struct Outcome {
    money_status_t status = MONEY_OK;
    money_t amount{};
    std::string text;
};

static bool same(const Outcome &a, const Outcome &b) {
    if (a.status != b.status || a.text != b.text) return false;
    return a.status != MONEY_OK || std::memcmp(&a.amount, &b.amount, sizeof a.amount) == 0;
}

/** An operator that throws leaves its left side. */
static void check_in_place() {
    const money::Money euros("12.50 EUR"), dollars("5 USD"), most("99999999999999999999999999999999999999 EUR");
    money::Money total = euros, large = most;
    check(throws<money::CurrencyMismatch>([&] { total += dollars; }) && total == euros, "a += b that throws keeps a");
    check(throws<money::CurrencyMismatch>([&] { total -= dollars; }) && total == euros, "a -= b that throws keeps a");
    check(throws<money::DecimalOverflow>([&] { large += large; }) && large == most, "a += a that throws keeps a");
    money_t raw = euros.raw();
    const bool is_refused = money_add(&raw, &dollars.raw(), &raw, nullptr) == MONEY_ERR_CURRENCY_MISMATCH;
    check(is_refused && std::memcmp(&raw, &euros.raw(), sizeof raw) == 0, "money_add in place keeps its amount");
}

static Outcome in_cpp(const std::function<money::Money()> &body) {
    Outcome outcome;
    try {
        outcome.amount = body().raw();
    } catch (const money::error &error) {
        outcome.status = error.status();
        outcome.text = error.what();
    }
    return outcome;
}

static Outcome in_c(const std::function<money_status_t(money_t *, money_error_t *)> &body) {
    Outcome outcome;
    money_error_t reason;
    outcome.status = body(&outcome.amount, &reason);
    if (outcome.status != MONEY_OK) outcome.text = reason.text;
    return outcome;
}

class Chance {
public:
    std::uint64_t below(std::uint64_t most) { return source_() % most; }
    std::string digits(int most) {
        std::string text = below(2) == 0 ? "-" : "";
        const int count = 1 + static_cast<int>(below(static_cast<std::uint64_t>(most)));
        for (int index = 0; index < count; ++index) text += static_cast<char>('0' + below(10));
        if (below(3) != 0) text.insert(text.size() - below(static_cast<std::uint64_t>(count)), ".");
        if (text.back() == '.') text += '0';
        return text;
    }
    money::Money amount() {
        static const char *const codes[] = {"EUR", "EUR", "EUR", "JPY", "BHD"};
        return money::parse_with_currency(digits(below(4) == 0 ? 37 : 12), codes[below(5)]);
    }

private:
    std::mt19937_64 source_{20240229};
};

static void operations(long count) {
    Chance chance;
    const money::Rounding modes[] = {money::Rounding::half_even, money::Rounding::half_up, money::Rounding::down,
                                     money::Rounding::ceiling, money::Rounding::unnecessary};
    for (long round = 0; round < count; ++round) {
        const money::Money a = chance.amount(), b = chance.amount();
        const money::Decimal factor{std::string_view(chance.digits(9))};
        const money::Rounding mode = modes[chance.below(5)];
        const int digits = static_cast<int>(chance.below(40));
        Outcome cpp, c;
        switch (chance.below(7)) {
        case 0:
            cpp = in_cpp([&] { return a + b; });
            c = in_c([&](money_t *r, money_error_t *e) { return money_add(&a.raw(), &b.raw(), r, e); });
            break;
        case 1:
            cpp = in_cpp([&] { return a - b; });
            c = in_c([&](money_t *r, money_error_t *e) { return money_subtract(&a.raw(), &b.raw(), r, e); });
            break;
        case 2:
            cpp = in_cpp([&] { return a.times(factor, digits, mode); });
            c = in_c([&](money_t *r, money_error_t *e) {
                return money_multiply(&a.raw(), &factor.raw(), digits, mode, r, nullptr, e);
            });
            break;
        case 3:
            cpp = in_cpp([&] { return a.divided(factor, digits, mode); });
            c = in_c([&](money_t *r, money_error_t *e) {
                return money_divide(&a.raw(), &factor.raw(), digits, mode, r, nullptr, e);
            });
            break;
        case 4:
            cpp = in_cpp([&] { return a.rounded(digits, mode); });
            c = in_c([&](money_t *r, money_error_t *e) { return money_quantize(&a.raw(), digits, mode, r, nullptr, e); });
            break;
        case 5:
            cpp = in_cpp([&] { return a * factor; });
            c = in_c([&](money_t *r, money_error_t *e) {
                return money_multiply(&a.raw(), &factor.raw(), MONEY_DIGITS_EXACT, MONEY_ROUND_UNNECESSARY, r, nullptr, e);
            });
            break;
        default:
            cpp = in_cpp([&] { return money::Money(a.str() + (digits > 20 ? "x" : "")); });
            c = in_c([&](money_t *r, money_error_t *e) {
                const std::string text = a.str() + (digits > 20 ? "x" : "");
                return money_parse(text.data(), text.size(), r, e);
            });
        }
        check(same(cpp, c), "an operation returns the result of C");
        std::int32_t order = 0;
        money_bool_t equal = 0;
        if (money_compare(&a.raw(), &b.raw(), &order, nullptr) == MONEY_OK) check((a < b) == (order < 0), "order");
        else check(throws<money::CurrencyMismatch>([&] { (void)(a < b); }), "no order of two currencies");
        check(money_equal(&a.raw(), &b.raw(), &equal, nullptr) == MONEY_OK && (a == b) == (equal != 0), "equality");
        check(std::hash<money::Money>()(a) == std::hash<money::Money>()(a.times(1, MONEY_DIGITS_EXACT)), "hashes");
    }
}

static void listeners() {
    money::Wallet wallet;
    const money::Money one("1.00 EUR");
    std::vector<std::uint64_t> heard;
    wallet.on_change([&](std::uint64_t revision) { heard.push_back(revision); });
    wallet.add(one);
    check(heard.size() == 1 && heard[0] == wallet.revision(), "a listener is called after a change");

    struct Own {};
    wallet.on_change([](std::uint64_t) { throw Own(); });
    check(throws<Own>([&] { wallet.add(one); }), "an exception of a listener comes out of the call");
    check(wallet.count() == 2, "and the change has been made");

    // It may change the object, which is not busy any more.
    int deep = 0;
    wallet.on_change([&](std::uint64_t) {
        if (++deep < 5) wallet.add(one);
    });
    wallet.add(one);
    check(deep == 5 && wallet.count() == 7, "a listener changes the object");

    // It may replace itself, or destroy the object.
    wallet.on_change([&](std::uint64_t) { wallet.on_change({}); });
    wallet.add(one);
    wallet.add(one);
    auto held = std::make_unique<money::Wallet>();
    held->on_change([&](std::uint64_t) { held.reset(); });
    held->add(one);
    check(held == nullptr, "a listener destroys the object");

    // The listener goes with the object.
    heard.clear();
    money::Wallet first;
    first.on_change([&](std::uint64_t revision) { heard.push_back(revision); });
    money::Wallet second(std::move(first));
    second.add(one);
    check(heard.size() == 1, "a listener moves with its object");
    second = money::Wallet();
    second.add(one);
    check(heard.size() == 1, "and is gone with it");

    // A transfer notifies the listeners of both wallets, even if the first one throws.
    money::Wallet source, target;
    source.add(money::Money("5.00 EUR"));
    source.on_change([](std::uint64_t) { throw Own(); });
    target.on_change([&](std::uint64_t revision) { heard.push_back(revision); });
    std::vector<money::TransferLeg> legs(1);
    legs[0].source = source.get(), legs[0].target = target.get(), legs[0].amount = one;
    check(throws<Own>([&] { money::wallet_transfer(legs); }), "an exception out of a transfer");
    check(heard.size() == 2 && target.sum("EUR") == one, "the other wallet's listener was called");

    money::Calculator calculator;
    std::string shown;
    calculator.on_display([&](const std::string &display) { shown = display; });
    calculator.on_alert([](money::CalculatorAlert alert) { throw alert; });
    check(throws<money::CalculatorAlert>([&] { calculator.press_keys("6 x 3 = 1 ="); }), "an alert that throws");
    check(shown == calculator.display(), "the display's listener was called");
}

static void threads() {
    // The listeners of a thread's calls run in that thread.
    std::vector<std::thread> all;
    std::vector<long> counts(4);
    for (std::size_t index = 0; index < counts.size(); ++index)
        all.emplace_back([&counts, index] {
            money::Wallet wallet;
            const auto here = std::this_thread::get_id();
            wallet.on_change([&](std::uint64_t) { counts[index] += here == std::this_thread::get_id(); });
            for (int round = 0; round < 500; ++round) wallet.add(money::Money("1.00 EUR"));
        });
    for (std::thread &one : all) one.join();
    for (const long count : counts) check(count == 500, "each thread's listeners receive its own changes");
}

static void moves() {
    money::Wallet wallet;
    wallet.add(money::Money("1.00 EUR"));
    money::Wallet other(std::move(wallet));
    check(!wallet && other, "a move leaves nothing behind");
    check(throws<money::used_after_move>([&] { wallet.count(); }), "a use after a move throws");
    check(throws<money::used_after_move>([&] { wallet.add(money::Money("1.00 EUR")); }), "so does a change");
    check(throws<money::used_after_move>([&] { money::Wallet::from_json(wallet.to_json()); }), "and a document");
    money::Wallet &alias = other;
    other = std::move(alias);
    check(other && other.count() == 1, "an object survives a move into itself");
    wallet = std::move(other);
    check(wallet.count() == 1 && !other, "it can be moved back");
    money::Rates none = money::RatesBuilder().build(), taken = std::move(none);
    check(throws<money::used_after_move>([&] { none.convert(money::Money("1.00 EUR"), "USD"); }), "a table that was moved");
    check(throws<money::used_after_move>([&] { wallet.total("EUR", none); }), "or is an argument");
}

static void values() {
    using namespace money::literals;
    check(throws<std::invalid_argument>([] { money::Money(money::Decimal(1), std::string("EU\0R", 4)); }), "a NUL in a code");
    check(throws<std::length_error>([] { money::Product product; money::assign(product.sku, std::string(5000, 'x')); }), "a long text");
    check(throws<money::LimitError>([] { money::Money("1.00 EUR").split(std::size_t(-1)); }), "too many shares");
    check(throws<money::SyntaxError>([] { money::Decimal("1,5"); }), "a comma is not a point");
    const std::unordered_set<money::Money> set = {"10.5 EUR"_money, "10.50 EUR"_money, "10.50 USD"_money};
    check(set.size() == 2, "equal amounts are one element");
    check(12.50_dec == money::Decimal("12.5") && "1.00 EUR"_money * 3 == "3.00 EUR"_money, "literals");
    check(money::Decimal(-1).str() == "-1" && money::Decimal(5u).str() == "5", "integers");
    check(money::Decimal(~std::uint64_t(0)).str() == "18446744073709551615", "the largest integer");
    check(money::Decimal(std::numeric_limits<std::int64_t>::min()).str() == "-9223372036854775808", "the smallest integer");
    check(money::Money(10, "EUR") == "10.00 EUR"_money && money::Money(10u, "JPY").str() == "10 JPY", "an amount of an integer");
    check(!std::is_constructible_v<money::Decimal, double> && !std::is_constructible_v<money::Money, float, const char *>,
          "no double becomes money");
    std::istringstream stream("12.50 EUR nonsense EUR");
    money::Money read("0.00 EUR");
    check(stream >> read && read == "12.50 EUR"_money, "a stream reads an amount");
    check(!(stream >> read) && read == "12.50 EUR"_money, "and fails at the end of input");
    const std::optional<money::Money> paid("5.00 EUR"_money);
    money::Invoice invoice("EUR");
    invoice.set_payment(paid);
    check(invoice.totals().prepaid.lo == paid->raw().lo, "an optional argument");
    std::ostringstream written;
    written << invoice.totals().prepaid << ", " << money::TaxRate{}.percent << ", " << *paid << ", " << 1.50_dec;
    check(written.str() == "5.00 EUR, 0, 5.00 EUR, 1.50", "amounts and numbers of structs in a stream");
    money::CurrencyRegistry registry;
    registry.add("ABC", 2, std::string(60, 'x'));
    check(money::parse_with_currency("1.25 ABC", {}, registry).currency() == "ABC", "a currency of the program's own");
}

static void progress() {
    std::string csv = "sku,name,unit,category,price\n";
    for (int index = 0; index < 50000; ++index) csv += "sku" + std::to_string(index) + ",Name,,,1.00\n";
    const auto read = [&csv] { return money::Catalogue::from_csv(csv, "EUR").count(); };
    struct Own {};
    std::uint64_t units = 0;
    {
        money::ProgressWatch outer([&](std::uint64_t done, std::uint64_t) { return units = done, true; });
        check(read() == 50000 && units > 0, "a long call reports its progress");
        {
            money::ProgressWatch inner([](std::uint64_t, std::uint64_t) -> bool { throw Own(); });
            check(throws<Own>(read), "an exception of a progress callback comes out of the call");
        }
        units = 0;
        check(read() == 50000 && units > 0, "the previous watch is active again");
    }
    int told = 0;
    money::ProgressWatch watch([&](std::uint64_t, std::uint64_t) { return ++told != 1; });
    check(throws<money::Cancelled>(read), "a callback cancels a call");
    check(read() == 50000, "and not the next one");
}

static void leaks(long rounds) {
    const money::Money one("1.00 EUR");
    for (long round = 0; round < rounds; ++round) {
        const money::Money sum = one + one;
        check(sum.scale() == 2, "a sum");
        if (round % 100 != 0) continue;
        money::Wallet wallet;
        wallet.on_change([&](std::uint64_t) { throw round; });
        check(throws<long>([&] { wallet.add(one); }), "a listener that throws");
        check(throws<money::NoRate>([&] { wallet.total("USD"); }), "a failure");
        money::Wallet other(money::Wallet::from_json(wallet.to_json()));
        check(other.entries().size() == 1, "a document");
    }
}

int main(int count, char **arguments) {
    check_in_place();
    operations(count > 1 ? std::atol(arguments[1]) : 100000);
    listeners();
    threads();
    moves();
    values();
    progress();
    leaks(count > 2 ? std::atol(arguments[2]) : 1000000);
    std::printf("%ld passed, %ld failed\n", passed, failed);
    return failed == 0 && passed > 0 ? 0 : 1;
}
