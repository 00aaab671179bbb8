import { describe, expect, it } from 'vitest'
import type { PartManifest } from '../../config/index.ts'
import { contractDifferences, contractUses } from '../../config/node.ts'
import { contract } from '../../config/testing/contract.ts'
import { world } from '../../config/testing/world.ts'
import { codeCalling } from './code.ts'
import type { ContractDocument } from './contract.ts'
import { contractReport } from './from.ts'
import { operationTable } from './operations.ts'

/** Keys into the contract, and what stands there instead; nothing: it is gone. */
type Edit = [keys: readonly (string | number)[], value?: unknown]

const order = (...keys: string[]) => ['components', 'schemas', 'Order', ...keys]
const field = (...keys: string[]) => order('properties', ...keys)
const line = (...keys: string[]) => ['components', 'schemas', 'Line', ...keys]
const list = ['paths', '/orders', 'get']
const save = ['paths', '/orders', 'post']
const cities = ['paths', '/cities']
const countries = ['paths', '/countries', 'get']
const text = { type: 'string' }
const rows = [...list, 'responses', '200', 'content', 'application/json', 'schema', 'properties']
const ok = ['responses', '200', 'content']
const problem = ['content', 'application/problem+json', 'schema', 'properties']
const answered = contract.paths['/countries'].get.responses[200].content['application/json']
const json = [...ok, 'application/json', 'schema', 'properties']
const countryItem = [...countries, ...json, 'lookupItems', 'items', 'properties']
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
  ['what a save refuses is told otherwise', [[...save, 'responses', '422', ...problem, 'fields']]],
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
  ['fields must be given together', [order('dependentRequired'), { city: ['country'] }]],
  ['a number goes by steps', [field('pieces', 'multipleOf'), 5]],
  ['a type takes no further names', [field('customFields', 'additionalProperties'), false]],
  ['a field is only written', [field('city', 'writeOnly'), true]],
  [
    'a field of a row has another name',
    [line('properties', 'quantity'), { type: 'integer' }],
    [line('properties', 'qty')],
  ],
  // what is answered alone
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
  [
    'the items of a lookup stand elsewhere',
    [
      [...cities, 'get', 'responses', '200', 'content', 'application/json', 'schema'],
      { type: 'object', properties: { items } },
    ],
  ],
]

/** The contract with pieces put in or taken out, in which no two places are one object. */
function edited(edits: readonly Edit[]): ContractDocument {
  const document = JSON.parse(JSON.stringify(contract)) as ContractDocument
  for (const [keys, value] of edits) {
    const [last = '', ...above] = [...keys].reverse()
    const holder = above.reverse().reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document)
    if (Array.isArray(holder)) holder.splice(Number(last), 1, ...(value === undefined ? [] : [value]))
    else if (value === undefined) Reflect.deleteProperty(holder as object, last)
    else Object.assign(holder as object, { [last]: JSON.parse(JSON.stringify(value)) as unknown })
  }
  return document
}

