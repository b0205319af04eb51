-- Splits an invoice among three friends, equally and in proportion to their orders, without losing a cent.

local libmoney = require("libmoney")

local function show(title, shares)
  print(title)
  for _, share in ipairs(shares) do
    print("  " .. share)
  end
  print("  total " .. libmoney.sum(shares))
end

show("Equally:", libmoney.money("100.00", "EUR"):split(3))

-- With a tip, the total is 110 euros; each friend pays in proportion to the order.
local invoice = libmoney.money("110.00", "EUR")
local ordered = { "41.50", "27.00", "31.50" }
show("In proportion to the orders:", invoice:allocate(ordered))

-- In whole euros, with the remainder returned separately.
local shares, left = libmoney.allocate_detailed(invoice, ordered, { method = "separate_remainder", digits = 0 })
show("In whole euros:", shares)
print("  left over " .. left)
