import CMachine
import CMoney
import MoneyCore
import MoneyJSON

@_cdecl("money_version") @implementation
public func money_version() -> UnsafePointer<CChar>? { Boundary.cString("0.2.0") }

@_cdecl("money_abi_version") @implementation
public func money_abi_version() -> Int32 { MONEY_ABI_VERSION }

@_cdecl("money_string_free") @implementation
public func money_string_free(_ string: UnsafeMutablePointer<CChar>?) { string?.deallocate() }

@_cdecl("money_status_name") @implementation
public func money_status_name(_ status: money_status_t) -> UnsafePointer<CChar>? {
  if status == MONEY_OK { return Boundary.cString("MONEY_OK") }
  guard let known = MoneyStatus(rawValue: status) else { return Boundary.cString("MONEY_ERR_?") }
  return Boundary.cString(known.headerName)
}

@_cdecl("money_initialize") @implementation
public func money_initialize() {
  Boundary.makeHashingReady(0)
  JSONReadiness.prepare()
}

@_cdecl("money_release_memory") @implementation
public func money_release_memory() { money_memory_release() }

extension Boundary {
  /// The characters of a literal, which is NUL-terminated and lives as long as the library.
  static func cString(_ text: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  /// At their first use in a process, Swift's sets and dictionaries choose how they hash. This call is that use. It is
  /// not inlined, so that the optimiser cannot see that the result is dropped.
  @inline(never)
  static func makeHashingReady(_ value: Int) {
    var known: Set<Int> = []
    known.insert(value)
    withExtendedLifetime(known) {}
  }
}
