@testable import MoneyCore

extension RatesMachine {
  /// The operations for one thread, with any amount of memory.
  static var test: RatesMachine { test(hasRoom: true) }

  static func test(hasRoom: Bool) -> RatesMachine {
    RatesMachine(
      load: { $0.pointee },
      replace: { word, old, new in
        guard word.pointee == old else { return false }
        word.pointee = new
        return true
      },
      add: { word, number in
        word.pointee += number
        return word.pointee
      }, hasRoom: { _ in hasRoom })
  }
}
