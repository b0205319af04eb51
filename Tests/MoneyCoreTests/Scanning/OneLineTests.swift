import MoneyCore
import Testing

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
}
