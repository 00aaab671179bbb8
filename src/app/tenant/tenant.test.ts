// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DataPort } from '../../render/source.ts'
import type { TenantBoot } from '../../config/index.ts'
import { takePreview } from './preview.ts'
import { findTenant, isWhole, keepTenant, lastTenant } from './tenant.ts'

const file = {
  id: 'NORTH',
  url: 'north',
  theme: {},
  languages: {},
  files: {},
  routes: [{ id: 'home' }],
  navigation: [],
  drawers: [],
}
const details = {
  tenant: 'NORTH',
  tenantUrl: 'NORTH',
  baseSystem: 'forwarding',
  primaryColor: '#123456',
  captchaCount: 3,
  accessLevels: {},
}

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status })
const hostAnswers = (answer: () => Promise<Response>): void => {
  vi.stubGlobal('fetch', answer)
}
const gatewayAnswers = (answer: unknown): DataPort => ({ call: () => Promise.resolve(answer) }) as unknown as DataPort
const knows = gatewayAnswers({ ok: true, status: 200, data: details })
const down = gatewayAnswers({ ok: false, problem: { code: 'network' } })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

describe('the tenant of an address', () => {
  it('is what its file on the host says', async () => {
    hostAnswers(() => Promise.resolve(json(file)))
    expect(await findTenant('north', down)).toEqual({ kind: 'found', boot: file })
  })

  it('is unknown when the host has no such file', async () => {
    hostAnswers(() => Promise.resolve(json({}, 404)))
    expect(await findTenant('north', knows)).toEqual({ kind: 'unknown' })
  })

  it('has its brand from the gateway when the file takes more than 1.5 s, and the rest when it comes', async () => {
    let arrive: (answer: Response) => void = () => undefined
    hostAnswers(() => new Promise((resolve) => (arrive = resolve)))
    const asked = findTenant('north', knows)
    await vi.advanceTimersByTimeAsync(1500)
    const answer = await asked
    if (answer.kind !== 'brand') throw new Error(answer.kind)
    expect(answer.boot).toMatchObject({
      id: 'NORTH',
      url: 'north',
      captchaCount: 3,
      theme: { primaryColor: '#123456' },
    })
    expect(isWhole(answer.boot)).toBe(false)
    arrive(json(file))
    expect(await answer.rest).toEqual(file)
  })

  it('[SP-05] is what this device kept of it, with the limits of the gateway, while the host is silent', async () => {
    keepTenant({ ...file, name: 'North', captchaCount: 9 } as unknown as TenantBoot)
    hostAnswers(() => new Promise(() => undefined))
    const asked = findTenant('north', knows)
    await vi.advanceTimersByTimeAsync(1500)
    const answer = await asked
    if (answer.kind !== 'brand') throw new Error(answer.kind)
    expect(answer.boot).toMatchObject({ name: 'North', routes: [{ id: 'home' }], captchaCount: 3 })
    expect(isWhole(answer.boot)).toBe(true)
    keepTenant({ ...file, url: 'south' } as unknown as TenantBoot)
    const other = await Promise.all([findTenant('north', knows), vi.advanceTimersByTimeAsync(1500)])
    expect(other[0]).toMatchObject({ kind: 'brand', boot: { routes: [] } })
  })

  it('[BX-04] is not kept on the device as a preview has it', () => {
    const boot = { ...file, name: 'Published' } as unknown as TenantBoot
    keepTenant(boot)
    takePreview({ pathname: '/north/', search: `?preview=${'a'.repeat(43)}` }, sessionStorage)
    keepTenant({ ...boot, name: 'Not published' })
    expect(lastTenant()?.name).toBe('Published')
    keepTenant({ ...boot, url: 'south', name: 'Another' })
    expect(lastTenant()?.name).toBe('Another')
  })

  it.each([
    { primaryColor: '#123456', accessLevels: { accessToBookings: 'true', accessToQuotes: 'false' } },
    { ...details, tenantUrl: null, tenant: null, baseSystem: null, accessLevels: null, captchaCount: null },
    {},
    null,
  ])('is that of the address, and closed, where the gateway leaves out what it is: %o', async (data) => {
    hostAnswers(() => Promise.reject(new TypeError('network')))
    const bare = await findTenant('north', gatewayAnswers({ ok: true, status: 200, data }))
    if (bare.kind !== 'brand') throw new Error(bare.kind)
    expect(bare.boot).toMatchObject({
      id: 'NORTH',
      url: 'north',
      name: 'NORTH',
      flavour: 'forwarding',
      captchaCount: 5,
    })
    expect(bare.boot.accessLevels).toEqual(data?.accessLevels ? { accessToBookings: true, accessToQuotes: false } : {})
    keepTenant({ ...file, captchaCount: 9, accessLevels: { accessToBookings: true } } as unknown as TenantBoot)
    const kept = await findTenant('north', gatewayAnswers({ ok: true, status: 200, data }))
    expect(kept).toMatchObject({ boot: { captchaCount: 9, accessLevels: { accessToBookings: true } } })
  })

  it("[SP-05] is its file as the gateway has it, with the gateway's limits, on a device that never saw it", async () => {
    hostAnswers(() => Promise.resolve(new Response('{"id":')))
    const known = (portal: unknown) =>
      findTenant('north', gatewayAnswers({ ok: true, status: 200, data: { ...details, portal } }))
    const answer = await known({ ...file, captchaCount: 9 })
    if (answer.kind !== 'brand') throw new Error(answer.kind)
    expect(answer.boot).toMatchObject({ routes: [{ id: 'home' }], captchaCount: 3 })
    expect(await known({ id: 'NORTH' })).toMatchObject({ kind: 'brand', boot: { routes: [] } })
    expect(await known({ ...file, url: 'south' })).toMatchObject({ kind: 'brand', boot: { url: 'north', routes: [] } })
  })

  it.each([
    ['an error', () => Promise.resolve(json({}, 500))],
    ['no answer', () => Promise.reject(new TypeError('network'))],
    ['something that is not JSON', () => Promise.resolve(new Response('<html>'))],
    ['JSON of another shape', () => Promise.resolve(json({ id: 'NORTH' }))],
  ])('has its brand from the gateway when the host gives %s', async (_what, answer) => {
    hostAnswers(answer)
    expect((await findTenant('north', knows)).kind).toBe('brand')
  })

  it('cannot be reached when neither host nor gateway answers', async () => {
    hostAnswers(() => Promise.reject(new TypeError('network')))
    expect(await findTenant('north', down)).toEqual({ kind: 'unreachable' })
  })

  it('is unknown when the host is silent and the gateway knows no such tenant', async () => {
    hostAnswers(() => Promise.reject(new TypeError('network')))
    expect(await findTenant('north', gatewayAnswers({ ok: false, problem: { code: '11003' } }))).toEqual({
      kind: 'unknown',
    })
  })
})
