import MoneyCore

/// A mutable value behind an opaque pointer.
final class Handle<Value> {
  // The header promises a `T *` to one thread at a time; the run-time check would abort the host instead.
  @exclusivity(unchecked) var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension Boundary {
  /// A new opaque pointer, owned by the caller.
  static func pointer<Object: AnyObject>(to object: Object) -> OpaquePointer {
    OpaquePointer(Unmanaged.passRetained(object).toOpaque())
  }

  /// The object of an opaque pointer, alive for the length of the call.
  @inline(__always)
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

  /// NULL is no registry.
  static func registry(_ pointer: OpaquePointer?) -> CurrencyRegistry? {
    guard let pointer else { return nil }
    return Unmanaged<Handle<CurrencyRegistry>>.fromOpaque(UnsafeRawPointer(pointer))
      .takeUnretainedValue().value
  }
}
