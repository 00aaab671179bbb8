import { describe, expect, it } from 'vitest'
import type { FormModel } from '../model/form.ts'
import type { JsonObject } from '../model/values.ts'
import {
  exampleField,
  exampleForm,
  exampleNote,
  exampleRoots,
  exampleSection,
  exampleValidator,
  marking,
} from './examples.ts'
import { checkWith } from './check.ts'
import { createScope } from './scope.ts'
import { countBySection, missingBySection, validate } from './validate.ts'
import type { Level } from './validate.ts'

function find(data: JsonObject, model: FormModel = exampleForm(), level: Level = 'submit', record: unknown = {}) {
  const scope = createScope(exampleRoots, { data: () => data, record: () => record })
  const check = checkWith(model, exampleValidator(model))
  const { messages, sections } = validate(marking(model), data, scope, level, check)
  return { messages: Object.fromEntries(messages), sections: Object.fromEntries(sections) }
}

const filled = { name: 'x' }

describe('data rules', () => {
  it('are named by the form, with the limit', () => {
    expect(find({ name: 'far too long for it' }).messages).toEqual({
      name: [{ label: 'too long', params: { limit: 10 } }],
    })
  })

  it('are told in the portal’s words where these are about them, not where a tenant has added another form', () => {
    const code = { type: 'string', pattern: '^[A-Z0-9 ]*$', allOf: [{ pattern: '^.{10}$' }] }
    const { schema, ...form } = exampleForm({
      sections: [
        exampleSection('main', [
          { ...exampleField('code'), messages: { pattern: 'simple signs' }, furtherForms: ['^.{10}$'] },
        ]),
      ],
    })
    const model = {
      ...form,
      messages: { ...form.messages, pattern: 'wrong form' },
      schema: { ...schema, properties: { ...schema.properties, code } },
    }
    const said = (text: string) => find({ code: text }, model).messages['code']?.map(({ label }) => label)
    expect(said('123')).toEqual(['wrong form'])
    expect(said('012345678-')).toEqual(['simple signs'])
    expect(said('0123456789')).toBeUndefined()
  })

  it('have a word of their own where the form names none', () => {
    expect(find({ ...filled, kind: 'C' }).messages).toEqual({ kind: [{ label: 'form.invalid' }] })
    expect(find({ ...filled, amount: 'two' }).messages).toEqual({ amount: [{ label: 'form.invalidNumber' }] })
  })

  it('do not hold up what a gateway of a later version put into the record', () => {
    const later = { ...filled, kind: 'C', fresh: 1, lines: [{ text: 'a', fresh: 2 }] }
    expect(find(later, exampleForm(), 'submit', later).messages).toEqual({})
    expect(find({ ...later, kind: 'D' }, exampleForm(), 'submit', later).messages).toEqual({
      kind: [{ label: 'form.invalid' }],
    })
  })

  it('ask for what nothing was entered for at a place of a list', () => {
    const { schema, ...form } = exampleForm({ sections: [exampleSection('main', [exampleField('pair')])] })
    const pair = { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], minItems: 2, maxItems: 2 }
    const model = { ...form, schema: { ...schema, properties: { ...schema.properties, pair } } }
    expect(find({ pair: [undefined, 5] }, model).messages).toEqual({ 'pair.0': [{ label: 'form.required' }] })
  })

  it('do not hold up a name that an object takes none of and so nothing shows, but one that a person gave', () => {
    const closed = { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false }
    const named = { type: 'object', patternProperties: { '^n': closed }, additionalProperties: false }
    const { schema, ...form } = exampleForm({ sections: [exampleSection('main', [exampleField('list')])] })
    const list = { type: 'array', items: named }
    const model = { ...form, schema: { ...schema, properties: { ...schema.properties, list } } }
    expect(find({ list: [{ n: { a: 'x', fresh: 1 } }] }, model).messages).toEqual({})
    expect(Object.keys(find({ list: [{ n: { a: 'x' }, other: {} }] }, model).messages)).toEqual(['list.0.other'])
  })

  it('do not hold up a value that no field shows and that is as it was loaded', () => {
    const notes = { type: 'array', items: { type: 'object', properties: { text: { type: 'string', maxLength: 5 } } } }
    const { schema, ...form } = exampleForm({ sections: [exampleSection('main', [exampleNote('a')])] })
    const model = { ...form, schema: { ...schema, properties: { ...schema.properties, notes } } }
    const noted = (text: string, kind: string) => ({ notes: [{ kind, text }] })
    const stored = noted('far too long', 'other')
    expect(find(stored, model, 'submit', stored).messages).toEqual({})
    expect(Object.keys(find(stored, model, 'submit', noted('short', 'other')).messages)).toEqual(['notes.0.text'])
    const own = noted('far too long', 'a')
    expect(Object.keys(find(own, model, 'submit', own).messages)).toEqual(['notes.0.text'])
  })

  it('are said of a value whose name no path can say with the names that lead to it', () => {
    const rules = { type: 'object', additionalProperties: { type: 'string', pattern: '^[a-z]*$' } }
    const model = exampleForm({
      schema: { type: 'object', properties: { names: rules } },
      sections: [],
    })
    expect(find({ names: { 'a.b': 'x', 'c.d': 'Y', 'e.f': '1' } }, model).messages).toEqual({
      names: [
        { label: 'form.refusedSigns', params: { signs: '"Y"' }, beyond: ['c.d'] },
        { label: 'form.refusedSigns', params: { signs: '"1"' }, beyond: ['e.f'] },
      ],
    })
  })

  it('tell what the values are called of which one must be entered, or one alone', () => {
    const model = exampleForm({
      schema: {
        ...{ type: 'object', properties: { name: { type: 'string' }, other: { type: 'string', title: 'Other name' } } },
        oneOf: ['name', 'other'].map((each) => ({ properties: { [each]: {} }, required: [each] })),
      },
      sections: [exampleSection('main', [exampleField('name', { label: 'Name' })])],
    })
    const names = ['Name', 'Other name']
    expect(find({}, model).messages).toEqual({ name: [{ label: 'form.oneOfThese', names }] })
    expect(find({ name: 'a', other: 'b' }, model).messages).toEqual({ other: [{ label: 'form.onlyOne', names }] })
  })

  it('tell which entries of a list are the same, as they are shown', () => {
    const { schema, ...form } = exampleForm()
    const lines = { ...schema.properties?.['lines'], uniqueItems: true }
    const model = { ...form, schema: { ...schema, properties: { ...schema.properties, lines } } } as FormModel
    const data = {
      ...filled,
      kind: 'A',
      lines: [{ text: 'b', mark: 'D' }, { text: 'a' }, {}, { text: 'b' }, { text: 'a' }],
    }
    expect(find(data, model).messages).toEqual({ lines: [{ label: 'form.invalid', params: { first: 1, second: 4 } }] })
  })

  it('are named by the field before the form', () => {
    const model = exampleForm({
      sections: [exampleSection('main', [exampleField('name', { messages: { maxLength: 'shorter, please' } })])],
    })
    expect(find({ name: 'far too long for it' }, model).messages).toEqual({
      name: [{ label: 'shorter, please', params: { limit: 10 } }],
    })
  })

  it('ask for nothing that the gateway alone gives', () => {
    const { schema, ...form } = exampleForm()
    const model = { ...form, schema: { ...schema, required: ['number', 'note'] } }
    expect(Object.keys(find(filled, model).messages)).toEqual(['note'])
  })

  it('are not asked of hidden fields and closed sections', () => {
    expect(find({ ...filled, kind: 'B', lines: [{ text: 'too long' }] }).messages).toEqual({})
  })

  it('stand at the row of the data, though empty rows are not sent', () => {
    expect(find({ ...filled, kind: 'A', lines: [{}, { text: 'too long' }] }).messages).toEqual({
      'lines.1.text': [{ label: 'too long', params: { limit: 5 } }],
    })
  })

  it('are not asked of rows marked as removed', () => {
    expect(find({ ...filled, kind: 'A', lines: [{ text: 'too long', mark: 'D' }] }).messages).toEqual({})
  })
})

