-- Amounts and rates in the vectors' notation.

local libmoney = require("libmoney")
local json = require("json")

local numbers = {}

-- The value of a vector's member, or nil for null.
function numbers.given(value)
  if rawequal(value, json.null) then return nil end
  return value
end

function numbers.number(amount)
  if amount == nil then return nil end
  return tostring(amount:amount())
end

function numbers.map(values, call)
  local found = json.list()
  for index, value in ipairs(values) do
    found[index] = call(value)
  end
  return found
end

-- The table of the listed rates.
function numbers.rates_of(pairs_of)
  local builder = libmoney.RatesBuilder.new()
  for _, pair in ipairs(pairs_of or {}) do
    builder:add(pair.from, pair.to, pair.rate, pair.date)
  end
  return builder:build()
end

-- A whole number in the digits of 16.
function numbers.hexadecimal(digits)
  local found, left = {}, digits
  repeat
    local rest, quotient = 0, {}
    for digit in left:gmatch("%d") do
      rest = rest * 10 + tonumber(digit)
      quotient[#quotient + 1] = ("%d"):format(math.floor(rest / 16))
      rest = rest % 16
    end
    table.insert(found, 1, ("%x"):format(rest))
    left = table.concat(quotient):gsub("^0+", "")
  until left == ""
  return table.concat(found)
end

return numbers
