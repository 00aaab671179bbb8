import { describe, expect, it, vi } from 'vitest'
import { exampleRoots } from '../../../config/rules/examples.ts'
import { createFormStore } from './store.ts'

const storeOf = (data = {}, isNew = false) => createFormStore({ data, scope: exampleRoots, isNew })

describe('data by path', () => {
  it('puts a value and leaves everything beside its path the same objects', () => {
    const store = storeOf({ left: { a: 1 }, right: { b: 2 } })
    const before = store.data()
    store.set('left.a', 5)
    expect(store.data()).toEqual({ left: { a: 5 }, right: { b: 2 } })
    expect(store.data()['right']).toBe(before['right'])
    expect(before).toEqual({ left: { a: 1 }, right: { b: 2 } })
  })

  it('makes lists and objects on the way to a path', () => {
    const store = storeOf()
    store.set('lines.0.text', 'x')
    expect(store.data()).toEqual({ lines: [{ text: 'x' }] })
  })

  it('makes an object where the rules know a number as a name', () => {
    const counts = { type: 'object', properties: { '20': { type: 'integer' }, '40': { type: 'integer' } } }
    const rules = { type: 'object', properties: { counts, rows: { type: 'array', items: counts } } }
    const store = createFormStore({ data: {}, scope: exampleRoots, isNew: true, rules })
    store.set('counts.40', 3)
    store.set('rows.0.20', 1)
    expect(store.data()).toEqual({ counts: { 40: 3 }, rows: [{ 20: 1 }] })
  })

  it('removes the name when a value is emptied', () => {
    const store = storeOf({ a: { b: 1, c: 2 } })
    store.set('a.b', undefined)
    expect(store.data()).toEqual({ a: { c: 2 } })
  })

  it('reads no name that an object only inherits', () => {
    expect(storeOf().get('constructor.name')).toBeUndefined()
  })
})

