import { expect, it } from 'vitest'
import { exampleField, exampleForm, exampleSection, marking } from '../../../config/rules/examples.ts'
import { arrived } from './arrived.ts'

it('has rows that are stored, also where a back end still says that the last save added or changed them', () => {
  const lines = [
    { text: 'one', mark: 'A' },
    { id: 'L2', text: 'two', mark: 'U' },
    { id: 'L3', text: 'gone', mark: 'D' },
    { text: 'four' },
  ]
  expect(arrived(marking(), { id: 'R1', lines })['lines']).toEqual([
    { text: 'one' },
    { id: 'L2', text: 'two' },
    { id: 'L3', text: 'gone', mark: 'D' },
    { text: 'four' },
  ])
})

it('has texts of a list that are stored, so that one which is emptied is marked as removed', () => {
  const codes = { idField: 'id', actionField: 'mark', added: 'A', changed: 'U', removed: 'D' }
  const ownEntry = { keyField: 'kind', key: 'X', textField: 'text', codes }
  const form = exampleForm({ sections: [exampleSection('main', [exampleField('words', { path: 'lines', ownEntry })])] })
  expect(arrived(form, { lines: [{ kind: 'X', text: 'one', mark: 'A' }, null] })['lines']).toEqual([
    { kind: 'X', text: 'one' },
    null,
  ])
})

it('is the same where there is nothing of that', () => {
  const sent = { id: 'R1', lines: [{ id: 'L1', text: 'one' }] }
  expect(arrived(marking(), sent)).toBe(sent)
})
