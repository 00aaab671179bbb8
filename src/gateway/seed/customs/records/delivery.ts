import type { Schemas } from '../../../../contract/index.ts'
import type { CustomsFileSeed, FileBill } from '../file-seed.ts'
import { dayOf, hasCome } from '../file-seed.ts'
import type { RecordsMaking } from './file-records.ts'
import { containersOf, importerAddress, marksOf, NO_CONTAINER } from './loads.ts'
import { phoneOf } from './pga/parties.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const FREE_DAYS = 5
const TRUCKERS = [
  { scac: 'WBDY', name: 'WESTBAY DRAYAGE', contact: 'Dispatch desk' },
  { scac: 'NRDX', name: 'NORDCROSSING TRUCKING', contact: 'R. Halvorsen' },
  { scac: 'PRDK', name: 'PRAIRIEDOCK CARTAGE', contact: 'T. Okonjo' },
]
const INSTRUCTIONS = [
  'Call 24 hours before delivery.',
  'Deliver with tail lift.',
  'Driver must wear a vest and boots.',
  'Weigh the truck in and out.',
]
const ROUTES = [
  'Use the harbor corridor; no residential streets.',
  'Bonded route to the zone only.',
  'Avoid the bridge between 07:00 and 09:00.',
]
const MESSAGES = [
  'Return the empty within four days.',
  'Note the seal number on the receipt.',
  'Photograph the load before it is broken down.',
]
const SIGNERS = ['D. Rivers', 'K. Amadi', 'L. Petrov', 'S. Moreau']

/** Orders to truckers, one a bill, and one a container of a file with records at every level; none before the goods are on the way. */
export function addDeliveryOrders(making: RecordsMaking): void {
  const { file, isDeep, add } = making
  if (!hasCome(file.moments.exported, file.now) && !file.isShowcase) return
  const orders = file.bills.flatMap((bill) => {
    const containers = containersOf(file, bill)
    return isDeep ? containers.map((container) => ({ bill, containers: [container] })) : [{ bill, containers }]
  })
  for (const [index, order] of orders.entries()) {
    const doNo = `DO-${file.fileNo.slice(3)}-${String(index + 1).padStart(2, '0')}`
    const suffix = String(index + 1).padStart(2, '0')
    add('DoHeader', [doNo, suffix], orderOf(making, doNo, suffix, order))
  }
}

interface Load {
  bill: FileBill
  containers: ReturnType<typeof containersOf>
}

function orderOf(
  { file, random }: RecordsMaking,
  doNo: string,
  suffix: string,
  { bill, containers }: Load,
): Schemas['DeliveryOrder'] {
  const { moments, portEntry, importer, now } = file
  const trucker = random.pick(TRUCKERS)
  const packages = containers.reduce((sum, container) => sum + container.packages, 0)
  const weight = Math.round(containers.reduce((sum, container) => sum + container.weight, 0) * 10) / 10
  const isDelivered = hasCome(moments.delivered, now)
  return {
    doNo,
    suffix,
    dateIssued: dayOf(hasCome(moments.arrived, now) ? moments.arrived : moments.exported),
    location: portEntry.terminal,
    firmsCode: portEntry.firms,
    deliverTo: `${importer.name}\n${importerAddress(file)}`,
    notifyParty: importer.name,
    packages,
    packagesUom: bill.unit,
    grossWeight: weight,
    grossWeightUom: 'KG',
    trucker: trucker.name,
    truckerScac: trucker.scac,
    truckerContact: trucker.contact,
    truckerPhone: phoneOf(trucker.scac),
    prepaidCollect: random.chance(0.7) ? 'P' : 'C',
    instructions: random.pick(INSTRUCTIONS),
    routeInstructions: random.pick(ROUTES),
    messages: random.pick(MESSAGES),
    finalDelivery: `${importer.city} ${importer.state}`,
    ...(isDelivered ? { podSignature: random.pick(SIGNERS), podDate: dayOf(moments.delivered) } : {}),
    doDatesList: datesOf(file),
    doShipIdXRefList: [{ mblMawbNo: bill.master, hblHawbNo: bill.house, quantity: packages, quantityUom: bill.unit }],
    doContainersList: containers
      .filter(({ number }) => number !== NO_CONTAINER)
      .map((container) => ({
        noContainer: container.number,
        containerType: container.type,
        ...(container.seals[0] === undefined ? {} : { containerSeal1: container.seals[0] }),
        pieces: container.packages,
        piecesUom: container.unit,
        weight: container.weight,
        weightUom: 'KG',
        emptyReturn: portEntry.terminal,
      })),
    doMarksList: [
      {
        markSeqNo: 1,
        marks: marksOf(file, bill),
        descrOfGoods: [...new Set(file.lines.map(({ goods }) => goods.name))].slice(0, 3).join(', '),
      },
    ],
  }
}

/** Dates of a delivery: those that are set, and what has happened. */
function datesOf({ moments, now }: CustomsFileSeed): Schemas['DeliveryOrderDate'][] {
  const dates: [type: string, name: string, at: Date, hasCome: boolean][] = [
    ['AVL', 'Available for pickup', new Date(moments.arrived.getTime() + 12 * HOUR), hasCome(moments.arrived, now)],
    ['LFD', 'Last free day', new Date(moments.arrived.getTime() + FREE_DAYS * DAY), hasCome(moments.arrived, now)],
    ['REL', 'Customs release', moments.released, hasCome(moments.released, now)],
    ['PUP', 'Picked up', new Date(moments.delivered.getTime() - 6 * HOUR), hasCome(moments.delivered, now)],
    ['DEL', 'Delivered', moments.delivered, hasCome(moments.delivered, now)],
  ]
  return dates.map(([dateType, dateTypeDesc, at, isSet]) => ({
    dateType,
    dateTypeDesc,
    ...(isSet
      ? {
          actualDate: dayOf(at),
          ...(dateType === 'LFD' ? {} : { actualTime: at.toISOString().slice(11, 16).replace(':', '') }),
        }
      : {}),
  }))
}
