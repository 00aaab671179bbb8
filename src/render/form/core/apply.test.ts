import { describe, expect, it } from 'vitest'
import type { ApplyModel } from '../../../config/index.ts'
import { appliedRecord } from './apply.ts'

const apply: ApplyModel = {
  label: 'apply',
  lookup: 'records',
  load: { operation: 'getRecord', path: {}, query: {}, at: '' },
  omit: ['id', 'extra.from'],
  set: { origin: { from: 'choice' }, owner: { from: 'session.userId' } },
  rows: { lines: { omit: ['id'], set: { code: 'A' } }, absent: { omit: [], set: { code: 'A' } } },
}
const scope = { get: (path: string) => (path === 'session.userId' ? 'ME' : undefined) }

describe('a record applied to a new one', () => {
  it('is taken over without what is left out, with what differs in its rows', () => {
    const source = { id: '9', name: 'box', extra: { from: 'x', to: 'y' }, lines: [{ id: '1', text: 'one' }, { id: '2' }] }
    expect(appliedRecord(apply, source, { state: 'N', name: 'none' }, '9', scope)).toEqual({
      state: 'N',
      name: 'box',
      extra: { to: 'y' },
      lines: [{ text: 'one', code: 'A' }, { code: 'A' }],
      origin: '9',
      owner: 'ME',
    })
    expect(source.lines[0]).toEqual({ id: '1', text: 'one' })
  })
})
