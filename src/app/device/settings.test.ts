// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Portal } from '../portal/portal.ts'
import { recentIn } from './forms.ts'
import { createSettings } from './settings.ts'

const mine = { tenant: 'NORTH', userId: 'ANN' }
const KIND = 'arrangements'

/** A gateway that keeps settings by their versions, and how often it was asked. */
function testGateway() {
  const kept = new Map<string, { value: Record<string, unknown>; version: number }>()
  const calls: string[] = []
  const state = { status: 200 }
  const call: Portal['gateway']['call'] = (operation, input) => {
    calls.push(operation)
    if (state.status !== 200)
      return Promise.resolve({ ok: false, problem: { status: state.status, code: '', message: '', fieldErrors: [] } })
    const { path, body, ifMatch } = input as {
      path: { name: string }
      body?: { value: Record<string, unknown> }
      ifMatch?: string
    }
    const now = kept.get(path.name) ?? { value: {}, version: 0 }
    const etag = `"${String(now.version)}"`
    if (body === undefined) return Promise.resolve({ ok: true, status: 200, data: { value: now.value }, etag })
    if (ifMatch !== etag)
      return Promise.resolve({
        ok: false,
        problem: { status: 412, code: '', message: '', fieldErrors: [], current: { value: now.value }, etag },
      })
    kept.set(path.name, { value: JSON.parse(JSON.stringify(body.value)) as typeof now.value, version: now.version + 1 })
    return Promise.resolve({ ok: true, status: 201, data: body, etag: `"${String(now.version + 1)}"` })
  }
  return { kept, calls, state, port: { call } }
}

/** A device of its own, with a storage of its own. */
function device(gateway: ReturnType<typeof testGateway>, owner = mine, isCurrent = () => true) {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage
  return { items, ...createSettings(owner, { port: gateway.port, isCurrent }, () => storage) }
}

const settle = () => vi.advanceTimersByTimeAsync(1_000)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('[SP-11] what a user keeps under a name', () => {
  it('is known while the page stands in a browser that keeps nothing of this site', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    const gateway = testGateway()
    gateway.kept.set(`${KIND}.things`, { value: { kept: { start: 'brief' } }, version: 1 })
    const here = createSettings(mine, { port: gateway.port, isCurrent: () => true })
    here.load(KIND, 'things')
    await settle()
    expect(here.load(KIND, 'things')).toEqual({ start: 'brief' })
    vi.restoreAllMocks()
  })

  it('is on the device at once and on the next device when it is asked for', async () => {
    const gateway = testGateway()
    const [desk, phone] = [device(gateway), device(gateway)]
    desk.load(KIND, 'things')
    desk.save(KIND, 'things', { start: 'brief' })
    expect(desk.load(KIND, 'things')).toEqual({ start: 'brief' })
    await settle()
    const heard = vi.fn()
    phone.listen(KIND, 'things', heard)
    expect(phone.load(KIND, 'things')).toBeUndefined()
    await settle()
    expect(heard).toHaveBeenCalledOnce()
    expect(phone.load(KIND, 'things')).toEqual({ start: 'brief' })
  })

  it('is merged where two devices changed it, whoever was first', async () => {
    const gateway = testGateway()
    const [desk, phone] = [device(gateway), device(gateway)]
    for (const each of [desk, phone]) each.load(KIND, 'things')
    await settle()
    desk.save(KIND, 'things', { own: { a: 1 } })
    phone.save(KIND, 'things', { own: { b: 2 } })
    await settle()
    phone.save(KIND, 'things', { own: { ...(phone.load(KIND, 'things') as { own: object }).own, c: 3 } })
    await settle()
    desk.save(KIND, 'things', { own: { a: 1, d: 4 } })
    await settle()
    expect(gateway.kept.get('arrangements.things')?.value).toEqual({ kept: { own: { a: 1, b: 2, c: 3, d: 4 } } })
    expect(desk.load(KIND, 'things')).toEqual({ own: { a: 1, b: 2, c: 3, d: 4 } })
  })

  it('stays on the device without a line, and is merged and sent once there is one', async () => {
    const gateway = testGateway()
    const [desk, phone] = [device(gateway), device(gateway)]
    gateway.state.status = 0
    desk.load(KIND, 'things')
    desk.save(KIND, 'things', { own: { a: 1 } })
    await settle()
    expect(desk.load(KIND, 'things')).toEqual({ own: { a: 1 } })
    gateway.state.status = 200
    phone.load(KIND, 'things')
    phone.save(KIND, 'things', { own: { b: 2 } })
    await settle()
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(gateway.kept.get('arrangements.things')?.value).toEqual({ kept: { own: { a: 1, b: 2 } } })
  })

  it('stays on the device where the gateway has no such operation, which is asked once', async () => {
    const gateway = testGateway()
    gateway.state.status = 404
    const desk = device(gateway)
    desk.load(KIND, 'things')
    await settle()
    for (const start of ['a', 'b']) {
      desk.save(KIND, 'things', { start })
      desk.load(KIND, 'others')
      await settle()
    }
    expect(desk.load(KIND, 'things')).toEqual({ start: 'b' })
    expect(gateway.calls).toEqual(['getUserSetting'])
  })

  it('is sent all the same to a gateway that answers with less than the contract promises', async () => {
    const gateway = testGateway()
    const { call } = gateway.port
    gateway.port.call = async (operation, input) => {
      const answer = await call(operation, input)
      return operation === 'getUserSetting' && answer.ok ? { ...answer, data: undefined } : answer
    }
    const { load, save } = device(gateway)
    load(KIND, 'things')
    await settle()
    save(KIND, 'things', { start: 'brief' })
    await settle()
    expect(gateway.calls).toEqual(['getUserSetting', 'saveUserSetting'])
  })

  it('is not sent after the session has ended: the next user of the device might be another one', async () => {
    const gateway = testGateway()
    let lasts = true
    const desk = device(gateway, mine, () => lasts)
    desk.load(KIND, 'things')
    await settle()
    desk.save(KIND, 'things', { start: 'a' })
    lasts = false
    await settle()
    expect(gateway.calls).toEqual(['getUserSetting'])
  })

  it('is asked for anew after a minute, not with each look', async () => {
    const gateway = testGateway()
    const desk = device(gateway)
    for (let look = 0; look < 5; look += 1) desk.load(KIND, 'things')
    await settle()
    expect(gateway.calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(60_000)
    desk.load(KIND, 'things')
    await settle()
    expect(gateway.calls).toHaveLength(2)
  })
})

