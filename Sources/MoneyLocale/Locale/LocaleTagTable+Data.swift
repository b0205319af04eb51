// Generated from tools/data/currencies/cldr, of CLDR 48, by
// tools/data/currencies/generate.py; not edited by hand.

/// Each table has a line for each entry, `key=value`, in the order of the keys' bytes.
extension LocaleTagTable {
  /// The aliases of languages, alone or with other parts.
  static var languages: StaticString {
    """
    aa_saaho=ssy\u{A}aar=aa\u{A}abk=ab\u{A}adp=dz\u{A}afr=af\u{A}ajp=apc\u{A}aka=ak\u{A}alb=sq\u{A}al\
    s=sq\u{A}amh=am\u{A}ara=ar\u{A}arb=ar\u{A}arg=an\u{A}arm=hy\u{A}art_lojban=jbo\u{A}asm=as\u{A}aze\
    =az\u{A}azj=az\u{A}bak=ba\u{A}bam=bm\u{A}baq=eu\u{A}bcc=bal\u{A}bel=be\u{A}ben=bn\u{A}bh=bho\u{A}\
    bih=bho\u{A}bod=bo\u{A}bos=bs\u{A}bre=br\u{A}bul=bg\u{A}bur=my\u{A}bxk=luy\u{A}bxr=bua\u{A}cat=ca\
    \u{A}ces=cs\u{A}che=ce\u{A}chi=zh\u{A}chu=cu\u{A}chv=cv\u{A}cld=syr\u{A}cls=sa\u{A}cmn=zh\u{A}cnr\
    =sr_ME\u{A}cor=kw\u{A}cos=co\u{A}cym=cy\u{A}cze=cs\u{A}dan=da\u{A}deu=de\u{A}dgo=doi\u{A}div=dv\u{A}\
    drh=mn\u{A}drw=fa_AF\u{A}dut=nl\u{A}dzo=dz\u{A}ekk=et\u{A}ell=el\u{A}en_GB_oed=en_GB_oxendict\u{A}\
    eng=en\u{A}epo=eo\u{A}est=et\u{A}eus=eu\u{A}ewe=ee\u{A}fao=fo\u{A}fas=fa\u{A}fat=ak\u{A}fin=fi\u{A}\
    fra=fr\u{A}fre=fr\u{A}fry=fy\u{A}fuc=ff\u{A}ful=ff\u{A}gaz=om\u{A}geo=ka\u{A}ger=de\u{A}gla=gd\u{A}\
    gle=ga\u{A}glg=gl\u{A}glv=gv\u{A}gom=kok\u{A}gre=el\u{A}grn=gn\u{A}gug=gn\u{A}guj=gu\u{A}hat=ht\u{A}\
    hau=ha\u{A}hbs=sr_Latn\u{A}heb=he\u{A}hin=hi\u{A}hrv=hr\u{A}hun=hu\u{A}hy_arevmda=hyw\u{A}hye=hy\u{A}\
    i_default=en\u{A}i_lux=lb\u{A}i_navajo=nv\u{A}ibo=ig\u{A}ice=is\u{A}ido=io\u{A}iii=ii\u{A}ike=iu\u{A}\
    iku=iu\u{A}ile=ie\u{A}in=id\u{A}ina=ia\u{A}ind=id\u{A}isl=is\u{A}ita=it\u{A}iw=he\u{A}jav=jv\u{A}\
    ji=yi\u{A}jpn=ja\u{A}jw=jv\u{A}kal=kl\u{A}kan=kn\u{A}kas=ks\u{A}kat=ka\u{A}kaz=kk\u{A}khk=mn\u{A}\
    khm=km\u{A}kik=ki\u{A}kin=rw\u{A}kir=ky\u{A}kmr=ku\u{A}kor=ko\u{A}kur=ku\u{A}lao=lo\u{A}lat=la\u{A}\
    lav=lv\u{A}lin=ln\u{A}lit=lt\u{A}ltz=lb\u{A}lub=lu\u{A}lug=lg\u{A}lvs=lv\u{A}mac=mk\u{A}mal=ml\u{A}\
    mao=mi\u{A}mar=mr\u{A}may=ms\u{A}mkd=mk\u{A}mlg=mg\u{A}mlt=mt\u{A}mo=ro\u{A}mol=ro\u{A}mon=mn\u{A}\
    mri=mi\u{A}msa=ms\u{A}mup=raj\u{A}mya=my\u{A}nav=nv\u{A}nbl=nr\u{A}nde=nd\u{A}nep=ne\u{A}nld=nl\u{A}\
    nno=nn\u{A}no_bok=nb\u{A}no_bokmal=nb\u{A}no_nyn=nn\u{A}no_nynorsk=nn\u{A}nob=nb\u{A}nor=no\u{A}n\
    pi=ne\u{A}nya=ny\u{A}oci=oc\u{A}ori=or\u{A}orm=om\u{A}ory=or\u{A}oss=os\u{A}pan=pa\u{A}pbu=ps\u{A}\
    per=fa\u{A}pes=fa\u{A}pli=pi\u{A}plt=mg\u{A}pol=pl\u{A}por=pt\u{A}prp=gu\u{A}prs=fa_AF\u{A}pus=ps\
    \u{A}que=qu\u{A}quz=qu\u{A}roh=rm\u{A}ron=ro\u{A}rum=ro\u{A}run=rn\u{A}rus=ru\u{A}sag=sg\u{A}san=\
    sa\u{A}scc=sr\u{A}scr=hr\u{A}sh=sr_Latn\u{A}sin=si\u{A}slk=sk\u{A}slo=sk\u{A}slv=sl\u{A}sme=se\u{A}\
    sna=sn\u{A}snd=sd\u{A}som=so\u{A}sot=st\u{A}spa=es\u{A}spy=kln\u{A}sqi=sq\u{A}src=sc\u{A}srd=sc\u{A}\
    srp=sr\u{A}ssw=ss\u{A}sun=su\u{A}swa=sw\u{A}swc=sw_CD\u{A}swe=sv\u{A}swh=sw\u{A}tam=ta\u{A}tat=tt\
    \u{A}tel=te\u{A}tgk=tg\u{A}tgl=fil\u{A}tha=th\u{A}tib=bo\u{A}tir=ti\u{A}tl=fil\u{A}tnf=fa_AF\u{A}\
    ton=to\u{A}tsn=tn\u{A}tso=ts\u{A}tuk=tk\u{A}tur=tr\u{A}tw=ak\u{A}twi=ak\u{A}uig=ug\u{A}ukr=uk\u{A}\
    und_aaland=und_AX\u{A}urd=ur\u{A}uzb=uz\u{A}uzn=uz\u{A}ven=ve\u{A}vie=vi\u{A}vol=vo\u{A}wel=cy\u{A}\
    wln=wa\u{A}wol=wo\u{A}xho=xh\u{A}xpe=kpe\u{A}ydd=yi\u{A}yid=yi\u{A}yor=yo\u{A}zh_cmn=zh\u{A}zh_cm\
    n_Hans=zh_Hans\u{A}zh_cmn_Hant=zh_Hant\u{A}zh_gan=gan\u{A}zh_guoyu=zh\u{A}zh_hakka=hak\u{A}zh_min\
    =nan\u{A}zh_min_nan=nan\u{A}zh_wuu=wuu\u{A}zh_xiang=hsn\u{A}zh_yue=yue\u{A}zha=za\u{A}zho=zh\u{A}\
    zsm=ms\u{A}zul=zu\u{A}zyb=za\u{A}
    """
  }

