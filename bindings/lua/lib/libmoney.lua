--- Exact amounts of money, exchange rates, wallets, invoices and the rest, on the native library libmoney.
--
--     local libmoney = require("libmoney")
--     local price = libmoney.money("19.99", "EUR")
--     print(price + "4.50 EUR")                   -- 24.49 EUR
--
-- Optional arguments are named fields of a table that follows the other arguments.

local is_whole, methods = pcall(require, "libmoney.methods")
if not is_whole then
  local command = "run `make generate` in the sources of libmoney, and use build/api/lua"
  error("missing libmoney/methods.lua: " .. command .. " (" .. methods .. ")", 2)
end
local core = require("libmoney.core")

local libmoney = {
  --- Limits and special values.
  constants = methods.constants,
  --- Returns whether a raised value is an error of the library: a table with `status`, `text`, `code`, `constant` and an
  -- optional `position`. `tostring` returns its text.
  is_error = core.is_error,
  --- Returns the values of an enumeration: `words("rounding")` contains "half_even" and the others.
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

--- Returns an amount: `money("12.50 EUR")`, or `money("12.50", "EUR")`, where the number is an integer, text or a decimal.
-- A float with a fraction raises an error, because it is not exact.
libmoney.money = values.Money.new

--- Returns an exact decimal number for an integer or text.
libmoney.decimal = values.Decimal.new

libmoney.Amounts = require("libmoney.amounts")
require("libmoney.objects")(libmoney)
require("libmoney.feeds")(libmoney)

return libmoney
