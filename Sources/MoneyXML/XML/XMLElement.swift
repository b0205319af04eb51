import MoneyCore

/// An element of a tree.
public struct XMLElement {
  let tree: XMLTree
  let index: Int

  private var node: XMLNode { tree.nodes[index] }

  /// The local name.
  public var name: [UInt8] {
    let position = Int(node.name)
    return position < 0 ? tree.rootName : Array(tree.names[position].bytes)
  }

  /// True if the element's local name is the given one.
  public func isNamed(_ name: XMLName) -> Bool {
    let position = Int(node.name)
    guard position >= 0 else { return tree.rootName.elementsEqual(name.bytes) }
    return tree.names[position] == name
  }

  /// Counted from 1, of the start tag; a column is a character.
  public var line: Int { Int(node.line) }
  public var column: Int { Int(node.column) }
  /// The position among the siblings of the same name, from 1.
  public var number: Int { Int(node.number) }
  /// The attribute of the currency; empty without one.
  public var currency: [UInt8] { Array(tree.words[Int(node.currency.lowerBound)..<Int(node.currency.upperBound)]) }
  /// The text in one line: each run of white space is a space, and those at the ends are removed. Empty for an
  /// element of elements.
  public var text: [UInt8] { Array(tree.words[Int(node.text.lowerBound)..<Int(node.text.upperBound)]) }
  public var isEmpty: Bool { node.text.isEmpty }

  public var parent: XMLElement? { XMLElement(tree, node.parent) }
  public var children: XMLChildren { XMLChildren(first: XMLElement(tree, node.firstChild)) }

  init(tree: XMLTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  private init?(_ tree: XMLTree, _ index: Int32) {
    guard index >= 0 else { return nil }
    self.init(tree: tree, index: Int(index))
  }

  fileprivate var next: XMLElement? { XMLElement(tree, node.nextSibling) }

  /// The children of a name.
  public func all(_ name: XMLName) -> [XMLElement] { children.filter { $0.isNamed(name) } }

  /// The first element of a path of names with slashes between them, such as `Party/PartyName/Name`; nil without one.
  public func find(_ path: StaticString) -> XMLElement? {
    let names = UTF8Bytes(path)
    var found: XMLElement? = self
    var start = 0
    for end in 0...names.count where end == names.count || names[end] == ASCII.slash {
      let name = XMLName(names[rebasing: start..<end])
      found = found?.children.first { $0.isNamed(name) }
      start = end + 1
    }
    return found
  }

  /// The text of the first element of a path; empty without one.
  public func word(_ path: StaticString) -> [UInt8] { find(path)?.text ?? [] }

  /// The path from the root, as `Invoice/InvoiceLine[2]/Price`.
  public var place: [UInt8] {
    var path: [Int] = [index]
    while let next = path.last, tree.nodes[next].parent >= 0 { path.append(Int(tree.nodes[next].parent)) }
    var place: [UInt8] = []
    for index in path.reversed() {
      let element = XMLElement(tree: tree, index: index)
      if !place.isEmpty { place.append(ASCII.slash) }
      place.append(contentsOf: element.name.prefix(XMLTree.longestShownName))
      guard element.number > 1 else { continue }
      place.append(ASCII.openBracket)
      place.append(contentsOf: Message.number(element.number).bytes)
      place.append(ASCII.closeBracket)
    }
    return place
  }

  /// A failure of this element: "line 3, column 7, Invoice/ID: message".
  public func failure(_ status: MoneyStatus, _ message: Message) -> MoneyFailure {
    let place = "line " + Message.number(line) + ", column " + .number(column) + ", " + .printable(place)
    return MoneyFailure(status, place + ": " + message)
  }
}

/// The children of an element, in the order of the document.
public struct XMLChildren: Sequence, IteratorProtocol {
  private var following: XMLElement?

  fileprivate init(first: XMLElement?) { following = first }

  public mutating func next() -> XMLElement? {
    let current = following
    following = current?.next
    return current
  }
}
