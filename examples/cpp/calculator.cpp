/*
 * A calculator in the terminal: each line of keys updates the display. `?` lists the available keys, and the end of input exits.
 *
 *     c++ -std=c++17 calculator.cpp -lmoney && ./a.out
 *     [0] > 40 + 6 x 9.3 ÷ 2 =
 *     [ = 67.9] > K - 2
 */
#include <money.hpp>

#include <iostream>

static void tell_keys(const money::Calculator &calculator) {
    const std::uint32_t allowed = calculator.keys();
    for (int key = 0; money::calculator_key_text(money::CalculatorKey(key)) != nullptr; ++key)
        if (allowed >> key & 1) std::cout << money::calculator_key_text(money::CalculatorKey(key)) << " ";
    std::cout << "\n";
}

int main() {
    money::Calculator calculator;
    calculator.on_alert([](money::CalculatorAlert alert) {
        std::cout << money::calculator_alert_title(alert) << ": " << money::calculator_alert_text(alert) << "\n";
    });
    std::cout << "[" << calculator.display() << "] > " << std::flush;
    for (std::string line; std::getline(std::cin, line);) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        try {
            if (line == "?") tell_keys(calculator);
            else calculator.press_keys(line);
        } catch (const money::error &error) {
            std::cout << error.what() << "\n";
        }
        std::cout << "[" << calculator.display() << "] > " << std::flush;
    }
    std::cout << "\n";
}
