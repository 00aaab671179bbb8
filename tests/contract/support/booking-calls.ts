import { expect } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import type { Answered, Session, TestGateway } from './gateway.ts'

type Booking = Schemas['Booking']
type Row = Schemas['BookingListItem']

/** Calls about bookings, as tests of them need them. */
export interface BookingCalls {
  save<Body = Schemas['BookingReply']>(session: Session, body: unknown, action?: string): Promise<Answered<Body>>
  refusal(session: Session, body: unknown, action?: string): Promise<Answered>
  read(session: Session, id: string): Promise<Answered<Booking>>
  /** Saves a new booking, and expects that it is. */
  created(session: Session, body: Booking): Promise<Booking & { unId: string }>
  /** The whole list, and expects that it is whole. */
  rows(session: Session, query?: Record<string, string | number>): Promise<Row[]>
  /** The newest booking in a status. */
  idIn(session: Session, status: string): Promise<string>
}

export function bookingCalls(gateway: TestGateway): BookingCalls {
  const save: BookingCalls['save'] = (session, body, action = 'S') =>
    gateway.call('saveBooking', { ...session, query: { action }, body })
  const rows: BookingCalls['rows'] = async (session, query = {}) => {
    const { status, body } = await gateway.call<Schemas['BookingList']>('listBookings', { ...session, query })
    expect(status).toBe(200)
    expect(body.totalRecords).toBe(body.data.length)
    return body.data
  }
  return {
    save,
    refusal: (session, body, action) => save(session, body, action),
    read: (session, id) => gateway.call('getBooking', { ...session, path: { id } }),
    async created(session, body) {
      const { status, body: reply } = await save(session, body)
      expect(status).toBe(201)
      return { ...reply.data, unId: reply.data.unId ?? '' }
    },
    rows,
    idIn: async (session, status) => (await rows(session, { BookStatus: status }))[0]?.unId ?? '',
  }
}