  /// The aliases of regions; of several the first is the usual.
  static var regions: StaticString {
    """
    004=AF\u{A}008=AL\u{A}010=AQ\u{A}012=DZ\u{A}016=AS\u{A}020=AD\u{A}024=AO\u{A}028=AG\u{A}031=AZ\u{A}\
    032=AR\u{A}036=AU\u{A}040=AT\u{A}044=BS\u{A}048=BH\u{A}050=BD\u{A}051=AM\u{A}052=BB\u{A}056=BE\u{A}\
    060=BM\u{A}062=034 143\u{A}064=BT\u{A}068=BO\u{A}070=BA\u{A}072=BW\u{A}074=BV\u{A}076=BR\u{A}084=\
    BZ\u{A}086=IO\u{A}090=SB\u{A}092=VG\u{A}096=BN\u{A}100=BG\u{A}104=MM\u{A}108=BI\u{A}112=BY\u{A}11\
    6=KH\u{A}120=CM\u{A}124=CA\u{A}132=CV\u{A}136=KY\u{A}140=CF\u{A}144=LK\u{A}148=TD\u{A}152=CL\u{A}\
    156=CN\u{A}158=TW\u{A}162=CX\u{A}166=CC\u{A}170=CO\u{A}172=RU AM AZ BY GE KG KZ MD TJ TM UA UZ\u{A}\
    174=KM\u{A}175=YT\u{A}178=CG\u{A}180=CD\u{A}184=CK\u{A}188=CR\u{A}191=HR\u{A}192=CU\u{A}196=CY\u{A}\
    200=CZ SK\u{A}203=CZ\u{A}204=BJ\u{A}208=DK\u{A}212=DM\u{A}214=DO\u{A}218=EC\u{A}222=SV\u{A}226=GQ\
    \u{A}230=ET\u{A}231=ET\u{A}232=ER\u{A}233=EE\u{A}234=FO\u{A}238=FK\u{A}239=GS\u{A}242=FJ\u{A}246=\
    FI\u{A}248=AX\u{A}249=FR\u{A}250=FR\u{A}254=GF\u{A}258=PF\u{A}260=TF\u{A}262=DJ\u{A}266=GA\u{A}26\
    8=GE\u{A}270=GM\u{A}275=PS\u{A}276=DE\u{A}278=DE\u{A}280=DE\u{A}288=GH\u{A}292=GI\u{A}296=KI\u{A}\
    300=GR\u{A}304=GL\u{A}308=GD\u{A}312=GP\u{A}316=GU\u{A}320=GT\u{A}324=GN\u{A}328=GY\u{A}332=HT\u{A}\
    334=HM\u{A}336=VA\u{A}340=HN\u{A}344=HK\u{A}348=HU\u{A}352=IS\u{A}356=IN\u{A}360=ID\u{A}364=IR\u{A}\
    368=IQ\u{A}372=IE\u{A}376=IL\u{A}380=IT\u{A}384=CI\u{A}388=JM\u{A}392=JP\u{A}398=KZ\u{A}400=JO\u{A}\
    404=KE\u{A}408=KP\u{A}410=KR\u{A}414=KW\u{A}417=KG\u{A}418=LA\u{A}422=LB\u{A}426=LS\u{A}428=LV\u{A}\
    430=LR\u{A}434=LY\u{A}438=LI\u{A}440=LT\u{A}442=LU\u{A}446=MO\u{A}450=MG\u{A}454=MW\u{A}458=MY\u{A}\
    462=MV\u{A}466=ML\u{A}470=MT\u{A}474=MQ\u{A}478=MR\u{A}480=MU\u{A}484=MX\u{A}492=MC\u{A}496=MN\u{A}\
    498=MD\u{A}499=ME\u{A}500=MS\u{A}504=MA\u{A}508=MZ\u{A}512=OM\u{A}516=NA\u{A}520=NR\u{A}524=NP\u{A}\
    528=NL\u{A}530=CW SX BQ\u{A}531=CW\u{A}532=CW SX BQ\u{A}533=AW\u{A}534=SX\u{A}535=BQ\u{A}536=SA I\
    Q\u{A}540=NC\u{A}548=VU\u{A}554=NZ\u{A}558=NI\u{A}562=NE\u{A}566=NG\u{A}570=NU\u{A}574=NF\u{A}578\
    =NO\u{A}580=MP\u{A}581=UM\u{A}582=FM MH MP PW\u{A}583=FM\u{A}584=MH\u{A}585=PW\u{A}586=PK\u{A}591\
    =PA\u{A}598=PG\u{A}600=PY\u{A}604=PE\u{A}608=PH\u{A}612=PN\u{A}616=PL\u{A}620=PT\u{A}624=GW\u{A}6\
    26=TL\u{A}630=PR\u{A}634=QA\u{A}638=RE\u{A}642=RO\u{A}643=RU\u{A}646=RW\u{A}652=BL\u{A}654=SH\u{A}\
    659=KN\u{A}660=AI\u{A}662=LC\u{A}663=MF\u{A}666=PM\u{A}670=VC\u{A}674=SM\u{A}678=ST\u{A}682=SA\u{A}\
    686=SN\u{A}688=RS\u{A}690=SC\u{A}694=SL\u{A}702=SG\u{A}703=SK\u{A}704=VN\u{A}705=SI\u{A}706=SO\u{A}\
    710=ZA\u{A}716=ZW\u{A}720=YE\u{A}724=ES\u{A}728=SS\u{A}729=SD\u{A}732=EH\u{A}736=SD\u{A}740=SR\u{A}\
    744=SJ\u{A}748=SZ\u{A}752=SE\u{A}756=CH\u{A}760=SY\u{A}762=TJ\u{A}764=TH\u{A}768=TG\u{A}772=TK\u{A}\
    776=TO\u{A}780=TT\u{A}784=AE\u{A}788=TN\u{A}792=TR\u{A}795=TM\u{A}796=TC\u{A}798=TV\u{A}800=UG\u{A}\
    804=UA\u{A}807=MK\u{A}810=RU AM AZ BY EE GE KZ KG LV LT MD TJ TM UA UZ\u{A}818=EG\u{A}826=GB\u{A}\
    830=JE GG\u{A}831=GG\u{A}832=JE\u{A}833=IM\u{A}834=TZ\u{A}840=US\u{A}850=VI\u{A}854=BF\u{A}858=UY\
    \u{A}860=UZ\u{A}862=VE\u{A}876=WF\u{A}882=WS\u{A}886=YE\u{A}887=YE\u{A}890=RS ME SI HR MK BA\u{A}\
    891=RS ME\u{A}894=ZM\u{A}958=AA\u{A}959=QM\u{A}960=QN\u{A}962=QP\u{A}963=QQ\u{A}964=QR\u{A}965=QS\
    \u{A}966=QT\u{A}967=EU\u{A}968=QV\u{A}969=QW\u{A}970=QX\u{A}971=QY\u{A}972=QZ\u{A}973=XA\u{A}974=\
    XB\u{A}975=XC\u{A}976=XD\u{A}977=XE\u{A}978=XF\u{A}979=XG\u{A}980=XH\u{A}981=XI\u{A}982=XJ\u{A}98\
    3=XK\u{A}984=XL\u{A}985=XM\u{A}986=XN\u{A}987=XO\u{A}988=XP\u{A}989=XQ\u{A}990=XR\u{A}991=XS\u{A}\
    992=XT\u{A}993=XU\u{A}994=XV\u{A}995=XW\u{A}996=XX\u{A}997=XY\u{A}998=XZ\u{A}999=ZZ\u{A}AAA=AA\u{A}\
    ABW=AW\u{A}AFG=AF\u{A}AGO=AO\u{A}AIA=AI\u{A}ALA=AX\u{A}ALB=AL\u{A}AN=CW SX BQ\u{A}AND=AD\u{A}ANT=\
    CW SX BQ\u{A}ARE=AE\u{A}ARG=AR\u{A}ARM=AM\u{A}ASC=AC\u{A}ASM=AS\u{A}ATA=AQ\u{A}ATF=TF\u{A}ATG=AG\u{A}\
    AUS=AU\u{A}AUT=AT\u{A}AZE=AZ\u{A}BDI=BI\u{A}BEL=BE\u{A}BEN=BJ\u{A}BES=BQ\u{A}BFA=BF\u{A}BGD=BD\u{A}\
    BGR=BG\u{A}BHR=BH\u{A}BHS=BS\u{A}BIH=BA\u{A}BLM=BL\u{A}BLR=BY\u{A}BLZ=BZ\u{A}BMU=BM\u{A}BOL=BO\u{A}\
    BRA=BR\u{A}BRB=BB\u{A}BRN=BN\u{A}BTN=BT\u{A}BU=MM\u{A}BUR=MM\u{A}BVT=BV\u{A}BWA=BW\u{A}CAF=CF\u{A}\
    CAN=CA\u{A}CCK=CC\u{A}CHE=CH\u{A}CHL=CL\u{A}CHN=CN\u{A}CIV=CI\u{A}CMR=CM\u{A}COD=CD\u{A}COG=CG\u{A}\
    COK=CK\u{A}COL=CO\u{A}COM=KM\u{A}CPT=CP\u{A}CPV=CV\u{A}CRI=CR\u{A}CS=RS ME\u{A}CT=KI\u{A}CUB=CU\u{A}\
    CUW=CW\u{A}CXR=CX\u{A}CYM=KY\u{A}CYP=CY\u{A}CZE=CZ\u{A}DD=DE\u{A}DDR=DE\u{A}DEU=DE\u{A}DGA=DG\u{A}\
    DJI=DJ\u{A}DMA=DM\u{A}DNK=DK\u{A}DOM=DO\u{A}DY=BJ\u{A}DZA=DZ\u{A}ECU=EC\u{A}EGY=EG\u{A}ERI=ER\u{A}\
    ESH=EH\u{A}ESP=ES\u{A}EST=EE\u{A}ETH=ET\u{A}FIN=FI\u{A}FJI=FJ\u{A}FLK=FK\u{A}FQ=AQ TF\u{A}FRA=FR\u{A}\
    FRO=FO\u{A}FSM=FM\u{A}FX=FR\u{A}FXX=FR\u{A}GAB=GA\u{A}GBR=GB\u{A}GEO=GE\u{A}GGY=GG\u{A}GHA=GH\u{A}\
    GIB=GI\u{A}GIN=GN\u{A}GLP=GP\u{A}GMB=GM\u{A}GNB=GW\u{A}GNQ=GQ\u{A}GRC=GR\u{A}GRD=GD\u{A}GRL=GL\u{A}\
    GTM=GT\u{A}GUF=GF\u{A}GUM=GU\u{A}GUY=GY\u{A}HKG=HK\u{A}HMD=HM\u{A}HND=HN\u{A}HRV=HR\u{A}HTI=HT\u{A}\
    HUN=HU\u{A}HV=BF\u{A}IDN=ID\u{A}IMN=IM\u{A}IND=IN\u{A}IOT=IO\u{A}IRL=IE\u{A}IRN=IR\u{A}IRQ=IQ\u{A}\
    ISL=IS\u{A}ISR=IL\u{A}ITA=IT\u{A}JAM=JM\u{A}JEY=JE\u{A}JOR=JO\u{A}JPN=JP\u{A}JT=UM\u{A}KAZ=KZ\u{A}\
    KEN=KE\u{A}KGZ=KG\u{A}KHM=KH\u{A}KIR=KI\u{A}KNA=KN\u{A}KOR=KR\u{A}KWT=KW\u{A}LAO=LA\u{A}LBN=LB\u{A}\
    LBR=LR\u{A}LBY=LY\u{A}LCA=LC\u{A}LIE=LI\u{A}LKA=LK\u{A}LSO=LS\u{A}LTU=LT\u{A}LUX=LU\u{A}LVA=LV\u{A}\
    MAC=MO\u{A}MAF=MF\u{A}MAR=MA\u{A}MCO=MC\u{A}MDA=MD\u{A}MDG=MG\u{A}MDV=MV\u{A}MEX=MX\u{A}MHL=MH\u{A}\
    MI=UM\u{A}MKD=MK\u{A}MLI=ML\u{A}MLT=MT\u{A}MMR=MM\u{A}MNE=ME\u{A}MNG=MN\u{A}MNP=MP\u{A}MOZ=MZ\u{A}\
    MRT=MR\u{A}MSR=MS\u{A}MTQ=MQ\u{A}MUS=MU\u{A}MWI=MW\u{A}MYS=MY\u{A}MYT=YT\u{A}NAM=NA\u{A}NCL=NC\u{A}\
    NER=NE\u{A}NFK=NF\u{A}NGA=NG\u{A}NH=VU\u{A}NIC=NI\u{A}NIU=NU\u{A}NLD=NL\u{A}NOR=NO\u{A}NPL=NP\u{A}\
    NQ=AQ\u{A}NRU=NR\u{A}NT=SA IQ\u{A}NTZ=SA IQ\u{A}NZL=NZ\u{A}OMN=OM\u{A}PAK=PK\u{A}PAN=PA\u{A}PC=FM\
     MH MP PW\u{A}PCN=PN\u{A}PER=PE\u{A}PHL=PH\u{A}PLW=PW\u{A}PNG=PG\u{A}POL=PL\u{A}PRI=PR\u{A}PRK=KP\
    \u{A}PRT=PT\u{A}PRY=PY\u{A}PSE=PS\u{A}PU=UM\u{A}PYF=PF\u{A}PZ=PA\u{A}QAT=QA\u{A}QMM=QM\u{A}QNN=QN\
    \u{A}QPP=QP\u{A}QQQ=QQ\u{A}QRR=QR\u{A}QSS=QS\u{A}QTT=QT\u{A}QU=EU\u{A}QUU=EU\u{A}QVV=QV\u{A}QWW=Q\
    W\u{A}QXX=QX\u{A}QYY=QY\u{A}QZZ=QZ\u{A}REU=RE\u{A}RH=ZW\u{A}ROU=RO\u{A}RUS=RU\u{A}RWA=RW\u{A}SAU=\
    SA\u{A}SCG=RS ME\u{A}SDN=SD\u{A}SEN=SN\u{A}SGP=SG\u{A}SGS=GS\u{A}SHN=SH\u{A}SJM=SJ\u{A}SLB=SB\u{A}\
    SLE=SL\u{A}SLV=SV\u{A}SMR=SM\u{A}SOM=SO\u{A}SPM=PM\u{A}SRB=RS\u{A}SSD=SS\u{A}STP=ST\u{A}SU=RU AM A\
    Z BY EE GE KZ KG LV LT MD TJ TM UA UZ\u{A}SUN=RU AM AZ BY EE GE KZ KG LV LT MD TJ TM UA UZ\u{A}SU\
    R=SR\u{A}SVK=SK\u{A}SVN=SI\u{A}SWE=SE\u{A}SWZ=SZ\u{A}SXM=SX\u{A}SYC=SC\u{A}SYR=SY\u{A}TAA=TA\u{A}\
    TCA=TC\u{A}TCD=TD\u{A}TGO=TG\u{A}THA=TH\u{A}TJK=TJ\u{A}TKL=TK\u{A}TKM=TM\u{A}TLS=TL\u{A}TMP=TL\u{A}\
    TON=TO\u{A}TP=TL\u{A}TTO=TT\u{A}TUN=TN\u{A}TUR=TR\u{A}TUV=TV\u{A}TWN=TW\u{A}TZA=TZ\u{A}UGA=UG\u{A}\
    UK=GB\u{A}UKR=UA\u{A}UMI=UM\u{A}URY=UY\u{A}USA=US\u{A}UZB=UZ\u{A}VAT=VA\u{A}VCT=VC\u{A}VD=VN\u{A}\
    VEN=VE\u{A}VGB=VG\u{A}VIR=VI\u{A}VNM=VN\u{A}VUT=VU\u{A}WK=UM\u{A}WLF=WF\u{A}WSM=WS\u{A}XAA=XA\u{A}\
    XBB=XB\u{A}XCC=XC\u{A}XDD=XD\u{A}XEE=XE\u{A}XFF=XF\u{A}XGG=XG\u{A}XHH=XH\u{A}XII=XI\u{A}XJJ=XJ\u{A}\
    XKK=XK\u{A}XLL=XL\u{A}XMM=XM\u{A}XNN=XN\u{A}XOO=XO\u{A}XPP=XP\u{A}XQQ=XQ\u{A}XRR=XR\u{A}XSS=XS\u{A}\
    XTT=XT\u{A}XUU=XU\u{A}XVV=XV\u{A}XWW=XW\u{A}XXX=XX\u{A}XYY=XY\u{A}XZZ=XZ\u{A}YD=YE\u{A}YEM=YE\u{A}\
    YMD=YE\u{A}YU=RS ME\u{A}YUG=RS ME\u{A}ZAF=ZA\u{A}ZAR=CD\u{A}ZMB=ZM\u{A}ZR=CD\u{A}ZWE=ZW\u{A}ZZZ=Z\
    Z\u{A}
    """
  }

