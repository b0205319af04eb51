-- Runs the golden vectors (parsing, allocation, conversion) through LuaJIT, and prints what it counted.
--
--     luajit examples/luajit/vectors.lua [Tests/Vectors]

package.path = (arg[0]:match("(.*/)") or "./") .. "?.lua;" .. package.path
local ffi = require("ffi")
local bit = require("bit")
local money = require("libmoney")
local json = require("json")

local directory = arg[1] or "Tests/Vectors"
local passed, failed = 0, 0

local function check(holds, case, what)
  if holds then
    passed = passed + 1
    return
  end
  failed = failed + 1
  io.stderr:write(("%s: %s\n"):format(case.text or (case.amount .. " " .. (case.to or case.currency)), what))
end

-- Whether a call ended as the case wants: a case's error is the name of a status, or the start of the error's line.
local function ended_well(case, ok, failure)
  if case.error then
    local name = "MONEY_ERR_" .. case.error:upper():gsub(" ", "_")
    check(not ok and (failure.status == name or failure.text:sub(1, #case.error) == case.error), case,
      ok and "no error" or failure.text)
  else
    check(ok, case, ok or failure.text)
  end
  return ok and not case.error
end

local function amount_of(text, currency)
  local amount = ffi.new("money_t")
  money.call("money_new", money.decimal(text), currency, nil, amount)
  return amount
end

local function check_amount(case, amount, text, currency)
  local wanted, got = money.format(amount_of(text, currency)), money.format(amount)
  check(got == wanted, case, got .. " instead of " .. wanted)
end

local run = {}

function run.parse(case)
  local ok, failure
  if case.currency then
    local amount = ffi.new("money_t")
    ok, failure = money.try("money_parse", case.text, #case.text, amount)
    if ended_well(case, ok, failure) then check_amount(case, amount, case.accept, case.currency) end
  else
    local value = ffi.new("money_decimal_t")
    ok, failure = money.try("money_decimal_parse", case.text, #case.text, value)
    if ended_well(case, ok, failure) then
      check(money.format_decimal(value) == case.accept, case, money.format_decimal(value))
    end
  end
  if case.position and failure then check(failure.position == case.position, case, "at " .. failure.position) end
end

function run.allocation(case)
  local count = case.weights.n
  local weights, shares = ffi.new("money_decimal_t[?]", count + 1), ffi.new("money_t[?]", count + 1)
  local remainder = ffi.new("money_t")
  local options = ffi.new("money_allocate_options_t")
  money.C.money_allocate_options_init(options)
  options.method = money.ALLOCATE[case.method]
  for index = 1, count do weights[index - 1] = money.decimal(case.weights[index]) end
  local amount = amount_of(case.amount, case.currency)
  local ok, failure = money.try("money_allocate", amount, weights, count, options, shares, remainder)
  if ended_well(case, ok, failure) then
    for index = 1, count do check_amount(case, shares[index - 1], case.shares[index], case.currency) end
  end
end

local function table_of(case)
  local builder, rates = ffi.new("money_rates_builder_t *[1]"), ffi.new("money_rates_t *[1]")
  money.call("money_rates_builder_new", builder)
  local owned = ffi.gc(builder[0], money.C.money_rates_builder_free)
  for index = 1, case.rates.n do
    local pair = case.rates[index]
    local date = pair.date and money.date(pair.date) or money.DATE_NONE
    local ok, failure = money.try("money_rates_builder_add", owned, pair.from, pair.to, pair.rate, #pair.rate, date)
    if not ok then return nil, failure end
  end
  money.call("money_rates_builder_build", owned, rates)
  return ffi.gc(rates[0], money.C.money_rates_free)
end

function run.conversion(case)
  local rates, failure = table_of(case)
  if not rates then return ended_well(case, nil, failure) end
  local options, how, result = money.convert_options(), ffi.new("money_conversion_t"), ffi.new("money_t")
  options.rounding = money.ROUND[case.rounding or "half_even"]
  if case.digits then options.digits = case.digits end
  if case.date then options.date = money.date(case.date) end
  local amount, ok = amount_of(case.amount, case.from), nil
  ok, failure = money.try("money_rates_convert", rates, amount, case.to, options, result, how)
  if not ended_well(case, ok, failure) then return end
  check_amount(case, result, case.result, case.to)
  if case.flags then
    local flags = 0
    for index = 1, case.flags.n do flags = bit.bor(flags, money.FLAGS[case.flags[index]]) end
    check(how.flags == flags, case, "flags " .. how.flags)
  end
  if case.path then
    local path = { ffi.string(how.legs[0].from) }
    for index = 0, how.leg_count - 1 do path[#path + 1] = ffi.string(how.legs[index].to) end
    check(table.concat(path, " ") == table.concat(case.path, " "), case, table.concat(path, " "))
  end
end

for _, name in ipairs({ "parse", "allocation", "conversion" }) do
  local file = assert(io.open(directory .. "/" .. name .. ".json", "rb"))
  local cases = json.decode(file:read("*a"))
  file:close()
  assert(cases.n > 0, "no cases")
  for index = 1, cases.n do run[name](cases[index]) end
end
print(("%d passed, %d failed"):format(passed, failed))
os.exit(failed == 0 and 0 or 1)
