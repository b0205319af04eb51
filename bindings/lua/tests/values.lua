-- Amounts and decimals: operators compared with the calls of the library, rejected arguments, and immutability.

local libmoney = require("libmoney")
local checks = require("checks")
local same, raises, ok = checks.same, checks.raises, checks.ok
local money, decimal = libmoney.money, libmoney.decimal

local chance = checks.chance(20261123)

local function random_amount()
  local digits = {}
  for place = 1, 1 + chance(chance(2) == 0 and 13 or 38) do
    digits[place] = chance(10)
  end
  local scale = chance(math.min(4, #digits))
  if scale > 0 then table.insert(digits, #digits - scale + 1, ".") end
  local text = (chance(2) == 0 and "-" or "") .. table.concat(digits)
  return money(text, chance(10) == 0 and "USD" or "EUR")
end

-- The result of a call as text, or the status of its error.
local function outcome(call, ...)
  local is_good, found = pcall(call, ...)
  if is_good then return tostring(found) end
  return libmoney.is_error(found) and found.status or found
end

for _ = 1, 20000 do
  local a, b = random_amount(), random_amount()
  local factor = b:amount()
  same(outcome(libmoney.add, a, b), outcome(function() return a + b end))
  same(outcome(libmoney.subtract, a, b), outcome(function() return a - b end))
  same(tostring(libmoney.negate(a)), tostring(-a))
  same(libmoney.equal(a, b), a == b)
  same(outcome(libmoney.multiply, a, factor, -2, "unnecessary"), outcome(function() return a * factor end))
  same(outcome(function() return libmoney.compare(a, b) < 0 end), outcome(function() return a < b end))
  same(outcome(function() return libmoney.compare(a, b) <= 0 end), outcome(function() return a <= b end))
  same(tostring(a), tostring(money(tostring(a))))
  local x, y = a:amount(), b:amount()
  same(outcome(libmoney.decimal_add, x, y), outcome(function() return x + y end))
  same(outcome(libmoney.decimal_subtract, x, y), outcome(function() return x - y end))
  same(libmoney.decimal_compare(x, y) < 0, x < y)
end

-- Numbers.
local price = money("19.99", "EUR")
same("19.99 EUR", tostring(price))
same("59.97 EUR", tostring(price * 3))
same("59.97 EUR", tostring(3 * price))
same("59.97 EUR", tostring("3" * price))
same("1.49925 EUR", tostring(price * decimal("0.075")))
same("1.50 EUR", tostring(price:times("0.075")))
same("1.4992 EUR", tostring(price:times("0.075", { digits = 4 })))
same("1.49 EUR", tostring(price:times("0.075", { rounding = "down" })))
same("6.66 EUR", tostring(price:divided_by(3, { rounding = "down" })))
same("24.49 EUR", tostring(price + "4.50 EUR"))
same("24.49 EUR", tostring("4.50 EUR" + price))
same("1999/300", price / money("3 EUR"))
same("total 19.99 EUR", "total " .. price)
same("19.99 EUR!", price .. "!")
same("119.99 EUR", 1 .. price)
for _, call in ipairs({
  function() return money(12.5, "EUR") end,
  function() return price * 0.5 end,
  function() return price:times(0.5) end,
  function() return price:allocate({ 0.5, 1 }) end,
  function() return decimal(0.1) end,
}) do
  raises("must be exact, got float", call)
end
for _, number in ipairs({ 0 / 0, 1 / 0, -1 / 0, 1e300, 0.1 }) do
  raises("got float", money, number, "EUR")
end
if not checks.is_jit then raises("3.0", function() return price * 3.0 end) end
raises("a factor must be a number", function() return price * price end)
raises("divided_by", function() return price / 3 end)
raises("an amount must be", function() return price + 1 end)
raises("an amount must be", function() return 1 + price end)
raises("an amount must be", function() return price + decimal(1) end)
raises("a number must be", decimal, price)
raises("could not concatenate", function() return price .. {} end)
raises("currency_mismatch", function() return price + money("1 USD") end)
raises("currency_mismatch", function() return price < money("1 USD") end)
raises("overflow", function() return money(("9"):rep(38), "EUR") * 10 end)
raises("division_by_zero", function() return price / money("0 EUR") end)

-- Order and equality go by the value.
ok(money("10.5 EUR") == money("10.50 EUR"), "equal by value")
ok(money("1 EUR") ~= money("1 USD"), "currencies differ")
ok(price ~= 19.99 and price ~= "19.99 EUR" and price ~= nil and price ~= price:amount(), "no other kind is equal")
ok(decimal("1.0") == decimal(1), "decimals are equal by value")
same(tostring(money("10.5 EUR"):hash()), tostring(money("10.50 EUR"):hash()))
local prices = { money("3 EUR"), money("1 EUR"), money("2 EUR") }
table.sort(prices)
same("1 EUR 2 EUR 3 EUR", prices[1] .. " " .. prices[2] .. " " .. prices[3])
same(-1, prices[1]:compare(prices[2]))

-- A sum may begin with 0.
local total = 0
for _, one in ipairs(prices) do
  total = total + one
end
same("6 EUR", tostring(total))
same("-6 EUR", tostring(0 - total))
same("6 EUR", tostring(total - 0))
same("6 EUR", tostring(libmoney.sum(prices)))
same("0 EUR", tostring(libmoney.Money.sum({}, "EUR")))

-- Parts.
same("EUR", price:currency())
same(2, price:scale())
same(1999, price:minor())
same("19.99", tostring(price:amount()))
same(1, price:sign())
ok(not price:is_zero() and price:is_positive() and (-price):is_negative(), "signs")
same("19.99 EUR", tostring((-price):abs()))
same("19,99\194\160€", price:format("de_DE"))
same("20 EUR", tostring(price:round(0)))
same("10.50 EUR", tostring(libmoney.Money.from_minor(1050, "EUR")))
same("1050", decimal("10.50"):coefficient())
same("0.33", tostring(decimal(1):divided_by(3, { digits = 2 })))
raises("missing option digits", function() return decimal(1):divided_by(3) end)
raises("unknown option", function() return price:times(2, { digit = 2 }) end)

-- Packed amounts are read again unless they are damaged, and keys sort like amounts.
local packed = money("10.50 EUR"):pack()
same("19 69 85 82 2 4 26 77", table.concat({ packed:byte(1, -1) }, " "))
same("10.50 EUR", tostring(libmoney.unpack(packed)))
for _, damaged in ipairs({ packed:sub(1, -2), packed .. " ", "" }) do
  raises("document", libmoney.unpack, damaged)
end
raises("limit", libmoney.unpack, ("\0"):rep(31))
ok(money("9.80 EUR"):sort_key() < money("10.5 EUR"):sort_key(), "the order of values")
ok(money("10.50 EUR"):sort_key() < money("1 USD"):sort_key(), "the order of currencies")
same(money("10.5 EUR"):sort_key(), money("10.50 EUR"):sort_key())

-- Shares lose nothing.
local shares = money("10.00 EUR"):split(3)
same("3.34 EUR 3.33 EUR 3.33 EUR", shares[1] .. " " .. shares[2] .. " " .. shares[3])
same("10.00 EUR", tostring(libmoney.sum(money("10.00 EUR"):allocate({ 1, "2.5", decimal(3) }))))
for _, count in ipairs({ 0, -1, 1.5, 2 ^ 52, "x" }) do
  ok(not pcall(price.split, price, count), "split " .. tostring(count))
end
ok(not pcall(price.allocate, price, { 0, 0 }), "no weights")

-- Values cannot be written, and have no metatable that a program could change.
for _, call in ipairs({
  function() price.currency = "USD" end,
  function() price._low = 5 end,
  function() price[1] = 5 end,
  function() price._code[0] = 65 end,
  function() setmetatable(price, {}) end,
}) do
  ok(not pcall(call), "written")
end
same("19.99 EUR", tostring(price))
ok(not getmetatable(price) or getmetatable(price) == "ffi", "the metatable is hidden")

-- Integers of 64 bits, as numbers where they fit and as text.
local large = libmoney.from_minor("9223372036854775807", "EUR")
same("92233720368547758.07 EUR", tostring(large))
same("9223372036854775807", (tostring(large:minor()):gsub("U?LL", "")))
same(tostring(large), tostring(libmoney.from_minor(large:minor(), "EUR")))
local least = libmoney.from_minor("-9223372036854775808", "EUR")
same("-92233720368547758.08 EUR", tostring(least))
same("-9223372036854775808", (tostring(least:minor()):gsub("U?LL", "")))
same(tostring(least), tostring(libmoney.from_minor(least:minor(), "EUR")))
ok(not pcall(libmoney.from_minor, nil, "EUR"), "nil is no number of minor units")
raises("must be an integer", libmoney.from_minor, "12x", "EUR")
raises("must be an integer", libmoney.from_minor, "9223372036854775808", "EUR")
raises("must be an integer", libmoney.from_minor, 1.5, "EUR")

-- Dates and ratios.
same("2024-02-29", libmoney.date_parse("2024-02-29"))
same("2024-02-29", libmoney.date_format({ year = 2024, month = 2, day = 29, hour = 12 }))
same("2024-01-01", libmoney.date_from_ymd(2024, 1, 1))
raises("date", libmoney.date_parse, "2023-02-29")
raises("must be text such as", libmoney.date_format, 20240101)
same("-7/3", libmoney.ratio_parse("-14/6"))
same(1, libmoney.ratio_compare("1/2", decimal("0.3")))

-- Errors state the invalid value.
local is_good, failure = pcall(money, "12.x EUR")
ok(not is_good and libmoney.is_error(failure), "an error of the library")
same("syntax", failure.status)
same("MONEY_ERR_SYNTAX", failure.constant)
same(3, failure.position)
same(failure.text, tostring(failure))
ok(not libmoney.is_error("text") and not libmoney.is_error({}) and not libmoney.is_error(nil), "no error")
raises("must not contain NUL", money, "1", "EU\0R")
for _, bad in ipairs({ "EU\0R", "1 \255", "", "€", "1 EUR\0" }) do
  local _, told = pcall(money, bad)
  ok(libmoney.is_error(told), "text is refused")
end
raises("unknown_currency", money, "1", "QQQ")
raises("half_sideways", function() return price:round(2, "half_sideways") end)

-- Currencies of your own.
local points = libmoney.CurrencyRegistry.new()
points:add("PTS", 1, "points")
same("2.5 PTS", tostring(money("2.5", "PTS", points)))
raises("registry must be", money, "1", "PTS", 5)
for index, currency in points:each() do
  same("1 PTS", index .. " " .. currency.code)
end
checks.done()
