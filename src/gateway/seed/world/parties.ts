import type { Random } from '../random.ts'
import { worldCities } from './cities.ts'

/** A party of the demonstration world. No name is a real company's. */
export interface WorldParty {
  code: string
  name: string
  localName: string | null
  cityCode: string
  cityName: string
  countryCode: string
  postalCode: string
  /** LookupType numbers of the contract. */
  roles: number[]
  addresses: { type: string; typeName: string; lines: string[] }[]
}

/** LookupType numbers by kind: T trades (ships, receives, is a customer), W stores and hands over, B clears customs. */
const ROLES: Record<string, number[]> = { T: [1, 2, 3, 4, 7, 17], W: [4, 5, 6, 7], B: [3] }

/** Code, kind, city, postal code, name, street, district, local name. */
const PARTIES = `
PACFRT01|T|JPYOK|220-0012|PACIFIC FRUIT TRADING|1-2-8 Minato Mirai|Nishi-ku|パシフィックフルーツ商事
HINODE01|T|JPNGO|455-0032|HINODE SEIKI PARTS|14-3 Irifune|Minato-ku|日之出精機部品
AOZORA01|T|JPOSA|559-0034|AOZORA INSTRUMENTS|2-1-10 Nanko-kita|Suminoe-ku|青空計器
KITANO01|T|JPUKB|650-0002|KITANO TEA AND GRAIN|3-6 Kitano-cho|Chuo-ku|北野茶穀
MIZUMI01|T|JPTYO|135-0064|MIZUUMI OPTICS|5-11 Aomi|Koto-ku|湖光学
NORDHV01|T|DEHAM|20457|NORDHAVEN MASCHINEN|Kehrwieder 19|HafenCity|
RHEINT01|T|DEDUI|47119|RHEINTOR METALLWAREN|Hafenstrasse 82|Ruhrort|
ISARFK01|T|DEMUC|80939|ISARFALK MESSTECHNIK|Lindberghstrasse 7|Freimann|
OOSTER01|T|NLRTM|3088 GG|OOSTERKADE BLOEMEN|Waalhaven 44|Charlois|
AMSTLW01|T|NLAMS|1043 AP|AMSTELWIJK COCOA|Westpoortweg 210|Westpoort|
SCHELD01|T|BEANR|2030|SCHELDEBOCHT CHEMIE|Noorderlaan 133|Haven|
HAVRAI01|T|FRLEH|76600|HAVRAISE DES LAINES|12 Quai de Saone|Eure|
BELROC01|T|FRMRS|13002|BELLEROCHE SAVONS|48 Boulevard des Dames|Joliette|
LIGURM01|T|ITGOA|16149|LIGURMARMI PIETRE|Via Sampierdarena 71|Sampierdarena|
CATALV01|T|ESBCN|08039|CATALVINA CELLERS|Moll de Ponent 6|Port Vell|
FENWCK01|T|GBFXT|IP11 3SY|FENWICKMERE TOYS|4 Dooley Road|Trimley|
BALTYK01|T|PLGDN|80-601|BALTYKOR MEBLE|ul. Oliwska 14|Nowy Port|
VINTER01|T|SEGOT|418 34|VINTERHAMN PAPPER|Indiska Oceanen 2|Arendal|
GOLDNB01|T|USLAX|90731|GOLDEN BREAKER SPORTS|2200 Breakwater Boulevard|San Pedro|
CASCDR01|T|USSEA|98134|CASCADERIDGE LUMBER|1711 Alaskan Way South|SoDo|
LKSHOR01|T|USCHI|60638|LAKESHORE TOOLWORKS|6100 West 73rd Street|Bedford Park|
PALMTO01|T|USSAV|31408|PALMETTOLINE TEXTILES|310 Grange Road|Port Wentworth|
BAYOUG01|T|USHOU|77029|BAYOUGATE VALVES|8500 Clinton Drive|East Houston|
HUDSNQ01|T|USNYC|11231|HUDSONQUAY HOMEWARES|70 Imlay Street|Red Hook|
PEACHT01|T|USATL|30349|PEACHGROVE MEDICAL|2455 Sullivan Road|College Park|
JADEWH01|T|CNSHA|200082|JADEWHARF ELECTRONICS|118 Yangshupu Road|Yangpu|玉码头电子
LOTUSB01|T|CNSZX|518054|LOTUSBRIDGE LIGHTING|9 Houhai Avenue|Nanshan|莲桥照明
NINGYU01|T|CNNGB|315800|NINGYUAN KITCHENWARE|66 Xinqi Road|Beilun|宁远厨具
DRGNBT01|T|HKHKG|-|DRAGONBOAT GARMENTS|21 Container Port Road|Kwai Chung|龍舟製衣
FORMSA01|T|TWKHH|806|FORMOSAN BICYCLE PARTS|3 Zhonghua 5th Road|Qianzhen|
HANBIT01|T|KRPUS|48943|HANBITNA COSMETICS|24 Jungang-daero|Jung-gu|한빛나화장품
STRAIT01|T|SGSIN|099448|STRAITSVIEW MARINE SUPPLY|40 Keppel Road|Tanjong Pagar|
KLANGP01|T|MYPKG|42000|KLANGPEARL RUBBER|Lot 7 Jalan Pelabuhan|Northport|
SIAMOR01|T|THLCH|20230|SIAMORCHID CERAMICS|55/9 Sukhumvit Road|Thung Sukhla|
MEKONG01|T|VNSGN|700000|MEKONGSTAR COFFEE|12 Nguyen Tat Thanh|District 4|
JAVABT01|T|IDJKT|14310|JAVABATIK FURNITURE|Jalan Enggano 21|Tanjung Priok|
INDUSL01|T|INNSA|400707|INDUSLOOM FABRICS|Plot 16 Sector 11|Dronagiri|
GULFDN01|T|AEJEA|-|GULFDUNE TRADING|Warehouse C-12 Gate 4|Free Zone|
TABLEM01|T|ZACPT|8001|TABLEMIST WINES|9 Duncan Road|Foreshore|
MAPLEF01|T|CAVAN|V6A 1A1|MAPLEFJORD SEAFOODS|1300 Stewart Street|Port District|
SONORA01|T|MXZLO|28219|SONORAVISTA CITRICOS|Av. del Trabajo 900|Tapeixtles|
PAULST01|T|BRSSZ|11013-000|PAULISTANA DE CAFES|Rua Xavier da Silveira 88|Centro|
REEFCO01|T|AUBNE|4178|REEFCOAST OUTDOOR|15 Bishop Drive|Fisherman Islands|
KOWHAI01|T|NZAKL|1010|KOWHAIBAY DAIRY|82 Quay Street|Central|
QUAYWH01|W|USLGB|90802|QUAYLIGHT WAREHOUSING|1500 Pier B Street|Westside|
MINATW01|W|JPYOK|231-0811|MINATO SOKO DEPOT|10 Honmoku-futo|Naka-ku|港倉庫
ELBEWH01|W|DEHAM|21129|ELBEBOGEN LAGERHAUS|Dradenaustrasse 30|Waltershof|
DELTAX01|W|NLRTM|3199 LA|DELTAXDOCK OPSLAG|Maasvlakteweg 951|Maasvlakte|
ORDWH001|W|USCHI|60131|PRAIRIEDOCK CROSSDOCK|9800 Franklin Avenue|Franklin Park|
ASTROB01|B|USLAX|90045|ASTROLABE ENTRY SERVICES|5777 West Century Boulevard|Westchester|
KOMPAS01|B|NLRTM|3012 CN|KOMPASROOS DOUANE|Weena 505|Centrum|`