describe('what a device keeps', () => {
  const nowhere = { call: () => new Promise<never>(() => undefined) }
  const here = (owner = mine, storage?: () => Storage) =>
    createSettings(owner, { port: nowhere, isCurrent: () => true }, storage)
  beforeEach(() => localStorage.clear())

  it('is of one kind, one name, one user and one tenant', () => {
    here().save(KIND, 'things', { start: 'brief' })
    expect(here().load(KIND, 'things')).toEqual({ start: 'brief' })
    for (const other of [here({ ...mine, userId: 'BOB' }), here({ ...mine, tenant: 'SOUTH' })])
      expect(other.load(KIND, 'things')).toBeUndefined()
    expect(here().load(KIND, 'others')).toBeUndefined()
    expect(here().load('recent', 'things')).toBeUndefined()
  })

  it('that an earlier version kept under another key is carried over once', () => {
    localStorage.setItem('views/NORTH/ANN/things', '{"start":"brief"}')
    expect(here().load(KIND, 'things')).toEqual({ start: 'brief' })
    expect(localStorage.getItem('views/NORTH/ANN/things')).toBeNull()
    here().save(KIND, 'things', { start: 'wide' })
    localStorage.setItem('views/NORTH/ANN/things', '{"start":"brief"}')
    expect(here().load(KIND, 'things')).toEqual({ start: 'wide' })
  })

  it('is nothing where the storage holds something else, or fails', () => {
    localStorage.setItem('arrangements/NORTH/ANN/things', '{')
    expect(here().load(KIND, 'things')).toBeUndefined()
    const full: Storage = Object.assign(Object.create(localStorage) as Storage, {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(() => here(mine, () => full).save(KIND, 'things', {})).not.toThrow()
  })

  it('is heard of when another tab changes it', () => {
    const heard = vi.fn()
    const stop = here().listen(KIND, 'things', heard)
    const event = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }))
    event('arrangements/NORTH/ANN/others')
    event('arrangements/NORTH/ANN/things')
    expect(heard).toHaveBeenCalledOnce()
    stop()
    event('arrangements/NORTH/ANN/things')
    expect(heard).toHaveBeenCalledOnce()
  })
})

describe('recent choices', () => {
  const kept = new Map<string, unknown>()
  const recent = recentIn({
    load: (kind, name) => kept.get(kind + name),
    save: (kind, name, value) => void kept.set(kind + name, value),
  })

  it('have the last one first, each once, eight at most', () => {
    for (const code of ['A', 'B', 'A', '1', '2', '3', '4', '5', '6', '7']) recent.add('shippers', code)
    expect(recent.of('shippers')).toEqual(['7', '6', '5', '4', '3', '2', '1', 'A'])
    expect(recent.of('consignees')).toEqual([])
  })

  it('are none where something else is kept', () => {
    kept.set('recentshippers', { a: 1 })
    expect(recent.of('shippers')).toEqual([])
    kept.set('recentshippers', ['A', 1])
    expect(recent.of('shippers')).toEqual(['A'])
  })
})
