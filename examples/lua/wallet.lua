-- A wallet's statement at the rates of the European Central Bank, a transfer, a hold, an exchange.
--
--     lua5.4 wallet.lua share/ecb/eurofxref-hist.csv

local libmoney = require("libmoney")

local DAY = "2024-03-01"

local function show(wallet, rates)
  local statement = wallet:statement("EUR", { rates = rates, date = DAY })
  local sections = statement:section_count()
  for section = 0, sections - 1 do
    print(section + 1 == sections and "All" or statement:section_at(section))
    for _, row in ipairs(statement:rows(section)) do
      local label = row.label == "" and "" or "  " .. row.label
      print(("  %s %16s%s"):format(row.kind == "amount" and " " or "=", row.text, label))
    end
  end
end

local file = assert(io.open(arg[1] or "share/ecb/eurofxref-hist.csv", "rb"))
local rates = libmoney.Rates.from_ecb_csv(file:read("*a"))
file:close()
local wallet, savings = libmoney.Wallet.new(), libmoney.Wallet.new()
wallet:on_change(function(revision) print("wallet: change " .. revision) end)
wallet:add("250.00 EUR", { label = "salary", date = DAY })
wallet:add("80.00 USD", { label = "from Ann" })
wallet:add("12000 JPY")
wallet:add("-19.90 EUR", { label = "books", date = "2024-03-05" })

-- A hotel places a hold; held amounts cannot be spent.
local hold = wallet:hold("200.00 EUR", { label = "hotel" })
local ok, failure = pcall(libmoney.wallet_transfer, { { source = wallet, target = savings, amount = "100.00 EUR" } })
if not ok then print(failure.text) end
wallet:commit(hold)

-- A transfer is atomic; a fee is a leg of its own.
local legs = { { source = wallet, target = savings, amount = "20.00 EUR" }, { source = wallet, amount = "0.50 EUR" } }
libmoney.wallet_transfer(legs, { label = "savings" })
wallet:exchange({ { give = "5000 JPY", receive = "EUR" } }, { rates = rates, options = { date = DAY } })

show(wallet, rates)
local again = libmoney.Wallet.from_journal(wallet:to_journal())
print("rebuilt from its journal: " .. (again:to_json() == wallet:to_json() and "True" or "False"))
