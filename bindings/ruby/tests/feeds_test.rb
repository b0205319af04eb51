# frozen_string_literal: true

require_relative "helper"

# Feeds over Net::HTTP, with a server that behaves badly.
class FeedsTest < Minitest::Test
  include LibMoney
  include Helper

  KEY = "loopback-key-0123456789"

  def self.address
    @address ||= begin
      server = IO.popen(["python3", File.join(Helper::ROOT, "Tests", "Network", "server.py"), "--key", KEY], "r+")
      # It exits when its standard input closes.
      Minitest.after_run { server.close }
      "http://127.0.0.1:#{server.gets.strip}"
    end
  end

  def address = self.class.address

  def carried(url, **options)
    feed = Feed.new(:ecb, base_url: url)
    LibMoney.carry(feed, **options)
    failure = feed.failure
    return failure.text unless failure.text.empty?

    feed.rates ? "rates" : "nothing"
  end

  BEHAVIOURS = {
    "normal" => /^rates$/, "slow=1" => /^rates$/, "redirect" => /^rates$/, "status=401" => /401|key/, "status=500" => /500/,
    "html" => /a page/, "hangup" => /answer|connection/, "close" => /closed|connection|answer/,
    "close-chunked" => /closed|connection|answer/, "garbage" => /connection|answer/, "redirect-away" => /30\d/,
    "redirect-port" => /30\d/, "redirect-loop" => /30\d/, "redirect-odd" => /30\d|connection|answer/,
    "redirect-space" => /./, "huge" => /stopped reading|large/, "huge-declared" => /stopped reading|large/,
    "headers" => /answer|connection|large/, "truncated" => /./, "empty" => /./, "nothing" => /./, "type" => /./
  }.freeze

  def test_a_server_that_behaves_badly
    BEHAVIOURS.each do |behaviour, wanted|
      found = carried("#{address}/behave/#{behaviour}/eurofxref.csv", timeout: 5)
      assert_match wanted, found, behaviour
      refute_equal "rates", found, behaviour unless [/^rates$/, /./].include?(wanted)
    end
  end

  def test_archives
    assert_equal "rates", carried("#{address}/eurofxref-hist.zip")
    assert_equal "rates", carried("#{address}/behave/zip-stored/eurofxref-hist.zip")
    %w[zip-bomb zip-cut zip-damaged zip-none zip-method zip-many].each do |behaviour|
      refute_equal "rates", carried("#{address}/behave/#{behaviour}/eurofxref-hist.zip", timeout: 10), behaviour
    end
  end

  def test_time_is_over
    %w[silent stall trickle].each do |behaviour|
      start = Process.clock_gettime(Process::CLOCK_MONOTONIC)
      assert_match(/time/, carried("#{address}/behave/#{behaviour}/eurofxref.csv", timeout: 0.3), behaviour)
      assert_operator Process.clock_gettime(Process::CLOCK_MONOTONIC) - start, :<, 5
    end
  end

  # Endless headers, and headers sent one byte at a time, are bounded as well.
  def test_headers_without_end
    server = TCPServer.new("127.0.0.1", 0)
    writer = Thread.new do
      loop do
        client = server.accept
        client.write("HTTP/1.1 200 OK\r\n")
        client.write("X: #{"y" * 1000}\r\n") while true # rubocop:disable Style/InfiniteLoop
      rescue SystemCallError, IOError
        client&.close
      end
    end
    found = carried("http://127.0.0.1:#{server.addr[1]}/x.csv", timeout: 30, most: 1000)
    assert_match(/stopped reading|large/, found)
  ensure
    writer&.kill
    server&.close
  end

  def test_a_byte_at_a_time
    server = TCPServer.new("127.0.0.1", 0)
    writer = Thread.new do
      client = server.accept
      client.write("HTTP/1.1 200 OK\r\nX: ")
      loop { client.write("y") and sleep(0.05) }
    rescue SystemCallError
      nil
    end
    start = Process.clock_gettime(Process::CLOCK_MONOTONIC)
    assert_match(/time/, carried("http://127.0.0.1:#{server.addr[1]}/x.csv", timeout: 0.5))
    assert_operator Process.clock_gettime(Process::CLOCK_MONOTONIC) - start, :<, 3
  ensure
    writer&.kill
    server&.close
  end

  def test_addresses_that_lead_nowhere
    assert_match(/connection/, carried("http://127.0.0.1:1/x.csv"))
    assert_raises(::ArgumentError) { Carrier.new(timeout: 0) }
    assert_raises(::ArgumentError) { Carrier.new(most: 0) }
  end

  def test_listeners_of_feeds
    feed = Feed.new(:ecb, base_url: "#{address}/eurofxref.csv")
    heard = 0
    feed.on_change { heard += 1 }
    assert_equal 1, LibMoney.carry(feed)
    assert_operator heard, :>, 0
    assert_equal 0, LibMoney.carry(feed)
    raising = Feed.new(:ecb, base_url: "#{address}/eurofxref.csv")
    raising.on_change { raise IOError, "out of a listener" }
    assert_raises(IOError) { LibMoney.carry(raising) }
  end

  def test_a_request_by_hand
    feed = Feed.new(:currencylayer, api_key: "not-a-key")
    request = feed.next(Time.at(0))
    assert_equal "GET", request.http_method
    assert_match(/not-a-key/, request.url)
    feed.fail_request(request.id, :connection, Time.at(1))
    assert_equal :transport, feed.failure.status
  end
end
