-- The answer to a golden vector, a function for each kind.

local libmoney = require("libmoney")
local json = require("json")
local numbers = require("numbers")
local number, given, map, rates_of = numbers.number, numbers.given, numbers.map, numbers.rates_of
local money = libmoney.money

local RATES = '{"success":true,"timestamp":0,"source":"USD","quotes":{"USDEUR":0.9}}'
local LIST = '{"success":true,"currencies":{"EUR":"Euro"}}'
local FIELDS = { "date", "type", "ticker", "quantity", "price", "sum" }

local answers = {}

-- The error that a function raises, or nil.
local function failed(call)
  local ok, failure = pcall(call)
  if ok then return nil end
  if not libmoney.is_error(failure) then error(failure, 0) end
  return failure
end

function answers.parse(vector)
  if vector.currency ~= nil then
    local amount = money(vector.text)
    return { value = number(amount), currency = amount:currency() }
  end
  local found = libmoney.parse_with_currency(vector.text, "EUR")
  return { value = number(found), decimal = tostring(libmoney.decimal(vector.text)) }
end

function answers.allocation(vector)
  local options = { method = vector.method or "largest_remainder" }
  local amount = money(vector.amount, vector.currency)
  local shares, remainder = libmoney.allocate_detailed(amount, vector.weights, options)
  return { shares = map(shares, number), remainder = number(remainder) }
end

function answers.conversion(vector)
  local options = { rounding = vector.rounding, digits = vector.digits, date = vector.date }
  local rates = rates_of(vector.rates)
  local result, details = rates:convert_detailed(money(vector.amount, vector.from), vector.to, options)
  local path = json.list()
  for index, leg in ipairs(details.legs) do
    if index == 1 then path[1] = leg.from end
    path[index + 1] = leg.to
  end
  return { result = number(result), flags = map(details.flags, tostring), path = path }
end

local function bag_of(texts)
  local bag = libmoney.Bag.new()
  for _, text in ipairs(texts) do
    bag:add(text)
  end
  return bag
end

function answers.bag(vector)
  local told = {}
  if vector.equal then
    local a, b = bag_of(vector.equal[1]), bag_of(vector.equal[2])
    told.equal = a:equal(b) and a:hash() == b:hash()
  end
  if vector.sum then
    local sum = bag_of(vector.sum)
    sum:multiply(vector.times)
    told.result = number(sum:reduce(vector.reduce, { rates = rates_of(vector.rates) }))
  end
  return told
end

function answers.expressions(vector)
  local options = { rates = rates_of(vector.rates) }
  local value, expression = libmoney.Expression.evaluate_detailed(vector.expression, options)
  local sign, numerator, denominator = expression:info().exact:match("^(-?)(%d+)/?(%d*)$")
  return {
    result = tostring(value.kind == "amount" and value.amount or value.number),
    rounded = value.flags.rounded or false,
    exact = {
      sign == "-" and -1 or numerator == "0" and 0 or 1,
      numbers.hexadecimal(numerator),
      numbers.hexadecimal(denominator == "" and "1" or denominator),
    },
  }
end

function answers.xirr(vector)
  local flows = map(vector.flows, function(flow) return { date = flow[1], amount = money(flow[2], "EUR") } end)
  local found = libmoney.xirr(flows)
  if found.outcome == "undefined" then return { undefined = libmoney.xirr_reason_text(found.reason) } end
  return { root = found.rates[1] }
end

function answers.calculator(vector)
  local machine = libmoney.Calculator.new()
  local alert = machine:press_keys(vector.keys)
  return { alert = libmoney.calculator_alert_name(alert), display = machine:display() }
end

local function list_of(vector, document)
  local list = libmoney.CurrencyList.new(vector.language)
  list:add_json(document)
  for _, code in ipairs(vector.favourites or {}) do
    list:set_favourite(code, true)
  end
  if vector.sort then list:set_sort(vector.sort) end
  if vector.search then list:set_search(vector.search) end
  return { codes = map(list:items(), function(item) return item.code end), state = list:state() }
end

local function typed(vector, rates, text)
  local made = libmoney.Converter.new(vector.source, vector.target)
  made:set_rates(rates, "network", nil)
  made:set_amount(text)
  return made
end

function answers.converter(vector, document)
  if vector.list then return list_of(vector, document) end
  local rates = libmoney.Rates.from_json(document)
  local made = typed(vector, rates, vector.typed)
  local info = made:info(nil)
  local told = { state = info.state, unfinished = info.input_state == "unfinished", reason = made:reason() }
  if info.state == "ready" then
    local _, details = made:result_detailed(nil)
    told.result, told.equivalence, told.through = made:text(), made:unit_rate(), json.list()
    for index = 2, #details.legs do
      told.through[index - 1] = details.legs[index].from
    end
    local legs = made:rate(nil).legs
    if #legs == 1 then told.rate = { tostring(legs[1].numerator), tostring(legs[1].denominator) } end
  end
  if vector.result_of then told.other = typed(vector, rates, vector.result_of):text() end
  return told
end

answers["currency-order"] = function(vector)
  local found = libmoney.CurrencyList.new(vector.language)
  for _, code in ipairs(vector.codes) do
    found:add(code)
  end
  local function codes() return map(found:items(), function(item) return item.code end) end
  local up = codes()
  found:set_sort("name_descending")
  return { up = up, down = codes() }
end

