import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../config/index.ts'
import { createScope, setAt } from '../../../config/index.ts'
import { exampleForm, exampleNote, exampleRoots, exampleSection, marking } from '../../../config/rules/examples.ts'
import { sameData } from '../core/store.ts'
import type { Side } from './fields.ts'
import { merge } from './merge.ts'

const form = marking()
const base: JsonObject = {
  id: 'R1',
  lastUpdated: 'monday',
  name: 'Ann',
  kind: 'A',
  detail: 'fragile',
  note: 'old',
  amount: 3,
  unit: 'KG',
  lines: [
    { id: 'L1', text: 'one', count: 1 },
    { id: 'L2', text: 'two', count: 2 },
  ],
}

const merged = (mine: JsonObject, theirs: JsonObject, choices: Record<string, Side> = {}, model = form) => {
  const scope = createScope(exampleRoots, { data: () => mine, record: () => base })
  return merge(model, { base, mine, theirs }, new Map(Object.entries(choices)), scope)
}
const ofBase = (changes: Record<string, unknown>) =>
  Object.entries(changes).reduce((data, [path, value]) => setAt(data, path, value) as JsonObject, base)
const summary = ({ differences }: ReturnType<typeof merge>) =>
  differences.map(({ id, by, row }) => [id, by, ...(row === undefined ? [] : [row.became])].join(' '))

