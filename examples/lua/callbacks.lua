-- Watches a wallet and a calculator. An error raised by a listener leaves the call, but its change persists.
--
--     lua5.4 callbacks.lua

local libmoney = require("libmoney")

local wallet = libmoney.Wallet.new()
local function sum() return tostring(wallet:sum("EUR")) end

wallet:on_change(function(revision)
  print(("revision %d: %s"):format(revision, sum()))
  if sum() == "12.00 EUR" then error("twelve is enough", 0) end
end)
wallet:add("5.00 EUR")
print(pcall(wallet.add, wallet, "7.00 EUR"))
wallet:add("1.00 EUR")

-- A listener runs when the call has returned, so it may change the wallet itself.
wallet:on_change(function()
  wallet:on_change(nil)
  wallet:add("1.00 EUR", { label = "a gift of the listener" })
end)
wallet:add("2.00 EUR")
print(sum())

local calculator = libmoney.Calculator.new()
calculator:on_display(print)
calculator:on_alert(function(alert) error(libmoney.calculator_alert_text(alert), 0) end)
print(pcall(calculator.press_keys, calculator, "1.5 . x 2"))
calculator:press_keys("=")
