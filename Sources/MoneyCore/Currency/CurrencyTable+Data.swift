// Generated from share/currencies/currencies.csv by tools/data/currencies/generate.py; not edited by hand.

extension CurrencyTable {
  /// Lines in `lines`.
  public static var count: Int { 337 }

  /// Lines in `earlierDigits`.
  static var earlierCount: Int { 1 }

  /// The version of the data.
  public static var version: StaticString { "ISO 4217:2026-01-01, CLDR 48" }

  /// Bytes a line of `lines`, the line feed included.
  static var lineWidth: Int { 25 }

  /// One line a currency, sorted by code; columns: code 4, kind 1, numeric 2, digits 1, introduced
  /// 3, withdrawn 3, name's offset 2 and length 1, regions' offset 2 and length 1, flag 2, the line
  /// in `successors` 2. A code is padded with spaces; kinds are c current, h historical, u unit, i
  /// informal, s special. All others are numbers of base 92. Optional numbers are stored plus one;
  /// 0 means absent. Days are counted from 1500-01-01; offsets and lengths are bytes.
  static var lines: StaticString {
    """
    ADA i##*########.###  ##
    ADP h#8$5my8_|#.2###AD##
    AED c+T&7JB####=>##%AE##
    AFA h#(&5J~8c##X?#%#AF#$
    AFN c-W&8c#####t1#%%AF##
    ALK h#,&6<z7+U$&=#'#AL#%
    ALL c#,&7+U###$@/#'%AL##
    AMD c#W&8?j###$L0#)%AM##
    ANG h(l&6#89`:$Y@#+#  #&
    AOA c-Y&8Wn###$v1#+%AO##
    AOK h#<&7Xl838%(?#-#AO#'
    AON h#<&8388F0%DC#-#AO#(
    AOR h-b&8F08Wn%dJ#-#AO#)
    ARA h#D&7z<88;&/4#-#AR#*
    ARL h##&7<x7r3&@C#-#AR#+
    ARM h##&3Nz7<x&`?#-#AR#,
    ARP h#D&7r37z<&|?#-#AR#-
    ARS c#D&88;###'<1#-%AR##
    ATS h#L&6A<8_|'J5#/#AT#.
    AUD c#H&7-S###'\\4#/3AU##
    AWG c(m&7|L###'m0#?%AW##
    AYM h-=&8nq8nq'z;#A#  ##
    AZM h#C&8?j8oq(6B#A#AZ#/
    AZN c-<&8oq###(U4#A%AZ##
    BAD h#j&8:98B`(fI#C#BA#0
    BAM c-]&8D3###)0F#C%BA##
    BAN h##&8B`8N,)SM#E#BA##
    BBD c#X&7LP###)}3#E%BB##
    BCH i##,######*1/#G#  ##
    BDT c#V&7Dr###*=3#G%BD##
    BEC h-m&7<x81%*M>#I#BE##
    BEF h#\\$1=P8_|*h0#I#BE#1
    BEL h-l&7<x81%*u<#I#BE##
    BGL h$,&6y28V)+25#I#BG#2
    BGM h##&6Ru6y2+D:#I#BG#3
    BGN h-[&8V)9c:+[0#I#BG#4
    BGO h##&3Ec6Ru+h>#I#BG##
    BHD c#T'7,6###,'1#I%BH##
    BIF c$4$7&[###,52#K%BI##
    BMD c#`&7=@###,D2#M%BM##
    BNB i##6######,S&#O#  ##
    BND c$(&72j###,V0#O%BN##
    BOB c#h&8$I###,c5#Q%BO##
    BOL h##&2b$6}/,uC#S#BO#5
    BOP h#h&6}/8$I-90#S#BO#6
    BOV c-d&######-F1#S#BO##
    BRB h#p&71O7}*-TG#S#BR#7
    BRC h#p&7}*8,S-xB#S#BR#8
    BRE h#p&81/8>U.;C#S#BR#9
    BRL c-f&8B3###.[1#S%BR##
    BRN h#p&8,S81/.iF#U#BR#:
    BRR h-g&8>U8B3/0C#U#BR#;
    BRZ h##&6-)71O/PC#U#BR#<
    BSD c#P&7.[###/p2#U%BS##
    BTC i##,######0#*#W#  ##
    BTN c#d&7Mz###0*5#W%BT##
    BUK h$0&6SK8.40</#Y#  #=
    BWP c#l&7W>###0H1#Y%BW##
    BYB h$8$8BR8X%0VA#[#BY#>
    BYN c-1&9=S###0t3#[%BY##
    BYR h-Z$8X%9=S1(A#]#BY#?
    BZD c#x&7Lm###1F0#]%BZ##
    CAD c$D&2L=###1S2#_%CA##
    CDF c-\\&8R(###1b2#a%CD##
    CHC h-@&###8k71q=#c#  ##
    CHE c-?&######2/+#c#CH##
    CHF c+8&/vs###27.#c'CH##
    CHW c-@&8k7###2B,#g#CH##
    CLE h##&6q77Se2K1#g#CL#@
    CLF c-j(######2Y?#g#CL##
    CLP c$`$7Se###2u/#g%CL##
    CNH i##&9%u###3%:#i#CN##
    CNX h##&7`_8T(3<A#i#CN##
    CNY c$d&6V*###3Z/#i%CN##
    COP c$r&4Ns###3f1#k%CO##
    COU c-V&######3t<#m#CO##
    CRC c%(&4.G###415#m%CR##
    CSD h,c&8ev8s*4C>#o#  #A
    CSK h%4&6W*8<_4^;#o#  ##
    CUC h-/&8@69OH4v9#o#CU#B
    CUP c%,&2P:###50-#o%CU##
    CVE c$L&4rZ###5:6#q%CV##
    CYP h%0&4uB8wk5M0#s#CY#C
    CZK c%7&8<_###5Z/#s%CZ##
    DDM h&&&6Ci82>5f3#u#  ##
    DEM h&$&6CK8_|5v.#u#DE#D
    DJF c%r$7Z^###6%3#u%DJ##
    DKK c%<&3-J###65/#w)DK##
    DOGEi##,######6A+#}#  ##
    DOP c%B&6@X###6I1#}%DO##
    DOT i##.######6W+$##  ##
    DZD c#0&7&+###6_1$#%DZ##
    ECS h%F&3XP8Za6m3$%#EC#E
    ECV h-c&8=k8X.6}D$%#EC##
    EEK h%U&8:.9'c7B1$%#EE#F
    EGP c+v&3^x###7P1$%%EG##
    ERN c%T&8OQ###7^1$'%ER##
    ESA h-p&7\\b7lW7l=$)#ES##
    ESB h-o&7Pj8D38*G$)#ES##
    ESP h*t$2w18_|8N1$)#ES#G
    ETB c%R&7WU###8\\1$)%ET##
    ETH i##6######8j($+#  ##
    EUR c-^&8T(###8o'$+mEU##
    FIM h%b&6}/8_|8s1$u#FI#H
    FJD c%^&79+###9%0$u%FJ##
    FKP c%Z&4>~###929$w%FK##
    FOK i##&######9H1$y%FO##
    FRF h%f&6q78_|9V/${#FR#I
    GBP c+~&+GM###9b0${-GB##
    GBX u##$######9o1%)#GB#J
    GBp u##$######9}7%)#GB#K
    GEK h%x&8=;8G1:57%)#GE#L
    GEL c-a&8G1###:I0%)%GE##
    GGP i##&######:V1%+%GG##
    GHC h&0&7aF8wk:d>%-#GH#M
    GHP h-7&8uM8uM;#@%-#  ##
    GHS c-4&8uk###;@0%-%GH##
    GIP c&4&,4]###;M2%/%GI##
    GMD c%z&7Br###;\\1%1%GM##
    GNF c&T$7|Q###;j0%3%GN##
    GNS h&T&7Gq7|Q;w/%5#GN#N
    GQE h%N&7Rm7~,<'<%5#GQ##
    GRD h&<$6Zd8_|<@0%5#GR#O
    GTQ c&P&5Cr###<M5%5%GT##
    GWE h)l&4rZ7UE<_;%7#GW#P
    GWP h)l&7UE8MK<w5%7#GW#Q
    GYD c&X&7.\\###=-3%7%GY##
    HKD c&h&4'S###==3%9%HK##
    HNL c&d&5G9###=M3%;%HN##
    HRD h%+&8828Ao=]1%=#HR#R
    HRK h%+&8Ao9WB=k0%=#HR#S
    HTG c&\\&3*L###=x1%=%HT##
    HUF c&l&6;q###>*3%?%HU##
    IDR c&x&7,p###>:4%A%ID##
    IEP h'(&56D8_|>K.%C#IE#T
    ILA u##$######>V0%C#IL#U
    ILP h',&6D(7e6>c0%C#IL#V
    ILR h',&7e67{1>p?%C#IL#W
    ILS c',&7{1###?05%C'IL##
    IMP i##&######?B-%G%IM##
    INR c&t&1OL###?L/%I'IN##
    IQD c'$'5[;###?X.%M%IQ##
    IRR c&|&5_Q###?c/%O%IR##
    ISJ h&p&5*-7hZ?oA%Q#IS#X
    ISK c&p$7hZ###@13%Q%IS##
    ITL h'0$2^e8_|@A/%S#IT#Y
    JEP i##&######@M/%S%JE##
    JMD c'8&7;a###@Y2%U%JM##
    JOD c'D'6KP###@h2%W'JO##
    JPY c'<$3%T###@w/%[%JP##
    KES c'H&7/o###A'2%]%KE##
    KGS c'U&8=^###A6-%_%KG##
    KHR c$<&7eO###A@1%a%KH##
    KID i##&######AN2%c%KI##
    KMF c$v$7Rl###A]1%e%KM##
    KPW c'L&6nH###Ak3%g%KP##
    KRH h##&6Ux6zvA{B%i#KR#Z
    KRO h##&68/6UxB>A%i#KR#[
    KRW c'N$6zv###B\\3%i%KR##
    KWD c'R'6v3###Bl0%k%KW##
    KYD c$P&7@u###By8%m%KY##
    KZT c'B&8?Y###C24%o%KZ##
    LAK c'V&7dF###CC.%q%LA##
    LBP c'Z&6Ax###CN1%s%LB##
    LKR c$X&7^7###C\\3%u%LK##
    LRD c'b&61c###Cl2%w%LR##
    LSL c'^&7dq###C{/%y%LS##
    LTC i##,######D++%{#  ##
    LTL h'l&8>097XD33%{#LT#\\
    LTT h'l&8;98>0DC5%{#LT#]
    LUC h-i$7<x81%DUB%{#LU##
    LUF h'n$64F8_|Dt6%{#LU#^
    LUL h-h$7<x81%E+=%{#LU##
    LVL h'`&8<x93[EE/%{#LV#_
    LVR h'`&89^8<xEQ0%{#LV#`
    LYD c'f'7CT###E^/%{%LY##
    MAD c(P&6pG###Ej2%}'MA##
    MAF h##&3KZ6pGEy1&%#MA#a
    MCF h##&6q78_|F+3&%#MC##
    MDC h##&89w8?qF;1&%#MD#b
    MDL c(J&8?q###FI/&%%MD##
    MGA c-U&7sp###FU2&'%MG##
    MGF h'v$7#,8ktFd1&)#MG#c
    MKD c+k&8=h###Fr3&)%MK##
    MKN h##&89S8=hG&A&+#MK#d
    MLF h(*&6{07vOGD/&+#ML#e
    MMK c$0&8.4###GP/&+%MM##
    MNT c(H&4w6###G\\3&-%MN##
    MOP c'r&4>~###Gl2&/%MO##
    MRO h(6&7Jk9CPG{D&1#MR#f
    MRU c--&9CP###H@6&1%MR##
    MTL h(.&76c8wkHS/&3#MT#g
    MTP h(.&4u&76cH_0&3#MT##
    MUR c(8&5f}###Hl2&3%MU##
    MVP h##&6=[7jWH{@&5#MV##
    MVR c(&&7jW###I<4&5%MV##
    MWK c'z&7AF###IM2&7%MW##
    MXN c(<&8<9###I\\/&9%MX##
    MXP h(<&0uD8<9IhD&;#MX#h
    MXV c-_&######J-:&;#MX##
    MYR c'~&7#y###JD4&;%MY##
    MZE h(T&7Ra7fKJU4&=#MZ#i
    MZM h(T&7fK8qnJfC&=#MZ#j
    MZN c-;&8qn###K*5&=%MZ##
    NAD c(\\&8<9###K<2&?%NA##
    NGN c)2&7Hp###KK1&A%NG##
    NIC h)*&8(s85YKYD&C#NI#k
    NIO c)*&85Y###Kz6&C%NI##
    NLG h(h&0Q]8_|L10&E#NL#l
    NOK c)>&4PX###L>2&E)NO##
    NPR c(d&5b&###LM1&K%NP##
    NZD c)&&73*###L[5&M-NZ##
    OMR c(X'7H=###Lm-&W%OM##
    PAB c)J&4J;###Lw4&Y%PA##
    PEI h)X&7xn86;M,0&[#PE#m
    PEN c)X&86;###M9/&[%PE##
    PES h)X&2`[7xnME=&]#PE#n
    PGK c)R&7SX###M_9&]%PG##
    PHP c)\\&6;^###Mu2&_%PH##
    PKR c)F&6BW###N(2&a%PK##
    PLN c-e&8D3###N7/&c%PL##
    PLZ h)d&6Lk8D3NC=&e#PL#o
    PTE h)h$4h78_|N]4&e#PT#p
    PYG c)T$61&###Nn5&e%PY##
    QAR c)v&7JB###O$/&g%QA##
    RHD h*l&7=K7elO03&i#  #q
    ROL h)~&6Qh8mqO@=&i#RO#r
    RON c->&8mq###OZ/&i%RO##
    RSD c-9&8s*###Of0&k%RS##
    RUB c*#&8P+###Os0&m%RU##
    RUR h+n&8848P+P$>&o#RU#s
    RWF c*&$7&[###P?0&o%RW##
    SAR c*J&6T`###PL.&q%SA##
    SBD c#~&7[y###PW9&s%SB##
    SCR c*R&4J8###Pm4&u%SC##
    SDD h+$&89~8swP~?&w#SD#t
    SDG c-6&8sw###Q>1&w%SD##
    SDP h+$&6fE89~QL?&y#SD#u
    SEK c+4&3-J###Qh0&y%SE##
    SGD c*^&72j###Qu3&{%SG##
    SHP c*.&5#####R)3&}%SH##
    SIT h*a&8;?8snR92'##SI#v
    SKK h*_&8<_8{iRH0'##SK#w
    SLE c-)&9UB###RU7'#%SL##
    SLL h*V&7'L9[?RiE'%#SL#x
    SOL i##-######S/)'%#  ##
    SOS c*b&6s5###S52'%%SO##
    SRD c-T&8gv###SD4''%SR##
    SRG h+(&6#88gvSU5')#SR#y
    SSP c*x&9)q###Sg7')%SS##
    STD h*F&7[K9CPS{M'+#ST#z
    STN c-.&9CP###TI?'+%ST##
    SUR h+n&6u5884Te0'-#  ##
    SVC c%J&5-r###Tr4'-#SV##
    SYP c+<&6AX###U'/'-%SY##
    SZL c+0&7OQ###U32'/%SZ##
    THB c+@&5O@###UB,'1%TH##
    TJR h+>&8EX8[@UK4'3#TJ#{
    TJS c-X&8[@###U\\5'3%TJ##
    TMM h+_&8?U8{iUnD'5#TM#|
    TMT c-2&8{i###V36'5%TM##
    TND c+X'6lY###VF1'7%TN##
    TOP c+L&7-S###VT2'9%TO##
    TPE h)n$6m;8aPVc2';#  ##
    TRL h+\\$59`8ktVr=';#TR#}
    TRY c-A&8kt###W0/';%TR##
    TTD c+P&7%,###W<;'=%TT##
    TVD i##&######WT2'?%TV##
    TWD c,m&6GC###Wc4'A%TW##
    TZS c,*&7.o###Wt5'C%TZ##
    UAH c-`&8Jm###X*4'E%UA##
    UAK h+h&8;d8JmX;8'G#UA#~
    UGS h+d&7/Q8%sXPA'G#UG$#
    UGX c+d$8%s###Xn3'G%UG##
    USD c,0&/Z;###X~,'IKUS##
    USDCi##*######Y++'q#  ##
    USDTi##*######Y3-'q#  ##
    USN c-q&######Y=7'q#US##
    USS h-r&###94:YQ7'q#US##
    UYI c-8$######YeA'q#UY##
    UYP h,B&7Rg8<tZ'?'q#UY$$
    UYU c,B&8<t###ZC1'q%UY##
    UYW c-+(9F,###ZQD's#UY##
    UZS c,D&8B3###Zr2's%UZ##
    VEB h,F&3%?8wk[%D'u#VE$%
    VED c-*&9RE###[F4'u#VE##
    VEF h-5&8wk9F#[WD'u#VE$&
    VES c-,&9F####[x6'u%VE##
    VND c*`$7{;###\\/2'w%VN##
    VNN h##&7^$7{;\\>@'y#VN$'
    VUV c(|$7hZ###\\[/'y%VU##
    WST c,Z&73*###\\g.'{%WS##
    XAD c'@&9`d###\\r8'}#  ##
    XAF c-B$7In###]+<'}/  ##
    XAG s-M#######]D)(-#  ##
    XAU s-K#######]J'(-#  ##
    XBA s-G#######]N:(-#  ##
    XBB s-H#######]e9(-#  ##
    XBC s-I#######]{A(-#  ##
    XBD s-J#######^=A(-#  ##
    XBT i##,######^[0(-#  ##
    XCD c-C&7,,###^h8(-3  ##
    XCG c(l&9`:###^}4(='  ##
    XDR s-L#######_29(A#  ##
    XEU h-F&7`_8T(_H9(A#  $(
    XFO h###5V.8dx_^4(A#  ##
    XFU h######93<_o3(A#  ##
    XLM i##+######`#0(A#  ##
    XMR i##0######`0)(A#  ##
    XOF c-D$6lp###`69(A3  ##
    XPD s-P#######`L,(Q#  ##
    XPF c-E$69X###`U,(Q)  ##
    XPT s-N#######`^+(W#  ##
    XRE h######8Wb`f.(W#  ##
    XRP i##*######`q&(W#  ##
    XSU s-n#######`t((W#  ##
    XTS s-O#######`y8(W#  ##
    XUA s-Q#######a26(W#  ##
    XXX s-s#######aE3(W#  ##
    YDD h*p'7*(8H1aU/(W#  ##
    YER c,^&81r###aa.(W%YE##
    YUD h,b&7-'80AalG(Y#  $)
    YUM h,c&8@M8evb4F(Y#  $*
    YUN h,b&80A8:9bWN(Y#  $+
    YUR h##&8:98?6c&K(Y#  ##
    ZAL h-k&7{.8D{cNA(Y#ZA##
    ZAR c*f&6ua###cl5(Y)ZA##
    ZAc u##$######c~5(_#ZA$,
    ZMK h,f&7509/^d4?(_#ZM$-
    ZMW c-S&9/^###dP1(_%ZM##
    ZRN h$|&8?U8R(d^B(a#  $.
    ZRZ h$|&7D08?Ud}>(a#  $/
    ZWD h*l&7el8z,e<B(a#ZW##
    ZWG c-(&9\\E###e[2(a%ZW##
    ZWL h-0&8|-9]{ejB(c#ZW$0
    ZWN h-:&8r18z,f-;(c#  $1
    ZWR h-3&8z,8|-fE;(c#ZW$2

    """
  }