describe('two people changed one record', () => {
  it('in different fields: both stand, and the result names who changed what', () => {
    const made = merged(ofBase({ note: 'mine' }), ofBase({ name: 'Theirs', lastUpdated: 'tuesday' }))
    expect(made.data).toEqual(ofBase({ note: 'mine', name: 'Theirs', lastUpdated: 'tuesday' }))
    expect(summary(made)).toEqual(['name theirs', 'note mine'])
  })

  it('in one field: mine stands until the other one is chosen', () => {
    const [mine, theirs] = [ofBase({ note: 'mine' }), ofBase({ note: 'theirs' })]
    expect(merged(mine, theirs).data).toEqual(mine)
    expect(merged(mine, theirs, { note: 'theirs' }).data).toEqual(theirs)
    expect(merged(mine, theirs).differences).toMatchObject([
      { id: 'note', by: 'both', base: 'old', mine: 'mine', theirs: 'theirs' },
    ])
  })

  it('to the same value: there is nothing to tell', () => {
    const both = ofBase({ note: 'alike' })
    expect(merged(both, both)).toEqual({ differences: [], data: both })
  })

  it('under names that no path leads to, empty ones and such with a point: each change stands under its own name', () => {
    const named = (names: object) => ({ ...base, given: names }) as JsonObject
    const before = named({ 'a.b': 1, 'c.d': { x: 1, y: 1 }, '': 1 })
    const mine = named({ 'a.b': 2, 'c.d': { x: 2, y: 1 }, '': 2 })
    const theirs = named({ 'a.b': 1, 'c.d': { x: 1, y: 3 }, '': 1 })
    const scope = createScope(exampleRoots, { data: () => mine, record: () => before })
    expect(merge(form, { base: before, mine, theirs }, new Map(), scope).data).toEqual(
      named({ 'a.b': 2, 'c.d': { x: 2, y: 3 }, '': 2 }),
    )
    // A field at `extra.from` shows nothing of what is called so.
    const alike = (value: string) => ({ ...base, 'extra.from': value }) as JsonObject
    expect(merged(alike('mine'), base).data).toEqual(alike('mine'))
  })

  it('takes a field whole: a quantity never gets the other one’s unit', () => {
    const [mine, theirs] = [ofBase({ amount: 5 }), ofBase({ unit: 'LB' })]
    expect(summary(merged(mine, theirs))).toEqual(['amount both'])
    expect(merged(mine, theirs).data).toEqual(mine)
    expect(merged(mine, theirs, { amount: 'theirs' }).data).toEqual(theirs)
  })

  it('in different rows, and in different fields of one row', () => {
    const mine = ofBase({ 'lines.0.text': 'uno', 'lines.0.mark': 'U' })
    const theirs = ofBase({ 'lines.0.count': 7, 'lines.1.text': 'dos' })
    const made = merged(mine, theirs)
    expect(made.data.lines).toEqual([
      { id: 'L1', text: 'uno', count: 7, mark: 'U' },
      { id: 'L2', text: 'dos', count: 2 },
    ])
    expect(summary(made)).toEqual([
      'lines/L1/text mine changed',
      'lines/L1/count theirs changed',
      'lines/L2/text theirs changed',
    ])
  })

  it('each adds a row: both are there', () => {
    const made = merged(
      ofBase({ 'lines.2': { text: 'mine', mark: 'A' } }),
      ofBase({ 'lines.2': { id: 'L3', text: 'theirs' } }),
    )
    expect(made.data.lines).toMatchObject([{ id: 'L1' }, { id: 'L2' }, { id: 'L3', text: 'theirs' }, { text: 'mine' }])
    expect(summary(made)).toEqual(['lines/L3 theirs added', 'lines/new-3 mine added'])
  })

  it('one removes a row that the other left: it is removed', () => {
    const [gone, left] = [ofBase({ lines: [base.lines].flat().slice(0, 1) }), base]
    expect(merged(left, gone).data.lines).toEqual([{ id: 'L1', text: 'one', count: 1 }])
    const marked = ofBase({ 'lines.1.mark': 'D' })
    expect(merged(marked, ofBase({ note: 'theirs' })).data.lines).toMatchObject([{ id: 'L1' }, { id: 'L2', mark: 'D' }])
  })

  it('numbers rows as the form shows them, which leaves out those marked as removed; a removed one as it was', () => {
    const lines = ['L1', 'L2', 'L3', 'L4'].map((id) => ({ id, text: id }))
    const before = { ...base, lines }
    const mine = [
      { ...lines[0], mark: 'D' },
      { ...lines[1], mark: 'D' },
      { ...lines[2], text: 'here' },
      lines[3],
      { text: 'new' },
    ]
    const theirs = [...lines.slice(0, 3), { ...lines[3], text: 'there' }, { id: 'L5', text: 'more' }]
    const scope = createScope(exampleRoots, { data: () => before, record: () => before })
    const versions = { base: before, mine: { ...base, lines: mine }, theirs: { ...base, lines: theirs } }
    const { differences } = merge(form, versions, new Map(), scope)
    const told = differences.map(({ row }) => `${row?.number} ${row?.became}`)
    expect(told).toEqual(['1 removed', '2 removed', '1 changed', '2 changed', '5 added', '3 added'])
  })

  it('one removes a row that the other changed: neither is dropped unseen', () => {
    const removedThere = ofBase({ lines: [base.lines].flat().slice(0, 1) })
    const changedHere = ofBase({ 'lines.1.text': 'dos', 'lines.1.mark': 'U' })
    const here = merged(changedHere, removedThere)
    expect(summary(here)).toEqual(['lines/L2 both removed'])
    expect(here.data.lines).toEqual([
      { id: 'L1', text: 'one', count: 1 },
      { text: 'dos', count: 2, mark: 'A', id: undefined },
    ])
    expect(merged(changedHere, removedThere, { 'lines/L2': 'theirs' }).data.lines).toHaveLength(1)
    const there = merged(ofBase({ 'lines.1.mark': 'D' }), ofBase({ 'lines.1.text': 'dos' }))
    expect(summary(there)).toEqual(['lines/L2 both removed'])
    expect(there.data.lines).toMatchObject([{ id: 'L1' }, { id: 'L2', text: 'dos', mark: 'D' }])
  })

  it('in texts that are entries of one list: each by its own key, and others’ entries stay', () => {
    const model = exampleForm({ sections: [exampleSection('notes', [exampleNote('pickup'), exampleNote('delivery')])] })
    const notes = (...entries: [string, string][]) => ({
      ...base,
      notes: entries.map(([kind, text]) => ({ kind, text })),
    })
    const made = merged(
      notes(['pickup', 'my gate']),
      notes(['delivery', 'their gate'], ['other', 'seen by nobody']),
      {},
      model,
    )
    expect(summary(made)).toEqual(['notes/pickup mine', 'notes/delivery theirs'])
    expect(made.data.notes).toMatchObject([
      { kind: 'delivery', text: 'their gate' },
      { kind: 'other', text: 'seen by nobody' },
      { kind: 'pickup', text: 'my gate' },
    ])
  })

  it('in a list two of whose rows have one id: it is taken whole, no row is lost or there twice', () => {
    const twins = ofBase({ 'lines.1.id': 'L1' })
    const scope = createScope(exampleRoots, { data: () => twins, record: () => twins })
    const theirs = setAt(twins, 'note', 'theirs') as JsonObject
    expect(merge(form, { base: twins, mine: twins, theirs }, new Map(), scope).data).toEqual(theirs)
  })

  it('in a list whose rows have no ids: it is taken whole', () => {
    const rows = (...texts: string[]) => ({ ...base, lines: texts.map((text) => ({ text })) })
    const made = merged(rows('mine'), rows('theirs', 'more'))
    expect(summary(made)).toEqual(['lines both'])
    expect(made.data.lines).toEqual([{ text: 'mine' }])
  })
})