  /// The aliases of variants.
  static var variants: StaticString {
    """
    polytoni=polyton\u{A}
    """
  }

  /// The likely script and region of a language.
  static var likely: StaticString {
    """
    aa=Latn_ET\u{A}ab=Cyrl_GE\u{A}af=Latn_ZA\u{A}agq=Latn_CM\u{A}ak=Latn_GH\u{A}am=Ethi_ET\u{A}an=Lat\
    n_ES\u{A}ann=Latn_NG\u{A}apc=Arab_SY\u{A}ar=Arab_EG\u{A}arn=Latn_CL\u{A}as=Beng_IN\u{A}asa=Latn_T\
    Z\u{A}ast=Latn_ES\u{A}az=Latn_AZ\u{A}az_Arab=Arab_IR\u{A}az_IQ=Arab_IQ\u{A}az_IR=Arab_IR\u{A}az_R\
    U=Cyrl_RU\u{A}ba=Cyrl_RU\u{A}bal=Arab_PK\u{A}bas=Latn_CM\u{A}be=Cyrl_BY\u{A}bem=Latn_ZM\u{A}bew=L\
    atn_ID\u{A}bez=Latn_TZ\u{A}bg=Cyrl_BG\u{A}bgc=Deva_IN\u{A}bgn=Arab_PK\u{A}bho=Deva_IN\u{A}blo=Lat\
    n_BJ\u{A}blt=Tavt_VN\u{A}bm=Latn_ML\u{A}bn=Beng_BD\u{A}bo=Tibt_CN\u{A}bqi=Arab_IR\u{A}br=Latn_FR\u{A}\
    brx=Deva_IN\u{A}bs=Latn_BA\u{A}bss=Latn_CM\u{A}bua=Cyrl_RU\u{A}byn=Ethi_ER\u{A}ca=Latn_ES\u{A}cad\
    =Latn_US\u{A}cch=Latn_NG\u{A}ccp=Cakm_BD\u{A}ce=Cyrl_RU\u{A}ceb=Latn_PH\u{A}cgg=Latn_UG\u{A}cho=L\
    atn_US\u{A}chr=Cher_US\u{A}cic=Latn_US\u{A}ckb=Arab_IQ\u{A}co=Latn_FR\u{A}cop=Copt_EG\u{A}cs=Latn\
    _CZ\u{A}csw=Cans_CA\u{A}cu=Cyrl_RU\u{A}cu_Glag=Glag_BG\u{A}cv=Cyrl_RU\u{A}cy=Latn_GB\u{A}da=Latn_\
    DK\u{A}dav=Latn_KE\u{A}de=Latn_DE\u{A}dje=Latn_NE\u{A}doi=Deva_IN\u{A}dsb=Latn_DE\u{A}dua=Latn_CM\
    \u{A}dv=Thaa_MV\u{A}dyo=Latn_SN\u{A}dz=Tibt_BT\u{A}ebu=Latn_KE\u{A}ee=Latn_GH\u{A}el=Grek_GR\u{A}\
    en=Latn_US\u{A}en_Shaw=Shaw_GB\u{A}eo=Latn_001\u{A}es=Latn_ES\u{A}et=Latn_EE\u{A}eu=Latn_ES\u{A}e\
    wo=Latn_CM\u{A}fa=Arab_IR\u{A}ff=Latn_SN\u{A}ff_Adlm=Adlm_GN\u{A}fi=Latn_FI\u{A}fil=Latn_PH\u{A}f\
    o=Latn_FO\u{A}fr=Latn_FR\u{A}frr=Latn_DE\u{A}fur=Latn_IT\u{A}fy=Latn_NL\u{A}ga=Latn_IE\u{A}gaa=La\
    tn_GH\u{A}gd=Latn_GB\u{A}gez=Ethi_ET\u{A}gl=Latn_ES\u{A}gn=Latn_PY\u{A}gsw=Latn_CH\u{A}gu=Gujr_IN\
    \u{A}guz=Latn_KE\u{A}gv=Latn_IM\u{A}ha=Latn_NG\u{A}ha_CM=Arab_CM\u{A}ha_SD=Arab_SD\u{A}haw=Latn_U\
    S\u{A}he=Hebr_IL\u{A}hi=Deva_IN\u{A}hnj=Hmnp_US\u{A}hnj_Hmng=Hmng_LA\u{A}hr=Latn_HR\u{A}hsb=Latn_\
    DE\u{A}ht=Latn_HT\u{A}hu=Latn_HU\u{A}hy=Armn_AM\u{A}ia=Latn_001\u{A}id=Latn_ID\u{A}ie=Latn_EE\u{A}\
    ig=Latn_NG\u{A}ii=Yiii_CN\u{A}io=Latn_001\u{A}is=Latn_IS\u{A}it=Latn_IT\u{A}iu=Cans_CA\u{A}ja=Jpa\
    n_JP\u{A}jbo=Latn_001\u{A}jgo=Latn_CM\u{A}jmc=Latn_TZ\u{A}jv=Latn_ID\u{A}ka=Geor_GE\u{A}kaa=Cyrl_\
    UZ\u{A}kab=Latn_DZ\u{A}kaj=Latn_NG\u{A}kam=Latn_KE\u{A}kcg=Latn_NG\u{A}kde=Latn_TZ\u{A}kea=Latn_C\
    V\u{A}kek=Latn_GT\u{A}ken=Latn_CM\u{A}kgp=Latn_BR\u{A}khq=Latn_ML\u{A}ki=Latn_KE\u{A}kk=Cyrl_KZ\u{A}\
    kk_AF=Arab_AF\u{A}kk_Arab=Arab_CN\u{A}kk_CN=Arab_CN\u{A}kk_IR=Arab_IR\u{A}kk_MN=Arab_MN\u{A}kkj=L\
    atn_CM\u{A}kl=Latn_GL\u{A}kln=Latn_KE\u{A}km=Khmr_KH\u{A}kn=Knda_IN\u{A}ko=Kore_KR\u{A}kok=Deva_I\
    N\u{A}kpe=Latn_LR\u{A}ks=Arab_IN\u{A}ksb=Latn_TZ\u{A}ksf=Latn_CM\u{A}ksh=Latn_DE\u{A}ku=Latn_TR\u{A}\
    ku_AM=Cyrl_AM\u{A}ku_AZ=Cyrl_AZ\u{A}ku_Arab=Arab_IQ\u{A}ku_Cyrl=Cyrl_AM\u{A}ku_GE=Cyrl_GE\u{A}ku_\
    IQ=Arab_IQ\u{A}ku_IR=Arab_IR\u{A}ku_LB=Arab_LB\u{A}ku_TM=Cyrl_TM\u{A}ku_Yezi=Yezi_GE\u{A}kw=Latn_\
    GB\u{A}kxv=Latn_IN\u{A}ky=Cyrl_KG\u{A}ky_Arab=Arab_CN\u{A}ky_CN=Arab_CN\u{A}ky_Latn=Latn_TR\u{A}k\
    y_TR=Latn_TR\u{A}la=Latn_VA\u{A}lag=Latn_TZ\u{A}lb=Latn_LU\u{A}lg=Latn_UG\u{A}lij=Latn_IT\u{A}lkt\
    =Latn_US\u{A}lld=Latn_IT\u{A}lmo=Latn_IT\u{A}ln=Latn_CD\u{A}lo=Laoo_LA\u{A}lrc=Arab_IR\u{A}lt=Lat\
    n_LT\u{A}ltg=Latn_LV\u{A}lu=Latn_CD\u{A}luo=Latn_KE\u{A}luy=Latn_KE\u{A}lv=Latn_LV\u{A}lzz=Latn_T\
    R\u{A}lzz_GE=Geor_GE\u{A}lzz_Geor=Geor_GE\u{A}mai=Deva_IN\u{A}mas=Latn_KE\u{A}mdf=Cyrl_RU\u{A}mer\
    =Latn_KE\u{A}mfe=Latn_MU\u{A}mg=Latn_MG\u{A}mgh=Latn_MZ\u{A}mgo=Latn_CM\u{A}mhn=Latn_IT\u{A}mi=La\
    tn_NZ\u{A}mic=Latn_CA\u{A}mk=Cyrl_MK\u{A}ml=Mlym_IN\u{A}mn=Cyrl_MN\u{A}mn_CN=Mong_CN\u{A}mn_Mong=\
    Mong_CN\u{A}mni=Beng_IN\u{A}moh=Latn_CA\u{A}mr=Deva_IN\u{A}ms=Latn_MY\u{A}ms_CC=Arab_CC\u{A}mt=La\
    tn_MT\u{A}mua=Latn_CM\u{A}mus=Latn_US\u{A}mww=Hmnp_US\u{A}my=Mymr_MM\u{A}myv=Cyrl_RU\u{A}mzn=Arab\
    _IR\u{A}naq=Latn_NA\u{A}nb=Latn_NO\u{A}nd=Latn_ZW\u{A}nds=Latn_DE\u{A}ne=Deva_NP\u{A}nl=Latn_NL\u{A}\
    nmg=Latn_CM\u{A}nn=Latn_NO\u{A}nnh=Latn_CM\u{A}no=Latn_NO\u{A}nqo=Nkoo_GN\u{A}nr=Latn_ZA\u{A}nso=\
    Latn_ZA\u{A}nus=Latn_SS\u{A}nv=Latn_US\u{A}ny=Latn_MW\u{A}nyn=Latn_UG\u{A}oc=Latn_FR\u{A}oka=Latn\
    _CA\u{A}om=Latn_ET\u{A}or=Orya_IN\u{A}os=Cyrl_GE\u{A}osa=Osge_US\u{A}pa=Guru_IN\u{A}pa_Arab=Arab_\
    PK\u{A}pa_PK=Arab_PK\u{A}pap=Latn_CW\u{A}pcm=Latn_NG\u{A}pi=Latn_GB\u{A}pi_Deva=Deva_IN\u{A}pi_IN\
    =Deva_IN\u{A}pi_LK=Sinh_LK\u{A}pi_MM=Mymr_MM\u{A}pi_Mymr=Mymr_MM\u{A}pi_Sinh=Sinh_LK\u{A}pi_TH=Th\
    ai_TH\u{A}pi_Thai=Thai_TH\u{A}pis=Latn_SB\u{A}pl=Latn_PL\u{A}pms=Latn_IT\u{A}prg=Latn_PL\u{A}ps=A\
    rab_AF\u{A}pt=Latn_BR\u{A}qu=Latn_PE\u{A}quc=Latn_GT\u{A}raj=Deva_IN\u{A}rhg=Rohg_MM\u{A}rif=Latn\
    _MA\u{A}rm=Latn_CH\u{A}rn=Latn_BI\u{A}ro=Latn_RO\u{A}rof=Latn_TZ\u{A}ru=Cyrl_RU\u{A}rw=Latn_RW\u{A}\
    rwk=Latn_TZ\u{A}sa=Deva_IN\u{A}sah=Cyrl_RU\u{A}saq=Latn_KE\u{A}sat=Olck_IN\u{A}sbp=Latn_TZ\u{A}sc\
    =Latn_IT\u{A}scn=Latn_IT\u{A}sd=Arab_PK\u{A}sd_Deva=Deva_IN\u{A}sd_IN=Deva_IN\u{A}sd_Khoj=Khoj_IN\
    \u{A}sd_Sind=Sind_IN\u{A}sdh=Arab_IR\u{A}se=Latn_NO\u{A}seh=Latn_MZ\u{A}ses=Latn_ML\u{A}sg=Latn_C\
    F\u{A}sgs=Latn_LT\u{A}shi=Tfng_MA\u{A}shn=Mymr_MM\u{A}si=Sinh_LK\u{A}sid=Latn_ET\u{A}sk=Latn_SK\u{A}\
    skr=Arab_PK\u{A}sl=Latn_SI\u{A}sma=Latn_SE\u{A}smj=Latn_SE\u{A}smn=Latn_FI\u{A}sms=Latn_FI\u{A}sn\
    =Latn_ZW\u{A}so=Latn_SO\u{A}sq=Latn_AL\u{A}sr=Cyrl_RS\u{A}sr_ME=Latn_ME\u{A}sr_RO=Latn_RO\u{A}sr_\
    TR=Latn_TR\u{A}ss=Latn_ZA\u{A}ssy=Latn_ER\u{A}st=Latn_ZA\u{A}su=Latn_ID\u{A}suz=Deva_NP\u{A}sv=La\
    tn_SE\u{A}sw=Latn_TZ\u{A}syr=Syrc_IQ\u{A}szl=Latn_PL\u{A}ta=Taml_IN\u{A}te=Telu_IN\u{A}teo=Latn_U\
    G\u{A}tg=Cyrl_TJ\u{A}tg_Arab=Arab_PK\u{A}tg_PK=Arab_PK\u{A}th=Thai_TH\u{A}ti=Ethi_ET\u{A}tig=Ethi\
    _ER\u{A}tk=Latn_TM\u{A}tn=Latn_ZA\u{A}to=Latn_TO\u{A}tok=Latn_001\u{A}tpi=Latn_PG\u{A}tr=Latn_TR\u{A}\
    trv=Latn_TW\u{A}trw=Arab_PK\u{A}ts=Latn_ZA\u{A}tt=Cyrl_RU\u{A}twq=Latn_NE\u{A}tyv=Cyrl_RU\u{A}tzm\
    =Latn_MA\u{A}ug=Arab_CN\u{A}ug_Cyrl=Cyrl_KZ\u{A}ug_KZ=Cyrl_KZ\u{A}ug_MN=Cyrl_MN\u{A}uk=Cyrl_UA\u{A}\
    ur=Arab_PK\u{A}uz=Latn_UZ\u{A}uz_AF=Arab_AF\u{A}uz_Arab=Arab_AF\u{A}uz_CN=Cyrl_CN\u{A}vai=Vaii_LR\
    \u{A}ve=Latn_ZA\u{A}vec=Latn_IT\u{A}vi=Latn_VN\u{A}vmw=Latn_MZ\u{A}vo=Latn_001\u{A}vun=Latn_TZ\u{A}\
    wa=Latn_BE\u{A}wae=Latn_CH\u{A}wal=Ethi_ET\u{A}wbp=Latn_AU\u{A}wo=Latn_SN\u{A}xh=Latn_ZA\u{A}xnr=\
    Deva_IN\u{A}xog=Latn_UG\u{A}yav=Latn_CM\u{A}yi=Hebr_UA\u{A}yo=Latn_NG\u{A}yrl=Latn_BR\u{A}yue=Han\
    t_HK\u{A}yue_CN=Hans_CN\u{A}yue_Hans=Hans_CN\u{A}za=Latn_CN\u{A}zgh=Tfng_MA\u{A}zh=Hans_CN\u{A}zh\
    _AU=Hant_AU\u{A}zh_BN=Hant_BN\u{A}zh_Bopo=Bopo_TW\u{A}zh_GB=Hant_GB\u{A}zh_GF=Hant_GF\u{A}zh_HK=H\
    ant_HK\u{A}zh_Hanb=Hanb_TW\u{A}zh_Hant=Hant_TW\u{A}zh_ID=Hant_ID\u{A}zh_MO=Hant_MO\u{A}zh_PA=Hant\
    _PA\u{A}zh_PF=Hant_PF\u{A}zh_PH=Hant_PH\u{A}zh_SR=Hant_SR\u{A}zh_TH=Hant_TH\u{A}zh_TW=Hant_TW\u{A}\
    zh_US=Hant_US\u{A}zh_VN=Hant_VN\u{A}zu=Latn_ZA\u{A}
    """
  }