  /// Bytes a line of `successors`, the line feed included.
  static var successorWidth: Int { 21 }

  /// One line a currency that became another one; columns: the other code 4, the factor 13, the
  /// first day of it 3, as in `lines`.
  static var successors: StaticString {
    """
    AFN 1000         8c#
    ALL 10           7+U
    XCG 1            9`:
    AON 1            838
    AOR 1000         8F0
    AOA 1000000      8Wn
    ARS 10000        88;
    ARP 10000        7r3
    ARL 100          7<x
    ARA 1000         7z<
    EUR 13.7603      8T(
    AZN 5000         8oq
    BAN 10000        8B`
    EUR 40.3399      8T(
    BGN 1000         8V)
    BGL 10           6y2
    EUR 1.95583      9c:
    BOP 1000         6}/
    BOB 1000000      8$I
    BRC 1000         7}*
    BRN 1000         8,S
    BRR 1000         8>U
    BRE 1            81/
    BRL 2750         8B3
    BRB 1000         71O
    MMK 1            8.4
    BYR 1000         8X%
    BYN 10000        9=S
    CLP 1000         7Se
    RSD 1            8s*
    CUP 24           9OH
    EUR 0.585274     8wk
    EUR 1.95583      8T(
    USD 25000        8Xm
    EUR 15.6466      9'c
    EUR 166.386      8T(
    EUR 5.94573      8T(
    EUR 6.55957      8T(
    GBP 100          ###
    GBP 100          ###
    GEL 1000000      8G1
    GHS 10000        8uk
    GNF 1            7|Q
    EUR 340.750      8\\#
    GWP 1            7UE
    XOF 65           8MK
    HRK 1000         8Ao
    EUR 7.53450      9WB
    EUR 0.787564     8T(
    ILS 100          ###
    ILR 10           7e6
    ILS 1000         7{1
    ISK 100          7hZ
    EUR 1936.27      8T(
    KRW 10           6zv
    KRH 100          6Ux
    EUR 3.45280      97X
    LTL 100          8>0
    EUR 40.3399      8T(
    EUR 0.702804     93[
    LVL 200          8<x
    MAD 100          6pG
    MDL 1000         8?q
    MGA 5            8kt
    MKD 100          8=h
    XOF 2            7vO
    MRU 10           9CP
    EUR 0.429300     8wk
    MXN 1000         8<9
    MZM 1            7fK
    MZN 1000         8qn
    NIO 5000000      85Y
    EUR 2.20371      8T(
    PEN 1000000      86;
    PEI 1000         7xn
    PLN 10000        8D3
    EUR 200.482      8T(
    ZWD 1            7el
    RON 10000        8mq
    RUB 1000         8P+
    SDG 100          8sw
    SDD 10           89~
    EUR 239.640      8sn
    EUR 30.1260      8{i
    SLE 1000         9UB
    SRD 1000         8gv
    STN 1000         9CP
    TJS 1000         8[@
    TMT 5000         8{i
    TRY 1000000      8kt
    UAH 100000       8Jm
    UGX 100          8%s
    UYU 1000         8<t
    VEF 1000         8wk
    VES 100000       9F#
    VND 10           7{;
    EUR 1            8T(
    YUN 10000        80A
    CSD 1            8ev
    YUR 10           8:9
    ZAR 100          ###
    ZMW 1000         9/^
    CDF 100000       8R(
    ZRN 3000000      8?U
    ZWG 2498.7242    9\\E
    ZWR 10000000000  8z,
    ZWL 10000000000008|-

    """
  }

