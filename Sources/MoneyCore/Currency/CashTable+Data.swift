// Generated from share/currencies/cash.csv by tools/data/currencies/generate.py; not edited by hand.

extension CashTable {
  /// Lines in `lines`.
  static var count: Int { 75 }

  /// Bytes a line of `lines`, the line feed included.
  static var lineWidth: Int { 20 }

  /// One fixed-width line a rule, sorted by currency, country and first day; columns: currency 3,
  /// country 2, first day 3, step 5, largest small amount 4, rule of small amounts 1, rounding 1.
  /// Spaces: absent. Days are counted from 1500-01-01, 0 for none, as numbers of base 92. A rule
  /// ends where the next one of its currency and country begins.
  static var lines: StaticString {
    """
    AFN  9bV1.00      u
    ALL  9bV1.00      u
    AMD  9bV1.00      u
    AUD  ###0.01      u
    AUD  88Z0.05      u
    BBD  ###0.01      u
    BBD  94}0.05      u
    BSD  ###0.01      u
    BSD  9OG0.05      u
    CAD  ###0.01      u
    CAD  90$0.05      u
    CHF  ###0.01      u
    CHF  8sn0.05      u
    CLPCL###1         u
    CLPCL9Bo10        h
    COP  9bV1.00      u
    CRC  9bV1.00      u
    CZK  8zK1.00      u
    DKK  8zi0.50      u
    EURBE8_|0.01      u
    EURBE96\\0.05 0.05eu
    EUREE###0.01      u
    EUREE9_=0.05      u
    EURFI8_|0.05 0.02eu
    EURIE8_|0.01      u
    EURIE9:p0.05      u
    EURIT8_|0.01      u
    EURIT9CP0.05      u
    EURLT###0.01      u
    EURLT9`Y0.05      u
    EURNL8_|0.01      u
    EURNL8jV0.05      u
    EURSK###0.01      u
    EURSK9UB0.05 0.02uu
    GEL  ###0.01      u
    GEL  9GM0.05      u
    GYD  9bV1.00      u
    HKD  9'(0.10      u
    HUF  8xK5.00      u
    IDR  9bV1.00      u
    ILS  8wk0.10      u
    IQD  9bV1.000     u
    IRR  9bV1.00      u
    KPW  9bV1.00      u
    LAK  9bV1.00      u
    LBP  9bV1.00      u
    MGA  9bV1.00      u
    MMK  9bV1.00      u
    MNT  9bV1.00      u
    MUR  9bV1.00      u
    MYR  ###0.01      u
    MYR  8xj0.05      u
    NOK  9,}1.00      u
    NZD  8s10.10      u
    PENPE###0.01      u
    PENPE9)#0.05      d
    PENPE9GM0.10      d
    PKR  9bV1.00      u
    RSD  9bV1.00      u
    SEK  7Fp0.05      u
    SEK  7zL0.10      u
    SEK  8;90.50      u
    SEK  9&c1.00      u
    SOS  9bV1.00      u
    SYP  9bV1.00      u
    TTD  ###0.01      u
    TTD  9EO0.05      u
    TWD  9bV1.00      u
    TZS  9bV1.00      u
    UAH  ###0.01      u
    UAH  9EM0.10      u
    UAH  9b:0.50      u
    UZS  9bV1.00      u
    YER  9bV1.00      u
    ZAR  9,_0.10      u

    """
  }
}
