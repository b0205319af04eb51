# frozen_string_literal: true

require "json"
require "pathname"
require "timeout"
require_relative "helper"

# Objects: ownership, listeners, and long calls.
class ObjectsTest < Minitest::Test
  include LibMoney
  include Helper

  def test_freed_objects_are_refused
    wallet = Wallet.new
    2.times { wallet.free }
    assert_predicate wallet, :freed?
    assert_raises(TypeError) { wallet.add("1 EUR") }
    assert_raises(TypeError) { LibMoney.wallet_transfer([{ source: wallet, amount: "1 EUR" }]) }
    assert_raises(TypeError) { wallet.send(:initialize) }
    assert_equal "#<LibMoney::Wallet (freed)>", wallet.inspect
    assert_raises(TypeError) { Wallet.new.dup }
    assert_raises(TypeError) { Wallet.allocate.count }
    assert_raises(TypeError) { Wallet.instance_method(:currency_count).bind_call(Bag.new) }
    assert_raises(TypeError) { Handle.new }
    assert_raises(TypeError) { Marshal.dump(Wallet.new) }
    live = Wallet.new
    assert_raises(TypeError) { live.send(:initialize) }
  end

  def test_blocks_free_what_they_made
    kept = nil
    assert_equal 3, Wallet.with { |wallet| kept = wallet and 3 }
    assert_predicate kept, :freed?
    assert_raises(IOError) { Wallet.with { |wallet| kept = wallet and raise IOError } }
    assert_predicate kept, :freed?
  end

  # Code of an argument that frees the object of the call, or changes the data being read.
  def test_arguments_that_turn_on_their_call
    wallet = Wallet.new
    legs = Object.new
    legs.define_singleton_method(:each) {}
    legs.define_singleton_method(:to_a) { wallet.free and [] }
    assert_raises(TypeError) { wallet.exchange(legs) }
    source = Wallet.new
    source.add("5 EUR")
    leg = Struct.new(:source, :amount) { define_method(:to_h) { source.free and { amount: "1 EUR" } } }
    assert_raises(TypeError) { LibMoney.wallet_transfer([{ source: source, amount: "1 EUR" }, leg.new(source)]) }
  end

  def test_listeners_run_after_the_call
    wallet = Wallet.new
    heard = []
    wallet.on_change { |revision| heard << revision }
    wallet.add("1 EUR")
    assert_raises(NotFound) { wallet.remove(99) }
    wallet.add("1 EUR")
    assert_equal [1, 2], heard
    depth = 0
    wallet.on_change { wallet.add("1 EUR") if (depth += 1) < 5 }
    wallet.add("1 EUR")
    assert_equal "7.00 EUR", wallet.sum("EUR").to_s
    wallet.on_change(->(_) { wallet.free })
    wallet.add("1 EUR")
    assert_predicate wallet, :freed?
    assert_raises(TypeError) { Wallet.new.on_change(3) }
  end

  def test_a_listener_is_replaced_and_ended
    wallet = Wallet.new
    heard = []
    wallet.on_change { heard << :first }
    wallet.on_change { heard << :second }
    wallet.add("1 EUR")
    wallet.on_change(nil)
    wallet.add("1 EUR")
    assert_equal [:second], heard
  end

  def test_listeners_raise_and_throw
    wallet = Wallet.new
    wallet.on_change { raise IOError, "out of a listener" }
    100.times { assert_equal "out of a listener", assert_raises(IOError) { wallet.add("1 EUR") }.message }
    wallet.on_change { throw :away, 7 }
    assert_equal 7, catch(:away) { wallet.add("1 EUR") }
    wallet.on_change { exit(3) }
    assert_raises(SystemExit) { wallet.add("1 EUR") }
    assert_equal 102, wallet.count
    killed = Thread.new do
      wallet.on_change { Thread.current.kill }
      wallet.add("1 EUR")
      :went_on
    end
    assert_nil killed.value
    assert_equal 103, wallet.count
  end

  def test_all_hear_though_the_first_raises
    wallets = Array.new(3) { Wallet.new }
    heard = []
    wallets.first.add("9 EUR")
    wallets.each_with_index { |wallet, index| wallet.on_change { heard << index and raise index.to_s } }
    legs = wallets.drop(1).map { |target| { source: wallets.first, target: target, amount: "1 EUR" } }
    error = assert_raises(RuntimeError) { LibMoney.wallet_transfer(legs) }
    assert_equal [0, 1, 2], heard.sort
    assert_equal heard.first.to_s, error.message
    assert_equal ["7.00 EUR", "1.00 EUR", "1.00 EUR"], (wallets.map { |wallet| wallet.sum("EUR").to_s })
  end

  def test_displays_and_alerts
    calculator = Calculator.new
    shown = []
    alerts = []
    calculator.on_display { |display| shown << display }
    calculator.on_alert { |alert| alerts << alert }
    calculator.press_keys("7 ÷ 0 =")
    assert_includes shown, "7"
    refute_empty alerts
    assert_includes Words::CALCULATOR_ALERT, alerts.last
  end

  def test_iteration
    wallet = Wallet.new
    %w[1 2 3].each { |number| wallet.add("#{number} EUR", label: number) }
    assert_equal %w[1 2 3], wallet.map(&:label)
    assert_equal 3, wallet.count
    assert_equal 2, wallet.count("EUR") - 1
    assert_equal(1, wallet.count { |entry| entry.label == "2" })
    assert_equal "6.00 EUR", wallet.sum("EUR").to_s
    assert_equal "3", wallet.max_by(&:amount).label
    assert_equal 3, wallet.each.size
    assert_equal ["1"], wallet.lazy.map(&:label).first(1)
    assert_equal "2", (wallet.to_a[1] in { label: String => label }) ? label : "?"
    assert_equal %w[EUR USD], some_rates.flat_map { |rate| [rate.from, rate.to] }.uniq.sort
    wallet.each { |entry| wallet.remove(entry.id) }
    assert_equal 0, wallet.count
    1000.times { wallet.add("1 EUR") }
    assert_equal 1000, wallet.entries.length
    assert_equal 10, wallet.entries(nil, first: 5, most: 10).length
  end

  def test_texts_and_documents
    wallet = Wallet.new
    wallet.add("1 EUR", label: "für Ännchen 日本 🎈")
    assert_equal "für Ännchen 日本 🎈", wallet.first.label
    assert_equal Encoding::UTF_8, wallet.first.label.encoding
    assert_raises(LimitError) { wallet.add("1 EUR", label: "x" * 80) }
    assert_raises(::ArgumentError) { wallet.add("1 EUR", label: "a\0b") }
    [{ sku: "x" * 500 }, { sku: "a\0b" }].each do |bad|
      assert_raises(::ArgumentError) { Catalogue.new("EUR").add({ price: "1 EUR", **bad }) }
    end
    [3, [], Object.new].each { |label| assert_raises(TypeError) { wallet.add("1 EUR", label: label) } }
    assert_raises(InvalidEncoding) { wallet.add("1 EUR", label: "\xff") }
    assert_raises(::ArgumentError) { wallet.add("1 EUR", colour: "red") }
    assert_equal wallet.to_json, Wallet.from_json(wallet.to_json).to_json
    assert_equal JSON.generate([wallet]), "[#{wallet.to_json}]"
    assert_raises(LibMoney::Error) { Wallet.from_json("{" * 100_000) }
  end

  def test_progress
    heard = []
    text = File.binread(HISTORY)
    rates = LibMoney.watch(->(done, total) { heard << [done, total] }) { Rates.from_ecb_csv(text) }
    refute_empty heard
    assert_equal heard, heard.sort_by(&:first)
    assert_operator rates.info.pair_count, :>, 30
    assert_raises(Cancelled) { LibMoney.watch(->(*) { false }) { Rates.from_ecb_csv(text) } }
    assert_raises(IOError) { LibMoney.watch(->(*) { raise IOError }) { Rates.from_ecb_csv(text) } }
    assert_equal 5, catch(:away) { LibMoney.watch(->(*) { throw :away, 5 }) { Rates.from_ecb_csv(text) } }
    assert_raises(Timeout::Error) { Timeout.timeout(0.001) { 1000.times { Rates.from_ecb_csv(text) } } }
    assert_raises(TypeError) { LibMoney.watch(3) {} }
    before = heard.length
    Rates.from_ecb_csv(text)
    assert_equal before, heard.length
  end

  # A call in a listener is long itself: the outer call continues to report, and ends when the listener requests it.
  def test_progress_of_a_call_in_a_listener
    text = File.binread(HISTORY)
    heard = 0
    LibMoney.watch(->(*) { heard += 1 }) { Rates.from_ecb_csv(text) }
    inside = 0
    listener = lambda do |*|
      inside += 1
      Rates.from_ecb_csv(text).free if inside == 1
    end
    LibMoney.watch(listener) { Rates.from_ecb_csv(text) }
    assert_equal heard, inside
    stop = lambda do |*|
      Rates.from_ecb_csv(text).free
      false
    end
    assert_raises(Cancelled) { LibMoney.watch(stop) { Rates.from_ecb_csv(text) } }
  end

  # The exceptions that the uses of an object raise, here and in another thread, while the block's long call reports its
  # progress.
  def told_during(uses, &call)
    told = []
    listener = ->(*) { told << uses.flat_map { |use| [refusal(&use), Thread.new { refusal(&use) }.value] } }
    LibMoney.watch(listener, &call)
    told.flatten.uniq
  end

  # The arguments of a long call are neither changed nor freed meanwhile.
  def test_objects_of_a_long_call
    trade = { date: "2024-01-01", action: :buy, symbol: "A", quantity: 1, total: "1 EUR" }
    portfolio = Portfolio.new("EUR")
    10_000.times { portfolio.add(trade) }
    assert_equal [nil], told_during([-> { portfolio.count }]) { portfolio.disposals }
    uses = [-> { portfolio.free }, -> { portfolio.add(trade) }]
    assert_equal [BusyError], told_during(uses) { portfolio.disposals }
    assert_equal 10_000, portfolio.count
    portfolio.free

    wallet = Wallet.new
    60_000.times { wallet.add("1 EUR") }
    Store.open(":memory:") do |store|
      store.wallet_save("default", wallet)
      uses = [-> { store.free }, -> { store.names(:wallet) }, -> { store.wallet_add("default", "1 EUR") }]
      assert_equal [BusyError], told_during(uses) { store.wallet_load("default") }
      assert_equal ["default"], store.names(:wallet)
    end
  end

  def test_rates_of_a_column
    column = Amounts.new([1] * 4_000_000, "EUR")
    rates = some_rates
    told = []
    LibMoney.watch(->(*) { told << refusal { rates.free } }) { column.convert(rates, "USD") }
    assert_equal [BusyError], told.uniq
    rates.free
  end

  def refusal
    yield
    nil
  rescue LibMoney::Error => e
    e.class
  end

  def test_stores
    Dir.mktmpdir do |folder|
      path = File.join(folder, "money.db")
      Store.open(path) { |store| store.wallet_add("default", "12.50 EUR") }
      Store.open(Pathname.new(path)) do |store|
        store.transaction { store.wallet_add("default", "2.50 EUR") }
        assert_raises(IOError) { store.transaction { store.wallet_add("default", "1 EUR") and raise IOError } }
        catch(:away) { store.transaction { store.wallet_add("default", "1 EUR") and throw :away } }
        [1].each { store.transaction { store.wallet_add("default", "1 EUR") and break } }
        assert_equal "15.00 EUR", store.wallet_sum("default", "EUR").to_s
        assert_equal ["default"], store.names(:wallet)
        many = Wallet.new
        600.times { many.add("1.00 EUR") }
        store.wallet_save("many", many)
        assert_equal 600.downto(1).to_a, store.wallet_entries("many").map(&:id)
        assert_equal [300, 299], store.wallet_entries("many", "EUR", before: 301, most: 2).map(&:id)
        assert_empty store.wallet_entries("many", "USD", most: 2)
        store.transaction { assert_raises(InvalidArgument) { store.begin } }
      end
      File.write("#{path}.other", "no store " * 200)
      assert_raises(NotAStore) { Store.open("#{path}.other") }
      kept = Store.open(path) { |store| store }
      assert_predicate kept, :freed?
      assert_raises(TypeError) { Store.open(3) }
    end
  end

  def test_screens
    converter = Converter.new("EUR", "USD")
    converter.set_rates(some_rates, :program)
    converter.amount = "10"
    assert_equal "11.17 USD", converter.result.to_s
    list = CurrencyList.new("en")
    list.add("EUR")
    list.sort = :name_descending
    assert_equal ["EUR"], list.map(&:code)
  end
end