  /// The parents of tags without a locale of their own.
  static var parents: StaticString {
    """
    es_JP=es_419\u{A}pt_FR=pt_PT\u{A}
    """
  }

  /// The digit 0 of each numbering system.
  static var systems: StaticString {
    """
    adlm=\u{1E950}\u{A}ahom=𑜰\u{A}arab=\u{660}\u{A}arabext=۰\u{A}bali=᭐\u{A}beng=০\u{A}bhks=𑱐\u{A}bra\
    h=𑁦\u{A}cakm=𑄶\u{A}cham=꩐\u{A}deva=०\u{A}diak=𑥐\u{A}fullwide=０\u{A}gara=\u{10D40}\u{A}gong=𑶠\u{A}\
    gonm=𑵐\u{A}gujr=૦\u{A}gukh=\u{16130}\u{A}guru=੦\u{A}hanidec=〇\u{A}hmng=𖭐\u{A}hmnp=𞅀\u{A}java=꧐\u{A}\
    kali=꤀\u{A}kawi=\u{11F50}\u{A}khmr=០\u{A}knda=೦\u{A}krai=\u{16D70}\u{A}lana=᪀\u{A}lanatham=᪐\u{A}\
    laoo=໐\u{A}latn=0\u{A}lepc=᱀\u{A}limb=᥆\u{A}mathbold=𝟎\u{A}mathdbl=𝟘\u{A}mathmono=𝟶\u{A}mathsanb=\
    𝟬\u{A}mathsans=𝟢\u{A}mlym=൦\u{A}modi=𑙐\u{A}mong=᠐\u{A}mroo=𖩠\u{A}mtei=꯰\u{A}mymr=၀\u{A}mymrepka=\u{116DA}\
    \u{A}mymrpao=\u{116D0}\u{A}mymrshan=႐\u{A}mymrtlng=꧰\u{A}nagm=\u{1E4F0}\u{A}newa=𑑐\u{A}nkoo=\u{7C0}\
    \u{A}olck=᱐\u{A}onao=\u{1E5F1}\u{A}orya=୦\u{A}osma=𐒠\u{A}outlined=\u{1CCF0}\u{A}rohg=\u{10D30}\u{A}\
    saur=꣐\u{A}segment=🯰\u{A}shrd=𑇐\u{A}sind=𑋰\u{A}sinh=෦\u{A}sora=𑃰\u{A}sund=᮰\u{A}sunu=\u{11BF0}\u{A}\
    takr=𑛀\u{A}talu=᧐\u{A}tamldec=௦\u{A}telu=౦\u{A}thai=๐\u{A}tibt=༠\u{A}tirh=𑓐\u{A}tnsa=𖫀\u{A}tols=\u{11DE0}\
    \u{A}vaii=꘠\u{A}wara=𑣠\u{A}wcho=𞋰\u{A}
    """
  }

