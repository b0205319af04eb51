-- A calculator in the terminal: each line of keys updates the display. ? lists the available keys, and the end of input exits.
--
--     [0] > 40 + 6 x 9.3 ÷ 2 =
--     [ = 67.9] > K - 2

local libmoney = require("libmoney")

local function press(calculator, line)
  if line == "?" then
    for _, key in ipairs(calculator:allowed_keys()) do
      io.write(libmoney.calculator_key_text(key), " ")
    end
    print()
    return
  end
  local ok, alert = pcall(calculator.press_keys, calculator, line)
  if not ok then
    print(alert)
  elseif alert ~= "none" then
    print(libmoney.calculator_alert_title(alert) .. ": " .. libmoney.calculator_alert_text(alert))
  end
end

local calculator = libmoney.Calculator.new()
io.stdout:setvbuf("no")
while true do
  io.write("[", calculator:display(), "] > ")
  local line = io.read()
  if not line then break end
  press(calculator, line)
end
print()
