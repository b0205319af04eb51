// Answers golden vectors: reads a line of JSON and writes a line of JSON. bindings/conformance/README.md
// describes the protocol.

import Foundation
import LibMoney

/// "noRate" is "MONEY_ERR_NO_RATE".
func constant(_ status: MoneyStatus) -> String {
  "MONEY_ERR_" + "\(status)".reduce(into: "") { $0 += $1.isUppercase ? "_\($1)" : $1.uppercased() }
}

func told(_ failure: MoneyFailure) -> Vector {
  var answer: Vector = ["error": failure.description, "status": constant(failure.status)]
  if let position = failure.position { answer["position"] = position }
  return answer
}

func answer(_ op: String, _ vector: Vector, _ document: String) throws -> Vector {
  switch op {
  case "operation": try operation(vector)
  case "parse": try parse(vector)
  case "allocation": try allocation(vector)
  case "conversion": try conversion(vector)
  case "bag": try bag(vector)
  case "basket": try basket(vector)
  case "expressions": try expressions(vector)
  case "xirr": try rateOfReturn(vector)
  case "calculator": try calculator(vector)
  case "converter": try converter(vector, document)
  case "currency-order": try order(vector)
  case "transaction-draft": try form(vector)
  case "feed": try feed(vector)
  case "portfolio": try portfolio(vector)
  case "wallet": try wallet(vector)
  case "invoices": try invoices(vector)
  case "gobl": try gobl(vector)
  case "loans": try loan(vector)
  case "ledger": try ledger(vector)
  case "accounts": try accounts(vector)
  case "exchange": try exchange(vector)
  case "time-value": try timeValue(vector)
  case "disposals": try disposals(vector)
  case "rebalancing": try rebalancing(vector)
  case "track-records": try trackRecords(vector)
  case "notepad": try notepad(vector)
  case "locale-numbers": try localeNumbers(vector)
  case "merging": try merging(vector)
  case "packed": try packed(vector)
  case "payment-code": try paymentCode(vector)
  case "explanations": try explanations(vector)
  case "bank-statements": try bankStatements(vector)
  case "journals": try journal(vector)
  case "invoice-documents": try invoiceDocument(vector)
  default: throw Broken(description: "no vectors are called \(op)")
  }
}

while let line = readLine() {
  var found: Vector
  do {
    guard let asked = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? Vector else {
      throw Broken(description: "not an object")
    }
    found = try answer(asked.text("op"), asked.object("vector") ?? [:], asked.optional("document") ?? "")
  } catch let failure as MoneyFailure {
    found = told(failure)
  } catch {
    found = ["broken": "\(error)"]
  }
  let text = try JSONSerialization.data(withJSONObject: found)
  print(String(decoding: text, as: UTF8.self))
}
