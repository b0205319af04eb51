-- The answers to the golden vectors of the time value of money.

local libmoney = require("libmoney")

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

return { ["time-value"] = time_value }
