import MoneyCore

/// The namespace declarations in scope. Source: Namespaces in XML 1.0, third edition.
struct XMLScopes {
  struct Declaration {
    /// The prefix in the document; empty for the default namespace.
    let prefix: Range<Int>
    /// The address among `addresses`.
    let address: Range<Int>
    let hash: UInt64
    /// Equal for equal addresses.
    let id: Int
    /// The positions of the address in the vocabulary, as bits; its namespaces are fewer than 64.
    var known: UInt64
  }

  private(set) var declarations: [Declaration] = []
  private var addresses: [UInt8] = []
  private var lastID = 0

  static var xml: UnsafeBufferPointer<UInt8> { UTF8Bytes("http://www.w3.org/XML/1998/namespace") }
  static var xmlns: UnsafeBufferPointer<UInt8> { UTF8Bytes("http://www.w3.org/2000/xmlns/") }
  /// The id of the namespace of the prefix xml.
  static var xmlID: Int { -1 }

  /// The number of declarations, to which `close` returns.
  var count: Int { declarations.count }

  mutating func close(to count: Int) {
    guard count < declarations.count else { return }
    addresses.removeLast(addresses.count - declarations[count].address.lowerBound)
    declarations.removeLast(declarations.count - count)
  }

  mutating func declare(_ prefix: Range<Int>, _ address: [UInt8], _ vocabulary: XMLVocabulary?) {
    let start = addresses.count
    addresses.append(contentsOf: address)
    let hash = address.withUnsafeBufferPointer(XMLBytes.hash)
    var id: Int?
    for other in declarations where other.hash == hash && id == nil {
      if addresses[other.address] == address[...] { id = other.id }
    }
    lastID &+= 1
    declarations.append(
      Declaration(prefix: prefix, address: start..<addresses.count, hash: hash, id: id ?? lastID, known: 0))
    if let vocabulary { recognize(declarations.count - 1, vocabulary) }
  }

  /// Sets the positions in a vocabulary that is chosen after the declarations of the root.
  mutating func recognize(_ vocabulary: XMLVocabulary) {
    for index in declarations.indices { recognize(index, vocabulary) }
  }

  private mutating func recognize(_ index: Int, _ vocabulary: XMLVocabulary) {
    let range = declarations[index].address
    var known: UInt64 = 0
    addresses.withUnsafeBufferPointer { addresses in
      for position in 0..<min(64, vocabulary.namespaces.count)
      where vocabulary.isNamespace(position, addresses[rebasing: range]) {
        known |= 1 << UInt64(position)
      }
    }
    declarations[index].known = known
  }

  /// The declaration of a prefix by the innermost element; nil without one.
  func find(_ prefix: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Declaration? {
    var index = declarations.count
    let wanted = text[rebasing: prefix]
    while index > 0 {
      index &-= 1
      if XMLBytes.areEqual(text[rebasing: declarations[index].prefix], wanted) { return declarations[index] }
    }
    return nil
  }

  func address(of declaration: Declaration) -> [UInt8] { Array(addresses[declaration.address]) }
}
