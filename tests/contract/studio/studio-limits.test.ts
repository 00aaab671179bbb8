import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import type { ChangeSetLine, Records, Review, VersionLine } from '../../../src/studio/host/api.ts'
import { file, hide, studioDesk } from '../support/studio-desk.ts'

const { act, gateway, admin, ask, begin, change } = studioDesk()

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000).toISOString()
const line = async (set: string, language = 'en') =>
  (await ask<ChangeSetLine[]>('sets', { language })).body.find(({ id }) => id === set)
const at = async (set: string) => (await ask<Review>('review', { set })).body.at

describe('[ST-03] what is to be published', () => {
  it('is what was looked at: a set that was changed meanwhile is not published, scheduled or approved', async () => {
    const [set, limited] = [await begin('Looked at'), await gateway().signIn('LIMITED')]
    await change(set, [hide('shipper')], limited)
    const seen = await at(set)
    await change(set, [hide('consignee')], limited)
    for (const [name, more] of [
      ['publish', { why: '' }],
      ['schedule', { why: '', at: tomorrow() }],
      ['approve', {}],
    ] as const)
      expect([name, (await ask(name, { set, seen, ...more })).status]).toEqual([name, 409])
    expect((await ask('approve', { set, seen: await at(set) })).status).toBe(200)
    expect((await ask<VersionLine[]>('versions')).body).toHaveLength(1)
    await ask('sets/delete', { set })
  })

  it('leaves the schedule where somebody changes it who may not publish, and says why', async () => {
    const [set, limited] = [await begin('At night'), await gateway().signIn('LIMITED')]
    await change(set, [hide('shipper')])
    const due = tomorrow()
    expect((await ask('schedule', { set, at: due, why: '' })).status).toBe(200)
    await change(set, [hide('consignee')])
    expect((await line(set))?.dueAt).toBe(due)
    expect((await change(set, [hide('origin')], limited)).status).toBe(200)
    const [english, japanese] = [await line(set), await line(set, 'ja')]
    expect(english?.dueAt).toBeUndefined()
    expect(english?.refused).toEqual({ at: due, because: expect.stringContaining('may not publish') as string })
    expect(japanese?.refused?.because).not.toBe(english?.refused?.because)
    await ask('sets/delete', { set })
  })

  it('stays approved where another set is published and somebody only looks at it then', async () => {
    const second = await gateway().signIn('CUSTADMIN')
    const { files } = (await ask<{ files: Record<string, string> }>('export')).body
    const needsTwo = (files['tenant.json'] ?? '').replace('{', '{ "publication": { "needsApproval": true },')
    const demands = await ask<{ set: string }>('import', {
      name: 'Two of them',
      files: { ...files, 'tenant.json': needsTwo },
    })
    expect((await ask('publish', { set: demands.body.set, why: '' })).status).toBe(200)
    const [approved, other] = [await begin('Approved'), await begin('Before it')]
    await change(approved, [hide('origin')])
    await change(other, [hide('destination')])
    for (const set of [approved, other]) expect((await ask('approve', { set }, second)).status).toBe(200)
    expect((await ask('publish', { set: other, why: '' })).status).toBe(200)
    expect((await act('look', approved)).status).toBe(200)
    const review = async () => (await ask<Review>('review', { set: approved, language: 'en' })).body
    expect((await review()).approvedBy).toBe('Chris Custadmin')
    expect((await ask('publish', { set: approved, why: '', seen: (await review()).at })).status).toBe(200)
    const ends = await ask<{ set: string }>('import', { name: 'One of them', files })
    expect((await ask('approve', { set: ends.body.set }, second)).status).toBe(200)
    expect((await ask('publish', { set: ends.body.set, why: '' })).status).toBe(200)
  })
})

describe('[ST-01] what is asked of the studio', () => {
  it('says how many records are behind what a tenant has, before somebody closes it', async () => {
    const { records } = (await ask<Records>('people')).body
    expect(records).toEqual({
      accessToBookings: expect.any(Number) as number,
      accessToQuotes: expect.any(Number) as number,
      accessToBookingTemplates: expect.any(Number) as number,
      accessToShipments: expect.any(Number) as number,
    })
    expect(Math.min(...Object.values(records))).toBeGreaterThan(0)
  })

  it('says which change set it has made, whatever others made since the last look', async () => {
    const names = ['Mine', 'Theirs']
    const made = await Promise.all(names.map((name) => ask<ChangeSetLine[]>('sets/create', { name })))
    const found = made.map(({ body }) => body.filter(({ isMade }) => isMade))
    expect(found.map((each) => each.map(({ name }) => name))).toEqual([['Mine'], ['Theirs']])
    const sets = found.flat().map(({ id }) => id)
    await Promise.all(sets.map((set) => ask('sets/delete', { set })))
  })

  it('is refused where it is deeper than any file', async () => {
    const set = await begin('Deep')
    const value = JSON.parse('['.repeat(1_000) + ']'.repeat(1_000)) as unknown
    expect((await change(set, [{ ...hide('origin'), value }])).status).toBe(413)
    await ask('sets/delete', { set })
  })

  it('[HD-30] is refused as soon as it holds more than any folder, before the rest of it has come', async () => {
    const { hostname, port } = new URL(gateway().url)
    const socket = connect(Number(port), hostname)
    const head = [
      ...['POST /studio/api/change HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'],
      ...[`Authorization: Bearer ${admin().token}`, `X-Tenant: ${admin().tenant}`, 'Content-Length: 16000000'],
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n{"changes":[${'{},'.repeat(200_000)}`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1.1 413 /)
    socket.destroy()
  })

  it('is refused with a text or a number that no store keeps as it was sent', async () => {
    const set = await begin('Kept')
    const long = 2 ** 53
    for (const [name, body] of [
      ['sets/create', { name: 'No\0thing' }],
      ['sets/rename', { set, name: 'Half \ud800' }],
      ['import', { name: 'Files', files: { 'help/en/bookings.md': 'No\0thing' } }],
      ['explain', { set: 'No\0thing', file, pointer: '/title' }],
      ['change', { set, file, changes: [{ ...hide('origin'), value: long }] }],
      ['compare', { version: 1, other: 2 ** 31 }],
      ['rollback', { version: 2 ** 31, why: 'There is none' }],
    ] as const)
      expect([name, (await ask(name, body)).status]).toEqual([name, 400])
    await ask('sets/delete', { set })
  })
})
