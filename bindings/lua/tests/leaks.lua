-- A million rounds of values and many of objects must not increase the memory of the process.

local libmoney = require("libmoney")
local checks = require("checks")

local function values(count)
  local sum, one = libmoney.money("0 EUR"), libmoney.money("0.01 EUR")
  for round = 1, count do
    sum = sum + one
    local number = libmoney.decimal(round)
    if round % 16 == 0 then
      assert(#(tostring(sum * 2 - one) .. number) > 0)
      pcall(libmoney.add, sum, "1 USD")
      pcall(libmoney.money, "no amount")
    end
  end
  return sum
end

local history = { "Date,USD,JPY,\n" }
for day = 1, 28 do
  history[#history + 1] = ("2024-01-%02d,1.1,160.5,\n"):format(day)
end
history = table.concat(history)

local function objects(count)
  for round = 1, count do
    local wallet = libmoney.Wallet.new()
    wallet:on_change(function() return wallet end)
    wallet:add("1 EUR", { label = "one" })
    wallet:entries()
    wallet:to_journal()
    local rates = libmoney.Rates.from_ecb_csv(history)
    rates:convert_detailed("1 EUR", "USD", { date = "2024-01-02" })
    libmoney.allocate_detailed("10 EUR", { "1", 2 })
    libmoney.Amounts.new({ 1, 2, 3 }, "EUR"):convert(rates, "USD", { failures = "null" })
    pcall(rates.convert, rates, "1 EUR", "GBP")
    if round % 2 == 0 then wallet:free() end
    pcall(libmoney.watch, function() error("out") end, libmoney.Rates.from_ecb_csv, history)
  end
end

for _, work in ipairs({ { "values", values, 1000000 }, { "objects", objects, 20000 } }) do
  local name, call, count = work[1], work[2], work[3]
  call(count / 10)
  collectgarbage()
  collectgarbage()
  local before, of_lua = checks.resident(), collectgarbage("count")
  call(count)
  collectgarbage()
  collectgarbage()
  local grown = checks.resident() - before
  checks.ok(grown < 6144, ("%s: the process grew by %.0f KiB in %.0f rounds"):format(name, grown, count))
  grown = collectgarbage("count") - of_lua
  checks.ok(grown < 128, ("%s: Lua has %.0f KiB more after %.0f rounds"):format(name, grown, count))
end
checks.done()
