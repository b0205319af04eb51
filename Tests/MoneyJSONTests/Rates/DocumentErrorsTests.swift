import MoneyCore
import Testing

@testable import MoneyCoreTests
@testable import MoneyJSON

struct DocumentErrorsTests {
  @Test(arguments: [
    "", " \n\t\r", "{}", "[]", #"{"quotes":{}}"#, #"{"rates":{}}"#, #"{"base":"EUR","rates":{"EUR":1}}"#,
    #"{"base":"EUR","rates":{"2024-03-01":{}}}"#, #"{"success":true}"#, #"[{"from":"EUR","to":"EUR","rate":1}]"#,
  ])
  func saysThatThereAreNoRates(_ text: String) {
    expectFailure(.noRates) { try read(text) }
  }

  @Test(arguments: [
    ("<html>", 0), ("  <!DOCTYPE html>", 2), ("{", 1), ("{\"rates\":{\"USD\":1,\"USD\":2}}", 23), ("{\"a\":01}", 6),
    ("[1,2", 4), ("nul", 3), ("{\"base\":\"EUR\",\"rates\":{\"USD\":1.}}", 31),
  ])
  func saysWhereItIsNoJSON(_ text: String, _ position: Int) {
    expectFailure(.json, at: position) { try read(text) }
  }

  @Test func limitsDepth() {
    let deep = String(repeating: "[", count: 129) + String(repeating: "]", count: 129)
    expectFailure(.limit, at: 128) { try read(deep) }
  }

