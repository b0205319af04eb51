-- Objects: ownership, listeners, coroutines and long calls.

local libmoney = require("libmoney")
local checks = require("checks")
local same, raises, ok = checks.same, checks.raises, checks.ok

local function rates_of()
  local builder = libmoney.RatesBuilder.new()
  builder:add("EUR", "USD", "1.1172")
  return builder:build()
end

-- Freed objects are rejected, and freeing twice has no effect.
local wallet = libmoney.Wallet.new()
wallet:free()
wallet:free()
ok(wallet:is_freed(), "freed")
raises("has been freed", wallet.add, wallet, "1 EUR")
raises("has been freed", libmoney.wallet_transfer, { { source = wallet, amount = "1 EUR" } })
same("libmoney.Wallet (freed)", tostring(wallet))
raises("must be a libmoney.Wallet", libmoney.Wallet.add, rates_of(), "1 EUR")
raises("must be a libmoney.Wallet", libmoney.Wallet.add, nil, "1 EUR")
raises("expected an object of libmoney", libmoney.Wallet.free, io.stdout)
raises("expected an object of libmoney", libmoney.Wallet.free, {})

-- Objects that are closed at the end of a block, in 5.4.
if not checks.is_jit then
  local kept
  assert(load([[
    local libmoney, keep = ...
    local wallet <close> = libmoney.Wallet.new()
    wallet:add("1 EUR")
    keep(wallet)
  ]]))(libmoney, function(one) kept = one end)
  ok(kept:is_freed(), "closed")
end

