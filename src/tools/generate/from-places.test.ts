import { describe, expect, it } from 'vitest'
import type { PartManifest } from '../../config/index.ts'
import { contractDifferences, contractUses } from '../../config/node.ts'
import { contract } from '../../config/testing/contract.ts'
import { world } from '../../config/testing/world.ts'
import { codeCalling } from './code.ts'
import type { ContractDocument } from './contract.ts'
import { countries, edited, field, list, ok, order, save, text, version } from './edited.ts'
import type { Edit } from './edited.ts'
import { contractReport } from './from.ts'

describe('[TN-05] a change of the contract is told', () => {
  const input = { ...world(), ...version(edited([])) }

  it('names the record that a save answered under data, and what only the code of the portal calls', () => {
    const data = { type: 'object', properties: { data: { $ref: '#/components/schemas/Order' } } }
    const before = edited([[[...save, ...ok, 'application/json', 'schema'], data]])
    const after = edited([
      [[...save, ...ok, 'application/json', 'schema'], { type: 'object', properties: { saved: text } }],
    ])
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

  it('where a list is read of an answer, its rows are known by a value, or a choice is kept, and that may be null', () => {
    const rows = ['paths', '/orders', 'get', ...ok, 'application/json', 'schema', 'properties', 'data']
    const items = [
      'paths',
      '/countries',
      'get',
      ...ok,
      'application/json',
      'schema',
      'properties',
      'lookupItems',
      'items',
    ]
    const orNull = { ...text, type: ['string', 'null'] }
    const told = (...edits: Edit[]) => contractReport(input, version(edited(edits)), 'next.yaml').text
    const { Order } = contract.components.schemas
    const ids = told([[...rows, 'items'], { ...Order, properties: { ...Order.properties, id: orNull } }])
    for (const place of ['4:60', '17:38'])
      expect(ids).toContain(
        `schemas/grids/orders.json:${place} warning contract-doubtful listOrders: answer data[].id may be null.`,
      )
    const values = told([[...items, 'properties', 'value'], orNull])
    expect(values).toContain('warning contract-doubtful listCountries: answer lookupItems[].value may be null.')
    expect(values).not.toContain('No file feels')
  })

  it('where a status of success beside the first one is answered otherwise: a new record comes with 201', () => {
    const [answer, made] = [
      [...save, 'responses', '200'],
      [...save, 'responses', '201'],
    ]
    const whole = contract.paths['/orders'].post.responses[200]
    const old = version(edited([[made, whole]]))
    const told = (...edits: Edit[]) =>
      contractReport({ ...world(), ...old }, version(edited([[made, whole], ...edits])), 'next.yaml')
    const other = { content: { 'application/json': { schema: { type: 'object', properties: { id: text } } } } }
    const report = told([made, other])
    expect(report.text).toContain('saveOrder answers 201 otherwise: ')
    expect(report.breaks).toBe(true)
    expect(told([made, { description: 'Made.' }]).text).toContain('saveOrder answers 201 without JSON now')
    // Where both differ alike, it is told of the answer.
    expect(told([answer, other], [made, other]).text).not.toContain('201 otherwise')
  })

  it('where any items may come: true and false are schemas, too', () => {
    const rows = [...list, ...ok, 'application/json', 'schema', 'properties', 'data', 'items']
    const told = (edit: Edit) => contractReport(input, version(edited([edit])), 'next.yaml').text
    expect(told([rows, true])).toBe(told([rows, {}]))
    expect(told([[...list, ...ok, 'application/json', 'schema'], true])).toContain('may be of any type')
    expect(told([field('lines'), { type: 'array', prefixItems: [{ type: 'object' }], items: false }])).toContain(
      'lines',
    )
  })

  it('where a record comes with more than its save takes: the form would send it back', () => {
    const { properties } = contract.components.schemas.Order
    const answer = ['paths', '/orders/{id}', 'get', ...ok, 'application/json', 'schema']
    const next = (comes: object, more: Edit[] = []) =>
      version(edited([[answer, { type: 'object', properties: { ...properties, ...comes } }], ...more]))
    const told = (after: ReturnType<typeof version>) => contractReport(input, after, 'next.yaml')
    const stamped = told(next({ stamp: text }))
    expect(stamped.text).toContain(
      'error contract-breaks saveOrder: body stamp is not taken, and comes with getOrder: the form sends it back.',
    )
    expect(stamped.breaks).toBe(true)
    expect(told(next({ stamp: text }, [[order('additionalProperties'), true]])).text).not.toContain('sends it back')
    expect(told(next({ stamp: text }, [[field('stamp'), { ...text, readOnly: true }]])).breaks).toBe(false)
  })

  it('and each finding says what it was told of, so that nobody reads its words back', () => {
    const next = edited([[field('remark'), { type: 'string', maxLength: 200 }], [field('note')]])
    const uses = contractUses(input, 'NORTH', contractDifferences(input, version(next)), version(next))
    const given = [...uses.values()].flat().map((each) => each.given)
    expect(given).toContainEqual(
      expect.objectContaining({ at: 'note', change: 'is not taken any more', other: 'remark' }),
    )
  })

  it('where a save takes less than the type of its form, and the form’s own limit lets more through', () => {
    const { Order } = contract.components.schemas
    const shorter = (maxLength: number) => {
      const note = { ...Order.properties.note, maxLength }
      const body = { ...Order, properties: { ...Order.properties, note } }
      const schema = [...save, 'requestBody', 'content', 'application/json', 'schema']
      return contractReport(input, version(edited([[schema, body]])), 'next.yaml')
    }
    const told = shorter(20)
    expect(told.text).toContain('error contract-breaks saveOrder: body note has maxLength 20, had 200.')
    expect(told.breaks).toBe(true)
    // The form takes a hundred letters at most.
    expect(shorter(150).breaks).toBe(false)
  })

  it('once where refusals are no JSON any more, whatever their status', () => {
    const refusal = [...save, 'responses', '422', 'content']
    const told = contractReport(input, version(edited([[refusal, { 'text/plain': { schema: text } }]])), 'next.yaml')
    expect(told.text).toContain(
      'saveOrder: refusal is no JSON any more: it says neither why nor at which fields — src/contract/problem.ts',
    )
    expect(told.breaks).toBe(true)
    const problem = (properties: object) => ({ content: { 'application/json': { schema: { properties } } } })
    const conflict = (properties: object): Edit => [[...save, 'responses', '409'], problem(properties)]
    const forbidden: Edit = [[...save, 'responses', '403'], problem({ message: text })]
    const old = version(edited([forbidden, conflict({ message: text, current: { type: 'object' } })]))
    const now = version(edited([forbidden, conflict({ message: text })]))
    expect(contractReport({ ...world(), ...old }, now, 'next.yaml').text).toContain(
      '  saveOrder: refusal current does not come any more — src/contract/problem.ts',
    )
  })

  it('not where a number says how many bits keep it, nor where what may be null is written as a choice', () => {
    const told = (edits: Edit[]) => contractReport(input, version(edited(edits)), 'next.yaml').text
    expect(told([[field('pieces', 'format'), 'double']])).toBe(
      'next.yaml breaks nothing that the portal shows or calls.',
    )
    const { begin, kind, lines } = contract.components.schemas.Order.properties
    const asChoice = (rules: object) => ({ anyOf: [rules, { type: 'null' }] })
    const asType = <Rules extends { type: string }>(rules: Rules) => ({ ...rules, type: [rules.type, 'null'] })
    expect(told([[field('begin'), asChoice(begin)]])).toBe(told([[field('begin'), asType(begin)]]))
    expect(told([[field('lines'), asChoice(lines)]])).toBe(told([[field('lines'), asType(lines)]]))
    const maybe = { ...asType(kind), enum: ['A', 'B', null] }
    expect(told([[field('kind'), asChoice(kind)]])).toBe(told([[field('kind'), maybe]]))
    expect(told([[field('kind'), maybe]])).not.toContain('has no null')
  })

  it('where a value that came with a record is sent back from now on', () => {
    const old = version(edited([[field('city', 'readOnly'), true]]))
    const told = contractReport({ ...world(), ...old }, version(edited([])), 'next.yaml')
    expect(told.text).toContain(
      '  saveOrder: body city is read-only no longer: a form whose record has it sends it back',
    )
    expect(told.breaks).toBe(false)
  })

  it('once for a header that all operations have, as what breaks', () => {
    const named = (name: string) =>
      edited(
        [list, save, countries].map((at): Edit => [
          [...at, 'parameters'],
          [{ name, in: 'header', required: true, schema: text }],
        ]),
      )
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
    const bearer = version(signed({ type: 'http', scheme: 'bearer' }))
    const from = (scheme: object) => contractReport({ ...world(), ...bearer }, version(signed(scheme)), 'next.yaml')
    const key = from({ type: 'apiKey', in: 'header', name: 'X-Key' })
    expect(key.breaks).toBe(true)
    expect(key.text).toMatch(
      /listOrders and \d+ others: header Authorization: Bearer lets nobody in any more: what does is header X-Key — /m,
    )
    expect(from({ type: 'oauth2', flows: {} }).text).toBe('next.yaml breaks nothing that the portal shows or calls.')
    expect(from({ type: 'http', scheme: 'Bearer' }).breaks).toBe(false)
  })

  it('once where a type has another name, and what stood in it does not look as if it were gone', () => {
    const text = JSON.stringify(edited([])).replaceAll('schemas/Order"', 'schemas/Purchase"')
    const next = JSON.parse(text.replace('"Order":', '"Purchase":')) as ContractDocument
    const told = contractReport(input, version(next), 'next.yaml')
    expect(told.text).toContain('The contract has no type "Order"')
    expect(told.text).not.toContain('unknown-path')
    expect(told.breaks).toBe(true)
  })

  it('where a save may no longer say which record it is of', () => {
    const told = contractReport(input, version(edited([[field('id', 'readOnly'), true]])), 'next.yaml')
    expect(told.breaks).toBe(true)
    expect(told.text).toContain('order.layout.json:6:11 error contract-breaks saveOrder: body id is read-only.')
    expect(told.text).not.toContain('No file feels')
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

  it('where a value stands for what is left out, and no longer the same', () => {
    const lasting = (days: number) =>
      version(
        edited([
          [[...list, 'parameters', 1], { name: 'page', in: 'query', schema: { type: 'integer', default: days } }],
        ]),
      )
    const told = contractReport({ ...world(), ...lasting(1) }, lasting(0), 'next.yaml')
    expect(told.text).toMatch(
      /orders\.json:\d+:\d+ warning .* listOrders: query page is 0 where it is left out, was 1\./,
    )
    expect(told.breaks).toBe(false)
    const filled = (kind: string) => version(edited([[field('kind', 'default'), kind]]))
    expect(contractReport({ ...world(), ...filled('A') }, filled('B'), 'next.yaml').text).toMatch(
      /warning .* saveOrder: body kind is "B" where it is left out, was "A"\./,
    )
  })

  it('once, and not by what was said beside a value that is gone', () => {
    const base = world()
    const files = new Map(base.files)
    const [form, rules] = ['schemas/forms/order.layout.json', 'schemas/forms/order.schema.json']
    files.set(form, (files.get(form) ?? '').replace('"begin": {', '$& "options": { "notPast": true },'))
    files.set(rules, (files.get(rules) ?? '').replace('"properties": {', '$& "begin": { "maxLength": 8 },'))
    const gone = contractReport({ ...input, files }, version(edited([[field('begin')]])), 'next.yaml')
    expect(gone.text).toMatch(/order\.layout\.json:26:9 error .*"begin"/)
    expect(gone.text).not.toContain('unknown-key')
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
    const paper = (...names: string[]) =>
      version(
        edited([
          [
            ['paths', '/paper'],
            {
              get: {
                operationId: 'paper',
                parameters: names.map((name) => ({ name, in: 'query', required: true, schema: text })),
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
      paper('sort', 'size'),
      'next.yaml',
    ).text
    expect(told).toMatch(/orders\.json:\d+:\d+ error contract-breaks paper: query kind is not taken any more/)
    expect(told).toMatch(/orders\.json:\d+:\d+ error contract-breaks paper: query size must be given/)
  })

  it('where a part tells two values apart, and there is a third', () => {
    const value = (description: string, word: string) => ({
      [word]: { type: ['string', 'boolean'], description, 'x-value': true } as const,
    })
    const part: PartManifest = {
      kind: 'field',
      name: 'switch',
      description: 'On or off.',
      types: [],
      options: {
        type: 'object',
        additionalProperties: false,
        properties: { ...value('When on.', 'on'), ...value('When off.', 'off') },
      },
    }
    const files = new Map(input.files)
    const form = 'schemas/forms/order.layout.json'
    const by = (off: string) =>
      (input.files.get(form) ?? '').replace(
        '"begin": {',
        `"city": { "label": "field.city", "widget": "switch", "options": { "on": "X", "off": "${off}" } }, $&`,
      )
    const told = (off: string) => {
      const old = version(edited([[field('city', 'enum'), ['X', 'Y']]]))
      const next = version(edited([[field('city', 'enum'), ['X', 'Y', 'Z']]]))
      files.set(form, by(off).replace(/"city": \{\s+"label"[^}]+\} \},\s+"visible"[^}]+\}\s+\},/, ''))
      return contractReport({ ...input, ...old, files, parts: [...input.parts, part] }, next, 'next.yaml').text
    }
    expect(told('Y')).toMatch(
      /order\.layout\.json:\d+:\d+ warning contract-doubtful saveOrder: answer city may be Z; its switch has no Z\./,
    )
    expect(told('Z')).not.toContain('has no Z')
  })

  it('where a name has no code any more to stand for it', () => {
    const told = contractReport(input, version(edited([[field('buyerName', 'x-code')]])), 'next.yaml')
    expect(told.text).toMatch(
      /orders\.json:\d+:\d+ warning .* listOrders: answer data\[\]\.buyerName has no buyer to stand for it any more where it is absent\./,
    )
    expect(told.breaks).toBe(false)
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
    const old = version(edited([[load, { ETag: { schema: text } }]]))
    const told = contractReport({ ...world(), ...old }, version(edited([])), 'next.yaml').text
    expect(told).toMatch(/order\.layout\.json:\d+:\d+ warning .* getOrder: answer header ETag does not come any more/)
  })

  it('where a lookup is used that is given a parameter', () => {
    const base = world()
    const form = 'schemas/forms/order.layout.json'
    expect(base.files.get(form)).toContain('CtryCode')
    const next = version(edited([[['paths', '/cities', 'parameters', 0, 'schema'], { type: 'array', items: text }]]))
    expect(contractReport(input, next, 'next.yaml').text).toMatch(
      /order\.layout\.json:\d+:\d+ error contract-breaks listCities: query CtryCode is array, was string\./,
    )
  })

  it('by the files of the code that call an operation, and by no test and no other use of its name', () => {
    const calling = codeCalling(process.cwd())
    expect(calling.get('login')).toEqual(['src/app/login/sign-in.ts', 'src/studio/preview/sign-in.ts'])
  })
})
