import type { Schemas } from '../../../contract/index.ts'
import { entryTypeName, motName } from '../world/customs-codes.ts'
import type { WorldParty } from '../world/parties.ts'
import type { CustomsFileSeed } from './file-seed.ts'
import { dayOf, FILER, hasCome, rounded } from './file-seed.ts'

const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region' })
/** The surety company of the importers' bonds. */
const SURETY = '954'
const PAYMENTS: readonly [code: string, name: string][] = [
  ['7', 'Periodic monthly statement'],
  ['2', 'Statement by importer'],
  ['1', 'Individual check'],
]

export function countryName(code: string): string {
  return COUNTRIES.of(code) ?? code
}

/** The header of a file. */
export function headerOf(file: CustomsFileSeed): Schemas['CustomsFileHeader'] {
  const { moments, amounts, now } = file
  const [bill] = file.bills
  const entered = file.kind === 'REGULAR' && hasCome(moments.entered, now)
  return {
    fileType: file.kind,
    fileNo: file.fileNo,
    status: file.status,
    ...(file.itNo === undefined ? {} : { itNo: file.itNo }),
    ...(file.entryNumber === undefined ? {} : { entryNumber: file.entryNumber, filerCode: FILER }),
    ...(file.entryType === undefined
      ? {}
      : { entryType: file.entryType, entryTypeDesc: entryTypeName(file.entryType) }),
    ...(entered ? { entryDate: dayOf(moments.entered) } : {}),
    ...(entered && hasCome(moments.summarized, now) ? { entrySummaryDate: dayOf(moments.summarized) } : {}),
    ...(hasCome(moments.released, now) ? { releaseDate: dayOf(moments.released) } : {}),
    ...(entered && hasCome(moments.liquidated, now) ? { liquidationDate: dayOf(moments.liquidated) } : {}),
    shipper: file.shipper.name,
    consignee: file.importer.name,
    custName: file.importer.name,
    custIrsNo: file.importer.irsNo,
    importerName: file.importer.name,
    importerNo: file.importer.irsNo,
    manufacturerId: manufacturerId(file.shipper),
    carrier: file.carrier.code,
    carrierName: file.carrier.name,
    ...(file.vessel === undefined ? {} : { vesselName: file.vessel.name }),
    voyageFlight: file.voyageFlight,
    mot: file.mot,
    motDesc: motName(file.mot),
    firmsCode: file.portEntry.firms,
    firmsName: file.portEntry.terminal,
    countryOrigin: file.countryOrigin,
    countryExport: file.countryExport,
    countryExportName: countryName(file.countryExport),
    ...(file.portLading === undefined
      ? {}
      : { portLading: file.portLading.code, portLadingName: file.portLading.name }),
    portUnlading: file.portUnlading.code,
    portUnladingName: file.portUnlading.name,
    portEntry: file.portEntry.code,
    portEntryName: file.portEntry.name,
    ...(file.portDestination === undefined
      ? {}
      : { portDestination: file.portDestination.code, portDestinationName: file.portDestination.name }),
    exportDate: dayOf(moments.exported),
    ...(hasCome(moments.arrived, now) ? { importDate: dayOf(moments.arrived) } : {}),
    arrivalDate: arrivalDay(file),
    ...(bill === undefined ? {} : { houseBill: bill.house, masterBill: bill.master }),
    ...(file.orderNos[0] === undefined ? {} : { custRefNo: file.orderNos[0] }),
    customsValue: amounts.value,
    totalCharges: amounts.charges,
    totalDuty: amounts.duty,
    totalTaxes: amounts.taxes,
    totalFees: rounded(amounts.mpf + amounts.hmf),
    totalAda: amounts.antidumping,
    totalCvd: amounts.countervailing,
    ...(file.kind === 'REGULAR' ? paymentOf(file) : {}),
    totalPieces: file.bills.reduce((sum, one) => sum + one.packages, 0),
    totalPiecesUom: bill?.unit ?? 'PCS',
    grossWeight: rounded(
      file.bills.reduce((sum, one) => sum + one.weight, 0),
      1,
    ),
    grossWeightUom: 'KG',
    descrOfGoods: [...new Set(file.lines.map(({ goods }) => goods.name))].slice(0, 3).join(', '),
    ...(file.fdaStatus === undefined ? {} : { fdaStatus: file.fdaStatus }),
    ...(file.pgaStatus === undefined ? {} : { pgaStatus: file.pgaStatus }),
    ...(file.agencies.length === 0 ? {} : { pga: file.agencies.join(',') }),
    brokerContact: file.brokerContact,
  }
}

/** What is due, how it is paid, and the bond that stands for it. */
function paymentOf({
  fileNo,
  entryType,
  amounts,
  moments,
  now,
}: CustomsFileSeed): Partial<Schemas['CustomsFileHeader']> {
  const [paymentType, paymentTypeDesc] = PAYMENTS[Number(fileNo.at(-1)) % PAYMENTS.length] ?? ['1', 'Individual check']
  const { duty, taxes, mpf, hmf, antidumping, countervailing } = amounts
  const byStatement = paymentType !== '1' && hasCome(moments.summarized, now)
  return {
    totalAmount: rounded(duty + taxes + mpf + hmf + antidumping + countervailing),
    paymentType,
    paymentTypeDesc,
    ...(byStatement
      ? { statementNo: `${FILER}${dayOf(moments.summarized).slice(2)}`, statementDate: dayOf(moments.summarized) }
      : {}),
    ...(entryType === '11'
      ? { bondType: '0', bondTypeDesc: 'No bond required' }
      : { bondType: '8', bondTypeDesc: 'Continuous', suretyCode: SURETY }),
  }
}

/** The day of arrival: expected until it has happened. */
export function arrivalDay({ moments, now }: CustomsFileSeed): string {
  return dayOf(hasCome(moments.arrived, now) ? moments.arrived : moments.estimatedArrival)
}

/** Country, the first three letters of the name's first two words, figures of the address, three letters of the city. */
export function manufacturerId({ name, countryCode, cityName, addresses }: WorldParty): string {
  const letters = (text: string) =>
    text
      .toUpperCase()
      .replace(/[^A-Z]/g, '')
      .slice(0, 3)
  const words = name.split(' ').slice(0, 2).map(letters).join('')
  const figures = (addresses[0]?.lines[0] ?? '').replace(/\D/g, '').slice(0, 4)
  return `${countryCode}${words}${figures}${letters(cityName)}`
}

/** Half an hour after something happened, when it is written down. */
export function writtenAt(at: Date, now: Date): Date {
  return new Date(Math.min(at.getTime() + 1_800_000, now.getTime()))
}
