/** @file money.hpp
 *  libmoney for C++17: exact amounts, currencies, rates, wallets, baskets, portfolios and calculators.
 *
 *  Includes the complete interface. It is header-only; link libmoney, whose CMake target is `libmoney::cpp`.
 */
#ifndef MONEY_HPP
#define MONEY_HPP

#include <money/desk.h>
#include <money/inline.h>
#if !__has_include("money/cpp/layout.hpp")
#error "missing generated headers: run `make generate`, and add build/api/cpp/include to the include path"
#endif
#include "money/cpp/layout.hpp"
#include "money/cpp/support.hpp"
#include "money/cpp/errors.hpp"
#include "money/cpp/check.hpp"
#include "money/cpp/constants.hpp"
#include "money/cpp/date.hpp"
#include "money/cpp/decimal.hpp"
#include "money/cpp/amount.hpp"
#include "money/cpp/listeners.hpp"
#include "money/cpp/structs.hpp"
#include "money/cpp/handles.hpp"
#include "money/cpp/calls.hpp"
#include "money/cpp/values.hpp"
#include "money/cpp/progress.hpp"

#endif
