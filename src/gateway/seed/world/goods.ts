/** What is traded, by the piece: kilograms, centimetres, unit of the pieces. */
export interface WorldGoods {
  /** HS code. */
  code: string
  name: string
  kg: number
  length: number
  width: number
  height: number
  unit: string
}

/** Unit, kilograms, length x width x height, HS code, name, and the parties that sell it. */
const GOODS = `
CTN|18|50x33x30|080810|Fresh apples|PACFRT01
CTN|8.2|40x30x14|080610|Table grapes|PACFRT01
CTN|10.4|45x35x25|080521|Mandarins|PACFRT01 SONORA01
CRT|240|110x90x70|870840|Gearbox parts|HINODE01
CTN|14.2|40x30x22|848210|Ball bearings|HINODE01
CTN|11.2|40x35x25|902620|Pressure gauges|AOZORA01 ISARFK01
CTN|6.8|35x30x25|090210|Green tea|KITANO01
BAG|30|70x45x15|100630|Polished rice|KITANO01
CTN|9.3|45x35x28|901380|Optical modules|MIZUMI01
CRT|680|180x120x130|845710|Machining centres|NORDHV01
PLT|540|120x80x90|732690|Steel fittings|RHEINT01 LKSHOR01
CTN|7.5|100x40x25|060311|Cut roses|OOSTER01
BAG|62.5|95x60x20|180100|Cocoa beans|AMSTLW01
DRM|215|60x60x90|340290|Industrial cleaners|SCHELD01
BAL|168|110x70x60|510111|Greasy wool|HAVRAI01
CTN|9.8|40x30x20|340111|Toilet soap|BELROC01
CRT|890|160x100x80|680221|Marble slabs|LIGURM01
CAS|15.5|50x34x17|220421|Bottled wine|CATALV01 TABLEM01
CTN|5.6|60x40x45|950300|Wooden toys|FENWCK01
PKG|64|130x70x55|940360|Wooden furniture|BALTYK01 JAVABT01
PLT|410|120x80x110|480257|Writing paper|VINTER01
CTN|9.1|95x45x30|950629|Water sports equipment|GOLDNB01 REEFCO01
PLT|820|240x110x75|440710|Sawn pine timber|CASCDR01
ROL|145|160x35x35|520942|Denim fabric|PALMTO01 INDUSL01
CRT|265|120x100x70|848180|Industrial valves|BAYOUG01
CTN|10.7|60x45x40|691200|Stoneware tableware|HUDSNQ01
CTN|4.9|50x40x35|901890|Medical instruments|PEACHT01
CTN|21|50x40x32|850440|Power supply units|JADEWH01
CTN|8.6|60x40x35|940511|LED luminaires|LOTUSB01
CTN|14.8|55x40x30|732393|Stainless steel cookware|NINGYU01
CTN|12.5|60x40x35|610910|Cotton T-shirts|DRGNBT01
CTN|17.6|70x45x30|871499|Bicycle parts|FORMSA01
CTN|6.4|40x30x25|330499|Skin care preparations|HANBIT01
CTN|19.4|60x50x40|730890|Ship fittings|STRAIT01
CTN|16.3|60x40x40|401519|Rubber gloves|KLANGP01
PLT|980|120x80x75|690721|Ceramic floor tiles|SIAMOR01
BAG|60|95x60x20|090111|Green coffee beans|MEKONG01 PAULST01
CTN|13.3|45x35x30|080410|Dried dates|GULFDN01
CTN|22|80x40x20|030389|Frozen fish fillets|MAPLEF01
BAG|25|75x45x15|040221|Whole milk powder|KOWHAI01`

const BY_PARTY = new Map<string, WorldGoods[]>()
for (const line of GOODS.trim().split('\n')) {
  const [unit = '', kg = '', size = '', code = '', name = '', sellers = ''] = line.split('|')
  const [length = 0, width = 0, height = 0] = size.split('x').map(Number)
  for (const seller of sellers.split(' ')) {
    BY_PARTY.set(seller, [...(BY_PARTY.get(seller) ?? []), { code, name, kg: Number(kg), length, width, height, unit }])
  }
}

/** What a party sells. */
export function goodsOf(party: string): WorldGoods[] {
  return BY_PARTY.get(party) ?? []
}
