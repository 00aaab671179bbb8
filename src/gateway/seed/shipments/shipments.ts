import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../store/connection.ts'
import { bookings } from '../../store/tables/requests.ts'
import type { ContainerRow, ShipmentDocument, ShipmentRow } from '../../store/tables/shipments.ts'
import { shipmentContainers, shipmentDetails, shipments } from '../../store/tables/shipments.ts'
import { insertAll } from '../../store/insert.ts'
import { randomOf } from '../random.ts'
import type { TenantSeeding } from '../subject.ts'
import { takeNumbers } from '../../store/counters.ts'
import { OTHER_COMPANY } from '../users.ts'
import { withoutIndexes } from '../../store/without-indexes.ts'
import { documentOf } from './document.ts'
import { seedFavorites } from './favorites.ts'
import { journeyOf } from './journey.ts'
import { milestonesOf } from './milestones.ts'
import type { Order } from './requests.ts'
import { bookedOrders, inOrder, otherOrders } from './requests.ts'
import { routingOf } from './routing.ts'
import { containerRowsOf, rowOf } from './rows.ts'
import { schedule } from './schedule.ts'

const SHIPMENTS = 240
/** Shipments made and stored at once. */
const BATCH = 1000

export interface SeededShipment {
  row: ShipmentRow
  document: ShipmentDocument
  containers: ContainerRow[]
}

/** Shipments of the forwarding flavour, their containers, and what the customer has pinned. */
export async function seedShipments(db: Db, { tenant: { id, flavour }, scale, now }: TenantSeeding): Promise<void> {
  if (flavour !== 'forwarding') return
  const amount = SHIPMENTS * scale
  const random = randomOf(`${id} shipments`)
  const booked = (await bookedOrders(db, id)).sort((one, other) => one.created - other.created).slice(0, amount)
  const orders = inOrder(booked, otherOrders(random, amount - booked.length, now.getTime()))
  const first = {
    shipment: await takeNumbers(db, id, 'shipment', amount),
    container: await takeNumbers(db, id, 'container', 0),
  }
  let containers = 0
  let batch: SeededShipment[] = []
  const store = async () => {
    await insertAll(
      db,
      shipments,
      batch.map(({ row }) => row),
    )
    await insertAll(
      db,
      shipmentDetails,
      batch.map(({ row, document }) => ({ tenantId: id, shipmentId: row.id, document })),
    )
    await insertAll(
      db,
      shipmentContainers,
      batch.flatMap((one) => one.containers),
    )
    batch = []
  }
  const fill = async () => {
    for (const shipment of shipmentsFrom({ tenantId: id, orders, first, now: now.getTime() })) {
      containers += shipment.containers.filter((container) => container.id !== null).length
      batch.push(shipment)
      if (batch.length === BATCH) await store()
    }
    await store()
  }
  await (scale > 1 ? withoutIndexes(db, [shipments, shipmentContainers], fill) : fill())
  await takeNumbers(db, id, 'container', containers)
  await nameShipmentsInBookings(db, id)
  await seedFavorites(db, id, now)
  // The embedded database gathers no statistics by itself; without them it reads every row of a large table.
  if (scale > 1) await db.execute(sql`analyze shipments, shipment_details, shipment_containers`)
}

/** Shipments out of orders; the first numbers are given. Moments are milliseconds. */
export function* shipmentsFrom(making: {
  tenantId: string
  orders: Iterable<Order>
  first: { shipment: number; container: number }
  now: number
}): Generator<SeededShipment> {
  const { tenantId, orders, first, now } = making
  const random = randomOf(`${tenantId} journeys`)
  const timingOf = schedule(random, now)
  let number = first.shipment
  let container = first.container
  const internalNo = () => `CN${container++}`
  for (const { request, bookingNo, refNo, customerId, created } of orders) {
    const routing = routingOf(random, request)
    const bizType = request.bizType ?? 'SE'
    const milestones = milestonesOf(random, bizType, {
      transit: routing.transit,
      hub: routing.ports?.hub !== undefined,
      delivered: request.deliveryInfo?.required === 1,
    })
    const { pickup, delay } = timingOf(routing.direction, milestones, created, customerId === OTHER_COMPANY.code)
    const id = `SH${number}`
    const year = new Date(created).getUTCFullYear() % 100
    // A shipment that nobody has picked up yet may be without a job.
    const hasJob = pickup <= now || number % 3 > 0
    const document = documentOf(random, {
      request,
      routing,
      journey: journeyOf(random, milestones, pickup, delay),
      created,
      now,
      internalNo,
      numbers: {
        gShpId: id,
        createJobUnId: hasJob ? `JB${number}` : '',
        jobNo: hasJob ? `${bizType}${year}${number}` : '',
        shpNo: `${bizType.startsWith('A') ? 'HA' : 'HB'}${number}`,
        bookingNo,
        refNo,
        fileNo: bizType.endsWith('I') && pickup <= now ? `${year}-${number}` : '',
        createOwnerId: `${tenantId}${routing.origin.countryCode === 'US' ? 'US' : 'JP'}`,
      },
    })
    const row = rowOf(document, { tenantId, id, customerId, createdAt: new Date(created) }, request, routing)
    yield { row, document, containers: containerRowsOf(document, row) }
    number += 1
  }
}

/** A booking that was booked names the shipment that it has become. */
async function nameShipmentsInBookings(db: Db, tenantId: string): Promise<void> {
  await db
    .update(bookings)
    .set({ shipmentNo: shipments.shpNo })
    .from(shipments)
    .where(
      and(
        eq(bookings.tenantId, tenantId),
        eq(shipments.tenantId, tenantId),
        eq(shipments.bookingNo, bookings.bookingNo),
      ),
    )
}
