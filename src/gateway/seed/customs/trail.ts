import type { CustomsMilestoneRow, CustomsRemarkRow } from '../../store/tables/customs-files.ts'
import type { Random } from '../random.ts'
import type { CustomsFileSeed } from './file-seed.ts'
import { hasCome } from './file-seed.ts'
import { writtenAt } from './header.ts'

const HOUR = 3_600_000

interface Event {
  /** Tracing date number; 1, 4, 12 and 19 are the specification's (shipments §7). */
  no: number
  name: string
  at: Date | undefined
  expected?: Date
  where: string
  /** The broker's own, not shown to customers. */
  internal?: boolean
}

/** The tracing dates of a file. What has not happened yet is there when it is expected. */
export function milestonesOf(random: Random, file: CustomsFileSeed): CustomsMilestoneRow[] {
  const { tenantId, fileNo, now, brokerContact } = file
  return eventsOf(file).flatMap(({ no, name, at, expected, where, internal = false }) => {
    const happened = hasCome(at, now)
    if (!happened && expected === undefined) return []
    return [
      {
        tenantId,
        fileNo,
        tracingDateNo: no,
        tracingDateNoDesc: name,
        webEnabled: !internal,
        estimatedAt: expected ?? null,
        actualAt: happened ? at : null,
        location: where,
        remarks: no === 12 && happened && isLate(at, expected) ? 'Congestion at the port' : null,
        updatedBy: internal ? 'SYSTEM' : brokerContact,
        updatedAt: happened
          ? writtenAt(new Date(at.getTime() + random.between(0, 90) * 60_000), now)
          : file.moments.opened,
      },
    ]
  })
}

function isLate(at: Date, expected: Date | undefined): boolean {
  return expected !== undefined && at.getTime() - expected.getTime() > 48 * HOUR
}

function eventsOf(file: CustomsFileSeed): Event[] {
  const { kind, moments, portLading, portUnlading, portEntry, portDestination, shipper } = file
  const from = portLading?.name ?? shipper.cityName
  const after = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR)
  const entry = portEntry.name
  const common: Event[] = [
    { no: 4, name: 'File opened', at: moments.opened, where: entry },
    { no: 5, name: 'Documents received', at: after(moments.opened, 1), where: entry },
    { no: 1, name: 'Exported', at: moments.exported, expected: moments.exported, where: from },
    { no: 90, name: 'Classification reviewed', at: after(moments.opened, 2), where: entry, internal: true },
    { no: 12, name: 'Arrived', at: moments.arrived, expected: moments.estimatedArrival, where: portUnlading.name },
    { no: 15, name: 'Exam ordered', at: moments.examined, where: entry },
    { no: 16, name: 'Agency hold', at: moments.held, where: entry },
  ]
  return [...common, ...eventsOfKind[kind](file, after, portDestination?.name ?? entry)]
}

type EventsOfKind = (
  file: CustomsFileSeed,
  after: (moment: Date, hours: number) => Date,
  destination: string,
) => Event[]

const eventsOfKind: Record<CustomsFileSeed['kind'], EventsOfKind> = {
  REGULAR: ({ moments, portEntry: { name: where } }, after) => [
    { no: 11, name: 'Entry filed', at: moments.entered, where },
    { no: 19, name: 'Released', at: moments.released, expected: after(moments.arrived, 24), where },
    { no: 21, name: 'Delivery order issued', at: after(moments.released, 2), where },
    { no: 23, name: 'Delivered', at: moments.delivered, expected: after(moments.arrived, 72), where },
    { no: 26, name: 'Entry summary filed', at: moments.summarized, where },
    { no: 91, name: 'Statement reconciled', at: after(moments.summarized, 30), where, internal: true },
    { no: 30, name: 'Liquidated', at: moments.liquidated, where },
  ],
  FTZ: ({ moments, portEntry: { name: where } }, after) => [
    { no: 50, name: 'Admission filed', at: moments.entered, where },
    { no: 19, name: 'Released', at: moments.released, expected: after(moments.arrived, 24), where },
    { no: 51, name: 'Transfer to the zone permitted', at: after(moments.released, 1), where },
    { no: 52, name: 'Arrived at the zone', at: moments.delivered, expected: after(moments.arrived, 60), where },
    { no: 53, name: 'Operator concurred', at: after(moments.delivered, 5), where },
    { no: 91, name: 'Zone inventory reconciled', at: after(moments.delivered, 30), where, internal: true },
  ],
  INBOND: ({ moments, portUnlading, foreignDestination }, after, destination) => [
    { no: 40, name: 'In-bond movement authorized', at: moments.entered, where: portUnlading.name },
    { no: 41, name: 'Departed under bond', at: after(moments.entered, 6), where: portUnlading.name },
    { no: 19, name: 'Released', at: moments.released, expected: after(moments.arrived, 96), where: destination },
    {
      no: 42,
      name: foreignDestination === undefined ? 'Delivered' : 'Exported',
      at: moments.delivered,
      where: destination,
    },
    { no: 91, name: 'Bond liability closed', at: after(moments.delivered, 20), where: destination, internal: true },
  ],
}

const NOTES: readonly [type: string, name: string, note: string, kind?: 'confidential' | 'internal'][] = [
  ['GEN', 'General', 'Commercial invoice and packing list are complete.'],
  ['GEN', 'General', 'Importer confirmed the delivery appointment.'],
  ['CUS', 'Customs', 'Entry accepted, no documents required.'],
  ['CUS', 'Customs', 'Exam completed without findings.'],
  ['PGA', 'Government agencies', 'Affirmation of compliance received from the importer.'],
  ['DEL', 'Delivery', 'Trucker asked for a later pickup slot.'],
  ['CLS', 'Classification', 'Tariff number confirmed against the last binding ruling.'],
  ['BIL', 'Billing', 'Margin of this customer is under review.', 'confidential'],
  ['CUS', 'Customs', 'Possible penalty case, do not discuss outside the office.', 'confidential'],
  ['INT', 'Internal', 'Hand over to the night desk.', 'internal'],
  ['INT', 'Internal', 'Broker review sampled this file.', 'internal'],
]

/** What the broker wrote about a file: for the customer, for nobody else, and for the office. */
export function remarksOf(random: Random, file: CustomsFileSeed): CustomsRemarkRow[] {
  const { tenantId, fileNo, moments, now, brokerContact, isShowcase } = file
  const amount = isShowcase ? NOTES.length + 7 : random.between(1, 5)
  const first = random.between(0, NOTES.length - 1)
  const span = Math.max(HOUR, Math.min(moments.delivered.getTime(), now.getTime()) - moments.opened.getTime())
  return Array.from({ length: amount }, (_, index) => {
    const [noteType, noteTypeDesc, note, kind] = NOTES[(first + index * 5) % NOTES.length] ?? ['GEN', 'General', '']
    return {
      tenantId,
      fileNo,
      noteNo: index + 1,
      noteType,
      noteTypeDesc,
      note,
      confidential: kind === 'confidential',
      webEnabled: kind !== 'internal',
      updatedBy: brokerContact,
      updatedAt: new Date(moments.opened.getTime() + Math.floor((span * (index + 1)) / (amount + 1))),
    }
  })
}