describe('required fields', () => {
  it('are asked at their level only', () => {
    expect(find({}, exampleForm(), 'save').messages).toEqual({})
    expect(find({ name: ' ' }, exampleForm(), 'submit').messages).toEqual({ name: [{ label: 'form.required' }] })
  })

  it('depend on their condition, carry their message and may take zero as missing', () => {
    const amount = exampleField('amount', {
      required: { on: 'save', when: { field: 'kind', is: 'A' }, message: 'how much?', zeroIsEmpty: true },
    })
    const model = exampleForm({ sections: [exampleSection('main', [amount])] })
    expect(find({ kind: 'B' }, model).messages).toEqual({})
    expect(find({ kind: 'A', amount: 0 }, model).messages).toEqual({ amount: [{ label: 'how much?' }] })
    expect(find({ kind: 'A', amount: 2 }, model).messages).toEqual({})
  })

  it('are asked of every row that is not removed', () => {
    const lines = exampleField('lines', { fields: [exampleField('text', { required: { on: 'submit' } })] })
    const model = exampleForm({ sections: [exampleSection('main', [lines])] })
    expect(find({ lines: [{ text: 'a' }, {}, { mark: 'D' }] }, model).messages).toEqual({
      'lines.1.text': [{ label: 'form.required' }],
    })
  })
})

