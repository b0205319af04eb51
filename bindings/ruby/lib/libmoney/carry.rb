# frozen_string_literal: true

require "uri"

module LibMoney
  # Raised if no response arrived that a feed accepts.
  # @private
  class RequestFailed < StandardError
    attr_reader :reason

    def initialize(reason)
      super(reason.to_s)
      @reason = reason
    end
  end
  private_constant :RequestFailed
end

require_relative "archive"
require_relative "http"

module LibMoney
  # Sends the requests of feeds with Net::HTTP and passes the responses to them. The library itself opens no connection.
  # A key in a URL is sent to the server of that URL only.
  class Carrier
    REDIRECTS = 5
    # The default maximum size of a response in bytes.
    MOST = 16 * 1024 * 1024
    # The default time limit of a request in seconds.
    TIMEOUT = 60
    METHODS = {
      "GET" => Net::HTTP::Get, "POST" => Net::HTTP::Post, "PUT" => Net::HTTP::Put,
      "PATCH" => Net::HTTP::Patch, "DELETE" => Net::HTTP::Delete
    }.freeze
    private_constant :REDIRECTS, :METHODS

    Answer = Struct.new(:status, :type, :headers, :body)
    private_constant :Answer

    # @param timeout [Numeric] the time limit of a request in seconds, from its connection to the last byte
    # @param most [Integer] the maximum size of a response in bytes
    # @param now [Proc] returns the current time
    def initialize(timeout: TIMEOUT, most: MOST, now: Time.method(:now))
      raise ::ArgumentError, "timeout must be a positive number of seconds, got #{timeout}" unless timeout.positive?
      raise ::ArgumentError, "most must be at least 1, got #{most.inspect}" unless most.is_a?(Integer) && most.positive?

      @timeout = timeout
      @most = most
      @now = now
    end

    # Sends the requests of a feed until none is due.
    #
    # @param feed [Feed]
    # @return [Integer] the number of requests
    def carry(feed)
      count = 0
      while (request = feed.next(@now.call))
        count += 1
        carry_one(feed, request)
      end
      count
    end

    private

    def carry_one(feed, request)
      answer = unpacked(answer_to(request))
      answer.headers.each { |name, value| hand_over { feed.receive_header(request.id, name, value) } }
      hand_over { feed.receive_response(request.id, answer.status, answer.type, answer.body, @now.call) }
    rescue RequestFailed => e
      hand_over { feed.fail_request(request.id, e.reason, @now.call) }
    ensure
      request.free
    end

    # The feed may have cancelled the request in the meantime, and records failures itself.
    def hand_over
      yield
    rescue Error
      nil
    end

    def answer_to(request)
      allowance = Allowance.new(@timeout, @most)
      uri = URI.parse(request.url)
      redirects = 0
      loop do
        answer = ask(request, uri, allowance)
        target = target_of(answer, uri) if request.http_method == "GET" && redirects < REDIRECTS
        return answer if target.nil?

        uri = target
        redirects += 1
      end
    rescue URI::InvalidURIError
      raise RequestFailed, :other
    end

    # The URL of a redirect within the same server, or nil.
    def target_of(answer, uri)
      place = answer.headers.find { |name, _| name.casecmp?("location") }&.last
      return nil unless answer.status.between?(300, 399) && place

      target = URI.join(uri, place)
      [target.scheme, target.host, target.port] == [uri.scheme, uri.host, uri.port] ? target : nil
    rescue URI::Error
      nil
    end

    # The first entry that matches an error is the reason for the feed.
    REASONS = [
      [[Timeout::Error, Errno::ETIMEDOUT], :timeout],
      [[EOFError, Errno::ECONNRESET, Errno::EPIPE], :disconnected],
      [[SystemCallError, IOError, Net::ProtocolError, Net::HTTPBadResponse, Net::HTTPHeaderSyntaxError], :connection]
    ].freeze
    private_constant :REASONS

    def ask(request, uri, allowance)
      raise RequestFailed, :other unless uri.is_a?(URI::HTTP) && METHODS.key?(request.http_method)

      http = Connection.to(uri, allowance)
      http.max_retries = request.http_method == "GET" ? 1 : 0
      http.start { |connection| exchange(connection, message(request, uri)) }
    rescue OpenSSL::SSL::SSLError
      raise RequestFailed, :tls
    rescue SocketError => e
      raise RequestFailed, e.message.include?("getaddrinfo") ? :dns : :connection
    rescue *REASONS.flat_map(&:first) => e
      raise RequestFailed, REASONS.find { |kinds, _| kinds.any? { |kind| e.is_a?(kind) } }.last
    end

    def message(request, uri)
      made = METHODS.fetch(request.http_method).new(uri)
      made["Accept-Encoding"] = "identity"
      request.headers.to_s.each_line(chomp: true) do |line|
        name, value = line.split(":", 2)
        made[name] = value.strip if value
      end
      body = request.body
      made.body = body if body && !body.empty?
      made
    end

    def exchange(connection, message)
      found = nil
      connection.request(message) do |response|
        body = +"".b
        response.read_body do |piece|
          body << piece
          raise RequestFailed, :too_large if body.bytesize > @most
        end
        raise RequestFailed, :disconnected if response.content_length && body.bytesize < response.content_length

        found = Answer.new(response.code.to_i, response["content-type"], response.each_header.to_a, body)
      end
      found
    end

    # A feed receives the file in an archive. It rejects a damaged archive, and records why.
    def unpacked(answer)
      return answer unless Archive.archive?(answer.body)

      file = Archive.new(answer.body, @most).file
      file ? Answer.new(answer.status, nil, answer.headers, file) : answer
    end
  end

  # Sends the requests of a feed until none is due.
  #
  #     feed = Feed.new(:frankfurter)
  #     LibMoney.carry(feed)
  #     rates = feed.rates
  #
  # A request that fails raises nothing: the feed records it, and {Feed#failure} returns it. An exception of a listener of
  # the feed propagates.
  #
  # @param feed [Feed]
  # @param options [Hash] those of {Carrier#initialize}
  # @return [Integer] the number of requests
  def self.carry(feed, **options) = Carrier.new(**options).carry(feed)
end
