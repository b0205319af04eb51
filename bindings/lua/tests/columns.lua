-- Columns compared with the calls of single amounts, and rejected arguments.

local libmoney = require("libmoney")
local checks = require("checks")
local same, raises, ok = checks.same, checks.raises, checks.ok
local Amounts, money = libmoney.Amounts, libmoney.money

local builder = libmoney.RatesBuilder.new()
builder:add("EUR", "USD", "1.1172")
builder:add("EUR", "JPY", "160.5")
local rates = builder:build()

local chance, cents = checks.chance(7), {}
for row = 1, 5000 do
  cents[row] = chance(10000000) - 5000000
end
local column = Amounts.new(cents, "EUR")
same(5000, column:length())
local sum = money("0.00 EUR")
local dollars, rounded = column:convert(rates, "USD"), column:round({ digits = 0, rounding = "half_up" })
for row, amount in column:each() do
  local wanted = libmoney.from_minor(cents[row], "EUR")
  sum = sum + wanted
  same(tostring(wanted), tostring(amount))
  same(tostring(rates:convert(wanted, "USD")), tostring(dollars:at(row)))
  same(tostring(wanted:round(0, "half_up")), tostring(rounded:at(row)))
end
same(tostring(sum), tostring(column:sum()))
same(tostring(sum), tostring(column:sums().EUR))
local shares = column:allocate({ 1, "2.5", libmoney.decimal(3) })
for _, row in ipairs({ 1, 77, 5000 }) do
  local wanted = column:at(row):allocate({ 1, "2.5", 3 })
  for place = 1, 3 do
    same(tostring(wanted[place]), tostring(shares[place]:at(row)))
  end
end
same(tostring(dollars:sum()), tostring(column:convert(rates, "USD", { threads = 4 }):sum()))

-- Several currencies, nulls, and rows that fail.
local mixed = Amounts.of({ "1 EUR", false, money("2.505 USD"), "-7 JPY", "3 GBP" })
same(3, mixed:at(1):scale())
same(nil, mixed:at(2))
same("2.505 USD", tostring(mixed:at(3)))
same("EUR USD JPY GBP", table.concat(mixed:codes(), " "))
same("-7.000 JPY", tostring(mixed:sums().JPY))
raises("must have one currency", mixed.sum, mixed)
raises("no_rate", mixed.convert, mixed, rates, "USD")
local found = mixed:convert(rates, "USD", { failures = "null" })
same("1.12 USD", tostring(found:at(1)))
same(nil, found:at(2))
same(nil, found:at(5))
same("0", tostring(found:statuses()[1]))
ok(found:statuses()[5] ~= 0, "the status of a row that failed")
same("1.12 USD 2.50 USD", found:at(1) .. " " .. found:at(3))
same("-1 0 1", table.concat(Amounts.new({ 1, 2, 3 }, "EUR"):compare(Amounts.new({ 2, 2, 2 }, "EUR")), " "))
raises("must not contain nulls", mixed.compare, mixed, mixed)

-- Dates for each row.
local file = assert(io.open("share/ecb/eurofxref-hist.csv", "rb"))
local history = libmoney.Rates.from_ecb_csv(file:read("*a"))
file:close()
local days = { "2024-03-01", { year = 2020, month = 3, day = 13 } }
local francs = Amounts.new({ 100000, 100000 }, "CHF"):convert(history, "JPY", { dates = days })
for row, day in ipairs(days) do
  same(tostring(history:convert("1000.00 CHF", "JPY", { date = day })), tostring(francs:at(row)))
end

-- Values as bytes. The column contains a copy.
local values = column:values()
same(tostring(sum), tostring(Amounts.new(values, "EUR"):sum()))
if checks.is_jit then
  local ffi = require("ffi")
  local array = ffi.new("int64_t[3]", { 100, 200, 300 })
  local own = Amounts.new(array, "EUR")
  array[0] = 5
  values[0] = 5
  same("6.00 EUR", tostring(own:sum()))
  same(tostring(sum), tostring(column:sum()))
  raises("must be an array", Amounts.new, ffi.cast("int64_t *", array), "EUR")
  raises("must be an array", Amounts.new, money("1 EUR"), "EUR")
else
  same("6.00 EUR", tostring(Amounts.new(string.pack("=i8i8i8", 100, 200, 300), "EUR"):sum()))
end

-- Currencies of your own, and values of a scale.
local points = libmoney.CurrencyRegistry.new()
points:add("PTS", 1)
same("4.0 PTS", tostring(Amounts.new({ 15, 25 }, "PTS", { registry = points }):sum()))
same("0.0040 EUR", tostring(Amounts.new({ 15, 25 }, "EUR", { scale = 4 }):sum()))
same("1.5 PTS", tostring(Amounts.new({ 15, 25 }, "PTS", { registry = points }):at(1)))

-- Numbers of the table that all bindings read.
local json = require("json")
local listed = assert(io.open("Tests/Data/column-numbers.json", "rb"))
local table_of_numbers = json.decode(listed:read("*a"))
listed:close()

