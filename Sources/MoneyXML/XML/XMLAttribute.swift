/// A name in a document: the positions of all of it, of its prefix, which is often empty, and of the rest.
struct XMLQualifiedName {
  let range: Range<Int>
  let prefix: Range<Int>
  let local: Range<Int>
}

/// An attribute of a tag: its name, and the position of its value.
struct XMLAttribute {
  let name: XMLQualifiedName
  let value: Range<Int>
  /// True if the value contains references or line breaks, and is therefore not its own text.
  let isEscaped: Bool
}
