// A calculator in the terminal: each line of keys updates the display. `?` lists the available keys, and the end of input exits.
//
//     swift run --package-path examples/swift calculator
//     [0] > 40 + 6 x 9.3 ÷ 2 =
//     [ = 67.9] > K - 2

import LibMoney

var calculator = Calculator()

func ask(_ calculator: Calculator) { print("[\(calculator.text)] > ", terminator: "") }

func keys(_ calculator: Calculator) -> String {
  let allowed = CalculatorKey.allCases.filter { calculator.allowedKeys >> UInt32($0.rawValue) & 1 == 1 }
  return allowed.map { "\($0.text) " }.joined()
}

ask(calculator)
while let line = readLine() {
  do {
    if line == "?" {
      print(keys(calculator))
    } else if let alert = try calculator.press(line) {
      let words = CalculatorAlert.Words(of: alert)
      print("\(words.title): \(words.text)")
    }
  } catch {
    print(error)
  }
  ask(calculator)
}
print()
