--- Amounts and decimals. They are immutable: operators return new values.

local core = require("libmoney.core")
local methods = require("libmoney.methods")
local functions, constants = methods.functions, methods.constants

local Money, Decimal = {}, {}

-- The number of fraction digits: a number, "currency" for those of the currency, or "exact".
local function digits_of(digits, otherwise)
  if digits == nil then digits = otherwise end
  if digits == "currency" then return constants.DIGITS_CURRENCY end
  if digits == "exact" then return constants.DIGITS_EXACT end
  return digits
end

local function options_of(options)
  if options == nil then return {} end
  if type(options) ~= "table" then
    error("options must be a table with digits and rounding, got " .. type(options), 3)
  end
  for name in pairs(options) do
    if name ~= "digits" and name ~= "rounding" then error(('unknown option "%s"'):format(tostring(name)), 3) end
  end
  return options
end

--- Returns an amount: `Money.new("12.50 EUR")` or `Money.new("12.50", "EUR")`; the third argument is a registry of
-- user-defined currencies.
Money.new = core.amount
--- Returns whether a value is an amount.
Money.is = core.is_amount
--- Returns an amount of minor units: `Money.from_minor(1050, "EUR")` is 10.50 EUR.
Money.from_minor = functions.from_minor
--- Returns the sum of a table of amounts of one currency; an empty table requires the currency.
Money.sum = functions.sum

Money.currency = core.currency
Money.scale = core.scale
--- Returns the number as a decimal.
Money.amount = functions.amount
--- Returns the sign: -1, 0 or 1.
Money.sign = functions.sign
--- Compares two amounts of one currency: -1, 0 or 1.
Money.compare = core.compare
--- Returns the amount in minor units: 1050 for 10.50 EUR. Raises an error if it is not an integer.
Money.minor = functions.to_minor
Money.abs = functions.absolute
--- Equal amounts have equal hashes.
Money.hash = functions.hash
Money.to_json = functions.to_json

function Money:is_zero() return functions.sign(self) == 0 end
function Money:is_positive() return functions.sign(self) > 0 end
function Money:is_negative() return functions.sign(self) < 0 end

--- Returns the product, rounded once: `price:times("0.19", {digits = 2, rounding = "half_up"})`.
function Money:times(factor, options)
  local given = options_of(options)
  return functions.multiply(self, factor, digits_of(given.digits, "currency"), given.rounding or "half_even")
end

--- Returns the quotient by a number, rounded once. `split` divides without a remainder.
function Money:divided_by(divisor, options)
  local given = options_of(options)
  return functions.divide(self, divisor, digits_of(given.digits, "currency"), given.rounding or "half_even")
end

--- Rounds to `digits` fraction digits, by default those of the currency.
function Money:round(digits, rounding)
  return functions.quantize(self, digits_of(digits, "currency"), rounding or "half_even")
end

--- Divides the amount into `count` shares that differ by at most one minor unit and add up to the amount.
function Money:split(count)
  if count == nil or count == 0 then error("number of shares must be at least 1", 2) end
  return functions.split(self, { count = count })
end

--- Divides the amount in proportion to weights. The shares add up to the amount.
function Money:allocate(weights, options) return functions.allocate(self, weights, options) end

--- Returns the packed form, a string of 7 to 30 bytes, which `libmoney.unpack` reads.
function Money:pack() return functions.pack(self) end

--- Returns a string that sorts like the amounts: first by currency code, then by value.
function Money:sort_key() return functions.sort_key(self) end

--- Converts the amount to another currency, rounded once. The options are those of `Rates:convert`.
function Money:to(currency, rates, options)
  local convert = methods.classes.Rates.convert
  return convert(rates, self, currency, options)
end

--- Formats the amount for a locale: `price:format("de_DE")` is "19,99 €".
function Money:format(locale, options) return functions.format_locale(self, locale, options) end

Decimal.new = core.decimal
Decimal.is = core.is_decimal
Decimal.scale = core.scale
Decimal.sign = functions.decimal_sign
Decimal.compare = core.compare
Decimal.abs = functions.decimal_absolute
Decimal.hash = functions.decimal_hash
--- Returns the coefficient as text: "1050" for 10.50.
Decimal.coefficient = functions.decimal_coefficient

function Decimal:is_zero() return functions.decimal_sign(self) == 0 end
function Decimal:is_positive() return functions.decimal_sign(self) > 0 end
function Decimal:is_negative() return functions.decimal_sign(self) < 0 end

--- Returns the product, rounded once to `digits` fraction digits; exact without `digits`.
function Decimal:times(factor, options)
  local given = options_of(options)
  return functions.decimal_multiply(self, factor, digits_of(given.digits, "exact"), given.rounding or "half_even")
end

--- Returns the quotient, rounded once to `digits` fraction digits.
function Decimal:divided_by(divisor, options)
  local given = options_of(options)
  if given.digits == nil then error("missing option digits of a quotient", 2) end
  return functions.decimal_divide(self, divisor, digits_of(given.digits), given.rounding or "half_even")
end

--- Rounds to `digits` fraction digits, by default 0.
function Decimal:round(digits, rounding)
  return functions.decimal_quantize(self, digits or 0, rounding or "half_even")
end

-- The operators of both, by the names of Lua.
local operators = {
  __add = core.add,
  __sub = core.subtract,
  __mul = core.multiply,
  __div = core.divide,
  __unm = core.negate,
  __eq = core.equal,
  __lt = core.less,
  __le = core.less_or_equal,
  __tostring = core.text,
  __concat = core.join,
  __metatable = false,
}

local function fill(metatable, class, name)
  for operator, call in pairs(operators) do
    metatable[operator] = call
  end
  metatable.__index = class
  metatable.__name = name
  return metatable
end

if jit then
  require("libmoney.jit_values")(fill({}, Money), fill({}, Decimal))
else
  local amount, decimal = core.metatables()
  fill(amount, Money, "libmoney.Money")
  fill(decimal, Decimal, "libmoney.Decimal")
end

return { Money = Money, Decimal = Decimal }