it('a message of a value that two fields show stands at the one that asks for it', () => {
  const early = exampleField('early', { path: 'name', covers: ['name'] })
  const fields = [
    early,
    exampleField('amount', { required: { on: 'submit' } }),
    exampleField('name', { required: { on: 'submit' } }),
  ]
  const model = exampleForm({ sections: [exampleSection('main', fields)] })
  expect(Object.keys(find({}, model).messages)).toEqual(['amount', 'name'])
})

describe('rules between fields', () => {
  const rule = {
    id: 'order',
    on: 'save',
    require: { not: { field: 'extra.from', after: { of: 'extra.to' } } },
    at: 'extra.from',
    message: 'too late',
  } as const

  it('stand at their field when they are broken', () => {
    const model = exampleForm({ rules: [rule] })
    expect(find({ ...filled, extra: { wanted: 1, from: '1200', to: '0900' } }, model, 'save').messages).toEqual({
      'extra.from': [{ label: 'too late' }],
    })
    expect(find({ ...filled, extra: { wanted: 1, from: '0900', to: '1200' } }, model).messages).toEqual({})
  })

  it('are not asked at a hidden field, under a condition that fails, or at a lower level', () => {
    const data = { ...filled, extra: { wanted: 0, from: '1200', to: '0900' } }
    expect(find(data, exampleForm({ rules: [rule] })).messages).toEqual({})
    const shown = { ...filled, extra: { wanted: 1, from: '1200', to: '0900' } }
    expect(find(shown, exampleForm({ rules: [{ ...rule, when: { field: 'kind', is: 'B' } }] })).messages).toEqual({})
    expect(find(shown, exampleForm({ rules: [{ ...rule, on: 'submit' }] }), 'save').messages).toEqual({})
  })

  it('are asked at a value that one of its fields shows, whichever comes first', () => {
    const from = (id: string, wanted: number) =>
      exampleField(id, { path: 'extra.from', visible: { field: 'extra.wanted', is: wanted } })
    const model = exampleForm({ rules: [rule], sections: [exampleSection('main', [from('a', 0), from('b', 1)])] })
    const late = { from: '1200', to: '0900' }
    expect(Object.keys(find({ extra: { wanted: 1, ...late } }, model).messages)).toEqual(['extra.from'])
    expect(find({ extra: { wanted: 2, ...late } }, model).messages).toEqual({})
  })

  it('are not asked of a value that is not what it should be, in a row neither', () => {
    const least = {
      id: 'least',
      on: 'save',
      require: { field: 'amount', above: 2 },
      at: 'amount',
      message: 'more',
    } as const
    const inRow = {
      ...least,
      id: 'row',
      each: 'lines',
      require: { field: 'row.count', above: 2 },
      at: 'count',
    } as const
    const model = exampleForm({ rules: [least, inRow] })
    const unfit = find(
      { ...filled, kind: 'A', amount: 'a few', lines: [{ count: 'two' }, { count: 2 }] },
      model,
    ).messages
    expect(unfit).toEqual({
      amount: [{ label: 'form.invalidNumber' }],
      'lines.0.count': [{ label: 'form.invalidNumber' }],
      'lines.1.count': [{ label: 'more' }],
    })
  })

  it('stand in the order of the form, whatever found them', () => {
    const model = exampleForm({ rules: [{ ...rule, at: 'kind', require: { field: 'kind', filled: true } }] })
    expect(Object.keys(find({ amount: 0 }, model).messages)).toEqual(['name', 'kind', 'amount'])
  })

  it('are asked of every row of a list', () => {
    const model = exampleForm({
      rules: [
        {
          id: 'each',
          on: 'submit',
          each: 'lines',
          when: { field: 'row.text', filled: true },
          require: { field: 'row.count', filled: true },
          at: 'count',
          message: 'count it',
        },
      ],
    })
    const data = { ...filled, kind: 'A', lines: [{ text: 'a', count: 1 }, { text: 'b' }, { text: 'c', mark: 'D' }] }
    expect(find(data, model).messages).toEqual({ 'lines.1.count': [{ label: 'count it' }] })
  })
})

