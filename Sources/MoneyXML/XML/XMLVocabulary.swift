import MoneyCore

/// The elements of a document that are kept, by their local names.
///
///     var vocabulary = XMLVocabulary()
///     vocabulary.keep(.elements, "Invoice InvoiceLine", in: "urn:…:Invoice-2")
///     vocabulary.keep(.text, "ID IssueDate", in: "urn:…:CommonBasicComponents-2")
public struct XMLVocabulary {
  /// The contents of a kept element.
  public enum Content: Sendable {
    /// Elements; text is ignored.
    case elements
    /// Text; an element inside is an error.
    case text
    /// Text, or elements: the name has both meanings.
    case either
  }

  struct Entry {
    let name: XMLName
    /// The position among the namespaces.
    let namespace: Int
    let content: Content
  }

  private(set) var entries: [Entry] = []
  /// The first is that of the root.
  private(set) var namespaces: [[UInt8]] = [[]]
  private var index = HashIndex(capacity: 0)
  /// The attribute that is kept.
  let attribute: XMLName

  /// - Parameter attribute: the name of the attribute that contains the currency of an amount.
  public init(currency attribute: StaticString = "currencyID") { self.attribute = XMLName(attribute) }

  /// Adds names, separated by a space each.
  ///
  /// - Parameter namespace: the namespace of the names; nil for that of the root.
  public mutating func keep(_ content: Content, _ names: StaticString, in namespace: StaticString? = nil) {
    var position = 0
    if let namespace {
      let address = UTF8Bytes(namespace)
      let known = namespaces.indices.dropFirst().first { namespaces[$0].elementsEqual(address) }
      position = known ?? namespaces.count
      if known == nil { namespaces.append(Array(address)) }
    }
    let bytes = UTF8Bytes(names)
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == ASCII.space {
      add(Entry(name: XMLName(bytes[rebasing: start..<end]), namespace: position, content: content))
      start = end + 1
    }
  }

  private mutating func add(_ entry: Entry) {
    if let known = position(of: entry.name) {
      entries[known] = entry
      return
    }
    entries.append(entry)
    index.insert(entries.count - 1) { entries[$0].name }
  }

  mutating func setRoot(namespace: [UInt8]) { namespaces[0] = namespace }

  func position(of name: XMLName) -> Int? { index.find(name) { entries[$0].name } }

  /// True if an address is that of the namespace at a position. Two positions may have the same address.
  func isNamespace(_ position: Int, _ address: UnsafeBufferPointer<UInt8>) -> Bool {
    namespaces[position].withUnsafeBufferPointer { XMLBytes.areEqual($0, address) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  subscript(rebasing range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: self[range]) }
}
