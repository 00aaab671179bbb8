import { describe, expect, it } from 'vitest'
import { exampleCodes } from './examples.ts'
import { entryPlaceOf, readEntry, withoutEntry, writeEntry } from './own-entry.ts'

const place = { keyField: 'kind', key: 'N', textField: 'text', codes: exampleCodes('code') }
const other = { kind: 'M', text: 'other', id: '9' }

describe('a text in a list of entries', () => {
  it('is read from the entry of its kind', () => {
    expect(readEntry([other, { kind: 'N', text: 'hello' }], place)).toBe('hello')
    expect(readEntry([other], place)).toBe('')
    expect(readEntry(undefined, place)).toBe('')
    expect(readEntry([{ kind: 'N', text: 'gone', code: 'D' }], place)).toBe('')
  })

  it('makes its entry', () => {
    expect(writeEntry(undefined, 'hi', place)).toEqual([{ kind: 'N', text: 'hi', code: 'A' }])
    expect(writeEntry([other], 'hi', place)).toEqual([other, { kind: 'N', text: 'hi', code: 'A' }])
  })

  it('changes a known entry, and an unknown one stays added', () => {
    expect(writeEntry([{ kind: 'N', text: 'a', id: '1' }, other], 'b', place)).toEqual([
      { kind: 'N', text: 'b', id: '1', code: 'U' },
      other,
    ])
    expect(writeEntry([{ kind: 'N', text: 'a', code: 'A' }], 'b', place)).toEqual([{ kind: 'N', text: 'b', code: 'A' }])
  })

  it('emptied marks a known entry as removed, and typing again brings it back', () => {
    const emptied = writeEntry([{ kind: 'N', text: 'a', id: '1' }, other], undefined, place)
    expect(emptied).toEqual([{ kind: 'N', text: '', id: '1', code: 'D' }, other])
    expect(readEntry(emptied, place)).toBe('')
    expect(writeEntry(emptied, 'b', place)).toEqual([{ kind: 'N', text: 'b', id: '1', code: 'U' }, other])
  })

  it('knows an entry that came without an id by its code: what it does not say was not added here', () => {
    expect(writeEntry([{ kind: 'N', text: 'a' }], 'b', place)).toEqual([{ kind: 'N', text: 'b', code: 'U' }])
    const emptied = writeEntry([{ kind: 'N', text: 'a' }, other], undefined, place)
    expect(emptied).toEqual([{ kind: 'N', text: '', code: 'D' }, other])
    expect(writeEntry(emptied, 'b', place)).toEqual([{ kind: 'N', text: 'b', code: 'U' }, other])
    const { codes, ...where } = place
    const withoutCodes = { ...where, codes: { ...codes, actionField: undefined } }
    expect(writeEntry([{ kind: 'N', text: 'a' }], undefined, withoutCodes)).toBeUndefined()
  })

  it('emptied takes an unknown entry out', () => {
    expect(writeEntry([{ kind: 'N', text: 'a', code: 'A' }, other], undefined, place)).toEqual([other])
    expect(writeEntry([{ kind: 'N', text: 'a', code: 'A' }], undefined, place)).toBeUndefined()
  })

  it('emptied where there was none changes nothing', () => {
    expect(writeEntry([other], undefined, place)).toEqual([other])
    expect(writeEntry(undefined, undefined, place)).toBeUndefined()
  })

  it('hidden leaves the list without its entry, and a known one marked as removed', () => {
    expect(withoutEntry([{ kind: 'N', text: 'new', code: 'A' }, other], place)).toEqual([other])
    expect(withoutEntry([{ kind: 'N', text: 'a', id: '1' }], place)).toEqual([
      { kind: 'N', text: '', id: '1', code: 'D' },
    ])
    expect(withoutEntry([other], place)).toEqual([other])
    expect(withoutEntry(undefined, place)).toBeUndefined()
    const removed = [{ kind: 'N', text: '', id: '1', code: 'D' }]
    expect(withoutEntry(removed, place)).toBe(removed)
  })

  it('stands where the options of a field say', () => {
    expect(
      entryPlaceOf({
        keyField: 'kind',
        key: 'N',
        textField: 'text',
        idField: 'id',
        actionField: 'code',
        actionCodes: { added: 'A', changed: 'U', removed: 'D' },
      }),
    ).toEqual(place)
  })
})
