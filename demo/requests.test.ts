import { describe, expect, it } from 'vitest'
import { referenceLists } from '../src/gateway/filling.ts'
import { collected } from './testing/collected.ts'

const NOW = new Date('2026-03-31T12:00:00Z')
const DAY = 86_400_000
const ISO_DAY = (moment: Date) => moment.toISOString().slice(0, 10).replaceAll('-', '')
const { bookings, quotes, templates, usageMetrics, parties, partyAddresses, customerParties } = await collected(
  'forwarding',
  {
    now: NOW,
  },
)
const codes = (type: string) =>
  new Set(referenceLists().systemCodes.flatMap((code) => (code.type === type ? [code.value] : [])))

/** What happened to a request, in the order in which it should. */
const momentsOf = ({ trail }: Pick<(typeof quotes)[number], 'trail'>) =>
  [
    trail.createdDate,
    trail.submittedDate,
    trail.rejectedDate,
    trail.acceptedDate,
    trail.bookedDate,
    trail.lastUpdatedDate,
  ].filter((moment) => moment !== undefined)

describe('a new tenant of the demonstration', () => {
  it('is the same at every run of one day', async () => {
    const again = await collected('forwarding', { now: new Date('2026-03-31T23:00:00Z') })
    expect(again.bookings).toEqual(bookings)
    expect(again.quotes).toEqual(quotes)
  })

  it('has numbers of its own', async () => {
    const [one, other] = [await collected('forwarding'), await collected('forwarding', { ordinal: 2, id: 'B' })]
    const numbers = ({ shipments, bookings: all, shipmentContainers }: typeof one) => [
      ...shipments.flatMap(({ shpNo, masterNo }) => (masterNo === '' ? [shpNo] : [shpNo, masterNo])),
      ...all.map(({ bookingNo }) => bookingNo),
      ...shipmentContainers.map(({ containerNo }) => containerNo),
    ]
    const known = new Set(numbers(one))
    expect(numbers(other).filter((number) => known.has(number))).toEqual([])
  })

  it('moves on with the day', async () => {
    const later = await collected('forwarding', { now: new Date(NOW.getTime() + 7 * DAY) })
    expect(later.bookings.map(({ createdAt }) => createdAt.getTime() - 7 * DAY)).toEqual(
      bookings.map(({ createdAt }) => createdAt.getTime()),
    )
  })
})

describe('companies', () => {
  it('are at least 40, with a code each and a company address first', () => {
    expect(parties.length).toBeGreaterThanOrEqual(40)
    expect(new Set(parties.map(({ code }) => code)).size).toBe(parties.length)
    for (const { code } of parties)
      expect(partyAddresses.find((address) => address.partyCode === code && address.position === 0)?.type).toBe('C')
    expect(partyAddresses.flatMap(({ lines }) => lines).filter((line) => line.length > 45)).toEqual([])
  })

  it('sell something when they ship', () => {
    const shippers = new Set(bookings.map(({ document }) => document.shipper))
    expect(shippers.size).toBeGreaterThan(20)
    const known = new Set(parties.map(({ code }) => code))
    expect([...shippers].filter((code) => !known.has(code ?? ''))).toEqual([])
  })
})

it('of bookings, quotes and templates are parties that their company trades with, in what they are there: its forms offer no other, and the gateway takes no other', () => {
  const roles = new Map(parties.map((party) => [party.code, party.roles]))
  const trades = new Set(customerParties.map(({ customerCode, partyCode }) => `${customerCode} ${partyCode}`))
  const named = [
    ...[...bookings, ...templates].flatMap(({ customerId, document: { shipper, consignee, notify } }) =>
      [shipper, consignee, notify].map((code, index) => ({ customerId, code, role: index + 1 })),
    ),
    ...quotes.flatMap(({ customerId, document: { partyIdShpr, partyIdCsgn, partyIdNtfy } }) =>
      [partyIdShpr, partyIdCsgn, partyIdNtfy].map((code, index) => ({ customerId, code, role: index + 1 })),
    ),
    ...[...bookings, ...quotes, ...templates].flatMap(({ customerId, document: { pickupInfo, deliveryInfo } }) =>
      [pickupInfo?.collectFrom, pickupInfo?.deliverTo, deliveryInfo?.collectFrom, deliveryInfo?.deliverTo].map(
        (party, index) => ({ customerId, code: party?.partyId, role: index + 4 }),
      ),
    ),
  ]
  const foreign = named.filter(
    ({ customerId, code, role }) =>
      code !== undefined && !(trades.has(`${String(customerId)} ${code}`) && roles.get(code)?.includes(role)),
  )
  expect(named.length).toBeGreaterThan(1000)
  expect(foreign).toEqual([])
})

