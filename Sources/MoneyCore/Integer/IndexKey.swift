/// A key by which a `HashIndex` finds positions. Equal keys have equal hashes.
///
/// Different keys may also have equal hashes. The hashes are public and the same in every process, so a caller can
/// choose thousands of keys that collide. An index notices that and uses the order of the keys instead.
package protocol IndexKey: Comparable {
  var hash: UInt64 { get }
}
