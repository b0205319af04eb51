/// The operations of the machine that a rates table needs to keep ratios between calls. The engine imports nothing, so the
/// caller passes them: atomic access to words that threads share, and whether memory is available.
public struct RatesMachine {
  public typealias Word = UnsafeMutablePointer<Int>

  let load: (Word) -> Int
  let replace: (Word, _ old: Int, _ new: Int) -> Bool
  let add: (Word, Int) -> Int
  let hasRoom: (_ bytes: Int) -> Bool

  /// - Parameters:
  ///   - load: reads a word. Memory that was written before `replace` stored that word is then visible.
  ///   - replace: stores `new` if the word is still `old`; returns whether it did.
  ///   - add: adds to a word; returns the sum.
  ///   - hasRoom: returns whether `bytes` bytes of memory are available.
  public init(
    load: @escaping (Word) -> Int, replace: @escaping (Word, _ old: Int, _ new: Int) -> Bool,
    add: @escaping (Word, Int) -> Int, hasRoom: @escaping (_ bytes: Int) -> Bool
  ) {
    self.load = load
    self.replace = replace
    self.add = add
    self.hasRoom = hasRoom
  }
}
