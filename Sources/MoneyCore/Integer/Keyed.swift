/// An element of a `KeyedList`.
package protocol Keyed: Sendable {
  associatedtype Key: IndexKey

  var key: Key { get }
}
