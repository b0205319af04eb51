import Testing
@testable import MoneyCore
@testable import MoneyTrade

@Suite struct PaymentCodeTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func epc(_ change: (inout PaymentCode) -> Void = { _ in }) throws(MoneyFailure) -> String {
    var code = PaymentCode(.epc, money("145.00 EUR"))
    code.iban = bytes("BE72 0000 0000 1616")
    code.creditor.name = bytes("Laden Nord")
    change(&code)
    return String(decoding: try code.text(), as: UTF8.self)
  }

  private func swiss(_ change: (inout PaymentCode) -> Void = { _ in }) throws(MoneyFailure) -> String {
    var code = PaymentCode(.swiss, money("199.95 CHF"))
    code.iban = bytes("ch58 0079 1123 0008 8901 2")
    code.creditor.name = bytes("Robert Schneider AG")
    code.creditor.street = bytes("Rue du Lac")
    code.creditor.building = bytes("1268")
    code.creditor.postcode = bytes("2501")
    code.creditor.town = bytes("Biel")
    code.creditor.country = bytes("ch")
    change(&code)
    return String(decoding: try code.text(), as: UTF8.self)
  }

  /// The example of Wikipedia's page "EPC QR code".
  @Test func theCodeOfACreditTransfer() throws {
    let text = try epc {
      $0.version = 1
      $0.bic = bytes("BPOTBEB1")
      $0.creditor.name = bytes("Red Cross of Belgium")
      $0.amount = money("1 EUR")
      $0.purpose = bytes("CHAR")
      $0.message = bytes("Urgency fund")
      $0.information = bytes("Sample QR code")
    }
    let account = "BPOTBEB1\nRed Cross of Belgium\nBE72000000001616"
    #expect(text == "BCD\n001\n1\nSCT\n\(account)\nEUR1.00\nCHAR\n\nUrgency fund\nSample QR code")
    #expect(try epc() == "BCD\n002\n1\nSCT\n\nLaden Nord\nBE72000000001616\nEUR145.00")
    let open = try epc {
      $0.amount = money("0 EUR")
      $0.isAmountOpen = true
    }
    #expect(open == "BCD\n002\n1\nSCT\n\nLaden Nord\nBE72000000001616")
  }

  @Test func theCodeOfAQRBill() throws {
    let text = try swiss {
      $0.debtor.name = bytes("Pia-Maria Rutschmann-Schnyder")
      $0.debtor.street = bytes("Grosse Marktgasse")
      $0.debtor.building = bytes("28")
      $0.debtor.postcode = bytes("9400")
      $0.debtor.town = bytes("Rorschach")
      $0.debtor.country = bytes("CH")
      $0.reference = bytes("RF18 5390 0754 7034")
      $0.information = bytes("//S1/10/10201409")
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 32)
    #expect(lines[3] == "CH5800791123000889012" && lines[4] == "S" && lines[10] == "CH")
    #expect(lines[11..<18].allSatisfy { $0.isEmpty })
    #expect(lines[18...20] == ["199.95", "CHF", "S"] && lines[27] == "SCOR")
    #expect(lines[28...] == ["RF18539007547034", "", "EPD", "//S1/10/10201409"])
    #expect(try swiss().hasSuffix("\n199.95\nCHF\n\n\n\n\n\n\n\nNON\n\n\nEPD"))
  }

  @Test func aQRIBANRequiresAQRReference() throws {
    let reference = "21 00000 00003 13947 14300 09017"
    let text = try swiss {
      $0.iban = bytes("CH4431999123000889012")
      $0.reference = bytes(reference)
    }
    #expect(text.contains("\nQRR\n210000000003139471430009017\n"))
    for (iban, reference) in [
      ("CH4431999123000889012", ""), ("CH4431999123000889012", "RF18539007547034"),
      ("CH5800791123000889012", reference),
    ] {
      expectFailure(.argument) {
        _ = try swiss {
          $0.iban = bytes(iban)
          $0.reference = bytes(reference)
        }
      }
    }
    expectFailure(.argument) { _ = try epc { $0.reference = bytes(reference) } }
  }

  @Test func limitsAreInclusive() throws {
    #expect(try epc { $0.amount = money("999999999.99 EUR") }.hasSuffix("EUR999999999.99"))
    #expect(try epc { $0.amount = money("0.010 EUR") }.hasSuffix("EUR0.01"))
    for amount in ["0 EUR", "-1 EUR", "1000000000.00 EUR"] {
      expectFailure(.limit) { _ = try epc { $0.amount = money(amount) } }
      expectFailure(.limit) { _ = try swiss { $0.amount = money(amount) } }
    }
    expectFailure(.inexact) { _ = try epc { $0.amount = money("0.015 EUR") } }
    expectFailure(.currencyMismatch) { _ = try epc { $0.amount = money("1 CHF") } }
    expectFailure(.currencyMismatch) { _ = try swiss { $0.amount = money("1 USD") } }
    expectFailure(.argument) { _ = try epc { $0.isAmountOpen = true } }
    let long = String(repeating: "ü", count: 70)
    #expect(try epc { $0.creditor.name = bytes(long) }.contains(long))
    expectFailure(.limit) { _ = try epc { $0.creditor.name = bytes(long + "u") } }
    #expect(try swiss { $0.message = bytes(long + long) }.contains(long + long))
    expectFailure(.limit) { _ = try swiss { $0.message = bytes(long + long + "u") } }
    expectFailure(.limit) {
      _ = try swiss {
        $0.message = bytes(long + long)
        $0.information = bytes("u")
      }
    }
    // 70 and 140 characters of two bytes each are above 331 bytes.
    expectFailure(.limit) {
      _ = try epc {
        $0.creditor.name = bytes(long)
        $0.message = bytes(long + long)
      }
    }
  }

  @Test func versionsAndBanks() throws {
    expectFailure(.argument) { _ = try epc { $0.version = 1 } }
    expectFailure(.argument) { _ = try epc { $0.version = 3 } }
    expectFailure(.argument) { _ = try swiss { $0.version = 2 } }
    expectFailure(.argument) { _ = try epc { $0.iban = bytes("CH5800791123000889012") } }
    #expect(
      try epc {
        $0.iban = bytes("CH5800791123000889012")
        $0.bic = bytes("pofichbexxx")
      }.contains("\nPOFICHBEXXX\n"))
    for bic in ["BPOTBE", "BPOT12B1", "BPOTBEB1X", "BPOTBEB1XX-"] {
      expectFailure(.syntax) { _ = try epc { $0.bic = bytes(bic) } }
    }
    expectFailure(.syntax) { _ = try swiss { $0.iban = bytes("BE72000000001616") } }
  }

  @Test func whatAFormatDoesNotContain() throws {
    expectFailure(.argument) { _ = try epc { $0.creditor.town = bytes("Biel") } }
    expectFailure(.argument) { _ = try epc { $0.debtor.name = bytes("Pia") } }
    expectFailure(.argument) { _ = try swiss { $0.bic = bytes("POFICHBEXXX") } }
    expectFailure(.argument) { _ = try swiss { $0.purpose = bytes("GDDS") } }
    expectFailure(.argument) { _ = try swiss { $0.creditor.postcode = [] } }
    expectFailure(.argument) { _ = try swiss { $0.debtor.town = bytes("Biel") } }
    expectFailure(.argument) { _ = try swiss { $0.iban = [] } }
    expectFailure(.argument) { _ = try epc { $0.creditor.name = [] } }
    expectFailure(.argument) {
      _ = try epc {
        $0.reference = bytes("RF18539007547034")
        $0.message = bytes("x")
      }
    }
  }

  @Test func permittedCharacters() throws {
    for scalar in (0...0x2_FFFF).compactMap({ Unicode.Scalar($0 as Int) }) {
      let value = scalar.value
      let isPermitted =
        (0x20...0x7E).contains(value) || (0xA0...0x17F).contains(value) || (0x218...0x21B).contains(value)
        || value == 0x20AC
      let isWritten = (try? swiss { $0.message = bytes("a" + String(scalar)) }) != nil
      #expect(isWritten == isPermitted, "\(value)")
    }
    expectFailure(.syntax, at: 1) { _ = try epc { $0.message = bytes("a\nb") } }
    expectFailure(.syntax) { _ = try epc { $0.purpose = bytes("GDDSX") } }
    expectFailure(.syntax) { _ = try swiss { $0.creditor.country = bytes("CHE") } }
  }

  @Test func everyWrongDigitIsFound() throws {
    for good in ["DE89370400440532013000", "GB29NWBK60161331926819", "MT84MALT011000012345MTLCAST001S"] {
      #expect(try IBAN(parsing: bytes(good.lowercased())).bytes == bytes(good))
      for index in good.indices {
        for other in (good[index].isLetter ? "ABCXYZ" : "0123456789") where other != good[index] {
          var wrong = good
          wrong.replaceSubrange(index...index, with: String(other))
          expectFailure(.syntax) { _ = try IBAN(parsing: bytes(wrong)) }
        }
      }
    }
    // 01 and 98 are congruent modulo 97; only 02 to 98 are check digits.
    for number in 0..<200 {
      let reference = try PaymentReference(.creditor, number: bytes("\(number)"))
      #expect(try PaymentReference(parsing: reference.bytes) == reference)
      #expect((2...98).contains(Int(String(decoding: reference.bytes[2..<4], as: UTF8.self)) ?? 0))
      let qr = try PaymentReference(.qr, number: bytes("\(number)"))
      #expect(qr.bytes.count == 27)
      #expect(try PaymentReference(parsing: qr.bytes) == qr)
    }
    expectFailure(.syntax) { _ = try PaymentReference(.qr, number: bytes("1A")) }
    expectFailure(.syntax) { _ = try PaymentReference(.creditor, number: []) }
    expectFailure(.limit) { _ = try PaymentReference(.creditor, number: bytes(String(repeating: "1", count: 22))) }
    expectFailure(.limit) { _ = try PaymentReference(.qr, number: bytes(String(repeating: "1", count: 27))) }
    for wrong in ["", "RF", "RF18", "RF19539007547034", "210000000003139471430009018", "AB18539007547034"] {
      expectFailure(.syntax) { _ = try PaymentReference(parsing: bytes(wrong)) }
    }
  }
}
