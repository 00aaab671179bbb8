import type { Schemas } from '../../../contract/index.ts'
import { entryNumber } from '../world/check-digits.ts'
import { entryTypeName } from '../world/customs-codes.ts'
import type { CustomsFileSeed } from './file-seed.ts'
import { dayOf, FILER, hasCome, rounded } from './file-seed.ts'

const DAY = 86_400_000

/** The summaries that a file goes back to: of a withdrawal the warehouse entry, of an in-bond file the entry before. */
export function precedingEntriesOf(file: CustomsFileSeed): Schemas['PrecedingEntrySummary'][] {
  if (!hasPrecedingEntry(file)) return []
  const { portUnlading, importer, moments, bills, amounts } = file
  return [
    {
      entryNumber: precedingNumber(file),
      filerCode: FILER,
      entryType: '21',
      entryTypeDesc: entryTypeName('21'),
      portEntry: portUnlading.code,
      portEntryName: portUnlading.name,
      entryDate: dayOf(new Date(moments.opened.getTime() - 60 * DAY)),
      importDate: dayOf(new Date(moments.opened.getTime() - 62 * DAY)),
      importerNo: importer.irsNo,
      importerName: importer.name,
      quantity: bills.reduce((sum, { packages }) => sum + packages, 0),
      quantityUom: bills[0]?.unit ?? 'PCS',
      valueUsAmt: amounts.value,
    },
  ]
}

/** What is taken out of the bonded warehouse. */
export function withdrawalsOf(file: CustomsFileSeed): Schemas['WarehouseWithdrawal'][] {
  if (!hasPrecedingEntry(file)) return []
  const { fileNo, portUnlading, moments, bills, amounts, entryType, now } = file
  const quantityWithdrawn = bills.reduce((sum, { packages }) => sum + packages, 0)
  const isFinal = Number(fileNo.at(-1)) % 2 === 0
  const quantityRemaining = isFinal ? 0 : Math.ceil(quantityWithdrawn / 2)
  return [
    {
      warehouseEntryNo: precedingNumber(file),
      warehousePort: portUnlading.code,
      warehouseFirms: portUnlading.firms,
      warehouseName: portUnlading.terminal,
      withdrawalNo: `${fileNo.slice(3)}W`,
      withdrawalType: entryType === '31' ? '31' : '62',
      withdrawalTypeDesc: entryType === '31' ? 'Withdrawal for consumption' : 'Withdrawal for exportation',
      ...(hasCome(moments.released, now) ? { withdrawalDate: dayOf(moments.released) } : {}),
      finalWithdrawal: isFinal ? 'Y' : 'N',
      quantityInWarehouse: quantityWithdrawn + quantityRemaining,
      quantityWithdrawn,
      quantityRemaining,
      quantityUom: bills[0]?.unit ?? 'PCS',
      valueWithdrawn: amounts.value,
      dutyAmt: amounts.duty,
      taxAmt: amounts.taxes,
      feeAmt: rounded(amounts.mpf + amounts.hmf),
    },
  ]
}

function hasPrecedingEntry({ entryType }: CustomsFileSeed): boolean {
  return entryType === '31' || entryType === '62'
}

function precedingNumber({ fileNo }: CustomsFileSeed): string {
  return entryNumber(FILER, 1_000_000 + ((Number(fileNo.slice(3)) * 7) % 9_000_000))
}
