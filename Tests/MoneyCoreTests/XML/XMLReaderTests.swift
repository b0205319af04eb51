import Testing
@testable import MoneyCore
@testable import MoneyXML

struct XMLReaderTests {
  @Test(arguments: [
    "<r/>", "<r></r >", "<?xml version=\"1.0\"?><r/>", "<?xml version='1.1' encoding='utf-8' standalone='yes' ?>\n<r/>",
    "<!-- a --><?p?><r/><!---->\n<?p q?>", "<r a='1' b=\"'\"/>",
    "<r>]] ]> &amp;&lt;&gt;&quot;&apos;&#10;&#x10FFFF;</r>",
    "<r><![CDATA[<&]]]]></r>", "<é/>", "<r xml:lang='de'/>", "<r xmlns:xml='http://www.w3.org/XML/1998/namespace'/>",
    "<r xmlns=''/>", "<a:r xmlns:a='u' a:b='1' b='2'/>", "<r\t\na\r=\n'&#xD;'\r\n/>", "<r>\u{85}</r>", "<?xml-a?><r/>",
    "<r><a xmlns='1'/><a xmlns='2'/></r>", "<r xmlns:a='u'><b xmlns:a='v' xmlns:c='u' a:x='' c:x=''/></r>",
  ])
  func accepted(_ text: String) { #expect(XMLReading.failure(text) == "") }

  @Test(arguments: [
    // Structure
    "", " ", "<", "<r", "<r>", "</r>", "<r/><r/>", "<r></s>", "<r></rr>", "<r></r", "a<r/>", "<r/>a", "<r/>&#32;",
    "<r><a></r></a>", "<r/", "<r / >", "<r><", "<r></", "< r/>", "<r>&", "<1/>", "<-/>", "<r><?xml version='1.0'?></r>",
    " <?xml version='1.0'?><r/>",
    // Declarations
    "<?xml?><r/>", "<?xml ?><r/>", "<?xml version='2.0'?><r/>", "<?xml version='1.'?><r/>", "<?xml version=1.0?><r/>",
    "<?xml version='1.0\"?><r/>", "<?xml encoding='UTF-8'?><r/>", "<?xml version='1.0' standalone='x'?><r/>",
    "<?xml version='1.0' encoding='UTF-16'?><r/>", "<?xml version='1.0' encoding='windows-1252'?><r/>",
    "<?xml version='1.0'encoding='UTF-8'?><r/>", "<?xml version='1.0' standalone='yes' encoding='UTF-8'?><r/>",
    "<?xml version='1.0'", "<?xml version='1.0' encoding='US-ASCII'?><r>é</r>",
    // Document types and entities
    "<!DOCTYPE r><r/>", "<!DOCTYPE r [<!ENTITY a 'a'>]><r>&a;</r>", "<r><!DOCTYPE r></r>", "<r>&a;</r>", "<r>&amp</r>",
    "<r>&;</r>", "<r>&#;</r>", "<r>&#x;</r>", "<r>&#X41;</r>", "<r>&#0;</r>", "<r>&#xD800;</r>", "<r>&#xFFFE;</r>",
    "<r>&#x110000;</r>", "<r>&#99999999999999999999;</r>", "<r>&#4294967361;</r>", "<r>& amp;</r>", "<r>&ltt;</r>",
    // Text, comments, sections and instructions
    "<r>]]></r>", "<r>\u{1}</r>", "<r>\u{0}</r>", "<r>\u{FFFF}</r>", "<r><!-- -- --></r>", "<r><!--></r>",
    "<r><!---></r>",
    "<r><!-- </r>", "<r><![CDATA[</r>", "<r><![cdata[]]></r>", "<![CDATA[]]><r/>", "<r><?p</r>", "<r><? p?></r>",
    "<r><?xml?></r>", "<r><?XmL a?></r>", "<r><?a:b?></r>", "<r><?p!?></r>", "<r><?p?a?></r>", "<r><!-- --!></r>",
    // Attributes
    "<r a/>", "<r a=/>", "<r a=1/>", "<r a='1/>", "<r a='<'/>", "<r a='1'b='2'/>", "<r a='&'/>", "<r a='1' a='2'/>",
    "<r a='\u{0}'/>", "<r 'a'/>", "<r a='&b;'/>", "<r a=='1'/>",
    // Namespaces
    "<a:r/>", "<r a:b='1'/>", "<:r/>", "<a:/>", "<a:b:c xmlns:a='u'/>", "<a:1 xmlns:a='u'/>", "<r xmlns:a=''/>",
    "<r xmlns:xmlns='u'/>", "<r xmlns:xml='u'/>", "<r xmlns:a='http://www.w3.org/XML/1998/namespace'/>",
    "<r xmlns='http://www.w3.org/2000/xmlns/'/>", "<r xmlns:a='u' xmlns:b='u' a:x='1' b:x='2'/>", "<xmlns:r/>",
    "<r xmlns:a='u' xmlns:a='v'/>", "<r><a:b xmlns:a='u'/><a:c/></r>", "<r xml:a='' xml:a=''/>",
  ])
  func rejected(_ text: String) { #expect(XMLReading.failure(text).hasPrefix("line ")) }

  @Test func brokenBytes() {
    for wrong in [
      [0x80], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0x80], [0x1F], [0xEF, 0xBF, 0xBF],
    ] as [[UInt8]] {
      for (head, tail) in [
        ("<r>", "</r>"), ("<r a='", "'/>"), ("<r><!--", "--></r>"), ("<r><?p ", "?></r>"), ("<r", "/>"),
        ("<r><![CDATA[", "]]></r>"),
      ] {
        #expect(XMLReading.failure(Array(head.utf8) + wrong + Array(tail.utf8)) != "")
      }
    }
    // UTF-16: half a unit, a lone surrogate of each kind, the end after a high surrogate.
    for wrong in [[0x3C], [0xD8, 0x00, 0x00, 0x61], [0xDC, 0x00, 0x00, 0x61], [0xD8, 0x00]] as [[UInt8]] {
      let head: [UInt8] = [0xFE, 0xFF] + Array("<r/>".utf8).flatMap { [0, $0] }
      #expect(XMLReading.failure(head + wrong).contains("UTF-16"))
    }
  }

  /// Every prefix of a document is rejected, and nothing traps.
  @Test func prefixes() {
    let text = "<?xml version='1.0'?><!--c--><?p d?><r xmlns:a='u' b='&lt;'>é<![CDATA[x]]>&#65;<a:b/></r>"
    let bytes = Array(text.utf8)
    #expect(XMLReading.failure(bytes) == "")
    for count in bytes.indices { #expect(XMLReading.failure(Array(bytes[..<count])) != "", "\(count)") }
  }

  @Test func limits() {
    var limits = XMLLimits()
    (limits.bytes, limits.elements, limits.attributes) = (400, 3, 3)
    (limits.depth, limits.tag, limits.declarations) = (2, 40, 2)
    func isAccepted(_ text: String) -> Bool { XMLReading.failure(text, limits: limits) == "" }
    let spaces = String(repeating: " ", count: 400 - 4)
    #expect(isAccepted("<r/>" + spaces) && !isAccepted("<r/> " + spaces))
    #expect(isAccepted("<r><a/><a/></r>") && !isAccepted("<r><a/><a/><a/></r>"))
    #expect(isAccepted("<r a='' b='' c=''/>") && !isAccepted("<r a='' b=''><c a='' b=''/></r>"))
    #expect(isAccepted("<r><a/></r>") && !isAccepted("<r><a><b/></a></r>"))
    let thirty = String(repeating: "x", count: 30)
    #expect(isAccepted("<r a='\(thirty)1'/>") && !isAccepted("<r a='\(thirty)12'/>"))
    #expect(isAccepted("<r><!--\(thirty)123--></r>") && !isAccepted("<r><!--\(thirty)1234--></r>"))
    #expect(isAccepted("<r><?\(thirty)123456?></r>") && !isAccepted("<r><?\(thirty)1234567?></r>"))
    #expect(!isAccepted("<r></r\(thirty)12345678>"))
    #expect(isAccepted("<r xmlns:a='u'><a xmlns='v'/><a xmlns='w'/></r>"))
    #expect(!isAccepted("<r xmlns:a='u' xmlns:b='v'><a xmlns='v'/></r>"))
  }

  @Test func callerStops() {
    let bytes = Array(("<r>" + String(repeating: "<row/>", count: 1_000) + "</r>").utf8)
    var fault: XMLFault?
    for (watch, status) in [
      (Watch(goesOn: { done, _ in done < 512 }, hasRoom: nil), MoneyStatus.cancelled),
      (Watch(goesOn: nil, hasRoom: { $0 < 10_000 }), .outOfMemory),
    ] {
      do throws(MoneyFailure) {
        _ = try XMLReading.read(bytes, watch: watch, fault: &fault)
        Issue.record("accepted")
      } catch { #expect(error.status == status) }
    }
    #expect(fault == nil)
  }
}
