import type { Schemas } from '../../../../contract/index.ts'
import type { RecordsMaking } from './file-records.ts'
import type { LoadPart } from './loads.ts'
import { importerAddress } from './loads.ts'
import { fdaProduct, foodRegistration, priorNoticeNo } from './pga/fda.ts'

/** The FDA's record of food that moves under bond: prior notice, parties and affirmations; none of other goods. */
export function priorNoticeOf({ file, random }: RecordsMaking, { line }: LoadPart): Schemas['InBondFdaRecord'][] {
  const product = fdaProduct(line.goods.tariffNo)
  if (product === undefined || !line.goods.programs.some(({ program }) => program === 'FOO')) return []
  const arrived = file.moments.arrived.toISOString()
  const abroad = { partyName: line.shipper.name, address: (line.shipper.addresses[0]?.lines ?? []).join('\n') }
  const home = { partyName: file.importer.name, address: importerAddress(file) }
  return [
    {
      pgSeqNbr: 1,
      productCode: product.code,
      productDesc: product.name,
      countryProduction: line.countryOrigin,
      countryShipment: file.countryExport,
      arrivalPort: file.portUnlading.code,
      arrivalDate: arrived.slice(0, 10).replaceAll('-', ''),
      arrivalTime: arrived.slice(11, 16).replace(':', ''),
      priorNoticeConfirmationNo: priorNoticeNo({ file, random }),
      pgFdaIbPartiesList: [
        { partyRole: 'MF', partyRoleDesc: 'Manufacturer', ...abroad },
        { partyRole: 'SH', partyRoleDesc: 'Shipper', ...abroad },
        { partyRole: 'UC', partyRoleDesc: 'Ultimate consignee', ...home },
        { partyRole: 'IM', partyRoleDesc: 'Importer', ...home },
      ],
      pgFdaIbComplianceList: [
        foodRegistration(random),
        { complianceCd: 'TFR', complianceDesc: 'Transmitting facility', complianceQualifier: '5777' },
      ],
    },
  ]
}
