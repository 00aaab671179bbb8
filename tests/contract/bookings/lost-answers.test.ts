import { createServer, request } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId, Schemas } from '../../../src/contract/index.ts'
import { newKey, operations } from '../../../src/contract/index.ts'
import { draft } from '../support/booking-examples.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'
import { draftQuote } from '../support/quote-examples.ts'

/** A line to a gateway that loses answers: the request arrives and is done, then the caller's socket is destroyed. */
interface Line {
  url: string
  /** How many of the next answers are lost. */
  loses: number
  server: Server
}

async function lineTo(gateway: string): Promise<Line> {
  const line = { loses: 0 } as Line
  line.server = createServer((asked, answer) => {
    const { method, headers, url = '/' } = asked
    const passedOn = request(new URL(url, gateway), { method, headers }, (answered: IncomingMessage) => {
      const parts: Buffer[] = []
      answered.on('data', (part: Buffer) => parts.push(part))
      answered.on('end', () => {
        if (line.loses > 0) {
          line.loses -= 1
          asked.socket.destroy()
        } else answer.writeHead(answered.statusCode ?? 500, answered.headers).end(Buffer.concat(parts))
      })
    })
    asked.pipe(passedOn)
  })
  await new Promise<void>((listening) => line.server.listen(0, '127.0.0.1', listening))
  line.url = `http://127.0.0.1:${(line.server.address() as AddressInfo).port}`
  return line
}

let gateway: TestGateway
let customer: Session
let line: Line
let shipment: string
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER')
  line = await lineTo(gateway.url)
  const query = { MaxResults: 1, PageIndex: 1 }
  const { body } = await gateway.call<Schemas['ShipmentList']>('listShipments', { ...customer, query })
  shipment = body.data[0]?.gShpId ?? ''
})
afterAll(async () => {
  line.server.close()
  await gateway.close()
})

/** One intent: sent under its key until an answer comes. */
async function intend(id: OperationId, body: unknown, query = ''): Promise<{ status: number; attempts: number }> {
  const headers = {
    'Content-Type': 'application/json',
    'X-Tenant': customer.tenant,
    Authorization: `Bearer ${customer.token}`,
    'Idempotency-Key': newKey(),
  }
  for (let attempts = 1; ; attempts += 1) {
    const address = `${line.url}${operations[id].path}${query}`
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined)
    if (answer !== undefined) return { status: answer.status, attempts }
  }
}

describe('[HD-18] [NL-01] answers that are lost after the work was done', () => {
  const listed = (id: OperationId) => async () =>
    (await gateway.call<{ data: unknown[] }>(id, { ...customer, query: {} })).body.data.length
  const documents = async () =>
    (await gateway.call<Schemas['Shipment']>('getShipment', { ...customer, path: { id: shipment } })).body.documents
      ?.length ?? 0

  it.each<[OperationId, string, (index: number) => object, () => Promise<number>]>([
    ['saveBooking', '?action=S', (index) => ({ ...draft, commodity: `Lost ${index}` }), listed('listBookings')],
    ['saveQuote', '', (index) => ({ ...draftQuote, comm: `Lost ${index}` }), listed('listQuotes')],
    [
      'saveTemplate',
      '?action=S',
      (index) => ({ funcCode: '9', templateName: `Lost ${index}`, bizType: 'SE' }),
      listed('listTemplates'),
    ],
    [
      'saveDocuments',
      '',
      (index) => ({
        documents: [{ refKey: shipment, docActionCode: 'A', name: `Lost ${index}.pdf`, fileData: 'JVBERi0xLjQK' }],
      }),
      documents,
    ],
  ])('%s stores as many records as were meant, however often it was tried', async (id, query, body, count) => {
    const before = await count()
    for (let index = 0; index < 4; index += 1) {
      line.loses = index
      expect(await intend(id, body(index), query)).toEqual({ status: 201, attempts: index + 1 })
    }
    expect(await count()).toBe(before + 4)
  })

  it('of a delete is done once, too', async () => {
    const { body } = await gateway.call<Schemas['BookingReply']>('saveBooking', {
      ...customer,
      query: { action: 'S' },
      body: draft,
    })
    line.loses = 2
    const removal = { funcCode: '1', unId: body.data.unId }
    expect(await intend('saveBooking', removal, '?action=D')).toEqual({ status: 200, attempts: 3 })
  })

  it('of a change is done once: the retry is no change of a record that has changed since', async () => {
    const made = await gateway.call<Schemas['BookingReply']>('saveBooking', {
      ...customer,
      query: { action: 'S' },
      body: draft,
    })
    const headers = {
      'Idempotency-Key': newKey(),
      'If-Match': made.headers.get('etag') ?? '',
    }
    const change = (commodity: string, more: Record<string, string>) =>
      gateway.call<Schemas['BookingReply']>('saveBooking', {
        ...customer,
        query: { action: 'S' },
        body: { ...draft, funcCode: '5', unId: made.body.data.unId, commodity },
        headers: more,
      })
    const first = await change('APPLES', headers)
    await change('ORANGES', {})
    const again = await change('APPLES', headers)
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([200, first.body, first.headers.get('etag')])
    const path = { id: made.body.data.unId ?? '' }
    expect((await gateway.call<Schemas['Booking']>('getBooking', { ...customer, path })).body.commodity).toBe('ORANGES')
  })
})
