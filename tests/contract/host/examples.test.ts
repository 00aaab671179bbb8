import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { wireFormats } from '../../../src/config/index.ts'

type Node = Record<string, unknown>

interface Example {
  /** JSON pointer of the example in the bundled contract. */
  place: string
  /** JSON pointer of the schema it has to fit. */
  schema: string
  value: unknown
}

const document = JSON.parse(
  readFileSync(new URL('../../../src/contract/generated/gateway.json', import.meta.url), 'utf8'),
) as Node
const ajv = new Ajv2020({ allErrors: true, strict: false, formats: wireFormats })
addFormats(ajv)
ajv.addSchema(document, 'gateway')

const JSON_TYPE = 'application/json'
const METHODS = ['get', 'post', 'put', 'patch', 'delete']
const found = examples(document, '')

/**
 * Every example of a parameter, a body or an answer (`example` and `examples`, beside their `schema`) and of a schema
 * (`examples`, a list).
 */
function examples(node: unknown, place: string): Example[] {
  if (typeof node !== 'object' || node === null) return []
  const { schema, example, examples: several, ...rest } = node as Node
  const own: Example[] = []
  if (isNode(schema)) {
    const of = `${place}/schema`
    if (example !== undefined) own.push({ place: `${place}/example`, schema: of, value: example })
    if (isNode(several)) {
      for (const [name, { value }] of Object.entries(several as Record<string, Node>))
        own.push({ place: `${place}/examples/${escaped(name)}`, schema: of, value })
    }
    own.push(...examples(schema, of))
  } else if (Array.isArray(several)) {
    own.push(
      ...several.map((value, index) => ({
        place: `${place}/examples/${index}`,
        schema: place,
        value: value as unknown,
      })),
    )
  }
  return [...own, ...Object.entries(rest).flatMap(([key, value]) => examples(value, `${place}/${escaped(key)}`))]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A step of a JSON pointer as it stands in a reference. */
function escaped(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
}

function resolve(node: unknown): Node {
  const { $ref } = node as { $ref?: string }
  if ($ref === undefined) return node as Node
  return resolve(
    $ref
      .replace('#/', '')
      .split('/')
      .reduce<unknown>((at, key) => (at as Node)[key], document),
  )
}

/** Whether a body or answer, when it is JSON, comes with an example. */
function shown(body: unknown): boolean {
  const content = resolve(body)['content'] as Record<string, Node> | undefined
  const json = content?.[JSON_TYPE]
  return json === undefined || 'example' in json || 'examples' in json
}

const operations = Object.values(document['paths'] as Record<string, Node>).flatMap((item) =>
  METHODS.flatMap((method) => (isNode(item[method]) ? [item[method]] : [])),
)

describe('an example of the contract', () => {
  it.each(found.map((example) => [example.place, example] as const))('%s fits its schema', (_, { schema, value }) => {
    const fits = ajv.compile({ $ref: `gateway#${schema}` })
    fits(value)
    expect(fits.errors ?? []).toEqual([])
  })
})

describe('an operation of the contract', () => {
  it.each(operations.map((operation) => [String(operation['operationId']), operation] as const))(
    '%s is shown by examples',
    (_, operation) => {
      expect(operation['requestBody'] === undefined || shown(operation['requestBody'])).toBe(true)
      const answers = operation['responses'] as Record<string, unknown>
      expect(Object.keys(answers).filter((status) => !shown(answers[status]))).toEqual([])
      const parameters = ((operation['parameters'] ?? []) as unknown[]).map(resolve)
      expect(parameters.filter((parameter) => !('example' in parameter)).map(({ name }) => name)).toEqual([])
    },
  )
})
