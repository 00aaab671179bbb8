import { expect, it, vi } from 'vitest'
import { createTurns } from './turns.ts'

it('[BX-04] who shows a tenant hears of each other version of it, once, and of no other tenant', () => {
  const heard = vi.fn(() => ({ loaded: Promise.resolve(), drawn: Promise.resolve() }))
  const turns = createTurns()
  const stop = turns.listen(heard)
  turns.tell('ACME', 1)
  turns.tell('ACME', 1)
  expect(heard).not.toHaveBeenCalled()
  turns.tell('ACME', 2)
  expect(heard).toHaveBeenCalledTimes(1)
  turns.tell('KAIYO', 1)
  turns.tell('KAIYO', 3)
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  turns.tell('KAIYO', 4)
  expect(heard).toHaveBeenCalledTimes(2)
})

it('[BX-04] who tells of a version knows when it is loaded and when it is shown', async () => {
  const steps: string[] = []
  const turns = createTurns()
  let draw: () => void = () => undefined
  turns.listen(() => ({
    loaded: Promise.resolve().then(() => steps.push('loaded')),
    drawn: new Promise<void>((resolve) => (draw = resolve)).then(() => steps.push('shown')),
  }))
  await turns.tell('ACME', 1).drawn
  expect(steps).toEqual([])
  const { loaded, drawn } = turns.tell('ACME', 2)
  await loaded
  expect(steps).toEqual(['loaded'])
  draw()
  await drawn
  expect(steps).toEqual(['loaded', 'shown'])
})
