import CMoney
import MoneyCore

extension Boundary {
  /// The elements of an array of structs that start with their size. The first one's size is the distance between two of
  /// them, so that a program built against a later version, with longer structs, is understood too.
  static func structs<Element>(
    _ pointer: UnsafePointer<Element>, _ count: Int, _ initialiser: StaticString, _ name: StaticString
  ) throws(MoneyFailure) -> [Element] {
    var elements: [Element] = []
    guard count > 0 else { return elements }
    let raw = UnsafeRawPointer(pointer)
    let stride = Int(raw.loadUnaligned(as: UInt32.self))
    elements.reserveCapacity(count)
    for index in 0..<count {
      let element = (raw + index &* stride).assumingMemoryBound(to: Element.self)
      let size = Int(UnsafeRawPointer(element).loadUnaligned(as: UInt32.self))
      guard size == stride else {
        throw MoneyFailure(
          .argument,
          Message(name) + "[" + .number(index) + "].struct_size is " + .number(size) + ", and the first one's is "
            + .number(stride) + ": start each with " + Message(initialiser))
      }
      elements.append(try options(element, initialiser, name))
    }
    return elements
  }
}
