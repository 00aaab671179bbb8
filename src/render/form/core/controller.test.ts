import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkWith } from '../../../config/index.ts'
import type { FormModel, JsonObject } from '../../../config/index.ts'
import { createFormController } from './controller.ts'
import {
  exampleForm,
  exampleNote,
  exampleRoots,
  exampleSection,
  exampleValidator,
} from '../../../config/rules/examples.ts'
import { createFormStore } from './store.ts'

function open(data: JsonObject = {}, model: FormModel = exampleForm()) {
  const store = createFormStore({ data, scope: exampleRoots, isNew: true })
  const check = checkWith(model, exampleValidator(model))
  const controller = createFormController({
    model,
    store,
    check,
    confirm: () => Promise.resolve(true),
    say: (label) => label,
  })
  const shown = () => [...store.messages.all().keys()]
  return { store, controller, shown }
}

afterEach(() => void vi.useRealTimers())

describe('messages while a form is filled in', () => {
  it('stand at the field that was left, not at those nobody touched', () => {
    const { controller, shown } = open({ amount: 0 })
    controller.change({ name: 'far too long for it' })
    expect(shown()).toEqual(['name'])
  })

  it('wait until a typed field is left', () => {
    const { controller, shown } = open()
    controller.type('name', 'far too long for it')
    expect(shown()).toEqual([])
    controller.leave('name')
    expect(shown()).toEqual(['name'])
  })

  it('follow the first text that is committed while somebody types, and the last, whatever comes between', () => {
    vi.useFakeTimers()
    const { store, controller, shown } = open()
    const type = (name: string) => controller.whileTyping(() => controller.change({ name }))
    type('far too long for it')
    expect(shown()).toEqual(['name'])
    for (const name of ['short', 'far too long again', 'fits']) {
      vi.advanceTimersByTime(200)
      type(name)
      expect([store.get('name'), shown()]).toEqual([name, ['name']])
    }
    vi.advanceTimersByTime(300)
    expect(shown()).toEqual([])
    type('far too long once more')
    controller.change({ name: 'left' })
    expect(shown()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('stand at the entry of a list whose field was left', () => {
    const text = { type: 'string', maxLength: 5 }
    const notes = { type: 'array', items: { type: 'object', properties: { kind: { type: 'string' }, text } } }
    const model = exampleForm({
      sections: [exampleSection('notes', [exampleNote('a')])],
      schema: { $id: 'notes', type: 'object', properties: { notes } },
    })
    const { controller, shown } = open({ notes: [{ kind: 'a', text: 'far too long' }] }, model)
    expect(shown()).toEqual([])
    controller.leave('notes')
    expect(shown()).toEqual(['notes.0.text'])
  })

  it('all stand after an action was tried, and go one by one', () => {
    const { controller, shown } = open({ amount: 0 })
    expect(controller.check('submit')).toBe(false)
    expect(shown()).toEqual(['name', 'amount'])
    controller.change({ name: 'x' })
    expect(shown()).toEqual(['amount'])
    controller.change({ amount: 1 })
    expect(shown()).toEqual([])
    expect(controller.check('submit')).toBe(true)
  })

  it('of the gateway stand until their field changes', () => {
    const { controller, shown, store } = open({ name: 'x', note: 'y' })
    controller.refuse(new Map([['name', 'already there']]))
    expect(store.messages.at('name')).toEqual([{ text: 'already there' }])
    controller.change({ note: 'z' })
    expect(shown()).toEqual(['name'])
    controller.change({ name: 'w' })
    expect(shown()).toEqual([])
  })

  it('of the gateway keep nobody from trying again: it may be right by now', () => {
    const { controller } = open({ name: 'x' })
    controller.refuse(new Map([['name', 'already there']]))
    expect(controller.check('submit')).toBe(true)
  })
})

it('a value that is looked for while another one is waited for is waited for, too', async () => {
  const { controller } = open({ name: 'x' })
  const endFirst = controller.seek('name')
  const found = vi.fn()
  const waiting = controller.found(true).then(found)
  const endSecond = controller.seek('note')
  endFirst()
  await new Promise((resolve) => setTimeout(resolve))
  expect(found).not.toHaveBeenCalled()
  endSecond('not there')
  await waiting
  expect(found).toHaveBeenCalledWith(false)
})

describe('what a change empties beside itself', () => {
  const clearing = exampleForm({
    effects: [
      { id: 'kindChanged', on: 'kind', clear: ['note', 'detail'], clearFields: [], set: { 'extra.from': 'K' } },
    ],
  })
  const begun = { kind: 'A', note: 'kept?', extra: { from: 'J', wanted: 1 } }

  it('is reported with a way back, which puts back what was changed, emptied and set', () => {
    const { controller, store } = open(begun, clearing)
    controller.change({ kind: 'B' })
    expect(controller.cleared()).toMatchObject({ by: 'kind', places: [{ path: 'note' }] })
    controller.change({ name: 'typed since' })
    controller.undoCleared()
    expect(store.data()).toEqual({ ...begun, name: 'typed since' })
    expect(controller.cleared()).toBeUndefined()
  })

  it('cannot be put back once something else stands there', () => {
    const { controller } = open(begun, clearing)
    controller.change({ kind: 'B' })
    controller.change({ note: 'anew' })
    expect(controller.cleared()).toBeUndefined()
  })

  it('is nothing where another value came in its place', () => {
    const renewing = exampleForm({
      effects: [{ id: 'kindChanged', on: 'kind', clear: ['note'], clearFields: [], set: { note: 'anew' } }],
    })
    const { controller } = open(begun, renewing)
    controller.change({ kind: 'B' })
    expect(controller.cleared()).toBeUndefined()
  })

  it('is nothing where nothing was lost', () => {
    const { controller } = open({ kind: 'A' }, clearing)
    controller.change({ kind: 'B' })
    expect(controller.cleared()).toBeUndefined()
  })
})

const effect = { id: 'kind', each: 'lines', on: 'kind', clear: ['text'], clearFields: [], set: {} }
const row = { kind: 'A', text: 'one' }

it('a row of which changes are given up has what they emptied', () => {
  const { store, controller } = open({ lines: [row] }, exampleForm({ effects: [effect] }))
  controller.change({ 'lines.0.kind': 'B' })
  expect(store.get('lines.0.text')).toBeUndefined()
  controller.resetRow('lines', 0, row)
  expect(store.get('lines')).toEqual([row])
})

it('a row that is put back has all that it had, whatever its values would empty were they entered', () => {
  const { store, controller } = open({ lines: [row] }, exampleForm({ effects: [effect] }))
  const [key = 0] = store.rowKeys('lines')
  controller.removeRow('lines', 0)
  controller.restoreRow('lines', 0, row, key)
  expect(store.get('lines')).toEqual([row])
})
