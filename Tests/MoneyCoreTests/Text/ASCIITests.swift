import Testing

@testable import MoneyCore

struct ASCIITests {
  @Test func knowsEachByte() {
    for byte in UInt8.min...UInt8.max {
      let scalar = Unicode.Scalar(byte)
      #expect(ASCII.isDigit(byte) == ("0"..."9").contains(scalar))
      #expect(ASCII.isUppercase(byte) == ("A"..."Z").contains(scalar))
      #expect(ASCII.isLetter(byte) == (("A"..."Z").contains(scalar) || ("a"..."z").contains(scalar)))
      if ASCII.isDigit(byte) {
        #expect(Int(ASCII.digit(byte)) == Int(String(scalar)))
      } else {
        #expect(ASCII.digit(byte) > 9)
      }
    }
  }

  @Test func namesItsBytes() {
    #expect(ASCII.zero == UInt8(ascii: "0") && ASCII.point == UInt8(ascii: ".") && ASCII.comma == UInt8(ascii: ","))
    #expect(ASCII.minus == UInt8(ascii: "-") && ASCII.plus == UInt8(ascii: "+") && ASCII.slash == UInt8(ascii: "/"))
    #expect(ASCII.space == UInt8(ascii: " ") && ASCII.tab == UInt8(ascii: "\t") && ASCII.quote == UInt8(ascii: "\""))
    #expect(ASCII.lineFeed == UInt8(ascii: "\n") && ASCII.carriageReturn == UInt8(ascii: "\r"))
    #expect(
      ASCII.backslash == UInt8(ascii: "\\") && ASCII.underscore == UInt8(ascii: "_")
        && ASCII.question == UInt8(ascii: "?"))
  }
}
