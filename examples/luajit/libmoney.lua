-- The library for LuaJIT: its header is the whole binding. Run from the root of the source tree; LIBMONEY_PATH names
-- another library than build/lib/libmoney.so.

local ffi = require("ffi")

-- What the C compiler makes of the header is what ffi.cdef reads.
local function declare(header)
  local compiler = os.getenv("CC") or "cc"
  local pipe = assert(io.popen(compiler .. " -std=c99 -E -P " .. header))
  local declarations = pipe:read("*a")
  pipe:close()
  assert(declarations:find("money_rates_convert", 1, true), "cannot preprocess " .. header)
  ffi.cdef(declarations)
end

declare("include/money.h")
local C = ffi.load(os.getenv("LIBMONEY_PATH") or "build/lib/libmoney.so")

-- Macros do not pass the preprocessor; these are their values.
local money = {
  C = C,
  DATE_NONE = -2 ^ 31,
  DIGITS_CURRENCY = -1,
  FLAGS = { rounded = 1, rate_rounded = 2, fixed = 4, earlier = 8 },
  ROUND = {
    half_even = 0, half_up = 1, half_down = 2, up = 3, down = 4, ceiling = 5, floor = 6, unnecessary = 7,
  },
  ALLOCATE = { largest_remainder = 0, floor_to_first = 1, floor_to_last = 2, separate_remainder = 3 },
}

-- Calls a function with an error of its own behind the arguments: true, or nil and a table of what went wrong.
function money.try(name, ...)
  local err = ffi.new("money_error_t")
  local arguments = { n = select("#", ...), ... }
  arguments[arguments.n + 1] = err
  local status = C[name](unpack(arguments, 1, arguments.n + 1))
  if status == 0 then return true end
  return nil, {
    status = ffi.string(C.money_status_name(status)),
    text = ffi.string(err.text),
    position = tonumber(err.position),
  }
end

-- The same, where a failure is an error of Lua.
function money.call(name, ...)
  local ok, failure = money.try(name, ...)
  if not ok then error(failure.text, 2) end
end

function money.parse(text)
  local amount = ffi.new("money_t")
  money.call("money_parse", text, #text, amount)
  return amount
end

function money.decimal(text)
  local value = ffi.new("money_decimal_t")
  money.call("money_decimal_parse", text, #text, value)
  return value
end

local function text_by(name, value)
  local buffer = ffi.new("char[64]")
  money.call(name, value, buffer, 64, nil)
  return ffi.string(buffer)
end

function money.format(amount) return text_by("money_format", amount) end
function money.format_decimal(value) return text_by("money_decimal_format", value) end

function money.date(text)
  local date = ffi.new("int32_t[1]")
  money.call("money_date_parse", text, #text, date)
  return date[0]
end

function money.format_date(date) return text_by("money_date_format", date) end

-- A table of rates from a document's text; it is freed with the object.
function money.rates_from(reader, text)
  local rates = ffi.new("money_rates_t *[1]")
  money.call(reader, text, #text, rates)
  return ffi.gc(rates[0], C.money_rates_free)
end

function money.convert_options()
  local options = ffi.new("money_convert_options_t")
  C.money_convert_options_init(options)
  return options
end

return money
