import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readContract } from './contract.ts'
import { documentGenerator, generatedFiles, staleFiles, writeGeneratedFiles } from './files.ts'
import { repositoryOf, TINY_CONTRACT } from './fixture.ts'
import { lintContract } from './lint.ts'
import { operationsGenerator, operationTable } from './operations.ts'
import { typesGenerator } from './types.ts'

const TYPES = 'src/contract/generated/types.ts'
const OPERATIONS = 'src/contract/generated/operations.ts'
const DOCUMENT = 'src/contract/generated/gateway.json'
const generators = [typesGenerator, operationsGenerator, documentGenerator]

let root: string
beforeEach(async () => {
  root = await repositoryOf(TINY_CONTRACT)
})
afterEach(() => rm(root, { recursive: true }))

describe('what is generated', () => {
  it('is the table of operations with what a call needs to know', async () => {
    expect(operationTable(await readContract(root))).toEqual({
      listBoxes: {
        method: 'get',
        path: '/boxes/',
        query: { size: { required: true } },
        hasResult: true,
        secured: false,
      },
      saveBox: {
        method: 'post',
        path: '/boxes/',
        query: {},
        hasBody: true,
      },
    })
  })

  it('tells which success may come without a body', async () => {
    const path = join(root, 'openapi/boxes.yaml')
    const boxes = String(TINY_CONTRACT['openapi/boxes.yaml'])
    await writeFile(path, boxes.replace("      '400'", "      '204': { description: None. }\n      '400'"))
    const { listBoxes, saveBox } = operationTable(await readContract(root))
    expect([listBoxes?.silent, saveBox?.silent]).toEqual([true, undefined])
  })

  it('names the contract as its source and is the same each time', async () => {
    const files = await generatedFiles(root, generators)
    expect([...files.keys()]).toEqual([TYPES, OPERATIONS, DOCUMENT])
    for (const path of [TYPES, OPERATIONS, DOCUMENT]) expect(files.get(path)).toContain('Do not edit.')
    expect(await generatedFiles(root, generators)).toEqual(files)
  })

  it('types a field with a default as optional, and a schema that wants one of two fields by its fields', async () => {
    const types = (await generatedFiles(root, generators)).get(TYPES)
    expect(types).toMatch(/Box: \{\s+(\/\*\*.*\*\/\s+)?a\?: string;\s+b\?: number;\s+\};/)
  })

  it('holds the whole contract in one document with references inside it alone', async () => {
    const text = (await generatedFiles(root, generators)).get(DOCUMENT) ?? ''
    const refs = [...text.matchAll(/"\$ref": "([^"]*)"/g)].map((match) => match[1])
    expect(refs.length).toBeGreaterThan(0)
    expect(refs.filter((ref) => ref?.startsWith('#/components/') !== true)).toEqual([])
    expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0', components: { schemas: { Box: { type: 'object' } } } })
  })

  it('[TN-05] reads OpenAPI 3.0, JSON and several files as 3.1 says the same', async () => {
    const box = {
      type: 'object',
      properties: {
        a: { type: 'string', nullable: true, maxLength: 10 },
        b: { type: 'number', minimum: 0, exclusiveMinimum: true },
        nullable: { type: 'boolean', nullable: false },
        c: { nullable: true, allOf: [{ $ref: '#/components/schemas/Lid' }] },
      },
    }
    const entry = {
      openapi: '3.0.3',
      info: { title: 'Older', version: '1' },
      paths: { '/boxes/': { $ref: 'more/paths.json#/boxes' } },
      components: { schemas: { Box: box, Lid: { type: 'object' } } },
    }
    const answer = { content: { 'application/json': { schema: { $ref: '../older.json#/components/schemas/Box' } } } }
    const boxes = { get: { operationId: 'listBoxes', responses: { 200: { description: 'Boxes.', ...answer } } } }
    await mkdir(join(root, 'more'))
    await writeFile(join(root, 'older.json'), JSON.stringify(entry))
    await writeFile(join(root, 'more/paths.json'), JSON.stringify({ boxes }))
    const contract = await readContract(root, 'older.json')
    expect(contract.components?.['schemas']?.['Box']).toEqual({
      type: 'object',
      properties: {
        a: { type: ['string', 'null'], maxLength: 10 },
        b: { type: 'number', exclusiveMinimum: 0 },
        nullable: { type: 'boolean' },
        c: { anyOf: [{ allOf: [{ $ref: '#/components/schemas/Lid' }] }, { type: 'null' }] },
      },
    })
    expect(Object.keys(contract.paths['/boxes/'] ?? {})).toEqual(['get'])
  })

  it('[TN-05] puts the path of the server before those of the operations, and knows files and answers to any status', async () => {
    const answer = (format: string) => ({ description: 'Well.', content: { [format]: { schema: { type: 'object' } } } })
    const get = (operationId: string, responses: object) => ({ get: { operationId, responses } })
    const contract = {
      openapi: '3.1.0',
      info: { title: 'Tiny', version: '1.0.0' },
      servers: [
        {
          url: 'https://{host}/gate/{version}/',
          variables: { host: { default: 'x.example' }, version: { default: 'v2' } },
        },
      ],
      paths: {
        '/boxes': get('listBoxes', { default: answer('application/json') }),
        '/label': get('printLabel', { 200: answer('application/pdf') }),
        '/sizes': get('listSizes', { '2XX': answer('application/vnd.sizes+json') }),
      },
    }
    root = await repositoryOf({
      'moved.json': JSON.stringify(contract),
      'none.json': '{ "swagger": "2.0" }',
      'page.json': '"<html>"',
      'list.json': JSON.stringify({ ...contract, paths: [] }),
    })
    const table = operationTable(await readContract(root, 'moved.json'))
    expect([table['listBoxes']?.isFile, table['listSizes']?.isFile]).toEqual([undefined, undefined])
    expect(table).toMatchObject({
      listBoxes: { path: '/gate/v2/boxes', hasResult: true },
      printLabel: { hasResult: true, isFile: true },
      listSizes: { hasResult: true },
    })
    await expect(readContract(root, 'none.json')).rejects.toThrow(
      'none.json is no contract of OpenAPI 3: it is one of Swagger 2',
    )
    await expect(readContract(root, 'list.json')).rejects.toThrow('it needs "openapi" and "paths"')
    await expect(readContract(root, 'page.json')).rejects.toThrow('page.json cannot be read: Document must be')
  })

  it('[TN-05] puts the path of a server of its own before a path or an operation, and keeps the host that only this has', async () => {
    const get = (operationId: string, more: object = {}) => ({ operationId, responses: { 200: {} }, ...more })
    const contract = {
      openapi: '3.1.0',
      info: { title: 'Tiny', version: '1.0.0' },
      servers: [{ url: 'https://x.example/gate' }],
      paths: {
        '/boxes': { get: get('listBoxes'), post: get('saveBox', { servers: [{ url: 'https://y.example/v3' }] }) },
        '/sizes': { get: get('listSizes'), servers: [{ url: 'https://x.example/sizes-api' }] },
      },
    }
    root = await repositoryOf({ 'own.json': JSON.stringify(contract) })
    const read = await readContract(root, 'own.json')
    expect(operationTable(read)).toMatchObject({
      listBoxes: { path: '/gate/boxes' },
      saveBox: { path: '/v3/boxes' },
      listSizes: { path: '/sizes-api/sizes' },
    })
    expect([read.paths['/v3/boxes']?.['post'], read.paths['/gate/boxes']?.['get']]).toEqual([
      get('saveBox', { servers: [{ url: 'https://y.example' }] }),
      get('listBoxes'),
    ])
  })

  it('refuses a reference to a name, which nothing follows', async () => {
    const schemas = { Box: { $anchor: 'box' }, Lid: { $ref: '#box' } }
    const contract = { openapi: '3.1.0', info: { title: 'Tiny', version: '1.0.0' }, paths: {}, components: { schemas } }
    root = await repositoryOf({ 'anchor.json': JSON.stringify(contract) })
    await expect(readContract(root, 'anchor.json')).rejects.toThrow('#box leads nowhere')
  })

  it('[TN-05] follows names that lead to other names: of paths, parameters and answers', async () => {
    const twice = (kind: string, value: object) => ({
      [kind]: { Known: { $ref: `#/components/${kind}/Once` }, Once: value },
    })
    const ref = (kind: string) => ({ $ref: `#/components/${kind}/Known` })
    const contract = {
      openapi: '3.1.0',
      info: { title: 'Tiny', version: '1.0.0' },
      paths: { '/boxes': ref('pathItems') },
      components: {
        ...twice('parameters', { name: 'If-Match', in: 'header', schema: { type: 'string' } }),
        ...twice('responses', { description: 'A label.', content: { 'application/pdf': {} } }),
        ...twice('pathItems', {
          get: { operationId: 'printLabel', parameters: [ref('parameters')], responses: { 200: ref('responses') } },
        }),
      },
    }
    root = await repositoryOf({ 'named.json': JSON.stringify(contract) })
    expect(operationTable(await readContract(root, 'named.json'))).toEqual({
      printLabel: expect.objectContaining({ hasResult: true, isFile: true, versioned: true }) as object,
    })
  })

  it('refuses two operations of one name, and a reference that leads nowhere', async () => {
    const contract = await readContract(root)
    expect(() =>
      operationTable({ ...contract, paths: { ...contract.paths, '/again/': contract.paths['/boxes/'] ?? {} } }),
    ).toThrow('listBoxes')
    await appendFile(join(root, 'openapi/gateway.yaml'), "    Lost: { $ref: 'lost.yaml#/Lost' }\n")
    await expect(generatedFiles(root, generators)).rejects.toThrow(
      /^The contract cannot be read: openapi\/gateway\.yaml at #\/components\/schemas\/Lost: .*lost\.yaml/,
    )
  })

  it('says where references lead to nothing but themselves, and takes a type that holds itself', async () => {
    await writeFile(join(root, 'more.yaml'), "Far: { $ref: 'openapi/gateway.yaml#/components/schemas/Round' }\n")
    const schemas = [
      '    Alone: { $ref: "#/components/schemas/Alone" }',
      '    Round: { $ref: "../more.yaml#/Far" }',
      '    Tree: { type: object, properties: { next: { $ref: "#/components/schemas/Tree" } } }',
    ]
    await appendFile(join(root, 'openapi/gateway.yaml'), `${schemas.join('\n')}\n`)
    const at = 'openapi/gateway.yaml at #/components/schemas'
    await expect(generatedFiles(root, generators)).rejects.toThrow(
      `The contract refers in a circle: ${at}/Alone, ${at}/Round, more.yaml at #/Far`,
    )
  })

  it('lets no two generators write one file', async () => {
    const one = { name: 'one', generate: () => ({ 'a.ts': '' }) }
    await expect(generatedFiles(root, [one, { ...one, name: 'two' }])).rejects.toThrow('two writes a.ts')
  })
})

