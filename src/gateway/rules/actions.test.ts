import { describe, expect, it } from 'vitest'
import { exampleAction } from '../../config/rules/examples.ts'
import { sentBy } from './actions.ts'

const actions = [
  exampleAction('remove', { query: { action: 'D' }, set: { code: '1' } }),
  exampleAction('submit', {
    query: { action: 'S' },
    set: { stage: 'P', state: { when: { field: 'old', is: true }, then: 'A', else: 'P' } },
    validate: 'submit',
  }),
  exampleAction('save', { query: { action: 'S' }, set: { stage: 'P', state: 'D' }, validate: 'save' }),
]
const by = (body: object, query: Record<string, unknown> = { action: 'S' }) => sentBy(actions, { query, body })?.id

describe('the action that sends a call', () => {
  it('is the one whose fixed values the call has', () => {
    expect(by({ state: 'D', stage: 'P' })).toBe('save')
    expect(by({ state: 'P', stage: 'P' })).toBe('submit')
    expect(by({ id: '1' }, { action: 'D' })).toBe('remove')
  })

  it('is a draft where nothing tells', () => {
    expect(by({})).toBe('save')
    expect(by({ stage: 'P' })).toBe('save')
  })

  it('is none where the call contradicts each', () => {
    expect(by({ stage: 'X' })).toBeUndefined()
    expect(by({ code: '9' }, { action: 'D' })).toBeUndefined()
  })
})
