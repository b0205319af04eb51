/// Lets the caller of a long operation observe its progress, stop it, and learn of a need for memory in advance.
///
/// The engine has no clock, threads or allocator, so its caller provides these answers. An unwatched operation receives
/// `Watch.none`.
///
///     for row in rows.indices {
///       try watch.step(row, of: rows.count)
///       …
///     }
public struct Watch {
  private let goesOn: ((_ done: UInt64, _ total: UInt64) -> Bool)?
  private let hasRoom: ((_ bytes: Int) -> Bool)?

  /// How many steps are made between two reports.
  private static var stride: Int { 256 }

  /// - Parameters:
  ///   - goesOn: records the completed and total units (0 if unknown); returns whether the work continues.
  ///   - hasRoom: returns whether `bytes` bytes of memory are available.
  public init(goesOn: ((_ done: UInt64, _ total: UInt64) -> Bool)?, hasRoom: ((_ bytes: Int) -> Bool)?) {
    self.goesOn = goesOn
    self.hasRoom = hasRoom
  }

  public static var none: Watch { Watch(goesOn: nil, hasRoom: nil) }

  /// Reports progress now and then; throws `cancelled` if the work is to end.
  @inline(__always)
  package func step(_ done: Int, of total: Int = 0) throws(MoneyFailure) {
    if done % Watch.stride == 0, goesOn != nil { try report(done, of: total) }
  }

  /// Reports progress; throws `cancelled` if the work is to end.
  @inline(never)
  package func report(_ done: Int, of total: Int) throws(MoneyFailure) {
    guard let goesOn, !goesOn(UInt64(clamping: done), UInt64(clamping: total)) else { return }
    throw .cancelled()
  }

  /// Throws `outOfMemory` if `bytes` bytes are not available.
  package func ask(_ bytes: Int) throws(MoneyFailure) {
    if let hasRoom, !hasRoom(bytes) { throw .outOfMemory() }
  }
}
