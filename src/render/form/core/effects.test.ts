import { describe, expect, it, vi } from 'vitest'
import type { EffectModel, JsonObject, Path } from '../../../config/index.ts'
import { exampleField, exampleNote, exampleRoots, exampleSection } from '../../../config/rules/examples.ts'
import { applyChange } from './effects.ts'
import { createFormStore } from './store.ts'

/** Two fields with an entry each in a list that they share, and one that covers two paths. */
const sections = [
  exampleSection('main', [
    exampleNote('first'),
    exampleNote('second'),
    exampleField('amount', { covers: ['amount', 'unit'] }),
  ]),
]
const note = (kind: string) => ({ kind, text: 'of mine' })

function world(data: JsonObject, effects: (Partial<EffectModel> & { on: Path })[], answer = true) {
  const store = createFormStore({ data, scope: exampleRoots, isNew: false })
  const confirm = vi.fn(() => Promise.resolve(answer))
  const all = effects.map((effect, index): EffectModel => ({
    id: String(index),
    clear: [],
    clearFields: [],
    set: {},
    ...effect,
  }))
  const change = (path: Path, value: unknown) =>
    applyChange({ store, follows: { effects: all, generated: {}, sections }, confirm }, () => store.set(path, value))
  return { store, confirm, change }
}

describe('effects of a change', () => {
  it('empty and fill fields, in the order of the file', () => {
    const { store, change } = world({ kind: 'A', detail: 'x' }, [
      { on: 'kind', clear: ['detail', 'unit'] },
      { on: 'kind', set: { unit: { from: 'session.defaults.unit' } } },
    ])
    void change('kind', 'B')
    expect(store.data()).toEqual({ kind: 'B', unit: 'KG' })
  })

  it('leave what stands where there is nothing to put', () => {
    const { store, change } = world({ kind: 'A', unit: 'LB', mark: 1, other: '' }, [
      { on: 'kind', set: { unit: { from: 'session.defaults.none' }, mark: { from: 'other' } } },
    ])
    void change('kind', 'B')
    expect(store.data()).toEqual({ kind: 'B', unit: 'LB', mark: 1, other: '' })
  })

  it('run only when the field became the value, and only when the condition holds', () => {
    const { store, change } = world({ kind: 'A', a: 1, b: 1 }, [
      { on: 'kind', to: 'C', clear: ['a'] },
      { on: 'kind', when: { field: 'kind', is: 'C' }, clear: ['b'] },
    ])
    void change('kind', 'B')
    expect(store.data()).toEqual({ kind: 'B', a: 1, b: 1 })
    void change('kind', 'C')
    expect(store.data()).toEqual({ kind: 'C' })
  })

  it('do not run when the field was given the value it had', () => {
    const { store, change } = world({ kind: 'A', a: 1 }, [{ on: 'kind', clear: ['a'] }])
    void change('kind', 'A')
    expect(store.get('a')).toBe(1)
  })

  it('start when something below or above the field changed it', () => {
    const { store, change } = world({ part: { x: 1 }, a: 1 }, [{ on: 'part.x', clear: ['a'] }])
    void change('part', { x: 2 })
    expect(store.get('a')).toBeUndefined()
  })

  it('start effects of their own', () => {
    const { store, change } = world({ kind: 'A', detail: 'x', lines: [1] }, [
      { on: 'kind', clear: ['detail'] },
      { on: 'detail', when: { not: { field: 'detail', filled: true } }, clear: ['lines'] },
    ])
    void change('kind', 'B')
    expect(store.data()).toEqual({ kind: 'B' })
  })

  it('end when they circle', () => {
    const { store, change } = world({ a: 1, b: 1 }, [
      { on: 'a', set: { b: { from: 'a' } } },
      { on: 'b', set: { a: 7 } },
    ])
    void change('a', 2)
    expect(store.data()).toEqual({ a: 7, b: 2 })
  })
})

