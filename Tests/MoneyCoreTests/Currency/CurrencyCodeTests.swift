import Testing

@testable import MoneyCore

struct CurrencyCodeTests {
  /// The grammar, byte by byte.
  private func isCode(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, bytes.count <= 11 else { return false }
    let letters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
    return letters.contains(first) && bytes.allSatisfy { letters.contains($0) || "0123456789._-".utf8.contains($0) }
  }

  /// The 12 bytes as words, low byte first.
  private func words(_ bytes: [UInt8]) -> (head: UInt32, tail: UInt64) {
    let padded = bytes + [UInt8](repeating: 0, count: 12 - bytes.count)
    let head = padded[..<4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return (head, padded[4...].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  /// Each byte there is, beside bytes of every class: both edges of letters and digits, and where the test of three
  /// letters at once could carry from one byte into the next.
  @Test func knowsThreeUppercaseLetters() {
    let edges: [UInt8] = [
      0, 0x20, 0x2D, 0x30, 0x39, 0x40, 0x41, 0x4D, 0x5A, 0x5B, 0x61, 0x7A, 0x80, 0xC0, 0xC1, 0xDB, 0xFF,
    ]
    func expectNaive(_ bytes: [UInt8]) -> Bool {
      let (head, tail) = words(bytes)
      let isUpper = bytes.allSatisfy { (0x41...0x5A).contains($0) }
      return CurrencyCode(head: head, tail: tail).isThreeUppercaseLetters == isUpper
    }
    for byte in UInt8.min...UInt8.max {
      for one in edges {
        for other in edges {
          for bytes in [[byte, one, other], [one, byte, other], [one, other, byte]] where !expectNaive(bytes) {
            Issue.record("\(bytes)")
            return
          }
        }
      }
    }
    // A fourth byte, or anything behind it, is one letter too many.
    #expect(!CurrencyCode(head: 0x4152_5545, tail: 0).isThreeUppercaseLetters)
    #expect(!CurrencyCode(head: 0x0052_5545, tail: 1 << 56).isThreeUppercaseLetters)
  }

  @Test func isWellFormedAsTheGrammarSays() throws {
    var random = SplitMix64(seed: 50)
    let alphabet = Array("ABCXYZabz0189._-/@[`{ :\u{7F}".utf8) + [0, 0x80, 0xC3, 0xFF]
    for round in 0..<4000 {
      let bytes = (0..<random.below(14)).map { _ in
        round % 2 == 0 ? random.pick(alphabet) : UInt8(truncatingIfNeeded: 0x41 + random.below(26))
      }
      let code = CurrencyCode(bytes: bytes)
      try #require((code != nil) == isCode(bytes), "\(bytes)")
      guard let code else { continue }
      try #require(code.bytes == bytes && code.count == bytes.count)
      try #require(code.words == words(bytes))
      try #require(CurrencyCode(head: code.words.head, rest: code.words.tail) == code)
    }
  }

  /// Bytes behind the first NUL are no part of a code, so they have to be NUL too.
  @Test func isPaddedWithNULs() {
    for position in 0..<12 {
      var bytes = Array("EUR".utf8) + [UInt8](repeating: 0, count: 9)
      bytes[position] = UInt8(ascii: "Z")
      let (head, tail) = words(bytes)
      #expect((CurrencyCode(head: head, rest: tail) != nil) == (position <= 3), "\(position)")
    }
    let (head, tail) = words(Array("ABCDEFGHIJKL".utf8))
    #expect(CurrencyCode(head: head, rest: tail) == nil)
    #expect(CurrencyCode(head: 0, rest: 0) == nil)
  }

  @Test func isOrderedByBytes() throws {
    var random = SplitMix64(seed: 51)
    let alphabet = Array("AZaz09._-".utf8)
    for _ in 0..<3000 {
      let (a, b) = (text(alphabet, &random), text(alphabet, &random))
      let (one, other) = (try #require(CurrencyCode(bytes: a)), try #require(CurrencyCode(bytes: b)))
      try #require((one < other) == a.lexicographicallyPrecedes(b), "\(a), \(b)")
      try #require((one == other) == (a == b))
      try #require((one.hash == other.hash) == (a == b))
    }
  }

  private func text(_ alphabet: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    [random.pick(alphabet.filter { $0 >= 0x41 && $0 != 0x5F })]
      + (0..<random.below(random.flip() ? 3 : 11)).map { _ in random.pick(alphabet) }
  }

  @Test func namesWhatIsNone() {
    expectFailure(.syntax, at: 0, saying: "expected a currency code such as EUR, got \"E R\"") {
      try CurrencyCode(reading: "E R")
    }
    for text in ["", "1ST", "-", "ABCDEFGHIJKL", "€", "EUR "] {
      expectFailure(.syntax, at: 0) { try CurrencyCode(reading: text) }
    }
    for text in ["E", "eur", "ABCDEFGHIJK", "BTC.b", "a-1_2.3"] {
      #expect(throws: Never.self) { try CurrencyCode(reading: text) }
    }
  }

  @Test func bytesInMemoryAreTheSameCode() {
    forEachCase(seed: 941, 4000) { random in
      let bytes = (0..<random.below(14)).map { _ in random.pick(Array("AZaz09._-@[ \0é".utf8)) }
      let found = bytes.withUnsafeBufferPointer { CurrencyCode($0) }
      try #require(found == CurrencyCode(bytes: bytes), "\(bytes)")
    }
  }
}
