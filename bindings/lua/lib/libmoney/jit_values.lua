--- Amounts and decimals in LuaJIT: structs of its FFI, so that its compiler adds and compares them without memory of C. Their
-- fields are constants, so a program cannot write them.

local ffi = require("ffi")
local core = require("libmoney.core")

local Amount = ffi.typeof("struct { const uint64_t _low; const int64_t _high; const uint32_t _scale; const char _code[12]; }")
local Number = ffi.typeof("struct { const uint64_t _low; const int64_t _high; const uint32_t _scale; const uint32_t _none; }")
local Signed, Unsigned = ffi.typeof("int64_t"), ffi.typeof("uint64_t")
local Order = ffi.typeof("int32_t[1]")
local istype, sizeof, tostring = ffi.istype, ffi.sizeof, tostring

local function function_of(type, name) return ffi.cast(type, core.address(name)) end

local binary = ffi.typeof("int32_t (*)(const void *, const void *, void *, void *)")
local add, subtract = function_of(binary, "money_add"), function_of(binary, "money_subtract")
local compare, equal = function_of(binary, "money_compare"), function_of(binary, "money_equal")
local negate = function_of("int32_t (*)(const void *, void *, void *)", "money_negate")

-- Failures and operands other than two amounts are passed to the module, which reports the error.
local function plus(a, b)
  if istype(Amount, a) and istype(Amount, b) then
    local sum = Amount()
    if add(a, b, sum, nil) == 0 then return sum end
  end
  return core.add(a, b)
end

local function minus(a, b)
  if istype(Amount, a) and istype(Amount, b) then
    local difference = Amount()
    if subtract(a, b, difference, nil) == 0 then return difference end
  end
  return core.subtract(a, b)
end

local function negative(a)
  local found = Amount()
  if negate(a, found, nil) == 0 then return found end
  return core.negate(a)
end

local function is_equal(a, b)
  if istype(Amount, a) and istype(Amount, b) then
    local found = Order()
    if equal(a, b, found, nil) == 0 then return found[0] ~= 0 end
  end
  return core.equal(a, b)
end

local function is_less(a, b)
  if istype(Amount, a) and istype(Amount, b) then
    local order = Order()
    if compare(a, b, order, nil) == 0 then return order[0] < 0 end
  end
  return core.less(a, b)
end

local function is_less_or_equal(a, b)
  if istype(Amount, a) and istype(Amount, b) then
    local order = Order()
    if compare(a, b, order, nil) == 0 then return order[0] <= 0 end
  end
  return core.less_or_equal(a, b)
end

core.adopt({
  -- An integer of the FFI as text, or nil for any other value.
  integer_text = function(value)
    if istype(Signed, value) then return (tostring(value):gsub("LL$", "")) end
    if istype(Unsigned, value) then return (tostring(value):gsub("ULL$", "")) end
    return nil
  end,
  -- An integer of 64 bits from two halves.
  wide = function(high, low, is_unsigned)
    local whole = ffi.cast(is_unsigned and Unsigned or Signed, high)
    return whole * 4294967296 + low
  end,
  -- The size of an array in bytes, or nil for any other value: the size of the data behind a pointer is unknown.
  array_size = function(value)
    if tostring(ffi.typeof(value)):find("%[[%d?]*%]>$") then return sizeof(value) end
    return nil
  end,
})

core.adopt_values({
  new_amount = function() return Amount() end,
  new_decimal = function() return Number() end,
  is_amount = function(value) return istype(Amount, value) end,
  is_decimal = function(value) return istype(Number, value) end,
})

-- Fills in LuaJIT's own functions, and adds methods and operators to the structs.
return function(amount, decimal)
  amount.__add, amount.__sub, amount.__unm = plus, minus, negative
  amount.__eq, amount.__lt, amount.__le = is_equal, is_less, is_less_or_equal
  ffi.metatype(Amount, amount)
  ffi.metatype(Number, decimal)
end
