import { expect, it, vi } from 'vitest'
import { createTurns } from './turns.ts'

it('[BX-04] who shows a tenant hears of each other version of it, once, and of no other tenant', () => {
  const heard = vi.fn()
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
