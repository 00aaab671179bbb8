// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { createArrangements, createRecent } from './lists.ts'

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
    expect(() => createArrangements(mine, full).save('things', arrangements)).not.toThrow()
  })
})

describe('recent choices', () => {
  it('have the last one first, each once, eight at most', () => {
    const recent = createRecent(mine)
    for (const code of ['A', 'B', 'A', '1', '2', '3', '4', '5', '6', '7']) recent.add('shippers', code)
    expect(recent.of('shippers')).toEqual(['7', '6', '5', '4', '3', '2', '1', 'A'])
  })

  it('are those of one list, one user and one tenant', () => {
    createRecent(mine).add('shippers', 'A')
    expect(createRecent(mine).of('shippers')).toEqual(['A'])
    expect(createRecent(mine).of('consignees')).toEqual([])
    expect(createRecent({ ...mine, userId: 'BOB' }).of('shippers')).toEqual([])
    expect(createRecent({ ...mine, tenant: 'SOUTH' }).of('shippers')).toEqual([])
  })

  it('are none where the storage holds something else, or fails', () => {
    localStorage.setItem('recent/NORTH/ANN/shippers', '{')
    localStorage.setItem('recent/NORTH/ANN/consignees', '{"a":1}')
    expect(createRecent(mine).of('shippers')).toEqual([])
    expect(createRecent(mine).of('consignees')).toEqual([])
    const full: Storage = Object.assign(Object.create(localStorage) as Storage, {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(() => createRecent(mine, full).add('shippers', 'A')).not.toThrow()
  })
})
