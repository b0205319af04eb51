# frozen_string_literal: true

require "json"
require_relative "helper"

# Amounts and decimals as idiomatic Ruby values.
class ValuesTest < Minitest::Test
  include LibMoney
  include Helper

  # Digits, of which about half fit the words that are added up without the library.
  def random_amount(chance)
    digits = Array.new(chance.rand < 0.5 ? 1 + chance.rand(13) : 1 + chance.rand(38)) { chance.rand(10) }.join
    scale = chance.rand([4, digits.length].min)
    number = "#{digits[0, digits.length - scale]}.#{digits[digits.length - scale, scale]}".delete_suffix(".")
    Money.new("#{"-" if chance.rand < 0.5}#{number}", chance.rand < 0.9 ? "EUR" : "USD")
  end

  def outcome
    found = yield
    found.is_a?(Money) || found.is_a?(Decimal) ? found.to_s : found
  rescue LibMoney::Error => e
    e.status
  end

  def test_operators_are_the_calls_of_the_library
    chance = Random.new(20_261_123)
    20_000.times do
      a = random_amount(chance)
      b = random_amount(chance)
      factor = chance.rand(2).zero? ? chance.rand(-(1 << 40)..(1 << 40)) : b.amount
      assert_equal outcome { LibMoney.add(a, b) }, outcome { a + b }
      assert_equal outcome { LibMoney.subtract(a, b) }, outcome { a - b }
      assert_equal outcome { LibMoney.compare(a, b) }, outcome { a <=> b }
      assert_equal LibMoney.equal_to?(a, b), a == b
      assert_equal outcome { LibMoney.multiply(a, factor, Constants::DIGITS_EXACT, :unnecessary) }, outcome { a * factor }
      assert_equal LibMoney.negate(a), -a
      assert_equal LibMoney.sign(a), a.sign
      assert_equal LibMoney.absolute(a), a.abs
      assert_equal a.to_s, Money.new(a.to_s).to_s
    end
  end

  def test_decimals_are_those_of_the_library
    chance = Random.new(7)
    5_000.times do
      a = random_amount(chance).amount
      b = random_amount(chance).amount
      assert_equal outcome { LibMoney.decimal_add(a, b) }, outcome { a + b }
      assert_equal outcome { LibMoney.decimal_subtract(a, b) }, outcome { a - b }
      assert_equal LibMoney.decimal_compare(a, b), a <=> b
      assert_equal a.to_d <=> b.to_d, a <=> b
      assert_equal a.to_r + b.to_r, (a + b).to_r unless outcome { a + b } == :overflow
    end
  end

  def test_the_edges_of_the_packed_words
    edge = 1 << 41
    near = [edge - 2, edge - 1, edge, edge + 1, (1 << 62) - 1, 1 << 62, (1 << 63) - 1, 1 << 63, 1 << 64]
    numbers = near.flat_map { |number| [number, -number] }
    numbers.product(numbers) do |a, b|
      x = Money.new(a, "EUR")
      y = Money.new(b, "EUR")
      assert_equal (a + b).to_s, (x + y).amount.to_s
      assert_equal (a - b).to_s, (x - y).amount.to_s
      assert_equal a <=> b, x <=> y
      assert_equal((a * b).abs < 10**38 ? "#{a * b} EUR" : :overflow, outcome { x * b })
    end
  end

  def test_a_list_of_flags_that_has_itself
    flags = [:rounded]
    flags << flags
    error = assert_raises(TypeError) { LibMoney.conversion_rule(flags) }
    assert_equal "expected an Array of Symbols, got an Array of Arrays", error.message
  end

  def test_amounts_do_not_change
    price = euros("12.50")
    assert_predicate price, :frozen?
    assert_same price, price.dup
    assert_same price, price.clone
    assert_same price, Money.new(price)
    assert_predicate price.currency, :frozen?
    assert_raises(TypeError) { Money.allocate }
    assert_raises(FrozenError) { price.instance_variable_set(:@a, 1) }
  end

  def test_equality_and_hash_go_by_the_value
    assert_equal euros("10.5"), euros("10.50")
    assert_equal 1, [euros("10.5"), euros("10.500")].uniq.length
    assert_equal :found, { euros("10.5") => :found }[euros("10.50")]
    refute_equal euros("1"), Money.new("1", "USD")
    refute_equal euros("1"), 1
    refute_equal euros("1"), "1 EUR"
    assert_equal Decimal.new("1.0"), 1
    assert_equal 1, Decimal.new("1.0")
    refute Decimal.new(1).eql?(1)
  end

  def test_comparable
    prices = %w[3 1 2].map { |text| euros(text) }
    assert_equal [euros("1"), euros("3")], prices.minmax
    assert_operator euros("1"), :<, euros("1.01")
    assert euros("2").between?(*prices.minmax)
    assert_equal euros("3"), euros("9").clamp(*prices.minmax)
    assert_nil euros("1") <=> 1
    assert_raises(::ArgumentError) { euros("1") < 1 }
    assert_raises(CurrencyMismatch) { euros("1") < Money.new("1", "USD") }
  end

  def test_sums
    prices = [euros("19.99"), euros("4.50")]
    assert_equal "24.49 EUR", prices.sum.to_s
    assert_equal "24.49 EUR", Money.sum(prices).to_s
    assert_equal "24.49 EUR", (prices.first + "4.50 EUR").to_s
    assert_equal 0, [].sum
    assert_equal euros(0), Money.sum([], "EUR")
    assert_raises(TypeError) { euros("1") + 1 }
    assert_raises(TypeError) { 1 + euros("1") }
    assert_raises(TypeError) { prices.sum(0.0) }
    assert_raises(CurrencyMismatch) { euros("1") + Money.new("1", "USD") }
  end

  def test_products_are_exact
    assert_equal "59.97 EUR", (euros("19.99") * 3).to_s
    assert_equal "59.97 EUR", (3 * euros("19.99")).to_s
    assert_equal "1.4992 EUR", (euros("19.99") * Decimal.new("0.075")).round(4).to_s
    assert_equal "1.49925 EUR", (euros("19.99") * BigDecimal("0.075")).to_s
    assert_equal "4.99750 EUR", (Rational(1, 4) * euros("19.99")).round(5).to_s
    assert_equal "1.50 EUR", euros("19.99").times("0.075").to_s
    assert_equal "1.49 EUR", euros("19.99").times("0.075", rounding: :down).to_s
    assert_raises(TypeError) { euros("1") * euros("1") }
    error = assert_raises(TypeError) { euros("1") * 0.1 }
    assert_match(/must be exact, got Float 0\.1/, error.message)
    assert_raises(DecimalOverflow) { euros("9" * 38) * 10 }
  end

  def test_an_amount_is_divided_by_an_amount_alone
    assert_equal Rational(5, 2), euros("12.50") / euros("5")
    assert_equal [2, euros("2.50")], euros("12.50").divmod(euros("5"))
    assert_equal [-3, euros("2.50")], euros("-12.50").divmod(euros("5"))
    assert_equal euros("2.50"), euros("12.50") % euros("5")
    error = assert_raises(TypeError) { euros("1") / 3 }
    assert_match(/a divisor must be an amount/, error.message)
    assert_raises(TypeError) { 3 / euros("1") }
    assert_raises(TypeError) { Decimal.new(1) / 3 }
    assert_raises(DivisionByZero) { euros("1") / euros("0") }
    assert_raises(CurrencyMismatch) { euros("1") / Money.new("1", "USD") }
    assert_equal "0.33 EUR", euros("1").divided_by(3).to_s
    assert_equal "0.3334 EUR", euros("1").divided_by(3, digits: 4, rounding: :up).to_s
  end

  def test_all_minor_units_are_numbers
    [-(2**63), 1 - (2**63), (2**63) - 1].each { |minor| assert_equal minor, Money.from_minor(minor, "EUR").minor }
    assert_raises(TypeError, ::ArgumentError) { Money.from_minor(nil, "EUR") }
  end

  def test_packed_amounts_are_read_again
    bytes = euros("10.50").pack
    assert_equal "1345555202041a4d", bytes.unpack1("H*")
    assert_equal Encoding::BINARY, bytes.encoding
    assert_equal "10.50 EUR", LibMoney.unpack(bytes).to_s
    [bytes[0..-2], bytes.succ, ""].each { |damaged| assert_raises(DocumentError) { LibMoney.unpack(damaged) } }
    assert_raises(LimitError) { LibMoney.unpack("\0" * 31) }
  end

  def test_keys_sort_like_amounts
    amounts = [Money.new("1", "USD"), euros("10.50"), euros("9.80"), euros("-1")]
    assert_equal %w[-1 9.80 10.50 1], amounts.sort_by(&:sort_key).map { |one| one.amount.to_s }
    assert_equal euros("10.5").sort_key, euros("10.50").sort_key
  end

  def test_shares_lose_nothing
    assert_equal %w[3.34 3.33 3.33], euros("10.00").split(3).map { |share| share.amount.to_s }
    assert_equal euros("10"), euros("10.00").allocate([1, "2.5", Decimal.new(3)]).sum
    [0, -1, Constants::SHARES_MAX + 1, 1 << 70].each do |count|
      assert_raises(::ArgumentError, RangeError, LimitError, InvalidArgument) { euros("1").split(count) }
    end
    assert_raises(TypeError) { euros("1").split("3") }
    assert_raises(LibMoney::Error) { euros("1").allocate([0, 0]) }
    assert_raises(TypeError) { euros("1").allocate([0.5]) }
  end

  def test_other_numbers
    value = Decimal.new("-10.50")
    assert_equal [BigDecimal("-10.5"), Rational(-21, 2), -10, -1050, 2],
                 [value.to_d, value.to_r, value.to_i, value.coefficient, value.scale]
    assert_equal "0.125", Decimal.new(Rational(1, 8)).to_s
    assert_equal "123", Decimal.new(BigDecimal("123")).to_s
    assert_equal "0.00001", Decimal.new(BigDecimal("1e-5")).to_s
    assert_equal "12345678901234567890", Decimal.new(12_345_678_901_234_567_890).to_s
    assert_raises(TypeError) { Decimal.new(Rational(1, 3)) }
    [0.5, Float::NAN, nil, Object.new, 1i, euros("1")].each { |bad| assert_raises(TypeError) { Decimal.new(bad) } }
    [BigDecimal("NaN"), BigDecimal("Infinity")].each { |bad| assert_raises(TypeError) { Decimal.new(bad) } }
    [10**38, BigDecimal("1e400"), BigDecimal("1e100000"), Rational(1, 2**300), Rational(1, 2**10_000)].each do |large|
      assert_raises(DecimalOverflow, RangeError, InvalidSyntax) { Decimal.new(large) }
    end
    assert_nil Decimal.new(1) <=> BigDecimal("NaN")
    assert_equal(-1, Decimal.new(1) <=> BigDecimal("Infinity"))
    assert_equal(-1, Decimal.new(1) <=> 10**40)
    assert_nil Decimal.new(1) <=> 1.0
  end

  def test_ratios_are_rational
    ratio = LibMoney.ratio_parse("-7/3")
    assert_equal Rational(-7, 3), ratio
    assert_equal "-7/3", LibMoney.ratio_format(ratio)
    assert_equal "2", LibMoney.ratio_format(2)
    assert_equal 1, LibMoney.ratio_compare(Rational(1, 2), Decimal.new("0.3"))
    assert_raises(RangeError) { LibMoney.ratio_format(Rational(1 << 512, 3)) }
    assert_equal Rational((1 << 511) + 1, 3), LibMoney.ratio_parse(LibMoney.ratio_format(Rational((1 << 511) + 1, 3)))
    [0.5, "7/3", 1i].each { |bad| assert_raises(TypeError) { LibMoney.ratio_format(bad) } }
    assert_raises(InvalidArgument) { LibMoney.ratio_format(nil) }
  end

  def test_dates_and_instants
    day = Date.new(2024, 2, 29)
    assert_equal day, LibMoney.date_parse("2024-02-29")
    [day, Time.utc(2024, 2, 29, 23), DateTime.new(2024, 2, 29), "2024-02-29"].each do |given|
      assert_equal "2024-02-29", LibMoney.date_format(given)
    end
    assert_equal Date.new(1500, 1, 1, Date::GREGORIAN), LibMoney.date_from_ymd(1500, 1, 1)
    [2024, 1.0, :today].each { |bad| assert_raises(TypeError) { LibMoney.date_format(bad) } }
    assert_raises(LibMoney::Error) { LibMoney.date_parse("2023-02-29") }
    assert_raises(LibMoney::Error, RangeError) { LibMoney.date_format(Date.new(10_000_000, 1, 1)) }
  end

  def test_patterns
    told =
      case euros("12.50")
      in Money(amount, "USD") then "dollars #{amount}"
      in { currency: "EUR", amount:, sign: 1 } then "euros #{amount}"
      end
    assert_equal "euros 12.50", told
    error = assert_raises(LibMoney::NoRate) { some_rates.convert(euros("1"), "JPY") }
    assert_equal :matched, (error in { status: :no_rate, position: nil }) ? :matched : :not
    details = some_rates.convert_detailed(euros("1"), "USD")
    assert_equal "1.12 USD", (details in { result:, details: { rate: Rational } }) ? result.to_s : "?"
  end

  def test_texts_documents_and_dumps
    price = euros("12.50")
    assert_equal "#<LibMoney::Money 12.50 EUR>", price.inspect
    assert_equal '{"price":"12.50 EUR"}', JSON.generate({ price: price })
    assert_equal price, Marshal.load(Marshal.dump([price])).first
    large = euros("-#{"9" * 36}.99")
    assert_equal large.to_s, Marshal.load(Marshal.dump(large)).to_s
    assert_raises(NoMethodError) { Money.restore(Decimal.new(1), "EUR") }
    assert_equal "12,50\u00a0€", price.format("de_DE")
    assert_raises(InvalidSyntax, TypeError, ::ArgumentError) { Marshal.load(Marshal.dump(price).sub("12.50", "12,50")) }
  end

  def test_serialisers_lose_nothing_in_silence
    price = euros("12.50")
    dumped = YAML.dump({ "price" => price, "rate" => price.amount })
    assert_equal({ "price" => "12.50 EUR", "rate" => "12.50" }, YAML.safe_load(dumped))
    assert_equal [price], Marshal.load(Marshal.dump(Amounts.new([1250], "EUR"))).to_a
    assert_equal [price], YAML.unsafe_load(YAML.dump(Amounts.new([1250], "EUR"))).to_a
    assert_equal "libmoney.wallet", JSON.parse(JSON.generate(Wallet.new))["format"]
    [RatesBuilder.new, Amounts.new([1], "EUR")].each { |one| assert_raises(TypeError) { JSON.generate([one]) } }
    [RatesBuilder.new, Wallet.new].each do |one|
      assert_raises(TypeError) { YAML.dump(one) }
      assert_raises(TypeError) { Marshal.dump(one) }
    end
  end

  def test_currencies_of_ones_own
    points = CurrencyRegistry.new
    points.add("PTS", 0, "points")
    amount = Money.new("5", "PTS", registry: points)
    assert_equal "5 PTS", amount.to_s
    assert_equal amount, Marshal.load(Marshal.dump(amount))
    assert_raises(UnknownCurrency) { Money.new("5", "PTS") }
    assert_raises(TypeError) { Money.new("5", "PTS", registry: 1) }
    assert_equal ["PTS"], points.map(&:code)
  end

  def test_errors_say_what_was_wrong
    error = assert_raises(InvalidSyntax) { Money.new("12.x EUR") }
    assert_equal [:syntax, "MONEY_ERR_SYNTAX", 3], [error.status, error.constant, error.position]
    assert_kind_of LibMoney::Error, error
    assert_kind_of StandardError, error
    assert_raises(::ArgumentError) { Money.new("1", "EU\0R") }
    ["EU\0R", "1 \xff", "", "€", "1 EUR\0"].each { |bad| assert_raises(LibMoney::Error) { Money.new(bad) } }
    assert_equal euros("1"), Money.new("1 EUR".encode("UTF-16LE"))
    [nil, 1, :EUR, [], euros("1").amount].each { |bad| assert_raises(TypeError) { Money.new(bad) } }
    assert_equal euros("1"), Money.new(1, :EUR)
    error = assert_raises(::ArgumentError) { euros("1").round(2, :sideways) }
    assert_match(/half_even/, error.message)
    assert_raises(TypeError) { euros("1").round(2.5) }
    assert_raises(LibMoney::Error) { euros("1").round(1000) }
    assert_raises(RangeError) { euros("1").round(1 << 70) }
  end

  def test_more_codes_than_the_table_has
    registry = CurrencyRegistry.new
    codes = Array.new(5000) { |index| "C#{index}" }
    codes.each { |code| registry.add(code, 2) }
    amounts = codes.map { |code| Money.new("1.25", code, registry: registry) }
    assert_equal codes, amounts.map(&:currency)
    assert_equal "2.50 C4999", (amounts.last + amounts.last).to_s
    assert_equal 5000, amounts.uniq.length
  end
end
