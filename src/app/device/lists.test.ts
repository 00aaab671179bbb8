// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { createArrangements } from './lists.ts'

const mine = { tenant: 'NORTH', userId: 'ANN' }
const arrangements = { own: {}, start: 'brief', changes: {} }
beforeEach(() => localStorage.clear())

describe('the arrangements of lists', () => {
  it('are those of one list, one user and one tenant', () => {
    createArrangements(mine).save('things', arrangements)
    expect(createArrangements(mine).load('things')).toEqual(arrangements)
    expect(createArrangements(mine).load('others')).toBeNull()
    expect(createArrangements({ ...mine, userId: 'BOB' }).load('things')).toBeNull()
    expect(createArrangements({ ...mine, tenant: 'SOUTH' }).load('things')).toBeNull()
  })

  it('that an earlier version kept under another key are carried over once', () => {
    localStorage.setItem('views/NORTH/ANN/things', JSON.stringify(arrangements))
    expect(createArrangements(mine).load('things')).toEqual(arrangements)
    expect(localStorage.getItem('views/NORTH/ANN/things')).toBeNull()
    createArrangements(mine).save('things', { ...arrangements, start: 'wide' })
    localStorage.setItem('views/NORTH/ANN/things', JSON.stringify(arrangements))
    expect(createArrangements(mine).load('things')).toEqual({ ...arrangements, start: 'wide' })
  })

  it('are none where the storage holds something else, or fails', () => {
    localStorage.setItem('arrangements/NORTH/ANN/things', '{')
    expect(createArrangements(mine).load('things')).toBeUndefined()
    const full: Storage = Object.assign(Object.create(localStorage) as Storage, {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(() => createArrangements(mine, () => full).save('things', arrangements)).not.toThrow()
  })
})
