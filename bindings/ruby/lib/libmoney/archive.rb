# frozen_string_literal: true

require "zlib"

module LibMoney
  # The first file of a ZIP archive, in which some providers publish their rates.
  # @private
  class Archive
    FILE = "PK\x03\x04".b.freeze
    ENTRY = "PK\x01\x02".b.freeze
    ENDING = "PK\x05\x06".b.freeze
    private_constant :FILE, :ENTRY, :ENDING

    def self.archive?(bytes) = bytes.start_with?(FILE)

    # @param most [Integer] the maximum size of the file in bytes
    def initialize(bytes, most)
      @bytes = bytes
      @most = most
    end

    # The file by the entry of the archive's directory, or nil if the archive is damaged.
    def file
      ending = @bytes.rindex(ENDING)
      entry = ending && @bytes.byteslice(ending + 16, 4)&.unpack1("V")
      return nil unless entry && @bytes.byteslice(entry, 4) == ENTRY && @bytes.bytesize >= entry + 46

      method = @bytes.byteslice(entry + 10, 2).unpack1("v")
      size, = @bytes.byteslice(entry + 20, 4).unpack("V")
      content(method, size, @bytes.byteslice(entry + 42, 4).unpack1("V"))
    end

    private

    def content(method, size, place)
      head = @bytes.byteslice(place, 30)
      return nil unless head && head.bytesize == 30 && head.start_with?(FILE)

      start = place + 30 + head.byteslice(26, 2).unpack1("v") + head.byteslice(28, 2).unpack1("v")
      data = @bytes.byteslice(start, size)
      return nil unless data && data.bytesize == size

      method.zero? ? data : (inflated(data) if method == 8)
    end

    def inflated(data)
      stream = Zlib::Inflate.new(-Zlib::MAX_WBITS)
      file = +"".b
      stream.inflate(data) do |piece|
        file << piece
        raise RequestFailed, :too_large if file.bytesize > @most
      end
      stream.finished? ? file : nil
    rescue Zlib::Error
      nil
    ensure
      stream&.close
    end
  end
  private_constant :Archive
end