/** A small generator (mulberry32): a failure is found again by its seed. */
function generator(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below)
  }
}

/** The data without what the rows say became of them. */
const unmarked = (data: JsonObject): JsonObject => ({
  ...data,
  lines: (data.lines as JsonObject[]).map((line) => ({ ...line, mark: undefined })),
})

describe('whatever the two did', () => {
  const leaves = ['name', 'kind', 'detail', 'note', 'extra.wanted', 'extra.from', 'lines.0.text', 'lines.1.count']
  const changed = (random: (below: number) => number, among: readonly string[]) =>
    ofBase(
      Object.fromEntries(
        among.filter(() => random(2) === 0).map((path) => [path, random(3) === 0 ? undefined : `v${random(3)}`]),
      ),
    )

  it('what one side alone changed stands, and what nobody changed stays', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const random = generator(seed)
      const mine = changed(random, leaves)
      const theirs = changed(random, leaves)
      expect(sameData(unmarked(merged(mine, base).data), mine), `mine, seed ${seed}`).toBe(true)
      expect(sameData(unmarked(merged(base, theirs).data), theirs), `theirs, seed ${seed}`).toBe(true)
    }
  })

  it('disjoint changes are all there, whoever is asked first', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const random = generator(seed)
      const mineHas = leaves.filter(() => random(2) === 0)
      const mine = changed(random, mineHas)
      const theirs = changed(
        random,
        leaves.filter((path) => !mineHas.includes(path)),
      )
      const made = merged(mine, theirs)
      expect(
        made.differences.some(({ by }) => by === 'both'),
        `seed ${seed}`,
      ).toBe(false)
      expect(sameData(unmarked(made.data), unmarked(merged(theirs, mine).data)), `seed ${seed}`).toBe(true)
    }
  })

  it('a conflict is reported, and either choice gives that side’s value', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const random = generator(seed)
      const mine = changed(random, leaves)
      const theirs = changed(random, leaves)
      const conflicts = merged(mine, theirs).differences.filter(({ by }) => by === 'both')
      for (const side of ['mine', 'theirs'] as const) {
        const { data } = merged(mine, theirs, Object.fromEntries(conflicts.map(({ id }) => [id, side])))
        const other = merged(side === 'mine' ? mine : theirs, data)
        expect(
          other.differences.some(({ by }) => by === 'both'),
          `${side}, seed ${seed}`,
        ).toBe(false)
      }
    }
  })
})
