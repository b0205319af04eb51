# frozen_string_literal: true

# Measures a sum of two amounts in Ruby against BigDecimal and, if installed, ruby-money, and a row of a column against
# the call of C: bindings.rb C_ROW. The peers take turns, and the minimum time of each counts, in nanoseconds.

require "libmoney"

TURNS = 15
STEPS = 40_000
SUMS_A_STEP = 8
ROWS = 1_000_000

# Returns the nanoseconds that a block takes, divided by a number.
def nanoseconds(parts)
  start = Process.clock_gettime(Process::CLOCK_MONOTONIC, :nanosecond)
  yield
  (Process.clock_gettime(Process::CLOCK_MONOTONIC, :nanosecond) - start).fdiv(parts)
end

# Returns the time of a sum. Each iteration contains eight sums, so that the loop's own time is negligible.
def sum_of(a, b)
  kept = nil
  taken = nanoseconds(STEPS * SUMS_A_STEP) do
    step = 0
    while step < STEPS
      kept = a + b
      kept = a + b
      kept = a + b
      kept = a + b
      kept = a + b
      kept = a + b
      kept = a + b
      kept = a + b
      step += 1
    end
  end
  raise "the sum is wrong" unless kept - b == a

  taken
end

def ruby_money
  require "money"
  Money.locale_backend = nil
  Money.rounding_mode = BigDecimal::ROUND_HALF_EVEN
  [Money.from_cents(1_999_950, "EUR"), Money.from_cents(450, "EUR")]
rescue LoadError
  nil
end

peers = {
  "libmoney" => [LibMoney::Money.new("19999.50", "EUR"), LibMoney::Money.new("4.50", "EUR")],
  "BigDecimal" => [BigDecimal("19999.50"), BigDecimal("4.50")],
  "ruby-money" => ruby_money
}.compact
least = peers.transform_values { Float::INFINITY }
TURNS.times { peers.each { |name, (a, b)| least[name] = [least[name], sum_of(a, b)].min } }

mixed = {
  "libmoney" => [LibMoney::Money.new("19999.50", "EUR"), LibMoney::Money.new("4.5078", "EUR")],
  "BigDecimal" => [BigDecimal("19999.50"), BigDecimal("4.5078")]
}
mixed_least = mixed.transform_values { Float::INFINITY }
TURNS.times { mixed.each { |name, (a, b)| mixed_least[name] = [mixed_least[name], sum_of(a, b)].min } }

builder = LibMoney::RatesBuilder.new
builder.add("EUR", "USD", "1.1172")
rates = builder.build
column = LibMoney::Amounts.new(Array.new(ROWS) { |row| row * 7919 % 10_000_000 }, "EUR")
row = memory = Float::INFINITY
TURNS.times do
  row = [row, nanoseconds(ROWS) { column.convert(rates, "USD") }].min
  # C writes to the same memory each time; a column of Ruby allocates its own.
  memory = [memory, nanoseconds(ROWS) { "\1".b * (ROWS * 8) }].min
end
in_c = Float(ARGV.fetch(0, "1e9"))

ours = least.delete("libmoney")
others = least.map { |name, taken| format("%<name>s %<taken>.1f", name: name, taken: taken) }.join(", ")
results = [
  ["a sum", ours, others, least["BigDecimal"] / 4],
  ["a sum of two scales", *mixed_least.values_at("libmoney", "BigDecimal"), mixed_least["BigDecimal"] / 3],
  ["a row of a column", row, format("C %<call>.1f and its memory %<memory>.1f", call: in_c, memory: memory), 2 * (in_c + memory)]
]
results.each do |name, taken, beside, most|
  beside = format("BigDecimal %.1f", beside) if beside.is_a?(Float)
  puts format("Ruby: %<name>s %<taken>.1f ns, %<beside>s, at most %<most>.1f%<missed>s",
              name: name, taken: taken, beside: beside, most: most, missed: taken > most ? ": missed" : "")
end
failed = results.count { |_, taken, _, most| taken > most }
puts "#{results.length - failed} passed, #{failed} failed"
exit failed.zero?
