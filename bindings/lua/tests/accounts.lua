-- The answers to the golden vectors of accounts and of lots of foreign cash.

local libmoney = require("libmoney")
local json = require("json")
local numbers = require("numbers")
local money = libmoney.money

-- The properties of an entry, in the order of the texts after its amount.
local NAMES = { "kind", "date", "effective", "label", "counterpart", "external_id", "cost" }

-- The operations of the steps, on a table with the wallet. An absent text is "".
local operations = {}

local function given(text) return text ~= "" and text or nil end

local function shown(amount) return amount == nil and "unknown" or tostring(amount) end

local function note_of(...)
  local note = {}
  for index, text in ipairs({ ... }) do
    note[NAMES[index]] = given(text)
  end
  note.cost = note.cost and money(note.cost)
  return note
end

function operations.add(account, amount, ...) return tostring(account.wallet:add(money(amount), note_of(...))) end

function operations.hold(account, amount, ...) return tostring(account.wallet:hold(money(amount), note_of(...))) end

function operations.commit(account, hold) return tostring(account.wallet:commit(hold)) end

function operations.release(account, hold)
  account.wallet:release(hold)
  return "ok"
end

function operations.find(account, external_id)
  local entry = account.wallet:find(external_id)
  return tostring(entry.id) .. " " .. shown(entry.amount)
end

function operations.balance(account, currency, day)
  local found = account.wallet:balance(currency, given(day))
  local parts = { shown(found.posted), shown(found.held), shown(found.pending), shown(found.available) }
  return table.concat(parts, ", ")
end

function operations.statement(account, currency, start, last)
  return account.wallet:account_statement(currency, given(start), given(last)):to_json()
end

function operations.lots(account, currency, reporting, method, from, to, rate)
  local options = from and { rates = numbers.rates_of({ { from = from, to = to, rate = rate } }) }
  local lots = account.wallet:cash_lots(currency, given(reporting), method, options)
  local info, now = lots:info(), options and lots:unrealised(options)
  local lines = { table.concat({ shown(info.amount), shown(info.cost), shown(info.realised), shown(now) }, " ") }
  for _, lot in ipairs(lots:open()) do
    local words = { "lot", tostring(lot.entry), lot.opened or "-", shown(lot.amount), shown(lot.cost) }
    lines[#lines + 1] = table.concat(words, " ")
  end
  for _, paid in ipairs(lots:disposals()) do
    local words = { "paid", tostring(paid.entry), paid.date or "-", shown(paid.amount), shown(paid.cost) }
    words[6], words[7] = shown(paid.proceeds), shown(paid.gain)
    lines[#lines + 1] = table.concat(words, " ")
  end
  return table.concat(lines, "\n")
end

function operations.json(account)
  local text = account.wallet:to_json()
  account.wallet = libmoney.Wallet.from_json(text)
  return text
end

local unpack = table.unpack or unpack

local function accounts(vector)
  local account, answers = { wallet = libmoney.Wallet.new() }, json.list()
  for index, step in ipairs(vector.steps) do
    local ok, told = pcall(operations[step[1]], account, unpack(step, 2))
    if not ok and not libmoney.is_error(told) then error(told, 0) end
    answers[index] = ok and told or told.constant
  end
  return { answers = answers }
end

return { accounts = accounts }
