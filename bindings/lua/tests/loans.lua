-- The answers to the golden vectors of loans and annual percentage rates.

local libmoney = require("libmoney")
local numbers = require("numbers")
local number, map, money = numbers.number, numbers.map, libmoney.money

local function rate_of_charge(vector)
  local flows = map(vector.flows, function(row)
    local flow = { amount = money(row[2], "EUR") }
    if row[1]:find("-", 1, true) then
      flow.date = row[1]
    else
      flow.periods = tonumber(row[1])
    end
    return flow
  end)
  local percent = libmoney.apr(vector.rule, vector.unit, vector.count, flows, vector.digits, "half_up")
  return { percent = tostring(percent) }
end

local function event(words, currency)
  local change = { date = words[1], kind = words[2] }
  if words[2] == "rate" then
    change.rate = words[3]
  elseif words[2] ~= "level" then
    change.amount = money(words[3], currency)
  end
  return change
end

local function schedule(vector)
  local terms = { rate = vector.rate, start = vector.start, kind = vector.kind, day_count = vector.day_count }
  terms.principal = money(vector.principal, vector.currency)
  terms.unit_count, terms.payment_count, terms.first_payment = vector.count, vector.payments, vector.first
  for _, name in ipairs({ "payment", "advance_fee", "payment_fee" }) do
    terms[name] = vector[name] and money(vector[name], vector.currency)
  end
  local loan
  if vector.events then
    local events = map(vector.events, function(words) return event(words, vector.currency) end)
    loan = libmoney.Loan.with_events(terms, events)
  else
    loan = libmoney.Loan.new(terms)
  end
  local rows = map(loan:rows(), function(row)
    return map({ row.payment, row.interest, row.principal, row.balance, row.fee }, number)
  end)
  local rates = map({ "eu", "us" }, function(rule) return tostring(loan:apr(rule, 16, "half_up")) end)
  local info = loan:info()
  return { level = number(info.payment), rows = rows, cost = number(info.cost), apr = rates }
end

return {
  loans = function(vector) return vector.flows and rate_of_charge(vector) or schedule(vector) end,
}
