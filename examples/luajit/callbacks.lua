-- Watches a wallet and a calculator. What a callback raises comes out of the call, which has made its change.
--
--     luajit examples/luajit/callbacks.lua

package.path = (arg[0]:match("(.*/)") or "./") .. "?.lua;" .. package.path
local ffi = require("ffi")
local money = require("libmoney")

local made = ffi.new("money_wallet_t *[1]")
money.call("money_wallet_new", made)
local wallet = ffi.gc(made[0], money.C.money_wallet_free)

local function sum()
  local total = ffi.new("money_t")
  money.call("money_wallet_sum", wallet, "EUR", nil, total)
  return money.format(total)
end

local function add(text) money.call("money_wallet_add", wallet, money.parse(text), nil, nil) end

local heard = money.listen("money_wallet_on_change", wallet, function(revision)
  print(("revision %d: %s"):format(tonumber(revision), sum()))
  if sum() == "12.00 EUR" then error("twelve is enough") end
end)
add("5.00 EUR")
print(pcall(add, "7.00 EUR"))
add("1.00 EUR")

-- A change in the callback is refused, and that is an error like any other.
local again = money.listen("money_wallet_on_change", wallet, function() add("1.00 EUR") end)
print(pcall(add, "2.00 EUR"))
money.listen("money_wallet_on_change", wallet, nil)
heard:free()
again:free()
print(sum())

local screen = ffi.new("money_calculator_t *[1]")
money.call("money_calculator_new", screen)
local calculator = ffi.gc(screen[0], money.C.money_calculator_free)
local shown = money.listen("money_calculator_on_display", calculator, function(display) print(display) end)
local alerted = money.listen("money_calculator_on_alert", calculator, function(alert)
  error(ffi.string(money.C.money_alert_text(alert)))
end)
print(pcall(money.call, "money_calculator_press_keys", calculator, "1.5 . x 2", 9, nil))
money.call("money_calculator_press_keys", calculator, "=", 1, nil)
money.listen("money_calculator_on_display", calculator, nil)
money.listen("money_calculator_on_alert", calculator, nil)
shown:free()
alerted:free()
