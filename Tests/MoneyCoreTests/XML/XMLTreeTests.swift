import Testing
@testable import MoneyCore
@testable import MoneyXML

struct XMLTreeTests {
  private static let head = "<r xmlns='urn:r' xmlns:l='urn:leaf'>"

  private func shown(_ text: String) throws -> String { XMLReading.shown(try XMLReading.read(text).root) }

  @Test func keptElements() throws {
    #expect(try shown("<r xmlns='urn:r'/>") == "r")
    #expect(try shown(Self.head + "<row><l:id> a\n b </l:id></row><row/></r>") == "r(row(id=a b) row)")
    // Elements of unknown names or namespaces are left out, with their contents.
    #expect(try shown(Self.head + "<x><row/></x><l:row/><id>1</id><row xmlns='urn:x'/><row/></r>") == "r(row)")
    #expect(
      try shown(Self.head + "<amount xmlns='urn:leaf' currencyID='EUR'>1&#46;5<![CDATA[0]]></amount></r>")
        == "r(amount{EUR}=1.50)")
    #expect(try shown(Self.head + "<mixed>a</mixed><mixed>b<row/>c</mixed></r>") == "r(mixed=a mixed(row))")
    // A root without a namespace.
    #expect(try shown("<r><row/><row xmlns='urn:r'/></r>") == "r(row)")
    #expect(try shown("<x:r xmlns:x='urn:r'><x:row/><row/></x:r>") == "r(row)")
  }

  @Test func placesAndNumbers() throws {
    let tree = try XMLReading.read(
      Self.head + "\n<group>\r\n <row/><group><row/>\r<row><l:id>é</l:id><l:amount/></row></group></group>\n<row/></r>")
    let inner = try #require(tree.root.find("group/group"))
    let last = try #require(inner.all("row").last)
    #expect(String(decoding: last.place, as: UTF8.self) == "r/group/group/row[2]")
    #expect((last.line, last.column) == (4, 1))
    let amount = try #require(last.find("amount"))
    #expect((amount.line, amount.column, amount.number) == (4, 20, 1))
    #expect(amount.parent?.line == 4)
    #expect(tree.root.find("row")?.line == 5)
    #expect(String(decoding: tree.root.word("group/group/row/id"), as: UTF8.self) == "")
    #expect(String(decoding: last.word("id"), as: UTF8.self) == "é")
    #expect(tree.root.find("group/x") == nil)
    let failure = amount.failure(.document, "expected a number")
    #expect(
      String(decoding: failure.message.line, as: UTF8.self)
        == "line 4, column 20, r/group/group/row[2]/amount: expected a number")
  }

  @Test func encodings() throws {
    let text = "<r xmlns='urn:r' xmlns:l='urn:leaf'><l:id>aé€😀</l:id></r>"
    let units = Array(text.utf16)
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    var fault: XMLFault?
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    for bytes in [big, little, marked] {
      #expect(XMLReading.shown(try XMLReading.read(bytes, fault: &fault).root) == "r(id=aé€😀)")
    }
    let head = "<?xml version='1.0' encoding='iso-8859-1'?><r xmlns:l='urn:leaf'><l:id>"
    let latin: [UInt8] = Array(head.utf8) + [0xE9, 0xFF] + Array("</l:id></r>".utf8)
    #expect(XMLReading.shown(try XMLReading.read(latin, fault: &fault).root) == "r(id=éÿ)")
    // A position is that of the document's own byte.
    let ampersand: [UInt8] = Array(latin.dropLast(4)) + [0x26]
    let faults: [(bytes: [UInt8], position: Int)] = [
      (Array(little.dropLast(2)), little.count - 8), (ampersand, ampersand.count), ([0xEF, 0xBB, 0xBF, 0x3C], 4),
    ]
    for (bytes, position) in faults {
      do throws(MoneyFailure) {
        _ = try XMLReading.read(bytes, fault: &fault)
        Issue.record("accepted")
      } catch { #expect(error.position == position) }
    }
  }

  @Test func faults() {
    var fault: XMLFault?
    do throws(MoneyFailure) {
      _ = try XMLReading.read(Array((Self.head + "\n<row><row></r>").utf8), fault: &fault)
      Issue.record("accepted")
    } catch {
      #expect(error.status == .xml)
      #expect(error.position == Self.head.utf8.count + 11)
      #expect(
        String(decoding: error.message.line, as: UTF8.self)
          == "line 2, column 11: invalid XML: expected the end tag of \"row\"")
    }
    #expect(fault?.line == 2)
    #expect(String(decoding: fault?.place ?? [], as: UTF8.self) == "r/row/row")
    // An unknown root is reported if the document is well-formed.
    #expect(
      XMLReading.failure("<a:r xmlns:a='urn:other'/>")
        == "line 1, column 1: expected a test, got the namespace \"urn:other\"")
    #expect(XMLReading.failure("<a:r xmlns:a='urn:other'>").contains("missing end tag"))
  }

  @Test func writing() throws {
    var writer = XMLWriter()
    writer.open("a", attributes: " xmlns=\"urn:a\"")
    writer.open("b")
    try writer.leaf("c", Array("<&>\"".utf8), (name: "currencyID", value: Array("EUR".utf8)))
    try writer.leaf("d", [])
    writer.close(2)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <a xmlns="urn:a">
          <b>
            <c currencyID="EUR">&lt;&amp;&gt;&quot;</c>
          </b>
        </a>

        """)
    for wrong in [[0x0A], [0x00], [0x7F], [0xFF], [0xEF, 0xBF, 0xBE], [0xED, 0xA0, 0x80]] as [[UInt8]] {
      #expect(throws: MoneyFailure.self) { try writer.leaf("c", wrong) }
    }
  }
}
