// Generated from share/currencies/symbols.csv by tools/currencies/generate.py; not edited by hand.

extension CurrencySymbols {
  /// Bytes a line of `lines`, the line feed included.
  static var lineWidth: Int { 24 }

  /// Bytes of the longest symbol there may be.
  static var symbolWidth: Int { 16 }

  /// Lines in `lines`.
  static var count: Int { 180 }

  /// One fixed-width line a symbol, sorted by its UTF-8 bytes; columns: symbol 16, where its codes
  /// start in `codes` 4, how many codes 2, and a closing `|`.
  static var lines: StaticString {
    """
    $               000027|
    $A              000301|
    $AR             000001|
    $AU             000301|
    $BM             000901|
    $BN             001201|
    $BZ             001801|
    $CA             002101|
    $CL             002401|
    $CO             002701|
    $EC             007801|
    $FJ             003301|
    $HK             008101|
    $MX             004801|
    $NA             005101|
    $NZ             005401|
    $SB             005701|
    $SG             006001|
    $SR             006301|
    $TT             006601|
    $US             007201|
    $UY             007501|
    $WS             008401|
    A$              000301|
    AU$             000301|
    AUD$            000301|
    Afl.            008701|
    Ar              009001|
    BM$             000901|
    BR$             009301|
    BS$             001501|
    BZ$             001801|
    Bds$            000601|
    Br              009602|
    Bs              010201|
    Bs.S            010501|
    C$              010802|
    CA$             002101|
    CF              011401|
    CFP             011701|
    CFPF            011701|
    CN¥            012001|
    Cg.             012301|
    DA              012601|
    DT              012901|
    Db              013201|
    Dkr             013501|
    EC$             007801|
    EG£            013801|
    FBu             014101|
    FC              014401|
    FCFA            014701|
    FCFP            011701|
    FG              015001|
    FJ$             003301|
    Fdj             015301|
    Ft              015601|
    GB£            015901|
    GH₵           016201|
    Gs.             016501|
    HK$             008101|
    Ikr             016801|
    JM$             003901|
    JP¥            017101|
    KA$             002101|
    KM              017401|
    KR₩           017701|
    Ksh             018001|
    Kz              018301|
    Kč             018601|
    LS              018901|
    Le              019201|
    Lekë           019501|
    MK              019801|
    MOP$            020101|
    MTn             020401|
    MX$             004801|
    NIS             020701|
    NT$             006901|
    NZ$             005401|
    NZD$            005401|
    Nfk             021001|
    Nkr             021301|
    Nu.             021601|
    R$              009301|
    RD$             021901|
    RF              022201|
    RM              022501|
    Rf              022801|
    Rp              023101|
    Rs              023405|
    Rs.             023405|
    S$              006001|
    SI$             005701|
    SR              024601|
    T$              024901|
    TH฿           025201|
    TSh             025501|
    UK£            015901|
    UM              025801|
    UP              026101|
    US$             007201|
    USh             026401|
    VT              026701|
    WS$             008401|
    den             027001|
    din.            027301|
    kr              027604|
    kr.             027604|
    soʻm           028801|
    zł             029101|
    £              015901|
    £FK            029401|
    £GB            015901|
    £GI            029701|
    £LB            030001|
    ¥              030302|
    ¥CN            012001|
    КМ            017401|
    Кч            018601|
    ЛСЛ          030901|
    ТМТ          031201|
    Тл            031501|
    ден.         027001|
    дин.         027301|
    зл            029101|
    сом          031801|
    сўм          028801|
    щ.д.          007201|
    ֏              032101|
    \u{060B}              032401|
    \u{0623}.\u{0645}.          025801|
    \u{062C}.\u{0633}.          032701|
    \u{062C}.\u{0645}.          013801|
    \u{062F}.\u{0623}.          033001|
    \u{062F}.\u{0625}.          033301|
    \u{062F}.\u{0628}.          033601|
    \u{062F}.\u{062A}.          012901|
    \u{062F}.\u{062C}.          012601|
    \u{062F}.\u{0639}.          033901|
    \u{062F}.\u{0643}.          034201|
    \u{062F}.\u{0644}.          034501|
    \u{062F}.\u{0645}.          034801|
    \u{0631}              024301|
    \u{0631}.\u{0625}.          035101|
    \u{0631}.\u{0633}.          035401|
    \u{0631}.\u{0639}.          035701|
    \u{0631}.\u{0642}.          036001|
    \u{0631}.\u{064A}.          036301|
    \u{0631}\u{06CC}\u{0627}\u{0644}        035101|
    \u{0644}.\u{0633}.          018901|
    \u{0644}.\u{0644}.          030001|
    \u{0783}.             022801|
    नेरू    036601|
    ৳             036901|
    රු.         023701|
    සිෆ්එ 037201|
    ฿             025201|
    ብር          009901|
    ៛             037501|
    ₡             037801|
    ₦             038101|
    ₩             017701|
    ₪             020701|
    ₫             038401|
    €             038701|
    ₭             039001|
    ₮             039301|
    ₱             039601|
    ₲             016501|
    ₴             039901|
    ₸             040201|
    ₹             023401|
    ₺             031501|
    ₼             040501|
    ₽             040801|
    ₾             041101|
    元             012001|
    ￥             030302|
    ￦             017701|

    """
  }

  /// Codes of three letters, one after the other.
  static var codes: StaticString {
    """
    ARSAUDBBDBMDBNDBSDBZDCADCLPCOPCUPFJDGYDJMDKYDLRDMXNNADNZDSBDSGDSRDTTDTWDUSDUYUXCDHKDWSTAWG\
    MGABRLBYNETBBOBVESCADNIOKMFXPFCNYXCGDZDTNDSTNDKKEGPBIFCDFXAFGNFDJFHUFGBPGHSPYGISKJPYBAMKRW\
    KESAOACZKSYPSLEALLMWKMOPMZNILSERNNOKBTNDOPRWFMYRMVRIDRINRLKRMURPKRSCRTOPTHBTZSMRUUYWUGXVUV\
    MKDRSDDKKISKNOKSEKUZSPLNFKPGIPLBPCNYJPYLSLTMTTRYKGSAMDAFNSDGJODAEDBHDIQDKWDLYDMADIRRSAROMR\
    QARYERNPRBDTXOFKHRCRCNGNVNDEURLAKMNTPHPUAHKZTAZNRUBGEL
    """
  }
}
