import type { Schemas } from '../../../../contract/index.ts'
import type { AgencyProgram, ImportedGoods } from '../../world/imports.ts'
import { rounded } from '../file-seed.ts'
import type { RecordsMaking } from './file-records.ts'
import type { InvoiceItem, ItemPlace } from './invoice-plan.ts'
import { pgaRecords } from './pga/records.ts'

type TariffClass = Omit<Schemas['TariffClass'], 'pgEsList'>

/** Exclusion from the additional duties on products of China, declared before the number of the goods. */
const EXCLUSION = { tariffNo: '99038869', tariffDesc: 'Articles the product of China, excluded from additional duties' }

const UNITS: Record<string, string> = {
  KG: 'Kilograms',
  L: 'Liters',
  M2: 'Square meters',
  M3: 'Cubic meters',
  NO: 'Number',
  DOZ: 'Dozens',
  DPR: 'Dozen pairs',
  THS: 'Thousands',
  T: 'Metric tons',
}

/** Trade agreements that goods are declared under, by tariff number: C civil aircraft, K pharmaceuticals. */
const AGREEMENTS: Record<string, string> = { '8526100020': 'C', '2939410000': 'K' }

/** Goods that an agency may ask about and is told that it need not, by tariff number. */
const DISCLAIMED: Record<string, AgencyProgram> = {
  '9503000073': { agency: 'APHIS', program: 'APL' },
  '4802571000': { agency: 'APHIS', program: 'APL' },
  '7323930045': { agency: 'FDA', program: 'FOO' },
}

/** Tariff classes of an item, and what agencies are told of it. */
export function addTariffClasses(making: RecordsMaking, item: InvoiceItem, { ciNo, ciLineNo }: ItemPlace): void {
  const { goods, countryOrigin } = item.line
  const isExcluded = countryOrigin === 'CN' && goods.cases.length === 0
  if (isExcluded) {
    const excluded = {
      ...EXCLUSION,
      ciNo,
      ciLineNo,
      tariffLineNo: 1,
      valueUsAmt: 0,
      dutyRate: 0,
      dutyRateDesc: 'Free',
      dutyAmt: 0,
      countryOrigin,
      quantityList: [],
    }
    making.add('CiTariffClass', [ciNo, ciLineNo, 1], excluded)
  }
  const tariffLineNo = isExcluded ? 2 : 1
  const place = { ciNo, ciLineNo, tariffLineNo }
  making.add('CiTariffClass', [ciNo, ciLineNo, tariffLineNo], classOf(item, place))
  const disclaimed = DISCLAIMED[goods.tariffNo]
  for (const record of pgaRecords(making, item, disclaimed)) {
    making.add('PgEs', [ciNo, ciLineNo, tariffLineNo, record.pgCd, record.pgSeqNbr], record)
  }
}

function classOf(
  item: InvoiceItem,
  place: Pick<TariffClass, 'ciNo' | 'ciLineNo'> & { tariffLineNo: number },
): TariffClass {
  const { goods, countryOrigin } = item.line
  const agreement = AGREEMENTS[goods.tariffNo]
  return {
    ...place,
    tariffNo: goods.tariffNo,
    tariffDesc: goods.name,
    valueUsAmt: item.value,
    dutyRate: rounded(goods.adValorem * 100),
    dutyRateDesc: goods.rateText,
    ...(goods.specific > 0 ? { specificRate: goods.specific } : {}),
    dutyAmt: item.duty,
    taxAmt: item.tax,
    ...(agreement === undefined ? {} : { spiPrimary: agreement }),
    countryOrigin,
    ...(isTextile(goods) ? { quotaCategory: goods.unit === 'DOZ' ? '338' : '225' } : {}),
    quantityList: tariffQuantities(goods, item.quantity, item.weight),
  }
}

/** Reporting quantities: the unit of the tariff, and of textiles the net weight, too. */
export function tariffQuantities(
  goods: ImportedGoods,
  quantity: number,
  grossWeight: number,
): Schemas['TariffQuantity'][] {
  const first = {
    quantitySeqNo: 1,
    quantity,
    quantityUom: goods.unit,
    quantityUomDesc: UNITS[goods.unit] ?? goods.unit,
  }
  if (!isTextile(goods)) return [first]
  return [
    first,
    { quantitySeqNo: 2, quantity: rounded(grossWeight * 0.93, 1), quantityUom: 'KG', quantityUomDesc: 'Kilograms' },
  ]
}

function isTextile({ tariffNo }: ImportedGoods): boolean {
  return tariffNo >= '50' && tariffNo < '64'
}

/** Whether the tariff flags goods for an agency, be it that the agency is told that they are none of its own. */
export function isFlagged({ tariffNo, programs }: ImportedGoods): boolean {
  return programs.length > 0 || DISCLAIMED[tariffNo] !== undefined
}