answers["transaction-draft"] = function(vector)
  local draft, portfolio = vector.draft, libmoney.Portfolio.new("EUR")
  local filled = libmoney.OrderForm.new(portfolio, nil, draft.rule == nil and "letters" or "exchange_symbol")
  local told = { states = {}, texts = {} }
  local function field_of(name) return name == "type" and "action" or name end
  for _, name in ipairs(FIELDS) do
    if draft[name] ~= nil then filled:set(field_of(name), draft[name]) end
  end
  for _, name in ipairs(FIELDS) do
    told.states[name] = libmoney.field_state_text(filled:state(field_of(name)))
    told.texts[name] = filled:text(field_of(name))
  end
  told.saved = failed(function() filled:save(portfolio) end) == nil
  told.stored = portfolio:count()
  return told
end

local function feed_answer(made, id, answer, now, body)
  if answer == "no connection" then
    made:fail_request(id, "connection", now)
  elseif answer == "html" then
    made:receive_response(id, 200, "text/html", "<html></html>", now)
  else
    made:receive_response(id, 200, "application/json", body, now)
  end
  local status = made:failure().status
  return status == "ok" and "MONEY_OK" or "MONEY_ERR_" .. status:upper()
end

function answers.feed(vector)
  local is_list = vector.feed == "currency_list"
  local provider = is_list and "currencylayer_list" or "currencylayer"
  local made = libmoney.Feed.new(provider, { api_key = "not-a-key", ttl_seconds = vector.ttl_seconds })
  local id, steps = 0, json.list()
  for index, step in ipairs(vector.steps) do
    local now = step.at or 0
    if step.expect ~= nil then
      local request = made:next(now)
      if request then id = request:id() end
      steps[index] = request and "fetch" or "nothing"
    elseif step.event ~= nil then
      if step.event == "refresh" then made:refresh() else made:notify_online(now) end
      steps[index] = "done"
    elseif step.answer ~= nil then
      steps[index] = feed_answer(made, id, step.answer, now, is_list and LIST or RATES)
    else
      local info = made:info(now)
      steps[index] = { info.state, info.age_seconds, made:rates() ~= nil }
    end
  end
  return { steps = steps }
end

local function portfolio_of(vector, method)
  local own = vector.currency or vector.security_currency
  local report = vector.report_currency or own
  local made = libmoney.Portfolio.new(report, { method = method })
  local function cents(code) return money(vector.rate_at_trade[code], code):minor() end
  for _, row in ipairs(vector.transactions) do
    local one = { date = row[1], action = row[2], symbol = row[3], quantity = row[4], total = money(row[5], own) }
    if vector.rate_at_trade then
      one.rate_numerator, one.rate_denominator = cents(report), cents(own)
    end
    made:add(one)
  end
  return made
end

local function valuation_of(vector, made, rates)
  local symbol = made:transaction_at(0).symbol
  return made:value(vector.price and { { symbol = symbol, price = vector.price } } or {}, { rates = rates })
end

local function position_of(vector, method)
  local position = valuation_of(vector, portfolio_of(vector, method)):position_at(0)
  return {
    realised = number(position.realised_gain),
    remaining_quantity = tostring(position.quantity),
    remaining_cost = number(position.cost),
    unrealised = number(position.performance.unrealised_gain),
  }
end

function answers.portfolio(vector)
  local told = { fifo = position_of(vector, "fifo"), average = position_of(vector, "average") }
  if not vector.rate_now then return told end
  local own = vector.currency or vector.security_currency
  local report = vector.report_currency or own
  local function cents(code) return tostring(money(vector.rate_now[code], code):minor()) end
  local rates = rates_of({ { from = own, to = report, rate = cents(report) .. "/" .. cents(own) } })
  local found = valuation_of(vector, portfolio_of(vector, "fifo"), rates):summary().performance
  told.value_now, told.profit = number(found.value), number(found.profit)
  told.currency_effect, told.price_effect = number(found.currency_effect), number(found.price_effect)
  return told
end

function answers.wallet(vector)
  local filled = libmoney.Wallet.new()
  for _, text in ipairs(vector.moneys) do
    filled:add(text)
  end
  local told = { count = filled:count(), currencies = json.list(), per_currency = {}, sums = {} }
  for index = 0, filled:currency_count() - 1 do
    told.currencies[index + 1] = filled:currency_at(index)
  end
  for code in pairs(vector.per_currency or {}) do
    told.per_currency[code] = filled:count(code)
  end
  for code in pairs(vector.sums or {}) do
    told.sums[code] = number(filled:sum(code))
  end
  local target, rates = vector.total.currency, rates_of(vector.total.rates)
  local error_of_total = failed(function()
    local total, details = filled:total_detailed(target, { rates = rates })
    told.total, told.total_of_rounded = number(total), number(details.total_of_rounded)
  end)
  told.total_error = error_of_total and error_of_total.text
  local statement
  local failure = failed(function() statement = filled:statement(target, { rates = rates }) end)
  if failure then
    told.statement_error = failure.text
    return told
  end
  told.sections, told.rows = statement:section_count(), 0
  for section = 0, told.sections - 1 do
    told.rows = told.rows + statement:row_count(section)
  end
  return told
end

local operations = {
  add = function(a, b) return a + b end,
  subtract = function(a, b) return a - b end,
  compare = function(a, b) return a:compare(b) end,
  equal = function(a, b) return a == b and 1 or 0 end,
}

function answers.operation(vector)
  local a, name = money(vector.a), vector.name
  local options = { digits = vector.digits, rounding = vector.rounding }
  if name == "split" then return { result = table.concat(map(a:split(vector.count), tostring), ",") } end
  if name == "quantize" then return { result = tostring(a:round(vector.digits, vector.rounding)) } end
  if name == "multiply" then return { result = tostring(a:times(vector.factor, options)) } end
  if name == "divide" then return { result = tostring(a:divided_by(vector.factor, options)) } end
  return { result = tostring(operations[name](a, money(vector.b))) }
end

answers.given = given
return answers