describe('bookings', () => {
  it('use codes that the lookups hold', () => {
    const types = new Set(referenceLists().containerTypes.map(({ code }) => code))
    for (const { document } of bookings) {
      for (const { type = '' } of [...(document.containers ?? []), ...(document.vehicles ?? [])])
        expect(types).toContain(type)
      if (document.moveType !== undefined) expect(codes('MOVETYPEDESC')).toContain(document.moveType)
      expect(codes('UT')).toContain(document.bkPcsUt)
    }
  })

  it('lie in the past 180 days, everything about them in its order', () => {
    for (const booking of bookings) {
      expect(momentsOf(booking)).toEqual([...momentsOf(booking)].sort())
      expect(booking.createdAt.getTime()).toBeGreaterThan(NOW.getTime() - 181 * DAY)
      expect(booking.updatedAt.getTime()).toBeLessThanOrEqual(NOW.getTime())
    }
  })

  it('send nothing heavy by air and hold free texts that the form takes', () => {
    for (const { document } of bookings) {
      const remarks = (document.remarkList ?? []).map(({ remark }) => remark).join('')
      expect(`${document.commodity ?? ''}${document.referenceNumber ?? ''}${remarks}`).toMatch(/^[\p{L}\p{N}\s,/-]*$/u)
      if (document.bizType === 'AE' || document.bizType === 'AI')
        for (const { itemPcs = 1, itemWgt = 0 } of document.cargoItems ?? []) expect(itemWgt / itemPcs).toBeLessThan(70)
    }
  })

  it('are multiplied by the scale, each with a number of its own, and those that were booked with their shipments', async () => {
    const many = await collected('forwarding', { scale: 3 })
    expect(many.bookings).toHaveLength(3 * bookings.length)
    expect(new Set(many.bookings.map(({ bookingNo }) => bookingNo)).size).toBe(3 * bookings.length)
    expect(many.bookings.map(({ createdAt }) => createdAt.getTime())).toEqual(
      many.bookings.map(({ createdAt }) => createdAt.getTime()).sort((one, other) => one - other),
    )
    const shipped = new Map(many.shipments.map(({ bookingNo, shpNo }) => [bookingNo, shpNo]))
    const booked = many.bookings.filter(({ status }) => status === 'B')
    expect(booked.map(({ shipmentNo }) => shipmentNo)).toEqual(booked.map(({ bookingNo }) => shipped.get(bookingNo)))
  })
})

it('templates have names within the limit', () => {
  expect(templates.length).toBe(30)
  expect(templates.filter(({ templateName }) => templateName === '' || templateName.length > 100)).toEqual([])
})

describe('quotes', () => {
  it('are numbered in the order of their making', () => {
    const made = quotes.map(({ createdAt }) => createdAt.getTime())
    expect(made).toEqual([...made].sort((one, other) => one - other))
  })

  it('have an offer from the moment somebody can accept it', () => {
    for (const { status, rates, validFrom, validTo } of quotes) {
      const offered = 'TQRB'.includes(status)
      expect(rates.length > 0).toBe(offered)
      expect(typeof validFrom === 'string' && typeof validTo === 'string' && validFrom <= validTo).toBe(offered)
      for (const { revRate = 0, revQuantity = 0, revAMTFC = 0 } of rates) {
        expect(revQuantity).toBeGreaterThan(0)
        expect(Math.abs(revAMTFC - revRate * revQuantity)).toBeLessThanOrEqual(0.5)
      }
    }
  })

  it('expire in the next 10 days and within 90, those made in the last 90 days', () => {
    const open = quotes.filter(({ status, validTo }) => 'TQ'.includes(status) && (validTo ?? '') >= ISO_DAY(NOW))
    const within = (days: number) =>
      open.filter(({ validTo }) => (validTo ?? '') <= ISO_DAY(new Date(NOW.getTime() + days * DAY))).length
    expect(within(10)).toBeGreaterThan(5)
    expect(within(90)).toBeGreaterThan(within(10))
    expect(open.filter(({ createdAt }) => createdAt.getTime() < NOW.getTime() - 90 * DAY)).toEqual([])
  })

  it('lie in the past, everything about them in its order', () => {
    for (const quote of quotes) {
      expect(momentsOf(quote)).toEqual([...momentsOf(quote)].sort())
      expect(quote.updatedAt.getTime()).toBeLessThanOrEqual(NOW.getTime())
      expect(quote.createdAt.getTime()).toBeLessThanOrEqual(quote.updatedAt.getTime())
      expect(typeof quote.bookingNo === 'string').toBe(quote.status === 'B')
    }
  })

  it('came before the bookings that were made from them', () => {
    const booked = quotes.filter(({ status }) => status === 'B')
    expect(booked.length).toBeGreaterThan(10)
    for (const { bookingNo, quoteNo, trail, shipperName, totalPieces, shipmentNo } of booked) {
      const booking = bookings.find((one) => one.bookingNo === bookingNo)
      expect(booking?.quoteNo).toBe(quoteNo)
      expect(trail.bookedDate).toBe(booking?.createdAt.toISOString())
      expect({ shipperName, totalPieces, shipmentNo }).toEqual({
        shipperName: booking?.shipperName,
        totalPieces: booking?.totalPieces,
        shipmentNo: booking?.shipmentNo,
      })
    }
  })

  it('say why they were rejected', () => {
    for (const { status, trail, document } of quotes) {
      const reasons = (document.remarkList ?? [])
        .filter(({ remarkType }) => remarkType === 'CPREJRMK')
        .map(({ remark }) => remark)
      expect(reasons).toEqual(trail.rejectReason === undefined ? [] : [trail.rejectReason])
      if (status === 'R') expect(reasons).toHaveLength(1)
    }
  })
})

describe('recorded uses', () => {
  it('lie in the last 60 days, some of each day', () => {
    expect(new Set(usageMetrics.map(({ recordedAt }) => ISO_DAY(recordedAt))).size).toBeGreaterThan(50)
    for (const { recordedAt } of usageMetrics) {
      expect(recordedAt.getTime()).toBeLessThanOrEqual(NOW.getTime())
      expect(recordedAt.getTime()).toBeGreaterThan(NOW.getTime() - 61 * DAY)
    }
  })

  it('are of several users, most of them successful, some not', () => {
    expect(new Set(usageMetrics.map(({ userId }) => userId)).size).toBeGreaterThanOrEqual(5)
    const failed = usageMetrics.filter(({ status }) => status === 'FAILED').length
    expect(failed).toBeGreaterThan(0)
    expect(failed).toBeLessThan(usageMetrics.length / 4)
  })
})
