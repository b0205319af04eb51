import Foundation
import LibMoney

let methods: [String: AllocationMethod] = [
  "largest_remainder": .largestRemainder, "floor_to_first": .floorToFirst, "floor_to_last": .floorToLast,
  "separate_remainder": .separateRemainder,
]
let roundings: [String: Rounding] = ["half_even": .halfEven, "half_up": .halfUp]

func parse(_ vector: Vector) throws -> Vector {
  let text = try vector.text("text")
  if vector["currency"] != nil {
    let amount = try Money(text)
    return ["value": amount.amount.description, "currency": amount.currency.description]
  }
  let value = try number(text)
  return ["value": value.description, "decimal": value.description]
}

func allocation(_ vector: Vector) throws -> Vector {
  let amount = try Money(vector.text("amount"), vector.text("currency"))
  let method = methods[vector.optional("method") ?? ""] ?? .largestRemainder
  let weights = try vector.texts("weights").map { try number($0) }
  let found = try Allocation(of: amount, by: weights, method: method, digits: .currency, in: nil)
  return ["shares": found.shares.map(\.amount.description), "remainder": found.remainder.amount.description]
}

func conversion(_ vector: Vector) throws -> Vector {
  let amount = try Money(vector.text("amount"), vector.text("from"))
  let rounding = roundings[vector.optional("rounding") ?? ""] ?? .halfEven
  let day = try vector.optional("date").map { try Day($0) }
  let found = try vector.table().explain(amount, to: vector.text("to"), on: day, rounding: rounding)
  let names: [(ConversionFlags, String)] = [
    (.rounded, "rounded"), (.rateRounded, "rate_rounded"), (.fixed, "fixed"), (.earlier, "earlier"),
    (.stale, "stale"), (.inconsistent, "inconsistent"), (.euroRegulation, "euro_regulation"),
  ]
  let legs = found.legs
  return [
    "result": found.money.amount.description,
    "flags": names.filter { found.flags.contains($0.0) }.map(\.1),
    "path": legs.isEmpty ? [] : [legs[0].from.description] + legs.map(\.to.description),
  ]
}

func bag(_ vector: Vector) throws -> Vector {
  var answer = Vector()
  if let bags = vector["equal"] as? [[String]] {
    let both = try bags.map { try MoneyBag($0.map { try Money($0) }) }
    answer["equal"] = both[0] == both[1] && both[0].hashValue == both[1].hashValue
  }
  if vector["sum"] != nil {
    var sum = try MoneyBag(vector.texts("sum").map { try Money($0) })
    try sum.multiply(by: LibMoney.Decimal(vector["times"] as? Int ?? 1))
    answer["result"] = try sum.total(in: vector.text("reduce"), vector.table()).amount.description
  }
  return answer
}

func expressions(_ vector: Vector) throws -> Vector {
  let text = try vector.text("expression")
  do {
    let found = try EvaluatedExpression(text, vector.table())
    let exact = found.exact.texts
    func hexadecimal(_ digits: [UInt8]) -> String { Hexadecimal(decimal: String(digits)).text }
    let magnitude = exact.numerator.first == UInt8(ascii: "-") ? Array(exact.numerator.dropFirst()) : exact.numerator
    return [
      "result": found.text, "rounded": found.flags.contains(.rounded),
      "exact": [Int(found.exact.sign), hexadecimal(magnitude), hexadecimal(exact.denominator)],
    ]
  } catch let failure as MoneyFailure {
    var answer = told(failure)
    if let position = failure.position {
      answer["caret"] = try text.read { (bytes) throws(MoneyFailure) in
        String(ExpressionCaret.text(bytes, at: position))
      }
    }
    return answer
  }
}

/// A long number in hexadecimal digits.
struct Hexadecimal {
  private var limbs: [UInt32] = [0]

  init(decimal: String) {
    for digit in decimal.utf8 {
      var carry = UInt64(digit &- UInt8(ascii: "0"))
      for index in limbs.indices {
        let sum = UInt64(limbs[index]) * 10 + carry
        limbs[index] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      if carry > 0 { limbs.append(UInt32(carry)) }
    }
  }

  var text: String {
    limbs.reversed().map {
      String(repeating: "0", count: $0.leadingZeroBitCount / 4) + ($0 == 0 ? "" : String($0, radix: 16))
    }
    .joined()
  }
}

func rateOfReturn(_ vector: Vector) throws -> Vector {
  let flows = try (vector["flows"] as? [[String]] ?? []).map {
    CashFlow(day: try Day($0[0]), amount: try number($0[1]))
  }
  let found = try Xirr(flows)
  if found.outcome == .undefined {
    let reason = found.reason?.rawValue ?? 0
    return ["undefined": "\(XirrReason.text(of: reason))"]
  }
  return ["root": found.rates[0]]
}

func calculator(_ vector: Vector) throws -> Vector {
  var machine = Calculator()
  let alert = try machine.press(vector.text("keys"))
  return ["alert": alert.map { "\($0.name)" } ?? "none", "display": machine.text]
}

func wallet(_ vector: Vector) throws -> Vector {
  var filled = Wallet()
  for text in vector.texts("moneys") { try filled.add(Money(text)) }
  var answer: Vector = ["count": filled.count, "currencies": filled.currencies.map(\.description)]
  answer["per_currency"] = try (vector.object("per_currency") ?? [:]).reduce(into: Vector()) {
    $0[$1.key] = filled.count(of: try CurrencyCode($1.key))
  }
  answer["sums"] = try (vector.object("sums") ?? [:]).reduce(into: Vector()) {
    $0[$1.key] = try filled.sum($1.key).amount.description
  }
  let total = vector.object("total") ?? [:]
  let (target, rates) = (try total.code("currency"), try total.table())
  do {
    let (sum, details) = try filled.totalWithDetails(in: target, with: rates, ConversionOptions(), registry: nil)
    answer["total"] = sum.amount.description
    answer["total_of_rounded"] = details.totalOfRounded.amount.description
  } catch { answer["total_error"] = error.description }
  do {
    let statement = try filled.statement(in: target.description, rates)
    answer["sections"] = statement.sections.count
    answer["rows"] = statement.sections.reduce(0) { $0 + $1.rows.count }
  } catch { answer["statement_error"] = error.description }
  return answer
}
