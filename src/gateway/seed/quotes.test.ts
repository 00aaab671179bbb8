import { describe, expect, it } from 'vitest'
import { seedBookings } from './bookings.ts'
import { seedQuotes } from './quotes.ts'
import { randomOf } from './random.ts'
import { usesOf } from './usage.ts'

const NOW = new Date('2026-03-31T12:00:00Z')
const DAY = 86_400_000
const ISO_DAY = (moment: Date) => moment.toISOString().slice(0, 10).replaceAll('-', '')
const bookings = seedBookings(randomOf('A bookings'), 'A', 132, 1001, NOW).slice(40, 55)
const make = () => seedQuotes(randomOf('A quotes'), { tenantId: 'A', count: 200, bookings, firstNumber: 1, now: NOW })

describe('the quotes of the world', () => {
  it('are the same at every run, numbered in the order of their making', () => {
    expect(make()).toEqual(make())
    const made = make().map(({ createdAt }) => createdAt.getTime())
    expect(made).toEqual([...made].sort((one, other) => one - other))
  })

  it('have an offer from the moment somebody can accept it', () => {
    for (const { status, rates, validFrom, validTo } of make()) {
      const offered = 'TQRB'.includes(status)
      expect(rates.length > 0).toBe(offered)
      expect(validFrom !== null && validTo !== null && validFrom <= validTo).toBe(offered)
      for (const { revRate = 0, revQuantity = 0, revAMTFC = 0 } of rates) {
        expect(revQuantity).toBeGreaterThan(0)
        expect(Math.abs(revAMTFC - revRate * revQuantity)).toBeLessThanOrEqual(0.5)
      }
    }
  })

  it('expire in the next 10 days and within 90, those made in the last 90 days', () => {
    const open = make().filter(({ status, validTo }) => 'TQ'.includes(status) && (validTo ?? '') >= ISO_DAY(NOW))
    const within = (days: number) =>
      open.filter(({ validTo }) => (validTo ?? '') <= ISO_DAY(new Date(NOW.getTime() + days * DAY))).length
    expect(within(10)).toBeGreaterThan(5)
    expect(within(90)).toBeGreaterThan(within(10))
    expect(open.filter(({ createdAt }) => createdAt.getTime() < NOW.getTime() - 90 * DAY)).toEqual([])
  })

  it('lie in the past, everything about them in its order', () => {
    for (const { createdAt, updatedAt, trail, status, bookingNo } of make()) {
      const { createdDate, submittedDate, rejectedDate, acceptedDate, bookedDate, lastUpdatedDate } = trail
      const moments = [createdDate, submittedDate, rejectedDate, acceptedDate, bookedDate, lastUpdatedDate]
      const given = moments.filter((moment) => moment !== undefined)
      expect(given).toEqual([...given].sort())
      expect(updatedAt.getTime()).toBeLessThanOrEqual(NOW.getTime())
      expect(createdAt.getTime()).toBeLessThanOrEqual(updatedAt.getTime())
      expect(bookingNo !== null).toBe(status === 'B')
    }
  })

  it('came before the bookings that were made from them', () => {
    const booked = make().filter(({ status }) => status === 'B')
    expect(booked.map(({ bookingNo }) => bookingNo).sort()).toEqual(bookings.map(({ bookingNo }) => bookingNo).sort())
    for (const { bookingNo, trail, shipperName, totalPieces } of booked) {
      const booking = bookings.find((one) => one.bookingNo === bookingNo)
      expect(trail.bookedDate).toBe(booking?.createdAt.toISOString())
      expect({ shipperName, totalPieces }).toEqual({
        shipperName: booking?.shipperName,
        totalPieces: booking?.totalPieces,
      })
    }
  })

  it('say why they were rejected', () => {
    for (const { status, trail, document } of make()) {
      const reasons = (document.remarkList ?? [])
        .filter(({ remarkType }) => remarkType === 'CPREJRMK')
        .map(({ remark }) => remark)
      expect(reasons).toEqual(trail.rejectReason === undefined ? [] : [trail.rejectReason])
      if (status === 'R') expect(reasons).toHaveLength(1)
    }
  })
})

describe('the recorded uses of the world', () => {
  const uses = usesOf(randomOf('A usage'), 'A', NOW)

  it('lie in the last 60 days, some of each day', () => {
    const days = new Set(uses.map(({ recordedAt }) => ISO_DAY(recordedAt)))
    expect(days.size).toBeGreaterThan(50)
    for (const { recordedAt } of uses) {
      expect(recordedAt.getTime()).toBeLessThanOrEqual(NOW.getTime())
      expect(recordedAt.getTime()).toBeGreaterThan(NOW.getTime() - 61 * DAY)
    }
  })

  it('are of several users, most of them successful, some not', () => {
    expect(new Set(uses.map(({ userId }) => userId)).size).toBeGreaterThanOrEqual(5)
    const failed = uses.filter(({ status }) => status === 'FAILED').length
    expect(failed).toBeGreaterThan(0)
    expect(failed).toBeLessThan(uses.length / 4)
  })
})
