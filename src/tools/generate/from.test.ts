import { describe, expect, it } from 'vitest'
import { contract } from '../../config/testing/contract.ts'
import { world } from '../../config/testing/world.ts'
import { countries, edited, field, list, ok, order, save, text, version } from './edited.ts'
import type { Edit } from './edited.ts'
import { contractReport } from './from.ts'

const line = (...keys: string[]) => ['components', 'schemas', 'Line', ...keys]
const cities = ['paths', '/cities']
const rows = [...list, 'responses', '200', 'content', 'application/json', 'schema', 'properties']
const problem = ['content', 'application/problem+json', 'schema', 'properties']
const answered = contract.paths['/countries'].get.responses[200].content['application/json']
const json = [...ok, 'application/json', 'schema', 'properties']
const countryItem = [...countries, ...json, 'lookupItems', 'items', 'properties']
const orderType = contract.components.schemas.Order
const items = { type: 'array', items: { type: 'object', properties: { value: text } } }

const changes: [what: string, ...edits: Edit[]][] = [
  // operations
  ['an operation of a list is gone', [list]],
  ['an operation of a lookup is gone', [cities]],
  ['an operation has another name', [[...list, 'operationId'], 'findOrders']],
  ['an operation is new', [['paths', '/ports'], { get: { operationId: 'listPorts', responses: {} } }]],
  ['an operation has another path', [['paths', '/towns'], contract.paths['/cities']], [cities]],
  ['an operation has another method', [['paths', '/orders', 'put'], contract.paths['/orders'].post], [save]],
  [
    'a save answers 202 in place of 200',
    [[...save, 'responses', '202'], contract.paths['/orders'].post.responses[200]],
    [[...save, 'responses', '200']],
  ],
  ['a save answers 409, too', [[...save, 'responses', '409'], { description: 'No.' }]],
  ['a save takes no body any more', [[...save, 'requestBody']]],
  [
    'a read takes a body',
    [[...countries, 'requestBody'], { content: { 'application/json': { schema: { type: 'object' } } } }],
  ],
  ['a save takes another format', [[...save, 'requestBody', 'content'], { 'application/merge-patch+json': {} }]],
  ['a lookup answers another format', [[...countries, ...ok], { 'text/csv': {} }]],
  [
    'a lookup names the letters of its format',
    [[...countries, ...ok], { 'application/json; charset=utf-8': answered }],
  ],
  ['a list asks for a sign-in', [[...list, 'security'], [{ token: [] }]]],
  [
    'a new header must be given',
    [[...list, 'parameters', 1], { name: 'X-Zone', in: 'header', required: true, schema: text }],
  ],
  ['a new header may be given', [[...list, 'parameters', 1], { name: 'X-Zone', in: 'header', schema: text }]],
  [
    'a header that the path asks for must be given to one of its operations',
    [['paths', '/orders', 'parameters'], [{ name: 'X-Zone', in: 'header', schema: text }]],
    [[...list, 'parameters', 1], { name: 'X-Zone', in: 'header', required: true, schema: text }],
  ],
  ['what a save refuses is told otherwise', [[...save, 'responses', '422', ...problem, 'fields']]],
  [
    'a cookie must be given',
    [[...list, 'parameters', 1], { name: 'session', in: 'cookie', required: true, schema: text }],
  ],
  ['an operation has a host of its own', [[...list, 'servers'], [{ url: 'https://lists.example' }]]],
  ['an operation will go', [[...list, 'deprecated'], true]],
  ['an operation is for other tenants', [[...list, 'x-flavour'], 'customs']],
  // parameters
  ['a parameter that is given is gone', [[...cities, 'parameters', 0]]],
  ['a parameter that nobody gives is gone', [[...cities, 'parameters', 1]]],
  [
    'a new parameter must be given',
    [[...countries, 'parameters'], [{ name: 'zone', in: 'query', required: true, schema: text }]],
  ],
  ['a new parameter may be given', [[...countries, 'parameters'], [{ name: 'zone', in: 'query', schema: text }]]],
  ['a parameter that nobody gives must be given', [[...cities, 'parameters', 1, 'required'], true]],
  ['a parameter that is given must be given', [[...save, 'parameters', 0, 'required'], true]],
  [
    'a parameter stands in the path now',
    [
      ['paths', '/cities/{CtryCode}'],
      {
        ...contract.paths['/cities'],
        parameters: [
          { name: 'CtryCode', in: 'path', required: true, schema: text },
          contract.paths['/cities'].parameters[1],
        ],
      },
    ],
    [cities],
  ],
  ['a parameter has a value less', [[...save, 'parameters', 0, 'schema', 'enum'], ['D']]],
  [
    'a parameter has a value more',
    [
      [...save, 'parameters', 0, 'schema', 'enum'],
      ['S', 'D', 'X'],
    ],
  ],
  [
    'a parameter renames a value',
    [
      [...save, 'parameters', 0, 'schema', 'enum'],
      ['save', 'D'],
    ],
  ],
  ['a parameter is of another type', [[...cities, 'parameters', 0, 'schema'], { type: 'integer' }]],
  ['a parameter has another limit', [[...list, 'parameters', 0, 'schema', 'maximum'], 90]],
  ['a parameter has another form', [[...cities, 'parameters', 0, 'schema', 'pattern'], '^[a-z]{2}$']],
  ['a parameter takes any text', [[...list, 'parameters', 0, 'schema'], text]],
  ['a parameter takes a day', [[...list, 'parameters', 0, 'schema'], { ...text, format: 'date' }]],
  [
    'a parameter is written as JSON',
    [
      [...save, 'parameters', 0],
      {
        name: 'action',
        in: 'query',
        content: { 'application/json': { schema: { type: 'string', enum: ['S', 'D'] } } },
      },
    ],
  ],
  ['a parameter is a list', [[...cities, 'parameters', 0, 'schema'], { type: 'array', items: text }]],
  ['a parameter has quite another name', [[...list, 'parameters', 0, 'name'], 'since']],
  ['a parameter will go', [[...cities, 'parameters', 0, 'deprecated'], true]],
  ['a parameter has a default now', [[...list, 'parameters', 0, 'schema', 'default'], 30]],
  // a type that is sent and answered
  ['other words', [field('city', 'description'), 'Where it goes.']],
  ['a field is gone', [field('note')]],
  ['the place of own fields is gone', [field('customFields')]],
  ['a field has another name', [field('remark'), { type: 'string', maxLength: 200 }], [field('note')]],
  ['a field is of another type', [field('city'), { type: 'integer' }]],
  ['a field has another format', [field('begin', 'format'), 'date']],
  ['a field is new', [field('incoterm'), text]],
  ['a new field must be given', [field('incoterm'), text], [order('required'), ['incoterm']]],
  ['a field that is shown must be given', [order('required'), ['city']]],
  ['a field that is not shown must be given', [order('required'), ['country']]],
  ['a field is read-only', [field('city', 'readOnly'), true]],
  ['a field is shorter than the portal allows', [field('note', 'maxLength'), 40]],
  ['a field may be longer', [field('note', 'maxLength'), 400]],
  ['a field has a form', [field('note', 'pattern'), '^[A-Z]*$']],
  ['a field has a higher least', [field('pieces', 'minimum'), 5]],
  ['a field has a value more', [field('kind', 'enum'), ['A', 'B', 'C']]],
  ['a field has a value less', [field('kind', 'enum'), ['A']]],
  ['a field has a list of values now', [field('city', 'enum'), ['X', 'Y']]],
  ['a field has no list of values any more', [field('kind', 'enum')]],
  ['a field may be null', [field('city', 'type'), ['string', 'null']]],
  ['a field of a row is gone', [line('properties', 'qty')]],
  ['a field of a row is of another type', [line('properties', 'qty'), text]],
  ['a field of a row must be given', [line('required'), ['item']]],
  [
    'a field may be an object as well',
    [field('city'), { oneOf: [text, { type: 'object', properties: { code: text } }] }],
  ],
  ['a list is an object now', [field('lines'), { $ref: '#/components/schemas/Line' }]],
  [
    'a type is put together of parts, and means the same',
    [order('allOf'), [{ type: 'object', properties: contract.components.schemas.Order.properties }, { required: [] }]],
    [order('properties')],
    // It would close the parts' names out.
    [order('additionalProperties')],
  ],
  ['a field is one constant', [field('kind'), { const: 'A' }]],
  [
    'a field is a choice between constants',
    [field('kind'), { oneOf: [{ const: 'A' }, { const: 'B', title: 'Both' }] }],
  ],
  ['a field will go', [field('city', 'deprecated'), true]],
  ['a field has two other rules', [field('city', 'minLength'), 2], [field('city', 'pattern'), '^[A-Z]*$']],
  ['the values of a field have other names', [field('kind', 'enum'), ['first', 'second']]],
  ['a field is longer than the form takes, and shorter than before', [field('note', 'maxLength'), 150]],
  [
    'a type is one of two forms that differ little',
    [order(), { oneOf: [orderType, { ...orderType, properties: { ...orderType.properties, incoterm: text } }] }],
  ],
  ['fields must be given together', [order('dependentRequired'), { city: ['country'] }]],
  ['a number goes by steps', [field('pieces', 'multipleOf'), 5]],
  ['a type takes no further names', [field('customFields', 'additionalProperties'), false]],
  ['a field is only written', [field('city', 'writeOnly'), true]],
  [
    'a field of a row has another name',
    [line('properties', 'quantity'), { type: 'integer' }],
    [line('properties', 'qty')],
  ],
  [
    'a body may be something else',
    [
      [...save, 'requestBody', 'content', 'application/json', 'schema'],
      { oneOf: [{ $ref: '#/components/schemas/Order' }, { type: 'object', properties: { reason: text } }] },
    ],
  ],
  // what is answered alone
  [
    'rows come in one of two forms',
    [
      [...rows, 'data', 'items'],
      { anyOf: [{ $ref: '#/components/schemas/Order' }, { type: 'object', properties: { number: text, sum: text } }] },
    ],
  ],
  [
    'a range of statuses is answered',
    [[...countries, 'responses'], { '2XX': contract.paths['/countries'].get.responses[200] }],
  ],
  [
    'one answer is for every status',
    [[...countries, 'responses'], { default: contract.paths['/countries'].get.responses[200] }],
  ],
  ['an answer is JSON of a kind of its own', [[...countries, ...ok], { 'application/vnd.places+json': answered }]],
  [
    'the whole record stands under a name',
    [
      ['paths', '/orders/{id}', 'get', ...ok, 'application/json', 'schema'],
      { type: 'object', properties: { order: { $ref: '#/components/schemas/Order' } } },
    ],
  ],
  [
    'a field stands in an object now',
    [field('parties'), { type: 'object', properties: { buyerName: text } }],
    [field('buyerName')],
  ],
  ['the rows stand elsewhere', [[...rows, 'rows'], { type: 'array', items: {} }], [[...rows, 'data']]],
  ['the value of a lookup has another name', [[...countryItem, 'id'], text], [[...countryItem, 'value']]],
  ['the text of a lookup is of another type', [[...countryItem, 'label'], { type: 'object' }]],
  ['values of rows may be absent', [[...rows, 'data', 'items', 'required']]],
  ['a list has a total', [[...rows, 'total'], { type: 'integer' }]],
  [
    'an operation is split in two',
    [['paths', '/orders/new'], { get: { ...contract.paths['/orders'].get, operationId: 'listNewOrders' } }],
    [['paths', '/orders/old'], { get: { ...contract.paths['/orders'].get, operationId: 'listOldOrders' } }],
    [list],
  ],
  [
    'the body of a save goes under a name',
    [
      [...save, 'requestBody', 'content', 'application/json', 'schema'],
      {
        type: 'object',
        required: ['order'],
        properties: { order: { $ref: '#/components/schemas/Order' }, reason: text },
      },
    ],
  ],
  ['a parameter has another name', [[...cities, 'parameters', 0, 'name'], 'CountryCode']],
  [
    'a parameter of the path has another name',
    [['paths', '/orders/{number}'], contract.paths['/orders/{id}']],
    [
      ['paths', '/orders/{number}', 'get', 'parameters'],
      [{ name: 'number', in: 'path', required: true, schema: text }],
    ],
    [['paths', '/orders/{id}']],
  ],
  ['whole numbers may have decimals', [line('properties', 'qty'), { type: 'number' }]],
  ['a name of which nothing is said', [field('incoterm'), null]],
  ['a field may be of any type', [field('city', 'type')]],
  ['an object is not said to be one', [order('type')]],
  [
    'the items of a lookup stand elsewhere',
    [
      [...cities, 'get', 'responses', '200', 'content', 'application/json', 'schema'],
      { type: 'object', properties: { items } },
    ],
  ],
]

describe('[TN-05] a change of the contract is told whole', () => {
  const input = { ...world(), ...version(edited([])) }
  const report = (edits: readonly Edit[]) => {
    return contractReport(input, version(edited(edits)), 'next.yaml')
  }

  it('in at least forty cases, each with its exact report', async () => {
    expect(changes.length).toBeGreaterThanOrEqual(40)
    const reports = changes.map(([what, ...edits]) => `## ${what}\n\n${report(edits).text}\n`)
    await expect(reports.join('\n')).toMatchFileSnapshot('../../../tests/fixtures/contract/reports.md')
  })

  it('and breaks when some place of some tenant breaks', () => {
    expect(report([]).breaks).toBe(false)
    expect(report([[field('kind', 'enum'), ['A', 'B', 'C']]]).breaks).toBe(false)
    expect(report([[field('note')]]).breaks).toBe(true)
  })
})