describe('sections', () => {
  it('count the places with messages in them', () => {
    expect(find({ kind: 'A', amount: 0, lines: [{ text: 'too long', count: 0 }] }).sections).toEqual({
      main: 2,
      lines: 2,
    })
  })

  it('[NL-08] count an entry of a list that fields of several sections share where its field stands', () => {
    const model = exampleForm({
      sections: [exampleSection('one', [exampleNote('a')]), exampleSection('two', [exampleNote('b')])],
    })
    const data = { notes: [{ kind: 'b', text: 'bad' }] }
    const scope = createScope(exampleRoots, { data: () => data, record: () => data })
    expect([...countBySection(['notes.0.text'], model, scope)]).toEqual([['two', 1]])
  })
})

describe('what is missing until a record can be submitted', () => {
  const model = exampleForm({
    sections: [
      exampleSection('main', [
        exampleField('name', { required: { on: 'submit' } }),
        exampleField('kind', { required: { on: 'save' } }),
      ]),
      exampleSection('done', [exampleField('note', { required: { on: 'submit' } })]),
      exampleSection('free', [exampleField('text')]),
      exampleSection('closed', [exampleField('other', { required: { on: 'submit' } })], { enabled: { any: [] } }),
    ],
    rules: [
      { id: 'text', on: 'submit', require: { field: 'text', filled: true }, at: 'text', message: 'text, please' },
    ],
  })
  const missing = (data: JsonObject) => {
    const scope = createScope(exampleRoots, { data: () => data, record: () => undefined })
    return Object.fromEntries(missingBySection(marking(model), data, scope))
  }

  it('[LK-05] is counted by section, whatever has to be there for a draft, a submission or a rule', () => {
    expect(missing({ note: 'x' })).toEqual({ main: 2, done: 0, free: 1 })
    expect(missing({ note: ' ', name: 'far too long for it', kind: 'A', text: 'x' })).toEqual({ main: 0, done: 1 })
  })
})
