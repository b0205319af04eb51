// Generated from share/currencies/{locales,compact,locale_symbols,narrow_symbols,names}.csv by
// tools/currencies/generate.py; not edited by hand.

/// Numbers are of base 92, the digits being the bytes from `#` to `~`.
extension LocaleTable {
  /// Locales in `lines`.
  public static var count: Int { 1082 }

  /// Entries of `aliases`.
  static var aliasCount: Int { 51 }

  /// Bytes of all the texts below.
  static var size: Int { 138323 }

  /// Symbols that the root has, the first of `localeSymbols`.
  static var rootSymbolCount: Int { 23 }

  /// Languages with regions whose script is understood, sorted; columns: identifier 8, line 2.
  static var aliases: StaticString {
    """
    az_AZ   #eaz_IQ   #_az_IR   #`bal_PK  #jbs_BA   $>ff_BF   '0ff_CM   '1ff_GH   '2ff_GM   '3ff_GN   '\
    4ff_GW   '5ff_LR   '6ff_MR   '7ff_NE   '8ff_NG   '9ff_SL   ':ff_SN   ';ha_SD   (7hnj_US  (Ekaa_UZ\
      (vkk_CN   )3kok_IN  )Gks_IN   )Okxv_IN  )`mn_CN   *Omni_IN  *Spa_IN   +Mpa_PK   +Krhg_BD  +srhg\
    _MM  +tsat_IN  ,9sd_IN   ,Dsd_PK   ,Bshi_MA  ,Vsr_BA   ,{sr_ME   -%sr_RS   ,}sr_XK   ,~su_ID   -2\
    uz_AF   -yuz_UZ   -}vai_LR  .&yue_CN  .Pyue_HK  .Syue_MO  .Tzh_CN   .[zh_HK   .azh_MO   .bzh_MY   .\
    ^zh_SG   ._zh_TW   .d
    """
  }

  /// One fixed-width line a locale, sorted by identifier; columns: identifier 14, parent's line + 1
  /// 2, format 2, compact set 2, plural rule × 2 + whether names follow without a space 1, first
  /// symbol 2, first name 2. The line behind the last says where all end.
  static var lines: StaticString {
    """
    aa            ########:##aa_DJ         #$######;##aa_ER         #$######<##aa_ET         #$######\
    =##ab            ########=##ab_GE         #(######=##af            ###$#$##=##af_NA         #*#$#\
    $##C##af_ZA         #*#$#$##D##agq           ###%####D##agq_CM        #-#%####D##ak            ##\
    #&#%##D##ak_GH         #/#&#%##E##am            ###&#&##E##am_ET         #1#&#&##I##an            #\
    #######I##an_ES         #3######I##ann           ########I##ann_NG        #5######J##apc           #\
    #######J##apc_SY        #7######K##ar            ###'#'##K##ar_001        #9#'#'##c##ar_AE         #\
    9#'#'##c##ar_BH         #9#(#'##c##ar_DJ         #9#(#'##c##ar_DZ         #9#)#'##d##ar_EG         #\
    9#(#'##d##ar_EH         #9#'#'##d##ar_ER         #9#(#'##d##ar_IL         #9#(#'##e##ar_IQ         #\
    9#(#'##e##ar_JO         #9#(#'##e##ar_KM         #9#(#'##e##ar_KW         #9#(#'##f##ar_LB         #\
    9#(#'##f##ar_LY         #9#)#'##f##ar_MA         #9#)#'##f##ar_MR         #9#(#'##f##ar_OM         #\
    9#(#'##f##ar_PS         #9#(#'##f##ar_QA         #9#(#'##f##ar_SA         #9#(#'##f##ar_SD         #\
    9#(#'##f##ar_SO         #9#(#'##f##ar_SS         #9#(#'##g##ar_SY         #9#(#'##i##ar_TD         #\
    9#(#'##i##ar_TN         #9#)#'##i##ar_YE         #9#(#'##i##arn           ########i##arn_CL        #\
    V######i##as            ###*#(##i##as_IN         #X#*#(##j##asa           ###+####j##asa_TZ        #\
    Z#+####k##ast           ###,#)##k##ast_ES        #\\#,#)##o##az            ###,#)##o##az_Arab       #\
    ^#-####r##az_Arab_IQ    #_#-####u##az_Arab_IR    #_#-####u##az_Arab_TR    #_#-####u##az_Cyrl       #\
    ^#+####u##az_Cyrl_AZ    #c#+####w##az_Latn       #^#,#)##w##az_Latn_AZ    #e#,#)##w##ba            #\
    #######w##ba_RU         #g######w##bal           ########w##bal_Arab      #i######w##bal_Arab_PK   #\
    j######w##bal_Latn      #i###*##w##bal_Latn_PK   #l###*##w##bas           ###.####w##bas_CM        #\
    n#.####w##be            ###/#+##w##be_BY         #p#/#+#$###be_TARASK     #p#/#+#$###bem           #\
    ##&###$###bem_ZM        #s#&###$$##bew           #######$$##bew_ID        #u#####$$##bez           #\
    ##0###$$##bez_TZ        #w#0###$%##bg            ###1#,#$%##bg_BG         #y#1#,#$7##bgc           #\
    ##2###$7##bgc_IN        #{#2###$7##bgn           ###-#-#$7##bgn_AE        #}#-#-#$7##bgn_AF        #\
    }#-#-#$7##bgn_IR        #}#-#-#$7##bgn_OM        #}#-#-#$7##bgn_PK        #}#-#-#$7##bho           #\
    ##3###$7##bho_IN        $'#3###$7##blo           ###4###$7##blo_BJ        $)#4###$7##blt           #\
    ######$7##blt_VN        $+#####$7##bm            ###&###$7##bm_ML         $-#&###$7##bm_Nkoo       $\
    -#####$7##bm_Nkoo_ML    $/#####$7##bn            ###5#.#$7##bn_BD         $1#5#.#$:##bn_IN         $\
    1#6#.#$:##bo            #######$:##bo_CN         $4#####$;##bo_IN         $4#####$;##br            #\
    ##.#/#$<##br_FR         $7#.#/#$B##brx           ###7#0#$B##brx_IN        $9#7#0#$B##bs            #\
    ##,#1#$B##bs_Cyrl       $;#,#2#$T##bs_Cyrl_BA    $<#,#2#$h##bs_Latn       $;#,#1#$h##bs_Latn_BA    $\
    >#,#1#$h##bss           #######$h##bss_CM        $@#####$h##byn           #######$h##byn_ER        $\
    B#####$i##ca            ###8#3#$i##ca_AD         $D#8#3#$t##ca_ES         $D#8#3#$t##ca_ES_VALENC\
    IA$F#8#3#$t##ca_FR         $D#8#3#$t##ca_IT         $D#8#3#$u##cad           #######$u##cad_US        $\
    J#####$v##cch           #######$v##cch_NG        $L#####$w##ccp           ###9###$w##ccp_BD        $\
    N#9###$z##ccp_IN        $N#9###$z##ce            ###+#4#$z##ce_RU         $Q#+#4#${##ceb           #\
    ##&###${##ceb_PH        $S#&###${##cgg           ###:###${##cgg_UG        $U#:###$|##cho           #\
    ######$|##cho_US        $W#####$|##chr           ###&#5#$|##chr_US        $Y#&#5#$}##cic           #\
    ######$}##cic_US        $[#####$~##ckb           ###;###$~##ckb_IQ        $]#;###%###ckb_IR        $\
    ]#;###%###co            #######%###co_FR         $`#####%###cop           #######%###cop_EG        $\
    b#####%###cs            ###.#6#%###cs_CZ         $d#.#6#%,##csw           #######%,##csw_CA        $\
    f#####%,##cu            #######%,##cu_RU         $h#####%-##cv            ###.###%-##cv_RU         $\
    j#.###%-##cy            ###&#5#%-##cy_GB         $l#&#5#%0##da            ###,#7#%0##da_DK         $\
    n#,#7#%4##da_GL         $n#,#7#%4##dav           ###&###%4##dav_KE        $q#&###%5##de            #\
    ##,#8%%5##de_AT         $s#<#8%%;&>de_BE         $s#,#8%%;&>de_CH         $s#=#8%%;&>de_DE         $\
    s#,#8%%<&Ade_IT         $s#,#8%%<&Ade_LI         $s#>#8%%<&Ade_LU         $s#,#8%%<&Adje           #\
    ##?###%=&Adje_NE        ${#?###%=&Adoi           ###:###%=&Adoi_IN        $}#:###%=&Adsb           #\
    ##,#9#%=&Adsb_DE        %##,#9#%B&Adua           ###.###%B&Adua_CM        %%#.###%B&Adv            #\
    ######%B&Adv_MV         %'#####%C&Adyo           ###.###%C&Adyo_SN        %)#.###%C&Adz            #\
    ##@###%C&Adz_BT         %+#@###%I&Aebu           ###&###%I&Aebu_KE        %-#&###%J&Aee            #\
    ##A#5#%J&Aee_GH         %/#A#5#%K&Aee_TG         %/#A#5#%K&Ael            ###,#:#%K&Ael_CY         %\
    2#,#:#%O&Ael_GR         %2#,#:#%O&Ael_POLYTON    %2#,#:#%O&Aen            ###&#5%%O&Aen_001        %\
    6#&#5%%Q)`en_150        %7#+#5%%S)oen_AE         %6#&#5%%S)oen_AG         %7#&#5%%S)oen_AI         %\
    7#&#5%%T)oen_AS         %6#&#5%%U)oen_AT         %8#<#5%%U)oen_AU         %7#&#5%%U)oen_BB         %\
    7#&#5%%k*+en_BE         %8#,#5%%l*+en_BI         %6#&#5%%l*+en_BM         %7#&#5%%m*+en_BS         %\
    7#&#5%%n*+en_BW         %7#&#5%%o*+en_BZ         %7#&#5%%p*+en_CA         %6#&#5%%q*+en_CC         %\
    7#&#5%%t*6en_CH         %8#=#5%%u*6en_CK         %7#&#5%%u*6en_CM         %7#&#5%%v*6en_CX         %\
    7#&#5%%v*6en_CY         %7#&#5%%w*6en_CZ         %8#.#5%%w*6en_DE         %8#,#5%%w*6en_DG         %\
    7#&#5%%w*6en_DK         %8#,#5%%w*6en_DM         %7#&#5%%x*6en_Dsrt       %6#####%y*6en_Dsrt_US    %\
    R#####%z*6en_ER         %7#&#5%%z*6en_ES         %8#,#5%%{*6en_FI         %8#.#5%%{*6en_FJ         %\
    7#&#5%%{*6en_FK         %7#&#5%%|*6en_FM         %7#&#5%%~*6en_FR         %8#B#5%%~*6en_GB         %\
    7#&#5%%~*6en_GD         %7#&#5%%~*6en_GG         %7#&#5%&#*6en_GH         %7#&#5%&#*7en_GI         %\
    7#&#5%&$*7en_GM         %7#&#5%&&*7en_GS         %7#&#5%&'*7en_GU         %6#&#5%&'*7en_GY         %\
    7#&#5%&'*7en_HK         %7#&#5%&(*7en_HU         %8#.#5%&(*7en_ID         %7#C#5%&(*7en_IE         %\
    7#&#5%&)*7en_IL         %7#&#5%&)*7en_IM         %7#&#5%&)*7en_IN         %7#D#;%&)*8en_IO         %\
    7#&#5%&**@en_IT         %8#,#5%&**@en_JE         %7#&#5%&**@en_JM         %7#&#5%&**Aen_KE         %\
    7#&#5%&+*Aen_KI         %7#&#5%&,*Aen_KN         %7#&#5%&-*Aen_KY         %7#&#5%&.*Aen_LC         %\
    7#&#5%&/*Aen_LR         %7#&#5%&0*Aen_LS         %7#&#5%&1*Aen_MG         %7#&#5%&2*Aen_MH         %\
    6#&#5%&3*Aen_MO         %7#&#5%&3*Aen_MP         %6#&#5%&4*Aen_MS         %7#&#5%&4*Aen_MT         %\
    7#&#5%&5*Aen_MU         %7#&#5%&6*Aen_MV         %7###5%&7*Aen_MW         %7#&#5%&8*Aen_MY         %\
    7#&#5%&9*Aen_NA         %7#&#5%&:*Aen_NF         %7#&#5%&;*Aen_NG         %7#&#5%&<*Aen_NL         %\
    8#E#5%&=*Aen_NO         %8#.#5%&=*Aen_NR         %7#&#5%&>*Aen_NU         %7#&#5%&?*Aen_NZ         %\
    7#&#5%&@*Aen_PG         %7#&#5%&A*Aen_PH         %6#&#5%&B*Aen_PK         %7#&#5%&B*Aen_PL         %\
    8#8#5%&C*Aen_PN         %7#&#5%&C*Aen_PR         %6#&#5%&D*Aen_PT         %8#F#5%&D*Aen_PW         %\
    7#&#5%&D*Aen_RO         %8#8#5%&D*Aen_RW         %7#&#5%&D*Aen_SB         %7#&#5%&E*Aen_SC         %\
    7#&#5%&F*Aen_SD         %7#&#5%&G*Aen_SE         %8#.#5%&G*Aen_SG         %7#&#5%&H*Aen_SH         %\
    7#&#5%&I*Aen_SI         %8#8#5%&K*Aen_SK         %8#F#5%&K*Aen_SL         %7#&#5%&K*Aen_SS         %\
    7#&#5%&L*Aen_SX         %7#&#5%&N*Aen_SZ         %7#&#5%&O*Aen_Shaw       %6#####&P*Aen_Shaw_GB    &\
    B#####&R*Aen_TC         %7#&#5%&R*Aen_TK         %7#&#5%&R*Aen_TO         %7#&#5%&S*Aen_TT         %\
    7#&#5%&T*Aen_TV         %7#&#5%&U*Aen_TZ         %7#&#5%&V*Aen_UG         %7#&#5%&W*Aen_UM         %\
    6#&#5%&X*Aen_US         %6#&#5%&X*Aen_US_POSIX   &L#G#5%&X*Aen_VC         %7#&#5%&X*Aen_VG         %\
    7#&#5%&Y*Aen_VI         %6#&#5%&Y*Aen_VU         %7#&#5%&Y*Aen_WS         %7#&#5%&Z*Aen_ZA         %\
    7#$#5%&[*Aen_ZM         %7#&#5%&\\*Aen_ZW         %7#&#5%&]*Aeo            ###H###&]*Aeo_001        &\
    V#H###&]*Aes            ###I#<'&]*Aes_419        &X#:#='&p-Ges_AR         &Y#J#='&t-Res_BO         &\
    Y#J#='&v-Res_BR         &Y#:#='&w-Res_BZ         &Y#:#='&x-Res_CL         &Y#K#='&y-Res_CO         &\
    Y#J#='&{-Ses_CR         &Y#L#='&}-Ses_CU         &Y#:#='&~-Ses_DO         &Y#:#=''$-Ses_EA         &\
    X#I#<''&-Ses_EC         &Y#K#=''&-Ses_ES         &X#I#<'''-Ses_GQ         &X#I#<'''-Ses_GT         &\
    Y#:#=''(-Ses_HN         &Y#:#='')-Tes_IC         &X#I#<''*-Tes_MX         &Y#:#>''*-Tes_NI         &\
    Y#:#='',-\\es_PA         &Y#:#=''--\\es_PE         &Y###?''.-\\es_PH         &X#I#<''/-\\es_PR         &\
    Y#:#=''0-\\es_PY         &Y#M#=''1-\\es_SV         &Y#:#=''2-\\es_US         &Y#:#@''3-\\es_UY         &\
    Y#N#=''5-bes_VE         &Y#K#=''8-bet            ###O#A#':-cet_EE         &u#O#A#'@-ceu            #\
    ##P#B#'@-ceu_ES         &w#P#B#'C-cewo           ###.###'C-cewo_CM        &y#.###'C-cfa            #\
    ##Q#C#'C-cfa_AF         &{#Q#C#'P-cfa_IR         &{#Q#C#'P-cff            ###.###'P-cff_Adlm       &\
    ~#R#D#'P-cff_Adlm_BF    '##R#D#'Q-cff_Adlm_CM    '##R#D#'R-cff_Adlm_GH    '##R#D#'S-cff_Adlm_GM    '\
    ##R#D#'U-cff_Adlm_GN    '##R#D#'W-cff_Adlm_GW    '##R#D#'W-cff_Adlm_LR    '##R#D#'X-cff_Adlm_MR    '\
    ##R#D#'Z-cff_Adlm_NE    '##R#D#'\\-cff_Adlm_NG    '##R#D#']-cff_Adlm_SL    '##R#D#'_-cff_Adlm_SN    '\
    ##R#D#'a-cff_Latn       &~#.###'b-cff_Latn_BF    '0#.###'b-cff_Latn_CM    '0#.###'b-cff_Latn_GH    '\
    0#.###'b-cff_Latn_GM    '0#.###'c-cff_Latn_GN    '0#.###'d-cff_Latn_GW    '0#.###'e-cff_Latn_LR    '\
    0#.###'e-cff_Latn_MR    '0#.###'f-cff_Latn_NE    '0#.###'g-cff_Latn_NG    '0#.###'g-cff_Latn_SL    '\
    0#.###'h-cff_Latn_SN    '0#.###'i-cfi            ###S#E#'i-cfi_FI         '=#S#E#'|-cfil           #\
    ##&#5#'|-cfil_PH        '?#&#5#(#-cfo            ###P#F#(#-cfo_DK         'A#P#F#($-cfo_FO         '\
    A#P#F#(%-cfr            ###T#G)(%-cfr_BE         'D#T#G)(K1$fr_BF         'D#T#G)(K1$fr_BI         '\
    D#T#G)(K1$fr_BJ         'D#T#G)(L1$fr_BL         'D#T#G)(L1$fr_CA         'D#F#/)(L1$fr_CD         '\
    D#T#G)(m14fr_CF         'D#T#G)(n14fr_CG         'D#T#G)(n14fr_CH         'D#U#G)(n14fr_CI         '\
    D#T#G)(n14fr_CM         'D#T#G)(n14fr_DJ         'D#T#G)(n14fr_DZ         'D#T#G)(o14fr_FR         '\
    D#T#G)(p14fr_GA         'D#T#G)(p14fr_GF         'D#T#G)(p14fr_GN         'D#T#G)(p14fr_GP         '\
    D#T#G)(q14fr_GQ         'D#T#G)(q14fr_HT         'D#T#G)(q14fr_KM         'D#T#G)(r14fr_LU         '\
    D#8#G)(s14fr_MA         'D#T#G)(u14fr_MC         'D#T#G)(u14fr_MF         'D#T#G)(u14fr_MG         '\
    D#T#G)(u14fr_ML         'D#T#G)(v14fr_MQ         'D#T#G)(v14fr_MR         'D#T#G)(v14fr_MU         '\
    D#T#G)(w14fr_NC         'D#T#G)(x14fr_NE         'D#T#G)(x14fr_PF         'D#T#G)(x14fr_PM         '\
    D#T#G)(x14fr_RE         'D#T#G)(x14fr_RW         'D#T#G)(x14fr_SC         'D#T#G)(y14fr_SN         '\
    D#T#G)(z14fr_SY         'D#T#G)(z14fr_TD         'D#T#G)({14fr_TG         'D#T#G)({14fr_TN         '\
    D#T#G)({14fr_VU         'D#T#G)(|14fr_WF         'D#T#G)(}14fr_YT         'D#T#G)(}14frr           #\
    ######(}14frr_DE        's#####(}14fur           #######(}14fur_IT        'u#####(}14fy            #\
    ##V###(}14fy_NL         'w#V###(}14ga            ###&#H#(}14ga_GB         'y#&#H#)%14ga_IE         '\
    y#&#H#)%14gaa           #######)%14gaa_GH        '|#####)%14gd            ###&#5#)%14gd_GB         '\
    ~#&#5#)(14gez           #######)(14gez_ER        ($#####)(14gez_ET        ($#####))14gl            #\
    ##,#I#))14gl_ES         ('#,#I#)/14gn            #######)/14gn_PY         ()#####)014gsw           #\
    ##W#J#)014gsw_CH        (+#W#J#)314gsw_FR        (+#W#J#)314gsw_LI        (+#W#J#)314gu            #\
    ##X#K#)314gu_IN         (/#X#K#)514guz           ###&###)514guz_KE        (1#&###)614gv            #\
    ##:###)614gv_IM         (3#:###)614ha            #####L#)614ha_Arab       (5#####)914ha_Arab_NG    (\
    6#####);14ha_Arab_SD    (6#####);14ha_GH         (5###L#);14ha_NE         (5###L#)<14ha_NG         (\
    5###L#)<14haw           ###&###)<14haw_US        (<#&###)=14he            ###Y#M#)=14he_IL         (\
    >#Y#M#)C14hi            ###Z#N#)C14hi_IN         (@#Z#N#)F14hi_Latn       %j#Z#;#)F14hi_Latn_IN    (\
    B#Z#;#)F14hnj           ###[###)F14hnj_Hmnp      (D#[###)F14hnj_Hmnp_US   (E#[###)F14hr            #\
    ##\\#O#)F14hr_BA         (G#\\#O#)Y14hr_HR         (G#\\#O#)Z14hsb           ###,#9#)Z14hsb_DE        (\
    J#,#9#)_14ht            'Y#F#G#)_14ht_HT         (L#F#G#)_14hu            ###/#P#)_14hu_HU         (\
    N#/#P#)r14hy            ###/#Q#)r14hy_AM         (P#/#Q#)v14ia            ###]#R#)v14ia_001        (\
    R#]#R#)v14id            ###J#S#)v14id_ID         (T#J#S#)|14ie            ###^###)|14ie_EE         (\
    V#^###)|14ig            ###&#T#)|14ig_NG         (X#&#T#*#14ii            #######*#14ii_CN         (\
    Z#####*$14io            #######*$14io_001        (\\#####*$14is            ###,#U#*$14is_IS         (\
    ^#,#U#*214it            ###I#V%*214it_CH         (`#_#V%*<43it_IT         (`#I#V%*<43it_SM         (\
    `#I#V%*<43it_VA         (`#I#V%*<43iu            #######*<43iu_CA         (e#####*<43iu_Latn       (\
    e#####*<43iu_Latn_CA    (g#####*<43ja            ###&#W,*<43ja_JP         (i#&#W,*@7Njbo           #\
    ######*@7Njbo_001       (k#####*@7Njgo           ###<###*@7Njgo_CM        (m#<###*@7Njmc           #\
    ##:###*@7Njmc_TZ        (o#:###*A7Njv            ###<#X#*A7Njv_ID         (q#<#X#*B7Nka            #\
    ##/#Y#*B7Nka_GE         (s#/#Y#*M7Nkaa           #######*M7Nkaa_Cyrl      (u#####*M7Nkaa_Cyrl_UZ   (\
    v#####*M7Nkaa_Latn      (u#####*M7Nkaa_Latn_UZ   (x#####*M7Nkab           ###%###*M7Nkab_DZ        (\
    z#%###*N7Nkaj           #######*N7Nkaj_NG        (|#####*O7Nkam           ###&###*O7Nkam_KE        (\
    ~#&###*P7Nkcg           #######*P7Nkcg_NG        )$#####*Q7Nkde           ###&###*Q7Nkde_TZ        )\
    &#&###*R7Nkea           ###F###*R7Nkea_CV        )(#F###*U7Nken           #######*U7Nken_CM        )\
    *#####*U7Nkgp           ###<#Z#*U7Nkgp_BR        ),#<#Z#*X7Nkhq           ###?###*X7Nkhq_ML        )\
    .#?###*X7Nki            ###&###*X7Nki_KE         )0#&###*Y7Nkk            ###.#[#*Y7Nkk_Arab       )\
    2#####*_7Nkk_Arab_CN    )3#####*e7Nkk_Cyrl       )2#.#[#*e7Nkk_Cyrl_KZ    )5#.#[#*e7Nkk_KZ         )\
    2#.#[#*e7Nkkj           ###<###*e7Nkkj_CM        )8#<###*e7Nkl            ###K###*e7Nkl_GL         )\
    :#K###*f7Nkln           ###&###*f7Nkln_KE        )<#&###*g7Nkm            ###`#\\#*g7Nkm_KH         )\
    >#`#\\#*k7Nkn            ###&#]#*k7Nkn_IN         )@#&#]#*n7Nko            ###&#^#*n7Nko_CN         )\
    B#&#^#*p7Nko_KP         )B#&#^#*p7Nko_KR         )B#&#^#*p7Nkok           ###a#5#*p7Nkok_Deva      )\
    F#a#5#*p7Nkok_Deva_IN   )G#a#5#*p7Nkok_Latn      )F#Z#_#*p7Nkok_Latn_IN   )I#Z#_#*p7Nkpe           #\
    ######*p7Nkpe_GN        )K#####*q7Nkpe_LR        )K#####*s7Nks            ###b###*s7Nks_Arab       )\
    N#b###*s7Nks_Arab_IN    )O#b###*s7Nks_Deva       )N#####*s7Nks_Deva_IN    )Q#####*s7Nksb           #\
    ##0###*s7Nksb_TZ        )S#0###*t7Nksf           ###.###*t7Nksf_CM        )U#.###*t7Nksh           #\
    ######*t7Nksh_DE        )W#####*t7Nku            ###8#`#*t7Nku_TR         )Y#8#`#*u7Nkw            #\
    ##:###*u7Nkw_GB         )[#:###*u7Nkxv           ###D#a#*u7Nkxv_Deva      )]#Z###*u7Nkxv_Deva_IN   )\
    ^#Z###*u7Nkxv_Latn      )]#D#a#*u7Nkxv_Latn_IN   )`#D#a#*u7Nkxv_Orya      )]#Z###*u7Nkxv_Orya_IN   )\
    b#Z###*u7Nkxv_Telu      )]#Z###*u7Nkxv_Telu_IN   )d#Z###*u7Nky            ###.#b#*u7Nky_KG         )\
    f#.#b#+(7Nla            #######+(7Nla_VA         )h#####+(7Nlag           #######+(7Nlag_TZ        )\
    j#####+)7Nlb            ###,###+)7Nlb_LU         )l#,###+/7Nlg            ###0###+/7Nlg_UG         )\
    n#0###+07Nlij           ###<###+07Nlij_IT        )p#<###+07Nlkt           #######+07Nlkt_US        )\
    r#####+17Nlld           ###,#c#+17Nlld_IT        )t#,#c#+17Nlmo           #######+17Nlmo_IT        )\
    v#####+17Nln            ###,###+17Nln_AO         )x#,###+27Nln_CD         )x#,###+37Nln_CF         )\
    x#,###+37Nln_CG         )x#,###+37Nlo            ###K#d#+37Nlo_LA         )}#K#d#+67Nlrc           #\
    ##-###+67Nlrc_IQ        *##-###+77Nlrc_IR        *##-###+77Nlt            ###S#e#+77Nlt_LT         *\
    &#S#e#+K7Nltg           #######+K7Nltg_LV        *(#####+K7Nlu            ###c###+K7Nlu_CD         *\
    *#c###+L7Nluo           ###0###+L7Nluo_KE        *,#0###+M7Nluy           ###d###+M7Nluy_KE        *\
    .#d###+N7Nlv            ###/#f#+N7Nlv_LV         *0#/#f#+T7Nmai           #######+T7Nmai_IN        *\
    2#####+T7Nmas           ###&###+T7Nmas_KE        *4#&###+U7Nmas_TZ        *4#&###+U7Nmdf           #\
    ######+V7Nmdf_RU        *7#####+W7Nmer           ###&###+W7Nmer_KE        *9#&###+X7Nmfe           #\
    ##e###+X7Nmfe_MU        *;#e###+Y7Nmg            ###f###+Y7Nmg_MG         *=#f###+Z7Nmgh           #\
    ##<###+Z7Nmgh_MZ        *?#<###+[7Nmgo           #######+[7Nmgo_CM        *A#####+[7Nmhn           #\
    ######+[7Nmhn_IT        *C#####+[7Nmi            #######+[7Nmi_NZ         *E#####+]7Nmic           #\
    ######+]7Nmic_CA        *G#####+]7Nmk            ###,#g#+]7Nmk_MK         *I#,#g#+j7Nml            #\
    ##&#5#+j7Nml_IN         *K#&#5#+n7Nmn            #####h#+n7Nmn_MN         *M###h#+r7Nmn_Mong       *\
    M#####+r7Nmn_Mong_CN    *O#####+v7Nmn_Mong_MN    *O#:###+v7Nmni           ###g###+v7Nmni_Beng      *\
    R#g###+v7Nmni_Beng_IN   *S#g###+v7Nmni_Mtei      *R#h###+v7Nmni_Mtei_IN   *U#h###+v7Nmoh           #\
    ######+v7Nmoh_CA        *W#####+v7Nmr            ###i#i#+v7Nmr_IN         *Y#i#i#+y7Nms            #\
    ##&#j#+y7Nms_Arab       *[#&###+~7Nms_Arab_BN    *\\#j###,&7Nms_Arab_MY    *\\#&###,'7Nms_BN         *\
    [#j#j#,'7Nms_ID         *[#J#j#,(7Nms_MY         *[#&#j#,)7Nms_SG         *[#&#j#,)7Nmt            #\
    ##:###,*7Nmt_MT         *c#:###,*7Nmua           ###C###,*7Nmua_CM        *e#C###,*7Nmus           #\
    ######,*7Nmus_US        *g#####,+7Nmy            ###k#k#,+7Nmy_MM         *i#k#k#,-7Nmyv           #\
    ######,-7Nmyv_RU        *k#####,-7Nmzn           ###-###,-7Nmzn_IR        *m#-###,-7Nnaq           #\
    ##:###,-7Nnaq_NA        *o#:###,.7Nnb            +.#l#l#,.7Nnb_NO         *q#l#l#,.7Nnb_SJ         *\
    q#l#l#,.7Nnd            ###&###,.7Nnd_ZW         *t#&###,.7Nnds           #######,.7Nnds_DE        *\
    v#####,.7Nnds_NL        *v#####,.7Nne            ###m#m#,.7Nne_IN         *y#m#m#,17Nne_NP         *\
    y#m#m#,17Nnl            ###E#n#,17Nnl_AW         *|#E#n#,87Nnl_BE         *|#E#n#,97Nnl_BQ         *\
    |#E#n#,97Nnl_CW         *|#E#n#,:7Nnl_NL         *|#E#n#,;7Nnl_SR         *|#E#n#,;7Nnl_SX         *\
    |#E#n#,<7Nnmg           ###.###,=7Nnmg_CM        +(#.###,=7Nnn            +.#l#l#,=7Nnn_NO         +\
    *#l#l#,>7Nnnh           ###<###,>7Nnnh_CM        +,#<###,>7Nno            ###l#l#,>7Nnqo           #\
    ##n###,Q7Nnqo_GN        +/#n###,Q7Nnr            ###L###,Q7Nnr_ZA         +1#L###,R7Nnso           #\
    ##o###,R7Nnso_ZA        +3#o###,S7Nnus           ###&###,S7Nnus_SS        +5#&###,U7Nnv            #\
    ######,U7Nnv_US         +7#####,U7Nny            #######,U7Nny_MW         +9#####,U7Nnyn           #\
    ##:###,U7Nnyn_UG        +;#:###,V7Noc            #######,V7Noc_ES         +=#####,V7Noc_FR         +\
    =#####,V7Nom            ###:#T#,V7Nom_ET         +@#:#T#,W7Nom_KE         +@#:#T#,W7Nor            #\
    ##&#o#,X7Nor_IN         +C#&#o#,[7Nos            #######,[7Nos_GE         +E#####,\\7Nos_RU         +\
    E#####,\\7Nosa           #######,^7Nosa_US        +H#####,_7Npa            ###p#p#,_7Npa_Arab       +\
    J#-###,b7Npa_Arab_PK    +K#-###,f7Npa_Guru       +J#p#p#,f7Npa_Guru_IN    +M#p#p#,f7Npap           #\
    ######,f7Npap_AW        +O#####,f7Npap_CW        +O#####,f7Npcm           ###:#5#,f7Npcm_NG        +\
    R#:#5#,g7Npis           #######,g7Npis_SB        +T#####,h7Npl            ###1#q#,h7Npl_PL         +\
    V#1#q#,x7Nprg           #######,x7Nprg_PL        +X#####,x7Nps            ###q#r#,x7Nps_AF         +\
    Z#q#r#,y7Nps_PK         +Z#q#r#,y7Npt            ###<#Z),y7Npt_AO         +g#F#s%,}:fpt_BR         +\
    ]#<#Z),~:fpt_CH         +g#1#s%,~:fpt_CV         +g#1#s%,~:fpt_GQ         +g#1#s%-$:fpt_GW         +\
    g#1#s%-$:fpt_LU         +g#1#s%-$:fpt_MO         +g#1#s%-%:fpt_MZ         +g#1#s%-&:fpt_PT         +\
    ]#1#s%-':fpt_ST         +g#1#s%-(<ept_TL         +g#1#s%-)<equ            #######-)<equ_BO         +\
    j#<###-*<equ_EC         +j#####-,<equ_PE         +j#####-.<equc           #######-.<equc_GT        +\
    n#####-/<eraj           ###2###-/<eraj_IN        +p#2###-/<erhg           #######-/<erhg_Rohg      +\
    r#####-/<erhg_Rohg_BD   +s#####-/<erhg_Rohg_MM   +s#####-/<erif           #######-/<erif_MA        +\
    v#####-/<erm            ###W###-/<erm_CH         +x#W###-/<ern            ###c###-/<ern_BI         +\
    z#c###-0<ero            ###8#t#-0<ero_MD         +|#8#t#-B<ero_RO         +|#8#t#-C<erof           #\
    ##:###-C<erof_TZ        ,##:###-D<eru            ###.#+#-D<eru_BY         ,%#.#+#-L<eru_KG         ,\
    %#.#+#-N<eru_KZ         ,%#.#+#-O<eru_MD         ,%#.#+#-P<eru_RU         ,%#.#+#-Q<eru_UA         ,\
    %#/#+#-Q<erw            ###<###-Q<erw_RW         ,,#<###-R<erwk           ###0###-R<erwk_TZ        ,\
    .#0###-S<esa            ###r###-S<esa_IN         ,0#r###-S<esah           ###.#u#-S<esah_RU        ,\
    2#.#u#-T<esaq           ###&###-T<esaq_KE        ,4#&###-U<esat           ###s#v#-U<esat_Deva      ,\
    6#2###-U<esat_Deva_IN   ,7#2###-U<esat_Olck      ,6#s#v#-U<esat_Olck_IN   ,9#s#v#-U<esbp           #\
    ##0###-U<esbp_TZ        ,;#0###-V<esc            ###,#w#-V<esc_IT         ,=#,#w#-V<escn           #\
    ######-V<escn_IT        ,?#####-V<esd            ###t#x#-V<esd_Arab       ,A#t#x#-X<esd_Arab_PK    ,\
    B#t#x#-X<esd_Deva       ,A#####-X<esd_Deva_IN    ,D#####-Z<esdh           ###u###-Z<esdh_IQ        ,\
    F#u###-Z<esdh_IR        ,F#u###-Z<ese            ###S###-Z<ese_FI         ,I#S###-[<ese_NO         ,\
    I#S###-[<ese_SE         ,I#S###-[<eseh           ###c###-]<eseh_MZ        ,M#c###-^<eses           #\
    ##?###-^<eses_ML        ,O#?###-^<esg            ###K###-^<esg_CF         ,Q#K###-^<eshi           #\
    ##%###-^<eshi_Latn      ,S#%###-^<eshi_Latn_MA   ,T#%###-^<eshi_Tfng      ,S#%###-^<eshi_Tfng_MA   ,\
    V#%###-^<eshn           #######-^<eshn_MM        ,X#####-^<eshn_TH        ,X#####-^<esi            #\
    ##&#y#-^<esi_LK         ,[#&#y#-b<esid           #######-b<esid_ET        ,]#####-c<esk            #\
    ##F#6#-c<esk_SK         ,_#F#6#-r<eskr           #######-r<eskr_PK        ,a#####-r<esl            #\
    ##v#z#-r<esl_SI         ,c#v#z#-}<esma           #######-}<esma_NO        ,e#####-}<esma_SE        ,\
    e#####-}<esmj           #######-}<esmj_NO        ,h#####-}<esmj_SE        ,h#####-}<esmn           #\
    ##.###-}<esmn_FI        ,k#.###-}<esms           #######-}<esms_FI        ,m#####-}<esn            #\
    ##&###-}<esn_ZW         ,o#&###-}<eso            ###&#5#-}<eso_DJ         ,q#&#5#-~<eso_ET         ,\
    q#&#5#.#<eso_KE         ,q#&#5#.$<eso_SO         ,q#&#5#.%<esq            ###1#{#.%<esq_AL         ,\
    v#1#{#.)<esq_MK         ,v#1#{#.)<esq_XK         ,v#1#{#.*<esr            ###8#|#.*<esr_Cyrl       ,\
    z#8#|#.1<esr_Cyrl_BA    ,{#8#|#.1<esr_Cyrl_ME    ,{#8#|#.1<esr_Cyrl_RS    ,{#8#|#.1<esr_Cyrl_XK    ,\
    {#8#|#.1<esr_Latn       ,z#8#1#.1<esr_Latn_BA    -$#8#1#.2<esr_Latn_ME    -$#8#1#.2<esr_Latn_RS    -\
    $#8#1#.2<esr_Latn_XK    -$#8#1#.2<ess            ###L###.2<ess_SZ         -)#L###.4<ess_ZA         -\
    )#L###.4<essy           #######.4<essy_ER        -,#####.5<est            ###:###.5<est_LS         -\
    .#:###.6<est_ZA         -.#:###.7<esu            ###J###.7<esu_Latn       -1#J###.8<esu_Latn_ID    -\
    2#J###.8<esv            ###S#}#.8<esv_AX         -4#S#}#.O<esv_FI         -4#S#}#.O<esv_SE         -\
    4#S#}#.O<esw            #####~#.O<esw_CD         -8#<#~#.S<esw_KE         -8##$##.T<esw_TZ         -\
    8###~#.T<esw_UG         -8###~#.T<esyr           #######.U<esyr_IQ        -=#####.U<esyr_SY        -\
    =#####.U<eszl           #######.U<eszl_PL        -@#####.V<eta            ###D$$#.V<eta_IN         -\
    B#D$$#.Z<eta_LK         -B#D$$#.Z<eta_MY         -B#a$$#.[<eta_SG         -B#a$$#.]<ete            #\
    ##D$%#.`<ete_IN         -G#D$%#.c<eteo           ###&###.c<eteo_KE        -I#&###.d<eteo_UG        -\
    I#&###.e<etg            ###.$&#.e<etg_TJ         -L#.$&#.e<eth            ###&#5#.e<eth_TH         -\
    N#&#5#.i<eti            ###:$'#.i<eti_ER         -P#:$'#.l<eti_ET         -P#:$'#.m<etig           #\
    ######.m<etig_ER        -S#####.n<etk            ###.$(#.n<etk_TM         -U#.$(#.q<etn            #\
    ##w###.q<etn_BW         -W#w###.r<etn_ZA         -W#w###.s<eto            ####$)#.s<eto_TO         -\
    Z##$)#.v<etok           ###x###.v<etok_001       -\\#x###.v<etpi           ###+###.v<etpi_PG        -\
    ^#+###.v<etr            ###C$*#.v<etr_CY         -`#C$*#.|<etr_TR         -`#C$*#.|<etrv           #\
    ######.|<etrv_TW        -c#####.|<etrw           #######.|<etrw_PK        -e#####.|<ets            #\
    ##H###.|<ets_ZA         -g#H###.}<ett            ###.$+#.}<ett_RU         -i#.$+#.}<etwq           #\
    ##?###.}<etwq_NE        -k#?###.}<etyv           #######.}<etyv_RU        -m#####.}<etzm           #\
    ##.###.}<etzm_MA        -o#.###.}<eug            ###&###.}<eug_CN         -q#&###.~<euk            #\
    ##.$,#.~<euk_UA         -s#.$,#/6<eur            ###y$-#/6<eur_IN         -u#z$-#/:<eur_PK         -\
    u#y$-#/;<euz            ###{$.#/;<euz_Arab       -x#-###/=<euz_Arab_AF    -y#-###/@<euz_Cyrl       -\
    x#.###/@<euz_Cyrl_UZ    -{#.###/C<euz_Latn       -x#{$.#/C<euz_Latn_UZ    -}#{$.#/C<evai           #\
    ##&###/C<evai_Latn      .##&###/D<evai_Latn_LR   .$#&###/D<evai_Vaii      .##&###/D<evai_Vaii_LR   .\
    &#&###/D<eve            ###L###/D<eve_ZA         .(#L###/E<evec           ###|$/#/E<evec_IT        .\
    *#|$/#/E<evi            ###,$0#/E<evi_VN         .,#,$0#/I<evmw           #######/I<evmw_MZ        .\
    .#####/I<evo            #######/I<evo_001        .0#####/I<evun           ###:###/I<evun_TZ        .\
    2#:###/J<ewa            #######/J<ewa_BE         .4#####/J<ewae           #######/J<ewae_CH        .\
    6#####/J<ewal           #######/J<ewal_ET        .8#####/K<ewbp           #######/K<ewbp_AU        .\
    :#####/K<ewo            ###<#5#/K<ewo_SN         .<#<#5#/K<exh            ###}###/K<exh_ZA         .\
    >#}###/L<exnr           ###Z$1#/L<exnr_IN        .@#Z$1#/L<exog           ###+###/L<exog_UG        .\
    B#+###/M<eyav           ###F###/M<eyav_CM        .D#F###/M<eyi            #######/M<eyi_UA         .\
    F#####/M<eyo            ###&#5#/M<eyo_BJ         .H#&#5#/O<eyo_NG         .H#&#5#/O<eyrl           #\
    ##<$2#/O<eyrl_BR        .K#<$2#/S<eyrl_CO        .K#<$2#/S<eyrl_VE        .K#<$2#/S<eyue           #\
    ##&$3#/S<eyue_Hans      .O#&$4#/V<eyue_Hans_CN   .P#&$4#/W<eyue_Hant      .O#&$3#/W<eyue_Hant_CN   .\
    R#&$3#/W<eyue_Hant_HK   .R#&$3#/W<eyue_Hant_MO   .R#&$3#/W<eza            #######/W<eza_CN         .\
    V#####/W<ezgh           ###%###/W<ezgh_MA        .X#%###/W<ezh            ###&$5#/W<ezh_Hans       .\
    Z#&$5#/\\<ezh_Hans_CN    .[#&$5#/\\<ezh_Hans_HK    .[#&$5#/\\<ezh_Hans_MO    .[#&$5#/\\<ezh_Hans_\
    MY    .[#&$5#/]<ezh_Hans_SG    .[#&$5#/]<ezh_Hant       .Z#&$6#/^<ezh_Hant_HK    .a#&#5#/d<ezh_Ha\
    nt_MO    .b#&#5#/f<ezh_Hant_MY    .a#&$6#/g<ezh_Hant_TW    .a#&$6#/g<ezh_Latn       .Z#####/g<ezh\
    _Latn_CN    .f#####/l<ezu            ###&$7#/l<ezu_ZA         .h#&$7#/p<e              #######/p<\
    e
    """
  }

  /// What locales write alike; columns: pattern 2, accounting pattern 2, decimal sign, group sign,
  /// minus, zero: 4 each (place 3, length 1, in `texts`), least digits before a group 1.
  static var formats: StaticString {
    """
    &e&e#&N$#TL$#TM$#TN$$&f&g#TL$##&%#TM$#TN$$&h&h#TL$##&%#TM$#TN$$&f&g#&N$#TL$#TM$#TN$$&i&j#&N$#TL$#\
    Tl'#TN$$&i&j#Tp%#Tr%#Tt&#Tw%$&i&j#TL$#&N$#Tl'#TN$$&k&g#&N$#TL$#TM$#Ty&$&l&l#&N$#TL$#TM$#TN$$&l&l#\
    TL$#&N$#TM$#TN$$&e&e#Tp%#Tr%#T|*#U'%$&l&l#TL$##&%#TM$#TN$$&l&l#TL$##&%#TM$#TN$%&h&h#&N$#TL$#TM$#T\
    N$$&l&m#TL$##&%#TM$#TN$%&e&e#&N$#TL$#TM$#U/&$&f&f#&N$#TL$#TM$#U/&$&n&n#TL$##&%#TM$#TN$$&o&p#&N$#T\
    L$#TM$#Ty&$&q&r#&N$#TL$#TM$#Ty&$&k&g#&N$#TL$#TM$#TN$$&l&m#TL$#&N$#TM$#TN$$&o&p#&N$#TL$#TM$#U;'$&f\
    &f#&N$#TL$#TM$#TN$$&e&e#Tp%#Tr%#U?'#Tw%$&e&e#TL$#&N$#TM$#TN$$&s&s#&N$#UC&#TM$#TN$$&e&e#&N$#UC&#TM\
    $#TN$$&h&h#&N$##&%#TM$#TN$$&q&q#&N$#TL$#TM$#UF&$&f&g#&N$#TL$#TM$#TN$&&l&l#TL$#S\\&#TM$#TN$$&f&g#T\
    L$#&N$#TM$#TN$$&q&g#&N$#TL$#TM$#TN$$&n&t#TL$#&N$#TM$#TN$$&l&m#TL$##&%#TM$#TN$$&u&g#&N$#TL$#TM$#TN\
    $$&e&e#TL$##&%#TM$#TN$$&l&l#TL$#&N$#TM$#TN$%&f&f#TL$#&N$#TM$#TN$$&v&v#TL$#&N$#TM$#TN$$&f&f#TL$##&\
    %#TM$#TN$$&n&n#TL$#&N$#TM$#TN$$&e&t#TL$#&N$#TM$#TN$$&l&m#TL$##&%#UO&#TN$%&l&m#TL$#&N$#UO&#TN$$&w&\
    x#Tp%#Tr%#Ub)#U'%$&e&e#&N$#Uh&#TM$#Uk'$&l&l#TL$##&%#UO&#TN$$&l&m#TL$#S\\&#TM$#TN$$&l&m#&N$#S\\&#T\
    M$#TN$$&y&t#TL$#&N$#TM$#TN$$&l&l#&N$#UC&#UO&#TN$$&q&r#&N$#TL$#TM$#TN$$&z&z#&N$#TL$#Tl'#TN$$&q&q#&\
    N$#TL$#TM$#TN$$&e&e#&N$#TL$#TM$#V-'$&l&l#TL$#&N$#UO&#TN$$&e&t#TL$#&N$#TM$#TN$%&n&n#TL$##&%#TM$#TN\
    $%&s&s#&N$#UC&#TM$#TN$%&h&{#&N$#TL$#TM$#TN$$&e&g#&N$#TL$#TM$#TN$$&f&f#Tp%#Tr%#T|*#U'%$&h&h#TL$#&N\
    $#TM$#TN$$&|&|#&N$#TL$#TM$#TN$$&e&e#&N$##&%#TM$#TN$$&e&f#&N$#TL$#TM$#TN$$&e&e#&N$#TL$#TM$#Ty&$&e&\
    e#&N$#TL$#TM$#V6&$&f&g#&N$#TL$#TM$#U/&$&e&g#TL$#&N$#TM$#TN$$&l&e#&N$#TL$#TM$#V9&$&}&t#TL$##&%#UO&\
    #TN$$&k&k#&N$#TL$#TM$#U/&$&e&e#&N$#V<%#TM$#V>%$&e&f#&N$##&%#TM$#TN$$&q&e#&N$#TL$#TM$#TN$$&e&g#Tp%\
    #Tr%#T|*#U'%$&q&e#&N$#TL$#TM$#U/&$&e&e#&N$#TL$#TM$#V@&$&e&g#Tp%#Tr%#Tt&#Tw%$&e&e#Tp%#Tr%#Tt&#Tw%$\
    &l&m#TL$#&N$#UO&#TN$%&f&f#&N$#UC&#TM$#TN$$&~&~#TL$##&%#TM$#TN$$&f&g#&N$#TL$#Tl'#TN$$&f&g#Tp%#Tr%#\
    T|*#U'%$&l&g#TL$##&%#TM$#TN$$'#'##TL$#S\\&#TM$#TN$$&f&f#&N$##&%#TM$#TN$$
    """
  }

  /// Patterns; columns: positive 4, negative 4 (empty: the minus and the positive one), digits of
  /// the last group 1, of the others 1.
  static var patterns: StaticString {
    """
    ###%########%(########*(########/(########4(########9(########>(########C*########J)########P+###\
    #####X&########[&########^&########a&########d&########g*########n*########u*########|*#######$'/\
    #######$33#######$C3#######$S5#######$e8#######$z2#######%-8#######%B=#######%\\I#######&&(######\
    #&+(#######&0(#######&5(#######&:(#######&?)#######&E0#######&R/#######&^1#######&l1#######&z0###\
    ####'+0#######'82#######'G2#######'V1#######'d-#######'n/#######'z3#######(.1#######(<3#######(L-\
    #######(V-#######(`-#######(j5########:(#######(|(#######)%(#######)*(#######)/.#######):-#######\
    )D.#######)O-#######)Y/#######)e/#######)q/#######)})#######*'(#######*,1#######*:-#######*D-####\
    ###*N*#######*U-#######*_-#######*i-#######*s-#######*}-#######++-#######+5-#######+?-#######+I0#\
    ######+V.#######+a0#######+n2#######+}&#######,$'#######,((#######,-(#######,2,#######,;-#######,\
    E(#######({(#######,J*#######*&(#######,Q,#######,Z*#######,a*#######))(#######,h,#######,q,#####\
    ##,z,#######-'-#######-1*#######-8*#######-?5#######-Q7#######-e?#######.%)#######.+)#######.1-##\
    #####.;)#######.A+#######.I.#######.T.#######._.#######.j.#######.u.#######/$*#######/++#######/3\
    +#######/;&#######/>-#######/H3#######/X0#######/e3#######/u0#######0&9#######0<<#######0U3######\
    #0e3#######0u(#######0z)#######1$)#######1*)#######10)#######166#######1I0#######1V-#######1`-###\
    ####1j-#######1t0#######2%-#######2/*#######26,#######2?/#######2K/#######2W1#######2e1#######2s,\
    #######2|,#######3),#######32,#######3;)#######3A)#######3G,#######3P+#######3X,#######3a+#######\
    3i,#######3r,#######3{,#######4((#######4-(#######42(#######47(#######4<'#######4@&#######4C0####\
    ###4P3#######4`6#######4s3#######5'3#######2s+#######57+#######5?,#######5H/#######5T3#######5d0#\
    ######5q9#######6+<#######6D+#######6L+#######6T+#######6\\1#######6j(#######6o(#######6t(#######\
    6y(#######6~(#######7'(#######7,'#######70(#######75)#######7;.#######7F(#######7K)#######7Q)####\
    ###7W)#######6~&#######7]'#######7a'#######7e(#######7j/#######7v/#######8&(#######8+,#######840#\
    ######8A3#######8Q0#######8^?#######8z0#######9+-#######95.#######9@/#######9L/#######9X0#######9\
    e0#######9r2#######:%0#######:23#######:B1#######:P-#######:Z3#######:j5#######:|7#######16*#####\
    ##;43#######;D3#######;T3#######;d3#######;t&#######;w8#######<0;#######<H8#######<]5#######<o5##\
    #####=%I#######=KF#######=nC#######>28#######>G(#######>L.#######>W-#######>a.#######>l5#######>~\
    2#######?15#######?C2#######?R2#######?a2#######?p-#######?z-#######@(-#######@2(#######@7+######\
    #@?+#######@G1#######@U8#######@j2#######@y5#######A/2#######A>2#######AM2#######A\\,#######Ae+##\
    #####Am,#######Av.#######B%,#######B.0#######B;/#######BG;#######B_9#######Bu-#######C#)#######C)\
    -#######C3+#######C;+#######CC/#######CO(#######CT+#######C\\+#######Cd4#######Cu.#######D$0#####\
    ##D1+#######D9+#######DA+#######DI+#######DI+#DQ,###DZ+#Db,####*(#Dk'###Do(#Dt'####4(#Dx'####*(#D\
    |(####*(#E%-###E/(#######E/(#E4'###E8(#E='###EA(#######EA(#EF'###E/(#EJ(###E/(#D|'###EO*#######EV\
    -#######E`+#######Eh-#######Er-#######E|+#######F(+#######F0+#######F81#######FF1#######&Q-######\
    #FT*#######F[.#######Ff-#######Fp(#######Fu(#######Fz(#######G#+#######G++#######G3+#######G;-###\
    ####&]/#######&k/#######GE0#######GR1#######G`1#######Gn1#######G|/#######H,1#######H:3#######HJ5\
    #######H\\-#######Hf*#######Hm+#######Hu*#######H|+#######I(-#######I2,#######I;-#######IE(######\
    #IJ(#######IO(#######IT+########%'####&&###%####&&###%#TO'&&##$%####&&#TS*#TZ+&&#Tb'#Tf)&&##%'###\
    #&%#TV'####&&#TV'#U))&&##%'#U2(&&##$%####&%##$%#U7'&%###%####&%###%#TO'&%##%'#Dk&&&##%'#UI)&&##%'\
    #########%#Dk&&&#UR*####&&#UR*#UY,&&##%'#Uo(&&#Ut-#U~.&&##$%#U7'&&###%#V1(&&#TV'#T](&&###%####%%#\
    VC(####&&
    """
  }

  /// Short forms; of each set, first of many then of one: for each exponent from 3 to 20 the
  /// pattern 2 and the power of ten that is left out 1; 0 0: no short form.
  static var compactSets: StaticString {
    """
    #$&#$&#$&#%)#%)#%)#&,#&,#&,#'/#'/#'/#'/#'/#'/#'/#'/#'/#$&#$&#$&#%)#%)#%)#&,#&,#&,#'/#'/#'/#'/#'/#\
    '/#'/#'/#'/#(&#(&#(&#))#))#))#*,#*,#*,#+/#+/#,/#,/#,/#,/#,/#,/#,/#(&#(&#(&#))#))#))#*,#*,#*,#+/#+\
    /#+/#+/#+/#+/#+/#+/#+/#-&#-&#-&#.)#.)#.)#&,#/,#0,#1/#1/#1/#1/#1/#1/#1/#1/#1/#-&#-&#-&#.)#.)#.)#&,\
    #/,#0,#1/#1/#1/#1/#1/#1/#1/#1/#1/#2&#2&#2&#3)#3)#3)#4,#4,#4,#5/#5/#5/#5/#5/#5/#5/#5/#5/#2&#2&#2&#\
    3)#3)#3)#4,#4,#4,#5/#5/#5/#5/#5/#5/#5/#5/#5/#6&#6&#6&#7)#7)#7)#8,#8,#8,#9/#9/#9/#9/#9/#9/#9/#9/#9\
    /#6&#6&#6&#7)#7)#7)#8,#8,#8,#9/#9/#9/#9/#9/#9/#9/#9/#9/#:&#:&#;&#<)#<)#<)#=,#=,#=,#>/#>/#>/#>/#>/\
    #>/#>/#>/#>/#:&#:&#;&#<)#<)#<)#=,#=,#=,#>/#>/#>/#>/#>/#>/#>/#>/#>/#?&#?&#?&#@)#@)#@)#A,#A,#A,#B/#\
    B/#B/#B/#B/#B/#B/#B/#B/#?&#?&#?&#@)#@)#@)#A,#A,#A,#B/#B/#B/#B/#B/#B/#B/#B/#B/#C&#C&#C&#%)#%)#%)#D\
    ,#D,#D,#'/#'/#'/#'/#'/#'/#'/#'/#'/#C&#C&#C&#%)#%)#%)#D,#D,#D,#'/#'/#'/#'/#'/#'/#'/#'/#'/#E&#E&#E&\
    #F)#F)#F)#G,#G,#G,#H/#H/#H/#H/#H/#H/#H/#H/#H/#E&#E&#E&#F)#F)#F)#G,#G,#G,#H/#H/#H/#H/#H/#H/#H/#H/#\
    H/#I&#I&#I&#J)#J)#J)#K,#K,#K,#L/#L/#L/#L/#L/#L/#L/#L/#L/#I&#I&#I&#J)#J)#J)#K,#K,#K,#L/#L/#L/#L/#L\
    /#L/#L/#L/#L/#M&#N&#O&#P)#P)#Q)#R,#R,#&,#'/#'/#'/#'/#'/#'/#'/#'/#'/#M&#N&#O&#P)#P)#Q)#R,#R,#&,#'/\
    #'/#'/#'/#'/#'/#'/#'/#'/#S&#S&#T(#T(#U*#U*#U*#U*#U*#V/#V/#V/#V/#V/#V/#V/#V/#V/#S&#S&#T(#T(#U*#U*#\
    U*#U*#U*#V/#V/#V/#V/#V/#V/#V/#V/#V/#W&#W&#W&#X)#X)#X)#Y,#Y,#Y,#Z/#Z/#Z/#Z/#Z/#Z/#Z/#Z/#Z/#W&#W&#W\
    &#X)#X)#X)#Y,#Y,#Y,#Z/#Z/#Z/#Z/#Z/#Z/#Z/#Z/#Z/#$&#$&#-&#.)#.)#.)#/,#/,#/,#1/#1/#1/#1/#1/#1/#1/#1/\
    #1/#$&#$&#-&#.)#.)#.)#/,#/,#/,#1/#1/#1/#1/#1/#1/#1/#1/#1/#[&#[&#[&#\\)#\\)#\\)#],#],#],#^/#^/#^/#\
    ^/#^/#^/#^/#^/#^/#[&#[&#[&#\\)#\\)#\\)#],#],#],#^/#^/#^/#^/#^/#^/#^/#^/#^/####_&#_&#`)#`)#`)#G,#G\
    ,#G,#a/#a/#a/#a/#a/#a/#a/#a/#a/####_&#_&#`)#`)#`)#G,#G,#G,#a/#a/#a/#a/#a/#a/#a/#a/#a/#W&#W&#W&#X)\
    #X)#X)#X)#b,#b,#c/#c/#c/#c/#c/#c/#c/#c/#c/#W&#W&#W&#X)#X)#X)#X)#b,#b,#c/#c/#c/#c/#c/#c/#c/#c/#c/#\
    d&#d&#d&#F)#F)#F)#G,#G,#G,#H/#H/#H/#H/#H/#H/#H/#H/#H/#d&#d&#d&#F)#F)#F)#G,#G,#G,#H/#H/#H/#H/#H/#H\
    /#H/#H/#H/#-&#-&#-&#.)#.)#.)#/,#/,#/,#1/#1/#1/#1/#1/#1/#1/#1/#1/#-&#-&#-&#.)#.)#.)#/,#/,#/,#1/#1/\
    #1/#1/#1/#1/#1/#1/#1/#e&#e&#e&#\\)#\\)#\\)#f,#f,#f,#^/#^/#^/#^/#^/#^/#^/#^/#^/#e&#e&#e&#\\)#\\)#\\\
    )#f,#f,#f,#^/#^/#^/#^/#^/#^/#^/#^/#^/#g&#g&#g&#h)#h)#h)#i,#i,#i,#j/#j/#j/#j/#j/#j/#j/#j/#j/#g&#g&\
    #g&#h)#h)#h)#i,#i,#i,#j/#j/#j/#j/#j/#j/#j/#j/#j/##########k)#k)#k)#l,#l,#l,#m/#m/#m/#m/#m/#m/#m/#\
    m/#m/##########k)#k)#k)#l,#l,#l,#m/#m/#m/#m/#m/#m/#m/#m/#m/#n&#n&#n&#h)#h)#h)#o,#o,#o,#^/#^/#^/#^\
    /#^/#^/#^/#^/#^/#n&#n&#n&#h)#h)#h)#o,#o,#o,#^/#^/#^/#^/#^/#^/#^/#^/#^/#p&#p&#p&#q)#q)#q)#r,#r,#r,\
    #s/#s/#s/#s/#s/#s/#s/#s/#s/#p&#p&#p&#q)#q)#q)#r,#r,#r,#s/#s/#s/#s/#s/#s/#s/#s/#s/#-&#-&#t(#t(#u*#\
    u*#u*#v-#v-#w/#w/#w/#w/#w/#w/#w/#w/#w/#-&#-&#t(#t(#u*#u*#u*#v-#v-#w/#w/#w/#w/#w/#w/#w/#w/#w/#x&#x\
    &#x&#X)#X)#X)#X)#y,#y,#c/#c/#c/#c/#c/#c/#c/#c/#c/#x&#x&#x&#X)#X)#X)#X)#y,#y,#c/#c/#c/#c/#c/#c/#c/\
    #c/#c/#z&#z&#z&#{)#{)#{)#{)#|,#|,#}/#}/#}/#}/#}/#}/#}/#}/#}/#z&#z&#z&#{)#{)#{)#{)#|,#|,#}/#}/#}/#\
    }/#}/#}/#}/#}/#}/#W&#W&#W&#X)#X)#X)#X)#~,#~,#c/#c/#c/#c/#c/#c/#c/#c/#c/#W&#W&#W&#X)#X)#X)#X)#~,#~\
    ,#c/#c/#c/#c/#c/#c/#c/#c/#c/#z&#z&#z&$#)$#)$#)$#)#|,#|,$$/$$/$$/$$/$$/$$/$$/$$/$$/#z&#z&#z&$#)$#)\
    $#)$#)#|,#|,$$/$$/$$/$$/$$/$$/$$/$$/$$/#z&#z&#z&#{)#{)#{)#{)#},#},$%/$%/$%/$%/$%/$%/$%/$%/$%/#z&#\
    z&#z&#{)#{)#{)#{)#},#},$%/$%/$%/$%/$%/$%/$%/$%/$%/$&&$&&$&&$')$')$')$(,$(,$(,$)/$)/$)/$)/$)/$)/$)\
    /$)/$)/$&&$&&$&&$')$')$')$(,$(,$(,$)/$)/$)/$)/$)/$)/$)/$)/$)/#########$*)$*)$*)$*)$*)$*)$+/$+/$+/\
    $+/$+/$+/$+/$+/$+/#########$*)$*)$*)$*)$*)$*)$+/$+/$+/$+/$+/$+/$+/$+/$+/#M&#M&#M&$,)$,)$,)$-,$-,$\
    -,$./$./$./$./$./$./$./$./$./#M&#M&#M&$,)$,)$,)$-,$-,$-,$./$./$./$./$./$./$./$./$./$/&$/&$/&$0)$0\
    )$0)$1,$1,$1,$2/$2/$2/$2/$2/$2/$2/$2/$2/$/&$/&$/&$0)$0)$0)$1,$1,$1,$2/$2/$2/$2/$2/$2/$2/$2/$2/$3&\
    $3&$3&$4)$4)$4)#o,#o,#o,$5/$5/$5/$5/$5/$5/$5/$5/$5/$3&$3&$3&$4)$4)$4)#o,#o,#o,$5/$5/$5/$5/$5/$5/$\
    5/$5/$5/$6&$6&$6&$7)$7)$7)#i,#i,#i,$8/$8/$8/$8/$8/$8/$8/$8/$8/$6&$6&$6&$7)$7)$7)#i,#i,#i,$8/$8/$8\
    /$8/$8/$8/$8/$8/$8/$9&$9&$9&$*)$*)$*)$:,$:,$:,$;/$;/$;/$;/$;/$;/$;/$;/$;/$9&$9&$9&$*)$*)$*)$:,$:,\
    $:,$;/$;/$;/$;/$;/$;/$;/$;/$;/$<&$<&$<&#.)#.)#.)#/,#/,#/,#1/#1/#1/#1/#1/#1/#1/#1/#1/$<&$<&$<&#.)#\
    .)#.)#/,#/,#/,#1/#1/#1/#1/#1/#1/#1/#1/#1/##########X)#X)#X)#X)#X)#X)#c/#c/#c/#c/#c/#c/#c/#c/#c/##\
    ########X)#X)#X)#X)#X)#X)#c/#c/#c/#c/#c/#c/#c/#c/#c/$=&$=&$=&#k)#k)#k)#l,#l,#l,#m/#m/#m/#m/#m/#m/\
    #m/#m/#m/$=&$=&$=&#k)#k)#k)#l,#l,#l,#m/#m/#m/#m/#m/#m/#m/#m/#m/$>&$>&$?($?($@*$@*$A,$A,$B.$C/$D0$\
    E1$E1$E1$E1$E1$E1$E1$>&$>&$?($?($@*$@*$A,$A,$B.$C/$D0$E1$E1$E1$E1$E1$E1$E1$F&$F&#$&#%)#%)#%)#/,#/\
    ,#/,#1/#1/#1/#1/#1/#1/#1/#1/#1/$F&$F&#$&#%)#%)#%)#/,#/,#/,#1/#1/#1/#1/#1/#1/#1/#1/#1/$G&$G&$G&$H)\
    $H)$H)$I,$I,$I,$J/$J/$J/$J/$J/$J/$J/$J/$J/$G&$G&$G&$H)$H)$H)$I,$I,$I,$J/$J/$J/$J/$J/$J/$J/$J/$J/$\
    K&$K&$L($L($M*$M*$N,$N,$O.$O.$P0$P0$P0$P0$P0$P0$P0$P0$K&$K&$L($L($M*$M*$N,$N,$O.$O.$P0$P0$P0$P0$P\
    0$P0$P0$P0#e&#e&#e&#\\)#\\)#\\)$Q,$Q,$Q,#^/#^/#^/#^/#^/#^/#^/#^/#^/#e&#e&#e&#\\)#\\)#\\)$Q,$Q,$Q,\
    #^/#^/#^/#^/#^/#^/#^/#^/#^/$R&$R&$R&$*)$*)$*)$S,$S,$S,$+/$+/$+/$+/$+/$+/$+/$+/$+/$R&$R&$R&$*)$*)$\
    *)$S,$S,$S,$+/$+/$+/$+/$+/$+/$+/$+/$+/$T&$T&$T&$U)$U)$U)$V,$V,$V,$W/$W/$W/$W/$W/$W/$W/$W/$W/$T&$T\
    &$T&$U)$U)$U)$V,$V,$V,$W/$W/$W/$W/$W/$W/$W/$W/$W/$X&$X&$X&$Y)$Y)$Y)$Z,$Z,$Z,$[/$[/$[/$[/$[/$[/$[/\
    $[/$[/$X&$X&$X&$Y)$Y)$Y)$Z,$Z,$Z,$[/$[/$[/$[/$[/$[/$[/$[/$[/$\\&$\\&$\\&$])$])$])#{,#{,#{,$%/$%/$\
    %/$%/$%/$%/$%/$%/$%/$\\&$\\&$\\&$])$])$])#{,#{,#{,$%/$%/$%/$%/$%/$%/$%/$%/$%/#-&#-&#-&#.)#.)#.)#0\
    ,#0,#0,#1/#1/#1/#1/#1/#1/#1/#1/#1/#-&#-&#-&#.)#.)#.)#0,#0,#0,#1/#1/#1/#1/#1/#1/#1/#1/#1/$^&$^&$^&\
    $_)$_)$_)$`,$`,$`,$a/$a/$a/$a/$a/$a/$a/$a/$a/$^&$^&$^&$_)$_)$_)$`,$`,$`,$a/$a/$a/$a/$a/$a/$a/$a/$\
    a/#########$b)$b)$b)$c,$c,$c,$d/$d/$d/$d/$d/$d/$d/$d/$d/#########$b)$b)$b)$c,$c,$c,$d/$d/$d/$d/$d\
    /$d/$d/$d/$d/###$e'$e'$e'$e'$f+$f+$f+$f+$g/$g/$g/$g/$h3$h3$h3$h3$h3###$e'$e'$e'$e'$f+$f+$f+$f+$g/\
    $g/$g/$g/$h3$h3$h3$h3$h3$i&$i&$i&$j)$j)$j)#.,#.,#.,#1/#1/#1/#1/#1/#1/#1/#1/#1/$i&$i&$i&$j)$j)$j)#\
    .,#.,#.,#1/#1/#1/#1/#1/#1/#1/#1/#1/$k&$k&$k&$l)$l)$l)$m,$m,$n,$o/$o/$o/$o/$o/$o/$o/$o/$o/$k&$k&$k\
    &$l)$l)$l)$m,$m,$n,$o/$o/$o/$o/$o/$o/$o/$o/$o/$X&$X&$X&$p)$p)$p)$q,$q,$q,$r/$r/$r/$r/$r/$r/$r/$r/\
    $r/$X&$X&$X&$p)$p)$p)$q,$q,$q,$r/$r/$r/$r/$r/$r/$r/$r/$r/$s&$s&$s&#F)#F)#F)#G,#G,#G,#H/#H/#H/#H/#\
    H/#H/#H/#H/#H/$s&$s&$s&#F)#F)#F)#G,#G,#G,#H/#H/#H/#H/#H/#H/#H/#H/#H/$t&$t&$t&$u)$u)$u)$v,$v,$v,$w\
    /$w/$w/$w/$w/$w/$w/$w/$w/$t&$t&$t&$u)$u)$u)$v,$v,$v,$w/$w/$w/$w/$w/$w/$w/$w/$w/$x&$x&$x&$y)$y)$y)\
    $z,$z,$z,${/${/${/${/${/${/${/${/${/$x&$x&$x&$y)$y)$y)$z,$z,$z,${/${/${/${/${/${/${/${/${/$|&$}'$\
    }'$}'$}'$~+$~+$~+$~+%#/%#/%#/%#/%#/%#/%#/%#/%#/$|&$}'$}'$}'$}'$~+$~+$~+$~+%#/%#/%#/%#/%#/%#/%#/%#\
    /%#/%$&%$&%%(%%(%&*%&*%',%',%(.%(.%(.%)1%)1%)1%)1%)1%)1%)1%$&%$&%%(%%(%&*%&*%',%',%(.%(.%(.%)1%)1\
    %)1%)1%)1%)1%)1%*&%*&%*&%+)%+)%+)%,,%,,%,,%-/%-/%-/%-/%-/%-/%-/%-/%-/%*&%*&%*&%+)%+)%+)%,,%,,%,,%\
    -/%-/%-/%-/%-/%-/%-/%-/%-/%.&%.&%.&%/)%/)%/)%0,%0,%0,%1/%1/%1/%1/%1/%1/%1/%1/%1/%.&%.&%.&%/)%/)%/\
    )%0,%0,%0,%1/%1/%1/%1/%1/%1/%1/%1/%1/%2&%2&%2&#F)#F)#F)%3,%3,%3,#H/#H/#H/#H/#H/#H/#H/#H/#H/%2&%2&\
    %2&#F)#F)#F)%3,%3,%3,#H/#H/#H/#H/#H/#H/#H/#H/#H/%4&%4&%4&$b)$b)$b)%5,%5,%5,$d/$d/$d/$d/$d/$d/$d/$\
    d/$d/%4&%4&%4&$b)$b)$b)%5,%5,%5,$d/$d/$d/$d/$d/$d/$d/$d/$d/%6&%6&%6&%7)%7)%7)%8,%8,%8,%9/%9/%9/%9\
    /%9/%9/%9/%9/%9/%6&%6&%6&%7)%7)%7)%8,%8,%8,%9/%9/%9/%9/%9/%9/%9/%9/%9/%:&%:&%:&%;)%;)%;)#],#],#],\
    %</%</%</%</%</%</%</%</%</%:&%:&%:&%;)%;)%;)#],#],#],%</%</%</%</%</%</%</%</%</%:&%:&%:&$4)$4)$\
    4)%=,%=,%=,%>/%>/%>/%>/%>/%>/%>/%>/%>/%:&%:&%:&$4)$4)$4)%=,%=,%=,%>/%>/%>/%>/%>/%>/%>/%>/%>/%?&%?\
    &%?&%@)%@)%@)%A,%A,%A,%B/%B/%B/%B/%B/%B/%B/%B/%B/%?&%?&%?&%@)%@)%@)%A,%A,%A,%B/%B/%B/%B/%B/%B/%B/\
    %B/%B/%C&%C&%D&%E)%E)%E)%F,%G,%G,%H/%H/%H/%H/%H/%H/%H/%H/%H/%C&%C&%D&%E)%E)%E)%F,%G,%G,%H/%H/%H/%\
    H/%H/%H/%H/%H/%H/%I&%I&$L($L(%J*%J*%K,%K,%L.%L.%M0%M0%M0%M0%M0%M0%M0%M0%I&%I&$L($L(%J*%J*%K,%K,%L\
    .%L.%M0%M0%M0%M0%M0%M0%M0%M0#-&#-&#-&%N)%N)%N)#/,#/,#/,#1/#1/#1/#1/#1/#1/#1/#1/#1/#-&#-&#-&%N)%N)\
    %N)#/,#/,#/,#1/#1/#1/#1/#1/#1/#1/#1/#1/%O&%P'%Q(%R)%S*%S*%S*%S*%T.%U/%V0%W1%W1%W1%W1%W1%W1%W1%O&%\
    P'%Q(%R)%S*%S*%S*%S*%T.%U/%V0%W1%W1%W1%W1%W1%W1%W1%X&%X&%X&%Y)%Y)%Y)%Z,%Z,%Z,%[/%[/%[/%[/%[/%[/%[\
    /%[/%[/%X&%X&%X&%Y)%Y)%Y)%Z,%Z,%Z,%[/%[/%[/%[/%[/%[/%[/%[/%[/%\\&%\\&%](%](%^*%^*%_,%_,%`.%`.%a0%\
    a0%a0%a0%a0%a0%a0%a0%\\&%\\&%](%](%^*%^*%_,%_,%`.%`.%a0%a0%a0%a0%a0%a0%a0%a0#$&#$&#$&%b)%b)%b)%c,\
    %c,%c,%d/%d/%d/%d/%d/%d/%d/%d/%d/#$&#$&#$&%b)%b)%b)%c,%c,%c,%d/%d/%d/%d/%d/%d/%d/%d/%d/%e&%e&%e&%\
    f)%f)%f)%g,%g,%g,%h/%h/%h/%h/%h/%h/%h/%h/%h/%e&%e&%e&%f)%f)%f)%g,%g,%g,%h/%h/%h/%h/%h/%h/%h/%h/%h\
    /%i&%i&%j(%j(%k*%k*%l,%l,%m.%m.%n0%n0%n0%n0%n0%n0%n0%n0%i&%i&%j(%j(%k*%k*%l,%l,%m.%m.%n0%n0%n0%n0\
    %n0%n0%n0%n0#n&#n&#n&$')$')$')$(,$(,$(,%o/%o/%o/%o/%o/%o/%o/%o/%o/#n&#n&#n&$')$')$')$(,$(,$(,%o/%\
    o/%o/%o/%o/%o/%o/%o/%o/#?&#?&#?&#@)#@)#@)#A,#/,#/,#B/#B/#B/#B/#B/#B/#B/#B/#B/#?&#?&#?&#@)#@)#@)#A\
    ,#A,#/,#B/#B/#B/#B/#B/#B/#B/#B/#B/#x&#x&#x&$*)$*)$*)%p,%p,%p,$+/$+/$+/$+/$+/$+/$+/$+/$+/#x&#x&#x&\
    $*)$*)$*)%p,%p,%p,$+/$+/$+/$+/$+/$+/$+/$+/$+/%q&%q&%q&#\\)#\\)#\\)#f,#f,#f,%r/%r/%r/%r/%r/%r/%r/%\
    r/%r/%s&%q&%q&#\\)#\\)#\\)#f,#f,#f,%r/%r/%r/%r/%r/%r/%r/%r/%r/%t&%t&%t&%u)%u)%u)#G,#G,#G,#H/#H/#H\
    /#H/#H/#H/#H/#H/#H/%t&%t&%t&%u)%u)%u)#G,#G,#G,#H/#H/#H/#H/#H/#H/#H/#H/#H/%v&#$&%v&#%)#%)#%)#&,#&,\
    #&,#'/#'/#'/#'/#'/#'/#'/#'/#'/%w&#$&%v&#%)#%)#%)#&,#&,#&,#'/#'/#'/#'/#'/#'/#'/#'/#'/%x&%x&%x&$b)$\
    b)$b)$S,$S,$S,$d/$d/$d/$d/$d/$d/$d/$d/$d/%x&%x&%x&$b)$b)$b)$S,$S,$S,$d/$d/$d/$d/$d/$d/$d/$d/$d/#N\
    &#N&%y&%y(%z*%z*%{,%{,%|.%}/%}/%}/%}/%}/%}/%}/%}/%}/#N&#N&%y&%y(%z*%z*%{,%{,%|.%}/%}/%}/%}/%}/%}/\
    %}/%}/%}/%~&%~&%~&&#)&#)&#)&$,&$,&$,&%/&%/&%/&%/&%/&%/&%/&%/&%/%~&%~&%~&&#)&#)&#)&$,&$,&$,&%/&%/&\
    %/&%/&%/&%/&%/&%/&%/#e&#e&#e&#h)#h)#h)#o,#o,#o,#^/#^/#^/#^/#^/#^/#^/#^/#^/#e&#e&#e&#h)#h)#h)#o,#o\
    ,#o,#^/#^/#^/#^/#^/#^/#^/#^/#^/&&&&&&&&&$')$')$')$(,$(,$(,%o/%o/%o/%o/%o/%o/%o/%o/%o/&&&&&&&&&$')\
    $')$')$(,$(,$(,%o/%o/%o/%o/%o/%o/%o/%o/%o/&'&&'&&'&%@)%@)%@)#K,#K,#K,%B/%B/%B/%B/%B/%B/%B/%B/%B/&\
    '&&'&&'&%@)%@)%@)#K,#K,#K,%B/%B/%B/%B/%B/%B/%B/%B/%B/&(&&(&&(&&))&))&))&*,&*,&*,$a/$a/$a/$a/$a/$a\
    /$a/$a/$a/&(&&(&&(&&))&))&))&*,&*,&*,$a/$a/$a/$a/$a/$a/$a/$a/$a/&+&&,&&-&#%)&.)#%)&/,&/,&/,#'/#'/\
    &0/&0/&0/&0/&0/&0/&0/&+&&,&&-&&.)&1)&2)&/,&/,&/,&0/&0/&0/&0/&0/&0/&0/&0/&0/&+&&,&&-&&3)&4)&3)&5,&\
    5,&5,&6/&6/&7/&7/&7/&7/&7/&7/&7/&+&&,&&-&&4)&8)&9)&5,&5,&5,&7/&7/&7/&7/&7/&7/&7/&7/&7/&:&&:&&:&&;\
    )&;)&;)&<,&=,&<,&>/&>/&>/&>/&>/&>/&>/&>/&>/&:&&:&&:&&;)&;)&;)&=,&=,&=,&>/&>/&>/&>/&>/&>/&>/&>/&>/\
    &?&&?&&?&&@)&@)&@)&A,&A,&A,&B/&B/&B/&B/&B/&B/&B/&B/&B/&?&&?&&?&&@)&@)&@)&A,&A,&A,&B/&B/&B/&B/&B/&\
    B/&B/&B/&B/&C&&C&&C&&D)&D)&D)#K,#K,#K,#L/#L/#L/#L/#L/#L/#L/#L/#L/&C&&C&&C&&D)&D)&D)#K,#K,#K,#L/#L\
    /#L/#L/#L/#L/#L/#L/#L/&E&&E&&E&#3)#3)#3)#4,#4,#4,#5/#5/#5/#5/#5/#5/#5/#5/#5/&E&&E&&E&#3)#3)#3)#4,\
    #4,#4,#5/#5/#5/#5/#5/#5/#5/#5/#5/&F&&F&&F&$')$')$')&G,&G,&G,$)/$)/$)/$)/$)/$)/$)/$)/$)/&F&&F&&F&$\
    ')$')$')&G,&G,&G,$)/$)/$)/$)/$)/$)/$)/$)/$)/&H&&I'%X(#%)#%)#%)&J,&J,&J,#'/#'/#'/#'/#'/#'/#'/#'/#'\
    /&H&&I'%X(#%)#%)#%)&J,&J,&J,#'/#'/#'/#'/#'/#'/#'/#'/#'/$+&$+&$+&&K)&K)&K)&L,&L,&L,&M/&M/&M/&M/&M/\
    &M/&M/&M/&M/$+&$+&$+&&K)&K)&K)&L,&L,&L,&M/&M/&M/&M/&M/&M/&M/&M/&M/&N&&N&&N&&D)&D)&D)&O,&O,&O,&P/&\
    P/&P/&P/&P/&P/&P/&P/&P/&N&&N&&N&&D)&D)&D)&O,&O,&O,&P/&P/&P/&P/&P/&P/&P/&P/&P/&Q&&Q&&Q&#F)#F)#F)#G\
    ,#G,#G,#H/#H/#H/#H/#H/#H/#H/#H/#H/&Q&&Q&&Q&#F)#F)#F)#G,#G,#G,#H/#H/#H/#H/#H/#H/#H/#H/#H/&R&&R&&S(\
    &S(&T*&T*&U,&U,&V.&W/&X/&X/&X/&X/&X/&X/&X/&X/&R&&R&&S(&S(&T*&T*&U,&U,&V.&W/&X/&X/&X/&X/&X/&X/&X/&\
    X/&Y&&Y&&Y&$')$')$')&G,&G,&G,$)/$)/$)/$)/$)/$)/$)/$)/$)/&Y&&Y&&Y&$')$')$')&G,&G,&G,$)/$)/$)/$)/$)\
    /$)/$)/$)/$)/#########$')$')$')$(,$(,$(,%o/%o/%o/%o/%o/%o/%o/%o/%o/#########$')$')$')$(,$(,$(,%o/\
    %o/%o/%o/%o/%o/%o/%o/%o/&Z&&Z&&Z&&[)&[)&[)&\\,&\\,&\\,&]/&]/&]/&]/&]/&]/&]/&]/&]/&Z&&Z&&Z&&[)&[)&\
    [)&\\,&\\,&\\,&]/&]/&]/&]/&]/&]/&]/&]/&]/$K&$K&&^(&^($M*$M*$N,$N,$O.$O.$P0$P0$P0$P0$P0$P0$P0$P0$K\
    &$K&&^(&^($M*$M*$N,$N,$O.$O.$P0$P0$P0$P0$P0$P0$P0$P0&_&&_&&_&$p)$p)$p)$q,$q,$q,&`/&`/&`/&`/&`/&`/\
    &`/&`/&`/&_&&_&&_&$p)$p)$p)$q,$q,$q,&`/&`/&`/&`/&`/&`/&`/&`/&`/&a&&b'&b'&b'&b'$f+$f+$f+$f+$g/$g/$\
    g/$g/$g/$g/$g/$g/$g/&a&&b'&b'&b'&b'$f+$f+$f+$f+$g/$g/$g/$g/$g/$g/$g/$g/$g/###$e'$e'$e'$e'&c+&c+&c\
    +&c+$g/$g/$g/$g/$g/$g/$g/$g/$g/###$e'$e'$e'$e'&c+&c+&c+&c+$g/$g/$g/$g/$g/$g/$g/$g/$g/###$e'$e'$e'\
    $e'&c+&c+&c+&c+&d/&d/&d/&d/&d/&d/&d/&d/&d/###$e'$e'$e'$e'&c+&c+&c+&c+&d/&d/&d/&d/&d/&d/&d/&d/&d/#\
    ##&b'&b'&b'&b'$f+$f+$f+$f+$g/$g/$g/$g/$g/$g/$g/$g/$g/###&b'&b'&b'&b'$f+$f+$f+$f+$g/$g/$g/$g/$g/$g\
    /$g/$g/$g/#-&#-&#-&#%)#%)#.)#/,#/,#/,#1/#1/#1/#1/#1/#1/#1/#1/#1/#-&#-&#-&#.)#.)#.)#/,#/,#/,#1/#1/\
    #1/#1/#1/#1/#1/#1/#1/
    """
  }

  /// Symbols; columns: text 4, edges 1: + 1 where a digit before it asks for a space, + 2 where one
  /// behind it does.
  static var symbols: StaticString {
    """
    #I\\,&#Ie%##Ig(&#Il%##In'&#Ir%&#It$##Iu&%#Ix&&#I{&&#I~%$#J$&$#J'&&#Iu%%#J#&%#J*(%#J''$#J/'&#J3&##\
    J6&&#J9%&#J;'&#J?'$#JC&##JF%&#JH(&#JM,&#JV&&#JY&%#J\\&&#J_&$#Jb&%#Je&&#Jh%&#Jj%$#Jl&&#Jo&$#Jr&$#J\
    u&&#F~$&#Jx%&#Jz&%#J}&&#K$&$#K'&$#K*&&#K&&%#K-%$#K/&$#K2%&#K4&%#K7&&#K:'$#K>&&#K<%##K<'%#KA-&#KK&\
    &#KN&##KQ&%#KT&&#KW&##KZ'&#K^&&#Ka'%#Ke'&#KZ&&#Ki&&#Kl&&#Kl%&#Ko&&#Kr&$#Ku,&#K~%&#L$,&#L-'$#L1&&#\
    L4&##L7)&#L=&##L@&&#LC%&#LE&%#LH&&#LK&$#Ka%##LN'%#LR&&#JF$&#LU&&#LX'$#L\\'$#L`&&#Lc(%#LZ'%#Lh&##L\
    k&&#Ln($#Ls'%#Lw&&#,P$&#Lz%&#L|&&#M#)&#M)$&#M*&$#M-&&#M0'%#M,&%#M4(%#,#$&#M9%&#M;&&##3$&#M>%&#M@%\
    &#MB'%#MF'%#MJ)&#MP&&#MS&&#MV&##MY&&#M\\&##M_&&#Mb%&#Md,&#Mm)&#Ms+&#M{&&#M~(%#N'&$#N*,&#N3'$#N7&&\
    #N:&&#N=)&#NC&##NF%&#NH&##NK&&#NN($#NS&##NV,&#N_&##Nb&&#Ne&##Nh,&#Nq'%#Nu&&#Nx*&#O#&&#O&&&#O))&#O\
    /&&##.$&#O2%&#O4,&#O=,&#OF%&#OH*&#OO&&##)$&#OR&##OU&&#OX'$#O\\)&#Ob%&#Od'%#Oh&&#Ok%&#Om%&#Oo&$#Or\
    &&#Oq&%#Ou%&#Ow&&#Oz&%#O}&&#P$&##P'&&#P*/&#P6&$#P9&&#P<'%#P8&%#P@(%#P9'$#PE,&#PN&&#PQ%&#PS&&#PV&#\
    #PY&&#$N%&#P\\&&#P_'&#Pc&&#Pf)&#Pl'&#Pp&&#Ps&&#Pv&##Py,&#Q&&%#Q)'&#Q-*&#Q4&##Q7&&#Q:&&#Q=&&#LV%&#\
    Q@,&#QI&%#QL&&#QO&$#QR%&#QT,&#Q])&#Qc&%#Qf(%#Js%$#Ig%&#Iz$&#QQ&%#Qk&&#Qn%&#Qp,&#MQ%&#22$&#Qy&##Q|\
    &&#R#($#R()&#R.,&#R7%&#R9%$#R;'&#R?&##RB&%#RE&&#RH&$#RK&&#RN&&#RQ&##RT*&#R[&&#R^&$#Ra&&#Rd)&#Rj'%\
    #R`&%#Rn(%#Rs&%#Rv&&#Ry%&#R{(&#S$&&#S')&#S-&&#S0'&#S4&##S7&&#S:%&#S<&$#S?&%#SB&&#SE'&#SI&&#SL&$#S\
    O&&#SR&%#SU&&#SX&&#S[*&#Sb&&#Se3&#Su2&#T('&#T,&&#T(&&#T/'&#T3%##T5&&#T8,&#,O$&#ME&$#TA&##TD&$#TG&\
    &#TJ%&
    """
  }

  /// The root's symbols, then each locale's that are not its parent's, by currency: currency's row
  /// 2, symbol 2.
  static var localeSymbols: StaticString {
    """
    #6#-#T#E#a#O#l#W$-#r$3#x$F$0$Q$@$S$B$\\$L$e$R%0$s%>$}%E%+%w%\\%}%b&/%p&4%v&<%x&=%{&D%}&F&%&M&)$+#\
    K#y#f$'#o#a#P%0$t%E%,%k%Q%}%c&U&,%7#)$;$(#6#.$+#q%E%,%k%Q%8$z$[$K#%###6#.#H#=#~#k$&#m$3#}$T$E$U$F\
    $[$K$f$V$j$Z$v$d$w$e%)$m%?%'%E%,%K%6%S%?%V%D%W%E%i%N%k%Q%p%U&O&+#y#f$'#o$a$Q%a%J$3#~%d#x%E%,%x%^$\
    \\#Y%E%,%k%Q%}#)#:#5%E%,%k%Q#:#6%E%+%k%R%E%+%k%R#T#F#^#K#a#P$\\#Y%>$~%E%,%P%:%}#)&X$i%x%^#6#/#F#<\
    #T#F#a#P#l#X$3$#$F$1$Q$>$S$C$\\$M$e$S%0$t%>$~%E%,%w%]%}%d&/%q&<%y#@#:%E%,%k%Q#l#Y#l#W#6#0#a#Q$3$$\
    $F$2%>%#%}%e#6#/#<#7#T#F#a#P#l#X$3$#$F$1$I$6$Q$>$\\#Y%0$t%>$~%E%,%O%8%k%Q%}%c&<%y&F&&#6#-#<#8#T#E\
    #a#O#l#W#v#d$3#x$F$0$I$7$Q$@%0$s%>$}%E%+%G%/%O%9%k%R%t%X%}%b&<%x&F&%$'#o#6#.#T#F#a#P#l#X$*#p$\\#Y\
    %0$t%E%,%k%Q%}%c&<%y$2#{%}#)%8$z#@#:%E%,%k%Q%P%:%|%a%}#)%}#)$T$E#6#.#q#a#v#e$Q$>$S$C%E%,&/%q&?%|&\
    M&*%P%:$e$S%E%,%k%Q#6#.#z#g%E%,%k%Q$]$N#5#,#6#.$\\#Y%E%,%k%Q%}#)$-#s$r#{#6#/$\\#Y%G%0%k%Q%}#)%.$p\
    #6#.#Z#I$Q$>$e$T%k%S&4%w$]$N$;$($A$.%E%,%k%Q%}#)$\\#Y%}#)$\\$L%}%b&<#)&<#)#6#)#T#F#a#P#l#X$-#s$3$\
    #$F$1$Q$>$S$C$\\$M$e$S%0$t%>$~%E%,%U$D%w%]%}%c&/%q&4%w&<%y&D%~&F&'#>#)#I#>#J#)#X#)#\\#J#`#)#a#)$\\\
    $L%}%b#6#)%>#)#6#)#z#g&<#)$\\$L$'#o$/#)$0#x$3#~&<#)$;$($3#~$<#x$=$+$E#)$L$:%}#)$Z#)$]$N#6#)&<#)$g\
    #)&<#)$l#)&U&,$|$f%'$l&<#)$3#~%,$D%.$q%/$r%3$v%7#)#6#)%8$z%<#h#6#)%>#)%>#)%D$i%F$D%>#)%R%>%T#)%U%\
    C%Y#h%Z#)$3#~%[#x%^%I$3#~%d#x#+#'%j%P$\\$L%}%b%>#)%q%W%u#)#6#)%x%^%|%a&<#)&1%r&2%s&U&,&X$i#6#/#T#\
    F#a#P#l#X$*#p$3$#$F$1$Q$>$S$C$\\$M$e$S%0$t%>$~%E%,%k%Q%w%]&4%w&<%y&D%~$-#s%k%R%}%c&/%q#4#)%}%b#M#\
    D#T#E#`#)#i#)%}%b#m#)%}%b#o#`#s#)%}%b#|#j%}%b%}#)&4%v$B$/$G$5%)$n%0#)%:#R%@%(%B%)%E%+%}#)%J%4%}#)\
    $\\#Y%}#)%}%b&(#)&)%j&-%n&.%o#6#.$%#h$\\#Y%E%,%k%Q%}#)$*#p%E%,%k%Q#'#$#a#Q#l#Z$F$3$U$G$\\#Y%0$u%>\
    %$%E%,%k%Q%}#)&<%z&D&#$>$,$>$-$>$-$;$($>$-$=$+$>$-$>$-$>$-$l#)$>$-%)$n$>$-$>$-%8$z$>$-%^%I$>$-$;$\
    ($=$+$>$,$l#)%)$n%8$z%^%I#6#/#T#F#a#P#l#X$.#t$F$1$Q$>$S$C$\\#Y$e$S%0$t%>$~%E%,%w%]%}#)&/%q&<%y&F&\
    &&M&*$\\#Y%k%Q%}#)#z#h#z#g#4#*#6#1#B#;#J#?#L#B#`#L#a#Q#i#U#l#X#m#^#u#c$/#u$0#y$2#{$3$%$<$)$F$1$M$\
    ;$O$<$X$I$\\$M$j$[%+$o%0$u%7$x%>%$%E%,%L%7%T%@%Z%F%b%K%u%Z%w%]%}%f&(%h&2%t&<%y&F&(#I#>#4#+#6#2#J#\
    @#L#C#`#M#a#)#i#V#l#W#m#_$/#v$0#z$3#x$<$*$F$4$Q$>$S$C$\\#Y$e$S$j$\\%0$t%7$y%>%%%T%A%Z%G%b%L%u%[%}\
    %g&(%i&/%q&2%u&4%w&D%~&F&&#b#T#y#f#~#l$>$,$J$8$a$Q$2#|$r#{$|$f%)$n%,$D%R%>%U%C%i%O%p%V&1%r$\\#Y%k\
    %Q%}#)&M&*%k%Q%}#)&M&*$'#o$*#p%0$u%E%,%k%Q%}#)&<%y%J%5#5#,$\\#Y%}#)%E%,%k%Q$]$N$\\#Y%8$z%}#)$\\$L\
    %}%b$;$(%}#)#l#[$O$=$\\#Y%E%,%k%Q%}#)%E%,%k%Q%}#)#6#/#T#F#a#P#l#X$3$#$F$1$I$6$Q$>$S$C$\\$M$e$S%0$\
    t%>$~%E%,%w%]%}%c&/%q&<%y&F&&#<#7#6#/$\\#Y%G%0%k%Q%}#)#6#/#T#F#a#P#l#X$-#s$3$#$F$1$K$9$Q$>$S$C$\\\
    #Y$e$S%0$t%>$~%E%,%w%]%}%c&/%q&<%y#*#&%E%,%k%Q%}#)#6#.$L$:$S$D%E%,%k%Q&M&*$\\#Y%8$z%}#)#l#Y#6#/#T\
    #F#a#P$-#s$3$#$S$C$W#g$e$S%0$t%>$~%E%,%w%]%}%c&/%q#T#F$F$1$S$C$\\$M$e$S%0$t%k%Q%w%]%}%c&/%q#l#\\$\
    \\#]%E%,%}#)%x%^$L$:#6#/#l#X$7$&$F$1$Q$>$S$C$\\$M$e$S%>$~%E%,&/%q#~#l%8$z$]$N%8$z%x%^#6#.#t#b%k%Q\
    #6#.%I%1%k%Q$]$N$h$W$m$`%E%,%P%:%k%Q%}#)$h$X$m$a%E%+%P%;%k%R%}%b#z#g$]$N$_$P%E%,%k%Q%}#)%E%,%k%Q%\
    }#)#6#.%E%,$l#)$>$,$l$_%x%^%t%Y#6#/#T#F#a#P$3$#$F$1$Q$>$S$C$^$O$e$S%0$t%>$~%k%Q%w%]%}%c&<%y%x%^#5\
    #,#6#.$\\#Y%E%,%k%Q%}#)%|%a%}#)#b#T#,#($i$Y%E%,%k%Q$T$E#6#/#T#F#a#P#l#X$3$#$F$1$Q$>$S$C$\\$M$e$S%\
    0$t%>$~%E%,%w%]%}%c&/%q&4%w&<%y&D%~&F&&#b#T$]$N$]$N#6#.$\\#Y$t$c%E%,%k%Q%}#)$]$N%x%^%P%:$]$N%,$D$\
    |$f%6$w$\\#Y%>#)#6#/#l#X$3$#$F$1$Q$>$S$C$\\$M$e$S$~$g%>$~%E%,%w%]&/%q$\\#Y%E%,%k%Q%}#)%&$j%E%,%k%\
    Q%}#)%&$k%E%+%k%R%}%b%E%,%k%Q%}#)#a#P%0$t%3$v%E%,%}%c#a#O%0$s%E%+%}%b#L#)#L#)$L$:%Z#)%}#)%%$i%k%Q\
    %7#)%=$|%E%,%k%Q#6#.#a#R$/#w%E%,%T%B%k%Q&F&&#7#4%}#)#+#'%b#)#+#'$3$##6#/#T#F#a#P#l#X$F$1$Q$>$S$C$\
    \\$M$e$S%0$t%<#h%>$~%E%,%w%]%}%c&/%q&4%w&<%y&F&&&U&,&U&,$3#~%d#x%|%a$+#K$]$N$\\#Y%E%,%}#)$7$&$7$'\
    %P%:%}#)%E%,%k%Q&M&*%E%+%F%-%k%R&M&)#a#S%T#)#6#/#a#P#l#X$3$#$F$1$Q$>$S$C$\\$M$e$S%0$t%>$~%E%,%G%0\
    %w%]%}%c&/%q#'#$#6#.%E%,%I%2%k%Q#,#(#t#b%I%3$r#{%'$l%6$w%I#b%f%M%B%)#M#D%B%*%B%*%}#)$B$/#I#>#6#/#\
    T#F#a#P#l#X$-#s$3$#$F$1$Q$>$S$C$\\$M$e$S%0$t%>$~%E%,%w%]%}%c&/%q&<%y${$5%x%^$\\#Y%E%,%P%:%Q%<%k%Q\
    %o%T%y%_%}#)#^#K%Q%=$^$O$h$W${$5%R%>%x%^%P%:$]$N%x%^%E%,%F$D%E%+%F%.%<#h%<${%Y#h%6$w$k$]%E%,%k%Q&\
    D&$$+#K#6#/#T#F#a#P#l#X$3$#$F$1$Q$A$S$C$\\$M$e$S%>$~%E%,%w%]%}%c&/%q#6#/#T#F#a#P$3$#$\\#Y%0$t%>$~\
    %E%,%w%]%}#)&<%y%a%J#y#f$+#K$]$N#)#%#T#F%E%,%k%Q$~$h#6#/#<#8$\\#Y$e$S%>$~%E%,&/%q#<#7%j%P&U&,$'#o\
    &U&,$m$b$L$:#6#/#>#9#J#A#T#G#X#H#`#N#l#X#z#i#|#j$&#n$3$#$F$1$S$C$W$H$Z$J$\\$M$e$S%<${%>$~%E%,%Y#h\
    %w%]&/%q$]$N%E%,%k%Q%x%^#b#T%|%a%G%0$\\#Y%E%,%k%Q%}#)$k$^%3$v%Z%H%3$v%Z#)%}%b%E%,%k%Q%}#)%|%a$]$N\
    #6#.$\\#Y%E%,%k%Q#l#X$+#K$\\$M$'#o$'#o$-#s$3$#%E%,&U&,#\\#J#6#3%>%&%q%W#6#.$\\#Y%E%,%k%Q%t%Y%}#)&\
    U&,#l#]#6#/#T#F#a#P#l#X$-#s$3$#$F$1$Q$>$S$C$\\#Y$e$S%0$t%>$~%E%,%w%]%y%_%z%`%}%c&/%q&<%y%E%,%F$D%\
    k%Q%}#)%F%.%E%,&*%k#'#$%E%+&*%l%E%+%k%Q&*%m$l#)&U&,#6#.$\\#Y%E%,%k%Q%x%^$+#K&U&,%|%a%8$z%}#)#6#.%\
    I%2%k%Q&.%o#6#.$\\#Y$e$U$\\$L#6#.#l#Y$P$>%E%,&M&*%'$l%Z#)#l#W$P$?$\\#Y$e$U%w#)&M&)$e$R%w%\\%'$l#6\
    #-#l#W$P$?%E%+&M&)%E%,%k%Q%}#)&U&,
    """
  }

  /// Narrow symbols by currency: currency's row 2, symbol 2.
  static var narrowSymbols: StaticString {
    """
    #'#$#*#&#,#(#4#)#6#)#:#5#<#7#>#)#@#:#J#)#L#)#M#D#T#E#X#)#\\#J#`#)#a#)#i#)#l#Y#m#)#o#`#r#)#s#)#v#e\
    #z#h#|#)$&&-$-#r$/#)$0#x$3#x$7$&$;$($<#x$>$,$B$/$E#)$F#)$G$5$I$6$K$9$L$:$Q$@$S$B$W#h$Z#)$\\#Y$^&.\
    $_$P$a$Q$b$R$e$R$g#)$h$W$i$Y$j&/$k$D$l#)$|$f%%$i%&$j%,$D%0#)%3$v%7#)%8$z%:#R%<#h%=$D%>#)%E%+%F$D%\
    G%0%J%5%N&0%P%:%R%>%T#)%Y#h%Z#)%[#x%b#)%d#x%f%M%i#x%k%Q%q%W%t%Y%u#)%w#)%y%_%}#)&(#)&/%p&4%v&<#)&=\
    %{&D%}&F&%&U&,&X&1
    """
  }

  /// Each locale's names that are not its parent's, by currency: currency's row 2, place in `names`
  /// 3.
  static var localeNames: StaticString {
    """
    #$####%#$&#&#&*#'#'R#(#(y#)#)h#*#*|#+#,4#,#-q#-#/)#.#0E#/#2'#0#3c#1#4d#2#5Z#3#6>#4#7d#5#8m#6#9t#7\
    #:{#9#<0#:#=L#;#>f#<#@H#=#Ba#>#Cc#@#Dv#A#F+#B#Gg#C#Hh#D#J*#E#KM#F#L8#G#MN#H#N5#I#OF#J#PX#L#R>#M#S\
    @#N#TL#O#U3#P#V4#Q#W3#R#Y'#S#Z=#T#[g#U#\\{#V#^\\#W#_{#X#`b#Z#au#[#cB#\\#dE#]#eX#^#gy#_#iQ#`#k?#a#\
    lN#b#md#d#nt#e#oR#f#pd#g#qR#h#r+#i#sf#j#u&#k#vJ#l#wH#m#xS#n#y\\#o#{?#p#|O#q#}x#r$#F#s$%-#t$&6#u$'\
    b#v$(~#w$*8#x$+r#y$,o#z$.$#|$/:#~$0C$#$1J$$$2K$%$5G$&$6H$'$7^$($8t$)$:?$*$;l$+$<m$-$>?$.$>o$/$?p$\
    0$A%$2$BG$3$CF$6$Dn$7$F4$9$GH$;$I$$<$J8$=$KO$>$LM$?$M^$@$Nc$A$Ot$B$Pu$C$RA$D$SZ$E$Td$F$V3$G$W\\$H\
    $Xm$I$Yn$J$Zu$K$\\-$L$]A$M$^S$O$_T$P$`U$Q$aH$S$c=$T$dS$U$ei$V$g0$W$h#$X$i9$Z$j:$[$k:$\\$lP$]$me$^\
    $nt$_$p=$a$qQ$b$rc$c$sy$d$tn$e$uc$f$vw$g$x($h$y^$i${C$j$|Y$k$}`$l%#'$m%$.$o%%P$p%&a$q%'j$r%)9$s%*\
    I$t%+o$u%-/$v%.O$w%/e$x%0y$y%1~$z%2W${%3-$|%4-$}%5K$~%6A%#%7j%$%8]%%%9y%&%;2%'%<F%(%=H%)%>t%*%@+%\
    +%A,%,%B1%-%C4%.%Ch%/%E=%0%FY%1%Gb%2%J1%3%LS%4%Me%5%No%6%P5%7%QK%8%RZ%9%Sp%:%UA%;%Ve%<%Wd%=%Xz%>%\
    Z4%?%[F%@%\\k%A%^'%B%_,%C%`[%D%b.%E%cr%F%d{%G%f5%H%gG%I%i,%J%jB%K%kX%L%m-%M%n9%N%oh%O%q1%P%rI%Q%s\
    p%R%u?%S%vO%T%wk%U%y;%V%zQ%W%{w%X%|~%Y%~=%Z&#S%[&$f%\\&&Z%]&'h%^&(m%_&*X%a&,q%b&.$%c&/W%d&0W%e&1r\
    %f&3U%g&5n%h&6s%i&81%j&9G%k&:Y%l&<6%m&=P%n&>j%o&?u%p&A5%q&BK%r&Ch%s&Dg%t&F+%u&G;%w&I=%x&Jq%y&L&%z\
    &M<%{&NN%|&Oj%}&Pw&$&R/&%&T)&&&V#&'&Wh&(&Y#&*&[G&+&]*&-&^U&.&`<&/&an&0&c(&1&ch&2&e6&4&fU&5&hG&6&i\
    I&7&jE&8&kl&9&m6&:&n}&<&ph&>&rp&?&t]&@&vJ&A&wl&D&xv&E&zS&F&{[&G&|S&H&}U&J&~Q&K&~l&L'$.&M'$q&N''O&\
    O'(W&P')y&Q'+l&R'-w&S'0*&T'1#&U'2U&W'3n&X'5F&Y'6S&Z'8.&['9;&]':q&_';v#^#h*#_#ib%f&3d#$##0#%#$,#&#\
    &6#'#'_#(#))#)#)u#*#+-#+#,:#,#-~#-#/:#.#0\\#/#2<#0#3p#1#4s#2#5f#3#6O#4#7s#5#8z#6#:%#7#;%#9#<9#:#=\
    R#;#>x#<#@Z#=#Bv#>#Ci#@#D|#A#F<#B#Gt#C#Hu#D#J6#E#KY#F#LE#G#MZ#H#N;#I#OO#J#P^#L#RD#M#SO#N#TX#O#U@#\
    P#VA#Q#WH#R#Y8#S#ZN#T#[t#U#]4#V#^m#W#`+#X#`h#Z#a{#[#cO#\\#dR#]#ea#^#h7#_#is#`#kE#a#l[#b#mm#d#nz#e\
    #o[#f#pm#g#q[#h#r:#i#su#j#u/#k#vY#l#wU#m#xb#n#yn#o#{E#p#|`#q#~-#r$#Y#s$%<#t$&?#u$'t#v$)/#w$*D#x$+\
    {#y$,u#z$.1#|$/I#~$0P$#$1W$$$2a$%$5T$&$6U$'$7k$($9)$)$:P$*$;y$+$<z$-$>E$.$>x$/$?v$0$A+$2$BT$3$CS$\
    6$E#$7$FA$9$GY$;$I1$<$J>$=$KU$>$LS$?$Mk$@$Ni$A$P%$B$Q($C$RM$D$Sg$E$Tj$F$V9$G$Wb$H$Xz$I$Y{$J$[&$K$\
    \\:$L$]J$M$^`$O$_a$P$`a$Q$a[$S$cJ$T$d`$U$ev$V$g<$W$h0$X$iF$Z$j@$[$kG$\\$l]$]$mk$^$o%$_$pJ$a$qZ$b$\
    rp$c$t)$d$tz$e$up$f$v}$g$x.$h$yk$i${P$j$|f$k$}i$l%#4$m%$4$o%%]$p%&r$q%($$r%)J$s%*Z$t%+|$u%-@$v%.\\\
    $w%/r$x%1.$y%2+$z%2]${%33$|%43$}%5Q$~%6P%#%7v%$%8n%%%:*%&%;?%'%<L%(%=Y%)%?%%*%@4%+%A=%,%B:%-%C=%.\
    %Cq%/%EC%0%Fh%1%Gz%2%JJ%3%L`%4%Mv%5%O&%6%PD%7%QQ%8%Rg%9%T%%:%UJ%;%Vr%<%Wq%=%Y+%>%Z:%?%[U%@%\\z%A%\
    ^8%B%_9%C%`l%D%b7%E%d%%F%e,%G%fB%H%gX%I%i=%J%jQ%K%k^%L%m>%M%nJ%N%ou%O%q@%P%rV%Q%t%%R%uH%S%vU%T%wq\
    %U%yD%V%zb%W%|(%X%}3%Y%~J%Z&#Y%[&$l%\\&&g%]&'y%^&(|%_&*k%a&,w%b&.*%c&/f%d&0d%e&2'%f&3p%g&6#%h&7+%\
    i&8>%j&9V%k&:f%l&<E%m&=V%n&>s%o&?{%p&AB%q&BX%r&Cn%s&Ds%t&F4%u&GA%w&IJ%x&Jw%y&L3%z&MM%{&NW%|&Op%}&\
    P}&$&RP&%&TJ&&&V2&'&W{&(&Y2&)&ZP&*&[M&+&]=&,&^H&-&^h&.&^~&/&a{&0&c1&1&cn&2&eC&4&f^&5&hT&6&iV&7&jV\
    &8&l&&9&mL&:&o7&<&pu&=&rE&>&rv&?&ts&@&v[&A&w}&D&y'&E&z`&F&{a&G&|`&H&}^&J&~W&K&~r&L'$:&M'%*&N''U&O\
    '(]&P'*.&Q','&R'.1&S'09&T'1/&U'2b&W'3w&X'5L&Y'6d&Z'87&['9D&\\':`&]':z&_'<##'#'l#J#Po#]#ew#^#hH#_#\
    j-$+$=/$m%$E$u%-Q$|%4D%.%D&%P%rg%Q%t;%[&%&%l&<V&1&d##'#'_#<#@t#>#Cz#J#Q$#M#S`$+$<z$7$FR$Q$au$h$y|\
    $i${a$m%$4$~%6a%.%Cq%D%bR%K%ko%_&+*%b&.;%t&FA&(&YC&*&[^&.&`K&/&b0&1&cn&2&eT#'#'l#J#Po#]#ew#_#j-$u\
    %-Q%Q%t;%[&%<%f&44%l&<V%u&G\\&M'%E$3$Cd$3$Cd$^$o6$h$z1%^&)6%m&=g%o&@0&*&[o&-&^~&.&`X$3$Cd#$##A#%#\
    $G#&#&L#'#'}#)#**#*#+>#+#,P#,#.3#-#/P#.#0{#/#2[#0#4%#3#6e#4#8(#5#9/#6#:6#7#;6#9#<O#:#=c#;#?2#<#A2\
    #>#D/#@#E1#A#FR#B#H)#C#I/#D#JP#F#LV#H#NL#I#O`#J#Q5#L#RU#M#Sm#O#UQ#P#VR#Q#Wg#R#YN#S#Zd#T#\\)#U#]S#\
    V#_'#X#`y#Z#b0#[#c`#\\#dc#]#f:#^#hY#_#jC#`#kV#a#ll#b#m~#d#o/#e#ol#f#p~#h#r^#i#t*#j#uE#l#wf#m#xs#n\
    #z5#o#{[#p#|v#q#~G#r$#s#s$%M#t$&U#u$()#v$)@#w$*Z#x$,0#y$-*#z$.B#|$/Z#~$0a$#$1h$$$3-$%$5e$&$6f$'$7\
    |$($9D$)$:k$*$<.$+$=@$-$>Q$.$?-$/$@+$0$AA$2$Be$3$Cu$6$E=$7$Fc$9$Go$;$IB$<$JO$=$Kf$>$Ld$?$M|$@$O#$\
    A$P6$B$Q9$C$Rc$D$Sx$E$T{$F$VO$G$Ws$H$Y/$I$Z0$J$[7$K$\\K$L$][$M$^q$O$_r$Q$b*$S$c[$T$dq$U$f+$W$hA$X\
    $iW$Z$jQ$[$kX$\\$ln$]$m|$^$oG$_$p[$a$qk$b$s*$e$v*$f$w2$g$xD$h$z>$i${r$j$|w$k$~#$l%#E$m%$V$o%%n$p%\
    ''$q%(>$r%)[$s%*t$t%,1$u%-b$v%.m$w%0'$x%1?${%3D$|%4U$}%5b$~%6r%$%9#%%%:;%&%;P%'%<]%(%=o%)%?6%*%@E\
    %+%AN%,%BK%.%D7%/%ET%0%Fy%1%H=%2%Jd%3%Lq%4%N+%5%O<%6%PU%7%Qb%8%Rx%9%T;%:%U[%;%W'%<%X&%=%Y<%>%ZP%?\
    %[f%@%]/%A%^I%B%_J%C%a&%D%bm%E%d6%F%e=%G%fS%H%gr%I%iN%J%jb%K%l&%L%mO%M%n`%N%p*%O%qQ%P%rx%Q%tQ%R%u\
    Y%S%vf%T%x+%U%yU%V%zx%W%|9%X%}I%Y%~[%Z&#j%[&%R%\\&&x%]&(.%^&)G%_&+E%a&-,%b&.L%c&/w%d&0z%e&2L%f&4T\
    %g&64%h&7<%i&8O%j&9g%k&:w%l&<g%m&=t%n&?-%o&@9%p&AS%q&Bi%r&D#%s&E(%t&FR%u&Gw%w&I`%x&K,%y&LD%z&M^%{\
    &Nm%|&P%%}&Q2&$&Ro&%&Ti&&&VU&'&X5&(&YX&)&Z|&*&[x&+&]S&-&_3&.&`^&/&bA&1&d4&2&ee&4&fy&5&hr&6&it&7&j\
    p&8&l@&9&mp&:&o[&<&q/&=&rR&>&s8&?&u1&@&vu&A&x2&D&yB&E&z~&F&{r&G&|~&H&}q&K'#,&M'%`&N''f&O'(n&P'*M&\
    Q',F&R'.P&T'1J&U'2x&W'41&X'5]&Y'7'&Z'8M&['9Z&]';4#+#,_#J#QD$J$[F$h$zM%/%Ec%:%Uh%^&)V%_&+X%k&;*&*&\
    \\+&M'%u#i#t9$B$QH#Z#b?$t%,>%.%DF%N%p9%k&;9&.&`m&M'%`&X'5l#Z#bN$+$=O%k&;H&*&\\:&4&g6&X'5l&.&`|#$#\
    #P#%#$d#&#&U#'#(0#(#)?#)#*9#*#+M#+#,x#,#.B#-#/\\#.#1.#/#2j#0#44#1#56#2#5|#3#7##4#87#5#9>#6#:E#7#;\
    E#9#<[#:#=r#;#?A#<#AQ#=#C9#>#D>#@#E@#A#Fg#B#H8#C#ID#D#Je#E#Ks#F#Le#G#Mp#H#N[#I#Oo#J#QU#L#Rd#M#Sv#\
    N#Tn#O#U`#P#V_#Q#X.#R#Y]#S#Z~#T#\\8#U#]h#V#_6#W#`A#X#a,#Z#b]#[#cm#\\#dr#]#fU#^#hh#_#jV#`#ke#a#l{#\
    b#n1#d#o/#e#o{#f#q/#g#ql#h#ru#i#tL#j#uZ#k#vt#l#ws#m#y&#n#zS#o#{j#p#}/#q#~\\#r$$,#s$%\\#t$&j#u$(8#\
    v$)O#w$+0#x$,?#y$-9#z$.Q#|$/i#~$0p$#$1w$$$3L$%$5t$&$6u$'$8/$($9[$)$;&$*$<=$+$=X$-$>Q$.$?<$/$@:$0$\
    AP$2$Bt$3$D($6$EI$7$Fr$9$G{$;$IQ$<$J^$=$Ku$>$Ls$?$N)$@$O8$A$PE$B$QX$C$Rr$D$T($E$U.$F$V^$G$X&$H$Y>\
    $I$Z?$J$[U$K$\\Z$L$]j$M$_$$O$`%$P$`w$Q$b?$S$cj$T$e$$U$f:$V$gR$W$hP$X$if$Z$j`$[$kg$\\$l}$]$n/$^$oV\
    $_$pj$a$qz$b$s9$c$tD$d$u9$e$v9$f$wA$g$x]$h$z\\$i$|%$j$}*$k$~2$l%#T$m%$e$o%&#$p%'8$q%(S$r%)j$s%+-$\
    t%,K$u%-q$v%.|$w%06$x%1N$y%2<$z%2n${%3S$|%4d$}%5k$~%7%%#%80%$%9,%%%:L%&%;_%'%<l%(%=|%)%?E%*%@T%+%\
    A]%,%BZ%-%CS%.%DW%/%Er%0%G,%1%Ha%2%K#%3%M$%4%N:%5%OH%6%Pd%7%Qq%8%S+%9%TN%:%Uw%;%W6%<%X5%=%YK%>%Z_\
    %?%[u%@%]>%A%^X%B%_Y%C%a9%D%b|%E%dE%F%eL%G%fb%H%g~%I%i]%J%jq%K%l5%L%mX%M%nl%N%pH%O%q`%P%s+%Q%t]%R\
    %uh%S%vu%T%x:%U%yd%V%{+%W%|H%X%}^%Y%~j%Z&#y%[&%g%\\&'+%]&(=%^&)_%_&+e%a&-;%b&.[%c&0$%d&1-%e&2Y%f&\
    4c%g&6C%h&7K%i&8^%j&9v%k&;Q%l&<p%m&>'%n&?9%o&@H%p&Ab%q&Bx%r&D,%s&E;%t&Fa%u&H4%w&Iu%x&K;%y&LS%z&Mg\
    %{&Ny%|&P4%}&QA&$&S*&%&U$&&&Vp&'&XA&(&Yg&)&[5&*&\\C&+&]f&-&_F&.&a/&/&bP&0&cG&1&dC&2&et&4&gO&5&hx&\
    6&iz&7&k)&8&lU&9&n&&:&om&<&qD&=&ra&>&sG&?&uH&@&w,&A&x>&D&y[&E&{(&F&|#&G&}(&H&}z&J&~`&K'#;&L'$Y&M'\
    &4&N''o&O'(}&P'*Y&Q',R&R'.e&S'0X&T'1V&U'3+&W'4=&X'5{&Y'73&Z'8V&['9f&]';=&_'<9#'#(=#:#>%#t$&y$E$U?\
    $U$fI%?%\\(%B%_h%D%c/%K%lD%S%w(%b&.h%q&C+&1&dR&2&f'&M'&N&O')0#$##_#%#$}#&#&L#'#(L#)#*F#*#+\\#+#-)\
    #,#.O#-#/m#.#1E#/#3%#0#4C#3#76#4#8F#5#9M#6#:T#7#;R#9#<n#:#>2#;#?P#<#Af#>#DM#@#EO#A#F|#B#HG#C#IY#D\
    #Jx#F#Lt#H#Nj#I#O|#J#Qd#L#Rs#M#T)#O#Uo#P#Vn#Q#XG#R#Yp#S#[5#T#\\G#U#^)#V#_R#X#a;#Z#bj#[#c|#\\#e##]\
    #fn#^#hw#_#ji#`#kt#a#m.#b#n>#e#p.#h#s,#i#t[#j#uo#l#x(#m#y5#o#{y#p#}>#q#~q#r$$A#s$%k#t$',#u$(G#v$)\
    ^#w$+?#x$,N#y$-H#z$.`#|$/x#~$1#$#$2*$$$3s$%$6'$&$7($'$8>$($9r$)$;=$*$<L$+$=g$-$>Z$.$?I$/$@I$0$Ae$\
    2$C%$3$D5$6$E=$7$G#$9$H5$;$I`$<$Jo$=$L($>$M&$?$N8$@$OG$A$PT$B$Qg$C$S+$D$T7$E$UU$F$Vs$G$X5$H$YM$I$\
    ZN$J$[d$K$\\g$L$]y$M$_3$O$`4$Q$bT$S$cy$T$e3$U$fX$W$h_$X$iu$Z$jo$[$kv$\\$m.$]$n>$^$oe$_$py$a$r-$b$\
    sH$e$vH$f$wN$g$xr$h$zk$i$|4$j$}9$k$~A$l%#c$m%$t$o%&0$p%'E$q%(f$r%)w$s%+@$t%,X$u%.$$v%//$w%0E$x%1]\
    ${%3b$|%4s$}%5z$~%74%#%8<%$%9;%%%:Y%&%;n%'%<{%(%>3%)%?T%*%@c%+%Al%,%Bi%.%Df%/%F%%0%G;%1%Hx%2%K>%3\
    %M1%4%NI%6%Ps%7%R$%8%S:%9%Tf%:%V.%;%WC%<%XD%=%YZ%>%Zl%?%\\7%@%]M%A%^g%B%_}%C%aL%D%c>%E%dT%F%e[%G%\
    fo%H%h;%I%ij%J%k$%K%lU%L%mg%M%o.%N%pW%O%qo%P%s:%Q%tp%R%uu%S%w7%T%xO%U%yu%V%{@%W%|W%Y%~y%Z&$.%[&%x\
    %\\&':%]&(L%^&)l%_&+v%a&-J%b&.y%c&01%d&1<%e&2l%f&4r%g&6R%h&7Z%i&8m%j&:)%k&;^%l&=#%m&>6%n&?H%o&@]%\
    p&Aq%q&C4%r&D9%s&EN%t&Fp%u&HE%w&J,%x&KJ%y&Lb%z&N#%{&O.%|&PA%}&QR&$&SL&%&UF&&&W)&'&XT&(&Yv&*&\\R&+\
    &]r&-&_Y&.&a>&/&b_&1&d[&2&f0&4&g`&5&i4&6&it&7&k5&8&la&9&n8&:&p#&<&qY&>&s^&@&w9&A&xK&D&yl&E&{F&F&|\
    0&G&|~&H&~9&K'#L&M'&c&N'()&O')?&P'*{&Q',v&R'/+&T'1k&U'3:&W'4P&X'6.&Y'7H&Z'8c&['9u&]';I#$##h#%#%=#\
    &#&b#'#(R#(#)P#)#*U#*#+i#+#->#,#.^#-#/y#.#1T#/#34#0#4L#1#5E#2#6,#3#7E#4#8U#5#9V#6#:c#7#;c#9#<z#:#\
    >?#;#?Y#<#A}#=#CH#>#D^#@#E`#A#G,#B#HP#C#Ie#D#K/#E#L##F#M'#G#M|#H#N{#I#P1#J#Qu#L#S(#M#T2#N#Tz#O#Ux\
    #P#Vw#Q#XV#R#Yy#S#[A#T#\\T#U#^5#V#_[#W#`M#X#aL#Z#bw#[#d)#\\#e/#]#f}#^#i*#_#j|#`#l)#a#m=#b#nM#d#o<\
    #e#p=#f#q<#g#qu#h#s;#i#tj#j#v$#k#w-#l#x5#m#yD#n#zn#o#|*#p#}J#q#~}#r$$V#s$%z#t$';#u$(P#v$)m#w$+N#x\
    $,W#y$-Y#z$.o#|$0+#~$12$#$23$$$4,$%$60$&$77$'$8K$($9~$)$;L$*$<U$+$=t$-$>`$.$?R$/$@Z$0$Av$2$C.$3$D\
    D$6$E`$7$G0$9$HA$;$Im$<$K$$=$L5$>$M7$?$ND$@$OV$A$P]$B$Qt$C$S:$D$TC$E$Uf$F$W,$G$XD$H$YV$I$Z]$J$[q$\
    K$\\v$L$^,$M$_<$O$`=$P$a'$Q$bi$S$d,$T$eB$U$fe$V$g^$W$hn$X$i~$Z$j~$[$l)$\\$m;$]$nM$^$or$_$q*$a$r<$\
    b$sU$c$tP$d$uE$e$vU$f$w]$g$y+$h$zx$i$|A$j$}H$k$~V$l%#r$m%%)$o%&=$p%'N$q%(u$r%*'$s%+O$t%,g$u%.-$v%\
    />$w%0R$x%1f$y%2E$z%2w${%3q$|%5$$}%6'$~%7C%#%8H%$%9G%%%:e%&%;{%'%=0%(%>B%)%?`%*%@l%+%Au%,%Bx%-%C_\
    %.%Dr%/%F2%0%GJ%1%I+%2%KP%3%M>%4%NU%5%O`%6%Q$%7%R3%8%SI%9%To%:%V;%;%WL%<%XS%=%Yi%>%Z{%?%\\D%@%]Z%\
    A%^p%B%`.%C%aX%D%cK%E%dc%F%ej%G%f|%H%hQ%I%is%J%k1%K%lb%L%ms%M%o:%N%pf%O%q~%P%sI%Q%t|%R%v(%S%wD%T%\
    xd%U%z*%V%{I%W%|f%X%}q%Y&#,%Z&$?%[&&-%\\&'C%]&(U%^&*%%_&,3%a&-Y%b&/.%c&0=%d&1K%e&3(%f&5+%g&6[%h&7\
    c%i&8|%j&:2%k&;k%l&=/%m&>C%n&?T%o&@j%p&B$%q&CA%r&DE%s&Ea%t&G#%u&H^%w&JA%x&K[%y&Lq%z&N,%{&O:%|&PP%\
    }&Qa&$&S[&%&UU&&&W;&'&X`&(&Z)&*&\\_&+&^)&-&_l&.&aM&/&bl&0&cS&1&dg&2&f=&4&gq&5&i:&6&j6&7&kA&8&lm&9\
    &nJ&:&p5&<&qn&>&sm&?&uZ&@&wE&A&xW&D&y}&E&{L&F&|=&G&}F&H&~B&J&~f&K'#^&L'$h&M'&x&N'(5&O')R&P'++&Q'-\
    &&R'/7&S'0g&T'1w&U'3G&W'4_&X'6;&Y'7W&Z'8o&[':%&]';U&_'<E#$##q#%#%O#&#&n#'#([#(#)\\#)#*^#*#+r#+#-G\
    #,#.g#-#0)#.#1`#/#3@#0#4U#1#5K#2#62#3#7Q#4#8^#5#9_#6#:l#7#;l#9#=*#:#>H#;#?e#<#B-#=#CQ#>#Dg#@#Ei#A\
    #G8#B#HY#C#Iq#D#K8#E#L,#F#M0#G#N)#H#O(#I#P:#J#Q~#L#S1#M#T;#N#U*#O#V%#P#W$#Q#Xb#R#Z)#S#[M#T#\\]#U#\
    ^A#V#_g#W#`V#X#aU#Z#c$#[#d2#\\#e8#]#g-#^#i3#_#k,#`#l2#a#mF#b#nV#d#oE#e#pF#f#qE#g#q~#h#sG#i#ts#j#v\
    *#k#w3#l#x;#m#yM#n#zz#o#|3#p#}V#q$#*#r$$_#s$&'#t$'D#u$(Y#v$)v#w$+W#x$,`#y$-b#z$.x#|$04#~$1;$#$2<$\
    $$45$%$69$&$7@$'$8T$($:($)$;U$*$<^$+$=}$-$>f$.$?[$/$@c$0$B#$2$C7$3$DJ$6$El$7$G9$9$HM$;$Iv$<$K-$=$\
    L>$>$M@$?$NM$@$O_$A$Pf$B$Q}$C$SC$D$TL$E$Uo$F$W2$G$XM$H$Y_$I$Zf$J$[z$K$]#$L$^5$M$_E$O$`F$P$a3$Q$bo\
    $S$d5$T$eK$U$fn$V$gj$W$hw$X$j+$Z$k+$[$l2$\\$mG$]$nV$^$o{$_$q3$a$rE$b$s[$c$tY$d$uN$e$v[$f$wf$g$y4$\
    h${%$i$|J$j$}Q$k$~_$l%#{$m%%2$o%&F$p%'W$q%(~$r%*0$s%+X$t%,p$u%.6$v%/G$w%0[$x%1o$y%2N$z%3$${%3z$|%\
    5-$}%60$~%7L%#%8Q%$%9P%%%:n%&%<(%'%=9%(%>N%)%?i%*%@u%+%A~%,%C%%.%D{%/%F;%0%GS%1%I7%2%KY%3%MG%4%N^\
    %5%Ol%6%Q-%7%R<%8%SR%9%T{%:%VG%;%WU%<%X\\%=%Yr%>%[(%?%\\M%@%]c%A%^y%B%`7%C%ad%D%cT%E%dl%F%es%G%g)\
    %H%h]%I%i|%J%k:%K%lk%L%m|%M%oF%N%po%O%r+%P%sR%Q%u,%R%v1%S%wM%T%xm%U%z3%V%{U%W%|o%X%}}%Y&#5%Z&$H%[\
    &&6%\\&'L%]&(^%^&*.%_&,?%a&-b%b&/7%c&0F%d&1T%e&34%f&54%g&6d%h&7l%i&9)%j&:;%k&;t%l&=8%m&>L%n&?`%o&\
    @s%p&B-%q&CJ%r&DN%s&Em%t&G,%u&Hg%w&JG%x&Kd%y&Lz%z&N5%{&OF%|&PY%}&Qg&$&Sd&%&U^&&&WD&'&Xl&(&Z2&*&\\\
    h&+&^5&-&_x&.&aV&/&bu&0&c\\&1&dp&2&fF&4&g}&5&i@&6&j<&7&kJ&8&lv&9&nS&:&p>&<&qw&>&ss&?&u`&@&wK&A&xc\
    &D&z-&E&{R&F&|F&G&}L&H&~H&K'#d&M'&~&N'(>&O')[&P'+7&Q'-2&R'/C&S'0p&T'2'&U'3P&W'4k&X'6D&Y'7c&Z'8{&[\
    ':1&]';a&_'<N#%#%m#&#'1#'#(j#)#*m#*#,%#+#-\\#,#.v#4#8(#6#:6#7#;{#:#>W#;#@*#<#BL#>#D/#@#Ex#A#GM#F#\
    M?#H#O7#I#PI#J#R1#L#RU#M#Sm#T#\\l#X#ad#Z#c3#\\#eG#]#gT#^#iB#`#lA#a#mU#b#ne#e#pU#i#t*#j#v=#l#xJ#m#\
    xs#o#|B#r$$t#s$%M#t$'S#u$(h#v$*)#y$-q#z$/+#|$/Z#~$0a$$$4k$&$7O$'$8e$+$>0$-$>Q$/$@r$0$B2$3$DY$7$Fc\
    $9$Hb$;$J)$<$K>$=$Kf$>$MO$B$R0$E$U~$F$WG$G$X\\$I$Z0$J$[F$K$]2$L$^D$Q$c($S$dD$T$eZ$U$f}$W$i*$Z$jQ$\
    [$lA$\\$mV$]$ne$^$p.$_$qB$a$rT$b$sj$e$vj$f$wu$g$yI$h${4$i${r$j$|w$k$~n$l%#E$m%%A$o%&U$t%-#$v%/V$w\
    %0j${%3D$|%5<$~%7[%$%9a%%%:}%&%<7%'%<]%(%>a%)%?x%,%BK%.%E.%/%FJ%0%Fy%1%Ib%2%L'%3%MV%6%Q<%7%RK%8%S\
    a%9%U0%:%VV%<%Xk%=%Z%%>%[7%?%\\\\%@%]r%B%`L%C%aw%D%cc%E%d6%F%f&%G%g8%H%hp%I%j/%J%kI%K%lz%N%p~%O%r\
    :%P%sa%R%v@%S%w\\%T%y&%U%zB%W%|9%Y&#D%Z&$W%[&&K%^&*C%_&,X%a&-q%b&/F%d&1c%f&5Q%i&98%j&:J%k&<'%m&>[\
    %o&A&%p&B<%q&CY%t&FR%u&I$%w&J\\%x&Ks%y&M-%|&Ph%}&Qv&(&ZA&*&\\w&-&`/&.&ae&/&bA&1&e%&2&ee&4&h6&<&r0\
    &>&t:&?&v%&D&zB&F&{r&M'':&O')j&P'+R&Q'-S&R'/f&U'3_&W'53&X'5l&[':H
    """
  }

  /// Names alone, of one, of many, each as a count 1 and words 3 (places in `words`); a count of 0:
  /// as the name alone; `~` for a word: as in the name alone.
  static var names: StaticString {
    """
    %#####1#%~##8%##@##I%~##P%~##W%##P##_#%##W##i%##P##t#%##W##~%##P##_##%#$-#$:##&##I#$D#$G#&#$O~~$#\
    $W##'#$b#$i#$n#$[%#$w#${%#$w#%&)#%.#$D#%6#%:#%C#%K#)#%R~~~~~(#${#%[#%_#%h#%o#(#%&~~~~(#${#%t#%z#&\
    &#&,&~~#&2&~~#&2$#&6%#$w#&N%#$w#&N(#$[#%N#&^#%C#%K&~~#&2&#&g~#&2(#${#%N#&^#%C#%K#(#&o~~~~&#&w#''#\
    '/##&#'=#''#'/&~#'D~&~#'L~%#'U#'/##%#'D#'/#%#'L~&#'\\#'r#'/##%#(&#'/'~#(.#(1#(>'#(D#(.#(1#(>%#(M#\
    '/'#(&#(.#(1#(>'#(D#(.#(1#(>%#(V#''#%#&w~%#'=#''#%~#(c%#'=#''%~#'D%~#'L%#'U#(l#%#(s#({%#'D#)'#%#'\
    L~%#'D#)'#%#'L#).$#'D##%#'\\#'r##%#(&#)6#%#(D#)>%#)G#)6#%#)P#)>&#)Z#)f#)j##&#)x#)f#)j&~#*%~&~#*)~\
    &#*%#*/#*8#&#*F~~&#*K#*[#)j##&#)f#*b#)j##%#)Z#)f#%#*k~%#)x#)f%~#*%%~#*)%#*%#*v#%#*F#+#%#*%#*/#%#*\
    F~%#*%#+-#%#*)#+6%#*K#*[##%#)f#+?#%#+H#+#%#*%#+?#%#*F#+#%#+M#+Y#%#+^~%#+i#+Y%~#+r%~#+w%#+r#+}#%#+\
    w#,)%#+r#,2#%#+w#,<%#+r#,G#%~#,N%#,U#,e##%#+Y#,o#%#,x#,~%#+r#-,#%#+w#-5$#-?##&#-`#-l#-v&~~#-~&~~#\
    .*%#.3#.;#%#.E#.N(#.3#$D#.Y#.]#.f#(#.E~~~~%#.s#.z#%#/(~'#/0#/8#/>#/F#'#/O~~~%#/W#/v##'#0'#0.#02#0\
    ;#'#0F~~~'#0N#0.#02#0;#'#/(~~~%#0U#0c#%#0j~%#0w#0c%~#1#%~#1*%#12#19#%#1C#1K%#1##1V#%#1*~%#1##1_#%\
    #1*#1h%#1q#1~##%#0c#1_#%#2/#27%#1##1_#%#1*#27&#0U#0c#2A#&#0j~~&#0w#0c#2O&~#1#~&~#1*~&#1##19#2A##&\
    #1##1V#2A#&#1*~~&#1##1_#2A##&#1q#1~#2O##&#2]#1_#2A&#0c~#2d&#2/#27#2d'#0U#2j#0c#2p#'#0j#2~~~'#0w#3\
    '#0c#2p'~#3+#1#~'~#3+#1*~'#3/#1##19#2p##'#35#1##1V#2p#'#3=#1*~~'#3F#1##1_#2p##&#1q#3L#2p##'#3\\#3\
    a#1_#2p'~#1#~#3h'#3n#1*#27#3h'#0U#0c#3t#4##'#0j~~~'#0w#41#0c#4#'~#4<#1#~'~#4<#1*~'#1##4G#19#4###'\
    #1##1V#4R#4##'#1*~#4]~'#1##4G#1_#4###&#1q#4i#4###'#2]#1_#4G#4#'#0c~~#4y'#2/#27#5##4y%#5/#5>#%#5F~\
    %#5T#5>%~#5^%~#5f%#5^#5o#%#5y#6'%#5^#62#%#5f#6;%#5^#5o##%#6E#6X##%#5>#5o#%#6n#6''#5/#6w#6|#7$##'#\
    5T#6w#6|#7$'~#72#77~'~#7;#77~'#72#7A#62#7$##$#7G##'#6w#7}#5o#7$##&#5/#6w#8%##&#5T#6w#8%&~#72~&~#7\
    ;~&#72#62#8%##$#83##&#6w#5o#8%##&#5/#6w#8`#&#5F~~&#5T#6w#8`&~#72~&~#7;~&#72#5o#8`&~~#8n&#7;#6'#8n\
    &#72#62#8`#&#7;#6;~'#72#5o#8t#8}##&#6E#9'#8`##&#6w#5o#8`#&#9.#6'~%#5/#6w#%#5F#9.%#5T#6w%~#72%~#7;\
    %#72#5o#%#7;#6'%#72#62#%#7;#6;%#72#5o#%#7;#94%#6E#9'##%#6w#5o#%#9.#6'%#9>#9P#%#9Z~%#9k#9P%~#9t%~#\
    9~%#:-#:5#%#:?#:H%#9t#:S#%#9~#:^%#:j#:5##%#:s#;*##%#;7#;=%#9P#;H%#;T#;_%#;l#;z#%#<%~%#<2#;z%~#<=%\
    ~#<D%#<L#;H#%#<S#;_%#<=#<\\#%#<D#<g%#<s#;H#%#<{#='%#=3#=I##%#=P#;H#%#=W#;_$#=`##%#=m#=f%~#.s%~#.s\
    %#.3#=t#%#.E#=}%#.s#>+#%#/(~&#/0#>3#>6#&#/O~~%#><#>F##%#0'#>S#%#0F#>[&#0N#$D#>6#&#/(~~%#>d#>x##&#\
    ?*#>r#>x&~#?6~&~#?<~&#?6#?C#>x##&#?6#?J#>x#&#?<#?Q~&#?6#?Y#>x##&#?_#?x#>x##&#>r#@&#>x'~#(.#@2#>x'\
    #@>#(.#@2#>x$#>d##%#?*#>r%~#?6%~#?<%#?6#@E#%#?<#@Q%#?6#?J#%#?<#?Q%#?6#@^#%#?<~%#?6#?Y#%~#@n%#?_#?\
    x##%#>r#@n#%#@>#@t%#?6#@n#%#?<#@t(#@{#A'#A+#A7#A=##&#AK#A7#A=&~#A^~&~#Ad~%#A^#Ak#%#Ar#Az%#A^#B&#%\
    #Ad#B0%#A^#AK##&#B;#B`#A=##'#A7#Bp#Bs#A='~~#C+#AR'#C3~#C+#AR&#A7#Bp#C;'~~#C+#AR'#C3~#C+#AR(#CP#C\\\
    #@{#A'#A+##&#AK#Ca#C\\&~#Cm#Cy&~#Cm#C~&#AK#Ca#D(&~#Cm#D.&~#Cm#D.)#D4#Cm#$D#D:#6~#AR#)#DA#DH~~~~&#\
    Cy#Cm#B&#&#C~#DH#B0'#D4#DU#Db#AK#'#Dh#Do~~&#B;#D|#E0##)#E6#E<#Bp#C+##/#AR#)#EI#EP~~~~&#D4#E^#E<#&\
    #DA#Es#EP)#@{#A'#A+#2j#A7#F-##'#AK#3'#A7#F-'~#3+#A^~'~#3+#Ad~'#35#A^#B&#F-##%#B;#F;##(#3\\#A^#Bp#\
    Bs#F-##$#F_##%#Fo#;z%~#<=%~#<D%#Fy#;z%~#<=%~#<D%#<L#G&#%#<S#G1%#<=#G=#%#<D#GG&#<s#>3#Fy#&#<{~~%#G\
    R#=I##%#=P#G&#%#=W#G1$#Gb##%#Gs#Gn%~#H#%~#H(%#H##H.#%#H(#H:%#H##HH#%#H(#HT%#H##Ha%~#Hl%~#Hv%#I$#I\
    :##%#Gn#IA#%#II#IO%#H##IA#%#H(#IO&#IX#Ic#Ii#&#Iw~~&#J%#Ic#J-&~#J;~&~#JA~&#JH#JO#J-#&#JU#J]#Jd&#J;\
    #Js#J-#&#JA#Jy#Jd&#JH#JO#K$##&#K3#K@#KJ##&#KP#JO#KW#&#Kf#J]#Kn&#KP#JO#K~&~~#KW&#Kf#J]#Kn%#IX#Ic#%\
    #Iw~%#J%#Ic%~#J;%~#JA%#JH#JO#%#JU#J]%#J;#Js#%#JA#Jy%#JH#JO##%#K3#K@##%#KP#JO#%#Kf#J]%#IX#L1#%#Iw~\
    &#J%#Ic#L>&~#J;~&~#JA~&#JH#JO#LJ#&#JU#J]#LW&#J;#Js#Le#&#JA#Jy#Lq&#JH#JO#L~##&#K3#K@#M0##&#KP#JO#M\
    6#&#Kf#J]#MC&#MQ#M]#Ma##&#Mo#My#M~&~#N&#N+&~#N&#N/&#N+#N4#N;#&#N/#ND#NL&#N+#NV#Ma#&#N^#Nc~&#N+#Nl\
    #Ma#&#N/#Nt~%#N|#O0##&#M~#O7#N;#&#O=#OB#NL&#OI#M]#OV##&#Mo#Od#M~&~#On#N+&~#On#N/&#N+#Ox#NV##%#P'#\
    O0##&#M~#PC#N;##%#OI#M]#%#MQ~%#Mo#M~%~#N+%~#N/%#N/#PN#%#PW#P]%#N+#NV#%#N^#Nc%#N+#Nl#%#N/#Nt%#N|#P\
    g##%#M~#N;#%#O=#NL%#N+#N;#%#N^#NL&#OI#M]#Pq##&#Mo#M~#Pq&~#N+~&~#N/~&#N+#NV#Pq##%#N|#Q###&#M~#N;#P\
    q##$#Q;##%#QI#A7%~#A^%~#Ad%#A^#QR#%#Ar#Q[%#A^#Qf#%#Ad#Qp&#Q{#R&#R*#&#R2~~%#R9#B`##%#A7#RI#%#C3#RS\
    %#A^#R^#%#Ar#Rg$#Rq#$#S#%#S2#Ic%~#J;%~#JA%#JH#S<#%#JU#SF%#J;#SQ#%#JA~&#JH#R&#S[#&#Sc~~%#Sk#K@##%#\
    KP#Sx#%#Kf#T'%#JH#Sx#%#JU#T'$#T3##%#TB#;z%~#<=%~#<D%#TK#;z%~#<=%~#<D%#TU#;z%~#<=%~#<D%#<L#T]#%#<S\
    #Th&#<L#$D#Tt#&#<S~~%#<=#T}#%#<D#U+&#<s#/8#TU#&#<{~~%#U6#=I##%#=P#UF#%#=W#UQ%#<L#UF#%#<S~$#U]##%#\
    Uk#;z%~#<=%~#<D%#<L#Ur#%#<S#U{%#<=#V)#%#<D#V3&#<s#R&#Uk#&#<{~~%#V>#=I##%#=P#Ur#%#=W#U{%#VK#VZ#%#V\
    d#Vr%#V}#VZ%~#W*%~#W4%#V}#W*#%~#W4$#W*#$#W4%#W*#W?#%#W4#WH$#W*#$#WR%#W\\#Wi##&#VZ#Bp#W|#&#Vr~~&#V\
    K#VZ#X)##&#V}#VZ#X)&~#W*~&~#W4~&#W*#W?#X)##&#W\\#Wi#X)##%#VZ#X)##%#VK#6w#%#Vd~%#V}#6w%~#72%~#7;%#\
    72#W*#%#7;#W4%#72#W?#%#7;#WH%#72#W*##%#W\\#9'##%#6w#W*#%#9.#W4%#X7#XE#%#Vd~%#V}#XE%~#XK%~#XQ%#XX#\
    W*#%~#W4%#XK#W?#%#XQ#WH%#XK#W*##%#W\\#X^##%#XE#W*#%#Xf#W4'#Xm#X}#3\\#Y*#'#Y8~~~'#YG#3'#X}#Y*'~#3+\
    #YQ~'~#3+#YZ~'#3/#Yd#Ym#Y*'~#Yx~#Z$'#Z*#Z1#Z:#Z$'#35#YQ#ZF#Y*#'#3=#YZ#ZQ~'#YQ#Z]#Zb#Y*##&#Zm#Zz#Y\
    *##'#X}#Z]#[1#Y*'~~~#Z$'#[<#[F#[L#Z$&#Xm#[X#[`#&#Y8~~&#YG#[X#[`&~#Yx~&~#Z1~%#Yx#Ym#%#Z1#Z:&#Yx#ZF\
    #[`#&#Z1#ZQ~%#Yx#Zb##&#Zm#[n#[`##&#[X#[1#[`%~~%#[~#[L&#Xm#X}#\\+#&#Y8~~&#YG#X}#\\+&~#YQ~&~#YZ~&#Y\
    d#Ym#\\+&~~#\\9&#\\?#Z:#\\9&#YQ#ZF#\\+#&#YZ#ZQ~&#YQ#Zb#\\+##&#Zm#Z}#\\+##&#X}#[1#\\+&~~#\\9&#[<#[\
    L#\\9%#Xm#\\I#%#Y8~%#YG#\\I%~#\\N%~#\\S%#\\N#Ym#%#\\Y#Z:%#\\`#ZF#%#\\f#ZQ%#\\N#Zb#%~#\\m%#Zm#\\x#\
    #%#\\I#[1#%#]&#[L%#\\N#[1#%#],#[L'#Xm#[X#3\\#]2#'#Y8~~~'#YG#3'#[X#]2'~#3+#Yx~'~#3+#Z1~&#3/#Yx#Ym#\
    &#Z*#Z1#Z:%#35#Yx'~~#ZF#]2'#3=#Z1#ZQ#]2&#Yx#Z]#Zb##&#Zm#]@#]2##'#[X#Z]#[1#]2&~~~&#[~#[F#[L&#Xm#X}\
    #]S#&#Y8~~&#YG#X}#]S&~#YQ~&~#YZ~%#Yd#Ym#%#\\?#Z:$#YQ'~#\\`#ZF#]S'#YZ#\\f#ZQ#]S%#YQ#Zb##&#Zm#Z}#]S\
    ##&#X}#[1#]S%~~%#[<#[L&#Xm#X}#]a##&#YG#X}#]a&~#YQ~&~#YZ~&#YQ#ZF#]a##%#Zm#]o##&#X}#[1#]a##$#^4##%#\
    ^C#;z%~#<=%~#<D%#<L#^L#%#<S#^V%#<=#^a#%#<D#^k&#<s#/8#^v#&#<{~~%#^~#=I##%#=P#_,#%#=W#_6&#<L#0.#^v#\
    &#<S~~$#_A##%#_Q#_H%~#_[%~#_d%#_I#_n#%#_e#_w%#_[#_n#%#_d#_w%#_[#_n#%#_e#`%%#_[#`0#%#_d~%#_[#`;#%~\
    #`E%#`O#`\\##%#_H#`l#%#`u#_w%#_[#`l#%#a##_w%#a.#a;#%#a@~%#aL#a;%~#aT%~#aY%#aT#a_#%~#ag%#aT#ap#%#a\
    Y#aw%#aT#a_##%#b##b-##%#a;#b:%~#bD%#bL#bR%#b[#bi#%#bn~%#b{#bi%~#c)%~#c.%#c)#c4#%#c.#c=%#c)#cG#%#c\
    .~&#c)#R&#cR##%#c[#ch##%#bi#co#%#cz#d$&#c)#$D#cR#&#c.~~%#d0#d>##&#dL#dW#d>&~#d]~&~#dc~'#dL#3'#dj#\
    d>'~#3+#dq~'~#3+#dx~'#3/#e$#e*#d>&~~~&#Z*#e5#e<'#35#dq#eH#d>#'#3=#dx#eT~'#3F#e$#ea#d>##&#el#e|#d>\
    ##'#f0#Z]#f6#d>'#3\\#e$#ea#fB'#3n#e5#fH#fB'#f0#Z]#ea#d>'#3\\#e$~#fB'#3n#e5#fH#fB%#fT#d8#%#fd~%#fs\
    #d8#%#g'~%#dL#dW%~#d]%~#dc%#dL#dj%~#dq%~#dx%#e$#e*#%#e5#e<%#dq#eH#%#dx#eT%#e$#ea#%#g6#g<%#el#f###\
    %#f0#gG#%#gS#gZ%#e$#gG#%#e5#gZ&#fT#d8#gg#&#fd~~&#fs#d8#gg#&#g'~~&#dL#dW#gg&~#d]~&~#dc~&#dL#dj#gg&\
    ~#dq~&~#dx~&#e$#e*#gg#&#e5#e<~&#dq#eH#gg#&#dx#eT~&#e$#ea#gg#&#g6#g<~&#el#f##gg##&#f0#gG#gg#&#gS#g\
    Z~$#gu##%#h'#;z%~#<=%~#<D%#<L#h.#%#<S#h8%#<=#hC#%#<D#hN&#<s#R&#h'#&#<{~~%#hZ#=I##%#=P#hg#%#=W#hq%\
    #<L#h|#%#<S~%#i*#;z#%#i6~%#iA#;z%~#<=%~#<D%#<L#iJ#%#<S#iU%#<=#ia#%#<D#ij%#<s#it#%#<{#i}%#j*#=I##%\
    #=P#j4#%#=W#j>%#<L#jI#%#<S#jS$#j^#$#jj%#jw#Ic%~#J;%~#JA%#JH#k%#%#JU#k0%#J;#k<#%#JA~%#JH#kF#%#Sc#k\
    P%#kZ#K@##%#KP#kd#%#Kf#kn%#JH#kd#%#JU#kn$#ky##%#l&#k}%~#l*%~#l/%#l*#l&#%#l/~%#l5#l?##%#k}#l&#%#lE\
    ~%#lK#lU##%#l]#Ic%~#J;%~#JA%#JH#lc#%#JU#li%#J;#lp#%#JA#lw%#JH#m##%#Sc#m,%#m5#K@##%#KP#m?#%#Kf#mG%\
    #JH#m?#%#JU#mG%#l&#lU##%#l&#Ic%~#J;%~#JA%#JH#l&#%#JU~%#J;#l&#%#JA~%#K@#l?##%#KP#l&#%#Kf~%#mP#m]##\
    %#md#m]%~#ml%~#ms%#ml#m{##%#n'#n.##%#m]#n>##'#nF#nR#$D#n[##(#md#nc#nh#nk#ns(~#nx~#n}~(~#o)~#n}~'#\
    o/#$D#o6#o>#'#oF~~#oO&#oX#o_#or#&#o|~#p('#oF#$D#o6#p3##&#n'#p;#ns##'#nR#$D#n[#oO'#p]~#o6#o>'~~#o6\
    ~%#mP#6w#%#nF#9.%#md#6w%~#72%~#7;%#72#n>#%#7;#pe%#6w#n>%#72~%#7;#pe%#72#m{#%#7;#pn%#72#pw#%#7;#p~\
    %#n'#9'##%#6w#n>#%#9.#pe%#q)#q7##&#qB#q2#qJ&~#qU~&~#qU~&#qU#qZ#q`#&#qs#qz#r%'#qU#r:#rB#rH#'#rX~~~\
    &#r^#rg#rn#&~#rw~$#r~##&#q2#sC#qJ#&#sK#sQ~%#qU#rn#%#rX~'#;z#-z#sZ#sg##'#qB#sq#s|#;z'~~~#<='~~~#<D\
    )#<=#$D#De#t%#t,#t6##$#t?##)#=P#(.#tX#t^#Bp#tf##%#tl#q2%#tu~#%#qB#q2%~#qU%~#qU%#qU#u&#%#qs~&#qU#u\
    &#r:#&#rX~~%#qU#rg#%~#rw$#u/##%#q2#sC#%#sK#sQ$#qU#$#rX%#u?#6w#%#uO#9.%#u^#6w%~#72%~#7;%#72#uh#%#7\
    ;#us%#72#v##%#7;#v-%#72#uh#%#7;#v8%#vC#9'##%#6w#uh#%#9.#us(#uO#nR#$D#vS#\\N##'#u^#\\I#vY#nc'~#\\N\
    #v_#nx'~#\\N#v_#o)(#o/#$D#vS#\\N#ve'~~~~'#oF~~#\\Y(#oX#$D#vp#vw#w##(#o|~~~#w/&#vC#\\x#w<##'#p]#$D\
    #wD#\\I'~~#vS#\\N'#nR~#vS#\\N$#wJ##&#w\\#wb#wU&~~#wh&~~#wo%#wh#ww#%#x)#x1%#wh#x@#%#wo#xL%#wh#xY#%\
    ~#xe%#xq#y%##%#wU#y/#%#y>#yF%#yV#y\\#%#yk~&#yr#A7#y}#&#z/~~&#z9#A7#y}&~#A^~&~#Ad~&#zA#A^#zI#&#zP#\
    Ar#zY%#A^#za#%#Ad#zu&#{.#Q{#{5##&#{;#B`#y}##&#A7#{H#y}'~#{P#Bp#{W'#C3#{_#Bp#{W%#{g#{{%~#|%%~#|%&#\
    |,#My#|9&~#N&#|@&~#N&#|G&#|O#N4#|V#&#|c#ND#|k&#|y#O7#}&#&#}6#OB#}@&#|O#O7#}Q##%#}^#}w##&#~%#~+#|V\
    &~#O7#~1&#~?#OB#~F&#~U#6w#Ii#&#~a#9.~&#~l#Ca#6w&~#Cm#72&~#Cm#7;&#72#~r#Cm#&#7;#~y#DH&#72$#%#Cm#&#\
    7;$#,#DH&#72#~r#DU#&#7;$#4#Do%$#;$#H##&#6w#~r#E<#&#9.#~y#EP&#72#~r#E<#&#7;#~y#EP%#~U#6w#%#~a#9.%#\
    ~l#6w%~#72%~#7;%#72#~r#%#7;#~y%#72$#%#%#7;$#,%#72#~r#%#7;$#4%$#;#9'##%#6w#~r#%#9.#~y$$#U#$$#g&$#z\
    $$##m]&~~#ml&~~#ms'#ml#$D$$+$$0#'#ms~~~%#ml$$6#%#ms$$A%#ml$$M#%#ms$$Y%#ml$$f#%#ms$$s%$%$#n.##%#m]\
    $%7#%$#r$%E%#ml$%7#%#ms$%E$$%T%$%a$%[%$%a$%[%$%h$%p%~$%v%~$%|%$&'$&-#%$&7$&>%$&I$&O#%$&Y$&`%$&k$&\
    t##%$&}$'.##%$'8$&t#%$'>$'E&$'8#$D$'O%~$&t%$'>$'E%$'V#{{#%~#|%%$'c#|9%~#|@%~#|G%#|O$'i#%#|c$'o%#|\
    y$'v#%#}6$(#%#|O$(-#%$(2$(9%$(?#}w##%#~%$(I#%#~?$(P%$(X$'i#%$(^$'o&#C\\#-z$(e##&$(i$(n#C\\&~~#Cy&\
    ~~#C~($(u#$D$(}#R&$)*)#D4~#De$)/$):$)G)#DA~#De$)/$):$)G%#Cy$)O#%#C~$)\\'$(u#Db$)j$)s##%$)}#E&##'$\
    *.#Bp$*6$*?'#E6~~~'#EI~~~%$*H#C\\##%$(n#C\\%~#Cy%~#C~%#D4$*Q#%#DA$*Y%#Cy$)S#%#C~$)`%#D4$*b##%$*$#\
    E&##%#E6$*j#%#EI$*r$$*{##%$+/#Ic%~#J;%~#JA%#JH$+:#%#JU$+D%#J;$+O#%#JA$+Z&#JH#>3$+f#&#Sc~~%$+m#K@#\
    #%#KP$+w#%#Kf$,'%#JH$,4#%#JU$,>%$,I#{{#%~#|%%$,S#{{%~$,Z%~$,`%#|O$,g#%#|c$,n%#|y$,v#%#}6$,~%#|O$-\
    +#%$(2$-2%$-9$-I##%#~%$-V#%#~?$-c%$(X$-V#%$(^$-c%$-q#6w#%$.%#9.%$.4#6w%~#72%~#7;%#72$.>#%#7;$.I%#\
    72$.U#%#7;$.`%#72$.>#%#7;$.l%$.w#9'##%#6w$.>#%#9.$.I%$/(#A7#%$/4~%$/?#A7%~#A^%~#Ad%#A^$/H#%#Ar$/Q\
    %#A^$/[#%#Ad$/e%#Q{$/p#%#R2$/y%$0&#B`##%#A7$/H#%#C3$/Q%$09$0J#%$0P~%$0`$0J%~$0k%~$0q%$0k$0x#%$0q$\
    1(%$0k$15#%$0q$1A%$0k$1N##%$1]$1m##%$0J$1w#%$2'$2.&$2;$2O$1U&$2T~~&$2T~~($0`#nc#nh$2j#vY(~#nx~$2s\
    #v_(~#o)~$2s#v_)#o/#$D#vS$2|$3*$30#)#oF~~~~$3<)#oX#$D#vp$2|$3I$3*)~~~~$3V~)#o|~~~$3d~)#o/#$D#vS$2\
    |$3*$1N##%$1]$3*##*#p]#$D#wD$3s$3*#(.$3})~~#vS$2|$4)$3*)#nR~#vS$2|$45$3**$4B#$D#wD$3s$3*#(.$3})#p\
    ]~#vS$2|$4)$3*)#nR~#vS$2|$45$3*%$4I#{{#%~#|%%$4S$4\\%~$4b%~$4h%#|O$4o#%#|c$4w%#|y$5$#%#}6$5/%#|O$\
    5;##%$5J$5Z##%#~%$5g#%#~?$5q%$5|$%[#%$6-~%$69$%p%~$%v%~$%|%$&'$6B#%$&7$6J%$&I$6S#%$&Y$6_%$&k$6l#%\
    $6u$6~%$7+$'.##%$'8$78#%$'>$7A%$&'$78#%$&7$7A%$7K$7X#%$7^~%$7j$7X%~$7s%~$7y%$7s$8$#%$7y$8,%$85$8;\
    #%$8G$8N%$7s$8$#%~$8[%$8c$8s##&$7X#Bp$9$#&$9-~~%$7s$94#%$7y$9=&$9G##I$9Q#&~##8~'$9^##I$9f$9i'~##P\
    ~~'~##W~~'##P$9r$9|#(A#'##W$:(~~'##P$:3$:=#(A#'##W$:E~~&##P$:P#n}##$$:Y##'##I$:|$;*#(A#'#$O$;1~~&\
    $9G##I#Ii#&~##8~'$9^##I$;<$9i'~##P~~'~##W~~'##P$9r$9|#J.#'##W$:(~~'##P$:3$:=#J.#'##W$:E~~'##P$:P#\
    n}#DU##%$;I$;V##'##I$:|$;*#KX#'#$O$;1~~%$9G##I#%~##8%$9^##I%~##P%~##W%##P$9r#%##W$:(%##P$:3#%##W$\
    :E%##P$:P##%$;I#$:##%##I$:|#%#$O$;1%$;f$;t#%$;y~%$<*$;t%~$<4%~$<9%$<*$;t%~$<4%~$<4%$<?$<C#%$<K$<Q\
    $$<4#$$<Z%$<4$<a#%$<9$<l%$<4$<x#%~$=#%$=*#f)##%$;t$<C#%$=:$<Q%$<4$<C#%$<Z$<Q$#k}##$#k}$#l*$#l/$#l\
    *#$#l/$#l*##$#l5##$#k}#$#lE%$=@#C\\##%$=J$=R%~$=Y%~$=`%#D4$=h#%#DA$=s%#Cy$>##%#C~~%$=Y$>.##%$>9$>\
    L##%$>V$>\\%#E6$>g%#EI$=s$$>r##%$?%#;z%~#<=%~#<D%#<L$?,#%#<S$?4%#<=$?=#%#<D$?E&#<s#/8$?N#&#<{~~%$\
    ?S#=I##%#=P$?`#%#=W$?h%#<L$?`#%#<S$?h$$?q##&$@$$@-$%p&~~$%v&~~$%|%$&'$@5#%$&7$@@'$&I#%[$@L$@R#'$&\
    Y~~~&$&k#/8$@$#&$6u~~%$@\\$'.##%$'8$@5#%$'>$@@'$&'#0.$A1$@$#'$&7~~~%$A7#Ic#%$AF~%$AT#Ic%~#J;%~#JA\
    %#JH$A[#%#JU$Ad%#J;$An#%#JA~%#JH$Ax##%$B%#K@##%#KP$B2#%#Kf$Ad%$B;$%[#%$BF~%$BP$%p%~$%v%~$%|%$BX$%\
    p%~$%v%~$%|%$&'$B[#%$&7$Be%$&I$Bp#%$&Y~%$&k$By#%$6u$C($$C4##%$'8$B[#%$'>$Be&$&'$B[$CD#&$&7$Be$CO&\
    $C[$Cg$Cm#&$Cs~~&$C~$Cg$Cm&~$D+$D1&~$D+$D7&$D+$D1$D>##'$DH#$D#<~$DO#'$DY~~$Da&$Dl$D|$E-##&$E4$E:$\
    D>'$Cg$D1#Bp$E?'$Cg$D7#Bp$E?%$C[$E:#%$Cs~%$C~$E:%~#<~%~$EH%$C~$E:%~#<~%~#<~%#<~$D>#%$EH$EN%#<~$DO\
    #%~$Da%#<~$D>#%~$EY%$Dl$E-##%$E:$D>#%$Ec$EN&$Ei$Eu$Ez#&$F,~~&$F7$Eu$Ez&~$F@~&~$FE~&$F@$FK$Ez##$$F\
    S&~$FY$Fb&$Fp$Fw$Fb&$F@#R&$G%##&$G+$G5$Ez##'$Eu#$D$G?$Ez#'$GD~~~&$Eu#(.$G?'~#$D~$Ez'$GD#$D~$Ez%$E\
    i$Eu#%$F,~%$F7$Eu%~$F@%~$FE%$F@$FK#%$FE$GJ%$FS$FY#%$Fp$Fw%$F@$GS#%~$G[%$G+$G5##%$Eu$Gc#%$GD$Gj%$F\
    @$Gc#%$FE$Gj$$Gr##%$H&$%p%~$%v%~$%|%$&'$H0#%$&7$H>&$&I#$D$H&#&$&Y~~&$&k#>3$HM#&$6u~~%$HX$'.##&$'8\
    #$D$H&#&$'>~~&$&'#$D$H&#&$&7~~$$Hk##%$Hy$Hr%~$I%%~$I,%$I%$I4#%$I,$I=%$I%$IG#%$I,$IO%$I%$I4#%~$IX%\
    $Ia$In##%$Hr$I4#%$Ix$I=$$J$##%$J1#Ic%~#J;%~#JA%#JH$J9#%#JU$JB%#J;$JL#%#JA$JU&#JH#Db$J_#&#Sc~~%$Jf\
    #K@##%#KP$J9#%#Kf$JB%#JH$Jp#%#JU$Jz%$K)$K5#%$K:~%$J1$K5%~$KE%~$KJ%$KE$J9##%$KE$JL#%$KJ$JU&$KE#Db$\
    J_##%$Jf$KP##&$K5#Bp$KZ%~$J9%$Ka$JB$$Kg##&$L$$J1$Ky&~~$L/&~~$L/'$L6#$D$J_$L=#'$LH~~~%$LP$LY#%$Li$\
    Ls'$L/#Db$J_$M(##%$M4$MD##'$Ky#Bp$KZ$L$#'$MT~~~%$M\\$Mh#%~$Mp%$My$N#%~$N+%~$N3%$N<$NC#%$NJ$NR%$NZ\
    $Nb#%$Nj$Ns%$N<$N|##%$O&$O3##%$O@$OG#%$OM$OU%$O\\$On#%$Ov$P+%$P5$On%~$P@%~$PH%$P@$PQ#%$P^$Ph$$P@%\
    ~$PQ%$P^$Ph%$P@$Pv#%$PH$Q*%$P@$PQ#%~$Q;%$QI$QY##%$On$PQ#%$Qf$Ph&$P@#Bp$Qo#&$P^~~&$Qy$J_#m]##&$R+$\
    J_#m]&~~#ml&~~#ms'#ml#$D$J_$R6##'#ml#$D$RA$RI#'#ms~~~'#ml#Db$J_$RT##%$R_#n.##'#m]#Bp$KZ$R6#'$#r~$\
    R{~%$S'#6w#%~#9.%$S'#6w%~#72%~#7;&#72#$D$S5##%#72$SD#%#7;$ST&#72#Db$S'##%$Se#9'##&#6w#Bp$Sx&~#$D~\
    &#9.#$D~$$T*##%$T8#;z%~#<=%~#<D%#<L$TB#%#<S$TK&#<=$TU$TX#&#<D~~&#<=$TU$TX%~$T_%#<D$Th&#<s#Db$TX#&\
    #<{~~%$Tr#=I##%#=P$U##%#=W$U-&#<L#Bp$U8#&#<S~~$$U?##&$UO$UT#;z&~~#<=&~~#<D%#<L$UY#%#<S$Ud'#<=#$D$\
    UO$UT#'#<D~~~'#<s#>3$UO$UT#'#<{~~~$$Up##'#=P#$D$UO$UT#'#=W~~~'#<L#$D$UO$UT#'#<S~~~$$U}##%$V2$V*%~\
    $V;%~$VC%$V;$VL#%$VC$VW%$V;$Vc#%$VC$Vm%$V;$Vx#%$W'$W/%$W:$WM##%$V*$WZ#%$We$Wn&$V;#0.$Wz#&$VC~~%$X\
    '#A7#%$X3~%$X>#A7%~#A^%~#Ad%#A^$XG#%#Ar$XN%#A^$XV#%#Ad$X]%#Q{$Xe##%$Xl#B`##%#A7$XG#%#C3$XN%$X'$X|\
    #%$X3~%$X>$X|%~$Y%%~$Y*%$Y%$XG#%$Y*$XN%$Y%$XV#%$Y*$X]%$Y%$XG#%$Y0$XV%$Xl$Y5##%$X|$XG#%$Y?$XN%$YE$\
    YR#%~$YY%$Ya$YR%~$Yi%~$Yp%$Yx$Y~#%$Z+$Z2%$Yi$Y~#%$Yp$Z2%$Yi$Z<#%$Yp$ZG%$Yi$Y~#%~$ZS%$Z\\$Zf##%$YR\
    $Y~#%$YY$Z2%$Zs$[##%$[*~%$[5$[#%~$[?%~$[F%$[N$[V#%$[_$[h%$[?$[r#%$[F~%#/0$[{#%#/O$\\)%$\\3$\\C##%\
    #0'$[V#%#0F$[h%$[?$[V#%$[F$[h%$\\S$\\`##%$\\g$\\`%~$\\r%~$\\y%$]%$]+#%$]5$]<%$]G$]N#%$]\\$]d%$]%$\
    ]s#%$^#$^)%$^5$^H##%$^R$^X#%$^c$^j%$]%$^X#%$]5$^j%$^v$%[#%$_#~%$_+$%p%~$%v%~$%|%$&'$_1#%$&7$_;%$&\
    I$_F#%$&Y$_Q%$&k$_]##%$_g$'.##%$'8$_1#%$'>$_;%$_z$%[#%$`+~%$`7$%p%~$%v%~$%|%$&'$`?#%$&7$`H%$&I$`S\
    #%$&Y$``%$&k$`n##%$`y$'.##%$'8$a-#%$'>$a7&$aB$aO$aW##&$`7$ae$aW&~$al~&~$as~&$al$a{$aW##&$`y$b*$aW\
    ##&$b7#{P$a-#&$b>#{_$a7&$aB#2j$aO#&$`+#2~~&$`7#3'$ae&~#3+$al&~#3+$as%$`7$ae%~$al%~$bF&#3/$bO$`?#&\
    #Z*$bW$`H&#35$al$a{#&#3=$as$ba&#3F$bm$bs#&$b~$c($c.$$c9##&#3\\$al$cX#&#3n$as$cc&$co#Z]$a-#&$cv#[F\
    $a7%$c~$d+#%~$d1%$d8$d?%~$dE%~$dK%$]%$dR#%$]5$dX%$]G$d_#%$]\\$dh%$]%$dr#%$^#$dz%$e&$e0##%$^R$dr#%\
    $^c$e:%$]%$dr#%$]5$e:%$eC#A7#%$eN~%$eX#A7%~#A^%~#Ad%#A^$e^#%#Ar$ef%#A^$ep#%#Ad$ex%#Q{$f%#%#R2$f.%\
    $f7#B`##%#A7$fA#%#C3$fK%#A^$fA#%#Ar$fK%$fV$fa#%$ff~%$fp$fa%~$L*%~$fx%$L*$f~#%$g)$g0%$g9$g?#%$gG$g\
    N%$L*$g?#%$fx$gN%$L*$gW#%~$g`%$gi$gs##%$fa$gW#%$g}$h(%$L*$gW#%$h2$h(&$h8#{{$hE##&$hS$h]$hE&~$hd~&\
    ~$hk~&#|y$hs$hE##&$h~$i5$hE##&#~%$iB$iI#&#~?$iS$i[%$h8#{{#%~#|%%$hS$h]%~$hd%~$hk%#|O$iI#%#|c$i[%#\
    |y$hs#%#}6$if%#|O$ir#%$(2$i|%$h~$i5##%#~%$iI#%#~?$i[%$(X$iI#%$(^$i[%$j*$j7#%~$j<%$jA$j7%~$jI%~$jN\
    %$jI$jT#%$jN$j]%$jg$jl#%$jv$j|%$jI$jT##%$k+$k8##%$j7$jT#%$k?$j]$$kE##%$kT#;z%~#<=%~#<D%#<L$k]#%#<\
    S$kg%#<=$kr#%#<D$k}%#<s$l-#%#<{$l8%$lC#=I##%#=P$k]#%#=W$kg%$lS#A7#%$l`~%$ll#A7%~#A^%~#Ad%#A^$lv#%\
    #Ar$l~%#A^$m+#%#Ad$m5%#Q{$m@#%#R2$mI%$mR#B`##%#A7$m_#%#C3$mj%#A^$m_#%#Ar$mj%$mv$n&#%$n*~%$n5$n&%~\
    $n>%~$n>%$n>$nB#%$nK$nQ%$n>$n[#%$nd~%$n>$ni#%~$nt$$o#$$o)$$o)%$o-$o2#%$o;$nQ%$oA$o2#%$oF$nQ$$oL##\
    %$o\\$oc%~$ol%~$ou%#:-$p##%#:?$p+%$ol$p4#%$ou$p<%#:j$pE#%$pM$pV%$p^#;*##%#;7$ph#%$pq$px%$q&$ph#%$\
    q,$px%$q3$q@#%$qD~%$qP$q@%~$q[%~$q_%$qd$q@%~$q[%~$q_%$q[$qp#%$q_$qy%$q[$r'#%$q_$r0%$q[$r:#%~$rC%$\
    rL$rY##%$q@$r`#%$ri$rn%$q[$r`#%$ry$rn%$s#$s5#%$s:~%$sK$s5%~$sU%~$sZ%$sU$s`#%$sj$sq%$sU$s|#%$sZ$t+\
    %$sU$t7#%~$tB%$tM$t]##%$s5$tg#%$tq$tx%$sU$tg#%$sj$tx$$u'#$$u5%$uD#Ic%~#J;%~#JA%#JH$uM#%#JU$uW%#J;\
    $ub#%#JA$uk%#JH$uu#%#Sc$v#%$v-#K@##%#KP$uu#%#Kf$v7%#JH$uu#%#JU$v7%$vB$vS#%$vW~&$vg$vm$vS&~~$vt&~~\
    $vt%$vt$vx#%$w'$w,%$vt$w8#%$w'$wE%$vt$wS#%~$w_$$wk##%$vS$w~#%$x0$x5%$vt$w~#%$w'$x5&$xD$xU$xZ##'$x\
    h$vm$xU$xZ'~~$xn~'~~$xn~&$xn$xs$xZ##%$y#$y*##)$xU#Bp$yE#(.$yL$xZ##&$xD$vS$yP##'$xh$vm$vS$yP'~~$vt\
    ~'~~$vt~&$vt$xs$yP##%$y#$y^##)$vS#Bp$yE#(.$yL$yP##%$xD$vS#%$yy~&$xh$vm$vS&~~$vt&~~$vt%$vt$z-#%$w'\
    $z8%$vt$xs#%$w'$zD%$vt$zQ#%~$z\\$$zg##%$vS$zw#%$x0${'%$vt$zw#%$w'~$${4##%${A#A7%~#A^%~#Ad%#A^${I#\
    %#Ar${R%#A^${]#%~${h%#Q{${t#%#R2$|#%$|.#B`##%#A7${t#%#C3$|>%#A^${t#%#Ar$|>$$|J##&$|X$@-#;z&~~#<=&\
    ~~#<D(#<L#$D#.Y$|_$|e#(#<S~~~~'#<=#%[$@L$|m#'#<D~~~'#<s#/8$|v$|X#'#<{~~~%$||#=I##'#=P#0.$A1$|X#'#\
    =W~~~'#<L#0.$A1$}3#'#<S~~~%$};$}H#%$}N~%$}Z$}H%~$}f%~$}l%$}Z$}H%~$}f%~$}f%$}Z$}H#%~$}s%$}z$~%#%$~\
    ,$~4%$}f$~%#%$~,$~4%$}f$~<#%$}l$~C%$}f$~K#%~$~R%$~Y$~l##%$}H$~v#%$}s$~~%$}f$~v#%$}l$~~%%#+%#6#%%#\
    :~%%#D%#6%~%#L%~%#P%%#D%#6%~%#L%~%#L%%#L%#U#%%#P%#^%%#L%#h#%%#P%#p%%#L%#y#%~%$&%%$/%$9##%%#6%#U#%\
    %$C%#^%%$H$%[#%%$V~%%$c$%p%~$%v%~$%|%$&'%$l#%$&7%$u%$&I%%##%$&Y%%-%$jI%%8#%$jg%%A%%%J$'.##%$'8%$l\
    #%$'>%$u$%%W#$%%g&%%x%%|$d?&~~$dE&~~$dK%$]%%&'#%$]5%&4%$]G%&B#%$]\\%&N'$]%#>3%%x%&[#'$^#~~~%%&a$e\
    0##%$^R%&q#%$^c%&{'$]%#(.%%x%&[#'$]5~~~%%'*#;z#%%'9~%%'G#;z%~#<=%~#<D%#<L%'P#%#<S%'Z%#<=%'e#%#<D%\
    'o%#<s%'P#%#<{%'z%%((#=I##%#=P%'P#%#=W%'Z$%(5##%%(:%(5%~%(B%~%(G%%(:%(5%~%(B%~%(M%%(B%(T#%%(G%(^%\
    %(B%(i#%%(M%(r&%(B#R&%(:#&%(M~~%%(|%)*##%%(5%)4#%%)>%)D%%(B%)4#%%(G%)D%%)O%)[#%%)a~%%)l%)[%~$a<%~\
    %)w%$a<%)}%~%*)%~%*1%$a<%*:#%~%*D%$a<%)}#%~%*O%%*W%*g##%%)[%)}#%%*q%*w&%)[#Bp%+$##%%)O%+.%%)a~%%)\
    a~%%)l%+.%~%+6%~%+>%%+6%)}%~%*)%~%*1%%+6%*:#%~%*D%%+6%*O##%%*W%+H##%%+.%)}%~%*1%%+R%*1&%+\\#Ic#Ii\
    &%+l~~&%+l~~&%+{#Ca#Ic&~#Cm#J;&~#Cm#JA&#JH#Cm%,-#&#JU#DH%,;&#J;#Cm%,J#&#JA#DH~'#JH#DU#R&%,Y##%%,e\
    %,{##'#KP#E<#$D%-/#'#Kf#EP~~%%+\\#Ic%%+l~%%+l~%%+{#Ic%~#J;%~#JA%#JH%,-#%#JU%,;%#J;%,J#%#JA~&#JH#R\
    &%,Y##%%-:#K@##%#KP%-P&~#$D%-/&#Kf#$D%-/%%+\\#L1%%+l~%%+l~&%-^%-i#Ic&~%-s#J;&~%-s#JA&#JH%-}%,-#&#\
    JU%.,%,;&#J;%.8%,J#&#JA%.B~'#JH%.M#R&%,Y##%%,e%.Y##'#KP%.i#$D%-/#'#Kf%.t~~%%/$%//#%%/4~%%/>%//%~%\
    /F%~%/K%%/F%/P#%~%/W%%/F%/P#%~%/`%%/F%/h#%~%/o%%/F%/w#%%/K%0#%%0+%08##%%//%0B#%%0I%0N&%//#Bp%0V##\
    %%/$#d8%%/4~%%/4~%%/>#dW%~#d]%~#dc%%/>#dj%~#dq%~#dx%#e$%/P#%#e5%/`%#dq%/h#%#dx%/o%#e$%/w##%%0+#f#\
    ##%#f0%0B&~#Bp%0_&#gS#Bp%0_%%0h#A7#%%0r~%%0{#A7%~#A^%~#Ad%#A^%1&#%#Ar%1,%#A^%13#%#Ad%1:%#Q{%1B#%#\
    R2%1I%#W_#B`##%#A7%1P#%#C3%1W%#A^%1P#%#Ar%1W%%1_#$[#%%1n~%%1|#$[%~#${%~#%&%#%.%2)#%#%R%23%#${%2?#\
    %#%&%2H%#${%2R#%~%2]%%2h#&N##%#$[%2u#%#&g%3$%#${%2u#%#%&%3$%%1_#Ic%%1n~%%1n~%%1|#Ic%~#J;%~#JA%#JH\
    %2)#%#JU%23%#J;%2?#%#JA%2H%#JH%2R##%%2h#K@##%#KP%2u#%#Kf%3$%%30#Ic##%%3?#Ic%~#J;%~#JA%#J;%3J##%%3\
    V#K@##%#KP%3f##$%3p##%%3}%3w%~%4*%~%4*%%4*%40##%%48$D|##%%3w%4E##$%4O##%%3}%4V%~%4Z%~#7}%%4Z%4^#%\
    %4f%4k%%4Z%40#%%4f%4t%%4Z%4^#%#7}%4}%%48%5)##%%4V%4E#%%50%55$%5@##%%5R%5K%~%5[%~%5b%%5R%5K%~%5[%~\
    %5[%%5k%5r#%%5{%6'%%5[%5r#%%61%6'%%5[%69#%~%6C%%6L%6_##%%5K%6l#%%6t%6|%%5k%6l#%%5{%6|$%7)##%%5R#I\
    c%~#J;%~#JA%#JH%5r##%#J;%5r#%#JA%6'%#JH%69##%%7:#K@##&#KP#$D%7G#&#Kf~~%%7R%7`#%%7f%7s%%7z%7`%~%8)\
    %~%8/%%7z%7`%~%8)%~%8)%#A^%86#%#Ar%8@%%8)%8K#%%8W%8^%#Q{%8k#%#R2%8t%%8}%91##%#A7%9;#%#C3%9F%#A^%9\
    R#%#Ar%9]&%7R%7`%9i##&%7z%7`%9i&~%8)~&~%8/~&%8)%8K%9i##&#Q{%8k%9i##%%8}%9w##&#A7%9;%9i##%%:<#Ic%%\
    :F~%%:F~%%:O#Ic%~#J;%~#JA%#JH%:V##%#J;%:\\#%#JA%:c&#JH#>3%:k##%%:p#K@##&#KP#$D%:k#&#Kf~~&#KP#(.%:\
    k&~#$D~&#Kf#$D~%%:w#a;#%%;)~%%;6#a;%~#aT%~#aY&%;>#$D%;6#&%;C~~%#aT%;I#%#aY~&#aT#>3%;6##%%;T#b-##%\
    %;d%;k#%%;w%<#&#aT#$D%<0#&#aY~~%%<8%<E#%%<N~%%<Z%<d%~%<k%~%<r%%<k%<z#%%<r%=%%%<k%<z#%%<r%=.%%<k%=\
    6#%~%=>%%=F%=S##%%<d%<z#%%=`%=h%%<k%<z#%%<r%=h$%=q##%%=~%=w%~%>+%~%>2%%>+%>:#%%>2%>C%%>+%>M#%%>2%\
    >W&%>+#>3%>b#&%>2~~%%>h%>r##%%=w%>:#%%>|%>C&%?(%?7%??#&%?M~~&%?[%?7%??&~%?g~&~%?o~%%?8%??#%%?p~&%\
    ?g%?x%??#&%?o%@(~'%?g#Db%@5%??##&%@@%@S%??##&%?7%@]%??#&%@g%@p~&%?g%@]%??#&%?o%@p~%%?(%?7#%%?M~%%\
    ?[%?7%~%?g%~%?o%%?8%@{#%%?p%A)%%?g%?x#%%?o%@(&%?g#Db%@5##%%@@%@S##%%?7%@]#%%@g%@p%%?g%@]#%%?o%@p%\
    %A4$j7##%%A@$j7%~$jI%~$jI%$jI%AH#%$jN%AP%$jg%AY#%$jv%Ab%$jI%Al##%%At$k8##%$j7%AH%~%A~%$k?%AP%%B*$\
    %[%%A4~%%A4~%%A@$%p%~$%v%~$%|%$&'%AH#%$&7%AP%$&I%AY#%$&Y%Ab%$&k%Al##%%At$'.##%$'8%AH#%$'>%AP$%B7#\
    $%BG%%BX$d?%~$dE%~$dK%$]%%Bb#%$]5%Bm%$]G%By#%$]\\%C)%$]%%C6#%$^#%CA%%CL$e0##%$^R%Bb#%$^c%Bm%%C_%C\
    o##&%Cu$d?%D#&~$dE~&~$dK~&$]G%D1%D###%%D=$e0##$%DS#$%De%%Cu%D]%~%Dv%~%D~%%Cu%D]%~%Dv%~%Dv%%E+%E2#\
    %%E:%EB&$]%#$D%EK#&$]5~~%%Dv%D1#%%D~%ET&%Dv#/8%Ea##%%Ei%Ey##%$^R%F*#%$^c%F4%$]%%F*#%$]5%F4$%F?##%\
    %FM%FF%~%FV%~%F]%%Fe%Fl#%%Ft%F|%%FV%Fl#%%F]%F|%%FV%G*#%%F]%G3%%FV%G=#%~%GG%%GQ%G^##%%FF%Gk#%%Gu%G\
    }%%FV%H,#%%F]%H6%%HA#6w#%%HO#9.%%H\\#6w%~#72%~#7;%#72%Hd#%#7;%Hm%#72%Hw#%#7;%I$%#72%I.#%#7;%I8%%I\
    B#9'##%#6w%Hd#%#9.%Hm&%HA%IO%I[&%HO~~&%HO%Ii~'%H\\%Iv#6w%I['~%I}#72~'~%I}#7;~(#72#$D%J(%Hd%I[(~~~\
    ~%J.(#7;~~%Hm%J.'#72%J4%Hw%I[#'#7;~%I$~'#72%I.%J?%I[##&%IB#9'%I[##'#6w%JK%Hd%I[(~#$D%JQ%Hd%I[(#9.\
    #$D%JQ%Hm%I['#6w%JW%Hd%I[(~#$D%JQ%Hd%I[(#9.#$D%JQ%Hm%I[(%J]$4B#$D%Jk%Ju#(%HO~~~~&%H\\%J{#nc&~%K*#\
    nx&~%K*#o)(#o/#$D%K5%Ju%K@#(#oF~~~%KI(#oX#$D%KS%K^%Ju#(#o|~~%Kh~(#o/#$D%Ks%Ju%K}##%%IB%Ju##(#p]%L\
    +#$D%L4%Ju(~#$D%LA%K@~(#nR#$D%LA%KI~($4B#$D%Jk%Ju%K@(#p]~%LA%K@%Ju(#nR~%LA%KI%Ju%%LN%L[#%%Lc~%%Lo\
    %L[%~%Ly%~%M%%%M.%M5#%%M=%ME%%Ly%MN#%%M%~%%Ly%MU#%~%M\\%%Mc%Ms##%%L[%N'#%%N.%N7%%Ly%N'#%%M%%N7%%N\
    ?#m]%%NP~%%NP~%%N`#m]%~#ml%~#ms%#ml%Nk#%#ms%Ny%#ml%O,#%#ms%O8&#ml#R&%OE##%%OO#n.##&#m]#$D%Ob#&$#r\
    ~~&%N?%On%Ov#&%P(%P8~&%N`%On%Ov&~%PA~&~%PI~&#zA%PA%Nk##$%PR&%PA%O,%Ov&%P[%O8%Ov&%Pd%Pw%Ov##'%On#$\
    D%Ob%Ov'~#{P#$D%Ob'%Q+#{_#$D%Ob%%N?%On#%%P(%P8%%N`%On%~%PA%~%PI%%PA%Nk#%%Q5%Ny%%PA%O,#%%P[%O8%%PA\
    %Q?#%~%QK%%Pd%Pw##%%On%QW#%%P8%Qd%%PA%QW#%%P[%Qd$%Qr##%%R%#;z%~#<=%~#<D%#<L%R.#%#<S%R6%#<=%R?#%#<\
    D%RH%#<s%RR#%#<{%R\\%%Rf#=I##%#=P%RR#%#=W%Rs%#<L%RR#%#<S%Rs%%R~%S1#%%S7~%%SE%S1%~%SN%~%ST%%SN%S[#\
    %%ST%Se%%SN%Sp#%%ST%Sz%%SN%T)#%%T3%T9%%TC%TV##%%S1%T)#%%T`%Tg%%SN%T)#%%ST%Tg&%Tr%U'%U0#&%U>~~&%UN\
    %U'%U0&~%UY~&~%Ub~&%UY%Ul%U0#&%Ub%Uz~$%V-&%UY%V5%VB&%Ub%VP%VB%%V-%V^##&%Vk%V{%U0##&%U'%V^%U0#&%W,\
    ~~&%U'%W6%U0#&%W,~~$%WB#$%WU%%UN%U'%~%UY%~%Ub%%UY%Wi#%%Ub~%%UY%Ul#%%Ub%Uz&%UY%Wi%V5#&%Ub~%VP%%UY%\
    V^#%~%Wm&%Vk%V{%Wz##%%U'%V^#%%W,%X%%%UY%W6#%%Ub%X3%%X@#-Y#%%XR~%%Xc#-v%~#-~%~#.*%#.3%Xi#%#.E%Xu%#\
    .s%Y&#%#/(~%#/0%Y3##%%Y<#/v##%#0'%YI#%#0F%YS%%Y^#{{#%~#|%%%Yj#{{%~$,Z%~$,`%#|O%Yt#%#|c%Y|%#|y%Z)#\
    %#}6%Z6%#|O%ZD#%$(2%ZN%%ZX$-I##%#~%%Zh#%#~?%Zs%$(X%Zh#%$(^%Zs%%[#$d+#%~$d1%%[0$d?%~$dE%~$dK%$]%%[\
    9#%$]5%[A%$]G%[K#%$]\\%[V%$]%%[b#%$^#%[k%%[t$e0##%$^R%\\%#%$^c%\\.%$]%%\\%#%$]5%\\.$%\\8##&#3'%\\\
    J#;z&~~#<=&~~#<D%#<L%\\R#%#<S%\\_%#<=%\\m#%#<D~%#<s%\\}#%#<{%].%%];#=I##%#=P%]T#%#=W%\\_%#<L%]T#%\
    #<S%\\_%%]a$fa#%%]l%]v%%]|$fa%~$L*%~$fx%$L*%^&#%$g)%^-%$g9%^6#%$gG%^>%$L*%^6#%$fx%^>%$L*%^E#%~%^M\
    %%^U$gs##%$fa%^b#%$g}%^k%$L*%^b#%$h2%^k%%^u%_&#%%_-%_9%%_A%_&%~%_L%~%_S%%_L%_[#%%_S%_e%%_L%_p#%%_\
    S%_z%%_L%`)#%~%`3%%`=%`G##%%_&%`T#%%_9%`^&%_L#(.%`i#&%_S~~%%`q%`~%%a'~%%a'~%%a3%`~%~%a<%~%aA%%a<%\
    aG#%%aA%aO%%a<%aX#%%aA%ab%%a<%am##%%aw%b%##%%`~%aG#%%b2%aO%%`q%b8#%%a'~%%a3%b8%~%b<%~%b@%%b<%aG#%\
    %b@%aO%%b<%aX#%%bF%ab&#35%b<%aX#&#3=%bF%ab%%b<%am#%~%bK%%aw%bU##&#3\\%b<%aG#&#3n%b\\%aO%%b<%aG#%%\
    b\\%aO&%`q%b8%bb#&%a'~~&%a3%b8%bb&~%b<~&~%b@~&%b<%aG%bb#&%b@%aO~&%b<%aX%bp#&%bF%ab~&%b<%am%bb##&%\
    aw%bU%bb##&%b8%aG%bb#&%b~%aO~&%b8%aG%bb#&%c(%aO~%%c.%cC##'%cH#3'$J1%cC'~~~%cN'~~~%cN'%cH#3'$J1%cC\
    '~~~%cN'~~~%cS%%cN%cY#%%cS%c_%%cN%cg#%%cS%c}%%cN%d8#%%cS%dL%%cN%da#%~%di%%dq%e1##%%cC%e8#%%eB%eH%\
    %cN%e8#%%cS%eH%%eS#6w#%%ec#9.%%er#6w%~#72%~#7;%#72%e}#%#7;%f*%#72%f4#%#7;%f>%#72%fI#%#7;%fS%%f]#9\
    '##%#6w%e}#%#9.%f*%%fm$d+#%~$d1%%f{$d?%~$dE%~$dK%$]%%g)#%$]5%g4%$]G%gA#%$]\\%gN%$]%%g\\#%$^#%gf%%\
    gp$e0##%$^R%h$#%$^c%h1%$]%%h$#%$]5%h1%%h?%hJ#%%hQ~%%h[%hb%~%hh%~%hn%%hu%h|#%%i'%i/%%hh%i7#%%hn~%%\
    hh%i@#%~%iH%%iQ%ia##%%hb%iq#%%iz%j%%%j/%h|#%%j5%i/&%h?%hb%j<#&%hQ~~&%h[%hb%j<&~%hh%jJ&~%hn%jJ&%hh\
    %h|%j<##%%hh%j<&~%i7%j<&%hn%i7%j<&%jP%jW%j<&~%i@~&~%iH~&%iQ%ia%j<##&%j_%iq%j<#&%je%j%~&%j_%h|%j<&\
    ~%iq~&%je%j%~%%jl#m]%%j|~%%j|~%$R+#m]%~#ml%~#ms%#ml%k/#%#ms%k:%#ml%kF#%#ms~%#ml$RT##%%kP#n.##%#m]\
    %k`#%$#r%k:%#ml%k`%#m]~%$#r%k:%%kk%kz#%%l'%l5%%l@%lK%~%lS%~%l[%%ld%lm#%%lw%m&%%ld%m1#%%m<%mF%%ld%\
    mR#%~%m^%%mj%mz##%%lK%n+#%%n5%n>%%lS%n+#%%l[%n>$%nI##%%nU%nO%~$g9%~$gG%%nU%nO%~$g9%%n\\$gG%$L*%nd\
    #%$g)%nl%$g9%nv#%$gG%n}&$g9$TU%o)#&$gG~~%$L*%o/#%~%o9%%oC$gs##%$fa%oP#%$g}%oZ%$L*%oe#%$h2%oo%%oz#\
    ;z%%p+~%%p+~%%p7#;z%~#<=%~#<D%#<L%pA##%#<=%pK#%#<D%pV&#<s#Db%pb##%%pk#=I##%#=P%pA&~#Bp%p{&#=W#Bp%\
    p{&%q(%4V%q5#&%qC~~&%qO%4V%q5&~%4Z~&~%qX~&#zA%4Z%q\\##&%qc%4Z%qj&%4Z%qj%qr&#7}%r$%qr&%4Z#Db%r-##&\
    %r5%5)%q5##&%4V%rE%q5'~#{P#Bp%rL'%50#{_#Bp%rL%%q(%4V#%%qC~%%qO%4V%~%4Z%~#7}%%4Z%q\\#%%4f%rU%%4Z%q\
    \\#%#7}%rU%%4Z%qj#%#7}%r$%%4Z%r]#%#7}%rd%%r5%5)##%%4V%rE#%%50%rk%%4Z%rE#%%4f%rk%#yr#A7#%#z/%rs%#z\
    9#A7%~#A^%~#Ad%#A^#zI#%#Ar#zY%#A^%r{#%#Ad%s%%#Q{#{5#%%s,%s3%#{;#B`##%#A7#{H#%#C3%s9%#A^#{H#%#Ar%s\
    9%%sB#d8#%%sM~%%sW#dW%~#d]%~#dc%%sW#dj%~#dq%~#dx%#e$#e0#%#e5#eB%#dq#eN#%#dx#eZ%#e$#ef#%#g6#gA%%s_\
    #f###%#f0#ef#%#gS#fM%#e$#ef#%#e5#fM&%sB#d8%si#&%sM~~&%sW#dW%si&~#d]~&~#dc~&%sW#dj%si&~#dq~&~#dx~&\
    #e$#e0%si##&#dq#eN%si#&#dx#eZ~&#e$#Db%sw##&%s_#f#%si##&#f0#ef%si#&#gS#fM~$%s{#$%t,%%t:#Ic%~#J;%~#\
    JA%#JH%tB#%#JU%tK%#J;%tU#%#JA~%#JH%t^#%#Sc%tg%%tp#K@##%#KP%t}#%#Kf%tK%#JH%t}#%#JU%tK$%u*##%%u5%nO\
    %~$g9%~$gG%$L*%u;#%$g)%uB%$g9%uK#%$gG%uT%$L*%uK#%$fx%uT%$g9%u^#%~%uf%%un%ux##%%nO%u^#%%v&%v.%$L*%\
    u^#%$h2%v.$%v7##&%vH$@-#;z&~~#<=&~~#<D%#<L%vP#%#<S%v\\'#<=#%[$@L%vi#'#<D~~~'#<s#/8$|v%vq#'#<{~~~%\
    %vz#=I##'#=P#0.$A1%w1#'#=W~~~'#<L#0.$A1%w1#'#<S~~~$%w:#$%wK%%w]$d?%~$dE%~$dK%$]%%wi#%$]5%wv&$]G#%\
    [%x(#&$]\\~~&$]%#/8%x(#&$^#~~%%x3$e0##%$^R%xC#%$^c%xO%$]%%xC#%$]5%xO&%x\\#A7%xj#&%xx~~&%y)#A7%xj&\
    ~#A^~&~#Ad~%#A^%y2#%#Ar%y;%#A^%yE&~~%xj&#Ad~%xj%#Q{%yO##&%yX#B`%xj##&#A7%ye%xj'~#{P#(.%yn'#C3#{_#\
    (.%yn%%yu$%[#%%xx~%%y)$%p%~$%v%~$%|%$&'%z'#%$&7%z0%$&I%z:#%$&Y%zE%$&k%yO#%$6u%zQ%%yX$'.##%$'8%z'#\
    %$'>%z0&%yu$%[%zZ#&%xx~~&%y)$%p%zZ&~$%v~&~$%|~&$&'%z'%zh#&$&7%z0%zp&$&I%z:%zy#&$&Y%zE~&%yX$'.%zZ#\
    #&$'8%z'%zZ&~$iB%z'&$'>$iS%z0%%{+#{{#%~#|%%%{7%{?%~%{E%~%{K%#|O%{R#%#|c%{X%#|y%{_#%#}6%{i%#|O%{t#\
    %$(2%{|%%|($i5##%#~%%{R#%#~?%{X%$(X%{R#%$(^%{X$%|;##%%|K#;z%~#<=%~#<D%#<L%|U#%#<S%|b&#<=#$D%|p#&#\
    <D~~&#<s#>3%|K#&#<{~~%%|z#=I##%#=P%}1#%#=W%}>%#<L%}1#%#<S%}>$%}L##&%}]%}a$%p&~~$%v&~~$%|&%}h%}a$%\
    p&~~$%v&~~$%|&%}k%}a$%p&~~$%v&~~$%|'$&'#$D%}q%}w#'$&7~~~&$&I#$D%}}#&$&Y~~&$&k#>3%~1#&$6u~~%%~>$'.\
    ##'$'8#$D%}q%}a#'$'>~~~%$&'%~Q#%$&7%~a%%~r&###%&#)~%&#5&##%~&#?%~&#E%&#L&#S#%&#\\&#e%&#?&#o#%&#E&\
    #x%&$&&#T##%&$.#6a##&&##&$>&#S&~#Bp&$C&&$N#Bp&$C%&$V#{{%~#|%%~#|%%&$b#|9%~#|@%~#|G%#|O&$i#%#|c&$r\
    %#|y#}-#%#}6#}G%#|O#}U##%#}g#}w##%#~%&$i#%#~?&$r%&$|&%2#%&%8&%I&&%P&%W&%2&~~&%_&~~&%e&&%P&%W&%2#&\
    ~~&%I%&%l&%r#%&&$&&+$&%_#$&%e%&%_&&:#%&%e~'&%_#Db&%P&%2#'&&J~~~%&&P&&c##'&%2#$D&&m&&s#'&%I~~~'&%_\
    #$D&&m&&s#'&%e~~~&&$|&%2&&x#&&%8&%I~'&%P&%W&%2&'*'~~&%_~'~~&%e~'&%P&%W&%2&&x'~~&%_~'~~&%e~&&%l&%r\
    &&x#&&&$&&+~%&%e&'*%&%_~#&&%_&&:&'*#&&%e~~(&%_#Db&%P&%2&&x#(&&J~~~~&&&P&&c&'*##(&%2#$D&&m&&s&'*#(\
    &%I~~~~(&%_#$D&&m&&s&'*#(&%e~~~~$&'8##%&'J$oc%~$ol%~$ou%#:-&'Q#%#:?&'Y%$ol&'c#%$ou&'l%#:j&'v#%$pM\
    &'}%&((#;*##%#;7&'}#%$pq&(5%$q&&'}#%$q,&(5$&(=##%&(M#;z%~#<=%~#<D%&(X#;z%~#<=%~#<D%#<L&(a#%#<S&(l\
    %#<=&(x#%#<D~&#<=$TU&(X#&#<D~~&#<s#R&&(X#&#<{~~%&)'#=I##%#=P&)4#%#=W&(l&#<L#(.&(X#&#<S~~%&(X#-Y$&\
    )?$&)?%&(M#-v%~#-~%~#.*%#.3&(a##%#.s&(x#%#/(~&#/0#R&&(X##%&)'#/v##&#0'#(.&(X#&#0F~~%&)O$%[#%&)a~&\
    $xh%y)$%p&~~$%v&~~$%|%$&'&)r#%$&7&)~%$&I&*/#%$&Y&*>%$&k&*N#%$6u&*[%&*h$'.##%$'8&*x#%$'>&+)%$&'&*x\
    #%$&7&+)&&+7&+H&+N#&&+\\~~)&+l&+q&+w&+y&+H&+N)~~~~&,'~)~~~~&,-~%&,'&+N#%&,-~&&,'&,4&+N#&&,-&,?~*&\
    ,'#>3&,K&+q##/&,O&+N##&&,X&,w&+N##*&+H#$D&+l&+q##/&+y&+N#*&-%~~~~~~%&+7&+H#%&+\\&-%&&+7&+H&-,##(&\
    +l&+q&+w&+y&+H(~~~~&,'(~~~~&,-(&+l&+q$)X&+y&+H(~~~~&,'(~~~~&,-%&,'&-3#%&,-&-@%&,'&,4#%&,-&,?)&,'#\
    >3&,K&+q##/&+y##%&,X&,w##)&+H#$D&+l&+q##/&+y#)&-%~~~~~)&,'#$D&+l&+q##/&+y#)&,-~~~~~%&-N#d8%&-[~%&\
    -[~%&-g#dj%~#dq%~#dx%#e$&-n#%#e5&-y%#dq&.)#%#dx&.5%#e$&.B##%&.L#f###%#f0&-n#%#gS&-y&&.S&.V&._%~&.\
    e%~&.e%&.t#wU%~#wh%~#x)%#wh&/##%#x)&/0%#wh&/>#%#wo&/J%#wh&/W##%&/d#y%##%&/z&0$'&._#$D&.S&.V'&01#$\
    D&.S&.V%&08$%[#%&0B~%&0K$%p%~$%v%~$%|%$&'&0R#%$&7&0X%$&I&0_#%$&Y&0h%$jI&0r#%$jg&0z%&1&$'.##%$'8&1\
    0#%$'>&17%$&'&10#%$&7&17%&1?&1P#%&1Z&1j%&1u&1P%~&1{%~&2)%&1{&24#%&2>&2I%&1{&2U#%&2>&2[$&1{#$&2)%&\
    2b&2u##%&1P&3)#%&3/&3:%&1{&3A#%&2>&3H%&3P&3`#%&3e~%&3t&3`%~&3y%~&3y%&3~&4&#%&41&46%&3y&4B#%&4L&46\
    %&3y&4&#%&4L&46$&3~#$&41%&3y&4R#%&4L~%&3y&4_#%~&4k%&4w&4~##%&3`&5,#%&57&46%&3y&5,#%&4L&46%&5=#d8$\
    &5K$&5K%&5_#dW%~#d]%~#dc%&5_#dj%~#dq%~#dx%#e$&5k##%#dq&5r#%#dx&5y&#e$#R&&6%##%&60#f###&#f0#(.&6C&\
    ~~&6Q&#gS~&6Q$&6^##%&5_&6l%~&6s%~&6z%&5_&6l#%~&7&%&6s&5k#%&6z&7.%&6s&5r#%&6z&5y%&6s&76#%~&7=%&60&\
    7D##%&6l&7N#%&7&&7W%&6s&7a#%&6z&7i%&7r&8)##&&87#>r&8)&~#?6~&~#?6~&#?6&8E&8)##%#?6&8O#%#?<&8Y&#?6&\
    8d&8)##&&8m#?x&8)##'#>r#(.&9*&8)#'#@>~~~$&7r##%&87#>r%~#?6%~#?6%&87#>r##%#?6&8E#%#?<&99&#35#?6&8O\
    #&#3=#?<&8Y%#?6&8d#%~&9D%&8m#?x##%#>r&9M#%#@>&9W%#?6&9M#%#?<&9W%&9b#A7#%&9n~%&9y#A7%~#A^%~#Ad%#A^\
    &:&#%#Ar&:/%#A^&:9#%#Ad&:B%#Q{&:L#%#R2&:U%&:^#B`##%#A7&:n#%#C3&:x%#A^&:L#%#Ar&;'%&;1&;=#%&;F~%&;Q\
    &;=%~&;X%~&;X%&;a&;h#%&;p&;x%&<%&</#%&<6&<A$&<%#$&<6%&;X&;h#%~&<I%&<Q&<[##%&;=&<k#%&<u&=#%&;X&<k#\
    %&=.&=#$&=8##%&=E#m]%~#ml%~#ms%#ml&=N##%#ml&=X#%#ms~&#ml#>3&=a##%&=g#n.##%#m]&=N&~#(.&=a&$#r#(.&=\
    a&&=w$j7&>&##&&>4$j7&>&&~$jI~#&$jI&><&>&#&$jN&>B~&$&I&>I&>P#&$&Y&>^~&$jI&><&>&#&$jg&>f~&&>m$k8&>&\
    ##&$j7&><&>&&~~$iB&$k?&>B$iS%&=w$j7##%&>4$j7%~$jI#%&>4$j7%~$jI%~$jg%$jI&><#%$jN&>B%$&I&>I#%$&Y&>^\
    %$jI&><#%$jg&>f%&>m$k8##%$j7&><#%$k?&>B$&>w##'&?6&+w&??#;z'~~~#<='~~~#<D'&?6$)X&??#;z'~~~#<='~~~#\
    <D(#<L#$D&?6#6~&??#(#<S~~~~&#<=#$D&?F#&#<D~~(#<s#>3&?6##/&??#(#<{~~~~%&?Y#=I##(#=P#$D&?6##/&??#(#\
    =W~~~~(#<L#$D&?x##/&??#(#<S~~~~%#2j&@%#%#2~~&#3'&@3#;z&~~#<=&~~#<D&#3/#<L&@:#&#Z*#<S&@D&#35#<=&@O\
    #&#3=#<D~&#3F#<s&@Z#&$b~#<{&@d$&@n##&#3\\#<L&@~#&#3n#<S&@D&#Z]#<L&@~#&#[F#<S&@D$&A,##%&A?$oc%~$ol\
    %~$ou%#:-&AI#%#:?&AQ%$ol&AZ#%$ou&Ad&#:j#Db&Ao#&$pM~~%&Ax#;*##%#;7&B,#%$pq&B7%$q&&B,#%$q,&B7%&BC&B\
    O#%~&BW%&B^&Bh%~&Bp%~&Bx%&C%&C,#%&C6&C>%&Bp&CI#%&Bx&CU%&Cb&Cj#%&Cr&Cz%&D&&D6##%&Bh&DF#%&DP&DY%&Bp\
    &DF#%&Bx&DY%&Dd&Dq%&BC~%&BC~%&B^&D}%~&E-%~&E9%&EF&DF##$&EQ&&E-&E]&Eg&&E-&Eu&Eg%&EQ&F$##%&D&&F,##%\
    &Dq&DF&~#Bp&F?&&FH#Bp&F?%&FU&Ff##&&Ft$oc&Ff&~$ol~&~$ou~&#:-&F|&Ff##&$ol&G)&Ff#&$ou~~&#:j&G3&Ff##&\
    &G<#;*&Ff##&#;7&GI&Ff'$oc#$D&GS&Ff'&GZ#$D&GS&Ff$&FU##%&Ft$oc%~$ol%~$ou%#:-&F|#%#:?&Gd%$ol&G)#%$ou\
    ~%#:j&G3#%$pM&Gn%&G<#;*##%#;7&GI#%$pq&Gw%$q&&GI#%$q,&Gw$&H&##%&H0#;z%~#<=%~#<D%#<L&H3#%#<S&HB&#<=\
    #%[&HR#&#<D~~%#<s&H^#%#<{&Hk$&Hx##%#=P&I&#%#=W&I0'#<L#%N&I;#%K#'#<S~~~'&H0#;z&IC&IN&&H&&IC&IN&&H&\
    &IC&IN'&H0#;z&IS&IY'~#<=&I^~'~#<D&I^~'#<L&H3&Id&Ij#'#<S&HB~~(#<=#%[&Iu&J$&J*(~~&HR~~(#<D~&HR~~'#<\
    s&H^&I^&IY##%&Hx&J3##'#=P&J<&JL&JQ'~&I&&J[~'#=W&I0&J[~'&H0#;z&J`&IN&&H&&J`&IN&&H&&J`&IN'&H0#;z&Jj\
    &IY'~#<=&Jp~'~#<D&Jp~'#<L&H3&Jv&J}#'#<S&HB~~(#<=#%[&Iu&J$&K'(~~&HR~~(#<D~&HR~~'#<s&H^&Jp&IY##%&Hx\
    &K.##'#=P&J<&K7&K>'~&I&&KC~'#=W&I0&KC~'&KJ#6w&KX&Kd##'&Kx#6w&L&&L/'~#72&L6&L?'~#7;&L6&L?(#72&LF##\
    =#oF&LO#(#7;&LY~~~'#72&Lc&Lm&Lv#'#7;~~~(#72&M%#.w&M0&M7##%&MC&MS##(#6w&M`##=#oF&LO(~~&Mi~~(#9.&Ml\
    &Mi~~&&KJ#6w&Mv#&&N(#9.~&&Kx#6w&Mv&~#72~&~#7;~&#72&LF&Mv##&#72&Lc&Mv#&#7;&N5~&#72&M%&Mv##&&MC#9'&\
    Mv##&#6w&M`&Mv#&#9.&Ml~%&KJ#6w#%&N(#9.%&Kx#6w%~#72%~#7;%#6w&N@%&Kx#72%&Kx#7;%#72&LF#%#7;&LY%#72&L\
    c#%#7;&N5%#72&NI#%#7;&NT%&MC#9'##%#6w&M`#%#9.&Ml%#72&M`#%#7;&Ml(&Kx&N_&Ng&Nl#nc(~&Nr&Nz&O##nx(~&N\
    r&Nz&O##o)&#o/&O)&LF#&#oF&O5&LY(#oX#$D&OC&Nr&OK##$&OW##%&Of$q@%~$q[%~$q[%&Of$q@%~$q[%~$q_%&Of$q@#\
    #%&Or&Ov#%&O}&P&%$q[&Ov#%$q_&P&$&Or#$&O}%&Or&P.#%&O}&P5%&Or&P=#%~&PD%&PL&Pb##%$q@&Pi#%$ri&Pq%$q[&\
    Pi#%$ry&Pq&&Pz&Q.&Q7#&&QE&QT~&&Q_&Q.&Q7&~&Qj~&~&Qs~&&Qj&Q}&Q7#&&R,&R7~&&RC&RK&Q7##&&RC&RZ&Q7#&&Rf\
    &Rp~&&R|&S0&Q7##&&Q.&RZ&Q7#&&QT&S=~%&Q.&SJ#%~&SS&&Pz&Q.&S]#&&QE&QT~&&Q_&Q.&S]&~&Qj~&~&Qs~%&Q_&Q.%\
    ~&Qj%~&Qs&&Qj&Q}&S]#&&R,&R7~&&RC&RK&S]#&&Sk&St~&&Qj&RZ&S]#&&R,&Rp~&&R|&S0&S]##&&Q.&RZ&S]#&&QT&S=~\
    %&Qj&S]#%&R,~%&Pz&Q.#%&QE&QT%&Q_&Qj#%~&Qs$&T(##%&Qj&Q}#%&R,&R7%&Qj&Q}#%&Rf&R7%&Qj&T,#%&R,&T5%&RC&\
    RK#%&Sk&St%&Qj&RZ#%&R,&Rp%&R|&S0##%&Q.&RZ#%&QT&S=$&Qj#$&R,%&T?&TO#%&TT~%&Tc&TO%~&Tn%~&Tn%&Tc&TO%~\
    &Tn%~&Ts%&Tn&Ty#%&Ts&U(%&U4&U:#%&UE&UL%&Tn&Ty#%~&UX%&Uc&Up##%&TO&Ty#%&Uw&U(%&T?&U}##&&Tc&TO&V%&~&\
    Tn~&~&Tn~&&U4&U:&V%##%&Uc&V3##&&TO&Ty&V%##$&VK##%&VX&VS%~&V`%~&Ve%&VX&VS%~&V`%~&V`%&V`&Vk#%&Ve&Vv\
    %&V`&W&#%&Ve&W0$&V`#$&Ve&&V`#>3&VX##%&W;&WH##&&VS#$D&VX#&&WO~~&&V`#$D&VX#&&Ve~~%&WU&Wb#%&Wg~%&Ws&\
    Wb%~&Wz%~&Wz%&Ws&Wb%~&Wz%~&X#%&Wz&X)#%&X#&X1%&Wz&X:#%&X#&XA$&Wz#$&X#%&Wz&X)#%~&XI%&XQ&X[##%&Wb&X)\
    #%&Xb&X1%&Xh&Xr##'&Xy&Y%&Y-#Ic'~~~#J;'~~~#JA(#JH&Y-#$D&Y1&Xy#(#JU~~~~(#JH&Y-#$D&Y1&Y9#(#JU~~~~&#J\
    ;&Y-&Xr#&#JA~~&#JH&Y-&YA#&#Sc~~&&YF&Y-#K@##'#KP&Y-#$D&YA#'#Kf~~~&#JH&Y-&Xr#&#JU~~%&YY&Y^#%&Ye~$%I\
    v'&Yk&Yp#nh%I}'&Yk&Yv#nh%I}$%J(##$%J8&&Y}&Yk%J4&&Z&&Yk%J4$%JC##$&Z,##$%JK#$&Z0%&YY&Z7#%&Ye~$&Z7'&\
    Yk&Yp#nh&Z<'&Yk&Yv#nh&Z<$%Wi##$#vV&&Y}&Yk&ZA&&Z&&Yk&ZA$&ZH##$&ZL#$&ZQ%&ZW&Zd%~&Zu%~&Zu&&[,&[5#nc&\
    ~&[?#nx&~&[?#o)&#o/&[I&[S#&#oF&[[&[f&#oX&[o&[{##&&M0&\\)&[S##%&\\3&\\O##&#p]&\\W&\\`'~#$D&\\i&\\v\
    '#nR#$D&\\i&]#&&ZW&]-&]>&~&]D~&~&]D~&&[,&]W#nc&~&]`#nx&~&]`#o)&#o/&]i&[S#&#oF&]s&[f&#oX&]~&[o##&&\
    M0&]i&[S##%&^-&^I##&#p]&^S&\\`&~&^^&\\v&#nR&^i&]#&&ZW&Zd&^u&~&Zu~&~&Zu~(&[,#nc#nh#nk&^u(~#nx~#n}~\
    (~#o)~#n}~(#o/#$D$9}&[S&^u##(#oX#$D$:>&[o&^u##(&M0#>3&^{&[S&^u##%&_'&_C##(#p]#$D&_M&\\`&^u(~&\\v#\
    $D$;+~(#nR&]##$D$;+~&&ZW&Zd&_S&~&Zu~&~&Zu~(&[,#nc#nh#nk&_S(~#nx~#n}~(~#o)~#n}~(#o/#$D$9}&[S&_S##(\
    #oX#$D$:>&[o&_S##(&M0#>3&^{&[S&_S##%&_'&_Y##(#p]#$D&_M&\\`&_S(~&\\v#$D$;+~(#nR&]##$D$;+~%&_d#;z#%\
    &_s~&$(i&`%#;z&~~#<=&~~#<D'#<L#R&&`/$*?#'#<S~~~'#<=#%[&`6&`@#'#<D~~~'#<s&`K&`O&`W#'#<{~~~%&`a#=I#\
    #'#=P#(.&`/$*?#'#=W~~~'#<L#0.&`n&`x#'#<S~~~%&`%#-~#%~#.*%#.3&a&#%#.E&a0%#.s&a;#%#/(&aE$&aP##&&ae&\
    am&au&&a|&b(&b0&&a|&b(&b0'&b7&b@#$D&bK##'&bP#$D&bV&b]#'&bf~~&bm'&bw&c##>3&c,##$&c4##'&cJ&cS#$D&c]\
    '~#$D&cb&cj'~#$D&cb&cj'&cJ&cS#$D&c]'&ct&c|~&d)'&d/&cj~&d)&&ZW&]-&d8&~&]D~&~&]D~&&[,&d>#nc&~&dG#nx\
    &~&dG#o)'#o/#$D&dP&[S#'#oF~~&[f(#oX#$D$:>&[o&dW##$&^-##'#p]#$D&d]&\\`'~~&dc&\\v'#nR~&di&]#'#p]#Bp\
    &d]&\\`'~#$D&dc&\\v'#nR#$D&di&]#%$A7&dp%$AF~%$AF~&$AT&Z7#Ic&~&Z<#J;&~&Z<#JA&#JH%Wi$A[#&#JU~$Ad%#J\
    ;#vV#%#JA~&#JH%Wi$Ax##$&d{##%&e8$B2'#KP#$D&e?$B2'#Kf#$D&e?$Ad%$A7&eD%$AF~%$AF~%$AT&eD%~&eN%~&eX&#\
    JH&ec$A[##%#J;&ec#%#JA~&#JH&ec$Ax##&$B%#K@&eg##&#KP&ec$B2#&#Kf~$Ad%&Xh&em#%&eu~'&f$&Y%&Y-#Ic'~~~#\
    J;'~~~#JA(#JH&Y-#$D&Y1&f)#(#JU~~~~&#J;&Y-&em#&#JA~~&#JH&Y-&f4#&#Sc~~&&f:&Y-#K@##'#KP&Y-#$D&f4#'#K\
    f~~~&#JH&Y-&em#&#JU~~%&YY&fJ#%&Ye~$&fJ'&Yk&Yp#nh&fT'&Yk&Yv#nh&fT$&f^##$&fT'&Y}&Yk#$D&fT'&Z&&Yk#$D\
    &fT$&ff##$&fo##$&g##$&g,$&g6##%&g@#Ic%~#J;%~#JA%#JH&g@#%#JU~%#J;&g@#%#JA~%#JH&g@#%#Sc~%&g@#K@##%#\
    KP&g@#%#Kf~%&YY&gD#%&Ye~$&gK'&Yk&Yp#nh&gT'&Yk&Yv#nh&gT$&g]##$&ge'&Y}&Yk#$D&ge'&Z&&Yk#$D&ge$&gm##$\
    &gz#$&h&%&h/&h5##%&h/&h5&~~#nx&~~#o)%&h;&h/##'&hB#$D&hG&h/'#oX~~~'#o|~~~%&hM&h/##$&hS##%&h_&h/##$\
    &hf##$$0J#$$2'$$0k##$$1m##$&hl##&&hy&d>&i%&~~#nx&~~#o)'&i*&i2&i<&iA##&&iI#$D&iQ#&&iW~~(&i`#>3&ig#\
    Db&ip##$&iw##(&j7#$D&d]#$D&j?(~~&dc~&jE(&jK~&dc~&jE&&Zd#-z&jT##'&jY#nc#nh#nk'~#nx~#n}'~#o)~#n}'#o\
    X#$D$:>&jY##%&j]&j`##%&j{&k*%&k3&k?%&k3&k?%&kI&d>'&kQ#nx#nh&kZ%&kQ&kZ%&kR&dG'&kQ#nx#nh&kZ%&kQ&kZ%\
    &dP&kd%&kp&kx%&kp&kx%&dP&kd'&l)#$D&dP&kx%&kp&kx(&iJ&l1&l:&l=&lA%~~%&iX&lH%&lR&l1%&iI&lY%&iI&lY%&i\
    p&lc%&lo&lw%&m(&m0$&m=##%&d]&m\\&&mi&^^&mr%&n$&n,%&dc&m\\%&n;&mr%&n$&n,$&nB##%&nN#A7%~#A^%~#Ad%#A\
    ^&nU##&#A^$TU&n]%~&nd%#Ad&nt&#Q{&o)&o/##%&o5#B`##%#A7&oB&~#(.&oK&#C3#(.&oK$&oR##%&nN$fa%~$L*%~$fx\
    %$L*&nU#%$g)&o]%$g9&ni#%$gG&ny%$L*&ni#%$fx&ny%$g9&og%$L*~%$L*&op%&o5$gs##%$fa&oB#%$g}&oy%$L*&oB#%\
    $h2&oy&&p'#A7&p6#&&pD~~'&pR#My#A7&p6'~#N&#A^~'~#N&#Ad~&#A^#N4&p^##&#35#A^&ph'#A^&ps~&px'#Ad&q*&q0\
    &px&#Q{#O7&p^##&&q<&qR&p6##'#A7#O7&qn&p6&~~~&#C3#OB&qx&#A7#O7&r'&~~&qn&#C3#OB&qx'&p'#2j#A7&r1#'&p\
    D#2~~~'&pR#3'#A7&r1'~#3+#A^~'~#3+#Ad~&&r?#A^&p^##&#A^&ph&rE'#35#A^&ph&rK'#3=#Ad&q0&rK&#Q{&rY&p^##\
    &&q<&r_&r1##'#A7&rY&qn&r1'~~#Bp&rx'#C3~#Bp&rx&&s(#A7&r''#A7&rY#Bp&rx'#C3&rY#Bp&rx&&p'#A7#Ii&&pD~~\
    &&pD~~'&pR#Ca#A7&s.'~#Cm#A^~'~#Cm#Ad~&#A^#Cm&p^#&#Ar#DH&s<&#A^&ph#Cm'~#Cm&ph&s.'#Ad#DH&q0&s.&#Q{#\
    DU&p^##&&q<&sG&s.##'#A7#E<&qn&s.'~~#Bp&rx'#C3#EP#Bp&rx&#A7#E<&r''~~#Bp&rx'#C3#EP#Bp&rx'&p'&s]#A7%\
    9i##'&pR&sj#A7%9i'~&ss#A^~'~&ss#Ad~'#A^&s|&ph%9i##%&q<&t*##'#A7&tQ&qn%9i##&&t[&tm&tr##'$xh&Y%&tm#\
    L>'~~&t{~'~~&u$~&&t{&u*#LJ##&&t{&u6#Le#&&u$&uC#Lq&&t{&u*#L~##&&uQ$>B&ua##&&tm&ug#M6)~#Bp&Y1#(.$yL\
    #M6)&ut#Bp&Y1#(.$yL#M6%&t[&tm#%&uz~&$xh&Y%&tm&~~&t{&~~&t{%&t{&u*#%&u$&v/%&t{&u6#%&u$&uC%&t{&u*#%~\
    &v<%&uQ$>B##%&tm&ug#%&ut&vH%&t{&ug#%&u$&vH%%FF&vV##&&vd%FF&vV&~%FV~&~%F]~&%FV&vl&vV##&%FV&vu&vV#&\
    %F]&v}~'%FV&o)&w*&vV##&&w1%G^&vV##&&w>&vl&vV'%FF#Bp&wE&vV'%Gu#Bp&wE&vV&%FF&vl&vV#&%Gu&wM~$%FF##%&\
    vd%FF%~%FV%~%F]%%Fe&vl#%%Ft&wM%%FV&vl#%%F]&wM%%FV&vu#%%F]&v}%%FV&vl#%~&wW%&w1%G^##%%FF&vl#%%Gu&wM\
    &&w`&wl&ws#&&x%~~'&x0#3'&x8&ws'~#3+&x>~'~#3+&xD~&#3/&x>&xK##&#35&xT&x[#&#3=&xd&xl'#3F&x>&o)&x8##&\
    &xv&y'&ws##'&x8#3\\&y7&ws'#3\\&x>#(.&x8'#3n&xD#(.&x8%&y@&yM##&&x0&x8&yM&~&x>~&~&xD~%&x>&xK##%&xT&\
    y[#%&xd~&&x>&o)&x8##&&xv&xv&yM##&&x8&y7&yM&~#(.&x8&&yd#(.&x8%&yk&y{##&&z-#;z&y{&~#<=~&~#<D~&#<L#$\
    D&z8##%#<=&zA#%#<D&zM&#<s&o)&zZ##&&zc#=I&y{##'#=P#(.&zs&y{&~~~&#=W~~&#=P#(.&zZ&~~&zs&#=W~&zs%&z-&\
    Z7%~&Z<%~&Z<%&yk&z}##&&z-#;z&{(&~#<=~&~#<D~%#<L&{6##&#<=&zA&z}##&#<s&{B&z}##&&zc#=I&z}##'#=P#(.&z\
    s&z}#'#=W~~~%&yk&{N##&&z-#;z&{N&~#<=~&~#<D~&#<=&zA&{N##%&{U&{e##'#=P#(.&zs&{N#'#=W~~~
    """
  }

  /// Words, each ended by U+0001.
  static var words: StaticString {
    """
    Andorranische\u{1}Pesete\u{1}Peseten\u{1}Andorran\u{1}Peseta\u{1}peseta\u{1}pesetas\u{1}andorrana\
    \u{1}andorranas\u{1}andorrane\u{1}andorranes\u{1}アンドラ\u{1}ペセタ\u{1}de\u{1}Andorra\u{1}Pesetas\u{1}\
    VAE-Dirham\u{1}United\u{1}Arab\u{1}Emirates\u{1}UAE\u{1}dirham\u{1}dirhams\u{1}dírham\u{1}los\u{1}\
    Emiratos\u{1}Árabes\u{1}Unidos\u{1}dírhams\u{1}des\u{1}Émirats\u{1}arabes\u{1}unis\u{1}degli\u{1}\
    Emirati\u{1}Arabi\u{1}Uniti\u{1}EAU\u{1}アラブ首長国連邦ディルハム\u{1}Emirados\u{1}Dirhams\u{1}sdirham\u{1}Af\
    ghanische\u{1}Afghani\u{1}(1927\u{2013}2002)\u{1}Afghan\u{1}afghani\u{1}afghanis\u{1}afgani\u{1}ア\
    フガニスタン\u{1}アフガニー\u{1}Afegane\u{1}do\u{1}Afeganistão\u{1}(AFA)\u{1}Afeganes\u{1}Afeghani\u{1}Afgha\
    nischer\u{1}Afghanis\u{1}afgano\u{1}afganis\u{1}afganos\u{1}afghan\u{1}afghans\u{1}afegão\u{1}afe\
    gãos\u{1}afegâni\u{1}afegânis\u{1}Albanischer\u{1}Lek\u{1}(1946\u{2013}1965)\u{1}Albanian\u{1}lek\
    \u{1}lekë\u{1}albanais\u{1}(1947\u{2013}1961)\u{1}leks\u{1}アルバニア\u{1}レク\u{1}Albanês\u{1}Albanisch\
    e\u{1}albanés\u{1}albaneses\u{1}albanese\u{1}albanesi\u{1}albanês\u{1}Leks\u{1}Armenischer\u{1}Dr\
    am\u{1}Armenische\u{1}Armenian\u{1}dram\u{1}drams\u{1}armenio\u{1}armenios\u{1}arménien\u{1}armén\
    iens\u{1}armeno\u{1}armeni\u{1}アルメニア\u{1}ドラム\u{1}armênio\u{1}Drams\u{1}armênios\u{1}arménio\u{1}a\
    rménios\u{1}Niederländische-Antillen-Gulden\u{1}Netherlands\u{1}Antillean\u{1}Guilder\u{1}guilder\
    \u{1}guilders\u{1}florín\u{1}antillano\u{1}florines\u{1}antillanos\u{1}las\u{1}Antillas\u{1}Neerl\
    andesas\u{1}florin\u{1}antillais\u{1}florins\u{1}fiorino\u{1}delle\u{1}Antille\u{1}olandesi\u{1}f\
    iorini\u{1}オランダ領アンティル\u{1}ギルダー\u{1}Florim\u{1}das\u{1}Antilhas\u{1}Holandesas\u{1}Florins\u{1}flo\
    rim\u{1}Angolanischer\u{1}Kwanza\u{1}Angolanische\u{1}Angolan\u{1}kwanza\u{1}kwanzas\u{1}kuanza\u{1}\
    angoleño\u{1}kuanzas\u{1}angoleños\u{1}angolais\u{1}angolano\u{1}angolani\u{1}アンゴラ\u{1}クワンザ\u{1}K\
    wanzas\u{1}angolanos\u{1}(1977\u{2013}1990)\u{1}(1977\u{2013}1991)\u{1}Cuanza\u{1}(AOK)\u{1}Neuer\
    \u{1}(1990\u{2013}2000)\u{1}Neue\u{1}New\u{1}new\u{1}nuevo\u{1}nouveau\u{1}nouveaux\u{1}nuovo\u{1}\
    新クワンザ\u{1}Novo\u{1}cuanza\u{1}(AON)\u{1}Novos\u{1}Reajustado\u{1}(1995\u{2013}1999)\u{1}Readjuste\
    d\u{1}readjusted\u{1}reajustado\u{1}réajusté\u{1}réajustés\u{1}旧クワンザ\u{1}(AOR)\u{1}reajustados\u{1}\
    Argentinischer\u{1}Austral\u{1}Argentinische\u{1}Argentine\u{1}austral\u{1}australs\u{1}argentino\
    \u{1}australes\u{1}argentinos\u{1}argentin\u{1}argentins\u{1}アルゼンチン\u{1}アゥストラール\u{1}Austrais\u{1}\
    Peso\u{1}Ley\u{1}(1970\u{2013}1983)\u{1}peso\u{1}ley\u{1}pesos\u{1}lourd\u{1}アルゼンチン\u{30FB}ペソ\u{30FB}\
    レイ\u{FF08}1970\u{2013}1983\u{FF09}\u{1}lei\u{1}(1881\u{2013}1970)\u{1}アルゼンチン\u{30FB}ペソ\u{FF08}188\
    1\u{2013}1970\u{FF09}\u{1}(1983\u{2013}1985)\u{1}(ARP)\u{1}(vecchio\u{1}Cod.)\u{1}ペソ\u{1}Pesos\u{1}\
    argentini\u{1}Österreichischer\u{1}Schilling\u{1}Österreichische\u{1}Austrian\u{1}schilling\u{1}s\
    chillings\u{1}chelín\u{1}austriaco\u{1}chelines\u{1}austriacos\u{1}autrichien\u{1}autrichiens\u{1}\
    scellino\u{1}オーストリア\u{1}シリング\u{1}Xelim\u{1}austríaco\u{1}australiano\u{1}Schillings\u{1}australia\
    nos\u{1}Australischer\u{1}Dollar\u{1}Australische\u{1}Australian\u{1}dollar\u{1}dollars\u{1}dólar\
    \u{1}dólares\u{1}australien\u{1}australiens\u{1}dollaro\u{1}dollari\u{1}australiani\u{1}オーストラリア\u{1}\
    ドル\u{1}Dólar\u{1}Dólares\u{1}Aruba-Florin\u{1}Aruban\u{1}arubeño\u{1}arubeños\u{1}arubais\u{1}di\u{1}\
    Aruba\u{1}アルバ\u{1}フロリン\u{1}arubano\u{1}arubanos\u{1}Aserbaidschan-Manat\u{1}(1993\u{2013}2006)\u{1}\
    Azerbaijani\u{1}manat\u{1}manats\u{1}azerí\u{1}azéri\u{1}azéris\u{1}azero\u{1}アゼルバイジャン\u{1}マナト\u{1}\
    azerbaijano\u{1}Azeibaijão\u{1}Manats\u{1}azerbaiyano\u{1}azerbaiyanos\u{1}azerbaïdjanais\u{1}aze\
    ri\u{1}azeris\u{1}Bosnien\u{1}und\u{1}Herzegowina\u{1}Dinar\u{1}(1992\u{2013}1994)\u{1}Bosnia-Her\
    zegovina\u{1}dinar\u{1}dinars\u{1}bosnio\u{1}dinares\u{1}bosnios\u{1}bosniaque\u{1}bosniaques\u{1}\
    ボスニア\u{30FB}ヘルツェゴビナ\u{1}ディナール\u{1}da\u{1}Bósnia-Herzegovina\u{1}Bósnia\u{1}Dinares\u{1}Bósnia-Her\
    zegóvina\u{1}Konvertible\u{1}Mark\u{1}Convertible\u{1}convertible\u{1}mark\u{1}marks\u{1}Marka\u{1}\
    marka\u{1}marco\u{1}Bosnia\u{1}marcos\u{1}convertibles\u{1}convertibile\u{1}della\u{1}marchi\u{1}\
    convertibili\u{1}兌換マルク\u{1}(BAM)\u{1}Marco\u{1}conversível\u{1}Marcos\u{1}conversíveis\u{1}bósnio\
    -herzegóvino\u{1}bósnio-herzegóvinos\u{1}(1994\u{2013}1997)\u{1}新ディナール\u{FF08}1994\u{2013}1997\u{FF09}\
    \u{1}Barbados-Dollar\u{1}Barbadian\u{1}Barbados\u{1}barbadense\u{1}barbadenses\u{1}barbadien\u{1}\
    barbadiens\u{1}バルバドス\u{1}Bangladesch-Taka\u{1}Bangladeshi\u{1}taka\u{1}takas\u{1}bangladesí\u{1}b\
    angladesíes\u{1}bangladeshi\u{1}bangladeshis\u{1}bangladese\u{1}bengalese\u{1}bengalesi\u{1}バングラデ\
    シュ\u{1}タカ\u{1}bengali\u{1}Takas\u{1}bengalis\u{1}Belgischer\u{1}Franc\u{1}(konvertibel)\u{1}Belgi\
    sche\u{1}Belgian\u{1}(convertible)\u{1}franc\u{1}francs\u{1}franco\u{1}belga\u{1}francos\u{1}belg\
    as\u{1}(convertibles)\u{1}belge\u{1}belges\u{1}(convertibile)\u{1}ベルギー\u{1}フラン\u{1}(BEC)\u{1}Fran\
    co\u{1}(conversível)\u{1}Francos\u{1}(conversíveis)\u{1}(convertível)\u{1}Finanz-Franc\u{1}(finan\
    cial)\u{1}(financiero)\u{1}(financieros)\u{1}(financier)\u{1}(financiers)\u{1}(finanziario)\u{1}(\
    BEL)\u{1}(financeiro)\u{1}(financeiros)\u{1}Bulgarische\u{1}Lew\u{1}(1962\u{2013}1999)\u{1}Bulgar\
    ian\u{1}Hard\u{1}Lev\u{1}hard\u{1}lev\u{1}leva\u{1}fuerte\u{1}búlgaro\u{1}fuertes\u{1}búlgaros\u{1}\
    bulgare\u{1}levs\u{1}bulgares\u{1}bulgaro\u{1}bulgari\u{1}ブルガリア\u{1}レフ\u{1}forte\u{1}Levs\u{1}for\
    tes\u{1}Bulgarischer\u{1}(1952\u{2013}1962)\u{1}Socialist\u{1}socialist\u{1}socialiste\u{1}ブルガリア社\
    会主義\u{1}socialista\u{1}búlgara\u{1}levas\u{1}búlgaras\u{1}新レフ\u{1}(1879\u{2013}1952)\u{1}レフ\u{FF08}\
    1879\u{2013}1952\u{FF09}\u{1}Bahrain-Dinar\u{1}Bahraini\u{1}bareiní\u{1}bareiníes\u{1}bahreïni\u{1}\
    bahreïnis\u{1}dinaro\u{1}del\u{1}Bahrein\u{1}dinari\u{1}バーレーン\u{1}bareinita\u{1}bareinitas\u{1}ba\
    remita\u{1}baremitas\u{1}Burundi-Franc\u{1}Burundi-Francs\u{1}Burundian\u{1}burundés\u{1}burundes\
    es\u{1}burundais\u{1}Burundi\u{1}franchi\u{1}ブルンジ\u{1}burundiano\u{1}burundianos\u{1}Bermuda-Doll\
    ar\u{1}Bermudan\u{1}Bermudian\u{1}Bermuda\u{1}bermudeño\u{1}bermudeños\u{1}Bermudas\u{1}bermudien\
    \u{1}bermudiens\u{1}バミューダ\u{1}bermudense\u{1}bermudenses\u{1}Brunei-Dollar\u{1}Brunei\u{1}brunean\
    o\u{1}bruneanos\u{1}brunéien\u{1}brunéiens\u{1}ブルネイ\u{1}Bolivianischer\u{1}Boliviano\u{1}Bolivian\
    ische\u{1}Bolivianos\u{1}Bolivian\u{1}boliviano\u{1}bolivianos\u{1}bolivien\u{1}boliviens\u{1}bol\
    iviani\u{1}ボリビア\u{1}ボリビアーノ\u{1}Bolívia\u{1}(1863\u{2013}1963)\u{1}Boliviansiche\u{1}Mvdol\u{1}mvd\
    ol\u{1}mvdols\u{1}MVDOL\u{1}(Mvdol)\u{1}Mvdols\u{1}Brasilianischer\u{1}Cruzeiro\u{1}(1967\u{2013}\
    1986)\u{1}Brasilianische\u{1}Brazilian\u{1}cruzeiro\u{1}cruzeiros\u{1}cruceiro\u{1}brasileño\u{1}\
    cruzado\u{1}(BRB)\u{1}nuevos\u{1}cruzados\u{1}brasileños\u{1}brésilien\u{1}brésiliens\u{1}novo\u{1}\
    brasiliano\u{1}ブラジル\u{1}新クルゼイロ\u{1}brasileiro\u{1}Cruzeiros\u{1}novos\u{1}brasileiros\u{1}Cruzado\
    \u{1}(1986\u{2013}1989)\u{1}クルザード\u{1}Cruzados\u{1}(1990\u{2013}1993)\u{1}(BRE)\u{1}cruceiros\u{1}\
    Real\u{1}real\u{1}reals\u{1}reales\u{1}réal\u{1}réals\u{1}brasiliani\u{1}レアル\u{1}Reais\u{1}reais\u{1}\
    (1989\u{2013}1990)\u{1}新クルザード\u{1}(1993\u{2013}1994)\u{1}(1942\u{2013}1967)\u{1}クルゼイロ\u{FF08}1942\
    \u{2013}1967\u{FF09}\u{1}Bahamas-Dollar\u{1}Bahamian\u{1}bahameño\u{1}bahameños\u{1}bahaméen\u{1}\
    bahaméens\u{1}Bahamas\u{1}バハマ\u{1}bahamense\u{1}bahamenses\u{1}Bhutan-Ngultrum\u{1}Bhutanese\u{1}\
    ngultrum\u{1}ngultrums\u{1}butanés\u{1}butaneses\u{1}bultaneses\u{1}bouthanais\u{1}bhutanese\u{1}\
    bhutanesi\u{1}ブータン\u{1}ニュルタム\u{1}butanês\u{1}Ngultruns\u{1}ngultrumes\u{1}Birmanischer\u{1}Kyat\u{1}\
    Birmanische\u{1}Burmese\u{1}kyat\u{1}kyats\u{1}birmano\u{1}birmanos\u{1}birman\u{1}birmans\u{1}ビル\
    マ\u{1}チャット\u{1}birmanês\u{1}burmês\u{1}Kyats\u{1}burmeses\u{1}Botswanischer\u{1}Pula\u{1}Botswani\
    sche\u{1}Botswanan\u{1}pula\u{1}pulas\u{1}botsuano\u{1}botsuanos\u{1}botswanais\u{1}Botswana\u{1}\
    ボツワナ\u{1}プラ\u{1}botsuanesa\u{1}Pulas\u{1}botsuanesas\u{1}Belarus-Rubel\u{1}(1994\u{2013}1999)\u{1}\
    Belarusian\u{1}Ruble\u{1}ruble\u{1}rubles\u{1}Rouble\u{1}rouble\u{1}roubles\u{1}rublo\u{1}bielorr\
    uso\u{1}rublos\u{1}bielorrusos\u{1}biélorusse\u{1}biélorusses\u{1}bielorusso\u{1}ベラルーシ\u{1}新ルーブル\u{1}\
    Rublo\u{1}bielo-russo\u{1}(BYB)\u{1}bielorussos\u{1}Weißrussischer\u{1}Weißrussische\u{1}Weissrus\
    sischer\u{1}Weissrussische\u{1}rubli\u{1}bielorussi\u{1}bielorrusso\u{1}Rublos\u{1}bielorrussos\u{1}\
    (2000\u{2013}2016)\u{1}Belize-Dollar\u{1}Belize\u{1}beliceño\u{1}beliceños\u{1}bélizéen\u{1}béliz\
    éens\u{1}ベリーズ\u{1}belizenho\u{1}belizenhos\u{1}belizense\u{1}Kanadischer\u{1}Kanadische\u{1}Canad\
    ian\u{1}canadiense\u{1}canadienses\u{1}canadien\u{1}canadiens\u{1}canadese\u{1}canadesi\u{1}カナダ\u{1}\
    canadense\u{1}canadenses\u{1}canadiano\u{1}canadianos\u{1}Kongo-Franc\u{1}Kongo-Francs\u{1}Congol\
    ese\u{1}congoleño\u{1}congoleños\u{1}congolais\u{1}congolese\u{1}congolesi\u{1}コンゴ\u{1}congolês\u{1}\
    congoleses\u{1}WIR-Euro\u{1}WIR\u{1}euro\u{1}euros\u{1}ユーロ\u{1}(WIR)\u{1}Euros\u{1}Schweizer\u{1}\
    Franken\u{1}Swiss\u{1}suizo\u{1}suizos\u{1}suisse\u{1}suisses\u{1}svizzero\u{1}svizzeri\u{1}スイス\u{1}\
    suíço\u{1}suíços\u{1}Chilenischer\u{1}Escudo\u{1}Chilean\u{1}escudo\u{1}escudos\u{1}chilien\u{1}チ\
    リ\u{1}エスクード\u{1}chileno\u{1}Chilenische\u{1}Unidades\u{1}Fomento\u{1}Unit\u{1}of\u{1}Account\u{1}\
    (UF)\u{1}unit\u{1}account\u{1}units\u{1}unidad\u{1}fomento\u{1}chilena\u{1}unidades\u{1}chilenas\u{1}\
    unité\u{1}d\u{2019}investissement\u{1}chilienne\u{1}unités\u{1}chiliennes\u{1}chilene\u{1}ウニダ\u{30FB}\
    デ\u{30FB}フォメント\u{1}Unidade\u{1}chilenos\u{1}chiliens\u{1}cileno\u{1}cileni\u{1}Renminbi-Yuan\u{1}\
    (Offshore)\u{1}Chinese\u{1}(offshore)\u{1}yuan\u{1}chino\u{1}(extracontinental)\u{1}yuanes\u{1}ch\
    inos\u{1}(extracontinentales)\u{1}chinois\u{1}(zone\u{1}extracôtière)\u{1}yuans\u{1}renmimbi\u{1}\
    cinese\u{1}offshore\u{1}cinesi\u{1}中国人民元(オフショア)\u{1}chinês\u{1}Yuans\u{1}chineses\u{1}Chinesische\
    n\u{1}Volksbank\u{1}People\u{2019}s\u{1}Bank\u{1}Banque\u{1}populaire\u{1}chinoise\u{1}中国人民銀行ドル\u{1}\
    Banco\u{1}Popular\u{1}China\u{1}Renminbi\u{1}Chinesischer\u{1}renminbi\u{1}中国人民元\u{1}Kolumbianisc\
    her\u{1}Kolumbianische\u{1}Colombian\u{1}colombiano\u{1}colombianos\u{1}colombien\u{1}colombiens\u{1}\
    colombiani\u{1}コロンビア\u{1}valor\u{1}Value\u{1}value\u{1}colombiana\u{1}valeur\u{1}réelle\u{1}colom\
    bienne\u{1}colombiennes\u{1}\u{FF08}UVR)\u{1}Valor\u{1}Costa-Rica-Colón\u{1}Costa\u{1}Rican\u{1}c\
    olón\u{1}colóns\u{1}costarricense\u{1}colones\u{1}costarricenses\u{1}costaricain\u{1}costaricains\
    \u{1}costaricano\u{1}costaricani\u{1}コスタリカ\u{1}コロン\u{1}costarriquenho\u{1}Colóns\u{1}costarriquen\
    hos\u{1}colon\u{1}costa-riquenho\u{1}colons\u{1}Serbischer\u{1}(2002\u{2013}2006)\u{1}Serbische\u{1}\
    Serbian\u{1}antiguo\u{1}serbio\u{1}antiguos\u{1}serbios\u{1}serbo-monténégrin\u{1}serbo-monténégr\
    ins\u{1}antico\u{1}serbo\u{1}セルビア\u{1}sérvio\u{1}antigo\u{1}Sérvia\u{1}antigos\u{1}Tschechoslowak\
    ische\u{1}Krone\u{1}Kronen\u{1}Czechoslovak\u{1}Koruna\u{1}koruna\u{1}korunas\u{1}corona\u{1}chec\
    oslovaca\u{1}coronas\u{1}checoslovacas\u{1}couronne\u{1}tchécoslovaque\u{1}couronnes\u{1}tchécosl\
    ovaques\u{1}cecoslovacca\u{1}チェコスロバキア\u{1}コルナ\u{1}Coroa\u{1}Forte\u{1}tchecoslovaca\u{1}Coroas\u{1}\
    tchecoslovacas\u{1}Kubanischer\u{1}Kubanische\u{1}Cuban\u{1}cubano\u{1}cubanos\u{1}cubain\u{1}cub\
    ains\u{1}cubani\u{1}キューバ\u{1}兌換ペソ\u{1}Cabo-Verde-Escudo\u{1}Cabo-Verde-Escudos\u{1}Cape\u{1}Verde\
    an\u{1}Cabo\u{1}Verde\u{1}capverdien\u{1}capverdiens\u{1}cap-verdien\u{1}cap-verdiens\u{1}capover\
    diano\u{1}capoverdiani\u{1}カーボベルデ\u{1}cabo-verdiano\u{1}cabo-verdianos\u{1}Zypern-Pfund\u{1}Zyper\
    n\u{1}Cypriot\u{1}Pound\u{1}pound\u{1}pounds\u{1}libra\u{1}chipriota\u{1}libras\u{1}chipriotas\u{1}\
    livre\u{1}chypriote\u{1}livres\u{1}chypriotes\u{1}sterlina\u{1}cipriota\u{1}キプロス\u{1}ポンド\u{1}Libr\
    a\u{1}Libras\u{1}cipriotas\u{1}Chipre\u{1}Tschechische\u{1}Czech\u{1}checa\u{1}checas\u{1}tchèque\
    \u{1}tchèques\u{1}ceca\u{1}corone\u{1}ceche\u{1}チェコ\u{1}tcheca\u{1}tchecas\u{1}coroa\u{1}coroas\u{1}\
    DDR\u{1}East\u{1}German\u{1}ostmark\u{1}Alemania\u{1}Este\u{1}República\u{1}Democrática\u{1}Alema\
    na\u{1}est-allemand\u{1}est-allemands\u{1}Germania\u{1}Orientale\u{1}東ドイツ\u{1}Ostmark\u{1}Alemanh\
    a\u{1}Oriental\u{1}Deutsche\u{1}alemán\u{1}alemanes\u{1}tedesco\u{1}alemão\u{1}alemães\u{1}Dschib\
    uti-Franc\u{1}Djiboutian\u{1}yibutiano\u{1}yibutianos\u{1}djiboutien\u{1}djiboutiens\u{1}Gibuti\u{1}\
    ジブチ\u{1}djiboutiano\u{1}djiboutianos\u{1}jibutiano\u{1}jibutianos\u{1}Dänische\u{1}Danish\u{1}kro\
    ne\u{1}kroner\u{1}danesa\u{1}danesas\u{1}danoise\u{1}danoises\u{1}danese\u{1}danesi\u{1}デンマーク\u{1}\
    クローネ\u{1}dinamarquesa\u{1}dinamarquesas\u{1}Dominikanischer\u{1}Dominikanische\u{1}Dominican\u{1}\
    dominicano\u{1}dominicanos\u{1}dominicain\u{1}dominicains\u{1}dominicani\u{1}ドミニカ\u{1}Algerischer\
    \u{1}Algerische\u{1}Algerian\u{1}argelino\u{1}argelinos\u{1}algérien\u{1}algériens\u{1}algerino\u{1}\
    algerini\u{1}アルジェリア\u{1}Ecuadorianischer\u{1}Sucre\u{1}Ecuadorianische\u{1}Ecuadorian\u{1}sucre\u{1}\
    sucres\u{1}ecuatoriano\u{1}ecuatorianos\u{1}équatorien\u{1}équatoriens\u{1}dell\u{2019}Ecuador\u{1}\
    エクアドル\u{1}スクレ\u{1}equatoriano\u{1}Sucres\u{1}equatorianos\u{1}Verrechnungseinheit\u{1}für\u{1}Ver\
    rechnungseinheiten\u{1}Constant\u{1}constant\u{1}constante\u{1}(UVC)\u{1}ecuatoriana\u{1}ecuatori\
    anas\u{1}équatoriale\u{1}équatorienne\u{1}équatoriennes\u{1}Constante\u{1}Equador\u{1}equatoriana\
    \u{1}equatorianas\u{1}Unidad\u{1}Estnische\u{1}Estonian\u{1}Kroon\u{1}kroon\u{1}kroons\u{1}estoni\
    a\u{1}estonias\u{1}estonienne\u{1}estoniennes\u{1}dell\u{2019}Estonia\u{1}エストニア\u{1}クルーン\u{1}esto\
    niana\u{1}estonianas\u{1}Ägyptisches\u{1}Ägyptische\u{1}Egyptian\u{1}egipcia\u{1}egipcias\u{1}égy\
    ptienne\u{1}égyptiennes\u{1}egiziana\u{1}sterline\u{1}egiziane\u{1}エジプト\u{1}egípcia\u{1}egípcias\u{1}\
    Eritreischer\u{1}Nakfa\u{1}Eritreische\u{1}Eritrean\u{1}nakfa\u{1}nakfas\u{1}eritreo\u{1}eritreos\
    \u{1}nafka\u{1}érythréen\u{1}nafkas\u{1}érythréens\u{1}eritrei\u{1}エリトリア\u{1}ナクファ\u{1}Eritreia\u{1}\
    Nakfas\u{1}eritreia\u{1}eritreias\u{1}Spanische\u{1}(A\u{2013}Konten)\u{1}Spanish\u{1}(A\u{1}acco\
    unt)\u{1}española\u{1}(cuenta\u{1}españolas\u{1}espagnole\u{1}(compte\u{1}espagnoles\u{1}spagnola\
    \u{1}スペインペセタ\u{FF08}勘定A\u{FF09}\u{1}espanhola\u{1}(conta\u{1}espanholas\u{1}(convertible\u{1}スペイン\
    \u{1}兌換ペセタ\u{1}Äthiopischer\u{1}Birr\u{1}Äthiopische\u{1}Ethiopian\u{1}birr\u{1}birrs\u{1}bir\u{1}\
    etíope\u{1}bires\u{1}etíopes\u{1}birres\u{1}éthiopien\u{1}éthiopiens\u{1}etiope\u{1}etiopi\u{1}エチ\
    オピア\u{1}Birrs\u{1}Finnische\u{1}Finnish\u{1}Markka\u{1}markka\u{1}markkas\u{1}finlandés\u{1}finla\
    ndeses\u{1}finlandais\u{1}finlandese\u{1}フィンランド\u{1}マルカ\u{1}Marca\u{1}finlandesa\u{1}finlandês\u{1}\
    Fidschi-Dollar\u{1}Fijian\u{1}fiyiano\u{1}fiyianos\u{1}fidjien\u{1}fidjiens\u{1}Figi\u{1}フィジー\u{1}\
    fijiano\u{1}fijianos\u{1}Falkland-Pfund\u{1}Falkland\u{1}Islands\u{1}malvinense\u{1}malvinenses\u{1}\
    îles\u{1}Malouines\u{1}フォークランド\u{FF08}マルビナス\u{FF09}諸島\u{1}Ilhas\u{1}Französischer\u{1}Französisch\
    e\u{1}French\u{1}francés\u{1}franceses\u{1}français\u{1}francese\u{1}フランス\u{1}francês\u{1}Britisc\
    hes\u{1}Britische\u{1}British\u{1}UK\u{1}esterlina\u{1}esterlinas\u{1}sterling\u{1}britannica\u{1}\
    britanniche\u{1}英国ポンド\u{1}britânica\u{1}britânicas\u{1}Georgischer\u{1}Kupon\u{1}Larit\u{1}Georgi\
    sche\u{1}Georgian\u{1}kupon\u{1}larit\u{1}larits\u{1}georgiano\u{1}coupon\u{1}géorgien\u{1}coupon\
    s\u{1}géorgiens\u{1}ジョージア\u{1}クーポン\u{1}ラリ\u{1}Cupom\u{1}Lari\u{1}Geórgia\u{1}laris\u{1}georgianos\
    \u{1}georgiani\u{1}Laris\u{1}Ghanaischer\u{1}Cedi\u{1}(1979\u{2013}2007)\u{1}Ghanaische\u{1}Ghana\
    ian\u{1}cedi\u{1}cedis\u{1}ghanés\u{1}cédi\u{1}ghanéen\u{1}(1967\u{2013}2007)\u{1}cédis\u{1}ghané\
    ens\u{1}Ghana\u{1}ガーナ\u{1}セディ\u{1}Gana\u{1}Cedis\u{1}ghaneses\u{1}ghanese\u{1}ghanesi\u{1}ganês\u{1}\
    ganeses\u{1}Gibraltar-Pfund\u{1}Gibraltar\u{1}gibraltareña\u{1}gibraltareñas\u{1}Gibilterra\u{1}ジ\
    ブラルタル\u{1}Gambia-Dalasi\u{1}Gambian\u{1}dalasi\u{1}dalasis\u{1}gambiano\u{1}gambianos\u{1}gambien\
    \u{1}gambiens\u{1}gambiani\u{1}ガンビア\u{1}ダラシ\u{1}Dalasis\u{1}Guinea-Franc\u{1}Guinean\u{1}guineano\
    \u{1}guineanos\u{1}guinéen\u{1}guinéens\u{1}Guinea\u{1}ギニア\u{1}guineense\u{1}guineenses\u{1}Guine\
    ischer\u{1}Syli\u{1}Guineische\u{1}syli\u{1}sylis\u{1}シリー\u{1}Guiné\u{1}Sylis\u{1}Äquatorialguine\
    a-Ekwele\u{1}Equatorial\u{1}ekwele\u{1}ekuele\u{1}Ecuatorial\u{1}ekueles\u{1}ekwélé\u{1}équatogui\
    néen\u{1}ekwélés\u{1}équatoguinéens\u{1}Equatoriale\u{1}赤道ギニア\u{1}エクウェレ\u{1}Ekweles\u{1}Griechisc\
    he\u{1}Drachme\u{1}Drachmen\u{1}Greek\u{1}Drachma\u{1}drachma\u{1}drachmas\u{1}dracma\u{1}griego\u{1}\
    dracmas\u{1}griegos\u{1}drachme\u{1}grecque\u{1}drachmes\u{1}grecques\u{1}greca\u{1}ギリシャ\u{1}ドラクマ\
    \u{1}Dracma\u{1}grego\u{1}Dracmas\u{1}gregos\u{1}Guatemaltekischer\u{1}Quetzal\u{1}Guatemaltekisc\
    he\u{1}Quetzales\u{1}Guatemalan\u{1}quetzal\u{1}quetzals\u{1}guatemalteco\u{1}quetzales\u{1}guate\
    maltecos\u{1}guatémaltèque\u{1}guatémaltèques\u{1}guatemaltechi\u{1}グアテマラ\u{1}ケツァル\u{1}Quetzais\u{1}\
    Guatemala\u{1}Portugiesisch\u{1}Portuguese\u{1}Portuguesa\u{1}Guinée\u{1}portugaise\u{1}portoghes\
    e\u{1}ポルトガル領ギニア\u{1}Guinéa\u{1}Guinea-Bissau\u{1}Guinea-Bissáu\u{1}bissau-guinéen\u{1}bissau-guin\
    éens\u{1}ギニアビサウ\u{1}Guiné-Bissau\u{1}Guyana-Dollar\u{1}Guyanaese\u{1}guyanés\u{1}guyaneses\u{1}du\
    \u{1}Guyana\u{1}guyanien\u{1}guyaniens\u{1}ガイアナ\u{1}guianense\u{1}guianenses\u{1}Guiana\u{1}Hongk\
    ong-Dollar\u{1}Hong\u{1}Kong\u{1}hongkonés\u{1}hongkoneses\u{1}香港ドル\u{1}Honduras-Lempira\u{1}Hond\
    uran\u{1}lempira\u{1}lempiras\u{1}hondureño\u{1}hondureños\u{1}hondurien\u{1}honduriens\u{1}hondu\
    regna\u{1}lempire\u{1}honduregne\u{1}ホンジュラス\u{1}レンピラ\u{1}hondurenha\u{1}Lempiras\u{1}hondurenhas\u{1}\
    Honduras\u{1}Kroatischer\u{1}Kroatische\u{1}Croatian\u{1}croata\u{1}croatas\u{1}croate\u{1}croate\
    s\u{1}croato\u{1}クロアチア\u{1}Kuna\u{1}kuna\u{1}kunas\u{1}kune\u{1}クーナ\u{1}Kunas\u{1}Haitianische\u{1}\
    Gourde\u{1}Gourdes\u{1}Haitian\u{1}gourde\u{1}gourdes\u{1}gurde\u{1}haitiano\u{1}gurdes\u{1}haiti\
    anos\u{1}haïtienne\u{1}haïtiennes\u{1}haitiani\u{1}ハイチ\u{1}グールド\u{1}Ungarischer\u{1}Forint\u{1}Un\
    garische\u{1}Hungarian\u{1}forint\u{1}forints\u{1}forinto\u{1}húngaro\u{1}forintos\u{1}húngaros\u{1}\
    hongrois\u{1}ungherese\u{1}ungheresi\u{1}ハンガリー\u{1}フォリント\u{1}Indonesische\u{1}Rupiah\u{1}Indonesi\
    an\u{1}rupiah\u{1}rupiahs\u{1}rupia\u{1}indonesia\u{1}rupias\u{1}indonesias\u{1}roupie\u{1}indoné\
    sienne\u{1}roupies\u{1}indonésiennes\u{1}indonesiana\u{1}rupie\u{1}indonesiane\u{1}インドネシア\u{1}ルピア\
    \u{1}Rupia\u{1}indonésia\u{1}Rupias\u{1}indonésias\u{1}Irisches\u{1}Irische\u{1}Irish\u{1}irlande\
    sa\u{1}irlandesas\u{1}irlandaise\u{1}irlandaises\u{1}irlandese\u{1}アイリッシュ\u{1}Israelisches\u{1}Is\
    raelische\u{1}Israeli\u{1}israelí\u{1}israelíes\u{1}israélienne\u{1}israéliennes\u{1}israeliana\u{1}\
    イスラエル\u{1}israelita\u{1}israelitas\u{1}Israelischer\u{1}Schekel\u{1}(1980\u{2013}1985)\u{1}Shekel\
    \u{1}shekel\u{1}shekels\u{1}israélien\u{1}シェケル\u{1}Sheqel\u{1}Sheqels\u{1}sheckles\u{1}séquel\u{1}\
    séqueles\u{1}israéliens\u{1}siclo\u{1}israeliano\u{1}nuovi\u{1}sicli\u{1}israeliani\u{1}イスラエル新シェケ\
    ル\u{1}israelense\u{1}israelenses\u{1}sheqel\u{1}sheqels\u{1}Indische\u{1}Rupie\u{1}Rupien\u{1}Ind\
    ian\u{1}Rupee\u{1}rupee\u{1}rupees\u{1}india\u{1}indias\u{1}indienne\u{1}indiennes\u{1}indiana\u{1}\
    indiane\u{1}インド\u{1}ルピー\u{1}indianas\u{1}Irakischer\u{1}Irakische\u{1}Iraqi\u{1}iraquí\u{1}iraquí\
    es\u{1}irakien\u{1}irakiens\u{1}iracheno\u{1}iracheni\u{1}イラク\u{1}iraquiano\u{1}iraquianos\u{1}Ir\
    anischer\u{1}Rial\u{1}Iranische\u{1}Iranian\u{1}rials\u{1}iraní\u{1}riales\u{1}iraníes\u{1}riyal\u{1}\
    iranien\u{1}riyals\u{1}iraniens\u{1}iraniano\u{1}iraniani\u{1}イラン\u{1}リアル\u{1}Riales\u{1}iraniano\
    s\u{1}riais\u{1}Isländische\u{1}(1918\u{2013}1981)\u{1}Icelandic\u{1}Króna\u{1}króna\u{1}krónur\u{1}\
    islandaise\u{1}アイスランド\u{1}クローナ\u{1}antiga\u{1}islandesa\u{1}antigas\u{1}islandesas\u{1}islandaise\
    s\u{1}islandese\u{1}islandesi\u{1}Italienische\u{1}Lira\u{1}Lire\u{1}Italian\u{1}lira\u{1}liras\u{1}\
    italiana\u{1}italianas\u{1}lire\u{1}italienne\u{1}lires\u{1}italiennes\u{1}イタリア\u{1}リラ\u{1}Liras\u{1}\
    Jamaika-Dollar\u{1}Jamaican\u{1}jamaicano\u{1}jamaicanos\u{1}jamaïcain\u{1}jamaïcains\u{1}giamaic\
    ano\u{1}giamaicani\u{1}ジャマイカ\u{1}Jordanischer\u{1}Jordanische\u{1}Jordanian\u{1}jordano\u{1}jorda\
    nos\u{1}jordanien\u{1}jordaniens\u{1}giordano\u{1}giordani\u{1}ヨルダン\u{1}jordaniano\u{1}jordaniano\
    s\u{1}Japanischer\u{1}Yen\u{1}Japanische\u{1}Japanese\u{1}yen\u{1}japonés\u{1}yenes\u{1}japoneses\
    \u{1}japonais\u{1}yens\u{1}giapponese\u{1}giapponesi\u{1}日本円\u{1}Iene\u{1}japonês\u{1}Ienes\u{1}i\
    ene\u{1}ienes\u{1}Kenia-Schilling\u{1}Kenyan\u{1}Shilling\u{1}shilling\u{1}shillings\u{1}keniano\u{1}\
    kenianos\u{1}kényan\u{1}kényans\u{1}keniota\u{1}scellini\u{1}kenioti\u{1}ケニア\u{1}queniano\u{1}Xel\
    ins\u{1}quenianos\u{1}xelim\u{1}xelins\u{1}Kirgisischer\u{1}Som\u{1}Kirgisische\u{1}Kyrgystani\u{1}\
    som\u{1}soms\u{1}Kyrgyzstani\u{1}kirguís\u{1}kirguises\u{1}kirghize\u{1}kirghizes\u{1}kirghiso\u{1}\
    kirghisi\u{1}キルギス\u{1}ソム\u{1}quirguiz\u{1}Sons\u{1}quirguizes\u{1}somes\u{1}Kambodschanischer\u{1}\
    Riel\u{1}Kambodschanische\u{1}Cambodian\u{1}riel\u{1}riels\u{1}camboyano\u{1}rieles\u{1}camboyano\
    s\u{1}cambodgien\u{1}cambodgiens\u{1}cambogiano\u{1}cambogiani\u{1}カンボジア\u{1}リエル\u{1}cambojano\u{1}\
    Rieles\u{1}cambojanos\u{1}Komoren-Franc\u{1}Komoren-Francs\u{1}Comorian\u{1}comorense\u{1}comoren\
    ses\u{1}comorien\u{1}comoriens\u{1}comoriano\u{1}comoriani\u{1}コモロ\u{1}comorianos\u{1}Nordkoreani\
    scher\u{1}Won\u{1}Nordkoreanische\u{1}North\u{1}Korean\u{1}won\u{1}norcoreano\u{1}wons\u{1}norcor\
    eanos\u{1}nord-coréen\u{1}nord-coréens\u{1}nordcoreano\u{1}nordcoreani\u{1}北朝鮮ウォン\u{1}norte-corea\
    no\u{1}Wons\u{1}norte-coreanos\u{1}Südkoreanischer\u{1}Hwan\u{1}(1953\u{2013}1962)\u{1}South\u{1}\
    hwan\u{1}sud-coréen\u{1}韓国\u{1}ファン\u{FF08}1953\u{2013}1962\u{FF09}\u{1}Coreia\u{1}Sul\u{1}(1945\u{2013}\
    1953)\u{1}ウォン\u{FF08}1945\u{2013}1953\u{FF09}\u{1}Südkoreanische\u{1}surcoreano\u{1}surcoreanos\u{1}\
    sud-coréens\u{1}sudcoreano\u{1}sudcoreani\u{1}韓国ウォン\u{1}sul-coreano\u{1}sul-coreanos\u{1}Kuwait-D\
    inar\u{1}Kuwaiti\u{1}kuwaití\u{1}kuwaitíes\u{1}koweïtien\u{1}koweïtiens\u{1}kuwaitiano\u{1}kuwait\
    iani\u{1}クウェート\u{1}kuwaitianos\u{1}Kaiman-Dollar\u{1}Cayman\u{1}Islas\u{1}Caimán\u{1}Caïmans\u{1}\
    Isole\u{1}ケイマン諸島\u{1}Caimão\u{1}Kasachischer\u{1}Tenge\u{1}Kasachische\u{1}Kazakhstani\u{1}tenge\u{1}\
    tenges\u{1}Tenges\u{1}tengue\u{1}kazajo\u{1}tengues\u{1}kazajos\u{1}kazakh\u{1}kazakhs\u{1}kazako\
    \u{1}kazaki\u{1}カザフスタン\u{1}テンゲ\u{1}cazaque\u{1}cazaques\u{1}Laotischer\u{1}Kip\u{1}Laotische\u{1}\
    Laotian\u{1}kip\u{1}kips\u{1}laosiano\u{1}laosianos\u{1}laotien\u{1}laotiens\u{1}laotiano\u{1}lao\
    tiani\u{1}ラオス\u{1}キープ\u{1}Kips\u{1}Libanesisches\u{1}Libanesische\u{1}Lebanese\u{1}libanesa\u{1}l\
    ibanesas\u{1}libanaise\u{1}libanaises\u{1}libanese\u{1}libanesi\u{1}レバノン\u{1}Sri-Lanka-Rupie\u{1}\
    Sri-Lanka-Rupien\u{1}Sri\u{1}Lankan\u{1}esrilanquesa\u{1}esrilanquesas\u{1}srilankaise\u{1}srilan\
    kaises\u{1}Lanka\u{1}スリランカ\u{1}cingalesa\u{1}cingalesas\u{1}Liberianischer\u{1}Liberianische\u{1}\
    Liberian\u{1}liberiano\u{1}liberianos\u{1}libérien\u{1}libériens\u{1}liberiani\u{1}リベリア\u{1}Loti\u{1}\
    Lesotho\u{1}loti\u{1}lotis\u{1}maloti\u{1}lesotense\u{1}lesotenses\u{1}lesothan\u{1}lesothans\u{1}\
    レソト\u{1}ロティ\u{1}lesotiano\u{1}Lotis\u{1}lesotianos\u{1}Litauischer\u{1}Litas\u{1}Litauische\u{1}L\
    ithuanian\u{1}litai\u{1}lituano\u{1}lituana\u{1}lituanas\u{1}lituanien\u{1}lituaniens\u{1}lituani\
    \u{1}リトアニア\u{1}リタス\u{1}Litai\u{1}lituanos\u{1}Lituânia\u{1}Talonas\u{1}talonas\u{1}talonases\u{1}\
    タロナ\u{1}Talonases\u{1}Luxemburgischer\u{1}Luxemburgische\u{1}Luxembourgian\u{1}luxemburgués\u{1}l\
    uxemburgueses\u{1}luxembourgeois\u{1}Lussemburgo\u{1}ルクセンブルク\u{1}兌換フラン\u{1}Luxemburgo\u{1}ルクセンブルグ\
    \u{1}luxemburguês\u{1}Luxembourg\u{1}Financial\u{1}financial\u{1}financiero\u{1}financieros\u{1}f\
    inancier\u{1}financiers\u{1}finanziario\u{1}金融フラン\u{1}financeiro\u{1}financeiros\u{1}Lettischer\u{1}\
    Lats\u{1}Lettische\u{1}Latvian\u{1}lats\u{1}lati\u{1}letón\u{1}letónes\u{1}letones\u{1}letton\u{1}\
    lettons\u{1}lettone\u{1}lettoni\u{1}ラトビア\u{1}ラッツ\u{1}letão\u{1}Lati\u{1}letões\u{1}Letónia\u{1}Le\
    tônia\u{1}Libyscher\u{1}Libysche\u{1}Libyan\u{1}libio\u{1}libios\u{1}libyen\u{1}libyens\u{1}libic\
    o\u{1}libici\u{1}líbio\u{1}líbios\u{1}Marokkanischer\u{1}Marokkanische\u{1}Moroccan\u{1}marroquí\u{1}\
    marroquíes\u{1}marocain\u{1}marocains\u{1}marocchino\u{1}marocchini\u{1}モロッコ\u{1}marroquino\u{1}m\
    arroquinos\u{1}Monegassischer\u{1}Monegasque\u{1}monégasque\u{1}モネガスク\u{1}monegasco\u{1}Moldau-Cu\
    pon\u{1}Moldovan\u{1}cupon\u{1}moldave\u{1}モルドバ\u{1}moldávio\u{1}Moldau-Leu\u{1}leu\u{1}moldavo\u{1}\
    leus\u{1}moldavos\u{1}moldaves\u{1}moldavi\u{1}レイ\u{1}Leus\u{1}moldávios\u{1}Madagaskar-Ariary\u{1}\
    Malagasy\u{1}ariary\u{1}ariaries\u{1}ariari\u{1}malgache\u{1}ariaris\u{1}malgaches\u{1}ariarys\u{1}\
    malgascio\u{1}malgasci\u{1}マダガスカル\u{1}アリアリ\u{1}malgaxe\u{1}Ariarys\u{1}malgaxes\u{1}Madagaskar-Fr\
    anc\u{1}マラガシ\u{1}Madagascar\u{1}Mazedonischer\u{1}Denar\u{1}Mazedonische\u{1}Denari\u{1}Macedonia\
    n\u{1}denar\u{1}denari\u{1}macedonio\u{1}macedonios\u{1}macédonien\u{1}denars\u{1}macédoniens\u{1}\
    macedone\u{1}macedoni\u{1}マケドニア\u{1}デナル\u{1}macedônio\u{1}macedônios\u{1}macedónio\u{1}macedónios\
    \u{1}(1992\u{2013}1993)\u{1}ディナール\u{FF08}1992\u{2013}1993\u{FF09}\u{1}Malischer\u{1}Malische\u{1}\
    Malian\u{1}malí\u{1}malien\u{1}maliens\u{1}Mali\u{1}マリ\u{1}Myanmarischer\u{1}Myanmarische\u{1}Mya\
    nmar\u{1}kiat\u{1}kiats\u{1}myanmarais\u{1}ミャンマー\u{1}Quiate\u{1}mianmarense\u{1}Quiates\u{1}mianm\
    arenses\u{1}Mianmar\u{1}Mongolischer\u{1}Tögrög\u{1}Mongolische\u{1}Mongolian\u{1}Tugrik\u{1}tugr\
    ik\u{1}tugriks\u{1}mongol\u{1}mongoles\u{1}mongols\u{1}mongolo\u{1}mongoli\u{1}モンゴル\u{1}トグログ\u{1}\
    Tugriks\u{1}mongóis\u{1}Macao-Pataca\u{1}Macanese\u{1}pataca\u{1}patacas\u{1}macaense\u{1}macaens\
    es\u{1}macanaise\u{1}macanaises\u{1}Macao\u{1}マカオ\u{1}パタカ\u{1}Patacas\u{1}Mauretanischer\u{1}Ougu\
    iya\u{1}(1973\u{2013}2017)\u{1}Mauretanische\u{1}Mauritanian\u{1}ouguiya\u{1}ouguiyas\u{1}maurita\
    nien\u{1}mauritaniens\u{1}Mauritania\u{1}モーリタニア\u{1}ウギア\u{1}mauritana\u{1}Ouguiyas\u{1}mauritanas\
    \u{1}mauritano\u{1}mauritanos\u{1}Maltesische\u{1}Maltese\u{1}maltesa\u{1}maltesas\u{1}maltaise\u{1}\
    maltaises\u{1}maltese\u{1}マルタ\u{1}Maltesa\u{1}Maltesisches\u{1}Mauritius-Rupie\u{1}Mauritius-Rupi\
    en\u{1}Mauritian\u{1}mauriciana\u{1}mauricianas\u{1}mauricienne\u{1}mauriciennes\u{1}mauriziana\u{1}\
    mauriziane\u{1}モーリシャス\u{1}Malediven-Rupie\u{1}(alt)\u{1}Maldivian\u{1}(1947\u{2013}1981)\u{1}mald\
    ivienne\u{1}モルディブ諸島\u{1}Malediven-Rufiyaa\u{1}Malediven-Rupien\u{1}rufiyaa\u{1}rufiyaas\u{1}rufiy\
    a\u{1}maldiva\u{1}rufiyas\u{1}maldivas\u{1}Maldivas\u{1}maldiviennes\u{1}Maldive\u{1}モルディブ\u{1}ルフ\
    ィア\u{1}maldivana\u{1}maldivanas\u{1}Malawi-Kwacha\u{1}Malawian\u{1}kwacha\u{1}kwachas\u{1}kuacha\u{1}\
    malauí\u{1}kuachas\u{1}malauíes\u{1}malawite\u{1}malawites\u{1}malawiano\u{1}malawiani\u{1}マラウィ\u{1}\
    クワチャ\u{1}malauiana\u{1}Kwachas\u{1}malauianas\u{1}malauiano\u{1}malauianos\u{1}Mexikanischer\u{1}\
    Mexikanische\u{1}Mexican\u{1}mexicano\u{1}mexicanos\u{1}mexicain\u{1}mexicains\u{1}messicano\u{1}\
    messicani\u{1}メキシコ\u{1}Silber-Peso\u{1}(1861\u{2013}1992)\u{1}Silber-Pesos\u{1}Silver\u{1}silver\u{1}\
    plata\u{1}(MXP)\u{1}d\u{2019}argent\u{1}d\u{2019}argento\u{1}Prata\u{1}prata\u{1}Plata\u{1}Mexica\
    nischer\u{1}Inversion\u{1}(UDI)\u{1}Investment\u{1}investment\u{1}inversión\u{1}mexicana\u{1}mexi\
    canas\u{1}conversion\u{1}mexicaine\u{1}mexicaines\u{1}inversion\u{1}messicana\u{1}Mexicana\u{1}In\
    vestimento\u{1}investimento\u{1}Malaysischer\u{1}Ringgit\u{1}Malaysische\u{1}Malaysian\u{1}ringgi\
    t\u{1}ringgits\u{1}ringit\u{1}malasio\u{1}ringits\u{1}malasios\u{1}malais\u{1}malese\u{1}malesi\u{1}\
    マレーシア\u{1}リンギット\u{1}malaio\u{1}Ringgits\u{1}malaios\u{1}Mosambikanischer\u{1}Mozambikanische\u{1}\
    Mozambican\u{1}mozambiqueño\u{1}mozambiqueños\u{1}mozambicain\u{1}mozambicains\u{1}Mozambico\u{1}\
    モザンピーク\u{1}Moçambique\u{1}Metical\u{1}(1980\u{2013}2006)\u{1}Mosambikanische\u{1}Meticais\u{1}met\
    ical\u{1}meticals\u{1}métical\u{1}meticais\u{1}モザンビーク\u{1}メティカル\u{1}Meticales\u{1}meticales\u{1}m\
    ozambicano\u{1}mozambicani\u{1}moçambicano\u{1}moçambicanos\u{1}Namibia-Dollar\u{1}Namibian\u{1}n\
    amibio\u{1}namibios\u{1}namibien\u{1}namibiens\u{1}namibiano\u{1}namibiani\u{1}ナミビア\u{1}namibiano\
    s\u{1}Nigerianischer\u{1}Naira\u{1}Nigerianische\u{1}Nigerian\u{1}naira\u{1}nairas\u{1}nigeriano\u{1}\
    nigerianos\u{1}nigérian\u{1}nigérians\u{1}nigeriana\u{1}naire\u{1}nigeriane\u{1}ナイジェリア\u{1}ナイラ\u{1}\
    Nairas\u{1}nigerianas\u{1}Nicaraguanischer\u{1}Córdoba\u{1}(1988\u{2013}1991)\u{1}Nicaraguanische\
    \u{1}Nicaraguan\u{1}córdoba\u{1}córdobas\u{1}nicaragüense\u{1}nicaragüenses\u{1}cordoba\u{1}nicar\
    aguayen\u{1}(1912\u{2013}1988)\u{1}nicaraguayens\u{1}nicaraguense\u{1}ニカラグア\u{1}コルドバ\u{1}Córdobas\
    \u{1}nicaraguano\u{1}Nicaragua-Córdoba\u{1}Nicaragua-Córdobas\u{1}oro\u{1}nicaraguensi\u{1}オロ\u{1}\
    nicaraguenses\u{1}nicaraguanos\u{1}Niederländischer\u{1}Niederländische\u{1}Dutch\u{1}neerlandés\u{1}\
    neerlandeses\u{1}néerlandais\u{1}olandese\u{1}オランダ\u{1}holandês\u{1}holandeses\u{1}Norwegische\u{1}\
    Norwegian\u{1}noruega\u{1}noruegas\u{1}norvégienne\u{1}norvégiennes\u{1}norvegese\u{1}norvegesi\u{1}\
    ノルウェー\u{1}norueguesa\u{1}norueguesas\u{1}Nepalesische\u{1}Nepalese\u{1}nepalí\u{1}nepalíes\u{1}né\
    palaise\u{1}népalaises\u{1}nepalese\u{1}nepalesi\u{1}ネパール\u{1}nepalesa\u{1}nepalesas\u{1}Neuseela\
    nd-Dollar\u{1}Zealand\u{1}neozelandés\u{1}neozelandeses\u{1}néo-zélandais\u{1}neozelandese\u{1}ne\
    ozelandesi\u{1}ニュージーランド\u{1}neozelandês\u{1}Omanischer\u{1}Omanische\u{1}Rials\u{1}Omani\u{1}oman\
    í\u{1}omaníes\u{1}omanais\u{1}omanis\u{1}omanita\u{1}omaniti\u{1}オマーン\u{1}omanense\u{1}omanenses\u{1}\
    Panamaischer\u{1}Balboa\u{1}Panamaische\u{1}Balboas\u{1}Panamanian\u{1}balboa\u{1}balboas\u{1}pan\
    ameño\u{1}panameños\u{1}panaméen\u{1}panaméens\u{1}panamense\u{1}panamensi\u{1}パナマ\u{1}バルボア\u{1}p\
    anamenho\u{1}panamenhos\u{1}Panamá\u{1}Peruanischer\u{1}Inti\u{1}Peruanische\u{1}Peruvian\u{1}int\
    i\u{1}intis\u{1}peruano\u{1}peruanos\u{1}péruvien\u{1}péruviens\u{1}peruviano\u{1}ペルー\u{1}インティ\u{1}\
    Intis\u{1}Sol\u{1}sol\u{1}soles\u{1}sols\u{1}peruviani\u{1}ソル\u{1}sóis\u{1}(1863\u{2013}1965)\u{1}\
    (1863\u{2013}1985)\u{1}Sóis\u{1}Soles\u{1}Papua-neuguineischer\u{1}Kina\u{1}Papua\u{1}kina\u{1}ki\
    nas\u{1}papú\u{1}papúes\u{1}papouan-néo-guinéen\u{1}papouan-néo-guinéens\u{1}papou-néo-guinéen\u{1}\
    papou-néo-guinéens\u{1}papuana\u{1}papuane\u{1}パプアニューギニア\u{1}キナ\u{1}papuásia\u{1}Kinas\u{1}papuás\
    ias\u{1}Philippinischer\u{1}Philippinische\u{1}Philippine\u{1}filipino\u{1}filipinos\u{1}philippi\
    n\u{1}philippins\u{1}filippino\u{1}filippini\u{1}フィリピン\u{1}Pakistanische\u{1}Pakistani\u{1}pakist\
    aní\u{1}pakistaníes\u{1}pakistanaise\u{1}pakistanaises\u{1}pakistana\u{1}pakistane\u{1}パキスタン\u{1}\
    paquistanesa\u{1}paquistanesas\u{1}Polnischer\u{1}Złoty\u{1}Polnische\u{1}Polish\u{1}Zloty\u{1}zl\
    oty\u{1}zlotys\u{1}esloti\u{1}polaco\u{1}eslotis\u{1}polacos\u{1}polonais\u{1}polacco\u{1}polacch\
    i\u{1}ポーランド\u{1}ズウォティ\u{1}polonês\u{1}Zlotys\u{1}poloneses\u{1}zloti\u{1}zlotis\u{1}(1950\u{2013}\
    1995)\u{1}(PLZ)\u{1}złoty\u{1}Polacco\u{1}Zloti\u{1}Zlotis\u{1}Portugiesischer\u{1}Portugiesische\
    \u{1}portugués\u{1}portugueses\u{1}portugais\u{1}ポルトガル\u{1}português\u{1}Paraguayischer\u{1}Guara\
    ní\u{1}Paraguayische\u{1}Guaraníes\u{1}Paraguayan\u{1}Guarani\u{1}guarani\u{1}guaranis\u{1}guaran\
    í\u{1}paraguayo\u{1}guaraníes\u{1}paraguayos\u{1}paraguayen\u{1}guaranís\u{1}paraguayens\u{1}para\
    guayano\u{1}paraguayani\u{1}パラグアイ\u{1}グアラニ\u{1}paraguaio\u{1}Guaranis\u{1}paraguaios\u{1}Katar-Ri\
    yal\u{1}Qatari\u{1}Quatari\u{1}catarí\u{1}cataríes\u{1}qatari\u{1}qataris\u{1}Qatar\u{1}qatariano\
    \u{1}qatariani\u{1}カタール\u{1}catariano\u{1}catarianos\u{1}catarense\u{1}catarenses\u{1}Rhodesische\
    r\u{1}Rhodesische\u{1}Rhodesian\u{1}rodesiano\u{1}rhodésien\u{1}rhodésiens\u{1}Rhodesia\u{1}ローデシア\
    \u{1}Rodésia\u{1}Rumänischer\u{1}(1952\u{2013}2006)\u{1}Rumänische\u{1}Romanian\u{1}Lei\u{1}ruman\
    o\u{1}ancien\u{1}roumain\u{1}(1952\u{2013}2005)\u{1}roumains\u{1}Romania\u{1}ルーマニア\u{1}romeno\u{1}\
    Romênia\u{1}rumanos\u{1}rumeno\u{1}rumeni\u{1}romenos\u{1}Dinaren\u{1}serbe\u{1}serbes\u{1}dinara\
    \u{1}serbi\u{1}sérvios\u{1}Russischer\u{1}Russische\u{1}Russian\u{1}ロシア\u{1}(1991\u{2013}1998)\u{1}\
    CSI\u{1}Ruanda-Franc\u{1}Ruanda-Francs\u{1}Rwandan\u{1}ruandés\u{1}ruandeses\u{1}rwandais\u{1}rua\
    ndese\u{1}ruandesi\u{1}ルワンダ\u{1}ruandês\u{1}Saudi-Rial\u{1}Saudi\u{1}saudí\u{1}saudíes\u{1}saoudi\
    en\u{1}saoudiens\u{1}saudita\u{1}sauditi\u{1}サウジ\u{1}リヤル\u{1}Riyales\u{1}sauditas\u{1}Salomonen-D\
    ollar\u{1}Solomon\u{1}salomonense\u{1}salomonenses\u{1}Salomon\u{1}Salomone\u{1}ソロモン諸島\u{1}Salomã\
    o\u{1}Seychellen-Rupie\u{1}Seychellen-Rupien\u{1}Seychellois\u{1}seychellense\u{1}seychellenses\u{1}\
    Seychelles\u{1}セーシェル\u{1}seichelense\u{1}seichelenses\u{1}Sudanesischer\u{1}(1992\u{2013}2007)\u{1}\
    Sudanesische\u{1}Sudanese\u{1}sudanés\u{1}sudaneses\u{1}soudanais\u{1}sudanese\u{1}スーダン\u{1}sudan\
    ês\u{1}Sudão\u{1}Sudanesisches\u{1}sudanesa\u{1}sudanesas\u{1}soudanaise\u{1}soudanaises\u{1}suda\
    nesi\u{1}(1957\u{2013}1998)\u{1}antigua\u{1}antiguas\u{1}(1956\u{2013}2007)\u{1}Schwedische\u{1}S\
    wedish\u{1}Krona\u{1}krona\u{1}kronor\u{1}sueca\u{1}suecas\u{1}suédoise\u{1}suédoises\u{1}svedese\
    \u{1}svedesi\u{1}スウェーデン\u{1}Singapur-Dollar\u{1}Singapore\u{1}singapurense\u{1}singapurenses\u{1}\
    Singapour\u{1}シンガポール\u{1}singapuriano\u{1}singapurianos\u{1}St.-Helena-Pfund\u{1}St.\u{1}Helena\u{1}\
    St\u{1}Saint\u{1}Santa\u{1}Elena\u{1}Sainte-Hélène\u{1}Sant\u{2019}Elena\u{1}セントヘレナ\u{1}santa-hel\
    enense\u{1}santa-helenenses\u{1}Slowenischer\u{1}Tolar\u{1}Slowenische\u{1}Slovenian\u{1}tolar\u{1}\
    tolars\u{1}tólar\u{1}esloveno\u{1}tólares\u{1}eslovenos\u{1}slovène\u{1}slovènes\u{1}tallero\u{1}\
    スロベニア\u{1}Bons\u{1}Eslovênia\u{1}Tolares\u{1}Slowakische\u{1}Slovak\u{1}eslovaca\u{1}eslovacas\u{1}\
    Sierra-leonischer\u{1}Leone\u{1}Sierra-leonische\u{1}Leones\u{1}Sierra\u{1}Leonean\u{1}leone\u{1}\
    leones\u{1}leona\u{1}sierraleonesa\u{1}leonas\u{1}sierraleonesas\u{1}sierra-léonais\u{1}leoni\u{1}\
    シエラレオネ\u{1}レオン\u{1}Serra\u{1}Leoa\u{1}(1964\u{2013}2022)\u{1}(1964\u{2014}2022)\u{1}Somalia-Schil\
    ling\u{1}Somali\u{1}somalí\u{1}somalíes\u{1}somalien\u{1}somaliens\u{1}somalo\u{1}somali\u{1}ソマリア\
    \u{1}somalis\u{1}Suriname-Dollar\u{1}Surinamese\u{1}Suriname\u{1}surinamés\u{1}surinameses\u{1}su\
    rinamais\u{1}スリナム\u{1}surinamês\u{1}Suriname-Gulden\u{1}Südsudanesisches\u{1}Südsudanesische\u{1}\
    sursudanesa\u{1}sursudanesas\u{1}sud-soudanaise\u{1}sud-soudanaises\u{1}sud-sudanese\u{1}sud-suda\
    nesi\u{1}南スーダン\u{1}sul-sudanesa\u{1}sul-sudanesas\u{1}São-toméischer\u{1}Dobra\u{1}(1977\u{2013}2\
    017)\u{1}São-toméische\u{1}São\u{1}Tomé\u{1}&\u{1}Príncipe\u{1}dobra\u{1}dobras\u{1}santoméen\u{1}\
    santoméens\u{1}Sao\u{1}Principe\u{1}サントメ\u{30FB}プリンシペ\u{1}ドブラ\u{1}Dobras\u{1}(2018)\u{1}santotome\
    nse\u{1}santotomenses\u{1}Sowjetischer\u{1}Sowjetische\u{1}Soviet\u{1}soviético\u{1}soviéticos\u{1}\
    soviétique\u{1}soviétiques\u{1}sovietico\u{1}ソ連\u{1}El\u{1}Salvador\u{1}Colon\u{1}Salvador-Colon\u{1}\
    Salvadoran\u{1}salvadoreño\u{1}salvadoreños\u{1}salvadorien\u{1}salvadoriens\u{1}salvadoregno\u{1}\
    エルサルバドル\u{1}Colom\u{1}salvadorenho\u{1}Colons\u{1}Syrisches\u{1}Syrische\u{1}Syrian\u{1}siria\u{1}\
    sirias\u{1}syrienne\u{1}syriennes\u{1}siriana\u{1}siriane\u{1}シリア\u{1}síria\u{1}sírias\u{1}Swasil\
    ändischer\u{1}Lilangeni\u{1}Swasiländische\u{1}Emalangeni\u{1}Swazi\u{1}lilangeni\u{1}emalangeni\u{1}\
    esuatiní\u{1}lilangenis\u{1}esuatiníes\u{1}swazi\u{1}swazis\u{1}スワジランド\u{1}リランゲニ\u{1}suazi\u{1}Li\
    langenis\u{1}suazis\u{1}suázi\u{1}suázis\u{1}Thailändischer\u{1}Baht\u{1}Thailändische\u{1}Thai\u{1}\
    baht\u{1}bat\u{1}tailandés\u{1}bats\u{1}tailandeses\u{1}tailandes\u{1}bahts\u{1}thaïlandais\u{1}t\
    hailandese\u{1}thailandesi\u{1}タイ\u{1}バーツ\u{1}tailandês\u{1}Bahts\u{1}Tadschikistan\u{1}Tadschiki\
    stan-Rubel\u{1}Tajikistani\u{1}tayiko\u{1}tadjik\u{1}tadjiks\u{1}Tajikistan\u{1}タジキスタン\u{1}Tadjiq\
    uistão\u{1}Tajaquistão\u{1}Tadschikistan-Somoni\u{1}somoni\u{1}somonis\u{1}Somonis\u{1}tayikos\u{1}\
    tagiko\u{1}tagiki\u{1}ソモニ\u{1}tadjique\u{1}tadjiques\u{1}tajique\u{1}tajiques\u{1}Turkmenistan-Ma\
    nat\u{1}(1993\u{2013}2009)\u{1}Turkmenistani\u{1}turcomano\u{1}turkmène\u{1}turkmènes\u{1}turkmen\
    o\u{1}トルクメニスタン\u{1}Turcomenistão\u{1}turcomanos\u{1}turkmeni\u{1}turcomeno\u{1}turcomenos\u{1}Tun\
    esischer\u{1}Tunesische\u{1}Tunisian\u{1}tunecino\u{1}tunecinos\u{1}tunisien\u{1}tunisiens\u{1}tu\
    nisino\u{1}tunisini\u{1}チュニジア\u{1}tunisiano\u{1}tunisianos\u{1}tunisinos\u{1}Tongaischer\u{1}Paʻa\
    nga\u{1}Tongaische\u{1}Tongan\u{1}paʻanga\u{1}paanga\u{1}tongano\u{1}paangas\u{1}tonganos\u{1}pa\u{2019}\
    anga\u{1}tongan\u{1}pa\u{2019}angas\u{1}tongans\u{1}tongani\u{1}トンガ\u{1}パ\u{30FB}アンガ\u{1}tonganes\
    a\u{1}Paʻangas\u{1}tonganesas\u{1}paʻangas\u{1}Timor-Escudo\u{1}Timorese\u{1}timorense\u{1}timora\
    is\u{1}Timor\u{1}ティモール\u{1}Türkische\u{1}(1922\u{2013}2005)\u{1}Turkish\u{1}turca\u{1}turcas\u{1}\
    turque\u{1}(1844\u{2013}2005)\u{1}turques\u{1}turche\u{1}トルコ\u{1}Trinidad-und-Tobago-Dollar\u{1}T\
    rinidad\u{1}Tobago\u{1}Trinité-et-Tobago\u{1}トリニダード\u{30FB}トバゴ\u{1}Trindade\u{1}Taiwan-Dollar\u{1}\
    Taiwan\u{1}taiwanés\u{1}taiwaneses\u{1}taïwanais\u{1}taiwanese\u{1}taiwanesi\u{1}新台湾ドル\u{1}taiwan\
    ês\u{1}Tansania-Schilling\u{1}Tanzanian\u{1}tanzano\u{1}tanzanos\u{1}tanzanien\u{1}tanzaniens\u{1}\
    Tanzania\u{1}タンザニア\u{1}tanzaniano\u{1}tanzanianos\u{1}Ukrainische\u{1}Hrywnja\u{1}Hrywen\u{1}Ukra\
    inian\u{1}Hryvnia\u{1}hryvnia\u{1}hryvnias\u{1}grivna\u{1}ucraniana\u{1}grivnas\u{1}ucranianas\u{1}\
    ukrainienne\u{1}ukrainiennes\u{1}grivnia\u{1}ucraina\u{1}grivnie\u{1}ucraine\u{1}ウクライナ\u{1}フリヴニャ\u{1}\
    ucraniano\u{1}Hryvnias\u{1}ucranianos\u{1}Ukrainischer\u{1}Karbovanetz\u{1}Karbovanets\u{1}karbov\
    anets\u{1}karbovantsiv\u{1}karbovanet\u{1}karbovanetz\u{1}ukrainien\u{1}(1992\u{2013}1996)\u{1}uk\
    rainiens\u{1}ucraino\u{1}カルボバネツ\u{1}Ucrânia\u{1}Karbovanetzs\u{1}Uganda-Schilling\u{1}(1966\u{2013}\
    1987)\u{1}Ugandan\u{1}ugandés\u{1}ougandais\u{1}ugandese\u{1}ウガンダ\u{1}ugandense\u{1}Uganda\u{1}Sh\
    illings\u{1}ugandeses\u{1}ugandesi\u{1}ugandenses\u{1}US-Dollar\u{1}US\u{1}estadounidense\u{1}est\
    adounidenses\u{1}États-Unis\u{1}statunitense\u{1}statunitensi\u{1}米ドル\u{1}americano\u{1}americano\
    s\u{1}Estados\u{1}(Nächster\u{1}Tag)\u{1}(Next\u{1}day)\u{1}(next\u{1}(día\u{1}siguiente)\u{1}Eta\
    ts-Unis\u{1}(jour\u{1}suivant)\u{1}(翌日)\u{1}norte-americano\u{1}(Dia\u{1}seguinte)\u{1}(dia\u{1}(\
    Gleicher\u{1}(Same\u{1}(same\u{1}(mismo\u{1}día)\u{1}même)\u{1}(当日)\u{1}(Mesmo\u{1}dia)\u{1}(mesm\
    o\u{1}Uruguayischer\u{1}(Indexierte\u{1}Rechnungseinheiten)\u{1}Uruguayan\u{1}(Indexed\u{1}Units)\
    \u{1}(indexed\u{1}units)\u{1}uruguayo\u{1}indexadas\u{1}uruguayos\u{1}uruguayen\u{1}(unités\u{1}i\
    ndexées)\u{1}uruguaiano\u{1}unità\u{1}indicizzate\u{1}ウルグアイ\u{1}ペソエン\u{1}uruguaio\u{1}em\u{1}urug\
    uaios\u{1}(1975\u{2013}1993)\u{1}Uruguayische\u{1}uruguayens\u{1}Uruguayo\u{1}uruguayano\u{1}urug\
    uayani\u{1}Nominal\u{1}Wage\u{1}Index\u{1}nominal\u{1}wage\u{1}index\u{1}previsional\u{1}previsio\
    nales\u{1}salaire\u{1}uruguayenne\u{1}Usbekistan-Sum\u{1}Uzbekistani\u{1}sum\u{1}uzbeko\u{1}sums\u{1}\
    uzbekos\u{1}ouzbek\u{1}ouzbeks\u{1}uzbeco\u{1}uzbechi\u{1}ウズベキスタン\u{1}スム\u{1}uzbeque\u{1}uzbeques\
    \u{1}Venezolanischer\u{1}Bolívar\u{1}(1871\u{2013}2008)\u{1}Venezolanische\u{1}Bolívares\u{1}Vene\
    zuelan\u{1}bolívar\u{1}bolívars\u{1}venezolano\u{1}bolívares\u{1}venezolanos\u{1}bolivar\u{1}véné\
    zuélien\u{1}venezuelano\u{1}bolivares\u{1}venezuelani\u{1}ベネズエラ\u{1}ボリバル\u{1}venezuelanos\u{1}Sob\
    erano\u{1}Soberanos\u{1}(2008\u{2013}2018)\u{1}bolivars\u{1}vénézuéliens\u{1}VEF\u{1}soberano\u{1}\
    soberanos\u{1}Vietnamesischer\u{1}Dong\u{1}Vietnamesische\u{1}Vietnamese\u{1}dong\u{1}dongs\u{1}v\
    ietnamita\u{1}vietnamitas\u{1}dông\u{1}vietnamien\u{1}dôngs\u{1}vietnamiens\u{1}vietnamiti\u{1}ベト\
    ナム\u{1}ドン\u{1}Dongs\u{1}Dong(1978\u{2013}1985)\u{1}ドン\u{FF08}1978\u{2013}1985\u{FF09}\u{1}Vanuatu\
    -Vatu\u{1}Vanuatu\u{1}vatu\u{1}vatus\u{1}vanuatense\u{1}vanuatenses\u{1}vanuatuan\u{1}vanuatuans\u{1}\
    バヌアツ\u{1}バツ\u{1}Vatus\u{1}Samoanischer\u{1}Tala\u{1}Samoanische\u{1}Samoan\u{1}tala\u{1}talas\u{1}\
    samoano\u{1}samoanos\u{1}samoan\u{1}samoans\u{1}samoani\u{1}サモア\u{1}タラ\u{1}Talas\u{1}CFA-Franc\u{1}\
    (BEAC)\u{1}Central\u{1}African\u{1}CFA\u{1}África\u{1}central\u{1}BEAC\u{1}中央アフリカ\u{1}Unze\u{1}Si\
    lber\u{1}Unzen\u{1}troy\u{1}ounce\u{1}ounces\u{1}once\u{1}onces\u{1}銀\u{1}Pratas\u{1}Gold\u{1}gol\
    d\u{1}d\u{2019}or\u{1}金\u{1}Ouro\u{1}Ouros\u{1}Europäische\u{1}Rechnungseinheit\u{1}Rechnungseinh\
    eiten\u{1}European\u{1}Composite\u{1}composite\u{1}compuesta\u{1}europea\u{1}compuestas\u{1}europ\
    eas\u{1}européenne\u{1}composée\u{1}composita\u{1}ヨーロッパ混合単位\u{1}(EURCO)\u{1}Composta\u{1}Europeia\
    \u{1}composição\u{1}europeia\u{1}europeias\u{1}Währungseinheit\u{1}(XBB)\u{1}Währungseinheiten\u{1}\
    Monetary\u{1}monetary\u{1}monetaria\u{1}monetarias\u{1}monétaire\u{1}ヨーロッパ通貨単位\u{1}(EMU\u{2013}6)\
    \u{1}Monetária\u{1}monetária\u{1}monetárias\u{1}(XBC)\u{1}acconto\u{1}ヨーロッパ勘定単位\u{1}(EUA\u{2013}9\
    )\u{1}Conta\u{1}(XBD)\u{1}(EUA\u{2013}17)\u{1}Ostkaribischer\u{1}Ostkaribische\u{1}Caribbean\u{1}\
    Caribe\u{1}Caraïbes\u{1}orientales\u{1}dei\u{1}Caraibi\u{1}orientali\u{1}東カリブ\u{1}Caraíbas\u{1}Or\
    ientais\u{1}caribeño\u{1}caribeños\u{1}caribéen\u{1}caribéens\u{1}Sonderziehungsrechte\u{1}Specia\
    l\u{1}Drawing\u{1}Rights\u{1}special\u{1}drawing\u{1}rights\u{1}derechos\u{1}especiales\u{1}giro\u{1}\
    droit\u{1}tirage\u{1}spécial\u{1}droits\u{1}spéciaux\u{1}diritti\u{1}speciali\u{1}incasso\u{1}特別引\
    き出し権\u{1}Direitos\u{1}Especiais\u{1}Giro\u{1}desenho\u{1}especiais\u{1}direito\u{1}especial\u{1}s\
    aque\u{1}direitos\u{1}(XEU)\u{1}Currency\u{1}currency\u{1}moneda\u{1}(ECU)\u{1}Moeda\u{1}moeda\u{1}\
    moedas\u{1}Gold-Franc\u{1}フランス金フラン\u{1}Franco-ouro\u{1}UIC-Franc\u{1}UIC-franc\u{1}UIC-francs\u{1}\
    UIC\u{1}(UIC)\u{1}(BCEAO)\u{1}CFA-Francs\u{1}West\u{1}Occidental\u{1}BCEAO\u{1}西アフリカ\u{1}Palladiu\
    m\u{1}palladium\u{1}paladio\u{1}palladio\u{1}パラジウム\u{1}Paládio\u{1}Paládios\u{1}CFP-Franc\u{1}CFP\
    \u{1}Platin\u{1}Platinum\u{1}platinum\u{1}platino\u{1}platine\u{1}プラチナ\u{1}Platina\u{1}Platinas\u{1}\
    RINET\u{1}Funds\u{1}fondos\u{1}type\u{1}fonds\u{1}fondi\u{1}RINET基金\u{1}Fundos\u{1}SUCRE\u{1}Test\
    währung\u{1}Testing\u{1}Code\u{1}código\u{1}reservado\u{1}para\u{1}pruebas\u{1}(devise\u{1}test)\u{1}\
    (devises\u{1}codice\u{1}verifica\u{1}valuta\u{1}テスト用通貨コード\u{1}Código\u{1}Teste\u{1}teste\u{1}Códi\
    gos\u{1}AfEB\u{1}ADB\u{1}UA\u{1}(アフリカ開発銀行)\u{1}Unbekannte\u{1}Währung\u{1}(unbekannte\u{1}Währung\
    )\u{1}Unknown\u{1}(unknown\u{1}currency)\u{1}desconocida\u{1}(moneda\u{1}desconocida)\u{1}(unidad\
    \u{1}inconnue\u{1}ou\u{1}non\u{1}valide\u{1}inconnues\u{1}Devise\u{1}inconnue)\u{1}sconosciuta\u{1}\
    (valuta\u{1}sconosciuta)\u{1}(valute\u{1}sconosciute)\u{1}不明または無効な通貨\u{1}desconhecida\u{1}(unidad\
    e\u{1}desconhecida)\u{1}(moedas\u{1}desconhecidas)\u{1}(moeda\u{1}Jemen-Dinar\u{1}Yemeni\u{1}yeme\
    ní\u{1}Yémen\u{1}nord-yéménite\u{1}nord-yéménites\u{1}dello\u{1}Yemen\u{1}イエメン\u{1}iemenita\u{1}I\
    êmen\u{1}Jemen-Rial\u{1}yemeníes\u{1}yemenita\u{1}yemeniti\u{1}iemenitas\u{1}Jugoslawischer\u{1}(\
    1966\u{2013}1990)\u{1}Jugoslawische\u{1}Yugoslavian\u{1}yugoslavo\u{1}yougoslave\u{1}fort\u{1}(19\
    66\u{2013}1989)\u{1}forts\u{1}yougoslaves\u{1}ユーゴスラビア\u{1}ハード\u{30FB}ディナール\u{1}iugoslavo\u{1}iugo\
    slavos\u{1}jugoslavo\u{1}(1994\u{2013}2002)\u{1}super\u{1}Noviy\u{1}(1994\u{2013}2003)\u{1}noviy\u{1}\
    ノビ\u{30FB}ディナール\u{1}Iugoslávia\u{1}Super\u{1}(1990\u{2013}1992)\u{1}yugoslavos\u{1}兌換ディナール\u{1}re\
    formierter\u{1}Reformed\u{1}reformed\u{1}réformé\u{1}改革ディナール\u{FF08}1992\u{2013}1993\u{FF09}\u{1}\
    reformado\u{1}Südafrikanischer\u{1}Rand\u{1}(Finanz)\u{1}rand\u{1}rands\u{1}sudafricano\u{1}sud-a\
    fricain\u{1}sud-africains\u{1}南アフリカ\u{1}(ZAL)\u{1}sul-africano\u{1}Rands\u{1}Südafrikanische\u{1}\
    sudafricanos\u{1}sudafricani\u{1}sul-africanos\u{1}(1968\u{2013}2012)\u{1}Zambian\u{1}zambiano\u{1}\
    zambien\u{1}zambiens\u{1}Zambia\u{1}ザンビア\u{1}Cuacha\u{1}Zâmbia\u{1}zambianos\u{1}zambiani\u{1}Zai\
    re-Neuer\u{1}Zaïre\u{1}(1993\u{2013}1998)\u{1}Zaire-Neue\u{1}Zairean\u{1}Zaire\u{1}zaire\u{1}zair\
    es\u{1}zaireño\u{1}zaïre\u{1}zaïrien\u{1}zaïres\u{1}zaïriens\u{1}ザイール\u{1}新ザイール\u{1}zairense\u{1}\
    Zaire-Zaïre\u{1}(1971\u{2013}1993)\u{1}zaïrois\u{1}Zaires\u{1}Simbabwe-Dollar\u{1}(1980\u{2013}20\
    08)\u{1}Zimbabwean\u{1}Zimbabue\u{1}zimbabwéen\u{1}zimbabwéens\u{1}Zimbabwe\u{1}ジンバブエ\u{1}Zimbábu\
    e\u{1}(2009)\u{1}(2009\u{2013}2024)\u{1}zimbabuense\u{1}zimbabwiano\u{1}(2008)\u{1}シンバブエ\u{1}ドル\u{FF08}\
    2008\u{FF09}\u{1}
    """
  }

  /// Signs, symbols and patterns; in patterns U+0001 stands for the number, U+0002 for the minus,
  /// U+0003 for the currency.
  static var texts: StaticString {
    """
    \u{3}\u{1}\u{3}\u{A0}\u{1}K\u{3}\u{A0}\u{1}M\u{3}\u{A0}\u{1}G\u{3}\u{A0}\u{1}T\u{3}\u{1}\u{A0}k\u{3}\
    \u{1}\u{A0}m\u{3}\u{1}\u{A0}mjd\u{3}\u{1}\u{A0}bn\u{3}\u{A0}\u{1}\u{A0}bn\u{3}\u{1}K\u{3}\u{1}M\u{3}\
    \u{1}B\u{3}\u{1}G\u{3}\u{1}T\u{3}\u{1}\u{A0}ሺ\u{3}\u{1}\u{A0}ሚ\u{3}\u{1}\u{A0}ቢ\u{3}\u{1}\u{A0}ት\u{1}\
    \u{A0}\u{623}\u{644}\u{641}\u{A0}\u{3}\u{1}\u{A0}\u{645}\u{644}\u{64A}\u{648}\u{646}\u{A0}\u{3}\u{1}\
    \u{A0}\u{645}\u{644}\u{64A}\u{627}\u{631}\u{A0}\u{3}\u{1}\u{A0}\u{62A}\u{631}\u{644}\u{64A}\u{648}\
    \u{646}\u{A0}\u{3}\u{3}\u{A0}\u{1}\u{A0}হ\u{9BE}জ\u{9BE}ৰ\u{3}\u{A0}\u{1}\u{A0}ল\u{9BE}খ\u{3}\u{A0}\
    \u{1}\u{A0}ন\u{9BF}য\u{9C1}ত\u{3}\u{A0}\u{1}\u{A0}শত\u{A0}ক\u{9CB}ট\u{9BF}\u{3}\u{A0}\u{1}\u{A0}শ\
    ত\u{A0}পৰ\u{9BE}ৰ\u{9CD}দ\u{9CD}ধ\u{1}K\u{A0}\u{3}\u{1}M\u{A0}\u{3}\u{1}G\u{A0}\u{3}\u{1}T\u{A0}\u{3}\
    \u{3}\u{A0}\u{1}H\u{3}\u{A0}\u{1}Kr\u{1}\u{A0}тыс.\u{A0}\u{3}\u{1}\u{A0}млн\u{A0}\u{3}\u{1}\u{A0}\
    млрд\u{A0}\u{3}\u{1}\u{A0}трлн\u{A0}\u{3}\u{1}\u{A0}хил.\u{A0}\u{3}\u{1}\u{A0}млн.\u{A0}\u{3}\u{1}\
    \u{A0}млрд.\u{A0}\u{3}\u{1}\u{A0}трлн.\u{A0}\u{3}\u{1}\u{A0}\u{647}\u{632}\u{627}\u{631}\u{A0}\u{3}\
    \u{3}\u{1}\u{647}\u{632}\u{627}\u{631}\u{3}\u{A0}\u{1}\u{647}\u{632}\u{627}\u{631}\u{3}\u{A0}\u{1}\
    \u{645}\u{6CC}\u{644}\u{6CC}\u{648}\u{646}\u{3}\u{1}\u{645}\u{6CC}\u{644}\u{6CC}\u{648}\u{646}\u{3}\
    \u{1}\u{645}\u{6CC}\u{644}\u{6CC}\u{627}\u{631}\u{62F}\u{1}\u{A0}হ\u{9BE}\u{3}\u{1}\u{A0}ল\u{9BE}\
    \u{3}\u{1}\u{A0}ক\u{9CB}\u{3}\u{1}\u{A0}ল\u{9BE}.ক\u{9CB}.\u{3}\u{1}\u{A0}M\u{3}\u{1}\u{A0}G\u{3}\
    \u{1}\u{A0}T\u{3}\u{1}\u{A0}hilj.\u{A0}\u{3}\u{1}\u{A0}mil.\u{A0}\u{3}\u{1}\u{A0}mlrd.\u{A0}\u{3}\
    \u{1}\u{A0}bil.\u{A0}\u{3}\u{1}\u{A0}хиљ\u{A0}\u{3}\u{1}\u{A0}мил\u{A0}\u{3}\u{1}\u{A0}бил\u{A0}\u{3}\
    \u{1}\u{A0}kM\u{3}\u{1}\u{A0}B\u{3}\u{1}\u{A0}эзар\u{A0}\u{3}\u{1}\u{A0}tis.\u{A0}\u{3}\u{1}\u{A0}\
    mld.\u{A0}\u{3}\u{1}\u{A0}t\u{A0}\u{3}\u{1}\u{A0}mio.\u{A0}\u{3}\u{1}\u{A0}mia.\u{A0}\u{3}\u{1}\u{A0}\
    bio.\u{A0}\u{3}\u{1}\u{A0}Mio.\u{A0}\u{3}\u{1}\u{A0}Mrd.\u{A0}\u{3}\u{1}\u{A0}Bio.\u{A0}\u{3}\u{1}\
    \u{A0}tys.\u{A0}\u{3}\u{1}\u{A0}mrd.\u{A0}\u{3}\u{1}\u{A0}χιλ.\u{A0}\u{3}\u{1}\u{A0}εκ.\u{A0}\u{3}\
    \u{1}\u{A0}δισ.\u{A0}\u{3}\u{1}\u{A0}τρισ.\u{A0}\u{3}\u{3}\u{1}L\u{3}\u{1}Cr\u{3}\u{1}KCr\u{3}\u{1}\
    LCr\u{1}\u{A0}mil\u{A0}\u{3}\u{1}\u{A0}mil\u{A0}M\u{3}\u{3}\u{1}\u{A0}K\u{3}\u{1}\u{A0}MRD\u{1}\u{A0}\
    MRD\u{A0}\u{3}\u{3}\u{A0}\u{1}\u{A0}M\u{3}\u{A0}\u{1}\u{A0}B\u{1}\u{A0}tuh\u{A0}\u{3}\u{1}\u{A0}m\
    ln\u{A0}\u{3}\u{1}\u{A0}mld\u{A0}\u{3}\u{1}\u{A0}trln\u{A0}\u{3}\u{1}\u{A0}M\u{A0}\u{3}\u{1}\u{A0}\
    B\u{A0}\u{3}\u{1}\u{A0}\u{645}\u{6CC}\u{644}\u{6CC}\u{648}\u{646}\u{A0}\u{3}\u{1}\u{A0}\u{645}\u{6CC}\
    \u{644}\u{6CC}\u{627}\u{631}\u{62F}\u{A0}\u{3}\u{1}\u{A0}\u{647}\u{632}\u{627}\u{631}\u{645}\u{6CC}\
    \u{644}\u{6CC}\u{627}\u{631}\u{62F}\u{A0}\u{3}\u{1}\u{1E913}\u{3}\u{1}\u{1E901}\u{3}\u{1}\u{1E901}\
    \u{1E936}\u{3}\u{1}\u{1E91A}\u{3}\u{1}\u{A0}t.\u{A0}\u{3}\u{1}\u{A0}milj.\u{A0}\u{3}\u{1}\u{A0}bi\
    lj.\u{A0}\u{3}\u{1}\u{A0}tús.\u{A0}\u{3}\u{1}\u{A0}mió.\u{A0}\u{3}\u{1}\u{A0}bió.\u{A0}\u{3}\u{1}\
    \u{A0}k\u{A0}\u{3}\u{1}\u{A0}Md\u{A0}\u{3}\u{1}\u{A0}Bn\u{A0}\u{3}\u{3}\u{1}k\u{1}\u{A0}Tsg.\u{A0}\
    \u{3}\u{3}\u{1}\u{A0}હજ\u{ABE}ર\u{3}\u{1}\u{A0}લ\u{ABE}ખ\u{3}\u{1}\u{A0}કર\u{ACB}ડ\u{3}\u{1}\u{A0}\
    અબજ\u{3}\u{1}\u{A0}ન\u{ABF}ખર\u{ACD}વ\u{3}\u{1}\u{A0}મહ\u{ABE}પદ\u{ACD}મ\u{3}\u{1}\u{A0}શ\u{A82}ક\
    \u{AC1}\u{3}\u{1}\u{A0}જલધ\u{ABF}\u{3}\u{A0}\u{1}D\u{3}\u{1}K\u{200F}\u{3}\u{1}M\u{200F}\u{3}\u{1}\
    B\u{200F}\u{3}\u{1}T\u{200F}\u{3}\u{1}\u{A0}हज\u{93C}\u{93E}र\u{3}\u{1}\u{A0}ल\u{93E}ख\u{3}\u{1}\u{A0}\
    क\u{970}\u{3}\u{1}\u{A0}अ\u{970}\u{3}\u{1}\u{A0}ख\u{970}\u{3}\u{1}\u{A0}न\u{940}ल\u{1}\u{A0}mlr.\u{A0}\
    \u{3}\u{1}\u{A0}E\u{A0}\u{3}\u{1}\u{A0}Mrd\u{A0}\u{3}\u{1}\u{A0}հզր\u{A0}\u{3}\u{1}\u{A0}մլն\u{A0}\
    \u{3}\u{1}\u{A0}մլրդ\u{A0}\u{3}\u{1}\u{A0}տրլն\u{A0}\u{3}\u{3}\u{A0}\u{1}\u{A0}mil\u{3}\u{A0}\u{1}\
    \u{A0}mln\u{3}\u{A0}\u{1}\u{A0}mld\u{3}\u{A0}\u{1}\u{A0}bln\u{3}\u{1}\u{A0}rb\u{3}\u{1}\u{A0}jt\u{1}\
    \u{A0}þ.\u{A0}\u{3}\u{1}\u{A0}m.\u{A0}\u{3}\u{1}\u{A0}ma.\u{A0}\u{3}\u{1}\u{A0}bn\u{A0}\u{3}\u{1}\
    \u{A0}Mln\u{A0}\u{3}\u{1}\u{A0}Mld\u{A0}\u{3}\u{1}\u{A0}Bln\u{A0}\u{3}\u{3}\u{1}万\u{3}\u{1}億\u{3}\
    \u{1}兆\u{3}\u{1}京\u{3}\u{1}È\u{3}\u{1}Y\u{1}\u{A0}ათ.\u{A0}\u{3}\u{1}\u{A0}მლნ.\u{A0}\u{3}\u{1}\u{A0}\
    მლრდ.\u{A0}\u{3}\u{1}\u{A0}მლრ.\u{A0}\u{3}\u{1}\u{A0}ტრლ.\u{A0}\u{3}\u{3}\u{A0}\u{1}\u{A0}bi\u{3}\
    \u{A0}\u{1}\u{A0}tri\u{1}\u{A0}мың\u{A0}\u{3}\u{3}\u{1}\u{A0}ព\u{17B6}ន\u{17CB}\u{3}\u{1}\u{A0}ល\u{17B6}\
    ន\u{3}\u{1}\u{A0}ប\u{17CA}\u{17B8}ល\u{17B6}ន\u{3}\u{1}\u{A0}ទ\u{17D2}រ\u{17B8}ល\u{17B6}ន\u{3}\u{1}\
    ಸ\u{CBE}\u{3}\u{1}ಮ\u{CBF}\u{3}\u{1}ಬ\u{CBF}\u{3}\u{1}ಟ\u{CCD}ರ\u{CBF}\u{3}\u{1}천\u{3}\u{1}만\u{3}\
    \u{1}억\u{3}\u{1}조\u{3}\u{1}hoz\u{3}\u{1}lak\u{3}\u{1}ko\u{3}\u{1}obz\u{3}\u{1}nikh\u{3}\u{1}hoz.n\
    ikh.\u{1}H\u{A0}\u{3}\u{1}MN\u{A0}\u{3}\u{1}MR\u{A0}\u{3}\u{1}TN\u{A0}\u{3}\u{3}\u{1}mi\u{3}\u{1}\
    bi\u{3}\u{1}tri\u{1}\u{A0}миң\u{A0}\u{3}\u{1}\u{A0}млд\u{A0}\u{3}\u{1}m\u{A0}\u{3}\u{1}\u{A0}Mlg\u{A0}\
    \u{3}\u{3}\u{1}\u{A0}ພ\u{EB1}ນ\u{3}\u{1}\u{A0}ລ\u{EC9}ານ\u{3}\u{1}\u{A0}ຕ\u{EB7}\u{EC9}\u{3}\u{1}\
    \u{A0}ລ\u{EC9}ານລ\u{EC9}ານ\u{1}\u{A0}tūkst.\u{A0}\u{3}\u{1}\u{A0}mln.\u{A0}\u{3}\u{1}\u{A0}trln.\u{A0}\
    \u{3}\u{1}\u{A0}mljrd.\u{A0}\u{3}\u{1}\u{A0}trilj.\u{A0}\u{3}\u{1}\u{A0}илј.\u{A0}\u{3}\u{1}\u{A0}\
    мил.\u{A0}\u{3}\u{1}\u{A0}милј.\u{A0}\u{3}\u{1}\u{A0}бил.\u{A0}\u{3}\u{3}\u{A0}\u{1}\u{A0}мянга\u{3}\
    \u{1}\u{A0}мянга\u{3}\u{1}\u{A0}сая\u{3}\u{1}\u{A0}тэрбум\u{3}\u{A0}\u{1}\u{A0}тэрбум\u{3}\u{A0}\u{1}\
    \u{A0}их\u{A0}наяд\u{3}\u{1}\u{A0}क\u{94B}ट\u{940}\u{3}\u{1}\u{A0}अब\u{94D}ज\u{3}\u{1}\u{A0}खर\u{94D}\
    व\u{3}\u{1}\u{A0}पद\u{94D}म\u{3}\u{1}J\u{3}\u{A0}\u{1}\u{A0}ထ\u{1031}\u{102C}င\u{103A}\u{3}\u{A0}\
    \u{1}\u{A0}သ\u{1031}\u{102C}င\u{103A}\u{1038}\u{3}\u{A0}\u{1}\u{A0}သ\u{102D}န\u{103A}\u{1038}\u{3}\
    \u{A0}\u{1}\u{A0}သန\u{103A}\u{1038}\u{3}\u{A0}\u{1}\u{A0}က\u{102F}ဋ\u{1031}\u{3}\u{A0}က\u{102F}ဋ\u{1031}\
    \u{A0}\u{1}\u{A0}သ\u{1031}\u{102C}င\u{103A}\u{1038}\u{3}\u{A0}က\u{102F}ဋ\u{1031}\u{A0}\u{1}\u{A0}\
    သ\u{102D}န\u{103A}\u{1038}\u{3}\u{A0}က\u{102F}ဋ\u{1031}\u{A0}\u{1}\u{A0}သန\u{103A}\u{1038}\u{3}\u{A0}\
    \u{1}\u{A0}က\u{1031}\u{102C}ဋ\u{102D}\u{3}\u{A0}\u{1}k\u{3}\u{A0}\u{1}\u{A0}mill.\u{3}\u{A0}\u{1}\
    \u{A0}mrd.\u{3}\u{A0}\u{1}\u{A0}bill.\u{3}\u{A0}\u{1}\u{A0}हज\u{93E}र\u{3}\u{A0}\u{1}\u{A0}ल\u{93E}\
    ख\u{3}\u{A0}\u{1}\u{A0}कर\u{94B}ड\u{3}\u{A0}\u{1}\u{A0}अरब\u{3}\u{A0}\u{1}\u{A0}खरब\u{3}\u{A0}\u{1}\
    \u{A0}श\u{902}ख\u{3}\u{A0}\u{1}\u{A0}mln.\u{3}\u{A0}\u{1}\u{A0}mld.\u{3}\u{A0}\u{1}\u{A0}bln.\u{3}\
    \u{1}ହ\u{3}\u{1}ନ\u{B3F}\u{3}\u{1}ବ\u{B3F}\u{3}\u{1}ଟ\u{B4D}ର\u{B3F}\u{3}\u{A0}\u{1}\u{A0}ਹਜ\u{A3C}\
    \u{A3E}ਰ\u{3}\u{A0}\u{1}\u{A0}ਲ\u{A71}ਖ\u{3}\u{A0}\u{1}\u{A0}ਕਰ\u{A4B}ੜ\u{3}\u{A0}\u{1}\u{A0}ਅਰਬ\u{3}\
    \u{A0}\u{1}\u{A0}ਖਰਬ\u{3}\u{A0}\u{1}\u{A0}ਨ\u{A40}ਲ\u{1}\u{A0}bln\u{A0}\u{3}\u{1}\u{A0}mM\u{A0}\u{3}\
    \u{1}\u{A0}mii\u{A0}\u{3}\u{1}\u{A0}tril.\u{A0}\u{3}\u{1}\u{A0}mie\u{A0}\u{3}\u{1}\u{A0}тыһ.\u{A0}\
    \u{3}\u{1}\u{A0}мөл\u{A0}\u{3}\u{3}\u{A0}\u{1}\u{A0}ᱜᱮᱞᱥᱟᱭ\u{3}\u{1}\u{A0}ᱜᱮᱞᱥᱟᱭ\u{1}\u{A0}mìg\u{A0}\
    \u{3}\u{3}\u{1}\u{644}\u{6A9}\u{3}\u{1}\u{6AA}\u{631}\u{648}\u{699}\u{3}\u{1}\u{627}\u{631}\u{628}\
    \u{3}\u{1}\u{6A9}\u{631}\u{628}\u{3}\u{1}\u{67D}\u{631}\u{644}\u{64A}\u{646}\u{3}ද\u{1}\u{3}ම\u{DD2}\
    \u{1}\u{3}බ\u{DD2}\u{1}\u{3}ට\u{DCA}\u{200D}ර\u{DD2}\u{1}\u{1}\u{A0}mijë\u{A0}\u{3}\u{1}\u{A0}хиљ\
    .\u{A0}\u{3}\u{1}\u{A0}tn\u{A0}\u{3}\u{1}\u{A0}mn\u{A0}\u{3}\u{1}\u{A0}md\u{A0}\u{3}\u{3}\u{A0}el\
    fu\u{1}\u{3}elfu\u{A0}\u{2}\u{1}\u{3}\u{A0}laki\u{1}\u{3}laki\u{A0}\u{2}\u{1}\u{3}\u{2}\u{1}M\u{3}\
    \u{A0}\u{1}B\u{3}\u{2}\u{1}B\u{3}\u{2}\u{1}T\u{3}M\u{2}\u{1}M\u{3}Milioni\u{2}\u{1}\u{3}\u{A0}M\u{1}\
    \u{3}\u{2}M\u{1}\u{3}\u{A0}B\u{1}\u{3}\u{2}B\u{1}\u{3}\u{A0}T\u{1}\u{3}\u{2}T\u{1}\u{3}M\u{2}M\u{1}\
    \u{3}\u{A0}\u{1}ஆ\u{3}\u{A0}\u{1}ம\u{BBF}\u{3}\u{1}ப\u{BBF}\u{3}\u{A0}\u{1}ப\u{BBF}\u{3}\u{A0}\u{1}\
    ட\u{BBF}\u{3}\u{1}వ\u{C47}\u{3}\u{1}మ\u{C3F}\u{3}\u{1}బ\u{C3F}\u{3}\u{1}ట\u{C4D}ర\u{C3F}\u{3}\u{1}\
    \u{A0}ҳазор\u{3}\u{1}\u{A0}ሽ\u{1}\u{A0}müň\u{A0}\u{3}\u{1}\u{A0}mlrd\u{A0}\u{3}\u{3}\u{A0}\u{1}a\u{3}\
    \u{A0}\u{1}m\u{3}\u{A0}\u{1}P\u{1}\u{A0}Mn\u{A0}\u{3}\u{1}\u{A0}Mr\u{A0}\u{3}\u{1}\u{A0}Tn\u{A0}\u{3}\
    \u{3}\u{1}\u{A0}мең\u{1}\u{A0}тис.\u{A0}\u{3}\u{3}\u{A0}\u{1}\u{A0}\u{6C1}\u{632}\u{627}\u{631}\u{3}\
    \u{A0}\u{1}\u{A0}\u{644}\u{627}\u{6A9}\u{6BE}\u{3}\u{A0}\u{1}\u{A0}\u{6A9}\u{631}\u{648}\u{691}\u{3}\
    \u{A0}\u{1}\u{A0}\u{627}\u{631}\u{628}\u{3}\u{A0}\u{1}\u{A0}\u{6A9}\u{6BE}\u{631}\u{628}\u{3}\u{1}\
    \u{A0}\u{679}\u{631}\u{6CC}\u{644}\u{6CC}\u{646}\u{3}\u{A0}\u{1}\u{A0}\u{679}\u{631}\u{6CC}\u{644}\
    \u{6CC}\u{646}\u{1}\u{A0}ming\u{A0}\u{3}\u{1}\u{A0}N\u{A0}\u{3}\u{1}\u{A0}Tr\u{A0}\u{3}\u{1}\u{A0}\
    T\u{A0}\u{3}\u{1}\u{A0}NT\u{A0}\u{3}\u{3}\u{1}\u{A0}लख\u{3}\u{A0}\u{1}\u{A0}miu\u{3}\u{A0}\u{1}\u{A0}\
    tiri\u{3}\u{1}千\u{3}\u{1}萬\u{3}\u{1}亿\u{3}\u{1}万亿\u{62F}.\u{625}.\u{200F}\u{60B}Lekë֏NAf.Kz$$ARAR\
    SöSA$AU$AUD$\u{A0}AUAfl.₼AZNKMКМBds$৳FBлв.\u{62F}.\u{628}.\u{200F}FBu$BMBMDBM$$BNBNDBsR$BRLBR$BS$\
    Nu.Br$BZBZDBZ$CA$CADC$KA$FC$CLCLPCN¥CNY\u{200E}CN¥\u{200E}元￥$COCOP₡Kčs\u{200B}£CYКчFdjkr.DkrRD$\u{62F}\
    .\u{62C}.\u{200F}DA\u{62C}.\u{645}.\u{200F}EG£Nfk₧ብር€EURmk$FJFJDFJ$£FKFKPFRFUK£GB£GBP£ RU₾GELGH₵£\
    GIGIPFGGNFΔρχQHK$HKD$ HK$\u{A0}HKknHRKFtRp£IE£IL\u{5DC}\u{5F4}\u{5D9}ILSILR₪NIS₹INRRs\u{62F}.\u{639}\
    .\u{200F}\u{631}.\u{625}.\u{631}\u{6CC}\u{627}\u{644}Ikr₤ITJM$\u{62F}.\u{623}.\u{200F}JP¥JPYKshсо\
    м៛CF₩KRWKR₩￦\u{62F}.\u{643}.\u{200F}₸KZT₭\u{644}.\u{644}.\u{200F}£LBLBPර\u{DD4}.Rs.LRDЛСЛLSLLs\u{62F}\
    .\u{644}.\u{200F}\u{62F}.\u{645}.\u{200F}Arден.den₮MNTMOP$\u{623}.\u{645}.UM£MT\u{783}.RfMKMX$MXN\
    RMMTn$NANAD₦Nkrन\u{947}र\u{942}NZ$NZD$ ZN$\u{A0}NZ\u{631}.\u{639}.\u{200F}B/.S/PEN₱PHPPKRзлzłVẽj.\
    Esc.PTEGs.₲\u{631}.\u{642}.\u{200F}$RHdin.дин.₽RUBр.RUR\u{631}.\u{633}.\u{200F}$SBSBDSI$SR\u{62F}\
    .\u{633}.\u{200F}\u{62C}.\u{633}.$SG$\u{A0}SGSRDDb\u{644}.\u{633}.\u{200F}฿THBTH฿ТМТ\u{62F}.\u{62A}\
    .\u{200F}DTT$Тл₺$TTTTDNT$TWDTSh₴крб.UShUS$USDщ.д.$ SU$\u{A0}US$UYUYUUPsoʻmUZSсўмBs.Bs.S₫VNDVTWS$$\
    WSWSTFCFAXAFEC$XCD$ECCg.ECUF\u{202F}CFAXOF\u{641}\u{631}\u{627}\u{646}\u{6A9}\u{202F}CFAස\u{DD2}ෆ\
    \u{DCA}එCFPFXPFFCFP¤XXX\u{631}.\u{64A}.\u{200F}⃀L£leiZK,-0(\u{3}\u{1})\u{200F}\u{1}\u{A0}\u{3}\u{200F}\
    \u{2}\u{1}\u{A0}\u{3}\u{61C}\u{1}\u{3}(\u{61C}\u{1}\u{3})\u{200E}-\u{66B}\u{66C}\u{61C}-\u{660}০\u{200E}\
    -\u{200E}۰(\u{1}\u{A0}\u{3})०\u{3}\u{A0}\u{2}\u{1}(\u{1}\u{3})𑄶\u{200F}-\u{2019}༠(\u{3}\u{A0}\u{1}\
    )−\u{200E}\u{3}\u{A0}\u{1}\u{200E}(\u{3}\u{A0}\u{1})\u{200E}−\u{2E41}\u{1E950}\u{3}\u{A0}\u{1}\u{2}\
    \u{200F}\u{1}\u{A0}\u{200F}\u{3}\u{200F}\u{2}\u{1}\u{A0}\u{200F}\u{3}𞅀\u{3}\u{2}\u{A0}\u{1}꯰၀\u{60C}\
    \u{7C0}᱐\u{1}\u{202F}\u{3}
    """
  }
}
