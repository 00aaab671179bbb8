import { describe, expect, it } from 'vitest'
import { actionCodesOf, isStored } from './entries.ts'
import type { Entry } from './entries.ts'

const codes = actionCodesOf({
  idField: 'id',
  actionField: 'action',
  actionCodes: { added: 'A', changed: 'U', removed: 'D' },
})

describe('whether the gateway has an entry already', () => {
  it.each([
    ['by its id', { id: 7, action: 'A' }, true],
    ['that came without an id, by what it holds', { text: 'Fragile' }, true],
    ['not one that says it was added here', { text: 'Fragile', action: 'A' }, false],
    ['not one that holds nothing', { id: '', text: '' }, false],
  ] as [string, Entry, boolean][])('%s', (_what, entry, stored) => {
    expect(isStored(entry, codes)).toBe(stored)
  })
})
