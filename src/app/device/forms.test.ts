// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { createRecent } from './forms.ts'

const mine = { tenant: 'NORTH', userId: 'ANN' }
beforeEach(() => localStorage.clear())

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
    expect(() => createRecent(mine, () => full).add('shippers', 'A')).not.toThrow()
  })
})
