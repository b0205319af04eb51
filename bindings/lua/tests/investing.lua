-- The answers to the golden vectors of the time value of money and of disposals.

local libmoney = require("libmoney")
local json = require("json")
local numbers = require("numbers")
local number, map = numbers.number, numbers.map

local names = { "time", "periods", "rate_periods", "rate", "payment", "present_value", "future_value" }

local function of_annuity(vector)
  local annuity, answer = {}, libmoney["annuity_" .. vector["function"]]
  for _, name in ipairs(names) do
    annuity[name] = vector[name]
  end
  if vector["function"] == "principal" or vector["function"] == "interest" then
    return answer(annuity, vector.period, vector.digits, vector.rounding)
  end
  return answer(annuity, vector.digits, vector.rounding)
end

local function time_value(vector)
  local name, digits, rounding = vector["function"], vector.digits, vector.rounding
  local found
  if name == "npv" then
    found = libmoney.npv(vector.rate, vector.amounts, digits, rounding)
  elseif name == "mirr" then
    found = libmoney.mirr(vector.amounts, vector.finance, vector.reinvest, digits, rounding)
  elseif name == "real_return" then
    found = libmoney.real_return(vector.nominal, vector.index_start, vector.index_end, digits, rounding)
  else
    found = of_annuity(vector)
  end
  return { result = tostring(found) }
end

-- The portfolio of a text in CSV.
local function portfolio_of(vector)
  local options = { method = vector.method, fees = vector.fees, capital = vector.capital }
  options.wash_sales = vector.wash_sales
  return libmoney.Portfolio.from_csv(vector.csv, vector.currency, options)
end

local function day_of(text) return text ~= "" and text or nil end

local function disposals(vector)
  local portfolio = portfolio_of(vector)
  local rows = map(portfolio:disposals():items(), function(row)
    local words = json.list()
    words[1], words[2], words[3] = row.id, tostring(row.date), libmoney.disposal_rule_text(row.rule)
    words[4] = tostring(row.quantity)
    for index, one in ipairs({ row.proceeds, row.cost, row.gain, row.disallowed }) do
      words[4 + index] = number(one)
    end
    return words
  end)
  local pools = map(vector.pools, function(asked)
    local pool = portfolio:pool(asked[1], day_of(asked[2]))
    local words = json.list()
    words[1], words[2] = tostring(pool.count_numerator), tostring(pool.count_denominator)
    words[3] = number(pool.cost)
    return words
  end)
  return { disposals = rows, pools = pools, report = portfolio:tax_report(vector.year, "csv") }
end

return { ["time-value"] = time_value, disposals = disposals }
