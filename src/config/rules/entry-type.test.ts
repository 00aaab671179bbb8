import { describe, expect, it } from 'vitest'
import type { FieldModel, FormModel } from '../model/form.ts'
import { carriedOut, messagePlace } from './entry-type.ts'
import { exampleCodes, exampleField, exampleForm, exampleRoots } from './examples.ts'
import { holdsEntry } from './own-entry.ts'
import { createScope } from './scope.ts'
import { countBySection, validate } from './validate.ts'

const entryType = { field: 'type', is: 'x_one', codes: exampleCodes('code') }
const all = exampleField('notes', { label: 'all' })
const own = exampleField('x_one', { path: 'notes', covers: ['notes'], entryType, required: { on: 'submit' } })
const sections = (...lists: [string, FieldModel][]): FormModel =>
  exampleForm({ sections: lists.map(([id, field]) => ({ id, label: id, fields: [field] })) })
const form = sections(['first', all], ['second', own])
const scopeOf = (notes: unknown) => createScope(exampleRoots, { data: () => ({ notes }), record: () => undefined })
const missing = (notes: unknown, level: 'save' | 'submit' = 'submit') => [
  ...validate(form, { notes }, scopeOf(notes), level, () => []).messages.keys(),
]

describe('a field with the entries of one type of a list', () => {
  it('is missing while the list has none of the type, or one that is to be removed', () => {
    expect(missing(undefined)).toEqual(['notes.x_one'])
    expect(missing([{ type: 'OTHER' }])).toEqual(['notes.x_one'])
    expect(missing([{ type: 'x_one', id: '1', code: 'D' }])).toEqual(['notes.x_one'])
    expect(missing([{ type: 'OTHER' }, { type: 'x_one', code: 'A' }])).toEqual([])
    expect(missing(undefined, 'save')).toEqual([])
  })

  it('has messages about it, and about its entries, in its own section', () => {
    const notes = [{ type: 'OTHER' }, { type: 'x_one' }]
    expect(messagePlace(own, 'notes')).toBe('notes.x_one')
    expect([...countBySection(['notes.x_one'], form, scopeOf(notes))]).toEqual([['second', 1]])
    const holds = (field: FieldModel) =>
      ['notes', 'notes.x_one', 'notes.0', 'notes.1.text', 'notes.x_two'].filter((path) =>
        holdsEntry(field, path, scopeOf(notes)),
      )
    expect(holds(own)).toEqual(['notes.x_one', 'notes.1.text'])
  })
})

describe('a list once what was sent of it is carried out', () => {
  const stored = [
    { id: '1', type: 'a' },
    { id: '2', type: 'b' },
  ]

  it('is the stored one with what is added, changed and removed', () => {
    const sent = [
      { id: '1', code: 'D' },
      { id: '2', type: 'c', code: 'U' },
      { type: 'd', code: 'A' },
    ]
    expect(carriedOut(stored, sent, entryType.codes)).toEqual([
      { id: '2', type: 'c', code: 'U' },
      { type: 'd', code: 'A' },
    ])
  })

  it('takes nothing from entries that are sent without a code, or that it does not have', () => {
    expect(carriedOut(stored, [{ id: '1', type: 'x' }, { type: 'x' }], entryType.codes)).toEqual(stored)
    expect(carriedOut(undefined, [{ id: '9', type: 'x', code: 'U' }], entryType.codes)).toEqual([])
    expect(carriedOut(stored, undefined, entryType.codes)).toEqual(stored)
  })
})
