// Generated from share/currencies/symbols.csv by tools/data/currencies/generate.py; not edited by hand.

extension CurrencySymbols {
  /// Bytes a line of `lines`, the line feed included.
  static var lineWidth: Int { 24 }

  /// Bytes of the longest symbol there may be.
  static var symbolWidth: Int { 16 }

  /// Lines in `lines`.
  static var count: Int { 186 }

  /// One fixed-width line a symbol, sorted by its UTF-8 bytes; columns: symbol 16, where its codes
  /// start in `codes` 4, how many codes 2, and a closing `|`, or `+` where the first code alone is
  /// written so.
  static var lines: StaticString {
    """
    $               000027|
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
    AAS             008701|
    AU$             000301|
    Afl             009001|
    Afl.            009001|
    Ar              009301|
    BBG             000601|
    BM$             000901|
    BR$             009601|
    BS$             001501|
    BZ$             001801|
    Bds$            000601|
    Br              009902|
    Bs              010501|
    Bs.S            010801|
    C$              011102|
    CA$             002101|
    CF              011701|
    CFP             012001|
    CFPF            012001|
    CN¥            012301|
    Cf              012601|
    Cg              012601|
    Cg.             012601|
    DA              012901|
    DBB             000601|
    DBM             000901|
    DBZ             001801|
    DT              013201|
    Db              013501|
    Dkr             013801|
    EC$             007801|
    EG£            014101|
    FBu             014401|
    FC              014701|
    FCFA            015001|
    FCFP            012001|
    FG              015301|
    FJ$             003301|
    Fdj             015601|
    Ft              015901|
    GB£            016201|
    GH₵           016501|
    Gs.             016801|
    HK$             008101|
    Ikr             017101|
    JM$             003901|
    JP¥            017401|
    KA$             002101|
    KM              017701|
    Kg.             012601|
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
    Nfk             021001|
    Nkr             021301|
    R$              009601|
    RD$             021601|
    RF              021901|
    RM              022201|
    Rf              022501|
    Rp              022801|
    Rs              023105|
    Rs.             023105|
    S$              006001|
    SI$             005701|
    SR              024301|
    T$              024601|
    TSh             024901|
    TT$             006601|
    UK£            016201|
    UM              025201|
    UP              025501|
    US$             007201|
    USh             025801|
    VT              026101|
    WS$             008401|
    ZiG             026401|
    den             026701|
    din.            027001|
    kr              027304|
    kr.             027304|
    soʻm           028501|
    zł             028801|
    £              016201|
    £FK            029101|
    £GB            016201|
    £GI            029401|
    £LB            029701|
    ¥              030002|
    ¥CN            012301|
    ƒ              012601|
    КМ            017701|
    Кч            018601|
    ЛСЛ          030601|
    ТМТ          030901|
    Тл            031201|
    ден.         026701|
    дин.         027001|
    зл            028801|
    сом          031502+
    сўм          028501|
    щ.д.          007201|
    ֏              032101|
    \u{060B}              032401|
    \u{0623}.\u{0645}.          025201|
    \u{062C}.\u{0633}.          032701|
    \u{062C}.\u{0645}.          014101|
    \u{062F}.\u{0623}.          033001|
    \u{062F}.\u{0625}.          033301|
    \u{062F}.\u{0628}.          033601|
    \u{062F}.\u{062A}.          013201|
    \u{062F}.\u{062C}.          012901|
    \u{062F}.\u{0639}.          033901|
    \u{062F}.\u{0643}.          034201|
    \u{062F}.\u{0644}.          034501|
    \u{062F}.\u{0645}.          034801|
    \u{0631}              024001|
    \u{0631}.\u{0625}.          035101|
    \u{0631}.\u{0633}.          035401|
    \u{0631}.\u{0639}.          035701|
    \u{0631}.\u{0642}.          036001|
    \u{0631}.\u{064A}.          036301|
    \u{0631}\u{06CC}\u{0627}\u{0644}        036605+
    \u{0644}.\u{0633}.          018901|
    \u{0644}.\u{0644}.          029701|
    नेरू    038101|
    रॉन       038401|
    ৳             038701|
    රු.         023401|
    සිෆ්එ 039002+
    ฿             039601|
    ብር          010201|
    ឡូទី    030601|
    ៛             039901|
    ₡             040201|
    ₦             040501|
    ₩             040801|
    ₪             020701|
    ₫             041101|
    €             041401|
    ₭             041701|
    ₮             042001|
    ₱             042301|
    ₴             042601|
    ₸             042901|
    ₹             023101|
    ₺             031201|
    ₼             043201|
    ₽             043501|
    ₾             043801|
    元             044130+
    ￥             017401|
    ￦             040801|

    """
  }

  /// Codes of three letters, one after the other.
  static var codes: StaticString {
    """
    ARSAUDBBDBMDBNDBSDBZDCADCLPCOPCUPFJDGYDJMDKYDLRDMXNNADNZDSBDSGDSRDTTDTWDUSDUYUXCDHKDWSTXOF\
    AWGMGABRLBYNETBBOBVESCADNIOKMFXPFCNYXCGDZDTNDSTNDKKEGPBIFCDFXAFGNFDJFHUFGBPGHSPYGISKJPYBAM\
    KESAOACZKSYPSLEALLMWKMOPMZNILSERNNOKDOPRWFMYRMVRIDRINRLKRMURPKRSCRTOPTZSMRUUYWUGXVUVZWGMKD\
    RSDDKKISKNOKSEKUZSPLNFKPGIPLBPCNYJPYLSLTMTTRYKGSUZSAMDAFNSDGJODAEDBHDIQDKWDLYDMADIRRSAROMR\
    QARYERIRROMRQARSARYERNPRRONBDTXOFXAFTHBKHRCRCNGNKRWVNDEURLAKMNTPHPUAHKZTAZNRUBGELCNYAUDBBD\
    BMDBNDBSDBZDCADEURFJDGYDHKDJMDJPYKPWKRWKYDLRDMMKMOPNADNZDSBDSGDSRDTTDTWDUSDXCDZWG
    """
  }
}
