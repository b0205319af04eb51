-- The program that the host of host.c runs many times: values, objects, listeners, an error, a column and a table of
-- rates.

local libmoney = require("libmoney")

local lines = { "Date,USD,JPY,\n" }
for year = 2000, 2060 do
  lines[#lines + 1] = ("%04d-01-03,1.1,160.5,\n"):format(year)
end
local history = table.concat(lines)
local kept = libmoney.Wallet.new()

local function work()
  local rates = libmoney.Rates.from_ecb_csv(history)
  for round = 1, 50 do
    local heard = 0
    local wallet = libmoney.Wallet.new()
    wallet:on_change(function() heard = heard + 1 end)
    wallet:add("12.50 EUR", { label = "one" })
    wallet:add("1 USD")
    kept:add(libmoney.money(round, "EUR"))
    assert(heard == 2)
    assert(tostring(wallet:total("USD", { rates = rates })) == "14.75 USD")
    assert(wallet:statement("EUR", { rates = rates }):section_count() == 3)
    assert(not pcall(libmoney.add, "1 EUR", "1 USD"))
    local ok, failure = pcall(rates.convert, rates, "1 EUR", "GBP")
    assert(not ok and failure.status == "no_rate")
    assert(tostring(libmoney.Amounts.new({ 100, 250 }, "EUR"):convert(rates, "USD"):sum()) == "3.85 USD")
    assert(tostring(libmoney.Expression.evaluate("(12.50 EUR + 3 EUR) x 2").amount) == "31.00 EUR")
    assert(libmoney.money("19.99", "EUR"):format("de_DE"):find("19,99", 1, true))
    assert(not pcall(libmoney.watch, function() return false end, libmoney.Rates.from_json, "[" .. history))
  end
  collectgarbage()
  return true
end

function go_on() return work() end

return work()
