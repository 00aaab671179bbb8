import { expect, it, vi } from 'vitest'
import type { Works } from '../published/works.ts'
import type { Desk } from './desk.ts'
import { previewsOf } from './preview.ts'

it('[BX-04] the portals of very many previews are not all kept: one that was not looked at for long is made again', async () => {
  const folder = new Map([['tenant.json', '{}']])
  const build = vi.fn<Works['build']>((_tenant, files) =>
    Promise.resolve({ built: { head: {} as never, files }, folder: files }),
  )
  const row = (hash: string) => ({ id: hash, tenantId: 'ONE', over: 1, at: 0, files: {}, steps: [] })
  const store = {
    versions: { read: () => Promise.resolve(folder) },
    changeSets: { previewed: (hash: string) => Promise.resolve(row(hash)) },
  }
  const directory = { tenantByUrl: () => Promise.resolve({ id: 'ONE' }), tenant: () => store }
  const previews = previewsOf({ directory, works: { build }, now: () => new Date() } as unknown as Desk)
  const look = async (token: string) => {
    expect(await previews.file('one', token, 'tenant.json')).toContain('renderDelayMs')
    return build.mock.calls.length
  }
  expect([await look('first'), await look('first')]).toEqual([1, 1])
  for (let other = 0; other < 30; other += 1) await look(`other-${other}`)
  const made = build.mock.calls.length
  expect([made, await look('other-29'), await look('first')]).toEqual([31, 31, 32])
})
