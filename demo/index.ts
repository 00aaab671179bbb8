import type { TenantFilling } from '../src/gateway/filling.ts'
import { fillAccounts } from './load/accounts.ts'
import { midnight } from './load/copies.ts'
import { fillCustoms } from './load/customs.ts'
import { fillBookings, fillQuotes, fillTemplates, numberBookings } from './load/requests.ts'
import { fillShipments, houseBills, numberShipments } from './load/shipments.ts'
import { fillUses } from './load/uses.ts'
import type { World } from './load/world.ts'
import { fillDocuments } from './papers/documents.ts'
import { documentedBooking, documentedFile, documentedShipment } from './papers/records.ts'

export { demoUsers } from './load/accounts.ts'

/** Records of a kind that get documents, the newest: at a large scale the older ones have none. */
const DOCUMENTED = 400

/**
 * What fills a tenant with the demonstration: the same rows at every run of one day, whose days are relative to it. `scale`
 * multiplies bookings, shipments and customs files.
 */
export function demonstration(scale = 1): (filling: TenantFilling) => Promise<void> {
  return async (filling) => {
    const world = { ...filling, scale, today: midnight(filling.now) }
    await fillAccounts(world)
    await (world.tenant.flavour === 'customs' ? fillBrokerage(world) : fillForwarding(world))
  }
}

async function fillForwarding(world: World): Promise<void> {
  const numbered = await numberBookings(world)
  const shipments = await numberShipments(world, numbered)
  const bills = houseBills(shipments)
  const shipmentOf = (bookingNo: string) => bills.get(bookingNo) ?? null
  const quotes = await fillQuotes(world, numbered, shipmentOf)
  const quoteNos = new Map(quotes.map(({ bookingNo, quoteNo }) => [bookingNo, quoteNo]))
  const bookings = await fillBookings(world, numbered, {
    shipmentOf,
    quoteOf: (bookingNo) => quoteNos.get(bookingNo) ?? null,
  })
  const carried = await fillShipments(world, shipments, DOCUMENTED)
  await fillTemplates(world)
  await fillUses(world)
  const submitted = bookings.filter(({ status }) => status !== 'N').slice(-DOCUMENTED)
  await fillDocuments(world, [
    ...submitted.map(documentedBooking),
    ...carried.map(({ row, document }) => documentedShipment(row, document)),
  ])
}

async function fillBrokerage(world: World): Promise<void> {
  const files = await fillCustoms(world, DOCUMENTED)
  await fillDocuments(world, files.map(documentedFile))
}
