# frozen_string_literal: true

require_relative "helper"

# Threads, Ractors, children of fork, and small stacks.
class ThreadsTest < Minitest::Test
  include LibMoney
  include Helper

  def test_threads_share_rates_and_amounts
    rates = some_rates
    euro = euros("1.00")
    found = Array.new(50) { Thread.new { Array.new(200) { rates.convert(euro, "USD") }.uniq } }.flat_map(&:value)
    assert_equal ["1.12 USD"], found.map(&:to_s).uniq
  end

  # Threads that share one store never corrupt it: each call succeeds or is rejected.
  def test_threads_want_one_store
    4.times do |turn|
      store = Store.open(":memory:")
      lock = Mutex.new
      added = 0
      others = Array.new(4) do
        Thread.new do
          50.times do |step|
            store.wallet_add("default", "1 EUR")
            lock.synchronize { added += 1 }
            store.free if turn.odd? && step == 25
          rescue BusyError, TypeError => e
            assert_match(/another call|a call still uses|freed/, e.message)
          end
        end
      end
      others.each(&:join)
      assert_equal added, store.wallet_count("default") if turn.even?
      assert_operator added, :>, 0
    end
  end

  # Unreferenced objects are collected while calls run without Ruby's lock.
  def test_the_collector_beside_running_calls
    text = File.binread(HISTORY)[0, 200_000]
    text = text[0..text.rindex("\n")]
    others = Array.new(4) do
      Thread.new do
        25.times do
          rates = Rates.from_ecb_csv(text)
          amounts = Array.new(200) { rates.convert("1.00 EUR", "USD") }
          GC.start
          raise "a sum is wrong" unless rates.sum(amounts, "USD") == amounts.first * 200
        end
        :done
      end
    end
    assert_equal [:done], others.map(&:value).uniq
  end

  def test_a_thread_is_killed_in_a_call
    text = File.binread(HISTORY)
    20.times do |turn|
      thread = Thread.new { loop { Rates.from_ecb_csv(text) } }
      sleep(turn * 0.002)
      thread.kill
      assert thread.join(10)
    end
  end

  def test_signals_in_a_call
    heard = 0
    before = trap("USR2") { heard += 1 }
    text = File.binread(HISTORY)
    sender = Thread.new do
      5.times do
        sleep(0.01)
        Process.kill("USR2", Process.pid)
      end
    end
    assert_operator Rates.from_ecb_csv(text).info.pair_count, :>, 30
    sender.join
    assert_equal 5, heard
  ensure
    trap("USR2", before || "DEFAULT")
  end

  def test_stress
    told, is_well = run_ruby(<<~RUBY)
      GC.stress = true
      wallet = Wallet.new
      heard = 0
      wallet.on_change { heard += 1 }
      5.times { |n| wallet.add(Money.new(n, "EUR") * 3 + "0.25 EUR", label: "n" * n) }
      column = Amounts.of(["1 EUR", nil, "2.50 USD"])
      sums = column.sums.values.join(" ")
      begin
        wallet.remove(99)
      rescue NotFound => e
        error = e.status
      end
      large = Money.new("1" * 38, "EUR")
      ratio = Money.new("1 EUR") / Money.new("3 EUR")
      puts [wallet.map(&:label).inspect, wallet.sum("EUR"), heard, sums, error, -large, ratio, wallet.to_json.length > 9]
        .join(" ")
    RUBY
    assert is_well, told
    assert_equal "[\"\", \"n\", \"nn\", \"nnn\", \"nnnn\"] 31.25 EUR 5 1.00 EUR 2.50 USD not_found -#{"1" * 38} EUR 1/3 true\n",
                 told
  end

  def test_compaction
    skip "this Ruby does not compact" unless GC.respond_to?(:compact)
    wallet = Wallet.new
    heard = 0
    wallet.on_change { heard += 1 }
    kept = Array.new(1000) { |index| [Money.new(index, "EUR"), Object.new] }
    GC.compact
    wallet.add("1 EUR")
    assert_equal 1, heard
    assert_equal Money.new(499_500, "EUR"), kept.sum(&:first)
  end

  def test_ractors
    told, is_well = run_ruby(<<~'RUBY')
      price = Money.new("12.50", "EUR")
      large = Money.new("9" * 30, "EUR")
      puts [price, large, price.amount].all? { |value| Ractor.shareable?(value) }
      workers = Array.new(4) do |n|
        Ractor.new(price, large, n) do |a, b, number|
          builder = RatesBuilder.new
          builder.add("EUR", "USD", "2")
          rates = builder.build
          registry = CurrencyRegistry.new
          100.times { |i| registry.add("R#{number}x#{i}", 2) }
          points = Array.new(100) { |i| Money.new("1.25", "R#{number}x#{i}", registry: registry) }
          wallet = Wallet.new
          300.times { |i| wallet.add(Money.new(i, "EUR"), label: i.to_s) }
          error = begin
            rates.convert("1 EUR", "JPY")
          rescue NoRate => e
            e.status
          end
          column = Amounts.new([100, 200], "EUR").convert(rates, "USD").sum
          details = rates.convert_detailed(a, "USD").details.rate
          [(a + a) * 3, b - a, rates.convert(a, "USD"), wallet.sum("EUR"), wallet.map(&:id).length, error, column, details,
           points.map(&:currency).uniq.length, a.split(3).sum, a.to_d, a / a, a.format("de_DE"), Date.new(2024, 1, 1),
           a.round(1, :half_up)].join("|")
        end
      end
      puts workers.map(&:take).uniq
      begin
        Ractor.new(Wallet.new) { |w| w }
      rescue TypeError => e
        puts e.class
      end
    RUBY
    assert is_well, told
    assert_equal 3, told.lines.length, told
    assert_match(/\Atrue\n75\.00 EUR\|9{28}86\.50 EUR\|/, told)
    assert_match(%r{\|25\.00 USD\|44850\.00 EUR\|300\|no_rate\|6\.00 USD\|2/1\|100\|12\.50 EUR\|}, told)
    assert_equal "TypeError\n", told.lines.last
  end

  def test_a_child_may_not_use_a_store_of_its_parent
    Dir.mktmpdir do |folder|
      path = File.join(folder, "money.db")
      store = Store.open(path)
      store.wallet_add("default", "1 EUR")
      told = in_child do
        uses = [-> { store.wallet_add("default", "1 EUR") }, -> { Store.open(path) }, -> { store.names(:wallet) }]
        found = uses.map do |use|
          use.call
          "worked"
        rescue LibMoney::Error => e
          e.status.to_s
        end
        # Operations without files continue to work.
        (found + [(euros("1") * 3).to_s, some_rates.convert("1 EUR", "USD").to_s]).join(" ")
      end
      assert_equal "state state state 3 EUR 1.12 USD", told
      assert_equal 1, store.wallet_count("default")
      store.free
    end
  end

  # As servers do that load the program first, and open the store in each child.
  def test_prefork
    Dir.mktmpdir do |folder|
      path = File.join(folder, "money.db")
      rates = some_rates
      price = euros("1.00")
      children = Array.new(4) do
        fork do
          Store.open(path, busy_milliseconds: 60_000) do |store|
            25.times { store.wallet_add("default", rates.convert(price, "USD")) }
          end
          exit!(0)
        rescue StandardError => e
          warn e.full_message
          exit!(1)
        end
      end
      assert_equal [0], children.map { |child| Process.wait2(child).last.exitstatus }.uniq
      assert_equal "112.00 USD", Store.open(path) { |store| store.wallet_sum("default", "USD").to_s }
    end
  end

  def test_forks_beside_running_calls
    text = File.binread(HISTORY)
    is_over = false
    others = Array.new(2) { Thread.new { Rates.from_ecb_csv(text) until is_over } }
    10.times { assert_equal "2.00 EUR", in_child { (euros("1.00") + euros("1.00")).to_s } }
    is_over = true
    others.each(&:join)
  end

  def test_small_stacks
    small = { "RUBY_THREAD_VM_STACK_SIZE" => "16384", "RUBY_THREAD_MACHINE_STACK_SIZE" => "65536",
              "RUBY_FIBER_VM_STACK_SIZE" => "16384", "RUBY_FIBER_MACHINE_STACK_SIZE" => "65536" }
    told, is_well = run_ruby(<<~RUBY, small)
      work = lambda do
        builder = RatesBuilder.new
        builder.add("EUR", "USD", "1.1172")
        rates = builder.build
        wallet = Wallet.new
        wallet.on_change { wallet.count }
        wallet.add("10 EUR", label: "books")
        Store.open(":memory:") { |store| store.wallet_save("default", wallet) }
        portfolio = Portfolio.new("EUR")
        portfolio.add({ date: "2024-01-01", action: :buy, symbol: "A", quantity: 1, total: "1 EUR" })
        history = Rates.from_ecb_csv(File.binread(#{HISTORY.dump}))
        [wallet.total("USD", rates: rates), wallet.to_json.length > 9, Expression.evaluate("1 EUR + 2 EUR * 3").amount,
         portfolio.value([{ symbol: "A", price: "2" }]).summary.position_count, Calculator.new.display,
         history.convert("1 CHF", "JPY", date: "2020-03-13"), Amounts.new([1] * 10_000, "EUR").sum].join(" ")
      end
      whole = work.call
      puts [Thread.new(&work).value, Fiber.new(&work).resume, Enumerator.new { |to| to << work.call }.next].all? { |one| one == whole }
      puts whole
    RUBY
    assert is_well, told
    assert_match(/\Atrue\n11\.17 USD/, told)
  end
end
