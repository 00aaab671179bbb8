import { describe, expect, it } from 'vitest'
import { DEFAULT_UPLOADS, readUploadLimits } from '../../config/index.ts'
import { faultsOf } from './file.ts'
import { actsOn, added, arrived, changed, filesToSend, removed, replaced, settled } from './list.ts'
import { placeOf, shown, sinceArrived, undone, withChanges } from './list.ts'
import type { DocumentOptions } from './manifest.ts'
import { carriedOver, inOrderOf, merged, payloadOf } from './save.ts'

const names = {
  file: 'file',
  id: 'id',
  action: 'code',
  content: 'data',
  serial: 'no',
  extension: 'ext',
  source: 'source',
}
const options: DocumentOptions = {
  ...{ names, newRow: { source: 'CP' }, download: { operation: 'get' } },
  ...{ ownSource: 'CP', replace: true, remove: true, maxNew: 5, closedBy: [], format: 'short' },
}
const file = { name: 'Invoice 1.PDF', content: 'AAAA' }
const old = { no: 3, file: 'old.pdf', id: 'D-3', source: 'CP' }

describe('a list of documents', () => {
  it('has nothing to do with one whose action is no code of its own', () => {
    expect(
      changed(
        [
          { id: 'D-1', code: 'constructor' },
          { id: 'D-2', code: 'X' },
          { id: 'D-3', code: 'D' },
        ],
        names,
      ),
    ).toEqual([{ id: 'D-3', code: 'D' }])
  })

  it('has a document where it stands by now: by its id, a new one by its number', () => {
    const [another, typed] = [
      { no: 4, id: 'D-4' },
      { no: 5, file: 'new.pdf', text: 'typed since' },
    ]
    expect(placeOf(old, [another, typed, { ...old, by: 'Ann' }], names)).toBe(2)
    expect(placeOf({ no: 5, file: 'new.pdf' }, [another, typed], names)).toBe(1)
    expect(placeOf(old, [another, typed], names)).toBe(-1)
    // Of new ones without a number nobody knows.
    expect(placeOf({ file: 'new.pdf' }, [{ file: 'other.pdf' }], names)).toBe(-1)
  })

  it('has nothing to do with what the gateway says was to become of one: it has happened', () => {
    const came = [
      { ...old, code: 'A' },
      { ...old, id: 'D-4', code: 'U' },
      { ...old, id: 'D-5', code: 'D' },
    ]
    expect(arrived([old, ...came], names)).toEqual([old, old, { ...old, id: 'D-4' }])
    expect(arrived([old], names)[0]).toBe(old)
  })

  it('of a form tells what came with a code from what a person did since', () => {
    const record = [
      { ...old, code: 'U' },
      { ...old, id: 'D-5', code: 'D' },
    ]
    const kept = record.map((each) => ({ ...each }))
    expect(sinceArrived(kept, record, names)).toEqual([old])
    const [fresh = {}] = added(record, file, options)
    const changes = [fresh, replaced({ ...old, code: 'U' }, file, names), { ...old, id: 'D-6', code: 'D' }]
    expect(sinceArrived(changes, record, names)).toEqual(changes)
  })

  it('takes a new one before the others, numbered one above the highest', () => {
    expect(added([old, { ...old, no: 7 }], file, options)[0]).toEqual({
      no: 8,
      file: 'Invoice 1.PDF',
      ext: 'pdf',
      data: 'AAAA',
      code: 'A',
      source: 'CP',
    })
    expect(added([{ ...old, no: '7' }, old], file, options)[0]?.no).toBe(8)
    expect(added([], file, options)[0]?.no).toBe(1)
  })

  it('marks a known one as replaced or deleted, takes a new one out, and takes both back', () => {
    const [fresh = {}] = added([old], file, options)
    const other = replaced(old, file, names)
    expect(other).toMatchObject({ no: 3, id: 'D-3', file: 'Invoice 1.PDF', code: 'U' })
    expect(replaced(fresh, { ...file, name: 'b.txt' }, names)).toMatchObject({ file: 'b.txt', ext: 'txt', code: 'A' })
    expect(removed([fresh, old], 1, names)).toEqual([fresh, { ...old, code: 'D' }])
    expect(removed([fresh, old], 0, names)).toEqual([old])
    expect(undone(other, [old], names)).toBe(old)
    expect(settled([fresh, other], [old], names)).toEqual([old])
  })

  it('[NL-04] takes changes that were kept on the device over what is stored by then: a file for a document that has gone is a new one', () => {
    const [fresh = {}] = added([old], file, options)
    const other = replaced(old, file, names)
    const removal = { ...old, code: 'D' }
    expect(withChanges([old], [fresh, other], names)).toEqual([fresh, other])
    expect(withChanges([], [removal], names)).toEqual([])
    expect(withChanges([], [other], names)).toEqual([{ ...other, id: undefined, code: 'A' }])
  })

  it('lets a new one be changed always, a known one only of the portal’s source and until the record is closed', () => {
    const open = { readOnly: false, isClosed: false }
    const [fresh = {}] = added([], file, options)
    const all = { replace: true, undo: false, remove: true }
    const none = { replace: false, undo: false, remove: false }
    expect(actsOn(old, options, open)).toEqual(all)
    expect(actsOn({ ...old, source: 'BROKER' }, options, open)).toEqual(none)
    expect(actsOn({ ...old, [names.id]: undefined }, options, open)).toEqual(none)
    expect(actsOn({ ...old, [names.id]: undefined, source: 'BROKER' }, options, open)).toEqual(none)
    expect(actsOn(old, options, { ...open, isClosed: true })).toEqual(none)
    expect(actsOn(fresh, options, { ...open, isClosed: true })).toEqual(all)
    expect(actsOn(replaced(old, file, names), options, open)).toEqual({ ...all, undo: true })
    expect(actsOn({ ...old, code: 'D' }, options, open)).toEqual({ ...none, undo: true })
    expect(actsOn(fresh, options, { ...open, readOnly: true })).toEqual(none)
  })

  it('counts the files that a save would send, not what it deletes', () => {
    const entries = [...added([], file, options), replaced(old, file, names), { ...old, code: 'D' }, old]
    expect(filesToSend(entries, names)).toBe(2)
    expect(changed(entries, names)).toHaveLength(3)
  })

  it('is shown with the highest number first, each at its place', () => {
    expect(shown([{ no: 1 }, { no: 3 }, { no: 2 }], names).map(({ index }) => index)).toEqual([1, 2, 0])
  })
})

