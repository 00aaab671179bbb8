/** A city, sea port or airport with its UN/LOCODE. */
export interface WorldCity {
  code: string
  name: string
  countryCode: string
  iataCode: string | null
  isRoadAccess: boolean
  isSeaPort: boolean
  isIataCity: boolean
}

/** One line a place: UN/LOCODE, IATA code or -, S sea port / A air / R road, name. */
const PLACES = `
JPTYO TYO SAR Tokyo
JPYOK - SR Yokohama
JPNRT NRT AR Narita
JPHND HND AR Haneda
JPNGO NGO SAR Nagoya
JPOSA OSA SAR Osaka
JPKIX KIX AR Kansai International Airport
JPUKB UKB SAR Kobe
JPHKT - SR Hakata
JPFUK FUK AR Fukuoka
JPSMZ - SR Shimizu
JPKIJ KIJ SAR Niigata
USLAX LAX SAR Los Angeles
USLGB LGB SAR Long Beach
USOAK OAK SAR Oakland
USSEA SEA SAR Seattle
USTIW TIW SR Tacoma
USNYC NYC SAR New York
USEWR EWR SAR Newark
USSAV SAV SAR Savannah
USCHS CHS SAR Charleston
USHOU HOU SAR Houston
USMIA MIA SAR Miami
USBAL BWI SAR Baltimore
USORF ORF SAR Norfolk
USCHI CHI AR Chicago
USATL ATL AR Atlanta
USDFW DFW AR Dallas-Fort Worth
USMEM MEM AR Memphis
CNSHA SHA SAR Shanghai
CNPVG PVG AR Pudong
CNNGB NGB SAR Ningbo
CNSZX SZX SAR Shenzhen
CNYTN - SR Yantian
CNTAO TAO SAR Qingdao
CNTXG - SR Tianjin Xingang
CNXMN XMN SAR Xiamen
CNCAN CAN SAR Guangzhou
CNDLC DLC SAR Dalian
CNBJS BJS AR Beijing
CNCKG CKG AR Chongqing
HKHKG HKG SAR Hong Kong
TWKHH KHH SAR Kaohsiung
TWKEL - SR Keelung
TWTPE TPE AR Taipei
TWTXG RMQ SAR Taichung
KRPUS PUS SAR Busan
KRINC - SR Incheon
KRICN ICN AR Incheon International Airport
KRSEL SEL AR Seoul
KRKAN - SR Gwangyang
SGSIN SIN SAR Singapore
MYPKG - SR Port Klang
MYPEN PEN SAR Penang
MYTPP - SR Tanjung Pelepas
MYKUL KUL AR Kuala Lumpur
THBKK BKK SAR Bangkok
THLCH - SR Laem Chabang
THCNX CNX AR Chiang Mai
VNSGN SGN SAR Ho Chi Minh City
VNHPH HPH SAR Haiphong
VNHAN HAN AR Hanoi
VNDAD DAD SAR Da Nang
IDJKT JKT SAR Jakarta
IDSUB SUB SAR Surabaya
IDSRG SRG SAR Semarang
IDBLW - SR Belawan
PHMNL MNL SAR Manila
PHCEB CEB SAR Cebu
PHDVO DVO SAR Davao
INNSA - SR Nhava Sheva
INBOM BOM SAR Mumbai
INMAA MAA SAR Chennai
INMUN - SR Mundra
INDEL DEL AR Delhi
INBLR BLR AR Bengaluru
LKCMB CMB SAR Colombo
BDCGP CGP SAR Chattogram
BDDAC DAC AR Dhaka
PKKHI KHI SAR Karachi
PKLHE LHE AR Lahore
AEDXB DXB SAR Dubai
AEJEA - SR Jebel Ali
AEAUH AUH SAR Abu Dhabi
AESHJ SHJ SAR Sharjah
SAJED JED SAR Jeddah
SADMM DMM SAR Dammam
SARUH RUH AR Riyadh
TRIST IST SAR Istanbul
TRIZM IZM SAR Izmir
TRMER - SR Mersin
EGPSD PSD SR Port Said
EGALY ALY SAR Alexandria
EGCAI CAI AR Cairo
ZADUR DUR SAR Durban
ZACPT CPT SAR Cape Town
ZAJNB JNB AR Johannesburg
DEHAM HAM SAR Hamburg
DEBRV - SR Bremerhaven
DEFRA FRA AR Frankfurt am Main
DEMUC MUC AR Munich
DELEJ LEJ AR Leipzig
DEDUI - R Duisburg
NLRTM RTM SAR Rotterdam
NLAMS AMS SAR Amsterdam
NLEIN EIN AR Eindhoven
BEANR ANR SAR Antwerp
BEZEE - SR Zeebrugge
BEBRU BRU AR Brussels
BELGG LGG AR Liege
FRLEH LEH SAR Le Havre
FRFOS - SR Fos-sur-Mer
FRMRS MRS SAR Marseille
FRPAR PAR AR Paris
FRLIO LYS AR Lyon
GBFXT - SR Felixstowe
GBSOU SOU SAR Southampton
GBLGP - SR London Gateway
GBLON LON AR London
GBMAN MAN AR Manchester
ITGOA GOA SAR Genoa
ITSPE - SR La Spezia
ITNAP NAP SAR Naples
ITMIL MIL AR Milan
ITTRS TRS SAR Trieste
ESBCN BCN SAR Barcelona
ESVLC VLC SAR Valencia
ESALG - SR Algeciras
ESMAD MAD AR Madrid
PLGDN GDN SAR Gdansk
PLGDY - SR Gdynia
PLWAW WAW AR Warsaw
SEGOT GOT SAR Gothenburg
SESTO STO SAR Stockholm
CAVAN YVR SAR Vancouver
CAPRR YPR SAR Prince Rupert
CAMTR YMQ SAR Montreal
CAHAL YHZ SAR Halifax
CATOR YTO AR Toronto
MXZLO ZLO SAR Manzanillo
MXVER VER SAR Veracruz
MXMEX MEX AR Mexico City
MXMTY MTY AR Monterrey
BRSSZ - SR Santos
BRRIO RIO SAR Rio de Janeiro
BRSAO SAO AR Sao Paulo
BRPNG - SR Paranagua
CLVAP - SR Valparaiso
CLSAI - SR San Antonio
CLSCL SCL AR Santiago
AUSYD SYD SAR Sydney
AUMEL MEL SAR Melbourne
AUBNE BNE SAR Brisbane
AUFRE - SR Fremantle
AUPER PER AR Perth
NZAKL AKL SAR Auckland
NZTRG TRG SAR Tauranga
NZCHC CHC AR Christchurch`

/** The places of the demonstration world. */
export function worldCities(): WorldCity[] {
  return PLACES.trim()
    .split('\n')
    .map((line) => {
      const [code = '', iata = '-', flags = '', ...name] = line.split(' ')
      return {
        code,
        name: name.join(' '),
        countryCode: code.slice(0, 2),
        iataCode: iata === '-' ? null : iata,
        isRoadAccess: flags.includes('R'),
        isSeaPort: flags.includes('S'),
        isIataCity: flags.includes('A'),
      }
    })
}
