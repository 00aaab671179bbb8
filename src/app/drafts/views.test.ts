// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { createViews } from './views.ts'

const mine = { tenant: 'NORTH', userId: 'ANN' }
const views = { own: {}, start: 'brief', changes: {} }
beforeEach(() => localStorage.clear())

describe('the views of lists', () => {
  it('are those of one list, one user and one tenant', () => {
    createViews(mine).save('things', views)
    expect(createViews(mine).load('things')).toEqual(views)
    expect(createViews(mine).load('others')).toBeNull()
    expect(createViews({ ...mine, userId: 'BOB' }).load('things')).toBeNull()
    expect(createViews({ ...mine, tenant: 'SOUTH' }).load('things')).toBeNull()
  })

  it('are none where the storage holds something else, or fails', () => {
    localStorage.setItem('views/NORTH/ANN/things', '{')
    expect(createViews(mine).load('things')).toBeUndefined()
    const full: Storage = Object.assign(Object.create(localStorage) as Storage, {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(() => createViews(mine, full).save('things', views)).not.toThrow()
  })
})