describe('the limits of uploads', () => {
  it.each([
    ['2M', 2 * 1024 ** 2],
    ['1.5K', 1536],
    ['700', 700],
    ['much', 10 * 1024 ** 2],
    ['5 MB', 5 * 1024 ** 2],
    [' 7m ', 7 * 1024 ** 2],
    [2048, 2048],
    [undefined, 10 * 1024 ** 2],
  ])('of the size %s are %d bytes', (size, bytes) => {
    expect(readUploadLimits(size, undefined).bytes).toBe(bytes)
  })

  it('name the types, and are the portal’s own where none are named', () => {
    expect(readUploadLimits('2M', 'pdf, DOCX')).toEqual({ bytes: 2 * 1024 ** 2, size: '2M', types: ['pdf', 'docx'] })
    expect(readUploadLimits(undefined, ['pdf', 'TIF']).types).toEqual(['pdf', 'tif'])
    expect(readUploadLimits(undefined, '.pdf, .Docx').types).toEqual(['pdf', 'docx'])
    expect(readUploadLimits(undefined, [null, 'pdf', 7, {}]).types).toEqual(['pdf'])
    expect(readUploadLimits(undefined, [null])).toEqual(DEFAULT_UPLOADS)
    expect(readUploadLimits(undefined, '')).toEqual(DEFAULT_UPLOADS)
    expect(readUploadLimits('5 mb', '').size).toBe('5M')
    expect(readUploadLimits('1G', '')).toMatchObject({ bytes: 55_900_000, size: '53M' })
  })

  it('judge a file by its extension and by its size', () => {
    const limits = readUploadLimits('1K', 'pdf,png')
    const wrongType = { label: 'documents.wrongType', params: { types: 'pdf, png' } }
    const tooLarge = { label: 'documents.tooLarge', params: { size: '1K' } }
    expect(faultsOf({ name: 'a.PDF', size: 1024 }, limits)).toEqual([])
    expect(faultsOf({ name: 'a.pdf', size: 1025 }, limits)).toEqual([tooLarge])
    expect(faultsOf({ name: 'a.pdf.exe', size: 9999 }, limits)).toEqual([wrongType, tooLarge])
    expect(faultsOf({ name: 'pdf', size: 1 }, limits)).toEqual([wrongType])
    expect(faultsOf({ name: 'a.pdf', size: 0 }, limits)).toEqual([{ label: 'documents.emptyFile', params: {} }])
  })
})

