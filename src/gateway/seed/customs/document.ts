import type { Schemas } from '../../../contract/index.ts'
import type { CustomsFileDocument } from '../../store/tables/customs-files.ts'
import { admissionsOf } from './admissions.ts'
import type { CustomsFileSeed, FileContainer } from './file-seed.ts'
import { dayOf, hasCome } from './file-seed.ts'
import { headerOf, writtenAt } from './header.ts'
import { brokerItsOf, inBondHeaderOf } from './in-bond.ts'
import { precedingEntriesOf, withdrawalsOf } from './preceding.ts'

const DAY = 86_400_000

/** All that the header call of a file can answer. */
export function documentOf(file: CustomsFileSeed): CustomsFileDocument {
  const inBondHeader = inBondHeaderOf(file)
  return {
    header: headerOf(file),
    mblDetails: file.bills.map((bill) => ({
      idSeqNo: bill.idSeqNo,
      scac: bill.scac,
      mblMawbNo: bill.master,
      ...(file.itNo === undefined ? {} : { itNo: file.itNo, itDate: dayOf(file.moments.entered) }),
      quantity: bill.packages,
      quantityUom: bill.unit,
      weight: bill.weight,
      weightUom: 'KG',
    })),
    hblDetails: file.bills.map((bill) => ({
      idSeqNo: bill.idSeqNo,
      mblMawbNo: bill.master,
      scac: bill.houseScac,
      hblHawbNo: bill.house,
      quantity: bill.packages,
      quantityUom: bill.unit,
      weight: bill.weight,
      weightUom: 'KG',
    })),
    containerDetails: file.containers.map((container) => containerOf(file, container)),
    ultimateConsignees: [
      {
        consigneeName: file.importer.name,
        irsNo: file.importer.irsNo,
        address1: file.importer.street,
        city: file.importer.city,
        state: file.importer.state,
        country: 'US',
        postalCode: file.importer.postalCode,
      },
    ],
    custRefs: file.orderNos.map((custRefNo) => ({ refType: 'PO', refTypeDesc: 'Purchase order', custRefNo })),
    ...isfOf(file),
    admissions: admissionsOf(file),
    ...(inBondHeader === undefined ? {} : { inBondHeader }),
    brokerIts: brokerItsOf(file),
    precedingEntrySummary: precedingEntriesOf(file),
    warehouseWithdrawal: withdrawalsOf(file),
  }
}

function containerOf({ bills, moments, now }: CustomsFileSeed, container: FileContainer): Schemas['CustomsContainer'] {
  const [containerSeal1, containerSeal2] = container.seals
  const events: [no: number, name: string, at: Date][] = [
    [1, 'Loaded on vessel', moments.exported],
    [12, 'Discharged', moments.arrived],
    [22, 'Gate out', moments.delivered],
  ]
  return {
    noContainer: container.number,
    containerType: container.type,
    ...(containerSeal1 === undefined ? {} : { containerSeal1 }),
    ...(containerSeal2 === undefined ? {} : { containerSeal2 }),
    pieces: container.packages,
    piecesUom: container.unit,
    weight: container.weight,
    weightUom: 'KG',
    bills: bills.flatMap(({ house, containers }) => (containers.includes(container.number) ? [house] : [])).join(','),
    lastFreeDate: dayOf(new Date(moments.arrived.getTime() + 5 * DAY)),
    containerDatesList: events.flatMap(([tracingDateNo, tracingDateNoDesc, at]) =>
      hasCome(at, now)
        ? [
            {
              tracingDateNo,
              tracingDateNoDesc,
              actualDateTime: at.toISOString(),
              updatedDateTime: writtenAt(at, now).toISOString(),
            },
          ]
        : [],
    ),
  }
}

/** The security filing of goods that come by vessel: at the latest a day before they are laden. */
function isfOf({ vessel, fileNo, moments, importer, now }: CustomsFileSeed): {
  isfHeader?: Schemas['CustomsIsfHeader']
} {
  if (vessel === undefined) return {}
  const filed = new Date(moments.exported.getTime() - 2 * DAY)
  const accepted = new Date(filed.getTime() + 3_600_000)
  return {
    isfHeader: {
      isfTransactionNo: `${fileNo.slice(3)}01`,
      isfType: '1',
      isfStatus: hasCome(accepted, now) ? 'Accepted' : 'Not filed',
      ...(hasCome(filed, now) ? { isfFiledDate: dayOf(filed) } : {}),
      ...(hasCome(accepted, now) ? { isfAcceptedDate: dayOf(accepted) } : {}),
      estimatedLoadDate: dayOf(moments.exported),
      bondHolderId: importer.irsNo,
    },
  }
}
