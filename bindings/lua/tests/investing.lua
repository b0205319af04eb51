-- The answers to the golden vectors of the time value of money, disposals, track records and rebalancing.

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

-- The instant at which a day begins in UTC.
local function instant_of(text)
  local year, month, day = text:match("^(%d+)-(%d+)-(%d+)$")
  local noon = os.time({ year = year, month = month, day = day, hour = 12 })
  local days = (noon - os.time({ year = 1970, month = 1, day = 1, hour = 12 })) / 86400
  return math.floor(days + 0.5) * 86400
end

local function record_of(vector)
  local options = { flow_time = vector.flow_time, sample = vector.sample, digits = vector.digits }
  options.rounding, options.first, options.last = vector.rounding, day_of(vector.first), day_of(vector.last)
  if vector.csv then
    local quotes = map(vector.quotes, function(row)
      return { symbol = row[1], price = row[3], instant = instant_of(row[2]) }
    end)
    return portfolio_of(vector):track_record(quotes, options)
  end
  local points = map(vector.points, function(row)
    return { date = row[1], value = libmoney.money(row[2], "EUR"), flow = libmoney.money(row[3], "EUR") }
  end)
  return libmoney.points_track_record(points, options)
end

local function track_records(vector)
  local record, has = record_of(vector), {}
  for _, figure in ipairs(record.figures) do
    has[figure] = true
  end
  local days, doubles = json.list(), json.list()
  for index, name in ipairs({ "first", "last", "peak", "trough", "recovery", "longest_start" }) do
    days[index] = record[name] == nil and "" or tostring(record[name])
  end
  local deviations = { "annualised", "volatility", "semi_deviation", "year_factor" }
  for index, name in ipairs(deviations) do
    doubles[index] = has[index == 1 and name or "volatility"] and record[name] or json.null
  end
  local dietz = has.modified_dietz and tostring(record.modified_dietz) or json.null
  local amounts = map({ record.start_value, record.end_value, record.flows, record.gain }, number)
  return {
    days = days, amounts = amounts, doubles = doubles,
    returns = { tostring(record.time_weighted), dietz, tostring(record.drawdown) },
    counts = { record.longest_days, has.volatility and record.sample_count or 0 },
  }
end

local function rebalancing(vector)
  local portfolio = portfolio_of(vector)
  local rates = vector.rates[1] and numbers.rates_of(vector.rates) or nil
  local targets = map(vector.targets, function(row) return { symbol = row[1], weight = row[2] } end)
  local quotes = map(vector.quotes, function(row)
    return { symbol = row[1], price = row[2], currency = row[3] }
  end)
  local options = { quantity_digits = vector.digits, sells = vector.sells }
  options.cash = libmoney.money(vector.cash, vector.currency)
  local plan = portfolio:rebalance(targets, quotes, { rates = rates, options = options })
  local labels = map(vector.labels, function(row) return { symbol = row[1], label = row[2] } end)
  local valuation = portfolio:value(quotes, { rates = rates })
  local info = plan:info()
  return {
    total = number(info.total), cash_left = number(info.cash_left),
    orders = map(plan:orders(), function(one)
      return { one.symbol, tostring(one.quantity), number(one.amount) }
    end),
    rows = map(valuation:breakdown(labels):rows(), function(row)
      return { row.label, number(row.value), tostring(row.percent), row.position_count }
    end),
  }
end

return {
  ["time-value"] = time_value, disposals = disposals, ["track-records"] = track_records, rebalancing = rebalancing,
}
