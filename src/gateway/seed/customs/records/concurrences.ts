import type { Schemas } from '../../../../contract/index.ts'
import type { Random } from '../../random.ts'
import { dayOf, hasCome } from '../file-seed.ts'
import type { RecordsMaking } from './file-records.ts'
import { containersOf, NO_CONTAINER } from './loads.ts'
import { phoneOf } from './pga/parties.ts'
import type { ZoneBill } from './zone-bill.ts'
import { ZONE_CARRIER } from './zone-bill.ts'

const ACTIONS = { P: 'Permit to transfer', A: 'Arrival', C: 'Concurrence', U: 'Unconcurrence' } as const
const QUALIFIERS = { B: 'Bill of lading', A: 'Admission' } as const
const DELIVERY = { P: '1', A: '2', C: '3', U: '3' } as const
const REMARKS = [
  'Received in good order.',
  'Two cartons were wet and have been set aside.',
  'Seals were intact.',
  'Count was taken at the dock.',
]
const SHORTAGE = { unconcurReasonCd: 'Q1', unconcurReasonDesc: 'Quantity differs' }
const CARRIER = { carrierCd: ZONE_CARRIER.code, irsNo: ZONE_CARRIER.irsNo }

type Action = keyof typeof ACTIONS

/** Permits to transfer, arrivals and the concurrence of an admission, as far as the file has come. */
export function addConcurrences(making: RecordsMaking, admission: Schemas['FtzAdmission'], bills: ZoneBill[]): void {
  const { file, random, add } = making
  const { moments, now } = file
  let seqNo = 0
  const note = (record: Omit<Schemas['FtzConcurrence'], 'seqNo'>) => {
    seqNo += 1
    add('FtzPttConcur', [record.actionQualifier, record.idNo, record.actionCd, seqNo], {
      seqNo: String(seqNo),
      ...record,
    })
  }
  for (const { bill, permit } of bills) {
    const manifest = { receivedQuantity: bill.packages, receivedQuantityUom: bill.unit, pttFirms: file.portEntry.firms }
    const containers = containersOf(file, bill).filter(({ number }) => number !== NO_CONTAINER)
    const ftzPttContainersList = containers.map(({ number, packages }) => ({
      noContainer: number,
      ...(file.mot === '40' ? { carrierCd: file.carrier.code, ftzVoyageFlight: file.voyageFlight } : {}),
      dateArrival: dayOf(hasCome(moments.arrived, now) ? moments.arrived : moments.estimatedArrival),
      containerManifestedQuantity: packages,
    }))
    if (permit !== undefined && hasCome(moments.entered, now)) {
      const airport = file.mot === '40' ? { airportCd: AIRPORTS[file.portUnlading.code] ?? 'LAX' } : {}
      note({
        ...actionOf('P', 'B', bill.master),
        ...manifest,
        ...CARRIER,
        ...airport,
        ftzPttUniqueIdentifier: permit,
        actionDate: dayOf(moments.entered),
        status: 'Authorized',
        ftzPttContainersList,
        ftzPttRemarksList: [],
      })
    }
    if (hasCome(moments.released, now)) {
      const identified = permit === undefined ? {} : { ftzPttUniqueIdentifier: permit }
      note({
        ...actionOf('A', 'B', bill.master),
        ...manifest,
        ...CARRIER,
        ...identified,
        actionDate: dayOf(moments.released),
        status: 'Accepted',
        ftzPttContainersList,
        ftzPttRemarksList: remarksOf(random),
      })
    }
  }
  if (!hasCome(moments.delivered, now)) return
  const whole = {
    receivedQuantityUom: admission.quantityUom ?? 'PCS',
    pttFirms: file.portEntry.firms,
    actionDate: dayOf(moments.delivered),
    ftzPttContainersList: [],
  }
  const received = admission.totalQuantity ?? 0
  if (random.chance(0.25)) {
    const contact = { unconcurContactName: file.brokerContact, unconcurContactPhone: phoneOf(file.importer.code) }
    note({
      ...actionOf('U', 'A', admission.admissionNo),
      ...whole,
      ...contact,
      ...SHORTAGE,
      unconcurReplacementId: `${admission.admissionNo}R`,
      receivedQuantity: Math.max(0, received - 2),
      status: 'Under review',
      ftzPttRemarksList: remarksOf(random),
    })
    return
  }
  note({
    ...actionOf('C', 'A', admission.admissionNo),
    ...whole,
    receivedQuantity: received,
    status: 'Accepted',
    ftzPttRemarksList: remarksOf(random),
  })
}

/** IATA codes by Schedule D code of an airport. */
const AIRPORTS: Record<string, string> = {
  '2720': 'LAX',
  '2801': 'SFO',
  '3029': 'SEA',
  '4701': 'JFK',
  '1704': 'ATL',
  '5206': 'MIA',
  '5309': 'IAH',
  '5501': 'DFW',
  '3901': 'ORD',
  '2006': 'MEM',
  '3501': 'MSP',
  '3307': 'DEN',
  '2605': 'PHX',
  '3126': 'ANC',
}

function actionOf(actionCd: Action, actionQualifier: keyof typeof QUALIFIERS, idNo: string) {
  return {
    actionQualifier,
    actionQualifierDesc: QUALIFIERS[actionQualifier],
    actionCd,
    actionCdDesc: ACTIONS[actionCd],
    idNo,
    deliveryCd: DELIVERY[actionCd],
  }
}

function remarksOf(random: Random): Schemas['FtzPttRemark'][] {
  return Array.from({ length: random.between(1, 2) }, (_, index) => ({
    remarkSeqNo: index + 1,
    concurRemark: random.pick(REMARKS),
  }))
}
