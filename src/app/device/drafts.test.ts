// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hearTime } from '../../config/index.ts'
import type { Draft } from '../../render/index.ts'
import { createDrafts } from './drafts.ts'
import { formerDraft } from './former.ts'
import { createSteps } from './steps.ts'

// Without a database (jsdom has none) all stands in the local storage; the journeys have both.
const ann = { tenant: 'NORTH', userId: 'ANN' }
const news = { notKept: vi.fn(), expired: vi.fn() }
const draft = (id: string, more: Partial<Draft> = {}): Draft => ({
  ...{ id, form: 'thing', recordId: 'new', typedAt: new Date().toISOString(), data: { name: id }, about: [] },
  ...more,
})

const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()

/** A page of a user: its drafts, and how it goes without a word. */
function page(owner = ann) {
  const drafts = createDrafts(owner, news)
  return { drafts, crash: (...ids: string[]) => ids.forEach((id) => drafts.release(id)) }
}
const names = async (drafts: ReturnType<typeof page>['drafts'], form = 'thing', recordId?: string) =>
  (await drafts.find(form, recordId)).map(({ data }) => data['name'])

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  hearTime(new Date().toUTCString(), Date.now())
})

describe('drafts', () => {
  it('are there for the next page, as they were kept last', async () => {
    const { drafts, crash } = page()
    void drafts.save(draft('A'))
    void drafts.save(draft('A', { data: { name: 'A', more: [1, 2] } }))
    void drafts.save(draft('A', { data: { name: 'AA', more: [2] } }))
    crash('A')
    expect((await page().drafts.find('thing'))[0]?.data).toEqual({ name: 'AA', more: [2] })
  })

  it('stand side by side, the latest first, those of one form, record, user and tenant', async () => {
    const { drafts, crash } = page()
    void drafts.save(draft('A', { typedAt: new Date(Date.now() - 1000).toISOString() }))
    void drafts.save(draft('B'))
    void drafts.save(draft('C', { recordId: '7' }))
    void drafts.save(draft('D', { form: 'other' }))
    crash('A', 'B', 'C', 'D')
    expect(await names(page().drafts, 'thing', 'new')).toEqual(['B', 'A'])
    expect(await names(page().drafts, 'thing', '7')).toEqual(['C'])
    expect(await names(page({ ...ann, userId: 'BOB' }).drafts)).toEqual([])
    expect(await names(page({ ...ann, tenant: 'SOUTH' }).drafts)).toEqual([])
  })

  it('are offered though others beside them are spoiled, and no one of those is', async () => {
    const { drafts, crash } = page()
    void drafts.save(draft('A'))
    crash('A')
    const spoiled = [
      5,
      {},
      [null],
      [{ n: 0, step: null }],
      [{ n: 0, step: { head: null } }],
      [{ n: 0, step: { head: {} } }],
    ]
    const odd = [{ typedAt: 7 }, { data: null }, { about: [null] }, { id: 'other' }]
    const wrong = odd.map((more, index) => [{ n: 0, step: { head: { ...draft(`O${index}`), ...more } } }])
    for (const [index, waiting] of [...spoiled, ...wrong].entries())
      localStorage.setItem(`draft/NORTH/ANN/O${index - spoiled.length}`, JSON.stringify(waiting))
    expect(await names(page().drafts)).toEqual(['A'])
  })

  it('that a form of the page has open are not offered, and nobody takes them', async () => {
    const { drafts } = page()
    void drafts.save(draft('A'))
    expect(await names(drafts)).toEqual([])
    expect(await drafts.take('A')).toBeUndefined()
    drafts.release('A')
    expect((await drafts.take('A'))?.data).toEqual({ name: 'A' })
    expect(await names(drafts)).toEqual([])
  })

  it('go on from where they were when they are taken', async () => {
    const first = page()
    void first.drafts.save(draft('A'))
    first.crash('A')
    const second = page()
    const taken = await second.drafts.take('A')
    void second.drafts.save({ ...(taken ?? draft('A')), data: { name: 'further' } })
    second.crash('A')
    expect(await names(page().drafts)).toEqual(['further'])
  })

  it('survive many changes', async () => {
    const { drafts, crash } = page()
    for (let times = 0; times <= 450; times += 1) void drafts.save(draft('A', { data: { name: String(times) } }))
    crash('A')
    expect(await names(page().drafts)).toEqual(['450'])
  })

  it('go as far as their steps do: one that is missing is not passed over', async () => {
    const { drafts, crash } = page()
    for (const name of ['A', 'B', 'C', 'D']) void drafts.save(draft('A', { data: { name } }))
    crash('A')
    const key = 'draft/NORTH/ANN/A'
    const steps = JSON.parse(localStorage.getItem(key) ?? '[]') as { n: number }[]
    localStorage.setItem(key, JSON.stringify(steps.filter(({ n }) => n !== 2)))
    expect(await names(page().drafts)).toEqual(['B'])
  })

  it('take no more of the device the longer somebody types', async () => {
    const { drafts } = page()
    const kept = (): number => (JSON.parse(localStorage.getItem('draft/NORTH/ANN/A') ?? '[]') as unknown[]).length
    const counts: number[] = []
    for (let times = 0; times < 150; times += 1) {
      void drafts.save(draft('A', { data: { name: String(times) } }))
      counts.push(kept())
    }
    expect(Math.max(...counts)).toBe(40)
  })

  it('that another page has open are not offered', async () => {
    const { drafts, crash } = page()
    for (const id of ['A', 'B']) void drafts.save(draft(id))
    crash('A', 'B')
    const query = () => Promise.resolve({ held: [{ name: 'portal-draft:A' }, { name: 'portal-session:north' }] })
    vi.stubGlobal('navigator', { locks: { query } })
    expect(await names(page().drafts)).toEqual(['B'])
  })

  it('are gone when they are removed, and when the user has them all deleted', async () => {
    const { drafts, crash } = page()
    void drafts.save(draft('A'))
    void drafts.save(draft('B'))
    drafts.remove('A')
    crash('B')
    expect(await names(page().drafts)).toEqual(['B'])
    await createSteps(ann).removeAll()
    expect(await names(page().drafts)).toEqual([])
    expect(localStorage.length).toBe(0)
  })

  it('of more than 30 days ago go, and the user learns how many', async () => {
    hearTime(new Date().toUTCString(), Date.now())
    const { drafts, crash } = page()
    void drafts.save(draft('A', { typedAt: daysAgo(31) }))
    void drafts.save(draft('B', { typedAt: daysAgo(29) }))
    crash('A', 'B')
    expect(await names(page().drafts)).toEqual(['B'])
    expect(news.expired).toHaveBeenCalledExactlyOnceWith(1)
    expect(await createSteps(ann).read('A')).toEqual([])
  })

  it('[BX-12] stay on a device whose clock jumps a year ahead, before the gateway has told the time and after', async () => {
    const { drafts, crash } = page()
    void drafts.save(draft('A'))
    crash('A')
    const right = new Date()
    hearTime(right.toUTCString(), Date.now())
    vi.spyOn(Date, 'now').mockReturnValue(right.getTime() + 365 * 86_400_000)
    expect(await names(page().drafts)).toEqual(['A'])
    hearTime(right.toUTCString(), Date.now())
    expect(await names(page().drafts)).toEqual(['A'])
    expect(news.expired).not.toHaveBeenCalled()
  })

  it('that the device cannot keep break nothing, and the user learns it once', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { drafts } = page()
    void drafts.save(draft('A'))
    void drafts.save(draft('A', { data: { name: 'B' } }))
    await vi.waitFor(() => expect(news.notKept).toHaveBeenCalled())
    await Promise.resolve()
    expect(news.notKept).toHaveBeenCalledTimes(1)
    expect(await names(page().drafts)).toEqual([])
  })

  it('are kept whole again once the device has room, though it had none for a step', async () => {
    const { drafts, crash } = page()
    await drafts.save(draft('A'))
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await drafts.save(draft('A', { data: { name: 'B' } }))).toBe(false)
    full.mockRestore()
    expect(await drafts.save(draft('A', { data: { name: 'B', more: 1 } }))).toBe(true)
    void drafts.save(draft('A', { data: { name: 'B', more: 2 } }))
    crash('A')
    expect((await page().drafts.find('thing'))[0]?.data).toEqual({ name: 'B', more: 2 })
  })

  it('are none, and break nothing, where the browser forbids its locks or what stands in their place does not come', async () => {
    const forbidden = {
      query: () => Promise.reject(new Error('denied')),
      request: () => Promise.reject(new Error('denied')),
    }
    vi.stubGlobal('navigator', { locks: forbidden })
    const { drafts } = page()
    void drafts.save(draft('A'))
    expect(await drafts.find()).toEqual([])
    expect(await page().drafts.take('A')).toBeUndefined()
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('BroadcastChannel', undefined)
    void drafts.save(draft('B'))
    expect((await page().drafts.find()).length).toBe(2)
    expect(await page().drafts.take('B')).toBeUndefined()
  })

  it('tell those who show them when they come and go', async () => {
    const { drafts } = page()
    const heard = vi.fn()
    const stop = drafts.listen(heard)
    void drafts.save(draft('A'))
    void drafts.save(draft('A', { data: { name: 'B' } }))
    expect(heard).toHaveBeenCalledTimes(1)
    drafts.release('A')
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
    stop()
    drafts.remove('A')
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('[NL-06] are there for who is told that they were let go, though a browser takes its time to free a lock', async () => {
    const locked = new Set<string>()
    const request = async (name: string, _options: unknown, work: (lock: object) => Promise<void>) => {
      locked.add(name)
      await work({})
      await new Promise((freed) => setTimeout(freed, 20))
      locked.delete(name)
    }
    const query = () => Promise.resolve({ held: [...locked].map((name) => ({ name })) })
    vi.stubGlobal('navigator', { locks: { request, query } })
    const { drafts } = page()
    void drafts.save(draft('A'))
    const found = new Promise((tell) => drafts.listen(() => tell(names(drafts))))
    drafts.release('A')
    expect(await found).toEqual(['A'])
  })
})

describe('a draft of an earlier version of the portal', () => {
  const typedAt = '2026-01-31T10:00:00.000Z'

  it('is carried over with its form and record', () => {
    const kept = { typedAt, data: { name: 'crate' }, record: { name: 'box' } }
    expect(formerDraft(['NORTH', 'ANN', 'thing/7/1'], kept)).toMatchObject({
      key: ['NORTH', 'ANN', expect.any(String), 0],
      head: { form: 'thing', recordId: '7/1', ...kept },
    })
    expect(formerDraft(['NORTH', 'ANN', 'thing/new:7'], { typedAt, data: {} })?.head.recordId).toBe('new')
  })

  it.each([
    ['without a time', ['NORTH', 'ANN', 'thing/7'], { data: {} }],
    ['without data', ['NORTH', 'ANN', 'thing/7'], { typedAt }],
    ['under no key of ours', 'thing/7', { typedAt, data: {} }],
  ])('is none %s', (_what, key, value) => {
    expect(formerDraft(key, value)).toBeUndefined()
  })
})
