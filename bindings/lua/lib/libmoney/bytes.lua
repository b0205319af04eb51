--- Columns of integers: strings in Lua 5.4, arrays of the FFI in LuaJIT. The library reads both where they are.

local core = require("libmoney.core")

local bytes = {}

--- How many rows a table has. Its border is any index before a nil, so a key behind the border is a row behind a hole.
function bytes.rows(values)
  if type(values) ~= "table" then error("rows must be a table, got " .. type(values), 0) end
  local count = #values
  for key in next, values do
    if type(key) ~= "number" then error(("keys of rows must be integers, got %q"):format(tostring(key)), 0) end
    if key < 1 or key > count or key ~= math.floor(key) then error(("value %d must not be nil"):format(count + 1), 0) end
  end
  return count
end

--- The limits of an integer of 4 bytes; one of 8 bytes has those of its type.
local function fits(value, width) return width == 8 or (value >= -2 ^ 31 and value < 2 ^ 31) end

if not jit then
  local FORMATS = { [4] = "=i4", [8] = "=i8" }
  local pack, unpack_one = string.pack, string.unpack

  --- Returns the integers of a table as bytes, `width` bytes each; a string of such bytes is returned unchanged.
  function bytes.integers(values, width)
    if type(values) == "string" then
      if #values % width ~= 0 then error("the string must contain complete values", 0) end
      return values
    end
    local packed, format = {}, FORMATS[width]
    for index = 1, bytes.rows(values) do
      local value = values[index]
      if math.type(value) ~= "integer" then error(("value %d must be an integer"):format(index), 0) end
      if not fits(value, width) then error(("value %d must fit its integer type"):format(index), 0) end
      packed[index] = pack(format, value)
    end
    return table.concat(packed)
  end

  --- The integer that a text has.
  function bytes.integer(text)
    local number = tonumber(text)
    if math.type(number) ~= "integer" then error("an amount must fit 64 bits, got " .. text, 0) end
    return number
  end

  function bytes.length(values, width) return math.floor(#values / width) end

  --- The integer at an index from 0.
  function bytes.at(values, width, index) return (unpack_one(FORMATS[width], values, index * width + 1)) end

  --- A buffer to which the library can write `count` integers.
  function bytes.room(count, width) return core.buffer(math.max(count * width, 1)) end

  --- The bytes that the library wrote to a buffer.
  function bytes.taken(room, count, width) return core.buffer_bytes(room, count * width) end

  return bytes
end

local ffi = require("ffi")
local TYPES = { [4] = ffi.typeof("int32_t[?]"), [8] = ffi.typeof("int64_t[?]") }
local ARRAYS = { [4] = "^ctype<c?o?n?s?t? ?int %[%d*%??%]>$", [8] = "^ctype<c?o?n?s?t? ?int64_t %[%d*%??%]>$" }
local MOST = ffi.new("uint64_t", 2) ^ 63

local function check(value, index, width)
  local kind = type(value)
  if kind == "cdata" and width == 8 then
    if ffi.istype("int64_t", value) or (ffi.istype("uint64_t", value) and value < MOST) then return value end
  end
  -- From 2^53 on, a float no longer distinguishes neighbouring integers.
  if kind ~= "number" or value ~= math.floor(value) or math.abs(value) >= 2 ^ 53 or not fits(value, width) then
    error(("value %d must be an integer that fits its type"):format(index), 0)
  end
  return value
end

function bytes.integers(values, width)
  local type_of = TYPES[width]
  if type(values) == "string" or type(values) == "cdata" then
    -- An array is copied: a column never changes.
    local size = type(values) == "string" and #values or ffi.sizeof(values)
    if type(values) == "cdata" and not tostring(ffi.typeof(values)):find(ARRAYS[width]) then
      error("values must be an array of " .. (width == 8 and "int64_t" or "int32_t"), 0)
    end
    if size % width ~= 0 then error("the string must contain complete values", 0) end
    local copy = type_of(size / width)
    ffi.copy(copy, values, size)
    return copy
  end
  local count = bytes.rows(values)
  local made = type_of(count)
  for index = 1, count do
    made[index - 1] = check(values[index], index, width)
  end
  return made
end

function bytes.integer(text)
  local sign, digits = text:match("^(-?)0*(%d+)$")
  local most = sign == "-" and "9223372036854775808" or "9223372036854775807"
  if #digits > #most or (#digits == #most and digits > most) then error("an amount must fit 64 bits, got " .. text, 0) end
  local number = ffi.new("int64_t", 0)
  for digit in digits:gmatch("%d") do
    number = number * 10 - tonumber(digit)
  end
  return sign == "-" and number or -number
end

function bytes.length(values, width) return ffi.sizeof(values) / width end

function bytes.at(values, _, index)
  local value = values[index]
  local number = tonumber(value)
  if math.abs(number) < 2 ^ 53 then return number end
  return value
end

function bytes.room(count, width) return TYPES[width](count) end

function bytes.taken(room) return room end

return bytes