describe('effects of every row', () => {
  const emptied = {
    each: 'lines',
    on: 'kind',
    when: { field: 'row.kind', filled: false },
    clear: ['part.text'],
    set: { mark: { from: 'row.name' } },
  } as const

  it('run in the row that was changed, and read it', () => {
    const rows = [
      { kind: 'A', name: 'one', part: { text: 'x' } },
      { kind: 'A', name: 'two', part: { text: 'y' } },
    ]
    const { store, change } = world({ lines: rows }, [{ ...emptied, clear: [...emptied.clear] }])
    void change('lines.1.kind', undefined)
    expect(store.get('lines')).toEqual([rows[0], { name: 'two', part: {}, mark: 'two' }])
  })

  it('do not run in rows that stand elsewhere since another was taken out', () => {
    const rows = [{ kind: 'A' }, { name: 'two', part: { text: 'y' } }]
    const { store, change } = world({ lines: rows }, [{ ...emptied, clear: [...emptied.clear] }])
    void change('lines', [rows[1]])
    expect(store.get('lines')).toEqual([rows[1]])
  })

  it('run in the row of a list that stands in a row, and in no other', () => {
    const row = (kind: string) => ({ kind, name: kind, part: { text: 'x' } })
    const legs = [{ lines: [row('A'), row('B')] }, { lines: [row('A')] }, {}]
    const { store, change } = world({ legs }, [{ ...emptied, each: 'legs.*.lines', clear: [...emptied.clear] }])
    void change('legs.0.lines.1.kind', undefined)
    expect(store.get('legs.0.lines')).toEqual([row('A'), { name: 'B', part: {}, mark: 'B' }])
    expect(store.get('legs.1')).toBe(legs[1])
    void change('legs', [legs[1]])
    expect(store.get('legs')).toEqual([legs[1]])
  })

  it('run nowhere while there are no rows', () => {
    const { store, change } = world({ kind: 'A' }, [{ ...emptied, clear: [...emptied.clear] }])
    void change('kind', 'B')
    expect(store.data()).toEqual({ kind: 'B' })
  })
})

describe('effects that ask', () => {
  const removing = { on: 'wanted', to: 0, confirm: 'sure?', clear: ['part'] }

  it('do not ask while there is nothing to lose', () => {
    const { store, confirm, change } = world({ wanted: 1, part: { text: '' } }, [removing])
    expect(change('wanted', 0)).toBeUndefined()
    expect(confirm).not.toHaveBeenCalled()
    expect(store.get('part')).toBeUndefined()
  })

  it('empty the fields once confirmed', async () => {
    const { store, confirm, change } = world({ wanted: 1, part: { text: 'x' } }, [removing])
    const waiting = change('wanted', 0)
    expect(confirm).toHaveBeenCalledWith('sure?')
    expect(store.get('part')).toEqual({ text: 'x' })
    await waiting
    expect(store.data()).toEqual({ wanted: 0 })
  })

  it('ask for what a field holds of a value that it shares, and take out that alone', async () => {
    const taking = { on: 'wanted', to: 0, confirm: 'sure?', clearFields: ['second'] }
    const { store, confirm, change } = world({ wanted: 1, notes: [note('first'), note('second')] }, [taking])
    await change('wanted', 0)
    expect(confirm).toHaveBeenCalledWith('sure?')
    expect(store.data()).toEqual({ wanted: 0, notes: [note('first')] })
  })

  it('do not ask for what others hold of a value', () => {
    const { store, confirm, change } = world({ wanted: 1, notes: [note('first')] }, [
      { on: 'wanted', confirm: 'sure?', clearFields: ['second'] },
    ])
    expect(change('wanted', 0)).toBeUndefined()
    expect(confirm).not.toHaveBeenCalled()
    expect(store.get('notes')).toEqual([note('first')])
  })

  it('empty a field that shares nothing with all that it covers', async () => {
    const { store, confirm, change } = world({ wanted: 1, unit: 'KG' }, [
      { on: 'wanted', confirm: 'sure?', clearFields: ['amount'] },
    ])
    await change('wanted', 0)
    expect(confirm).toHaveBeenCalledTimes(1)
    expect(store.data()).toEqual({ wanted: 0 })
  })

  it('declined, give the field back what it was and run nothing', async () => {
    const { store, change } = world(
      { wanted: 1, part: { text: 'x' }, other: 1 },
      [{ on: 'wanted', clear: ['other'] }, removing],
      false,
    )
    await change('wanted', 0)
    expect(store.data()).toEqual({ wanted: 1, part: { text: 'x' }, other: 1 })
  })

  it('of every row are started in all of them by a field outside of the rows, too, and declined give it back', async () => {
    const rows = [{ count: 1 }, { count: 2, unit: 'LB' }, {}]
    const taking = { each: 'lines', on: 'count', alsoOn: 'kind', set: { unit: { from: 'session.defaults.unit' } } }
    const when = { all: [{ field: 'row.count', filled: true }, { not: { field: 'row.unit', filled: true } }] }
    const { store, change } = world({ lines: rows }, [{ ...taking, when }])
    void change('name', 'x')
    expect(store.get('lines')).toBe(rows)
    void change('kind', 'B')
    expect(store.get('lines')).toEqual([{ count: 1, unit: 'KG' }, { count: 2, unit: 'LB' }, {}])

    const asked = world(
      { kind: 'A', lines: [{ count: 1 }] },
      [{ ...taking, set: {}, confirm: 'sure?', clear: ['count'] }],
      false,
    )
    await asked.change('kind', 'B')
    expect(asked.store.data()).toEqual({ kind: 'A', lines: [{ count: 1 }] })
  })
})
