import type { Schemas } from '../../../contract/index.ts'
import { HMF_RATE } from './cargo.ts'
import type { CustomsFileSeed } from './file-seed.ts'
import { dayOf, hasCome, rounded } from './file-seed.ts'

/** Who runs the zones of the demonstration world. */
const OPERATOR = 'QUAYLIGHT ZONE OPERATIONS'

/** The admission of an FTZ file to its zone (CBP Form 214). */
export function admissionsOf(file: CustomsFileSeed): Schemas['FtzAdmission'][] {
  if (file.kind !== 'FTZ') return []
  const { fileNo, portEntry, importer, moments, amounts, now } = file
  const year = String(moments.opened.getUTCFullYear())
  const zone = `${String((Number(portEntry.code) % 280) + 1).padStart(3, '0')}000A`
  const [status, since] = admissionStatus(file)
  return [
    {
      admissionNo: `${zone}${year.slice(2)}${fileNo.slice(-5)}`,
      zoneId: zone,
      zoneName: `Foreign Trade Zone ${Number(zone.slice(0, 3))}, ${portEntry.name}`,
      controlNo: fileNo.slice(-6),
      admissionYear: year,
      admissionType: 'R',
      admissionTypeDesc: 'Regular',
      portCode: portEntry.code,
      portName: portEntry.name,
      applicantName: importer.name,
      applicantIrsNo: importer.irsNo,
      operatorName: OPERATOR,
      firmsCode: portEntry.firms,
      bondHolderIrsNo: importer.irsNo,
      directDelivery: Number(fileNo.at(-1)) % 3 === 0 ? 'Y' : 'N',
      pttRequested: Number(fileNo.at(-1)) % 3 === 0 ? 'N' : 'Y',
      ...(hasCome(moments.released, now) ? { admissionDate: dayOf(moments.released) } : {}),
      ...(hasCome(moments.delivered, now) ? { concurDate: dayOf(moments.delivered) } : {}),
      status,
      statusDate: dayOf(since),
      totalValueUsAmt: amounts.value,
      totalChargesAmt: amounts.charges,
      hmfAmt: file.vessel === undefined ? 0 : rounded(amounts.value * HMF_RATE),
      totalQuantity: file.bills.reduce((sum, { packages }) => sum + packages, 0),
      quantityUom: file.bills[0]?.unit ?? 'PCS',
      grossWeight: rounded(
        file.bills.reduce((sum, { weight }) => sum + weight, 0),
        1,
      ),
      grossWeightUom: 'KG',
    },
  ]
}

function admissionStatus({ moments, now }: CustomsFileSeed): [status: string, since: Date] {
  if (hasCome(moments.delivered, now)) return ['Concurred', moments.delivered]
  if (hasCome(moments.released, now)) return ['Authorized', moments.released]
  if (hasCome(moments.entered, now)) return ['Filed', moments.entered]
  return ['Prepared', moments.opened]
}
