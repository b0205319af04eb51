/// Why a call failed. The values are those of `MONEY_ERR_…` in `money.h`.
public enum MoneyStatus: Int32, Sendable {
  case argument = 1
  case bufferTooSmall = 2
  case busy = 3
  case outOfMemory = 4
  case limit = 5
  case notFound = 6

  case syntax = 20
  case encoding = 21
  case overflow = 22
  case divisionByZero = 23
  case inexact = 24
  case date = 25

  case unknownCurrency = 40
  case currencyMismatch = 41
  case duplicateCurrency = 42
  case ambiguousCurrency = 43

  case weights = 60

  case noRate = 80
  case invalidRate = 81
  case duplicateRate = 82
  case noRates = 83
  case provider = 84

  case json = 100
  case document = 101
  case version = 102

  case insufficient = 110
  case discount = 120
  case tax = 121
  case duplicateSku = 122

  case duplicateId = 130

  case noAnswer = 140
  case unknownRequest = 141
  case http = 142
  case unauthorized = 143
  case rateLimited = 144
  case contentType = 145
  case truncated = 146
  case tooLarge = 147
  case rateJumped = 148
  case noCurrencies = 149

  case retrieval = 160
  case saving = 161
  case removal = 162
  case notAStore = 163
  case storeLocked = 164
  case storeReadOnly = 165
  case storeFull = 166
  case storeCorrupt = 167
  case storePath = 168
  case storeIo = 169
}
