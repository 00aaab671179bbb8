import { expect, it } from 'vitest'
import type { Scope, ViewActionModel } from '../../config/index.ts'
import { forMany } from './perform.ts'

const follow = {
  ...{ id: 'follow', label: 'follow', path: {}, query: {}, call: 'followThing' },
  disabled: [{ when: { field: 'closed', is: true }, reason: 'closed' }],
  toggle: { on: { field: 'followed', is: true }, label: 'leave', call: 'leaveThing' },
} as unknown as ViewActionModel
const scopeOf = (row: Record<string, unknown>): Scope => ({ get: (path) => row[path] })

it('a switch is turned on for those of several records where it is off, and off once it is on for all that take it', () => {
  const [on, off, closed] = [scopeOf({ followed: true }), scopeOf({}), scopeOf({ closed: true })]
  expect(forMany(follow, [on, off, closed])).toEqual({ places: [1], isOn: false })
  expect(forMany(follow, [on, closed, on])).toEqual({ places: [0, 2], isOn: true })
  expect(forMany(follow, [closed])).toBeUndefined()
})
