import Testing

@testable import MoneyCore

struct MessageTests {
  @Test func joinsItsParts() {
    let message =
      "no rate from " + Message.code(code("EUR")) + " on " + .date(day("2024-02-29")) + ": "
      + .decimal(decimal("-0.50"))
    #expect(String(message) == "no rate from EUR on 2024-02-29: -0.50")
    var appended: Message = "a"
    appended.append("b")
    #expect(String(appended) == "ab")
  }

  @Test(arguments: [0, 7, -7, 10, 1_048_576, .max, .min]) func writesNumbers(_ number: Int) {
    #expect(String(Message.number(number)) == String(number))
  }

  @Test func quotesAndCuts() {
    let forty = String(repeating: "a", count: 40)
    #expect(String(Message.quoted(Array(forty.utf8))) == "\"\(forty)\"")
    #expect(String(Message.quoted(Array((forty + "b").utf8))) == "\"\(forty)…\"")
    #expect(String(Message.quoted([])) == "\"\"")
  }

  @Test func showsOnlyWhatCanBeShown() {
    #expect(String(Message.printable([0x41, 0, 0x0A, 0x1F, 0x7F, 0x42])) == "A????B")
    #expect(String(Message.printable(Array("é€😀".utf8))) == "é€😀")
    #expect(String(Message.printable([0xC3, 0x41, 0xFF, 0xE2, 0x82])) == "?A???")
    // A cut inside a character leaves no half of it.
    let cut = Message.quoted(Array((String(repeating: "a", count: 39) + "€").utf8))
    #expect(String(cut) == "\"\(String(repeating: "a", count: 39))?…\"")
    let long = Message.printable([UInt8](repeating: 0x61, count: 500))
    #expect(long.bytes.count == Message.capacity)
  }
}
