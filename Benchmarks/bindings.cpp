/*
 * A sum of two amounts in C++: by the binding, by the call of C, and by Boost's cpp_dec_float, in turns.
 *
 *     bindings [ROUNDS]
 *
 * Prints the nanoseconds of each, the minimum of several rounds, and checks the limits of `make bench-bindings`.
 */
#include <money.hpp>

#include <boost/multiprecision/cpp_dec_float.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

using Boost = boost::multiprecision::number<boost::multiprecision::cpp_dec_float<38>, boost::multiprecision::et_off>;

static constexpr std::size_t amounts = 1024;
static constexpr int turns = 9;
static volatile std::uint64_t sink;

template <class Body> static double nanoseconds(long rounds, Body body) {
    const auto started = std::chrono::steady_clock::now();
    for (long round = 0; round < rounds; ++round) body(static_cast<std::size_t>(round) % (amounts - 1));
    const std::chrono::duration<double, std::nano> taken = std::chrono::steady_clock::now() - started;
    return taken.count() / static_cast<double>(rounds);
}

/** Measures the amounts of a text with up to `more` further digits, and returns whether the limits are kept. */
static bool measure(const char *name, long rounds, std::size_t more) {
    std::vector<money::Money> values;
    std::vector<Boost> others;
    for (std::size_t index = 0; index < amounts; ++index) {
        const std::string text = std::to_string(index * 7919 % 100000) + "." + std::to_string(10 + index % 90) +
                                 std::string(index * 31 % (more + 1), '5');
        values.emplace_back(std::string_view(text), "EUR");
        others.emplace_back(text);
    }
    double binding = 1e9, c = 1e9, boost = 1e9;
    for (int turn = 0; turn < turns; ++turn) {
        binding = std::min(binding, nanoseconds(rounds, [&](std::size_t at) { sink = (values[at] + values[at + 1]).raw().lo; }));
        c = std::min(c, nanoseconds(rounds, [&](std::size_t at) {
                money_t sum;
                if (money_add(&values[at].raw(), &values[at + 1].raw(), &sum, nullptr) != MONEY_OK) std::abort();
                sink = sum.lo;
            }));
        boost = std::min(boost, nanoseconds(rounds, [&](std::size_t at) {
                    const Boost sum = others[at] + others[at + 1];
                    sink = static_cast<std::uint64_t>(sum.backend().order());
                }));
    }
    std::printf("%s, ns: C %.1f, C++ %.1f (%.2f x C, at most 2.5), cpp_dec_float %.1f (%.1f x C++, at least 2)\n",
                name, c, binding, binding / c, boost, boost / binding);
    return binding <= 2.5 * c && boost >= 2 * binding;
}

int main(int count, char **arguments) {
    const long rounds = count > 1 ? std::atol(arguments[1]) : 2000000;
    const int kept = measure("sum of two amounts", rounds, 0) + measure("sum of two scales", rounds, 4);
    std::printf("%d passed, %d failed\n", kept, 2 - kept);
    return kept == 2 ? 0 : 1;
}
