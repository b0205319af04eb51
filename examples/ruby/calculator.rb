# frozen_string_literal: true

# A calculator in the terminal: each line of keys updates the display. ? lists the available keys, and the end of input exits.
#
#     [0] > 40 + 6 x 9.3 ÷ 2 =
#     [ = 67.9] > K - 2

require "libmoney"

def press(calculator, line)
  if line == "?"
    puts calculator.allowed_keys.map { |key| "#{LibMoney.calculator_key_text(key)} " }.join
  else
    alert = calculator.press_keys(line)
    puts "#{LibMoney.calculator_alert_title(alert)}: #{LibMoney.calculator_alert_text(alert)}" unless alert == :none
  end
rescue LibMoney::Error => e
  puts e.message
end

calculator = LibMoney::Calculator.new
$stdout.sync = true
loop do
  print "[#{calculator.display}] > "
  line = $stdin.gets
  break if line.nil?

  press(calculator, line.chomp)
end
puts
