--- A column of amounts: 64-bit integers that count minor units, or coefficients of one scale. It never changes.
--
--     local prices = libmoney.Amounts.new({ 1050, 250, 99 }, "EUR")
--     for row, amount in prices:convert(rates, "USD"):each() do print(row, amount) end
--
-- The values are a table of integers, a string of native 64-bit integers, or, in LuaJIT, an array of the FFI. A row is null
-- where its bit of `validity` is 0; `validity` is a string of bits, the lowest first. Rows count from 1.

local core = require("libmoney.core")
local methods = require("libmoney.methods")
local values_of = require("libmoney.values")
local bytes = require("libmoney.bytes")

local Money, columns, constants = values_of.Money, methods.columns, methods.constants
local Amounts = {}
local metatable = { __index = Amounts, __metatable = false, __name = "libmoney.Amounts" }

-- The content of each column. Programs cannot reach it, so no call of the library reads past its end.
local parts_of = setmetatable({}, { __mode = "k" })

function metatable.__newindex() error("a column must not be changed", 2) end

local function parts(column)
  local found = parts_of[column]
  if not found then error("column must be a libmoney.Amounts", 3) end
  return found
end

local function wrap(found)
  local column = setmetatable({}, metatable)
  parts_of[column] = found
  return column
end

local NAMES = { scale = true, validity = true, indices = true, registry = true }

