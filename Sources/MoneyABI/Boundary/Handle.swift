import MoneyCore
import MoneyStore

/// A mutable value to which an opaque pointer refers.
final class Handle<Value> {
  // The header requires that one thread at a time uses a `T *`; the run-time check would abort the host instead.
  @exclusivity(unchecked) var value: Value
  /// The stored objects that the value was loaded from or saved to; nil for a value that no store keeps by name.
  let bases: StoredBases?

  init(_ value: Value, bases: StoredBases? = nil) {
    self.value = value
    self.bases = bases
  }
}

extension Boundary {
  /// Makes a new opaque pointer, which the caller owns.
  static func pointer<Object: AnyObject>(to object: Object) -> OpaquePointer {
    OpaquePointer(Unmanaged.passRetained(object).toOpaque())
  }

  /// The object of an opaque pointer, which stays alive during the call.
  @inline(always)
  static func object<Object: AnyObject>(
    _ pointer: OpaquePointer?, as type: Object.Type, _ name: StaticString
  ) throws(MoneyFailure) -> Unmanaged<Object> {
    guard let pointer else { throw null(name) }
    return Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer))
  }

  static func handle<Value>(
    _ pointer: OpaquePointer?, of type: Value.Type, _ name: StaticString
  ) throws(MoneyFailure) -> Handle<Value> {
    try object(pointer, as: Handle<Value>.self, name).takeUnretainedValue()
  }

  static func release<Object: AnyObject>(_ pointer: OpaquePointer?, as type: Object.Type) {
    guard let pointer else { return }
    Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).release()
  }

  /// Reads a registry; null is nil.
  static func registry(_ pointer: OpaquePointer?) -> CurrencyRegistry? {
    guard let pointer else { return nil }
    return Unmanaged<Handle<CurrencyRegistry>>.fromOpaque(UnsafeRawPointer(pointer))
      .takeUnretainedValue().value
  }
}
