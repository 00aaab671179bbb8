import { describe, expect, it } from 'vitest'
import type { DataRules, TakeoverModel } from '../../../config/index.ts'
import { appliedRecord } from './apply.ts'

const apply: TakeoverModel = {
  omit: ['id', 'extra.from'],
  set: { origin: { from: 'choice' }, owner: { from: 'session.userId' } },
  rows: {
    lines: { without: { kind: ['answer'] }, omit: ['id'], set: { code: 'A' } },
    absent: { without: {}, omit: [], set: { code: 'A' } },
  },
}
const schema: DataRules = {
  properties: { id: {}, state: {}, name: {}, extra: {}, lines: {}, origin: {}, owner: {}, number: { readOnly: true } },
}
const scope = { get: (path: string) => (path === 'session.userId' ? 'ME' : undefined) }

describe('a record applied to a new one', () => {
  it('is taken over without what and whom is left out, with what differs in its rows', () => {
    const source = {
      id: '9',
      name: 'box',
      number: 'N-9',
      elsewhere: 'not of this form',
      extra: { from: 'x', to: 'y' },
      lines: [{ id: '1', text: 'one' }, { id: '3', kind: 'answer' }, { id: '2' }],
    }
    expect(appliedRecord(apply, schema, { id: '9', record: source }, { state: 'N', name: 'none' }, scope)).toEqual({
      state: 'N',
      name: 'box',
      extra: { to: 'y' },
      lines: [{ text: 'one', code: 'A' }, { code: 'A' }],
      origin: '9',
      owner: 'ME',
    })
    expect(source.lines[0]).toEqual({ id: '1', text: 'one' })
  })

  it('begins as a new one where the other says nothing, in whatever way', () => {
    const source = { id: '9', record: { state: null, name: null } }
    expect(appliedRecord(apply, schema, source, { state: 'N' }, scope)).toMatchObject({ state: 'N' })
  })

  it('has its numbers as the form wants them, where they come as texts', () => {
    const rules: DataRules = { properties: { pieces: { type: 'integer' } } }
    const none: TakeoverModel = { omit: [], set: {}, rows: {} }
    expect(appliedRecord(none, rules, { id: '9', record: { pieces: '12' } }, {}, scope)).toEqual({ pieces: 12 })
  })
})
