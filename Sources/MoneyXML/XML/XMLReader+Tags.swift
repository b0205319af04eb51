import MoneyCore

extension XMLReader {
  /// Reads a name with at most one colon.
  mutating func readName() throws(MoneyFailure) -> XMLQualifiedName {
    let start = index
    try readPart()
    guard at(index) == ASCII.colon else {
      return XMLQualifiedName(range: start..<index, prefix: start..<start, local: start..<index)
    }
    let colon = index
    index &+= 1
    try readPart()
    if at(index) == ASCII.colon { throw XMLReader.invalid("a name must contain at most one colon", at: index) }
    return XMLQualifiedName(range: start..<index, prefix: start..<colon, local: colon &+ 1..<index)
  }

  /// Reads a name without a colon.
  private mutating func readPart() throws(MoneyFailure) {
    let start = index
    while index < text.count {
      let byte = text[index]
      if index == start ? XMLCharacters.startsName(byte) : XMLCharacters.continuesName(byte) {
        index &+= 1
        continue
      }
      guard byte >= 0x80, let wide = UTF8Text.wideScalar(at: index, in: text),
        index == start ? XMLCharacters.startsName(wide.scalar) : XMLCharacters.continuesName(wide.scalar)
      else { break }
      index &+= wide.length
    }
    if index == start { throw unexpected("expected a name") }
  }

  /// Reads the attributes and the end of a start tag; returns whether it has no end tag.
  mutating func readAttributes(from start: Int) throws(MoneyFailure) -> Bool {
    attributes.removeAll(keepingCapacity: true)
    while true {
      let before = index
      skipSpace()
      if index &- start > limits.tag { throw tagTooLong(at: start) }
      switch at(index) {
      case 0x3E:
        index &+= 1
        if index &- start > limits.tag { throw tagTooLong(at: start) }
        return false
      case ASCII.slash:
        index &+= 1
        guard at(index) == 0x3E else { throw unexpected("expected \">\"") }
        index &+= 1
        if index &- start > limits.tag { throw tagTooLong(at: start) }
        return true
      default:
        if index == before { throw unexpected("expected a space or \">\" in a tag") }
        attributeCount &+= 1
        if attributeCount > limits.attributes {
          throw XMLReader.tooMuch("number of attributes", limits.attributes, at: start)
        }
        attributes.append(try readAttribute())
      }
    }
  }

  private mutating func readAttribute() throws(MoneyFailure) -> XMLAttribute {
    let name = try readName()
    skipSpace()
    guard at(index) == ASCII.equals else { throw unexpected("expected \"=\" after an attribute") }
    index &+= 1
    skipSpace()
    let quote = at(index)
    guard quote == ASCII.quote || quote == 0x27 else { throw unexpected("expected a value in quotes") }
    index &+= 1
    let start = index
    var isEscaped = false
    while true {
      guard index < text.count else { throw unexpected("expected the end of a value") }
      let byte = text[index]
      if byte == quote { break }
      switch byte {
      case 0x3C: throw XMLReader.invalid("a value must not contain \"<\"", at: index)
      case 0x26:
        isEscaped = true
        _ = try readReference()
      case 0x00..<0x20:
        isEscaped = true
        try step()
      default: try step()
      }
    }
    index &+= 1
    return XMLAttribute(name: name, value: start..<index &- 1, isEscaped: isEscaped)
  }

  /// The text of an attribute's value, in which a line break or a tab is a space.
  mutating func text(of attribute: XMLAttribute) throws(MoneyFailure) -> [UInt8] {
    if !attribute.isEscaped { return Array(text[attribute.value]) }
    let end = index
    var bytes: [UInt8] = []
    index = attribute.value.lowerBound
    while index < attribute.value.upperBound {
      switch text[index] {
      case 0x26: XMLCharacters.append(try readReference(), to: &bytes)
      case ASCII.carriageReturn where at(index &+ 1) == ASCII.lineFeed: index &+= 1
      case let byte:
        bytes.append(byte < ASCII.space ? ASCII.space : byte)
        index &+= 1
      }
    }
    index = end
    return bytes
  }

