import type { Schemas } from '../../../contract/index.ts'

export type Agency = Schemas['PgaAgency']

/** What a partner government agency has to say about goods. */
export interface AgencyProgram {
  agency: Agency
  /** Program code of the agency, as entered. */
  program: string
}

/** Antidumping or countervailing duty: the case and its rate on the value. */
export interface TradeCase {
  kind: 'AD' | 'CVD'
  caseNo: string
  rate: number
}

/** Goods that come into the United States. */
export interface ImportedGoods {
  /** HTSUS number, ten figures without dots. */
  tariffNo: string
  name: string
  /** Unit of quantity of the tariff. */
  unit: string
  /** Share of the value that is duty, and US dollars of duty a unit. */
  adValorem: number
  specific: number
  /** Rate of duty as the tariff says it. */
  rateText: string
  /** Internal revenue tax, US dollars a unit. */
  taxPerUnit: number
  /** Value, US dollars a unit. */
  price: number
  /** Package: its unit, how many tariff units it holds, kilograms gross, and how many make an ordinary order. */
  package: string
  perPackage: number
  kgPerPackage: number
  order: number
  programs: readonly AgencyProgram[]
  cases: readonly TradeCase[]
  /** Country of origin when it is not the shipper's. */
  origin: string | undefined
  /** Party codes of those who ship them, and of those who import them. */
  shippers: readonly string[]
  importers: readonly string[]
}

/**
 * HTSUS number, rate of duty, unit, US dollars a unit, units in a package, package, kilograms of it, packages of an
 * order, name, agency/program, shippers, importers, and more: antidumping and countervailing cases, tax, origin.
 */
const IMPORTS = `
0808100030|Free|KG|1.6|18|CTN|19.2|900|Fresh apples|APHIS/APQ FDA/FOO|PACFRT01|HALCYN01 HALCYN02
0810500000|Free|KG|2.9|10|CTN|10.8|1600|Fresh kiwifruit|AMS/MO APHIS/APQ FDA/FOO|TEPUKE01|HALCYN01 HALCYN02
0703104000|3.1c/KG|KG|0.74|22|BAG|22.4|880|Fresh onions|AMS/MO APHIS/APQ FDA/FOO|SONORA01|HALCYN01 HALCYN02
0902109050|Free|KG|24|6|CTN|6.8|420|Green tea|FDA/FOO|KITANO01|HALCYN02 COPPRK01
0901110025|Free|KG|7.9|60|BAG|60.7|300|Green coffee beans|FDA/FOO|MEKONG01 PAULST01|HALCYN01 BLUEHE01
1801000000|Free|KG|8.2|62.5|BAG|63.2|290|Cocoa beans|FDA/FOO|AMSTLW01|BLUEHE01 HALCYN01|origin:GH
0303430000|Free|KG|1.9|22|CTN|23|1050|Frozen skipjack tuna|NMFS/370 FDA/FOO|ANDAMN01|HALCYN01 STORMK01
0306170003|Free|KG|9.4|10|CTN|11.4|1400|Frozen shrimp, shell on|OMC/OMC NMFS/SIM FDA/FOO|COROMD01|HALCYN01 STORMK01
0203294000|Free|KG|3.4|25|CTN|25.9|720|Frozen boneless pork|FSIS/FSI|PRAIRV01|HALCYN01 COPPRK01
2204215040|6.3c/L|L|6.1|9|CAS|15.5|1200|Red wine in bottles|TTB/WIN FDA/FOO|CATALV01 TABLEM01|BLUEHE01|tax:0.2827
0603110060|6.8%|NO|0.42|250|CTN|9|310|Cut roses|APHIS/APQ|OOSTER01|SUNPRK01|origin:KE
3401115000|Free|KG|7.5|9|CTN|9.8|640|Toilet soap|FDA/COS|BELROC01|LANTRN01
3304995000|Free|KG|38|5|CTN|6.4|520|Skin care preparations|FDA/COS|HANBIT01|LANTRN01 NORTHG01
9018908000|Free|NO|38|60|CTN|4.9|240|Surgical instruments|FDA/DEV|AVONMR01|MERIDX01
4015121010|Free|DPR|0.95|84|CTN|8.3|2100|Surgical gloves|FDA/DEV|KLANGP01|MERIDX01
2939410000|Free|KG|118|25|DRM|28|60|Ephedrine hydrochloride|DEA/DEA FDA/DRU|HELFRT01|MERIDX01
3808921500|6.5%|KG|14|20|DRM|22.5|380|Fungicide preparations|EPA/EP5|SCHELD01|SUNPRK01 HALCYN02
2902300000|Free|KG|1.05|180|DRM|200|160|Toluene|EPA/EP7|MUGUNG01|IRONCR01
8711200090|Free|NO|1900|1|CRT|178|64|Motorcycles, 250 cc|EPA/EP3 NHTSA/MVS|RAIDEN01|REDTRL01
8429521010|Free|NO|68000|1|UNT|13800|4|Crawler excavators|EPA/EP4|TAEBAK01|IRONCR01
4011101030|4%|NO|41|1|PCS|9.2|1900|Radial passenger car tires|NHTSA/REI|CHAOPR01|REDTRL01 VELOMR01
9303200030|2.6%|NO|720|4|CTN|16.5|140|Pump-action shotguns|ATF/ATF|ROVESC01|EMBERF01
9306210000|Free|THS|310|1|CTN|38|420|Shotgun cartridges|ATF/ATF|ROVESC01|EMBERF01
8526100020|Free|NO|86000|1|CRT|64|3|Airborne weather radar|DDTC/DTC|ARKTEL01|IRONCR01
4202213000|5.3%|NO|640|12|CTN|11.5|40|Crocodile leather handbags|FWS/FWS|PELLET01|NORTHG01 LANTRN01
9403608093|Free|NO|115|2|CTN|41|380|Wooden sideboards|APHIS/APL|BALTYK01 JAVABT01|LANTRN01
4407110001|Free|M3|265|2.4|BDL|1180|32|Sawn pine timber|APHIS/APL|FRASRM01|PINEBR01 LANTRN01|AD:A122857:20.56 CVD:C122858:14.63
7324100010|3.4%|NO|62|4|CTN|26|420|Stainless steel sinks||NINGYU01|COPPRK01|AD:A570983:27.14 CVD:C570984:4.8
7323930045|2%|NO|6.8|24|CTN|14.8|900|Stainless steel cookware||NINGYU01|COPPRK01 LANTRN01
6907219011|8.5%|M2|7.4|64|PLT|980|22|Ceramic floor tiles||SIAMOR01|SILVRQ01 PINEBR01
6802910500|2.5%|T|640|0.85|CRT|890|26|Marble slabs||LIGURM01|SILVRQ01
6109100012|16.5%|DOZ|31|6|CTN|12.5|740|Cotton T-shirts||DRGNBT01|NORTHG01 EMBERF01|origin:VN
5209420060|8.4%|M2|2.1|120|ROL|58|260|Denim fabric||INDUSL01|NORTHG01
9503000073|Free|NO|9.5|24|CTN|5.6|560|Wooden toys||FENWCK01|LANTRN01
4802571000|Free|KG|1.3|400|PLT|410|44|Writing paper||VINTER01|LANTRN01
8714998000|10%|NO|4.6|60|CTN|17.6|480|Bicycle parts||FORMSA01|VELOMR01
8482105048|9%|NO|1.28|100|CTN|14.2|480|Ball bearings||HINODE01|IRONCR01 VELOMR01 TIDEWT01
8708998180|2.5%|NO|44|12|CRT|240|70|Gearbox parts||HINODE01|REDTRL01 IRONCR01
9026204000|Free|NO|86|12|CTN|11.2|60|Electronic pressure gauges||AOZORA01 ISARFK01|IRONCR01 TIDEWT01
8517620090|Free|NO|145|40|CTN|9.3|30|Optical transceivers||MIZUMI01|MERIDX01 TIDEWT01
8504406018|Free|NO|21|20|CTN|21|420|Power supply units||JADEWH01|IRONCR01 MERIDX01
8539520091|2%|NO|2.4|100|CTN|8.6|680|LED lamps||LOTUSB01|LANTRN01 COPPRK01
7326908688|2.9%|KG|6.2|500|PLT|540|34|Forged steel fittings||RHEINT01 STRAIT01|TIDEWT01 IRONCR01
8457100025|4.2%|NO|148000|1|CRT|6800|2|Machining centers||NORDHV01|IRONCR01`

