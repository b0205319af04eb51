# frozen_string_literal: true

require "net/http"
require "stringio"
require "uri"
require "zlib"

module LibMoney
  # Carries the requests of feeds with Net::HTTP. The library opens no connection: a feed says what to ask, and is told
  # the answer. A key in an address goes to the server of that address only.
  class Carrier
    REDIRECTS = 5
    MOST = 16 * 1024 * 1024
    TIMEOUT = 60
    METHODS = {
      "GET" => Net::HTTP::Get, "POST" => Net::HTTP::Post, "PUT" => Net::HTTP::Put,
      "PATCH" => Net::HTTP::Patch, "DELETE" => Net::HTTP::Delete
    }.freeze
    private_constant :REDIRECTS, :METHODS

    # Raised where no answer came that a feed could take.
    class NoAnswer < StandardError
      attr_reader :reason

      def initialize(reason)
        super(reason.to_s)
        @reason = reason
      end
    end

    Answer = Struct.new(:status, :type, :headers, :body)
    private_constant :Answer

    def initialize(timeout: TIMEOUT, most: MOST, now: -> { Time.now })
      raise ::ArgumentError, "timeout is a number of seconds above 0" unless timeout.positive?
      raise ::ArgumentError, "most is 1 or more" unless most.is_a?(Integer) && most.positive?

      @timeout = timeout
      @most = most
      @now = now
    end

    # Sends what a feed has to ask, and hands the answers over, until nothing is due.
    #
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
      answer.headers.each { |name, value| hand_over { feed.header(request.id, name, value) } }
      hand_over { feed.answer(request.id, answer.status, answer.type, answer.body, @now.call) }
    rescue NoAnswer => e
      hand_over { feed.no_answer(request.id, e.reason, @now.call) }
    ensure
      request.free
    end

    # A request that the feed has given up in the meantime is no matter. What went wrong is noted in the feed.
    def hand_over
      yield
    rescue Error
      nil
    end

    def answer_to(request)
      deadline = Process.clock_gettime(Process::CLOCK_MONOTONIC) + @timeout
      uri = URI.parse(request.url)
      redirects = 0
      loop do
        answer = ask(request, uri, deadline)
        target = target_of(answer, uri) if request.method == "GET" && redirects < REDIRECTS
        return answer if target.nil?

        uri = target
        redirects += 1
      end
    rescue URI::InvalidURIError
      raise NoAnswer, :other
    end

    # The address of a redirect within the same server, or nil.
    def target_of(answer, uri)
      place = answer.headers.find { |name, _| name.casecmp?("location") }&.last
      return nil unless answer.status.between?(300, 399) && place

      target = URI.join(uri, place)
      [target.scheme, target.host, target.port] == [uri.scheme, uri.host, uri.port] ? target : nil
    rescue URI::Error
      nil
    end

    def ask(request, uri, deadline)
      raise NoAnswer, :other unless uri.is_a?(URI::HTTP) && METHODS.key?(request.method)

      http = Net::HTTP.new(uri.host, uri.port)
      http.use_ssl = uri.scheme == "https"
      http.max_retries = request.method == "GET" ? 1 : 0
      http.open_timeout = http.read_timeout = http.write_timeout = left(deadline)
      http.start { |connection| exchange(connection, message(request, uri), deadline) }
    rescue Timeout::Error, Errno::ETIMEDOUT
      raise NoAnswer, :time_out
    rescue OpenSSL::SSL::SSLError
      raise NoAnswer, :tls
    rescue EOFError, Errno::ECONNRESET, Errno::EPIPE
      raise NoAnswer, :cut
    rescue SocketError => e
      raise NoAnswer, e.message.include?("getaddrinfo") ? :name : :connection
    rescue SystemCallError, IOError, Net::ProtocolError, Net::HTTPBadResponse, Net::HTTPHeaderSyntaxError
      raise NoAnswer, :connection
    end

    def message(request, uri)
      made = METHODS.fetch(request.method).new(uri)
      made["Accept-Encoding"] = "identity"
      request.headers.to_s.each_line(chomp: true) do |line|
        name, value = line.split(":", 2)
        made[name] = value.strip if value
      end
      body = request.body
      made.body = body if body && !body.empty?
      made
    end

    def exchange(connection, message, deadline)
      found = nil
      connection.request(message) do |response|
        body = +"".b
        response.read_body do |piece|
          body << piece
          raise NoAnswer, :too_large if body.bytesize > @most

          connection.read_timeout = left(deadline)
        end
        raise NoAnswer, :cut if response.content_length && body.bytesize < response.content_length

        found = Answer.new(response.code.to_i, response["content-type"], response.each_header.to_a, body)
      end
      found
    end

    # The seconds that are left of the time for a request.
    def left(deadline)
      seconds = deadline - Process.clock_gettime(Process::CLOCK_MONOTONIC)
      raise NoAnswer, :time_out unless seconds.positive?

      seconds
    end

    # A feed gets the file in an archive. It refuses an archive that is damaged, and notes why.
    def unpacked(answer)
      return answer unless answer.body.start_with?("PK\x03\x04".b)

      file = file_of(answer.body)
      file ? Answer.new(answer.status, nil, answer.headers, file) : answer
    end

    # The first file of a ZIP archive, by the entry of its directory, or nil if the archive is damaged.
    def file_of(bytes)
      ending = bytes.rindex("PK\x05\x06".b)
      entry = ending && bytes.byteslice(ending + 16, 4)&.unpack1("V")
      return nil unless entry && bytes.byteslice(entry, 4) == "PK\x01\x02".b && bytes.bytesize >= entry + 46

      method = bytes.byteslice(entry + 10, 2).unpack1("v")
      size = bytes.byteslice(entry + 20, 4).unpack1("V")
      head = bytes.byteslice(entry + 42, 4).unpack1("V")
      return nil unless bytes.byteslice(head, 4) == "PK\x03\x04".b && bytes.bytesize >= head + 30

      start = head + 30 + bytes.byteslice(head + 26, 4).unpack("vv").sum
      data = bytes.byteslice(start, size)
      return nil if data.nil? || data.bytesize < size

      method.zero? ? data : (inflated(data) if method == 8)
    end

    def inflated(data)
      stream = Zlib::Inflate.new(-Zlib::MAX_WBITS)
      file = +"".b
      stream.inflate(data) do |piece|
        file << piece
        raise NoAnswer, :too_large if file.bytesize > @most
      end
      stream.finished? ? file : nil
    rescue Zlib::Error
      nil
    ensure
      stream&.close
    end
  end

  # Sends what a feed has to ask, and hands the answers over, until nothing is due.
  #
  #     feed = Feed.new(:ecb)
  #     LibMoney.carry(feed)
  #     rates = feed.rates
  #
  # A request that fails raises nothing: the feed notes it, and `feed.failure` tells what it was. `carry` raises what a
  # listener of the feed raises.
  #
  # @return [Integer] the number of requests
  def self.carry(feed, **options) = Carrier.new(**options).carry(feed)
end
