-- The answers to the golden vectors of exchanges and quotes.

local libmoney = require("libmoney")
local json = require("json")
local numbers = require("numbers")
local money = libmoney.money

-- The operations of the steps, on a table with the wallet, the rates and the last quote. An absent text is "".
local operations = {}

local function shown(amount) return amount == nil and "unknown" or tostring(amount) end

-- A ratio in lowest terms, of numbers that a float holds.
local function ratio(text)
  local sign, upper, lower = text:match("^(-?)(%d+)/?(%d*)$")
  local numerator, denominator = tonumber(upper), tonumber(lower ~= "" and lower or "1")
  local a, b = denominator, numerator
  while b > 0 do
    a, b = b, a % b
  end
  return ("%s%d/%d"):format(sign, math.floor(numerator / a), math.floor(denominator / a))
end

local function line(made)
  local words = {
    shown(made.give), shown(made.receive), shown(made.fee), shown(made.market_value), shown(made.margin),
    ratio(made.rate), ratio(made.remainder),
  }
  local path = {}
  for index, leg in ipairs(made.market.legs) do
    if index == 1 then path[1] = leg.from end
    path[#path + 1] = leg.to
  end
  words[#words + 1] = path[1] and table.concat(path, " ") or "-"
  words[#words + 1] = made.id ~= nil and made.id ~= "" and made.id or "-"
  local entries = { tostring(made.give_entry), tostring(made.receive_entry), tostring(made.fee_entry) }
  words[#words + 1] = table.concat(entries, " ")
  return table.concat(words, "; ")
end

local function options_of(desk, rate, inverse, amount, fee, id)
  local terms = { is_inverse = inverse ~= "", rate = rate ~= "" and rate or nil, id = id ~= "" and id or nil }
  terms.receive = amount ~= "" and money(amount) or nil
  terms.fee = fee ~= "" and money(fee) or nil
  return { terms = terms, rates = desk.pairs[1] and numbers.rates_of(desk.pairs) or nil }
end

local function read(desk, text)
  desk.quote = libmoney.ExchangeQuote.from_json(text)
  return "ok"
end

function operations.add(desk, amount) return tostring(desk.wallet:add(money(amount))) end

function operations.rate(desk, from, to, rate)
  desk.pairs[#desk.pairs + 1] = { from = from, to = to, rate = rate }
  return "ok"
end

function operations.clear(desk)
  desk.pairs = {}
  return "ok"
end

function operations.exchange(desk, give, receive, _, ...)
  return line(desk.wallet:exchange_amount(money(give), receive, options_of(desk, ...)))
end

function operations.quote(desk, give, receive, valid_until, ...)
  local until_then = tonumber(valid_until)
  desk.quote = libmoney.ExchangeQuote.new(money(give), receive, until_then, options_of(desk, ...))
  return line(desk.quote:info())
end

function operations.info(desk) return line(desk.quote:info()) end

function operations.accept(desk, at) return line(desk.wallet:accept(desk.quote, tonumber(at))) end

function operations.reread(desk) return read(desk, desk.quote:to_json()) end

function operations.changed(desk, found, other)
  return read(desk, (desk.quote:to_json():gsub(found:gsub("%.", "%%."), other)))
end

function operations.balance(desk, currency) return shown(desk.wallet:balance(currency, nil).posted) end

local unpack = table.unpack or unpack

local function exchange(vector)
  local desk, answers = { wallet = libmoney.Wallet.new(), pairs = {} }, json.list()
  for index, step in ipairs(vector.steps) do
    local ok, told = pcall(operations[step[1]], desk, unpack(step, 2))
    if not ok and not libmoney.is_error(told) then error(told, 0) end
    answers[index] = ok and told or told.constant
  end
  return { answers = answers }
end

return { exchange = exchange }