describe('stale files', () => {
  it('are those that are missing, changed by hand, or older than the contract', async () => {
    expect(await staleFiles(root, generators)).toEqual([TYPES, OPERATIONS, DOCUMENT])
    await writeGeneratedFiles(root, generators)
    expect(await staleFiles(root, generators)).toEqual([])

    await appendFile(join(root, OPERATIONS), '// by hand\n')
    expect(await staleFiles(root, generators)).toEqual([OPERATIONS])
    expect(await writeGeneratedFiles(root, generators)).toEqual([OPERATIONS])

    await appendFile(join(root, 'openapi/boxes.yaml'), '    c: { type: boolean }\n')
    expect(await staleFiles(root, generators)).toEqual([TYPES, DOCUMENT])
  })
})

describe('the lint of the contract', () => {
  it('names rule, file and line of what is wrong', async () => {
    expect(await lintContract(root)).toEqual([])
    await appendFile(join(root, 'openapi/boxes.yaml'), '  required: 7\n')
    expect(await lintContract(root)).toContainEqual(expect.stringMatching(/^openapi\/boxes\.yaml:30:13 struct: /))
  })

  it('[HD-08] names a pattern that could hang', async () => {
    await appendFile(join(root, 'openapi/boxes.yaml'), "    c: { type: string, pattern: '^(a?a?)*$' }\n")
    expect(await lintContract(root)).toContainEqual(
      expect.stringMatching(/^openapi\/boxes\.yaml:30:\d+ portal\/no-dangerous-pattern: /),
    )
  })

  it.each([
    ['a text', 'c: { type: string }'],
    ['a list', 'c: { type: array, items: { type: boolean } }'],
    ['an object', 'c: { type: object, properties: { d: { type: boolean } } }'],
    ['one of several kinds', 'c: { type: [string, number] }'],
  ])('[GW-01] names a value without an end: %s', async (_, value) => {
    await appendFile(join(root, 'openapi/boxes.yaml'), `    ${value}\n`)
    expect(await lintContract(root)).toEqual([
      expect.stringMatching(/^openapi\/boxes\.yaml:30:\d+ portal\/no-endless-value: /),
    ])
  })

  it('names what one part of a schema refuses of another, and takes parts that are closed as a whole', async () => {
    const parts = (base: string, whole: string) =>
      `Base: { type: object, maxProperties: 9${base}, properties: { d: { type: boolean } } }
Both: { type: object${whole}, allOf: [{ $ref: '#/Base' }], properties: { e: { type: boolean } } }
`
    const entry = "    Both: { $ref: 'boxes.yaml#/Both' }\n    Base: { $ref: 'boxes.yaml#/Base' }\n"
    await appendFile(join(root, 'openapi/gateway.yaml'), entry)
    const boxes = await readFile(join(root, 'openapi/boxes.yaml'), 'utf8')
    const linted = async (base: string, whole: string) => {
      await writeFile(join(root, 'openapi/boxes.yaml'), boxes + parts(base, whole))
      return (await lintContract(root)).filter((line) => line.includes('portal/'))
    }
    const refused = (names: string) => [
      expect.stringMatching(
        `^openapi/boxes.yaml:31:\\d+ portal/no-part-closed-over-others: one part refuses ${names} of`,
      ),
    ]
    const closed = ', additionalProperties: false'
    expect(await linted(closed, ', unevaluatedProperties: false')).toEqual(refused('e'))
    expect(await linted('', closed)).toEqual(refused('d'))
    expect(await linted('', ', unevaluatedProperties: false')).toEqual([])
  })

  it('finds nothing in the portal’s own contract', async () => {
    expect(await lintContract(fileURLToPath(new URL('../../..', import.meta.url)))).toEqual([])
  })
})
