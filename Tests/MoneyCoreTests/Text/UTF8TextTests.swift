import Testing

@testable import MoneyCore

struct UTF8TextTests {
  /// Where the check stops; nil where it passes.
  private func stop(_ bytes: [UInt8]) -> Int? {
    do {
      try reading(bytes: bytes) { (text) throws(MoneyFailure) in try UTF8Text.check(text) }
      return nil
    } catch {
      return error.status == .encoding ? error.position : -1
    }
  }

  /// The position of the first broken sequence by the standard library's decoder, or of a NUL.
  private func naiveStop(_ bytes: [UInt8]) -> Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: return nil
      case .error: return offset
      case .scalarValue(let scalar):
        if scalar.value == 0 { return offset }
        offset += UTF8.width(scalar)
      }
    }
  }

  @Test func agreesWithTheStandardLibrary() throws {
    var random = SplitMix64(seed: 80)
    let pieces: [[UInt8]] = [
      Array("plain text, ".utf8), Array("é".utf8), Array("€".utf8), Array("😀".utf8), Array("\u{7FF}\u{800}".utf8),
      Array("\u{FFFF}\u{10FFFF}".utf8), [0x80], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xFF], [0],
    ]
    for _ in 0..<3000 {
      // Mostly valid, so that the broken byte comes late, at any place of a word.
      let text = (0..<random.below(8)).flatMap { _ in
        random.below(6) == 0 ? random.pick(pieces) : random.pick(Array(pieces.prefix(6)))
      }
      try #require(stop(text) == naiveStop(text), "\(text)")
    }
  }

  @Test func findsEachByteThatDoesNotBelong() {
    for position in 0..<24 {
      for byte in [0, 0x80, 0xBF, 0xC0, 0xF8, 0xFF] as [UInt8] {
        var text = [UInt8](repeating: 0x61, count: 24)
        text[position] = byte
        #expect(stop(text) == position, "\(byte) at \(position)")
      }
    }
    #expect(stop([]) == nil)
  }
}
