--- Exact amounts of money, exchange rates, wallets, invoices and the rest, on the native library libmoney.
--
--     local libmoney = require("libmoney")
--     local price = libmoney.money("19.99", "EUR")
--     print(price + "4.50 EUR")                   -- 24.49 EUR
--
-- The functions and classes are those of the C headers, without their prefixes: `money_rates_convert` is
-- `rates:convert`. Arguments that may be left out have names, in a table behind the others.

local is_whole, methods = pcall(require, "libmoney.methods")
if not is_whole then
  local command = "run `make generate` in the sources of libmoney, and use build/api/lua"
  error("libmoney/methods.lua is generated: " .. command .. " (" .. methods .. ")", 2)
end
local core = require("libmoney.core")

local libmoney = {
  --- The limits and other constants of the headers, without MONEY_.
  constants = methods.constants,
  --- Whether a value that was raised is an error of the library: a table with `status`, `text`, `code`, `constant` and,
  -- where there is one, `position`. `tostring` gives its text.
  is_error = core.is_error,
  --- The words of an enumeration of the headers: `words("rounding")` has "half_even" and the others.
  words = core.words,
  _VERSION = methods.constants.VERSION,
}

for name, method in pairs(methods.functions) do
  libmoney[name] = method
end

for name, found in pairs(methods.classes) do
  local class = core.classes[name]
  for method, call in pairs(found) do
    class[method] = call
  end
  libmoney[name] = class
end

local values = require("libmoney.values")
libmoney.Money = values.Money
libmoney.Decimal = values.Decimal

--- An amount: `money("12.50 EUR")`, or `money("12.50", "EUR")`, where the number may be an integer, text or a decimal. A
-- number with a fraction is refused, because it is not exact.
libmoney.money = values.Money.new

--- An exact decimal number, of an integer or of text.
libmoney.decimal = values.Decimal.new

libmoney.Amounts = require("libmoney.amounts")
require("libmoney.objects")(libmoney)
require("libmoney.feeds")(libmoney)

return libmoney
