import MoneyCore

/// A key of the pad. The values are those of `MONEY_CALCULATOR_KEY_…` in `money.h`.
public enum CalculatorKey: Int32, Sendable, CaseIterable {
  case digit0 = 0
  case digit1 = 1
  case digit2 = 2
  case digit3 = 3
  case digit4 = 4
  case digit5 = 5
  case digit6 = 6
  case digit7 = 7
  case digit8 = 8
  case digit9 = 9
  case point = 10
  case add = 11
  case subtract = 12
  case multiply = 13
  case divide = 14
  case equals = 15
  case percent = 16
  case sign = 17
  case clear = 18
  case correct = 19
  case keep = 20
}

extension CalculatorKey {
  public var text: StaticString {
    switch self {
    case .digit0: "0"
    case .digit1: "1"
    case .digit2: "2"
    case .digit3: "3"
    case .digit4: "4"
    case .digit5: "5"
    case .digit6: "6"
    case .digit7: "7"
    case .digit8: "8"
    case .digit9: "9"
    case .point: "."
    case .add: "+"
    case .subtract: "-"
    case .multiply: "x"
    case .divide: "÷"
    case .equals: "="
    case .percent: "%"
    case .sign: "±"
    case .clear: "AC"
    case .correct: "X"
    case .keep: "K"
    }
  }

  /// The alternative texts of keys.
  private static var twins: [(text: StaticString, key: CalculatorKey)] {
    [("−", .subtract), ("×", .multiply), ("*", .multiply), ("/", .divide), ("+/-", .sign)]
  }

  /// The key of a text, or nil. Case matters: `x` multiplies, `X` corrects.
  init?(named text: UnsafeBufferPointer<UInt8>) {
    for key in CalculatorKey.allCases where UTF8Bytes(key.text).elementsEqual(text) {
      self = key
      return
    }
    for twin in CalculatorKey.twins where UTF8Bytes(twin.text).elementsEqual(text) {
      self = twin.key
      return
    }
    return nil
  }
}

extension CalculatorKey {
  /// The keys of a text, with the position of each. Spaces separate keys; digits and points need no space between them.
  @_optimize(size)
  public static func keys(
    in text: UnsafeBufferPointer<UInt8>
  ) throws(MoneyFailure) -> [(key: CalculatorKey, position: Int)] {
    var keys: [(key: CalculatorKey, position: Int)] = []
    var index = 0
    while index < text.count {
      if text[index] == ASCII.space {
        index += 1
        continue
      }
      var end = index
      var isNumber = true
      while end < text.count, text[end] != ASCII.space {
        isNumber = isNumber && (ASCII.isDigit(text[end]) || text[end] == ASCII.point)
        end += 1
      }
      let step = isNumber ? 1 : end - index
      while index < end {
        let name = UnsafeBufferPointer(rebasing: text[index..<(index + step)])
        guard let key = CalculatorKey(named: name) else {
          throw MoneyFailure(.syntax, "unknown key " + .quoted(name), at: index)
        }
        keys.append((key, index))
        index += step
      }
    }
    return keys
  }
}