  /// Bytes a line of `earlierDigits`, the line feed included.
  static var earlierWidth: Int { 7 }

  /// One line an earlier count of fraction digits, the oldest of a currency first; columns: the
  /// line in `lines` 2, digits 1, the day on which they ended 3.
  static var earlierDigits: StaticString {
    """
    $W%8fv

    """
  }

  /// The factor of the hash of codes.
  static var hashFactor: UInt32 { 0x9E3779B5 }

  /// The bits that number a bucket of the hash.
  static var bucketBits: Int { 7 }

  /// The bits that number a slot of the hash.
  static var slotBits: Int { 9 }

  /// The displacement of each bucket, one byte. The top bits of a code's little-endian integer
  /// times `hashFactor` number its bucket. The next bits, plus the displacement, number its slot.
  static var buckets: StaticString {
    """
    (*#%&####$'($#$#$###$(&$),#$#*&$&##+#((###')#'0'$###2#(,#%#(*$#&.###$%*#$#$&#()###&#3$%#\
    $+%#;#1)#)1(#%$2&+.2#%61#$$#%)'##/'##(#$
    """
  }

  /// The line in `lines` of the code of each slot, 2; any line for a slot without a code.
  static var slots: StaticString {
    """
    $v#|%P###o%i&R###C%@##%^#G%S######$P&-####&[#Q##$>%~##$5#%%F%3#x#J&?$\\$9#)##&<##%r#0%e$R\
    $*#@#:&$#K##%M###?&6%,$`####$d$x%L$)######%D&Z&.##%-$o%E#h&Q$?$c#######n$:$L$M####&5%c#F\
    ########%u%a########&)##$q#e#(%;$&###]#;##%B###r&'%`%O#9$.%%#&$W%$$-##&&##$F#b##$D%*$(##\
    %z#####u$|$i##$j#+$0&V$G$/###g$h%V#U####$_&4$A#####A######$Y#E##%#%j$O#j#w&:#a#'#2$K#d%(\
    &,&G###s########&%#####N$V###Y$$&F%G##&J$I%6&I##%w#/&C##&B$H%]%x$[$m$w&K$@$f#}#H&2%?#-$8\
    $^##&S$J####${#4#######^##&P%[$n$E#D$%$b###1##%8%U%)&9%C$U#8#X%Z&1##&(%{##&0##%X##%7####\
    $S##&*$N%=###W$7##%s####$}%5####%}####&##$%9$4###########q%d&^#####T$y########%b&3####%I\
    &O%f$=%/%\\%1&\\$'%k$k&+&8%t&D#S%m%H##&W$t&M#p######%v#`%Q%&&E&=#t#c&T##%o&@%+$6#i##%y#\\##\
    ##%h##%n####%4###V#f##########$;##########%q##$3%2#v$u####$a##%l%p#=&>$r##&U#Z%|$z##%g$T\
    ##&7#z#O###y%K$~&L&A####%T#L%:##%N######$##{$X#I%<##%W#####M#l$l$C####%.$+##############\
    #####_#6#B$B#~##$s&]#,&X#3$Q#m$g$2#<$<##&Y#7###P##%R####&N###########R##%0########$Z#5$e\
    %A#>$]$1###*%>######$p$,&/#.###[%Y#k######&;&_##%J&H%_%'
    """
  }