-- The values that a row of the table is in this runtime.
local function values_of(row)
  if row.kind == "text" then return { row.text } end
  if row.kind == "boolean" then return { row.text == "true" } end
  if row.kind == "list" then return { {} } end
  if row.kind == "float" then
    local special = { inf = math.huge, ["-inf"] = -math.huge, nan = 0 / 0 }
    return { special[row.text] or tonumber(row.text) + 0.0 }
  end
  if row.kind ~= "integer" then return {} end
  if not checks.is_jit then return { tonumber(row.text) } end
  -- Doubles, and integers of the FFI where the text is one.
  local given, digits = { tonumber(row.text) }, row.text:gsub("-", "")
  if math.abs(given[1]) >= 2 ^ 53 then given = {} end
  if #digits <= 19 and row.accepted then given[#given + 1] = load("return " .. row.text .. "LL")() end
  if #digits <= 20 and not row.accepted and not row.text:find("-") and digits < "18446744073709551616" then
    given[#given + 1] = load("return " .. row.text .. "ULL")()
  end
  return given
end

for _, row in ipairs(table_of_numbers.rows) do
  for _, value in ipairs(values_of(row)) do
    for _, given in ipairs({ { value }, { 100, 200, value, 400 } }) do
      local made, column_of_them = pcall(Amounts.new, given, "EUR", { scale = 0 })
      same(row.accepted, made, row.kind .. " " .. row.text)
      if made and row.accepted then
        local place = #given == 1 and 1 or 3
        same(row.text .. " EUR", tostring(column_of_them:at(place)), "the integer")
      end
    end
  end
  if row.kind == "integer" then
    local made, column_of_them = pcall(Amounts.of, { row.text .. " EUR" })
    same(row.accepted, made, "an amount of " .. row.text)
    if made and row.accepted then same(row.text .. " EUR", tostring(column_of_them:at(1))) end
  end
end

-- A hole is no end.
local behind = { 100 }
behind[3] = 300
local dated = { "2024-03-01" }
dated[3] = "2024-03-01"
for index, call in ipairs({
  function() return Amounts.new({ 100, 200, nil, 400 }, "EUR") end,
  function() return Amounts.new({ nil, 200 }, "EUR") end,
  function() return Amounts.new(behind, "EUR") end,
  function() return Amounts.new({ 100, [0] = 5 }, "EUR") end,
  function() return Amounts.new({ 100, [1.5] = 5 }, "EUR") end,
  function() return Amounts.new({ 100, cents = 5 }, "EUR") end,
  function() return Amounts.new({ 100, 200, 300 }, { "EUR" }, { indices = { 0, nil, 0 } }) end,
  function() return Amounts.new({ 100 }, { "EUR" }, { indices = { 2 ^ 32 } }) end,
  function() return Amounts.of({ "1 EUR", nil, "2 EUR" }) end,
  function() return Amounts.of({ nil, "2 EUR" }) end,
  function() return Amounts.new({ 100 }, "EUR"):convert(history, "USD", { dates = dated }) end,
  function() return Amounts.new({ 100 }, "EUR"):allocate({ 1, nil, 3 }) end,
  function() return money("9 EUR"):allocate({ 1, nil, 3 }) end,
  function() return money("9 EUR"):allocate((function() local weights = { 1 } weights[3] = 3 return weights end)()) end,
}) do
  ok(not pcall(call), "a hole " .. index)
end
if checks.is_jit then
  local ffi = require("ffi")
  for _, name in ipairs({ "uint64_t[2]", "double[2]", "int32_t[2]", "char[16]", "struct { int64_t a[1]; }[1]" }) do
    raises("must be an array of int64_t", Amounts.new, ffi.new(name), "EUR")
  end
  same("0.03 EUR", tostring(Amounts.new(ffi.new("const int64_t[2]", { 1, 2 }), "EUR"):sum()))
  same("0.03 EUR", tostring(Amounts.new(ffi.new("int64_t[?]", 2, { 1, 2 }), "EUR"):sum()))
end

-- Refused.
local euros = Amounts.new({ 100, 200 }, "EUR")
for index, call in ipairs({
  function() return Amounts.new({ 1.5 }, "EUR") end,
  function() return Amounts.new({ "1" }, "EUR") end,
  function() return Amounts.new({ 1 }) end,
  function() return Amounts.new({ 1 }, 5):sum() end,
  function() return Amounts.new({ 1 }, "E\0R"):sum() end,
  function() return Amounts.new({ 1 }, {}):sums() end,
  function() return Amounts.new({ 1 }, { "EUR", "USD" }):sums() end,
  function() return Amounts.new({ 1 }, { "EUR", "USD" }, { indices = { 7 } }):sums() end,
  function() return Amounts.new({ 1, 2 }, { "EUR", "USD" }, { indices = { 0 } }) end,
  function() return Amounts.new({ 1, 2, 3, 4, 5, 6, 7, 8, 9 }, "EUR", { validity = "\255" }) end,
  function() return Amounts.new({ 1 }, "EUR", { validity = {} }) end,
  function() return Amounts.new({ 1 }, "EUR", { scale = 99 }):sum() end,
  function() return Amounts.new({ 1 }, "EUR", { colour = 1 }) end,
  function() return Amounts.new("1234567", "EUR") end,
  function() return Amounts.of({}) end,
  function() return Amounts.of({ 1.5 }) end,
  function() return Amounts.of({ "99999999999999999999 EUR" }) end,
  function() return euros:convert(1, "USD") end,
  function() return euros:convert(rates, "USD", { statuses = "" }) end,
  function() return euros:convert(rates, "USD", { values = "" }) end,
  function() return euros:convert(rates, "USD", { failures = "ignore" }) end,
  function() return euros:convert(rates, "USD", { dates = { "2024-01-01" } }) end,
  function() return euros:convert(rates, "USD", { threads = -1 }) end,
  function() return euros:allocate({}) end,
  function() return euros:allocate({ 0 }) end,
  function() return euros:compare(Amounts.new({ 1 }, "EUR")) end,
  function() return euros:compare({ 1, 2 }) end,
  function() return euros:at(0) end,
  function() return euros:at(3) end,
  function() return euros:at(1.5) end,
  function() return Amounts.sum({}) end,
  function() euros.length = 5 end,
}) do
  ok(not pcall(call), "refused " .. index)
end
same("1.00 EUR", tostring(euros:at(1)))
same(0, Amounts.new({}, "EUR"):length())
checks.done()
