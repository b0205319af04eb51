import MoneyCore
import MoneyLocale

/// The options of a notepad with its rates, as the lines are read with them.
///
/// A class, because each line hands them to its reader.
final class LineSettings: Sendable {
  let options: NotepadOptions
  let rates: RatesTable?
  /// The first letter of the language whose words are read beside the English ones, or 0.
  let language: UInt8
  /// True if a date such as 3/4/2020 begins with the month; nil without a locale.
  let startsWithMonth: Bool?
  /// The decimal sign of the locale; nil without a locale, or if it is neither a point nor a comma.
  let decimal: ReadingChoices.Decimal?

  init(_ options: NotepadOptions, _ rates: RatesTable?) {
    self.options = options
    self.rates = rates
    guard options.reading == .lenient, let locale = options.locale else {
      (language, startsWithMonth, decimal) = (0, nil, nil)
      return
    }
    let identifier = locale.identifier
    let sign = locale.decimalSign
    decimal = sign.count != 1 ? nil : sign[0] == ASCII.comma ? .comma : sign[0] == ASCII.point ? .point : nil
    language = identifier.starts(with: UTF8Bytes("de")) || identifier.starts(with: UTF8Bytes("pt")) ? identifier[0] : 0
    startsWithMonth =
      identifier.elementsEqual(UTF8Bytes("en")) || identifier.suffix(3).elementsEqual(UTF8Bytes("_US"))
      || identifier.suffix(3).elementsEqual(UTF8Bytes("_PH"))
  }

  var isLenient: Bool { options.reading == .lenient }
  var home: CurrencyCode? { options.home }

  /// The currency of a total of several currencies: the home currency, or that of the first item if the reading is
  /// lenient and there are rates; nil to require `in`.
  func home(ofTotal first: CurrencyCode?) -> CurrencyCode? { home ?? (isLenient && rates != nil ? first : nil) }
  var locale: MoneyLocale? { isLenient ? options.locale : nil }

  func options(on day: Day?) -> ConversionOptions {
    ConversionOptions(
      day: day, maximumGap: options.maximumGap, digits: options.digits, rounding: options.rounding)
  }
}
