import { describe, expect, it } from 'vitest'
import type { FormModel } from '../../../config/index.ts'
import { applyChange } from './effects.ts'
import { exampleRoots } from '../../../config/rules/examples.ts'
import { withGenerated } from './generated.ts'
import { createFormStore } from './store.ts'

const generated: FormModel['generated'] = {
  lines: {
    on: ['wide', 'high'],
    rows: [
      { values: { 'at.0.place': 'first' } },
      { when: { field: 'wide', is: 2 }, values: { 'at.0.place': 'second' } },
      { when: { field: 'high', is: 2 }, values: { 'at.0.place': 'third' } },
    ],
  },
}
const row = (place: string, more = {}) => ({ at: [{ place }], ...more })

function world(data: Record<string, unknown>) {
  const store = createFormStore({ data, scope: exampleRoots, isNew: false })
  const change = (path: string, value: unknown) =>
    void applyChange(
      {
        store,
        follows: { effects: [], generated, sections: [] },
        confirm: () => Promise.resolve(true),
      },
      () => store.set(path, value),
    )
  return { store, change }
}

describe('a list that follows from other fields', () => {
  it('is made anew, blank but for its values, when one of them changes', () => {
    const { store, change } = world({ wide: 1, high: 1, lines: [row('first', { name: 'x' })] })
    change('high', 2)
    expect(store.get('lines')).toEqual([row('first'), row('third')])
    change('wide', 2)
    expect(store.get('lines')).toEqual([row('first'), row('second'), row('third')])
  })

  it('stays as it is when something else changes', () => {
    const { store, change } = world({ wide: 1, lines: [row('first', { name: 'x' })] })
    change('name', 'y')
    expect(store.get('lines')).toEqual([row('first', { name: 'x' })])
  })

  it('is completed when it is loaded: rows are recognized by their values, missing ones are blank', () => {
    const data = { wide: 2, high: 2, lines: [row('third', { name: 'z' }), row('elsewhere')] }
    const { scope } = createFormStore({ data, scope: exampleRoots, isNew: false })
    expect(withGenerated(generated, data, scope)['lines']).toEqual([
      row('first'),
      row('second'),
      row('third', { name: 'z' }),
    ])
  })
})