  /// All names, one after the other, in UTF-8.
  static var names: StaticString {
    """
    Cardano AdaAndorran PesetaUnited Arab Emirates DirhamAfghan Afghani (1927–2002)Afghan Af\
    ghaniAlbanian Lek (1946–1965)Albanian LekArmenian DramNetherlands Antillean GuilderAngol\
    an KwanzaAngolan Kwanza (1977–1991)Angolan New Kwanza (1990–2000)Angolan Readjusted Kwan\
    za (1995–1999)Argentine AustralArgentine Peso Ley (1970–1983)Argentine Peso (1881–1970)A\
    rgentine Peso (1983–1985)Argentine PesoAustrian SchillingAustralian DollarAruban FlorinA\
    zerbaijani Manat (2005)Azerbaijani Manat (1993–2006)Azerbaijani ManatBosnia-Herzegovina \
    Dinar (1992–1994)Bosnia-Herzegovina Convertible MarkBosnia-Herzegovina New Dinar (1994–1\
    997)Barbadian DollarBitcoin CashBangladeshi TakaBelgian Franc (convertible)Belgian Franc\
    Belgian Franc (financial)Bulgarian Hard LevBulgarian Socialist LevBulgarian LevBulgarian\
     Lev (1879–1952)Bahraini DinarBurundian FrancBermudan DollarBNBBrunei DollarBolivian Bol\
    ivianoBolivian Boliviano (1863–1963)Bolivian PesoBolivian MvdolBrazilian New Cruzeiro (1\
    967–1986)Brazilian Cruzado (1986–1989)Brazilian Cruzeiro (1990–1993)Brazilian RealBrazil\
    ian New Cruzado (1989–1990)Brazilian Cruzeiro (1993–1994)Brazilian Cruzeiro (1942–1967)B\
    ahamian DollarBitcoinBhutanese NgultrumBurmese KyatBotswanan PulaBelarusian Ruble (1994–\
    1999)Belarusian RubleBelarusian Ruble (2000–2016)Belize DollarCanadian DollarCongolese F\
    rancWIR Franc (for electronic)WIR EuroSwiss FrancWIR FrancChilean EscudoChilean Unit of \
    Account (UF)Chilean PesoChinese Yuan (offshore)Chinese People’s Bank DollarChinese YuanC\
    olombian PesoColombian Real Value UnitCosta Rican ColónSerbian Dinar (2002–2006)Czechosl\
    ovak Hard KorunaCuban Convertible PesoCuban PesoCape Verdean EscudoCypriot PoundCzech Ko\
    runaEast German MarkGerman MarkDjiboutian FrancDanish KroneDogecoinDominican PesoPolkado\
    tAlgerian DinarEcuadorian SucreEcuadorian Unit of Constant ValueEstonian KroonEgyptian P\
    oundEritrean NakfaSpanish Peseta (A account)Spanish Peseta (convertible account)Spanish \
    PesetaEthiopian BirrEtherEuroFinnish MarkkaFijian DollarFalkland Islands PoundFaroese Kr\
    ónaFrench FrancBritish PoundPenny SterlingPenny Sterling (GBp)Georgian Kupon LaritGeorgi\
    an LariGuernsey PoundGhanaian Cedi (1979–2007)Ghana Cedi (provisional code)Ghanaian Cedi\
    Gibraltar PoundGambian DalasiGuinean FrancGuinean SyliEquatorial Guinean EkweleGreek Dra\
    chmaGuatemalan QuetzalPortuguese Guinea EscudoGuinea-Bissau PesoGuyanaese DollarHong Kon\
    g DollarHonduran LempiraCroatian DinarCroatian KunaHaitian GourdeHungarian ForintIndones\
    ian RupiahIrish PoundIsraeli AgoraIsraeli PoundIsraeli Shekel (1980–1985)Israeli New She\
    kelManx PoundIndian RupeeIraqi DinarIranian RialIcelandic Króna (1918–1981)Icelandic Kró\
    naItalian LiraJersey PoundJamaican DollarJordanian DinarJapanese YenKenyan ShillingKyrgy\
    z SomCambodian RielKiribati DollarComorian FrancNorth Korean WonSouth Korean Hwan (1953–\
    1962)South Korean Won (1945–1953)South Korean WonKuwaiti DinarCayman Islands DollarKazak\
    hstani TengeLaotian KipLebanese PoundSri Lankan RupeeLiberian DollarLesotho LotiLitecoin\
    Lithuanian LitasLithuanian TalonasLuxembourgian Convertible FrancLuxembourgian FrancLuxe\
    mbourg Financial FrancLatvian LatsLatvian RubleLibyan DinarMoroccan DirhamMoroccan Franc\
    Monegasque FrancMoldovan CuponMoldovan LeuMalagasy AriaryMalagasy FrancMacedonian DenarM\
    acedonian Denar (1992–1993)Malian FrancMyanmar KyatMongolian TugrikMacanese PatacaMaurit\
    anian Ouguiya (1973–2017)Mauritanian OuguiyaMaltese LiraMaltese PoundMauritian RupeeMald\
    ivian Rupee (1947–1981)Maldivian RufiyaaMalawian KwachaMexican PesoMexican Silver Peso (\
    1861–1992)Mexican Investment UnitMalaysian RinggitMozambican EscudoMozambican Metical (1\
    980–2006)Mozambican MeticalNamibian DollarNigerian NairaNicaraguan Córdoba (1988–1991)Ni\
    caraguan CórdobaDutch GuilderNorwegian KroneNepalese RupeeNew Zealand DollarOmani RialPa\
    namanian BalboaPeruvian IntiPeruvian SolPeruvian Sol (1863–1965)Papua New Guinean KinaPh\
    ilippine PesoPakistani RupeePolish ZlotyPolish Zloty (1950–1995)Portuguese EscudoParagua\
    yan GuaraniQatari RiyalRhodesian DollarRomanian Leu (1952–2006)Romanian LeuSerbian Dinar\
    Russian RubleRussian Ruble (1991–1998)Rwandan FrancSaudi RiyalSolomon Islands DollarSeyc\
    hellois RupeeSudanese Dinar (1992–2007)Sudanese PoundSudanese Pound (1957–1998)Swedish K\
    ronaSingapore DollarSt. Helena PoundSlovenian TolarSlovak KorunaSierra Leonean LeoneSier\
    ra Leonean Leone (1964—2022)SolanaSomali ShillingSurinamese DollarSurinamese GuilderSout\
    h Sudanese PoundSão Tomé & Príncipe Dobra (1977–2017)São Tomé & Príncipe DobraSoviet Rou\
    bleSalvadoran ColónSyrian PoundSwazi LilangeniThai BahtTajikistani RubleTajikistani Somo\
    niTurkmenistani Manat (1993–2009)Turkmenistani ManatTunisian DinarTongan PaʻangaTimorese\
     EscudoTurkish Lira (1922–2005)Turkish LiraTrinidad & Tobago DollarTuvaluan DollarNew Ta\
    iwan DollarTanzanian ShillingUkrainian HryvniaUkrainian KarbovanetsUgandan Shilling (196\
    6–1987)Ugandan ShillingUS DollarUSD CoinTether USDUS Dollar (Next day)US Dollar (Same da\
    y)Uruguayan Peso (Indexed Units)Uruguayan Peso (1975–1993)Uruguayan PesoUruguayan Nomina\
    l Wage Index UnitUzbekistani SomVenezuelan Bolívar (1871–2008)Bolívar SoberanoVenezuelan\
     Bolívar (2008–2018)Venezuelan BolívarVietnamese DongVietnamese Dong (1978–1985)Vanuatu \
    VatuSamoan TalaArab Accounting DinarCentral African CFA FrancSilverGoldEuropean Composit\
    e UnitEuropean Monetary UnitEuropean Unit of Account (XBC)European Unit of Account (XBD)\
    Bitcoin (XBT)East Caribbean DollarCaribbean guilderSpecial Drawing RightsEuropean Curren\
    cy UnitFrench Gold FrancFrench UIC-FrancStellar LumenMoneroWest African CFA FrancPalladi\
    umCFP FrancPlatinumRINET FundsXRPSucreTesting Currency CodeADB Unit of AccountUnknown Cu\
    rrencyYemeni DinarYemeni RialYugoslavian Hard Dinar (1966–1990)Yugoslavian New Dinar (19\
    94–2002)Yugoslavian Convertible Dinar (1990–1992)Yugoslavian Reformed Dinar (1992–1993)S\
    outh African Rand (financial)South African RandSouth African CentZambian Kwacha (1968–20\
    12)Zambian KwachaZairean New Zaire (1993–1998)Zairean Zaire (1971–1993)Zimbabwean Dollar\
     (1980–2008)Zimbabwean GoldZimbabwean Dollar (2009–2024)Zimbabwean Dollar (2006)Zimbabwe\
    an Dollar (2008)
    """
  }