  /// The value of the attribute that contains a currency; empty without one.
  mutating func currencyAttribute() throws(MoneyFailure) -> [UInt8] {
    guard let wanted = builder.attribute else { return [] }
    for attribute in attributes where XMLName(text[rebasing: attribute.name.range]) == wanted {
      return try text(of: attribute)
    }
    return []
  }

  /// Throws if two attributes have the same name, or the same namespace and local name.
  mutating func checkAttributes() throws(MoneyFailure) {
    guard attributes.count > 1 || attributes.first?.name.prefix.isEmpty == false else { return }
    var ids: [Int] = []
    for attribute in attributes {
      // An attribute without a prefix is in no namespace. Namespace declarations share one of their own.
      let isDeclaration = XMLName(text[rebasing: attribute.name.prefix]) == "xmlns"
      ids.append(
        attribute.name.prefix.isEmpty ? 0 : isDeclaration ? .min : try declaration(of: attribute.name)?.id ?? .min &+ 1)
    }
    if attributes.count <= 8 {
      for second in attributes.indices {
        for first in 0..<second where ids[first] == ids[second] {
          if areEqual(first, second) { throw duplicate(second) }
        }
      }
      return
    }
    let order = attributes.indices.sorted { (left: Int, right: Int) -> Bool in
      if ids[left] != ids[right] { return ids[left] < ids[right] }
      return XMLBytes.isBefore(local(left), local(right))
    }
    for (first, second) in zip(order, order.dropFirst()) where ids[first] == ids[second] {
      if areEqual(first, second) { throw duplicate(max(first, second)) }
    }
  }

  private func local(_ index: Int) -> UnsafeBufferPointer<UInt8> { text[rebasing: attributes[index].name.local] }

  private func areEqual(_ first: Int, _ second: Int) -> Bool { XMLBytes.areEqual(local(first), local(second)) }

  private func duplicate(_ index: Int) -> MoneyFailure {
    let name = attributes[index].name.range
    return XMLReader.invalid("duplicate attribute " + .quoted(text[name]), at: name.lowerBound)
  }

  // MARK: Namespaces

  /// Declares the namespaces of the current tag.
  mutating func declareNamespaces() throws(MoneyFailure) {
    for position in attributes.indices {
      let attribute = attributes[position]
      let isDefault = XMLName(text[rebasing: attribute.name.range]) == "xmlns"
      guard isDefault || XMLName(text[rebasing: attribute.name.prefix]) == "xmlns" else { continue }
      let address = try text(of: attribute)
      let start = attribute.name.range.lowerBound
      try checkDeclaration(isDefault ? nil : attribute.name.local, address, at: start)
      if !isDefault, XMLName(text[rebasing: attribute.name.local]) == "xml" { continue }
      if scopes.count >= limits.declarations {
        throw XMLReader.tooMuch("number of namespace declarations in scope", limits.declarations, at: start)
      }
      scopes.declare(isDefault ? start..<start : attribute.name.local, address, builder.vocabulary)
    }
  }

  private func checkDeclaration(
    _ prefix: Range<Int>?, _ address: [UInt8], at position: Int
  ) throws(MoneyFailure) {
    let isXML = prefix.map { XMLName(text[rebasing: $0]) == "xml" } ?? false
    let isXMLNS = prefix.map { XMLName(text[rebasing: $0]) == "xmlns" } ?? false
    let isReserved = address.elementsEqual(XMLScopes.xml)
    if isXMLNS || isReserved != isXML || address.elementsEqual(XMLScopes.xmlns) {
      throw XMLReader.invalid("the prefixes xml and xmlns and their namespaces are reserved", at: position)
    }
    if prefix != nil, address.isEmpty {
      throw XMLReader.invalid("the namespace of a prefix must not be empty", at: position)
    }
  }

  /// The declaration of a name's prefix; nil if the name is in no namespace, or in that of the prefix xml.
  func declaration(of name: XMLQualifiedName) throws(MoneyFailure) -> XMLScopes.Declaration? {
    if let found = scopes.find(name.prefix, in: text) { return found }
    if name.prefix.isEmpty || XMLName(text[rebasing: name.prefix]) == "xml" { return nil }
    let prefix = Message.printable(text[name.prefix].prefix(40))
    throw XMLReader.invalid("unknown prefix '" + prefix + "'", at: name.range.lowerBound)
  }
}
