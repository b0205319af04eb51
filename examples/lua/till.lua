-- A till in Switzerland: two tax rates, a weighed product, a discount on a line item and on the order, cash to five
-- centimes, and the complete receipt in euros as well.

local libmoney = require("libmoney")

local GOODS = [[
sku,name,unit,category,price
merlot,Merlot,per bottle,standard,14.85
gruyere,Gruyère,per kg,reduced,24.50
bread,Bread,,reduced,3.90
]]

local catalogue = libmoney.Catalogue.from_csv(GOODS, "CHF")
catalogue:set_tax("standard", "8.1")
catalogue:set_tax("reduced", "2.6")
local basket = libmoney.Basket.new(catalogue)
basket:set_policy(libmoney.basket_policy_preset("swiss_cash"))

basket:add("merlot", 2)
basket:add("gruyere", "0.350")
basket:add("bread", 1)
basket:set_discount("merlot", { kind = "percent", percent = 20 })
basket:set_discount(nil, { kind = "fixed", amount = libmoney.money("2.00", "CHF") })

local rates = libmoney.Rates.from_ecb_csv("Date,CHF,\n2024-03-01,0.9566,\n")
local receipt = basket:checkout("EUR", { rates = rates, date = "2024-03-03", max_gap = 7 })
io.write(receipt:to_text(48))
