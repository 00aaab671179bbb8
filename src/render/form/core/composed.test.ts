import { describe, expect, it } from 'vitest'
import { checkWith } from '../../../config/index.ts'
import type { FormModel } from '../../../config/index.ts'
import { composedText } from './composed.ts'
import { createFormController } from './controller.ts'
import { exampleForm, exampleRoots, exampleValidator } from '../../../config/rules/examples.ts'
import { createFormStore } from './store.ts'

const composed: FormModel['composed'] = {
  note: {
    from: ['kind', 'name', { list: 'lines', field: 'mark', is: 'X', take: 'text' }],
    separator: ' / ',
    maxLength: 14,
  },
}

function open(data: Record<string, unknown> = {}, texts = composed) {
  const model = exampleForm({ composed: texts })
  const store = createFormStore({ data, scope: exampleRoots, isNew: true })
  const controller = createFormController({
    model,
    store,
    check: checkWith(model, exampleValidator(model)),
    confirm: () => Promise.resolve(true),
    say: (label) => label,
  })
  return { store, controller }
}

describe('a composed text', () => {
  it('is made of what has a value, in order, cut to its length', () => {
    const { note } = composed
    if (note === undefined) throw new Error('no note')
    expect(composedText(note, { kind: 'A' })).toBe('A')
    expect(
      composedText(note, {
        name: 'box',
        lines: [
          { mark: 'Y', text: 'no' },
          { mark: 'X', text: 'top' },
        ],
      }),
    ).toBe('box / top')
    expect(composedText(note, { kind: 'A', name: 'a long long name' })).toBe('A / a long lon')
    expect(composedText(note, {})).toBe('')
  })

  it('stands on one line, whatever lines it is made of', () => {
    const note = { from: ['name', 'kind'], separator: ' ' }
    expect(composedText(note, { name: 'first\r\nsecond\n\n third', kind: 'A' })).toBe('first second third A')
  })

  it('follows what it is made of', () => {
    const { store, controller } = open()
    controller.change({ kind: 'A' })
    controller.change({ name: 'box' })
    expect(store.get('note')).toBe('A / box')
    controller.change({ kind: undefined, name: undefined })
    expect(store.get('note')).toBeUndefined()
  })

  it('follows another composed text that it is made of, at the first change and at the next', () => {
    const { store, controller } = open({}, { ...composed, detail: { from: ['note', 'unit'], separator: ' in ' } })
    controller.change({ kind: 'A', unit: 'kg' })
    expect(store.get('detail')).toBe('A in kg')
    controller.change({ name: 'box' })
    expect(store.get('detail')).toBe('A / box in kg')
  })

  it('stays as it is once it was edited by hand, and follows again when it is emptied', () => {
    const { store, controller } = open()
    controller.change({ kind: 'A' })
    controller.change({ note: 'mine' })
    controller.change({ name: 'box' })
    expect(store.get('note')).toBe('mine')
    controller.change({ note: undefined })
    expect(store.get('note')).toBe('A / box')
  })

  it('of a loaded record that says something else is left alone', () => {
    const { store, controller } = open({ kind: 'A', note: 'ours' })
    controller.change({ name: 'box' })
    expect(store.get('note')).toBe('ours')
  })
})

describe('a text in the words of a label', () => {
  const named: FormModel['composed'] = {
    text: {
      each: 'lines',
      from: [],
      separator: ' ',
      text: {
        label: '{{kind}} {{extra}} count of {{count}}',
        values: {
          kind: { path: 'mark', lookup: 'kinds', optional: false },
          extra: { path: 'extra', optional: true },
          count: { path: 'count', optional: false },
        },
      },
    },
  }
  const lookups: FormModel['lookups'] = {
    kinds: {
      id: 'kinds',
      options: [{ value: 'A', label: 'Apples' }],
      query: {},
      at: '',
      value: 'value',
      label: 'label',
    },
  }
  const say = (label: string, params: Record<string, string> = {}) =>
    Object.entries(params).reduce((text, [name, value]) => text.replace(`{{${name}}}`, value), label)

  function openRows(lines: Record<string, unknown>[]) {
    const model = exampleForm({ composed: named, lookups })
    const store = createFormStore({ data: { lines }, scope: exampleRoots, isNew: true })
    const check = () => []
    return {
      store,
      ...createFormController({ model, store, check, confirm: () => Promise.resolve(true), say }),
    }
  }

  it('is filled with the values of its row once none is missing, codes as their lookup says', () => {
    const { store, change } = openRows([{ mark: 'A' }, {}])
    expect(store.get('lines.0.text')).toBeUndefined()
    change({ 'lines.0.count': 3 })
    expect(store.get('lines.0.text')).toBe('Apples count of 3')
    change({ 'lines.0.extra': 'red' })
    expect(store.get('lines.0.text')).toBe('Apples red count of 3')
    expect(store.get('lines.1.text')).toBeUndefined()
    change({ 'lines.0.mark': undefined })
    expect(store.get('lines.0.text')).toBeUndefined()
  })

  it('stays as it is in a row where it was edited by hand', () => {
    const { store, change } = openRows([{ mark: 'A', count: 1, text: 'mine' }])
    change({ 'lines.0.count': 2 })
    expect(store.get('lines.0.text')).toBe('mine')
  })
})
