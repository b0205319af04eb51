/// What a `HashIndex` finds positions by. Equal keys have equal hashes.
///
/// Different keys may have equal hashes too, and whoever chooses the keys can choose thousands that do: the hashes are
/// public, and the same in every process. An index notices that and goes by the order of the keys instead.
package protocol IndexKey: Comparable {
  var hash: UInt64 { get }
}