--- Returns a column of values in one currency, or in several: `indices` then contains the index of each row's currency,
-- from 0.
function Amounts.new(values, currency, options)
  options = options or {}
  for name in pairs(options) do
    if not NAMES[name] then error(('unknown option "%s" of a column'):format(tostring(name)), 2) end
  end
  local codes = type(currency) == "table" and { (table.unpack or unpack)(currency) } or { currency }
  local found = { codes = codes, scale = options.scale, registry = options.registry, validity = options.validity }
  if #codes == 0 or type(codes[1]) ~= "string" then error('a currency must be a code such as "EUR"', 2) end
  found.values = bytes.integers(values, 8)
  found.length = bytes.length(found.values, 8)
  found.indices = options.indices and bytes.integers(options.indices, 4)
  if found.validity ~= nil and (type(found.validity) ~= "string" or #found.validity * 8 < found.length) then
    error("validity must be a string with a bit for each row", 2)
  end
  if found.indices and bytes.length(found.indices, 4) ~= found.length then
    error(("number of indices must be %d, got %d"):format(found.length, bytes.length(found.indices, 4)), 2)
  end
  return wrap(found)
end

local function bits_of(flags)
  local found = {}
  for at = 1, #flags, 8 do
    local byte = 0
    for bit = 0, 7 do
      if flags[at + bit] then byte = byte + 2 ^ bit end
    end
    found[#found + 1] = string.char(byte)
  end
  return table.concat(found)
end

--- Returns the column of amounts of any currencies, with the largest scale among them. `false` is a null row.
function Amounts.of(amounts)
  local codes, places, scale, has_null = {}, {}, 0, false
  local found, flags, indices, values = {}, {}, {}, {}
  for row = 1, bytes.rows(amounts) do
    local given = amounts[row]
    if given == nil then error(("value %d must be an amount or false, got nil"):format(row), 2) end
    local amount = given and Money.new(given)
    found[row], flags[row], has_null = amount, amount and true, has_null or not amount
    if amount then
      scale = math.max(scale, amount:scale())
      if not places[amount:currency()] then
        codes[#codes + 1] = amount:currency()
        places[amount:currency()] = #codes - 1
      end
    end
  end
  if #codes == 0 then error("amounts must not be empty or all false", 2) end
  for row, amount in ipairs(found) do
    indices[row] = amount and places[amount:currency()] or 0
    values[row] = amount and bytes.integer(amount:round(scale):amount():coefficient()) or 0
  end
  return Amounts.new(values, codes, {
    scale = scale,
    validity = has_null and bits_of(flags) or nil,
    indices = #codes > 1 and indices or nil,
  })
end

--- Returns the number of rows.
function Amounts:length() return parts(self).length end

--- Returns the currency codes.
function Amounts:codes()
  return { (table.unpack or unpack)(parts(self).codes) }
end

--- Returns the integers: a string in Lua 5.4, a copy as an FFI array in LuaJIT.
function Amounts:values() return bytes.integers(parts(self).values, 8) end

--- Returns the status of each row after a call with `failures = "null"`; otherwise nil.
function Amounts:statuses() return parts(self).statuses end

local function has_bit(bits, place)
  return math.floor(bits:byte(math.floor(place / 8) + 1) / 2 ^ (place % 8)) % 2 == 1
end

--- Returns the amount of a row, or nil for a null.
function Amounts:at(row)
  local found = parts(self)
  if type(row) ~= "number" or row < 1 or row > found.length or row ~= math.floor(row) then
    error(("row must be 1 to %d, got %s"):format(found.length, tostring(row)), 2)
  end
  local place = math.floor(row) - 1
  if found.validity and not has_bit(found.validity, place) then return nil end
  local code = found.codes[(found.indices and bytes.at(found.indices, 4, place) or 0) + 1]
  local value = bytes.at(found.values, 8, place)
  if found.scale == nil then return methods.functions.from_minor(value, code, { registry = found.registry }) end
  return Money.new(methods.functions.decimal_new(value, found.scale), code, found.registry)
end

--- Iterates over the rows and their amounts.
function Amounts:each()
  local row, length = 0, parts(self).length
  return function()
    row = row + 1
    if row <= length then return row, self:at(row) end
  end
end

local function column_of(found)
  return {
    values = found.values,
    length = found.length,
    stride = 8,
    layout = "int64",
    scale = found.scale or constants.DIGITS_CURRENCY,
    validity = found.validity,
    validity_size = found.validity and #found.validity,
  }
end

local function currencies_of(found)
  local indices = found.indices and { values = found.indices, length = found.length, stride = 4, layout = "int32" }
  return { codes = found.codes, count = #found.codes, indices = indices }
end

-- The options of a program; the other fields are memory of the column.
local OPTIONS = {
  date = true,
  max_gap = true,
  digits = true,
  rounding = true,
  method = true,
  threads = true,
  stale = true,
  registry = true,
  now = true,
  fresh_for = true,
}

-- The options of a call.
local function given_of(found, options)
  local given = {}
  for name, value in pairs(options or {}) do
    if OPTIONS[name] then
      given[name] = value
    elseif name ~= "failures" and name ~= "dates" then
      error(('unknown option "%s" of a column'):format(tostring(name)), 3)
    end
  end
  given.registry = given.registry or found.registry
  return given
end

local SIZE_OF_DECIMAL = 24

--- Returns the exact sum of each currency by its code. Nulls are skipped.
function Amounts:sums(options)
  local found = parts(self)
  local given = given_of(found, options)
  given.sums = core.buffer(math.max(#found.codes, 1) * SIZE_OF_DECIMAL)
  given.currencies = currencies_of(found)
  columns.sum(column_of(found), given)
  local sums = {}
  for place, code in ipairs(found.codes) do
    sums[code] = Money.new(core.decimal_in(given.sums, place - 1), code, found.registry)
  end
  return sums
end

--- Returns the exact sum of a column of one currency.
function Amounts:sum(options)
  local codes = parts(self).codes
  if #codes ~= 1 then error("column must have one currency, got several: use sums", 2) end
  return self:sums(options)[codes[1]]
end

-- Memory for a result: its values, and nulls and statuses if there may be any.
local function room_for(found, options)
  local failures = options and options.failures or "raise"
  if failures ~= "raise" and failures ~= "null" then error('failures must be "raise" or "null"', 3) end
  local room = { values = bytes.room(found.length, 8), length = found.length }
  if found.validity or failures == "null" then room.validity = core.buffer(math.max(math.ceil(found.length / 8), 1)) end
  if failures == "null" then room.statuses = bytes.room(found.length, 4) end
  return room
end

local function result_of(room, scale)
  return {
    values = room.values,
    length = room.length,
    stride = 8,
    layout = "int64",
    scale = scale or constants.DIGITS_CURRENCY,
    validity = room.validity,
    validity_size = room.validity and math.max(math.ceil(room.length / 8), 1),
  }
end

local function finish(room, made)
  made.length = room.length
  made.values = bytes.taken(room.values, room.length, 8)
  made.validity = room.validity and core.buffer_bytes(room.validity, math.ceil(room.length / 8))
  if room.statuses then
    local statuses = bytes.taken(room.statuses, room.length, 4)
    made.statuses = {}
    for place = 0, room.length - 1 do
      made.statuses[place + 1] = bytes.at(statuses, 4, place)
    end
  end
  return wrap(made)
end

local function days_of(dates, length)
  if dates == nil then return nil end
  local days = {}
  for row = 1, bytes.rows(dates) do
    days[row] = core.day_number(dates[row])
  end
  if #days ~= length then error(("number of dates must be %d, got %d"):format(length, #days), 3) end
  return { values = bytes.integers(days, 4), length = length, stride = 4, layout = "date32" }
end

--- Converts each amount, rounded once, as `Rates:convert` does. `dates` is a table with the date of each row;
-- `failures = "null"` turns a row without a rate into a null, and records its status.
function Amounts:convert(rates, target, options)
  local found = parts(self)
  local given, room = given_of(found, options), room_for(found, options)
  given.dates = days_of(options and options.dates, found.length)
  given.rates, given.statuses = rates, room.statuses
  local report = columns.convert(column_of(found), currencies_of(found), target, result_of(room), given)
  return finish(room, { codes = { target }, scale = report.scale, registry = given.registry })
end

--- Rounds each amount, by default to the minor units of its currency.
function Amounts:round(options)
  local found = parts(self)
  local given, room = given_of(found, options), room_for(found, options)
  given.currencies, given.statuses = currencies_of(found), room.statuses
  local report = columns.quantize(column_of(found), result_of(room), given)
  local scale = report.scale ~= constants.DIGITS_CURRENCY and report.scale or nil
  return finish(room, { codes = found.codes, indices = found.indices, scale = scale, registry = given.registry })
end

--- Divides each amount in proportion to the same weights, and returns a column for each share. The shares of a row add up
-- to its amount.
function Amounts:allocate(weights, options)
  local found = parts(self)
  local given, rooms, shares = given_of(found, options), {}, {}
  for place = 1, bytes.rows(weights) do
    rooms[place] = room_for(found, options)
    shares[place] = result_of(rooms[place], found.scale)
  end
  given.statuses = rooms[1] and rooms[1].statuses
  columns.allocate(column_of(found), weights, shares, given)
  for place, room in ipairs(rooms) do
    room.statuses = room.statuses and given.statuses
    local made = { codes = found.codes, indices = found.indices, scale = found.scale, registry = given.registry }
    shares[place] = finish(room, made)
  end
  return shares
end

--- Compares the columns row by row, and returns a table of -1, 0 and 1. Two currencies in a row raise an error.
function Amounts:compare(other, options)
  local a, b = parts(self), parts(other)
  if a.validity or b.validity then error("columns to compare must not contain nulls", 2) end
  local given, orders = given_of(a, options), core.buffer(math.max(a.length, 1))
  local result = { values = orders, length = a.length, stride = 1, layout = "int8" }
  given.a_currencies, given.b_currencies = currencies_of(a), currencies_of(b)
  columns.compare(column_of(a), column_of(b), result, given)
  local found, packed = {}, core.buffer_bytes(orders, a.length)
  for row = 1, a.length do
    local byte = packed:byte(row)
    found[row] = byte < 128 and byte or byte - 256
  end
  return found
end

return Amounts
