import MoneyCore
import Testing

@testable import MoneyCoreTests
@testable import MoneyJSON

struct JSONWriterTests {
  @Test func sortsItsKeys() throws {
    let writer = try JSONWriter()
    try writer.set("b", to: Array("2".utf8), in: writer.root)
    try writer.set("a", to: -7, in: writer.root)
    let inner = try writer.object(Array("c".utf8), in: writer.root)
    try writer.set(Array("é\"\n".utf8), to: Array("€\\".utf8), in: inner)
    #expect(try writer.object(Array("c".utf8), in: writer.root) == inner)
    for name in ["x", "y"] {
      let element = try writer.appendedObject("list", in: writer.root)
      try writer.set("name", to: Array(name.utf8), in: element)
    }
    #expect(
      String(try writer.text()) == #"{"a":-7,"b":"2","c":{"é\"\n":"€\\"},"list":[{"name":"x"},{"name":"y"}]}"#)
  }

  @Test func writesEmptyTextAndObjects() throws {
    let writer = try JSONWriter()
    #expect(String(try writer.text()) == "{}")
    try writer.set("e", to: [UInt8](), in: writer.root)
    try writer.set("e", to: Int64.min, in: writer.root)
    try writer.set("f", to: [UInt8](), in: writer.root)
    #expect(String(try writer.text()) == #"{"e":-9223372036854775808,"f":""}"#)
  }
}
