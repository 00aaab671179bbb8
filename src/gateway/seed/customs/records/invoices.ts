import type { Schemas } from '../../../../contract/index.ts'
import { currencyOf } from '../../world/currencies.ts'
import { dayOf, rounded } from '../file-seed.ts'
import { manufacturerId } from '../header.ts'
import type { RecordsMaking } from './file-records.ts'
import type { InvoiceItem, InvoicePlan, ItemPlace } from './invoice-plan.ts'
import { invoicePlans } from './invoice-plan.ts'
import { addTariffClasses, isFlagged } from './tariff-classes.ts'

const DAY = 86_400_000
const MPF_PERCENT = 0.3464
const HMF_PERCENT = 0.125
const TERMS = ['FOB', 'FOB', 'FCA', 'CFR', 'EXW']

/** Commercial invoices with lines, tariff classes and agencies' records; of a REGULAR file. */
export function addInvoices(making: RecordsMaking): void {
  for (const plan of invoicePlans(making.random, making.file, making.isDeep)) {
    making.add('CiHeader', [plan.ciNo], headerOf(making, plan))
    for (const [index, item] of plan.items.entries()) {
      const place = { ciNo: plan.ciNo, ciLineNo: index + 1 }
      making.add('CiLines', [place.ciNo, place.ciLineNo], lineOf(making, plan, item, place))
      addTariffClasses(making, item, place)
    }
  }
}

function headerOf({ file, random }: RecordsMaking, { ciNo, seller, items }: InvoicePlan): Schemas['CommercialInvoice'] {
  const sum = (amount: (item: InvoiceItem) => number, figures = 2) =>
    rounded(
      items.reduce((total, item) => total + amount(item), 0),
      figures,
    )
  const currency = currencyOf(seller.countryCode)
  return {
    ciNo,
    dateInvoice: dayOf(new Date(file.moments.exported.getTime() - random.between(2, 9) * DAY)),
    valueForeignAmt: sum(({ value }) => foreign(value, currency.rate)),
    currencyCode: currency.code,
    valueUsAmt: sum(({ value }) => value),
    exchangRate: currency.rate,
    countryOrigin: items[0]?.line.countryOrigin ?? file.countryOrigin,
    countryExport: seller.countryCode,
    weightGross: sum(({ weight }) => weight, 1),
    weightGrossUom: 'KG',
    charges: sum(({ charges }) => charges),
    custRef: random.pick(file.orderNos),
    ciNoLines: items.length,
    sellerName: seller.name,
    buyerName: file.importer.name,
    manufacturerId: manufacturerId(seller),
    termsOfSale: random.pick(TERMS),
    relatedParties: 'N',
  }
}

function lineOf(
  { file }: RecordsMaking,
  { seller }: InvoicePlan,
  item: InvoiceItem,
  { ciNo, ciLineNo }: ItemPlace,
): Omit<Schemas['CommercialInvoiceLine'], 'ciTariffClassList'> {
  const { goods, shipper, countryOrigin } = item.line
  const currency = currencyOf(seller.countryCode)
  const penalties = penaltiesOf(item)
  return {
    ciNo,
    ciLineNo,
    partNo: item.partNo,
    descrOfGoods: item.description,
    tariffNo: goods.tariffNo,
    countryOrigin,
    countryExport: file.countryExport,
    valueForeignAmt: foreign(item.value, currency.rate),
    currencyCode: currency.code,
    valueUsAmt: item.value,
    exchangRate: currency.rate,
    weightGross: item.weight,
    weightGrossUom: 'KG',
    charges: item.charges,
    quantity: item.packages,
    quantityUom: goods.package,
    manufacturerId: manufacturerId(shipper),
    relatedParties: 'N',
    ...(penalties[0] === undefined ? {} : { caseNo: penalties[0].caseNo }),
    adaDutyAmt: item.antidumping,
    cvdDutyAmt: item.countervailing,
    pgaIndicator: isFlagged(goods) ? 'Y' : 'N',
    dutyTotAmt: item.duty,
    taxTotAmt: item.tax,
    feeTotAmt: rounded(item.mpf + item.hmf),
    ciLineFeesList: feesOf(item, file.entryType === '11'),
    ciPenaltyList: penalties,
  }
}

/** Cents, or whole units of a currency that has none. */
function foreign(value: number, rate: number): number {
  return rounded(value / rate, rate < 0.01 ? 0 : 2)
}

/** Merchandise processing fee (19 CFR 24.23) and harbor maintenance fee (19 CFR 24.24), class codes of CBP. */
function feesOf({ value, mpf, hmf }: InvoiceItem, isInformal: boolean): Schemas['CommercialInvoiceFee'][] {
  const processing = isInformal
    ? {
        customsFeeCode: '311',
        customsFeeCodeDesc: 'Informal entry merchandise processing fee',
        amtFeeAmt: mpf,
        amtFeeProratedAmt: mpf,
      }
    : {
        customsFeeCode: '499',
        customsFeeCodeDesc: 'Merchandise processing fee',
        feeRate: MPF_PERCENT,
        amtFeeAmt: rounded((value * MPF_PERCENT) / 100),
        amtFeeProratedAmt: mpf,
      }
  const harbor = {
    customsFeeCode: '501',
    customsFeeCodeDesc: 'Harbor maintenance fee',
    feeRate: HMF_PERCENT,
    amtFeeAmt: rounded((value * HMF_PERCENT) / 100),
    amtFeeProratedAmt: hmf,
  }
  return [...(mpf > 0 ? [processing] : []), ...(hmf > 0 ? [harbor] : [])]
}

/** The cases a line falls under; secured by bond until they are settled. */
function penaltiesOf(item: InvoiceItem): Schemas['CommercialInvoicePenalty'][] {
  if (item.antidumping + item.countervailing === 0) return []
  return item.line.goods.cases.map(({ kind, caseNo, rate }) => ({
    caseNo,
    caseType: kind === 'AD' ? 'ADA' : 'CVD',
    depositRate: rounded(rate * 100),
    depositAmt: kind === 'AD' ? item.antidumping : item.countervailing,
    bondCash: 'C',
    ...(kind === 'AD' ? { nonReimbursement: 'Y' } : {}),
  }))
}