/** What the importers of the demonstration world bring in. */
export function imports(): ImportedGoods[] {
  return IMPORTS.trim().split('\n').map(goods)
}

function goods(line: string): ImportedGoods {
  const [
    tariffNo = '',
    rateText = '',
    unit = '',
    price,
    perPackage,
    pack = '',
    kg,
    order,
    name = '',
    programs,
    shippers,
    importers,
    more,
  ] = line.split('|')
  const further = words(more)
  return {
    tariffNo,
    name,
    unit,
    ...dutyOf(rateText),
    rateText,
    taxPerUnit: Number(valueOf(further, 'tax') ?? 0),
    price: Number(price),
    package: pack,
    perPackage: Number(perPackage),
    kgPerPackage: Number(kg),
    order: Number(order),
    programs: words(programs).map((text) => {
      const [agency, program = ''] = text.split('/')
      return { agency: agency as Agency, program }
    }),
    cases: further.flatMap((text) => tradeCase(text) ?? []),
    origin: valueOf(further, 'origin'),
    shippers: words(shippers),
    importers: words(importers),
  }
}

/** `Free`, `8.4%` of the value, or `6.3c/L`, cents a unit. */
function dutyOf(text: string): { adValorem: number; specific: number } {
  if (text.endsWith('%')) return { adValorem: Number(text.slice(0, -1)) / 100, specific: 0 }
  const [cents = ''] = text.split('c/')
  return { adValorem: 0, specific: text === 'Free' ? 0 : Number(cents) / 100 }
}

function tradeCase(text: string): TradeCase | undefined {
  const [kind, caseNo = '', rate] = text.split(':')
  return kind === 'AD' || kind === 'CVD' ? { kind, caseNo, rate: Number(rate) / 100 } : undefined
}

function valueOf(entries: string[], name: string): string | undefined {
  return entries.find((text) => text.startsWith(`${name}:`))?.slice(name.length + 1)
}

function words(text: string | undefined): string[] {
  return text === undefined || text === '' ? [] : text.split(' ')
}