  /// The regions of all currencies, two letters each, one after the other.
  static var countries: StaticString {
    """
    AEAFALAMAOARAUCCCXHMKINFNRTVAWAZBABBBDBHBIBMBNBOBRBSBTBWBYBZCACDCHLICLCNCOCRCUCVCZDJDKFO\
    GLDODZEGERETADATAXBEBGBLCYDEEEESFIFRGFGPGRHRIEITLTLULVMCMEMFMQMTNLPMPTRESISKSMTFVAXKYTFJ\
    FKFOGBGGGSIMJEGEGGGHGIGMGNGTGYHKHNHTHUIDILPSIMBTINIQIRISJEJMJOPSJPKEKGKHKIKMKPKRKWKYKZLA\
    LBLKLRLSLYEHMAMDMGMKMMMNMOMRMUMVMWMXMYMZNANGNIBVNOSJNPCKNUNZPNTKOMPAPEPGPHPKPLPYQARORSRU\
    RWSASBSCSDSESGSHSLSOSRSSSTSYSZTHTJTMTNTOTRTTTVTWTZUAUGASBQECFMGUHTIOMHMPPAPRPWSVTCTLUMUS\
    VGVIZWUYUZVEVNVUWSCFCGCMGAGQTDAGAIDMGDKNLCMSVCCWSXBFBJCIGWMLNESNTGNCPFWFYELSNAZAZMZW
    """
  }
}