-- Listeners are called after the call has returned, so they may change the object.
wallet = libmoney.Wallet.new()
local heard = {}
wallet:on_change(function(revision)
  heard[#heard + 1] = revision .. ":" .. tostring(wallet:sum("EUR"))
  if revision == 1 then wallet:add("1 EUR") end
end)
wallet:add("5 EUR")
same("1:5.00 EUR 2:6.00 EUR", table.concat(heard, " "))

-- An error of a listener is raised by the call, which has made its change.
for _, thrown in ipairs({ "text", { 1 }, 5, true }) do
  wallet:on_change(function() error(thrown, 0) end)
  local before = wallet:count()
  local is_good, failure = pcall(wallet.add, wallet, "1 EUR")
  ok(not is_good and failure == thrown, "the same error")
  same(before + 1, wallet:count())
end
wallet:on_change(function() error() end)
ok(not pcall(wallet.add, wallet, "1 EUR"), "an error of nil")

-- A listener that frees its own object, or removes itself.
local own = libmoney.Wallet.new()
own:on_change(function() own:free() end)
own:add("1 EUR")
ok(own:is_freed(), "freed by its listener")
own = libmoney.Wallet.new()
local times = 0
own:on_change(function()
  times = times + 1
  own:on_change(nil)
end)
own:add("1 EUR")
own:add("1 EUR")
same(1, times)
raises("must be a function", own.on_change, own, 5)
raises("must be a function", own.on_change, own, "print")

-- Two listeners of a calculator: both are called, and the first error is raised.
local calculator = libmoney.Calculator.new()
local shown = {}
calculator:on_display(function(text)
  shown[#shown + 1] = text
  error("first", 0)
end)
calculator:on_alert(function(alert)
  shown[#shown + 1] = alert
  error("second", 0)
end)
raises("first", calculator.press_keys, calculator, "1.5 .")
same("1 1. 1.5 decimal_exists", table.concat(shown, " "), "all listeners are called")

-- A listener keeps its wallet as long as the wallet is there, and no longer: the circle is collected.
local gone = setmetatable({}, { __mode = "k" })
for _ = 1, 100 do
  local one = libmoney.Wallet.new()
  local held = {}
  gone[held] = true
  one:on_change(function() return one, held end)
  one:add("1 EUR")
end
collectgarbage()
collectgarbage()
local left = 0
for _ in pairs(gone) do
  left = left + 1
end
ok(left <= 1, "circles are collected, " .. left .. " are left")

-- The collector runs during everything that allocates.
local pause, step = collectgarbage("setpause", 1), collectgarbage("setstepmul", 10000)
for round = 1, 300 do
  local one = libmoney.Wallet.new()
  one:on_change(function() collectgarbage() end)
  one:add("1.50 EUR", { label = "label " .. round, date = "2024-03-01" })
  local statement = one:statement("USD", { rates = rates_of() })
  one:on_change(nil)
  same(2, statement:section_count())
  local shares = libmoney.allocate("10 EUR", { 1, "2.5", libmoney.decimal(3) })
  same("10.00 EUR", tostring(libmoney.sum(shares)))
end
collectgarbage("setpause", pause)
collectgarbage("setstepmul", step)

-- Coroutines: calls and listeners run in each. A listener cannot leave its call by yielding.
local routine = coroutine.wrap(function()
  local one = libmoney.Wallet.new()
  one:on_change(function(revision) heard = revision end)
  for round = 1, 3 do
    one:add("1 EUR")
    coroutine.yield(round)
  end
  one:on_change(function() coroutine.yield("out") end)
  return pcall(one.add, one, "1 EUR")
end)
for round = 1, 3 do
  same(round, routine())
  same(round, heard)
end
ok(not routine(), "a listener yields")

-- Long calls are watched, cancelled, and left by errors.
local lines = { "Date,USD,JPY,\n" }
for year = 1, 9999 do
  for _, day in ipairs({ "01-01", "03-01", "05-01", "07-01", "09-01", "11-01" }) do
    lines[#lines + 1] = ("%04d-%s,1.1,160.5,\n"):format(year, day)
  end
end
local history = table.concat(lines)
local told = {}
local rates = libmoney.watch(function(done, total)
  told[#told + 1] = done
  ok(total == nil or done <= total, "done")
end, libmoney.Rates.from_ecb_csv, history)
ok(#told > 0 and rates:info().pair_count > 0, "progress is reported")
raises("cancelled", libmoney.watch, function() return false end, libmoney.Rates.from_ecb_csv, history)
raises("out of here", libmoney.watch, function() error("out of here", 0) end, libmoney.Rates.from_ecb_csv, history)
ok(not pcall(libmoney.watch, function() coroutine.yield() end, libmoney.Rates.from_ecb_csv, history), "yields")
raises("must be a function", libmoney.watch, nil, print)
local before = #told
libmoney.Rates.from_ecb_csv(history)
same(before, #told, "the watch has ended")
local a, b, c = libmoney.watch(print, function(...) return ... end, 1, nil, 3)
ok(a == 1 and b == nil and c == 3, "results of a watched function")

-- The objects of a call stay alive while it runs, whatever its listener does.
local portfolio = libmoney.Portfolio.new("EUR")
local function trade(index)
  local total = libmoney.money("2.00 EUR")
  return { date = "2024-01-02", action = "buy", symbol = "S" .. index, quantity = 1, total = total }
end
for index = 1, 20000 do
  portfolio:add(trade(index))
end
local asked = 0
libmoney.watch(function()
  asked = asked + 1
  if asked > 1 then return end
  raises("busy", portfolio.free, portfolio)
  raises("busy", portfolio.on_change, portfolio, print)
  raises("busy", portfolio.add, portfolio, trade(0))
  same(20000, portfolio:count())
  ok(libmoney.money("1 EUR") + "1 EUR" == libmoney.money("2 EUR"), "other calls go on")
  same("Date", libmoney.Rates.from_ecb_csv(history) and history:sub(1, 4))
  collectgarbage()
end, portfolio.to_csv, portfolio)
ok(asked > 0 and not portfolio:is_freed(), "it is still there")

-- Stores: transactions are atomic.
local path = os.tmpname()
local store = libmoney.Store.open(path)
store:transaction(function() store:wallet_add("default", "12.50 EUR") end)
raises("stop", store.transaction, store, function()
  store:wallet_add("default", "1 EUR")
  error("stop", 0)
end)
same("default", store:names("wallet")[1])
same(5, (store:transaction(function() return 5 end)))
local many = libmoney.Wallet.new()
for _ = 1, 600 do many:add("1 EUR") end
store:wallet_save("many", many)
local all = store:wallet_entries("many")
same(600, #all)
for index, entry in ipairs(all) do ok(entry.id == 601 - index, "all entries") end
local page = store:wallet_entries("many", "EUR", { before = 301, most = 2 })
ok(#page == 2 and page[1].id == 300 and page[2].id == 299, "a page")
same(0, #store:wallet_entries("many", "USD", { most = 2 }))
store:free()
os.remove(path)
checks.done()
