-- The answers to the golden vectors of double-entry ledgers.

local libmoney = require("libmoney")
local json = require("json")
local numbers = require("numbers")
local money = libmoney.money

-- The operations of the steps, on a table with the ledger. An absent date is "".
local operations = {}

local function date(text) return text ~= "" and text or nil end

-- A table for each `count` of the arguments, made by `call`.
local function parts(count, call, ...)
  local words, found = { ... }, {}
  for at = 1, #words, count do
    found[#found + 1] = call(words[at], words[at + 1], words[at + 2])
  end
  return found
end

function operations.account(books, name, kind, currency)
  books.ledger:add_account(name, kind, currency)
  return "ok"
end

function operations.post(books, day, text, ...)
  local function posting(account, amount) return { account = account, amount = money(amount) } end
  return tostring(books.ledger:post(day, text, parts(2, posting, ...)))
end

function operations.reverse(books, transaction, day) return tostring(books.ledger:reverse(transaction, day)) end

function operations.close(books, day, equity) return tostring(books.ledger:close_period(day, equity)) end

function operations.revalue(books, day, gain, ...)
  local function pair(from, to, rate) return { from = from, to = to, rate = rate } end
  local rates = numbers.rates_of(parts(3, pair, ...))
  return tostring(books.ledger:revalue(day, nil, gain, { rates = rates }))
end

function operations.balance(books, account, currency, day)
  return tostring(books.ledger:balance(account, currency, date(day), true))
end

function operations.statement(books, account, currency, start, last)
  local lines = {}
  for index, row in ipairs(books.ledger:statement(account, currency, date(start), date(last))) do
    local amounts = tostring(row.amount) .. " " .. tostring(row.balance)
    lines[index] = ("%s %s %s %s"):format(tostring(row.transaction), row.date, amounts, row.description)
  end
  return table.concat(lines, "\n")
end

function operations.report(books, kind, start, last)
  return books.ledger:report(kind, date(start), date(last)):to_json()
end

function operations.json(books)
  local text = books.ledger:to_json()
  books.ledger = libmoney.Ledger.from_json(text)
  return text
end

function operations.read(books, text)
  books.ledger = libmoney.Ledger.from_json(text)
  return "ok"
end

local unpack = table.unpack or unpack

local function ledger(vector)
  local books, answers = { ledger = libmoney.Ledger.new(vector.base) }, json.list()
  for index, step in ipairs(vector.steps) do
    local ok, told = pcall(operations[step[1]], books, unpack(step, 2))
    if not ok and not libmoney.is_error(told) then error(told, 0) end
    answers[index] = ok and told or told.constant
  end
  return { answers = answers }
end

return { ledger = ledger }
