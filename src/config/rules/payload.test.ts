import { describe, expect, it } from 'vitest'
import type { FormModel } from '../model/form.ts'
import type { JsonObject } from '../model/values.ts'
import {
  exampleCodes,
  exampleField,
  exampleForm,
  exampleNote,
  exampleRoots,
  exampleSection,
  marking,
} from './examples.ts'
import { setAt } from '../conditions/paths.ts'
import { toPayload } from './payload.ts'
import type { PayloadWish } from './payload.ts'
import { createScope } from './scope.ts'

function send(data: JsonObject, model: FormModel = exampleForm(), wish: PayloadWish = {}) {
  const scope = createScope(exampleRoots, { data: () => data, record: () => data })
  return toPayload(model, data, scope, wish)
}

describe('what a form sends', () => {
  it('leaves out hidden fields and what stands in a closed section', () => {
    expect(send({ name: 'x', kind: 'B', detail: 'hidden', lines: [{ text: 'a' }] }).body).toEqual({
      name: 'x',
      kind: 'B',
    })
    expect(send({ kind: 'A', detail: 'shown', lines: [{ text: 'a' }] }).body).toEqual({
      kind: 'A',
      detail: 'shown',
      lines: [{ text: 'a' }],
    })
  })

  it('knows rules that allow anything, or nothing, among the entries of a list', () => {
    const list = { type: 'array', items: true, prefixItems: [{ type: 'string' }] } as unknown as FormModel['schema']
    const model = exampleForm({ schema: { type: 'object', properties: { pair: list } } })
    expect(send({ pair: ['a', 1] }, model).body).toEqual({ pair: ['a', 1] })
  })

  it('leaves out every path a hidden field covers, except what a visible field covers too', () => {
    const model = exampleForm({
      sections: [
        exampleSection('main', [
          exampleField('amount', { covers: ['amount', 'unit'], visible: { field: 'kind', is: 'A' } }),
          exampleField('unit', { visible: { field: 'kind', is: 'B' } }),
        ]),
      ],
    })
    expect(send({ kind: 'B', amount: 1, unit: 'KG' }, model).body).toEqual({ kind: 'B', unit: 'KG' })
    expect(send({ amount: 1, unit: 'KG' }, model).body).toEqual({})
  })

  it('keeps within a value that a hidden field covers what a visible one has of it', () => {
    const fields = [
      exampleField('extra', { visible: { field: 'kind', is: 'A' } }),
      exampleField('wanted', { path: 'extra.wanted' }),
    ]
    const model = exampleForm({ sections: [exampleSection('main', fields)] })
    expect(send({ extra: { wanted: 1, from: '0900' } }, model).body).toEqual({ extra: { wanted: 1 } })
  })

  it('keeps of a value that the form library draws as a whole what a hidden field would draw of it', () => {
    const extra = { visible: { field: 'kind', is: 'A' } }
    const fields = [exampleField('extra'), exampleField('wanted', { path: 'extra.wanted', ...extra })]
    const whole = exampleForm({ sections: [exampleSection('main', fields)] })
    expect(send({ kind: 'B', extra: { wanted: 1 } }, whole).body).toEqual({ kind: 'B', extra: { wanted: 1 } })
    const [party = exampleField('extra'), ...others] = fields
    const model = exampleForm({ sections: [exampleSection('main', [{ ...party, widget: 'party' }, ...others])] })
    expect(send({ kind: 'B', extra: { wanted: 1 } }, model).body).toEqual({ kind: 'B' })
  })

  it('takes what is a hidden field’s own out of a value that a visible one shows too', () => {
    const model = exampleForm({
      sections: [exampleSection('main', [exampleNote('a'), exampleNote('b', { visible: { field: 'kind', is: 'A' } })])],
    })
    const notes = ['a', 'b'].map((kind) => ({ kind, text: 'of mine' }))
    expect(send({ kind: 'B', notes }, model).body).toEqual({ kind: 'B', notes: notes.slice(0, 1) })
    expect(send({ kind: 'A', notes }, model).body).toEqual({ kind: 'A', notes })
  })

  it('sends a hidden field that is to be kept', () => {
    const model = exampleForm({
      sections: [exampleSection('main', [exampleField('note', { visible: { field: 'kind', is: 'A' }, keep: true })])],
    })
    expect(send({ note: 'x' }, model).body).toEqual({ note: 'x' })
  })

  it('sends a hidden field while the condition holds under which it is kept', () => {
    const note = exampleField('note', {
      visible: { field: 'session.userId', is: 'OTHER' },
      keep: { field: 'kind', is: 'A' },
    })
    const model = exampleForm({ sections: [exampleSection('main', [exampleField('kind'), note])] })
    expect(send({ kind: 'A', note: 'x' }, model).body).toEqual({ kind: 'A', note: 'x' })
    expect(send({ kind: 'B', note: 'x' }, model).body).toEqual({ kind: 'B' })
  })

  it('leaves out hidden fields of a row, asked of that row', () => {
    const lines = exampleField('lines', {
      fields: [exampleField('text'), exampleField('count', { visible: { field: 'row.text', is: 'a' } })],
    })
    const model = exampleForm({ sections: [exampleSection('main', [lines])] })
    const data = {
      lines: [
        { text: 'a', count: 1 },
        { text: 'b', count: 2 },
      ],
    }
    expect(send(data, model).body).toEqual({ lines: [{ text: 'a', count: 1 }, { text: 'b' }] })
  })

  it('leaves out what the contract gives only to read, and what is empty', () => {
    expect(
      send({ id: '1', number: 'N1', state: 'N', name: '', note: null, extra: { wanted: 0, to: '' } }).body,
    ).toEqual({ id: '1', extra: { wanted: 0 } })
  })

  it('keeps what is empty where the data alone name it: under names of its own, and in values without rules', () => {
    const open = { type: 'object', properties: { named: { type: 'string' } }, additionalProperties: true }
    const rules = { open, any: {}, mixed: { type: 'array', items: { oneOf: [open, { type: 'null' }] } } }
    const schema = { type: 'object', properties: { ...rules, again: { $ref: '#/$defs/open' } }, $defs: { open } }
    const fields = ['open', 'any', 'mixed', 'again'].map((id) => exampleField(id))
    const model = exampleForm({ schema, sections: [exampleSection('main', fields)] })
    const inner = { a: null, b: '', c: [], d: {}, e: [null, '', {}, { f: null }] }
    const kept = { open: inner, any: inner, mixed: [inner, null], again: inner }
    expect(send({ ...kept, open: { ...inner, named: null } }, model).body).toEqual(kept)
    expect(send({ any: null, open: { named: undefined } }, model).body).toEqual({ any: null })
    const added = send({ any: [undefined, 1], mixed: [undefined, { named: null }, { x: 1 }] }, model)
    expect(added.body).toEqual({ any: [1], mixed: [{ x: 1 }] })
    expect(added.dataPath('mixed.0.x')).toBe('mixed.2.x')
  })

  it('keeps an entry under a name of the data, and nothing in it that its rules name and nobody has entered', () => {
    const text = { type: 'string' }
    const call = { type: 'object', properties: { id: text, tag: text }, required: ['tag'] }
    const path = { type: 'object', properties: { get: call, note: text } }
    const schema = {
      type: 'object',
      properties: {
        paths: { type: 'object', patternProperties: { '^/': path } },
        further: { type: 'object', additionalProperties: path },
      },
    } as unknown as FormModel['schema']
    const model = exampleForm({
      schema,
      sections: [
        exampleSection(
          'main',
          ['paths', 'further'].map((id) => exampleField(id)),
        ),
      ],
    })
    const begun = { get: { id: undefined, tag: undefined } }
    expect(send({ paths: { '/a': begun, '/b': {}, 'x-c': {} }, further: { d: begun } }, model).body).toEqual({
      paths: { '/a': {}, '/b': {}, 'x-c': {} },
      further: { d: {} },
    })
    expect(send({ paths: { '/a': { get: { tag: 't' } } } }, model).body).toEqual({
      paths: { '/a': { get: { tag: 't' } } },
    })
  })

  it('keeps where no part draws a value the empty lists and texts in it, and what stands at a place of its own', () => {
    const text = { type: 'string' }
    const pair = { type: 'array', prefixItems: [text, { type: 'number' }] } as unknown as FormModel['schema']
    const texts = { type: 'array', items: text }
    const schema: FormModel['schema'] = {
      type: 'object',
      properties: { pair, table: { type: 'array', items: texts }, texts, some: { ...texts, minItems: 1 } },
      patternProperties: { '^x-': text },
    }
    const fields = ['pair', 'table', 'texts', 'some'].map((id) => exampleField(id))
    const model = exampleForm({ schema, sections: [exampleSection('main', fields)] })
    const kept = { pair: ['', 1], table: [[], ['']], texts: [], 'x-a': '' }
    expect(send({ ...kept, some: [] }, model).body).toEqual(kept)
    expect(send({ pair: {}, texts: {} }, model).body).toEqual({})
    expect(send({ pair: [undefined, 1, undefined], texts: [undefined, null] }, model).body).toEqual({ pair: [null, 1] })
    expect(send(setAt({}, 'pair.1', 1) as JsonObject, model).body).toEqual({ pair: [null, 1] })
  })

  it('takes a value for what the field says of it that is shown, where several have it', () => {
    const field = (id: string, is: string, rules: FormModel['schema']) =>
      exampleField(id, { path: 'any', rules, visible: { field: 'kind', is } })
    const fields = [field('free', 'A', {}), field('named', 'B', { properties: { a: { type: 'string' } } })]
    const model = exampleForm({ sections: [exampleSection('main', fields)] })
    expect(send({ kind: 'A', any: { a: null } }, model).body).toEqual({ kind: 'A', any: { a: null } })
    expect(send({ kind: 'B', any: { a: null } }, model).body).toEqual({ kind: 'B' })
  })

  it('takes an empty list or object for nothing where a text is asked for', () => {
    const model = exampleForm({ sections: [exampleSection('main', [exampleField('name'), exampleField('note')])] })
    expect(send({ name: [], note: {} }, model).body).toEqual({})
  })

  it('sends null where it is a value, whatever draws it', () => {
    const choice = exampleField('choice', { widget: 'select' })
    const model = exampleForm({
      schema: { type: 'object', properties: { choice: { enum: ['A', null] } } } as unknown as FormModel['schema'],
      sections: [exampleSection('main', [choice])],
    })
    expect(send({ choice: null }, model).body).toEqual({ choice: null })
  })

  it('sends null for what must be there, may be null and is not entered, where what holds it is there', () => {
    const end = { type: ['string', 'null'] }
    const inner = { type: 'object', required: ['end'], properties: { end, note: { type: 'string' } } }
    const model = exampleForm({
      schema: {
        ...{ type: 'object', required: ['end', 'size', 'name', 'made'] },
        properties: {
          made: { ...end, readOnly: true },
          ...{ end, may: end, name: { type: 'string' }, size: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
          ...{ one: inner, other: inner, rows: { type: 'array', items: inner } },
        },
      },
      sections: [],
    })
    const note = { note: 'n' }
    expect(send({ one: note, rows: [note, { end: 'e' }] }, model).body).toEqual({
      ...{ end: null, size: null, one: { ...note, end: null }, rows: [{ ...note, end: null }, { end: 'e' }] },
    })
  })

  it('sends an empty text for what must be there, may be that and is not entered', () => {
    const none = { const: '' }
    const unit = { enum: ['', 'kg'] }
    const model = exampleForm({
      schema: { type: 'object', required: ['none', 'unit'], properties: { none, unit, may: unit } },
      sections: [],
    })
    expect(send({ none: '', unit: '', may: '' }, model).body).toEqual({ none: '', unit: '' })
    expect(send({ unit: 'kg' }, model).body).toEqual({ none: '', unit: 'kg' })
  })

  it('keeps zero and false, which are values', () => {
    const model = exampleForm({ sections: [] })
    expect(send({ amount: 0, flag: false }, model).body).toEqual({ amount: 0, flag: false })
  })

  it('sends a unit only with its amount', () => {
    expect(send({ unit: 'KG' }, marking()).body).toEqual({})
    expect(send({ amount: 3, unit: 'KG' }, marking()).body).toEqual({ amount: 3, unit: 'KG' })
  })

  it('sends the unit that several numbers share, though it has a field of its own, with one of them', () => {
    const of = (id: string) => exampleField(id, { covers: [id, 'in'], sentWith: ['in'] })
    const model = exampleForm({ sections: [exampleSection('main', [of('long'), of('wide'), exampleField('in')])] })
    expect(send({ in: 'CM' }, model).body).toEqual({})
    expect(send({ wide: 2, in: 'CM' }, model).body).toEqual({ wide: 2, in: 'CM' })
  })

  it('sends no new row in which a unit alone is left', () => {
    const cells = [exampleField('amount', { covers: ['amount', 'unit'], sentWith: ['unit'] })]
    const rows = exampleField('lines', { fields: cells, entries: exampleCodes('mark') })
    const model = exampleForm({ sections: [exampleSection('main', [rows])] })
    const lines = [
      { mark: 'A', unit: 'KG' },
      { mark: 'A', amount: 2, unit: 'KG' },
    ]
    expect(send({ lines }, model).body).toEqual({ lines: [{ mark: 'A', amount: 2, unit: 'KG' }] })
  })

  it('puts the values of the action over the data', () => {
    expect(
      send({ name: 'x' }, exampleForm(), {
        set: { state: 'P', 'extra.wanted': 1, unit: { from: 'session.defaults.unit' } },
      }).body,
    ).toEqual({
      name: 'x',
      state: 'P',
      extra: { wanted: 1 },
      unit: 'KG',
    })
  })

  it('sends only what the action names', () => {
    expect(send({ id: '1', name: 'x' }, exampleForm(), { only: ['id'], set: { note: 'gone' } }).body).toEqual({
      id: '1',
      note: 'gone',
    })
  })

  it('leaves out empty rows and knows where the others stand in the data', () => {
    const payload = send({ kind: 'A', lines: [{ text: '' }, { text: 'a' }, {}, { text: 'b' }] })
    expect(payload.body).toEqual({ kind: 'A', lines: [{ text: 'a' }, { text: 'b' }] })
    expect(payload.dataPath('lines.1.text')).toBe('lines.3.text')
    expect(payload.dataPath('name')).toBe('name')
  })

  it('leaves out a row that was added and not filled, though it has the code of a new one', () => {
    const lines = [{ mark: 'A', text: '' }, { mark: 'A', text: 'a' }, { id: '1', mark: 'U' }, { mark: 'A' }]
    const payload = send({ kind: 'A', lines }, marking())
    expect(payload.body).toEqual({
      kind: 'A',
      lines: [
        { mark: 'A', text: 'a' },
        { id: '1', mark: 'U' },
      ],
    })
    expect(payload.dataPath('lines.1.mark')).toBe('lines.2.mark')
    const again = { lines: { omit: [], set: { mark: 'A' }, without: {} } }
    expect(send({ kind: 'A', lines: [{ mark: 'A' }] }, marking(), { rows: again }).body).toEqual({ kind: 'A' })
  })

  it('sends rows as those of a new record, and knows where they stand in the data', () => {
    const lines = [{ id: '1', text: 'a', gone: 'D' }, {}, { id: '2', text: 'b' }]
    const rows = {
      lines: { omit: ['id'], set: { gone: 'A' }, without: { gone: ['D'] } },
      none: { omit: [], set: {}, without: {} },
    }
    const payload = send({ kind: 'A', lines }, exampleForm(), { rows })
    expect(payload.body).toEqual({ kind: 'A', lines: [{ text: 'b', gone: 'A' }] })
    expect(payload.dataPath('lines.0.text')).toBe('lines.2.text')
  })
})