/** Parties with their default address (type C) and further ones. */
export function worldParties(): WorldParty[] {
  const cities = new Map(worldCities().map((city) => [city.code, city]))
  return PARTIES.trim()
    .split('\n')
    .map((line, index) => {
      const [
        code = '',
        kind = '',
        cityCode = '',
        postalCode = '',
        name = '',
        street = '',
        district = '',
        localName = '',
      ] = line.split('|')
      const city = cities.get(cityCode)
      if (city === undefined) throw new Error(`Party ${code} is in an unknown city: ${cityCode}`)
      const place = [postalCode === '-' ? '' : postalCode, city.name].filter((part) => part !== '').join(' ')
      const lines = [street, district, place, city.countryCode]
      const addresses = [{ type: 'C', typeName: 'Company', lines }]
      if (kind === 'T')
        addresses.push({
          type: 'W',
          typeName: 'Warehouse',
          lines: [`Warehouse ${(index % 7) + 1} - ${street}`, district, place, city.countryCode],
        })
      if (index % 3 === 0)
        addresses.push({
          type: 'B',
          typeName: 'Billing',
          lines: ['Accounts Department', street, place, city.countryCode],
        })
      return {
        code,
        name,
        localName: localName === '' ? null : localName,
        cityCode,
        cityName: city.name,
        countryCode: city.countryCode,
        postalCode: postalCode === '-' ? '' : postalCode,
        roles: ROLES[kind] ?? [],
        addresses,
      }
    })
}

const CUSTOMER_ROLE = 17

/** Who belongs to whom: each customer with itself, the warehouses and brokers of the world, and about half of the traders abroad. */
export function customersPartners(
  parties: readonly WorldParty[],
  random: Random,
): { customerCode: string; partyCode: string }[] {
  const trades = ({ roles }: WorldParty) => roles.includes(CUSTOMER_ROLE)
  return parties
    .filter(trades)
    .flatMap((customer) =>
      parties
        .filter(
          (party) =>
            party === customer || !trades(party) || (party.countryCode !== customer.countryCode && random.chance(0.5)),
        )
        .map((party) => ({ customerCode: customer.code, partyCode: party.code })),
    )
}
