import { dayOf, hasCome, rounded } from '../file-seed.ts'
import { divided } from './division.ts'
import type { RecordsMaking } from './file-records.ts'

const DAY = 86_400_000
const DUE_DAYS = 15
/** Invoices of the showcase: more than a page holds. */
const SHOWCASE_INVOICES = 17

interface Charge {
  code: string
  name: string
  amount: number
  /** Whether the customer's invoice shows it; the broker's own costs stay inside. */
  isPrinted: boolean
}

const printed = (code: string, name: string, amount: number): Charge => ({ code, name, amount, isPrinted: true })
const internal = (code: string, name: string, amount: number): Charge => ({ code, name, amount, isPrinted: false })

/** What the broker bills, from the day of the release on: duties and services first, cartage and others after. */
export function addBilling(making: RecordsMaking): void {
  const { file, isDeep, add } = making
  if (!hasCome(file.moments.released, file.now) && !file.isShowcase) return
  const days = Math.max(
    1,
    (file.now.getTime() - Math.min(file.moments.released.getTime(), file.now.getTime() - DAY)) / DAY,
  )
  const invoices = file.isShowcase
    ? showcaseInvoices(making)
    : [entryCharges(making), ...(isDeep ? [cartageCharges(making)] : [])]
  for (const [index, charges] of invoices.entries()) {
    const suffix = String(index + 1).padStart(2, '0')
    const billed = new Date(file.now.getTime() - days * DAY + (index * days * DAY) / (invoices.length + 1))
    const shown = charges.filter(({ isPrinted }) => isPrinted)
    add('InvoiceHeader', [suffix], {
      suffix,
      invoiceNo: `${file.fileNo}-${suffix}`,
      dateInvoice: dayOf(billed),
      dateDue: dayOf(new Date(billed.getTime() + DUE_DAYS * DAY)),
      billTo: file.importer.name,
      totalAmount: rounded(shown.reduce((sum, { amount }) => sum + amount, 0)),
      currencyCode: 'USD',
    })
    for (const [place, { code, name, amount, isPrinted }] of charges.entries()) {
      const lineNo = place + 1
      add('InvoiceLines', [suffix, isPrinted ? 'Y' : 'N', lineNo], {
        suffix,
        lineNo,
        chargeCode: code,
        chargeDesc: name,
        amount,
        currencyCode: 'USD',
      })
    }
  }
}

/** Duties that the broker pays for the customer, and its own services. */
function entryCharges({ file, random, isDeep }: RecordsMaking): Charge[] {
  const { kind, amounts, agencies, vessel } = file
  const duties = [
    printed('001', 'Customs duty', amounts.duty),
    printed('012', 'Antidumping duty', amounts.antidumping),
    printed('013', 'Countervailing duty', amounts.countervailing),
    printed('017', 'Internal revenue tax', amounts.taxes),
    printed('499', 'Merchandise processing fee', amounts.mpf),
    printed('501', 'Harbor maintenance fee', amounts.hmf),
  ].filter(({ amount }) => amount > 0)
  const service = {
    REGULAR: printed('ENT', 'Customs entry service', 165),
    FTZ: printed('ADM', 'Zone admission service', 210),
    INBOND: printed('INB', 'In-bond movement service', 95),
  }[kind]
  return [
    ...duties,
    service,
    ...(vessel === undefined ? [] : [printed('ISF', 'Importer security filing', 35)]),
    ...agencies.map((agency) => printed(`PG${agency}`, `${agency} filing`, agency === 'FDA' ? 30 : 45)),
    ...(kind === 'REGULAR' ? [printed('BND', 'Bond premium', rounded(Math.max(4, amounts.value * 0.0006)))] : []),
    printed('MSG', 'Messenger and document handling', 18.5),
    internal('CST', 'Cost of the bond', rounded(Math.max(2, amounts.value * 0.0003))),
    ...(isDeep ? [internal('LAB', 'Time of the entry writer', random.between(20, 60))] : []),
  ]
}

function cartageCharges({ file, random }: RecordsMaking): Charge[] {
  const haul = 180 + 95 * Math.max(1, file.containers.length)
  return [
    printed('DRY', 'Drayage and delivery', haul),
    printed('FSC', 'Fuel surcharge', rounded(haul * 0.18)),
    ...(hasCome(file.moments.examined, file.now)
      ? [printed('EXM', 'Examination at the station', random.between(140, 420))]
      : []),
    ...(hasCome(file.moments.held, file.now)
      ? [printed('DEM', 'Demurrage during the hold', random.between(90, 260))]
      : []),
    internal('TRK', 'Cost of the trucker', rounded(haul * 0.82)),
  ]
}

/** An invoice for the services, and one a delivery, an examination or a week in storage. */
function showcaseInvoices(making: RecordsMaking): Charge[][] {
  const { file, random } = making
  const [entry, cartage] = [entryCharges(making), cartageCharges(making)]
  const storage = divided(
    file.bills.reduce((sum, { weight }) => sum + weight, 0) * 0.09,
    Array.from({ length: SHOWCASE_INVOICES - 2 }, () => 1),
  )
  return [
    entry,
    cartage,
    ...storage.map((amount, week) => [
      printed('STO', `Storage, period ${week + 1}`, amount),
      printed('HND', 'Handling in and out', rounded(random.between(35, 90) + 0.5)),
      internal('CST', 'Cost of the warehouse', rounded(amount * 0.7)),
    ]),
  ]
}
