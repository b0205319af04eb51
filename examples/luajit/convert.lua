-- Converts at the rates of the European Central Bank: at the newest, and at those of a past date.
--
--     luajit examples/luajit/convert.lua [share/ecb/eurofxref-hist.csv]

package.path = (arg[0]:match("(.*/)") or "./") .. "?.lua;" .. package.path
local ffi = require("ffi")
local bit = require("bit")
local money = require("libmoney")

local file = assert(io.open(arg[1] or "share/ecb/eurofxref-hist.csv", "rb"))
local rates = money.rates_from("money_rates_from_ecb_csv", file:read("*a"))
file:close()

local function convert(text, target, day)
  local amount, result = money.parse(text), ffi.new("money_t")
  local options, how = money.convert_options(), ffi.new("money_conversion_t")
  if day then options.date = money.date(day) end
  options.max_gap = 7
  local ok, failure = money.try("money_rates_convert", rates, amount, target, options, result, how)
  if not ok then
    print(failure.status .. ": " .. failure.text)
    return
  end
  print(("%s = %s at the rates of %s, %s"):format(
    text, money.format(result), money.format_date(how.as_of), ffi.string(how.source)))
  for index = 0, how.leg_count - 1 do
    local leg = how.legs[index]
    print(("  1 %s = %s/%s %s"):format(
      ffi.string(leg.from), tostring(leg.numerator):gsub("ULL", ""), tostring(leg.denominator):gsub("ULL", ""),
      ffi.string(leg.to)))
  end
  if bit.band(how.flags, money.FLAGS.fixed) ~= 0 then print("  by a factor fixed by law") end
end

convert("1000.00 CHF", "JPY")
convert("100.00 EUR", "USD", "2020-03-14")
convert("753.45 HRK", "USD", "2023-01-03")
convert("100.00 EUR", "XAF")
