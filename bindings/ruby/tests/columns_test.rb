# frozen_string_literal: true

require "json"
require_relative "helper"

# Columns: each row equals the result of the call for a single amount.
class ColumnsTest < Minitest::Test
  include LibMoney
  include Helper

  WEIGHTS = [1, 2, Decimal.new("4")].freeze

  def random_column(chance, length)
    values = Array.new(length) { chance.rand(-1_000_000..1_000_000) }
    Amounts.new(values, %w[EUR USD], indices: Array.new(length) { chance.rand(2) })
  end

  def test_rows_are_those_of_single_amounts
    chance = Random.new(7)
    rates = some_rates
    [0, 1, 7, 8, 9, 1000].each do |length|
      column = random_column(chance, length)
      fine = Amounts.new(column.values, column.codes, indices: column.indices, scale: 4)
      assert_equal length, column.count
      assert_equal column.map { |amount| rates.convert(amount, "USD") }, column.convert(rates, "USD").to_a
      assert_equal column.map { |amount| rates.convert(amount, "USD", digits: 4) }, column.convert(rates, "USD", digits: 4).to_a
      assert_equal fine.map(&:round), fine.round.to_a
      shares = column.allocate(WEIGHTS).map(&:to_a)
      assert_equal column.map { |amount| amount.allocate(WEIGHTS) }, length.zero? ? [] : shares.transpose
      assert_equal column.zip(fine).map { |a, b| a <=> b }, column.compare(fine)
      column.sums.each { |code, sum| assert_equal Money.sum(column.select { |one| one.currency == code }, code), sum }
    end
  end

  # The values that a row of the table of all bindings is in Ruby.
  def values_of(row)
    text = row.fetch("text")
    special = { "inf" => Float::INFINITY, "-inf" => -Float::INFINITY, "nan" => Float::NAN }
    case row.fetch("kind")
    when "integer" then [Integer(text)]
    when "float" then [special[text] || Float(text)]
    when "text" then [text, text.to_sym]
    when "boolean" then [text == "true"]
    when "null" then [nil]
    else [[], {}]
    end
  end

  def test_the_numbers_that_all_bindings_refuse
    path = File.expand_path("../../../../Tests/Data/column-numbers.json", __dir__)
    JSON.parse(File.read(path, encoding: "UTF-8")).fetch("rows").each do |row|
      values_of(row).product([0, 2]).each do |value, place|
        given = [100, 200, 300].insert(place, value)
        if row.fetch("accepted")
          assert_equal value, Amounts.new(given, "EUR", scale: 0)[place].amount.coefficient
        else
          assert_raises(TypeError, RangeError, row) { Amounts.new(given, "EUR") }
        end
      end
      next unless row.fetch("kind") == "integer"

      one = "#{row.fetch("text")} EUR"
      row.fetch("accepted") ? Amounts.of([one]) : assert_raises(StandardError, row) { Amounts.of([one]) }
    end
  end

  def test_large_sums
    most = (1 << 63) - 1
    assert_equal Money.new(most * 1000, "JPY"), Amounts.new([most] * 1000, "JPY").sum
    assert_equal Money.new(-(1 << 63) * 3, "JPY"), Amounts.new([-(1 << 63)] * 3, "JPY").sum
    assert_equal [most, 3].pack("q*"), Amounts.new([most, 3].pack("q*"), "JPY").values
  end

  def test_nulls_and_failures
    column = Amounts.of(["1.50 EUR", nil, "2 USD", "0.125 EUR", "5 GBP"])
    assert_equal "1.625 EUR, 2.000 USD, 5.000 GBP", column.sums.values.join(", ")
    assert_raises(NoRate) { column.convert(some_rates, "USD") }
    dollars = column.convert(some_rates, "USD", failures: :null)
    assert_equal ["1.68 USD", nil, "2.00 USD", "0.14 USD", nil], dollars.map { |one| one&.to_s }
    refute_equal 0, dollars.statuses[4]
    assert_equal 0, dollars.statuses[0]
    assert_nil column[1]
    assert_equal "5.000 GBP", column[-1].to_s
    assert_raises(IndexError) { column[5] }
    assert_raises(IndexError) { column[-6] }
  end

  def test_dates
    rates = Rates.from_ecb_csv(File.binread(HISTORY))
    days = [Date.new(2024, 3, 1), "2020-03-13"]
    column = Amounts.new([100_000, 100_000], "CHF")
    wanted = days.map { |day| rates.convert("1000.00 CHF", "JPY", date: day) }
    assert_equal wanted, column.convert(rates, "JPY", dates: days).to_a
    packed = days.map { |day| LibMoney.date_parse(day.to_s).jd - 2_440_588 }.pack("l*")
    assert_equal wanted, column.convert(rates, "JPY", dates: packed).to_a
  end

  def test_own_currencies
    registry = CurrencyRegistry.new
    registry.add("PTS", 1)
    column = Amounts.new([15, 25], "PTS", registry: registry)
    assert_equal ["1.5 PTS", "2.5 PTS"], column.map(&:to_s)
    assert_equal "4.0 PTS", column.sum.to_s
    assert_raises(UnknownCurrency) { Amounts.new([15], "PTS").first }
  end

  def test_what_is_refused
    euros = Amounts.new([100, 200], "EUR")
    assert_predicate euros, :frozen?
    rates = some_rates
    [-> { Amounts.new([1.5], "EUR") }, -> { Amounts.new([nil], "EUR") }, -> { Amounts.of([]) }, -> { Amounts.of([1.5]) },
     -> { Amounts.new([1], %w[EUR USD], indices: [0]).sum }, -> { euros.compare([1, 2]) },
     -> { euros.compare(Amounts.of(["1 EUR", nil])) }, -> { euros.convert(1, "USD") },
     -> { euros.convert(rates, "USD", dates: [1, 2]) }].each { |bad| assert_raises(TypeError) { bad.call } }
    [-> { Amounts.new("1234567", "EUR") }, -> { Amounts.new([1, 2], %w[EUR USD], indices: [0]) },
     -> { Amounts.new([1] * 9, "EUR", validity: "\xff") }, -> { euros.convert(rates, "USD", statuses: "") },
     -> { euros.convert(rates, "USD", report: "") }, -> { euros.allocate([1], remainder: {}) },
     -> { euros.convert(rates, "USD", dates: ["2024-01-01"]) }, -> { euros.convert(rates, "USD", failures: :ignore) },
     -> { Amounts.new([1], "E\0R").sums }].each { |bad| assert_raises(::ArgumentError) { bad.call } }
    [-> { Amounts.new([1 << 63], "EUR") }, -> { Amounts.new([1], %w[EUR USD], indices: [1 << 31]) },
     -> { Amounts.new([1], "EUR", scale: 1 << 40).sum }].each { |bad| assert_raises(RangeError) { bad.call } }
    [-> { Amounts.new([1], []).sums }, -> { Amounts.new([1], "EUR", scale: 99).sum },
     -> { Amounts.new([1], "EUR", scale: -7).sum },
     -> { Amounts.new([1], %w[EUR USD], indices: [7]).sums }, -> { Amounts.new([1], %w[EUR USD]).sums },
     -> { euros.compare(Amounts.new([1], "EUR")) }, -> { euros.allocate([]) }, -> { euros.allocate([0]) },
     -> { euros.convert(rates, "USD", threads: -1) }].each { |bad| assert_raises(LibMoney::Error) { bad.call } }
  end

  def test_threads_give_the_same_rows
    values = Array.new(100_000) { |index| index * 7919 % 10_000_000 }
    column = Amounts.new(values, "EUR")
    assert_equal column.convert(some_rates, "USD").values, column.convert(some_rates, "USD", threads: 4).values
  end
end