describe('[TN-05] a change of the contract is told whole', () => {
  const input = { ...world(), operations: operationTable(edited([])) }
  const report = (edits: readonly Edit[]) => {
    const next = edited(edits)
    return contractReport(input, { contract: next, operations: operationTable(next) }, 'next.yaml')
  }

  it('in at least forty cases, each with its exact report', async () => {
    expect(changes.length).toBeGreaterThanOrEqual(40)
    const reports = changes.map(([what, ...edits]) => `## ${what}\n\n${report(edits).text}\n`)
    await expect(reports.join('\n')).toMatchFileSnapshot('../../../tests/fixtures/contract/reports.md')
  })

  it('names the record that a save answered under data, and what only the code of the portal calls', () => {
    const data = { type: 'object', properties: { data: { $ref: '#/components/schemas/Order' } } }
    const before = edited([[[...save, ...ok, 'application/json', 'schema'], data]])
    const after = edited([
      [[...save, ...ok, 'application/json', 'schema'], { type: 'object', properties: { saved: text } }],
    ])
    const version = (of: ContractDocument) => ({ contract: of, operations: operationTable(of) })
    const told = contractReport({ ...world(), ...version(before) }, version(after), 'next.yaml').text
    expect(told).toContain('contract-breaks saveOrder: answer data does not come any more.')
    const ports = (rules: object): Edit => [
      ['paths', '/ports'],
      { get: { operationId: 'findPort', responses: { 200: { content: { 'application/json': { schema: rules } } } } } },
    ]
    const old = version(edited([ports({ type: 'object', properties: { id: text } })]))
    const now = version(edited([ports({ type: 'object' })]))
    const code = contractReport({ ...world(), ...old }, now, 'next.yaml', new Map([['findPort', ['src/app/port.ts']]]))
    expect(code.text).toContain('  findPort: answer id does not come any more — src/app/port.ts')
    expect(code.breaks).toBe(true)
  })

  it('and each finding says what it was told of, so that nobody reads its words back', () => {
    const next = edited([[field('remark'), { type: 'string', maxLength: 200 }], [field('note')]])
    const version = { contract: next, operations: operationTable(next) }
    const uses = contractUses(input, 'NORTH', contractDifferences(input, version))
    const given = [...uses.values()].flat().map((each) => each.given)
    expect(given).toContainEqual(
      expect.objectContaining({ at: 'note', change: 'is not taken any more', other: 'remark' }),
    )
  })

  it('once for a header that all operations have, as what breaks', () => {
    const named = (name: string) =>
      edited(
        [list, save, countries].map((at): Edit => [
          [...at, 'parameters'],
          [{ name, in: 'header', required: true, schema: text }],
        ]),
      )
    const version = (of: ContractDocument) => ({ contract: of, operations: operationTable(of) })
    const told = contractReport({ ...world(), ...version(named('X-Zone')) }, version(named('X-Area')), 'next.yaml')
    expect(told.breaks).toBe(true)
    expect(told.text).toContain('listOrders and 2 others: header X-Area must be given')
    expect(told.text).not.toContain('schemas/')
  })

  it('once where a sign-in goes elsewhere with each call, and not where another bearer’s token is taken', () => {
    const signed = (scheme: object) =>
      edited([
        [['security'], [{ token: [] }]],
        [['components', 'securitySchemes'], { token: scheme }],
      ])
    const version = (of: ContractDocument) => ({ contract: of, operations: operationTable(of) })
    const bearer = version(signed({ type: 'http', scheme: 'bearer' }))
    const from = (scheme: object) => contractReport({ ...world(), ...bearer }, version(signed(scheme)), 'next.yaml')
    const key = from({ type: 'apiKey', in: 'header', name: 'X-Key' })
    expect(key.breaks).toBe(true)
    expect(key.text).toMatch(
      /listOrders and \d+ others: header Authorization: Bearer lets nobody in any more, but header X-Key$/m,
    )
    expect(from({ type: 'oauth2', flows: {} }).text).toBe('next.yaml breaks nothing that the portal shows or calls.')
    expect(from({ type: 'http', scheme: 'Bearer' }).breaks).toBe(false)
  })

  const version = (of: ContractDocument) => ({ contract: of, operations: operationTable(of) })

  it('once where a type has another name, and what stood in it does not look as if it were gone', () => {
    const text = JSON.stringify(edited([])).replaceAll('schemas/Order"', 'schemas/Purchase"')
    const next = JSON.parse(text.replace('"Order":', '"Purchase":')) as ContractDocument
    const told = contractReport(input, version(next), 'next.yaml')
    expect(told.text).toContain('The contract has no type "Order"')
    expect(told.text).not.toContain('unknown-path')
    expect(told.breaks).toBe(true)
  })

  it('where what is shown comes in another form', () => {
    const form = (pattern: string) => version(edited([[field('number', 'pattern'), pattern]]))
    const told = contractReport(
      { ...world(), ...form('^[0-9]{8}$') },
      form('^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      'next.yaml',
    )
    expect(told.text).toMatch(/warning contract-doubtful .*number comes as .*, came as /)
  })

  it('where a file is answered as JSON', () => {
    const next = (format: string) =>
      version(
        edited([
          [['paths', '/paper'], { get: { operationId: 'paper', responses: { 200: { content: { [format]: {} } } } } }],
        ]),
      )
    const calling = new Map([['paper', ['src/app/paper.ts']]])
    const told = contractReport(
      { ...world(), ...next('application/pdf') },
      next('application/json'),
      'next.yaml',
      calling,
    )
    expect(told.text).toContain('paper answers no file any more, but application/json — src/app/paper.ts')
    expect(told.breaks).toBe(true)
  })

  it('where a part calls by its own options', () => {
    const paper = (parameter: string) =>
      version(
        edited([
          [
            ['paths', '/paper'],
            {
              get: {
                operationId: 'paper',
                parameters: [{ name: parameter, in: 'query', required: true, schema: text }],
                responses: { 200: { content: { 'application/pdf': {} } } },
              },
            },
          ],
        ]),
      )
    const part: PartManifest = {
      kind: 'cell',
      name: 'paper',
      description: 'A file.',
      types: [],
      options: {
        type: 'object',
        additionalProperties: false,
        properties: {
          print: {
            type: 'object',
            description: 'What it calls.',
            properties: {
              operation: { type: 'string', description: 'The operation.', 'x-names': 'operation' },
              query: { type: 'object', description: 'Its query.', additionalProperties: { type: 'string' } },
            },
          },
        },
      },
    }
    const base = world()
    const grid = 'schemas/grids/orders.json'
    const cell = '{ "cell": "paper", "options": { "print": { "operation": "paper", "query": { "kind": "bill" } } },'
    const files = new Map(base.files)
    files.set(grid, (files.get(grid) ?? '').replace(/("number": )\{/, `$1${cell}`))
    const told = contractReport(
      { ...base, files, parts: [...base.parts, part], ...paper('kind') },
      paper('sort'),
      'next.yaml',
    ).text
    expect(told).toMatch(/orders\.json:\d+:\d+ error contract-breaks paper: query kind is not taken any more/)
    expect(told).toMatch(/orders\.json:\d+:\d+ error contract-breaks paper: query sort must be given/)
  })

  it('where operations leave the path that hosts pass on', () => {
    const below = (top: string) => {
      const document = edited([])
      const paths = Object.entries(document.paths).map(([path, item]) => [`/${top}${path}`, item])
      return version({ ...document, paths: Object.fromEntries(paths) as ContractDocument['paths'] })
    }
    const told = contractReport({ ...world(), ...below('api') }, below('gw'), 'next.yaml')
    expect(told.text).toMatch(/listOrders and \d+ others: below \/gw\/ now, was \/api\//)
    expect(told.breaks).toBe(true)
    expect(contractReport({ ...world(), ...below('api') }, below('api'), 'next.yaml').breaks).toBe(false)
  })

  it('where a record is loaded that tells no version any more', () => {
    const load = ['paths', '/orders/{id}', 'get', 'responses', '200', 'headers']
    const version = (of: ContractDocument) => ({ contract: of, operations: operationTable(of) })
    const old = version(edited([[load, { ETag: { schema: text } }]]))
    const told = contractReport({ ...world(), ...old }, version(edited([])), 'next.yaml').text
    expect(told).toMatch(/order\.layout\.json:\d+:\d+ warning .* getOrder: answer header ETag does not come any more/)
  })

  it('by the files of the code that call an operation, and by no test and no other use of its name', () => {
    const calling = codeCalling(process.cwd())
    expect(calling.get('login')).toEqual(['src/app/login/sign-in.ts', 'src/studio/preview/sign-in.ts'])
  })

  it('and breaks when some place of some tenant breaks', () => {
    expect(report([]).breaks).toBe(false)
    expect(report([[field('kind', 'enum'), ['A', 'B', 'C']]]).breaks).toBe(false)
    expect(report([[field('note')]]).breaks).toBe(true)
  })
})