  @Test(
    arguments: [
      ("1", .document, nil), ("\"EUR\"", .document, nil), ("null", .document, nil), (#"{"a":1}"#, .document, nil),
      (#"{"rates":[1]}"#, .document, nil), (#"{"quotes":[1],"source":"USD"}"#, .document, nil),
      (#"{"rates":{"USD":1}}"#, .document, nil), (#"{"base":1,"rates":{"USD":1}}"#, .document, nil),
      (#"{"quotes":{"USDEUR":1}}"#, .document, nil), (#"{"source":"USD","quotes":{"EURUSD":1}}"#, .document, nil),
      (#"{"source":"USD","quotes":{"USD":1}}"#, .document, nil),
      (#"{"base":"EUR","rates":{"USD":null}}"#, .document, nil),
      (#"{"base":"EUR","rates":{"USD":true}}"#, .document, nil),
      (#"{"base":"EUR","rates":{"USD":[1]}}"#, .document, nil),
      (#"{"base":"EUR","rates":{"U D":1}}"#, .syntax, nil), (#"{"base":"E R","rates":{"USD":1}}"#, .syntax, nil),
      (#"{"base":"EUR","rates":{"USD":0}}"#, .invalidRate, 29),
      (#"{"base":"EUR","rates":{"USD": -1.5}}"#, .invalidRate, 30),
      (#"{"base":"EUR","rates":{"USD":1e99}}"#, .invalidRate, 29),
      (#"{"base":"EUR","rates":{"USD":"0"}}"#, .invalidRate, nil),
      (#"{"base":"EUR","rates":{"USD":"1,5"}}"#, .syntax, nil),
      (#"{"base":"EUR","rates":{"USD":"7/3"}}"#, .syntax, nil),
      (#"{"base":"EUR","rates":{"EUR":1.5}}"#, .invalidRate, nil),
      (#"{"base":"EUR","date":"2024-02-30","rates":{"USD":1}}"#, .date, nil),
      (#"{"base":"EUR","date":"1 March","rates":{"USD":1}}"#, .syntax, nil),
      (#"{"base":"EUR","date":20240301,"rates":{"USD":1}}"#, .document, nil),
      (#"{"base":"EUR","timestamp":"now","rates":{"USD":1}}"#, .document, nil),
      (#"{"base":"EUR","timestamp":1.5,"rates":{"USD":1}}"#, .document, 26),
      (#"{"base":"EUR","timestamp":1e9,"rates":{"USD":1}}"#, .document, 26),
      (#"{"base":"EUR","timestamp":9223372036854775808,"rates":{"USD":1}}"#, .document, 26),
      (#"{"base":"EUR","timestamp":253402300800,"rates":{"USD":1}}"#, .date, nil),
      (#"{"base":"EUR","amount":10.0,"rates":{"USD":1}}"#, .document, nil),
      (#"{"base":"EUR","rates":{"USD":1,"2024-03-01":{"GBP":1}}}"#, .document, nil),
      (#"{"base":"EUR","rates":{"March":{"GBP":1}}}"#, .syntax, nil),
      (#"[1]"#, .document, nil), (#"[{"from":"EUR","to":"USD"}]"#, .document, nil),
      (#"[{"from":"EUR","rate":1}]"#, .document, nil),
      (#"[{"from":"EUR","to":"USD","rate":1},{"from":"EUR","to":"USD","rate":1}]"#, .duplicateRate, nil),
      (#"[{"from":"EUR","to":"USD","rate":1,"date":"2024-03-01"},{"from":"EUR","to":"USD","rate":1}]"#, .document, nil),
    ] as [(String, MoneyStatus, Int?)])
  func saysWhatIsWrong(_ text: String, _ status: MoneyStatus, _ position: Int?) {
    expectFailure(status, at: position) { try read(text) }
  }

  @Test func namesTheRate() {
    expectFailure(.invalidRate, at: 29, saying: "USD: a rate must be positive, got \"0\"") {
      try read(#"{"base":"EUR","rates":{"USD":0}}"#)
    }
    expectFailure(.document, saying: "USD: rate must be a number or a string") {
      try read(#"{"base":"EUR","rates":{"USD":null}}"#)
    }
    expectFailure(.document, saying: "names of quotes must start with USD, got \"EURUSD\"") {
      try read(#"{"source":"USD","quotes":{"EURUSD":1}}"#)
    }
    expectFailure(.document, saying: "\"amount\" must be 1, got \"10.0\"") {
      try read(#"{"base":"EUR","amount":10.0,"rates":{"USD":1}}"#)
    }
  }

  /// After any modification, a document is read, or rejected with a position inside of it.
  @Test func survivesDamage() throws {
    var random = SplitMix64(seed: 210)
    let sound = [
      #"{"success":true,"timestamp":1709294400,"source":"USD","quotes":{"USDEUR":0.9,"USDJPY":150e0}}"#,
      #"{"amount":1.0,"base":"EUR","rates":{"2024-03-01":{"USD":1.08}}}"#,
      #"[{"from":"EUR","to":"USD","rate":"1.0813","date":"2024-03-01"},{"from":"GBP","to":"USD","rate":7,"date":"2024-03-01"}]"#,
      #"{"format":"libmoney.rates","version":1,"base":"EUR","rates":{"EUR":{"USD":"7/3"}},"rounded":[{"from":"EUR","to":"USD"}]}"#,
    ].map { Array($0.utf8) }
    let pieces = Array("019.-e\"\\{}[],:/ aEUR".utf8) + [0xC3]
    for _ in 0..<3000 {
      var text = random.pick(sound)
      for _ in 0..<1 + random.below(3) where !text.isEmpty {
        let position = random.below(text.count)
        switch random.below(5) {
        case 0: text.remove(at: position)
        case 1: text.insert(random.pick(pieces), at: position)
        case 2: text[position] = random.pick(pieces)
        case 3: text.removeSubrange(position..<min(text.count, position + random.below(12)))
        default: text.removeSubrange(position...)
        }
      }
      do {
        let table = try reading(bytes: text) { (text) throws(MoneyFailure) in try RatesDocument.read(text) }
        try #require(try RatesDocument.write(table).count > 0)
      } catch let failure as MoneyFailure {
        try #require(failure.status != .outOfMemory, "\(String(text))")
        try #require(failure.position.map { (0...text.count).contains($0) } ?? true, "\(String(text))")
      }
    }
  }
}
