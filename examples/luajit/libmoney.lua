-- The library for LuaJIT: its header is the whole binding. Run from the root of the source tree; LIBMONEY_PATH names
-- another library than build/lib/libmoney.so.

local ffi = require("ffi")

-- What the C compiler makes of the header is what ffi.cdef reads.
local function declare(header)
  local compiler = os.getenv("CC") or "cc"
  local pipe = assert(io.popen(compiler .. " -std=c99 -DMONEY_PLAIN -E -P " .. header))
  local declarations = pipe:read("*a")
  pipe:close()
  assert(declarations:find("money_rates_convert", 1, true), "cannot preprocess " .. header)
  ffi.cdef(declarations)
end

declare("include/money.h")
local C = ffi.load(os.getenv("LIBMONEY_PATH") or "build/lib/libmoney.so")

-- Macros do not pass the preprocessor; interface/money_constants.lua has their values.
local folder = debug.getinfo(1, "S").source:match("^@(.*/)") or "./"
local constants = dofile(folder .. "interface/money_constants.lua")

-- The constants of a group by their names in small letters.
local function group(prefix)
  local found = {}
  for name, value in pairs(constants) do
    local rest = name:match("^" .. prefix .. "_(.*)")
    if rest then found[rest:lower()] = value end
  end
  return found
end

local money = {
  C = C,
  DATE_NONE = constants.DATE_NONE,
  DIGITS_CURRENCY = constants.DIGITS_CURRENCY,
  FLAGS = group("FLAG"),
  ROUND = group("ROUND"),
  ALLOCATE = group("ALLOCATE"),
}

-- What callbacks raised, for the call that they ran in. An error of Lua must not pass through the library.
local raised = {}

-- Sets the callback of an object, by the function that does so: a Lua function, or nil for none. What it raises is
-- raised again by the call that made the change, after the library has returned. The callback must be kept as long as
-- the object may run it; its method `free` ends it.
--
--     local heard = money.listen("money_wallet_on_change", wallet, function(revision) print(revision) end)
function money.listen(name, object, listener)
  if listener == nil then
    money.call(name, object, nil, nil)
    return nil
  end
  local kind = (name:match("on_display$") or name:match("on_alert$") or "on_change"):sub(4)
  local callback = ffi.cast("money_" .. kind .. "_callback_t", function(_, news)
    local ok, failure = pcall(listener, kind == "display" and ffi.string(news) or news)
    if not ok then raised[#raised + 1] = failure end
  end)
  money.call(name, object, callback, nil)
  return callback
end

-- Calls a function with an error of its own behind the arguments: true, or nil and a table of what went wrong.
function money.try(name, ...)
  local err = ffi.new("money_error_t")
  local arguments = { n = select("#", ...), ... }
  arguments[arguments.n + 1] = err
  local status = C[name](unpack(arguments, 1, arguments.n + 1))
  if #raised > 0 then
    local first = raised[1]
    raised = {}
    error(first, 0)
  end
  if status == 0 then return true end
  return nil, {
    status = ffi.string(C.money_status_name(status)),
    text = ffi.string(err.text),
    position = tonumber(err.position),
  }
end

-- A function that the compiler has compiled cannot call C code that calls back into Lua.
jit.off(money.try)

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
