import { expect, it, vi } from 'vitest'
import { createTurns } from './turns.ts'

it('[BX-04] who shows a tenant hears of each other version of it, once, and of no other tenant', async () => {
  const heard = vi.fn(() => Promise.resolve())
  const turns = createTurns()
  const stop = turns.listen(heard)
  await turns.tell('ACME', 1)
  await turns.tell('ACME', 1)
  expect(heard).not.toHaveBeenCalled()
  await turns.tell('ACME', 2)
  expect(heard).toHaveBeenCalledTimes(1)
  await turns.tell('KAIYO', 1)
  await turns.tell('KAIYO', 3)
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  await turns.tell('KAIYO', 4)
  expect(heard).toHaveBeenCalledTimes(2)
})

it('[BX-04] who tells of a version knows when it is shown', async () => {
  const steps: string[] = []
  const turns = createTurns()
  turns.listen(() => Promise.resolve().then(() => steps.push('shown')))
  await turns.tell('ACME', 1)
  expect(steps).toEqual([])
  await turns.tell('ACME', 2).then(() => steps.push('known'))
  expect(steps).toEqual(['shown', 'known'])
})
