import { expect, it } from 'vitest'
import { midnight } from './copies.ts'
import { fillCustoms } from './customs.ts'
import type { World } from './world.ts'

/** Tables into which rows went while they had no indexes, and the others. */
async function filled(scale: number): Promise<{ inBulk: Set<string>; others: Set<string> }> {
  const [inBulk, others] = [new Set<string>(), new Set<string>()]
  let prepared: readonly string[] = []
  const now = new Date('2026-03-31T12:00:00Z')
  const world: Pick<World, 'scale' | 'today' | 'now' | 'ordinal' | 'insert' | 'inBulk'> & { tenant: { id: string } } = {
    ...{ scale, now, today: midnight(now), ordinal: 1, tenant: { id: 'A' } },
    insert(table) {
      ;(prepared.includes(table) ? inBulk : others).add(table)
      return Promise.resolve()
    },
    async inBulk(tables, fill) {
      prepared = tables
      await fill()
      prepared = []
    },
  }
  await fillCustoms(world as World, 1)
  return { inBulk, others }
}

it('files that are multiplied go in without indexes, as what belongs to them finds each by its number alone then', async () => {
  const { inBulk, others } = await filled(2)
  expect([...inBulk]).toEqual([
    'customsFiles',
    'customsFileKeys',
    'customsMilestones',
    'customsRemarks',
    'customsRecords',
  ])
  expect([...others]).toEqual([])
})

it('files that are not multiplied go in as they are', async () => {
  expect((await filled(1)).inBulk.size).toBe(0)
})
