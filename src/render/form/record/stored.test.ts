import { expect, it } from 'vitest'
import { marking } from '../../../config/rules/examples.ts'
import { withStoredRows } from './stored.ts'

it('a row that was not sent, as nothing stands in it, gets no id of one that was stored', () => {
  const sent = { lines: [{ text: 'one' }, { text: '' }, { text: 'two' }] }
  const mine = { lines: [{ text: 'one' }, { text: '' }, { text: 'two', count: 2 }] }
  const theirs = {
    lines: [
      { id: 'L1', text: 'one' },
      { id: 'L2', text: 'two' },
    ],
  }
  const known = withStoredRows(marking(), { sent, mine, theirs })
  expect(known.mine['lines']).toMatchObject([{ id: 'L1' }, { text: '' }, { id: 'L2', count: 2 }])
  expect(known.base['lines']).toMatchObject([{ id: 'L1' }, { text: '' }, { id: 'L2' }])
})

it('a row that was put before those that were sent as new is none of them', () => {
  const sent = { lines: [{ text: 'one' }, { text: 'two' }] }
  const mine = { lines: [{ text: 'later' }, { text: 'one' }, { text: 'two' }] }
  const theirs = {
    lines: [
      { id: 'L1', text: 'one' },
      { id: 'L2', text: 'two' },
    ],
  }
  expect(withStoredRows(marking(), { sent, mine, theirs }).mine['lines']).toEqual([
    { text: 'later' },
    { id: 'L1', text: 'one' },
    { id: 'L2', text: 'two' },
  ])
})
