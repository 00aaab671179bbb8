import { afterEach, describe, expect, it } from 'vitest'
import { createClaims } from './claims.ts'

const channels: BroadcastChannel[] = []
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

/** A page of the origin, and how it goes without a word. */
function page() {
  const channel = new BroadcastChannel('claims-test')
  channels.push(channel)
  return { ...createClaims(channel), crash: () => channel.close() }
}

describe('[NL-05] drafts without locks', () => {
  it('are held by one page, until it frees them', async () => {
    const [one, other] = [page(), page()]
    const free = await one.hold('A')
    expect([...(await other.held())]).toEqual(['A'])
    expect(await other.hold('A')).toBeUndefined()
    void free?.()
    expect(await other.hold('A')).toBeDefined()
  })

  it('are free once the page that held them is gone', async () => {
    const [one, other] = [page(), page()]
    await one.hold('A')
    one.crash()
    expect([...(await other.held())]).toEqual([])
    expect(await other.hold('A')).toBeDefined()
  })

  it('that several pages want at once are taken by one of them', async () => {
    const pages = [page(), page(), page()]
    const taken = await Promise.all(pages.map(({ hold }) => hold('A')))
    expect(taken.filter((free) => free !== undefined)).toHaveLength(1)
  })

  it('that a page wants twice are taken once', async () => {
    const { hold } = page()
    const taken = await Promise.all([hold('A'), hold('A')])
    expect(taken.filter((free) => free !== undefined)).toHaveLength(1)
  })
})
