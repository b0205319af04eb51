@testable import MoneyCore
@testable import MoneyXML

/// A document with a vocabulary of two namespaces, as the tests read it.
enum XMLReading {
  static func vocabulary() -> XMLVocabulary {
    var vocabulary = XMLVocabulary()
    vocabulary.keep(.elements, "r row group")
    vocabulary.keep(.text, "id amount", in: "urn:leaf")
    vocabulary.keep(.either, "mixed")
    return vocabulary
  }

  static func read(
    _ bytes: [UInt8], limits: XMLLimits = XMLLimits(), watch: Watch = .none, fault: inout XMLFault?
  ) throws(MoneyFailure) -> XMLTree {
    var result: Result<XMLTree, MoneyFailure>?
    bytes.withUnsafeBytes { bytes in
      do throws(MoneyFailure) {
        result = .success(
          try XMLTree.read(bytes, limits: limits, watch: watch, wanted: "a test", fault: &fault) { namespace, name in
            XMLName(namespace) == "urn:other" ? nil : vocabulary()
          })
      } catch { result = .failure(error) }
    }
    guard let result else { throw .outOfMemory() }
    return try result.get()
  }

  static func read(_ text: String, limits: XMLLimits = XMLLimits()) throws(MoneyFailure) -> XMLTree {
    var fault: XMLFault?
    return try read(Array(text.utf8), limits: limits, fault: &fault)
  }

  /// The failure's message; "" if the document is accepted.
  static func failure(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) -> String {
    var fault: XMLFault?
    do throws(MoneyFailure) { _ = try read(bytes, limits: limits, fault: &fault) } catch {
      return String(decoding: error.message.line, as: UTF8.self)
    }
    return ""
  }

  static func failure(_ text: String, limits: XMLLimits = XMLLimits()) -> String {
    failure(Array(text.utf8), limits: limits)
  }

  /// The tree as text: `name{currency}=text[line:column](children)`.
  static func shown(_ element: XMLElement) -> String {
    let currency = element.currency.isEmpty ? "" : "{\(String(decoding: element.currency, as: UTF8.self))}"
    let text = element.isEmpty ? "" : "=" + String(decoding: element.text, as: UTF8.self)
    let children = element.children.map(shown).joined(separator: " ")
    let name = String(decoding: element.name, as: UTF8.self)
    return name + currency + text + (children.isEmpty ? "" : "(\(children))")
  }
}
