# frozen_string_literal: true

require_relative "helper"

# A million rounds leave nothing behind.
class RoundsTest < Minitest::Test
  include LibMoney
  include Helper

  PARTS = 10
  ROUNDS = 1_000_000

  def kilobytes
    File.read("/proc/self/statm").split[1].to_i * 4
  end

  # A leak grows in every part, so the middle part is the one that counts.
  def assert_nothing_grows(rounds, &block)
    grown = Array.new(PARTS) do
      before = kilobytes
      (rounds / PARTS).times(&block)
      GC.start
      kilobytes - before
    end
    # A hundredth of a leak of one word per round, plus some pages.
    assert_operator grown.sort[PARTS / 2], :<, 256 + (rounds / PARTS * 8 / 1024), grown.inspect
  end

  def test_values
    a = euros("12.50")
    large = euros("#{"9" * 30}.25")
    assert_nothing_grows(ROUNDS) do |round|
      sum = a + large
      sum -= a * round
      begin
        sum + "1 USD"
      rescue CurrencyMismatch
        sum.to_s
      end
    end
  end

  def test_objects
    euro = euros("1.00")
    assert_nothing_grows(ROUNDS) do |round|
      wallet = Wallet.new
      wallet.on_change { round }
      wallet.add(euro, label: "books")
      begin
        wallet.total("JPY")
      rescue NoRate
        wallet.to_json
      end
      wallet.free if round.even?
    end
  end

  def test_documents_and_columns
    rates = some_rates
    assert_nothing_grows(ROUNDS / 50) do
      column = Amounts.new([1050, 250], "EUR")
      column.convert(rates, "USD").sum
      column.allocate([1, 2])
      Rates.from_json(rates.to_json)
      begin
        LibMoney.watch(->(*) { raise IOError }) { Wallet.from_json("{") }
      rescue LibMoney::Error
        nil
      end
    end
  end
end