describe('listening', () => {
  it.each([
    ['above', 'a', true],
    ['at', 'a.b', true],
    ['below', 'a.b.c', true],
    ['beside', 'a.x', false],
    ['at a name that only begins alike', 'a.bc', false],
  ])('hears a change of a.b from a listener %s it', (_where, path, isHeard) => {
    const store = storeOf({ a: { b: { c: 1 }, x: 1, bc: 1 } })
    const heard = vi.fn()
    store.listen([path], heard)
    store.set('a.b', { c: 2 })
    expect(heard).toHaveBeenCalledTimes(isHeard ? 1 : 0)
  })

  it('hears once after a batch, and not at all when the values are what they were', () => {
    const store = storeOf({ a: 1, b: 1 })
    const heard = vi.fn()
    store.listen(['a', 'b'], heard)
    store.batch(() => {
      store.set('a', 2)
      store.set('b', 2)
    })
    expect(heard).toHaveBeenCalledTimes(1)
    store.batch(() => {
      store.set('a', 3)
      store.set('a', 2)
    })
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('hears nothing after it stopped', () => {
    const store = storeOf({ a: 1 })
    const heard = vi.fn()
    store.listen(['a'], heard)()
    store.set('a', 2)
    expect(heard).not.toHaveBeenCalled()
  })

  it('hears the record when it is loaded anew, not when the data changes', () => {
    const store = storeOf({ state: 'N' })
    const heard = vi.fn()
    store.listen(['record.state'], heard)
    store.set('state', 'D')
    expect(heard).not.toHaveBeenCalled()
    store.load({ data: { state: 'D' }, isNew: false })
    expect(heard).toHaveBeenCalledTimes(1)
    expect(store.scope.get('record.state')).toBe('D')
  })
})

describe('the scope of conditions', () => {
  it('reads data, record, session, tenant and today', () => {
    const store = storeOf({ name: 'x' })
    store.set('name', 'y')
    expect(store.scope.get('name')).toBe('y')
    expect(store.scope.get('record.name')).toBe('x')
    expect(store.scope.get('session.userId')).toBe('SOMEONE')
    expect(store.scope.get('tenant.id')).toBe('ONE')
    expect(store.scope.get('today')).toMatch(/^\d{8}$/)
  })

  it('has no record while it is new', () => {
    expect(storeOf({ id: '1' }, true).scope.get('record.id')).toBeUndefined()
  })
})

describe('unsaved changes', () => {
  it('are none when a value is put back, or a field emptied that was never filled', () => {
    const store = storeOf({ a: 1, list: [] })
    expect(store.isDirty()).toBe(false)
    store.set('a', 2)
    expect(store.isDirty()).toBe(true)
    store.set('a', 1)
    store.set('b', '')
    store.set('c', { d: undefined })
    store.set('list', undefined)
    expect(store.isDirty()).toBe(false)
  })

  it('are none after the record was loaded anew', () => {
    const store = storeOf({ a: 1 })
    store.set('a', 2)
    store.load({ data: { a: 2 }, isNew: false })
    expect(store.isDirty()).toBe(false)
  })
})

describe('rows', () => {
  it('keep their keys while others come and go', () => {
    const store = storeOf({ lines: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] })
    const [first, , third] = store.rowKeys('lines')
    store.removeRow('lines', 1)
    expect(store.rowKeys('lines')).toEqual([first, third])
    store.appendRow('lines', { text: 'd' })
    expect(store.rowKeys('lines').slice(0, 2)).toEqual([first, third])
    expect(new Set(store.rowKeys('lines')).size).toBe(3)
    expect(store.get('lines')).toEqual([{ text: 'a' }, { text: 'c' }, { text: 'd' }])
  })

  it('answer the same list of keys while only values change', () => {
    const store = storeOf({ lines: [{ text: 'a' }] })
    const keys = store.rowKeys('lines')
    store.set('lines.0.text', 'b')
    expect(store.rowKeys('lines')).toBe(keys)
  })

  it('take the keys of their own rows along when an earlier row goes or comes back', () => {
    const leg = (...lines: string[]) => ({ lines: lines.map((text) => ({ text })) })
    const legs = [leg('a', 'b'), leg('c', 'd')]
    const store = createFormStore({ data: { legs }, scope: exampleRoots, isNew: false })
    const [outer = 0] = store.rowKeys('legs')
    const [ofFirst, ofSecond] = [store.rowKeys('legs.0.lines'), store.rowKeys('legs.1.lines')]
    const heard = vi.fn(() => store.rowKeys('legs.0.lines'))
    store.listen(['legs.0.lines'], heard)
    store.removeRow('legs', 0)
    expect(heard).toHaveReturnedWith(ofSecond)
    store.restoreRow('legs', 0, legs[0], outer)
    expect(store.rowKeys('legs.1.lines')).toBe(ofSecond)
    expect(store.rowKeys('legs.0.lines')).not.toEqual(ofFirst)
  })

  it('take their messages along when an earlier row goes', () => {
    const store = storeOf({ lines: [{}, {}, {}] })
    store.messages.replace(
      new Map([
        ['lines', [{ label: 'whole' }]],
        ['lines.0.text', [{ label: 'first' }]],
        ['lines.1.text', [{ label: 'second' }]],
        ['lines.2.text', [{ label: 'third' }]],
        ['linesCount', [{ label: 'beside' }]],
      ]),
    )
    store.removeRow('lines', 1)
    expect([...store.messages.all()]).toEqual([
      ['lines', [{ label: 'whole' }]],
      ['lines.0.text', [{ label: 'first' }]],
      ['lines.1.text', [{ label: 'third' }]],
      ['linesCount', [{ label: 'beside' }]],
    ])
  })
})

describe('a row put back', () => {
  it('stands where it stood, under its key, and the messages of later rows move down', () => {
    const store = storeOf({ lines: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] })
    const keys = store.rowKeys('lines')
    store.removeRow('lines', 1)
    store.messages.replace(
      new Map([
        ['lines.0.text', [{ label: 'first' }]],
        ['lines.1.text', [{ label: 'third' }]],
      ]),
    )
    store.touch('lines.1.text')
    store.restoreRow('lines', 1, { text: 'b' }, keys[1] ?? 0)
    expect(store.get('lines')).toEqual([{ text: 'a' }, { text: 'b' }, { text: 'c' }])
    expect(store.rowKeys('lines')).toEqual(keys)
    expect([...store.messages.all().keys()]).toEqual(['lines.0.text', 'lines.2.text'])
    expect([store.touched('lines.1.text'), store.touched('lines.2.text')]).toEqual([false, true])
  })

  it('stands last in a list that has become shorter, or is gone', () => {
    const store = storeOf({})
    store.restoreRow('lines', 4, { text: 'e' }, 7)
    expect(store.get('lines')).toEqual([{ text: 'e' }])
    expect(store.rowKeys('lines')).toEqual([7])
  })
})

describe('messages', () => {
  it('are heard at the paths that changed only', () => {
    const { messages } = storeOf()
    const a = vi.fn()
    const b = vi.fn()
    messages.replace(new Map([['a', [{ label: 'x' }]]]))
    messages.listen('a', a)
    messages.listen('b', b)
    messages.replace(
      new Map([
        ['a', [{ label: 'x' }]],
        ['b', [{ label: 'y' }]],
      ]),
    )
    expect(a).not.toHaveBeenCalled()
    expect(b).toHaveBeenCalledTimes(1)
  })

  it('that are paused show the last value once they are released', () => {
    const { messages } = storeOf()
    const heard = vi.fn()
    messages.listenAll(heard)
    const release = messages.hold()
    messages.replace(new Map([['a', [{ label: 'x' }]]]))
    messages.replace(new Map([['b', [{ label: 'y' }]]]))
    expect(messages.all().size).toBe(0)
    release()
    expect([...messages.all().keys()]).toEqual(['b'])
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
