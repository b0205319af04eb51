import Testing

@testable import MoneyCore

@Suite struct OneLineTests {
  @Test func everyControlCharacterFailsAtItsPlace() {
    for byte in UInt8.min...0x7F {
      let text: [UInt8] = Array("two".utf8) + [byte] + Array("parts".utf8)
      if byte < 0x20 || byte == 0x7F {
        expectFailure(.syntax, at: 3, saying: "label must be one line without control characters, got \"two?parts\"") {
          try OneLine.check(text, "label", atMost: 79)
        }
      } else {
        #expect(throws: Never.self) { try OneLine.check(text, "label", atMost: 79) }
      }
    }
  }

  @Test func theLimitCountsBytes() throws {
    let euros = Array("€€".utf8)
    try OneLine.check(euros, "label", atMost: 6)
    try OneLine.check(euros, "label")
    expectFailure(.limit, at: 5, saying: "label must be at most 5 bytes, got 6: \"€€\"") {
      try OneLine.check(euros, "label", atMost: 5)
    }
  }

  @Test func anEmptyTextIsALine() throws {
    try OneLine.check([], "label", atMost: 0)
  }

  private func failure(_ body: () throws(MoneyFailure) -> Void) -> String? {
    do throws(MoneyFailure) { try body() } catch { return "\(error.status) \(error.position ?? -1) \(error.message)" }
    return nil
  }

  /// The check of any bytes fails as the check of UTF-8 and that of one line do, one after the other.
  @Test func anyBytesAreCheckedAsOneLine() {
    let pieces: [[UInt8]] = [
      Array("a".utf8), Array("~ ".utf8), Array("€".utf8), Array("Ж".utf8), [0x1F], [0x7F], [0x80], [0], [0xC2, 0x85],
      Array("\u{2028}".utf8), Array("\u{202E}".utf8), [0xFF], [0xE2, 0x80],
    ]
    forEachCase(seed: 940, 4000) { random in
      var text: [UInt8] = []
      for _ in 0..<random.below(24) { text += random.below(4) > 0 ? pieces[0] : random.pick(pieces) }
      let longest = random.pick([4, 16, 79])
      let found = failure { () throws(MoneyFailure) in
        try text.withUnsafeBufferPointer { (bytes) throws(MoneyFailure) in
          try OneLine.check(unchecked: bytes, "label", atMost: longest)
        }
      }
      let wanted = failure { () throws(MoneyFailure) in
        try text.withUnsafeBufferPointer { (bytes) throws(MoneyFailure) in try UTF8Text.check(bytes) }
        try OneLine.check(bytes: text, "label", atMost: longest)
      }
      try #require(found == wanted, "\(text)")
    }
  }
}
