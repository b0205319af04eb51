-- Converts an amount at the newest rates and at those of a past date, and prints the provenance of each rate.
--
--     lua5.4 convert.lua share/ecb/eurofxref-hist.csv

local libmoney = require("libmoney")

local KINDS = { quoted = "as quoted", inverse = "inverse", fixed = "fixed" }

local function convert(rates, price, target, date)
  -- A weekend has no rates: those of the last week will do.
  local result, details = rates:convert_detailed(price, target, { date = date, max_gap = 7 })
  print(("%s is %s at the rates of %s, %s"):format(tostring(price), tostring(result), details.as_of, details.source))
  if details.flags.earlier then print("  days before the day asked for: " .. details.gap_days) end
  if details.flags.rounded then print("  rounded") end
  for _, leg in ipairs(details.legs) do
    local rate = ("%s/%s"):format(tostring(leg.numerator), tostring(leg.denominator))
    print(("  1 %s = %s %s, %s"):format(leg.from, rate, leg.to, KINDS[leg.kind]))
  end
end

local file = assert(io.open(arg[1] or "share/ecb/eurofxref-hist.csv", "rb"))
local rates = libmoney.Rates.from_ecb_csv(file:read("*a"))
file:close()
local price = libmoney.money("1000.00 CHF")
convert(rates, price, "JPY")
convert(rates, price, "JPY", "2020-03-14")
