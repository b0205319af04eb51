-- Invalid arguments in every position of every function: wrong types, NULs, huge texts, tables that contain themselves,
-- and freed objects. A call must end with a result or an error, and the process must continue.

local libmoney = require("libmoney")
local core = require("libmoney.core")
local methods = require("libmoney.methods")
local checks = require("checks")

local circle = {}
circle[1] = circle
circle.date = circle
local freed = libmoney.Wallet.new()
freed:free()
local huge = ("9"):rep(1048576)
local values = {
  false, true, -1, 0, 1, 2 ^ 53, -2 ^ 53, 1.5, 0 / 0, 1 / 0, "", "a\0b", "\255\254", huge, "12.50 EUR", "EUR", "2024-02-29",
  {}, { x = 1 }, { { {} } }, circle, { 1, 2, 3 }, print, coroutine.create(print), io.stdout, freed, libmoney.Wallet.new(),
  libmoney.Portfolio.new("EUR"), libmoney.money("1 EUR"), libmoney.decimal(1), core.buffer(8),
}
-- Metamethods that raise: their errors are their own.
local angry = setmetatable({}, { __index = error, __newindex = error, __len = error, __pairs = error, __call = error })
values[#values + 1] = angry
if checks.is_jit then
  local ffi = require("ffi")
  for _, one in ipairs({ ffi.new("int64_t", 5), ffi.new("uint64_t", -1), ffi.new("int[2]"), ffi.new("struct {int a;}") }) do
    values[#values + 1] = one
  end
else
  values[#values + 1] = math.mininteger
  values[#values + 1] = math.maxinteger
end

local refused, taken = 0, 0
local function try(call, ...)
  local is_good, failure = pcall(call, ...)
  if is_good then
    taken = taken + 1
    return
  end
  refused = refused + 1
  -- An error must have a reason: a text, or an error of the library.
  local is_reason = type(failure) == "string" or rawequal(failure, angry) or libmoney.is_error(failure)
  if not is_reason then checks.ok(false, "no reason " .. tostring(failure)) end
end

local unpack = table.unpack or unpack
local function call_with(call, value, first)
  for count = 0, 6 do
    local given = {}
    for place = 1, count do
      given[place] = value
    end
    if first ~= nil then given[1] = first end
    try(call, unpack(given, 1, count))
    given[count + 1] = { first = value, date = value, digits = value, options = value, rates = value, note = value }
    try(call, unpack(given, 1, count + 1))
  end
end

local WITHOUT = { release_memory = true }
for name, call in pairs(methods.functions) do
  for _, value in ipairs(values) do
    if not WITHOUT[name] then call_with(call, value) end
  end
end

-- One object of each class that needs nothing, whose methods are called.
local makers = {
  CurrencyRegistry = {}, RatesBuilder = {}, Bag = {}, Wallet = {}, Catalogue = { "EUR" }, Invoice = { "EUR" },
  Portfolio = { "EUR" }, Notepad = {},
  Calculator = {}, Converter = { "EUR", "USD" }, CurrencyList = { "en" }, PortfolioView = {}, Feed = { "frankfurter" },
}
for name, class in pairs(methods.classes) do
  for method, call in pairs(class) do
    local first = makers[name] and libmoney[name].new(unpack(makers[name]))
    for _, value in ipairs(values) do
      -- Functions that open a file receive invalid names only.
      if name ~= "Store" or method ~= "open" then
        call_with(call, value)
        if first then call_with(call, value, first) end
      end
    end
  end
end

local price = libmoney.money("1 EUR")
for _, value in ipairs(values) do
  try(libmoney.money, value)
  try(libmoney.money, "1", value)
  try(libmoney.money, "1", "EUR", value)
  try(libmoney.decimal, value)
  for _, operator in ipairs({
    function(a, b) return a + b end,
    function(a, b) return a - b end,
    function(a, b) return a * b end,
    function(a, b) return a / b end,
    function(a, b) return a < b end,
    function(a, b) return a <= b end,
    function(a, b) return a == b end,
    function(a, b) return a .. b end,
  }) do
    try(operator, price, value)
    try(operator, value, price)
    try(operator, libmoney.decimal(2), value)
  end
  for _, method in pairs(libmoney.Money) do
    call_with(method, value)
    call_with(method, value, price)
  end
  for _, method in pairs(libmoney.Decimal) do
    call_with(method, value)
    call_with(method, value, libmoney.decimal(2))
  end
  for _, method in pairs(libmoney.Amounts) do
    call_with(method, value)
    call_with(method, value, libmoney.Amounts.new({ 1, 2 }, "EUR"))
  end
  for _, name in ipairs({ "call", "listen", "watch", "words", "day_number", "buffer_bytes", "decimal_in", "is_error", "text",
    "join", "currency", "scale", "compare" }) do
    try(core[name], value)
    try(core[name], value, value)
  end
  core.watch(nil)
end
checks.ok(refused > 100000, refused .. " calls were refused, " .. taken .. " were taken")
checks.raises("unknown function", core.call, 100000)
checks.raises("must have a listener", core.listen, 0)
-- A table that is deeper than the stack of C.
local deep = {}
for _ = 1, 300000 do
  deep = { deep }
end
checks.ok(not pcall(libmoney.allocate, "1 EUR", deep), "a deep table")
checks.ok(not pcall(libmoney.Expression.evaluate, ("("):rep(1000000)), "a deep expression")
checks.same("2 EUR", tostring(price + price))
checks.done()