  /// The signs that native digits have: decimal, group, minus.
  static var signs: StaticString {
    """
    arab=\u{66B}\u{9}\u{66C}\u{9}\u{61C}-\u{A}arabext=\u{66B}\u{9}\u{66C}\u{9}\u{200E}-\u{200E}\u{A}k\
    m_khmr=,\u{9}.\u{9}-\u{A}
    """
  }

  /// The native numbering system of a locale.
  static var native: StaticString {
    """
    ar=arab\u{A}as=beng\u{A}az_Arab=arabext\u{A}bgn=arabext\u{A}bm_Nkoo=nkoo\u{A}bn=beng\u{A}bo=tibt\u{A}\
    brx=deva\u{A}ccp=cakm\u{A}ckb=arab\u{A}doi=deva\u{A}dv=arab\u{A}dz=tibt\u{A}fa=arabext\u{A}ff_Adl\
    m=adlm\u{A}gu=gujr\u{A}ha_Arab=arab\u{A}hi=deva\u{A}hi_Latn=latn\u{A}jv=java\u{A}km=khmr\u{A}kn=k\
    nda\u{A}kok=deva\u{A}kok_Latn=latn\u{A}ks=arabext\u{A}ks_Deva=latn\u{A}kxv_Deva=deva\u{A}kxv_Orya\
    =orya\u{A}kxv_Telu=telu\u{A}lo=laoo\u{A}lrc=arabext\u{A}mai=deva\u{A}ml=mlym\u{A}mn_Mong=mong\u{A}\
    mr=deva\u{A}my=mymr\u{A}mzn=arabext\u{A}ne=deva\u{A}nqo=nkoo\u{A}or=orya\u{A}pa=guru\u{A}pa_Arab=\
    arabext\u{A}ps=arabext\u{A}sa=deva\u{A}sd=arab\u{A}sd_Deva=latn\u{A}sdh=arab\u{A}ta=tamldec\u{A}t\
    e=telu\u{A}th=thai\u{A}ug=arabext\u{A}ur=arabext\u{A}uz_Arab=arabext\u{A}vai=vaii\u{A}xnr=deva\u{A}\
    yue=hanidec\u{A}zh=hanidec\u{A}zh_Latn=latn\u{A}
    """
  }

  /// The traditional numbering system of a locale, which lacks decimal digits.
  static var traditional: StaticString {
    """
    am=ethi\u{A}byn=ethi\u{A}cu=cyrl\u{A}el=grek\u{A}he=hebr\u{A}hy=armn\u{A}ja=jpan\u{A}ka=geor\u{A}\
    om=ethi\u{A}ta=taml\u{A}ti=ethi\u{A}tig=ethi\u{A}wal=ethi\u{A}yi=hebr\u{A}yue=hant\u{A}zh=hans\u{A}\
    zh_Hant=hant\u{A}zh_Latn=\u{A}
    """
  }

  /// The numbering system for cheques of a locale, which lacks decimal digits.
  static var finance: StaticString {
    """
    ja=jpanfin\u{A}yue=hantfin\u{A}zh=hansfin\u{A}zh_Hant=hantfin\u{A}zh_Latn=\u{A}
    """
  }
}
