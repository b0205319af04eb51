import Testing

@testable import MoneyCore

/// The short way against the long one.
struct DecimalWordsTests {
  private func scanned(_ bytes: [UInt8]) -> Decimal? {
    bytes.withUnsafeBufferPointer { text in
      var scanner = DecimalScanner(text)
      guard let decimal = try? scanner.scan(), scanner.index == text.count else { return nil }
      return decimal
    }
  }

  private func read(_ bytes: [UInt8]) -> Decimal? { bytes.withUnsafeBufferPointer { DecimalWords.read($0) } }

  /// It reads the same values as the scanner, and leaves no short text to it.
  @Test func readsWhatTheScannerReads() throws {
    var random = SplitMix64(seed: 140)
    let alphabets: [[UInt8]] = [Array("0123456789".utf8), Array("0123456789.".utf8), Array("09.+-eE /:\u{0}".utf8)]
    var short = 0
    for _ in 0..<60_000 {
      var text = random.pick([[], [], Array("-".utf8), Array("+".utf8)])
      let alphabet = random.pick(alphabets)
      for _ in 0..<random.below(20) { text.append(random.pick(alphabet)) }
      if random.below(3) == 0 { text.insert(UInt8(ascii: "."), at: random.below(text.count + 1)) }
      if random.below(20) == 0, !text.isEmpty { text[random.below(text.count)] = UInt8(random.below(256)) }
      let wanted = scanned(text)
      let found = read(text)
      let isSigned = text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+")
      let isShort = text.count - (isSigned ? 1 : 0) <= 16
      try #require(
        found?.coefficient == (isShort ? wanted?.coefficient : nil) && found?.scale == (isShort ? wanted?.scale : nil),
        "\(text)")
      if found != nil { short += 1 }
    }
    #expect(short > 10_000)
  }

  /// Digits, point and sign as they are put together one by one; nothing outside its room.
  @Test(arguments: [false, true]) func writesPlainDigits(isShort: Bool) throws {
    // The most digits, and the bytes that are written at once.
    let (limit, most, word) = isShort ? (100_000_000, 8, 8) : (1_000_000_000_000_000, 15, 16)
    var random = SplitMix64(seed: 141)
    var written = 0
    for _ in 0..<40_000 {
      var magnitude = Int64(random.next() >> 1)
      for _ in 0..<random.below(19) { magnitude /= 10 }
      let coefficient = random.flip() ? magnitude : -magnitude
      let scale = random.below(20)
      var wanted = Array(String(magnitude).utf8)
      while wanted.count <= scale { wanted.insert(UInt8(ascii: "0"), at: 0) }
      if scale > 0 { wanted.insert(UInt8(ascii: "."), at: wanted.count - scale) }
      if coefficient < 0 { wanted.insert(UInt8(ascii: "-"), at: 0) }
      let room = random.below(44)
      var buffer = [UInt8](repeating: 0xA5, count: 64)
      let count = buffer.withUnsafeMutableBytes { bytes -> Int? in
        guard let base = bytes.baseAddress else { return nil }
        return isShort
          ? DecimalWords.writeShort(coefficient, scale: UInt32(scale), to: base, room: room)
          : DecimalWords.write(coefficient, scale: UInt32(scale), to: base, room: room)
      }
      try #require(buffer[room...].allSatisfy { $0 == 0xA5 })
      if let count {
        written += 1
        try #require(Array(buffer[..<count]) == wanted)
      } else {
        try #require(buffer.allSatisfy { $0 == 0xA5 })
        try #require(magnitude >= limit || scale >= most || room < wanted.count + word + 1)
      }
    }
    #expect(written > (isShort ? 4000 : 8000))
  }
}
