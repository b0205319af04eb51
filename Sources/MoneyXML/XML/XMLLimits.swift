/// The limits of a document. They bound the memory and the time of every reading.
public struct XMLLimits: Sendable {
  /// The number of bytes of a document.
  public var bytes = 32 << 20
  public var elements = 1_000_000
  public var attributes = 500_000
  /// The nesting depth of elements.
  public var depth = 64
  /// The number of bytes of a tag, a comment or a processing instruction.
  public var tag = 256 << 10
  /// The number of namespace declarations in scope, since each name is compared with their prefixes.
  public var declarations = 256

  public init() {}
}
