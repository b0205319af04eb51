-- Splits an invoice: among three friends equally, and by what each of them ordered. Not a cent is lost.

local libmoney = require("libmoney")

local function show(title, shares)
  print(title)
  for _, share in ipairs(shares) do
    print("  " .. share)
  end
  print("  together " .. libmoney.sum(shares))
end

show("Equally:", libmoney.money("100.00", "EUR"):split(3))

-- A tip makes it 110 euros; each pays in proportion to what they had.
local invoice = libmoney.money("110.00", "EUR")
local ordered = { "41.50", "27.00", "31.50" }
show("By what each ordered:", invoice:allocate(ordered))

-- Or in whole euros, and what is left is told apart.
local shares, left = libmoney.allocate_detailed(invoice, ordered, { method = "separate_remainder", digits = 0 })
show("In whole euros:", shares)
print("  left over " .. left)