describe('a save of documents', () => {
  const fresh = { no: 4, file: 'a.pdf', data: 'AAAA', code: 'A', source: 'CP' }
  const gone = { ...old, code: 'D' }

  it('sends what changed under the payload’s names, with what the record says', () => {
    const save = {
      operation: 'put',
      list: 'documents',
      body: { fileNo: 'record.no', none: 'record.none' },
      each: { refKey: 'record.id' },
      fields: { name: 'file', docActionCode: 'code', externalId: 'id', text: 'data' },
    }
    const record: Record<string, unknown> = { 'record.no': 'F1', 'record.id': 'R1' }
    expect(payloadOf([fresh, old, gone], save, names, (path) => record[path])).toEqual({
      fileNo: 'F1',
      documents: [
        { refKey: 'R1', name: 'a.pdf', docActionCode: 'A', text: 'AAAA' },
        { refKey: 'R1', name: 'old.pdf', docActionCode: 'D', externalId: 'D-3' },
      ],
    })
  })

  it('puts what is saved in its place and leaves what was refused to be saved', () => {
    const second = { ...fresh, no: 5, file: 'b.pdf' }
    const answered = [
      { no: 4, file: 'a.pdf', id: 'D-4' },
      { file: 'b.pdf', statusMessage: 'The file is empty.' },
      { file: 'old.pdf', code: 'D' },
    ]
    const { entries, refused } = merged([fresh, second, gone], answered, names)
    expect(refused).toEqual([{ name: 'b.pdf', error: 'The file is empty.' }])
    expect(entries).toEqual([{ no: 4, file: 'a.pdf', id: 'D-4', source: 'CP' }, second])
  })
  it('takes each answer for the file that it names, in whatever order and however few there are; else for what was sent in its place', () => {
    const [a, b] = [{ file: 'a.pdf' }, { file: 'b.pdf' }]
    const bad = { statusMessage: 'The file is empty.' }
    expect(inOrderOf([b, a], [{ ...a, ...bad }, b], names)).toEqual([b, { ...a, ...bad }])
    expect(inOrderOf([b, a], [{ ...a, ...bad }], names)).toEqual([undefined, { ...a, ...bad }])
    expect(inOrderOf([b, a], [bad], names)).toEqual([bad, undefined])
    expect(inOrderOf([b, a], [null, bad], names)).toEqual([undefined, bad])
    expect(inOrderOf([b, a], [{ file: 'other.pdf' }], names)).toEqual([undefined, undefined])
    expect(inOrderOf([b, a], [{ file: 'B_.pdf' }, { file: 'A_.pdf' }], names)).toEqual([
      { file: 'B_.pdf' },
      { file: 'A_.pdf' },
    ])
    const twice = [
      { ...a, id: '1' },
      { ...a, id: '2' },
    ]
    expect(inOrderOf([a, a], twice, names)).toEqual(twice)
  })
  it('rids the list of what was to be deleted and is not there any more; what may not be deleted stays', () => {
    const refusedOf = (id: string | undefined) => [{ file: 'old.pdf', code: 'D', id, statusMessage: 'No.' }]
    const error = [{ name: 'old.pdf', error: 'No.' }]
    expect(merged([gone], refusedOf(undefined), names)).toEqual({ entries: [], refused: error })
    expect(merged([gone], refusedOf('D-3'), names)).toEqual({ entries: [gone], refused: error })
    expect(merged([gone], [{ file: 'old.pdf', statusMessage: 'No.' }], names)).toEqual({
      entries: [gone],
      refused: error,
    })
    expect(carriedOver([gone], [gone], refusedOf(undefined), names)).toEqual([])
    expect(carriedOver([gone], [gone], refusedOf('D-3'), names)).toEqual([gone])
  })
  it('keeps what was changed since it was sent as a change of what is stored', () => {
    const second = { ...fresh, no: 5, file: 'b.pdf' }
    const later = { ...fresh, no: 6, file: 'c.pdf' }
    const answered = [
      { no: 4, file: 'a.pdf', id: 'D-4' },
      { no: 5, file: 'b.pdf', id: 'D-5' },
    ]
    const amended = { ...fresh, text: 'boxes' }
    expect(carriedOver([later, amended], [fresh, second], answered, names)).toEqual([
      later,
      { ...amended, id: 'D-4', code: 'U' },
      { no: 5, file: 'b.pdf', id: 'D-5', source: 'CP', code: 'D' },
    ])
    expect(carriedOver([fresh, second], [fresh, second], answered, names).map(({ id, code }) => [id, code])).toEqual([
      ['D-4', undefined],
      ['D-5', undefined],
    ])
  })
})
