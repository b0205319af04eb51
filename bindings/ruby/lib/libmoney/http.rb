# frozen_string_literal: true

require "net/http"

module LibMoney
  # The remaining allowance of a request: seconds, and bytes including headers.
  # @private
  class Allowance
    # The maximum size of the headers, in addition to the body.
    HEADERS = 256 * 1024
    private_constant :HEADERS

    def initialize(seconds, most)
      @deadline = Process.clock_gettime(Process::CLOCK_MONOTONIC) + seconds
      @bytes = most + HEADERS
    end

    # The remaining seconds.
    def seconds
      left = @deadline - Process.clock_gettime(Process::CLOCK_MONOTONIC)
      raise RequestFailed, :timeout unless left.positive?

      left
    end

    # Counts received bytes.
    def take(bytes)
      @bytes -= bytes
      raise RequestFailed, :too_large if @bytes.negative?

      seconds
    end
  end
  private_constant :Allowance

  # A socket that counts the bytes that it reads, because Net::HTTP does not limit headers.
  # @private
  module CountedReads
    attr_accessor :on_read

    def read_nonblock(*arguments, **options)
      piece = super
      on_read.call(piece.is_a?(String) ? piece.bytesize : 0)
      piece
    end
  end
  private_constant :CountedReads

  # A connection with limits on time and size, regardless of the server's behaviour.
  # @private
  class Connection < Net::HTTP
    attr_writer :allowance

    def self.to(uri, allowance)
      made = new(uri.host, uri.port)
      made.allowance = allowance
      made.use_ssl = uri.scheme == "https"
      made.open_timeout = made.read_timeout = made.write_timeout = allowance.seconds
      made
    end

    private

    def on_connect
      socket = @socket
      socket.io.extend(CountedReads)
      socket.io.on_read = ->(bytes) { socket.read_timeout = @allowance.take(bytes) }
      super
    end
  end
  private_constant :Connection
end
