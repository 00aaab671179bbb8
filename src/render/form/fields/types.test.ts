import { RJSF_REF_CYCLE_KEY } from '@rjsf/utils'
import { describe, expect, it, vi } from 'vitest'
import { openTypes } from './types.ts'

const types = 300

/** Each type holds two others, by a name and in a list; the last ones the first again. */
const root = {
  $defs: Object.fromEntries(
    Array.from({ length: types }, (_, at) => [
      `T${String(at)}`,
      {
        type: 'object',
        properties: {
          text: { type: 'string' },
          one: { $ref: `#/$defs/T${String((at + 1) % types)}` },
          many: { type: 'array', items: { $ref: `#/$defs/T${String((at + 2) % types)}` } },
        },
      },
    ]),
  ),
}

describe('a type', () => {
  it('is opened when it is asked for, those in it no further than to see what they are, and each once', () => {
    const words = vi.fn((rules: object) => ({ ...rules }))
    const open = openTypes(root, words)
    const rules = { $ref: '#/$defs/T0', title: 'First' }
    const opened = open(rules)
    expect(opened).toMatchObject({ title: 'First', type: 'object', properties: { text: { type: 'string' } } })
    expect(words.mock.calls.length).toBeLessThan(4)
    expect(open(rules)).toBe(opened)
  })

  it('hides from the form library what it refers to, and marks an object in it for the reader to open', () => {
    const open = openTypes(root, (rules) => rules)
    const { properties } = open({ $ref: '#/$defs/T0' })
    const one = Object(properties?.['one']) as object
    expect(JSON.stringify(properties)).not.toContain('$ref')
    expect(Reflect.get(one, RJSF_REF_CYCLE_KEY)).toBe(true)
    expect(open({ ...one, [RJSF_REF_CYCLE_KEY]: false })).toMatchObject({ properties: { text: { type: 'string' } } })
  })

  it('that is a form of itself is opened by the reader, so that it ends', () => {
    const open = openTypes({ $defs: { T: { oneOf: [{ $ref: '#/$defs/T' }, { type: 'string' }] } } }, (rules) => rules)
    const [first] = open({ $ref: '#/$defs/T' }).oneOf ?? []
    expect(Reflect.get(open(Object(first) as object), RJSF_REF_CYCLE_KEY)).toBe(true)
  })

  it.each([
    ['a form of a choice', { anyOf: [{ $ref: '#/$defs/T' }, { type: 'null' }] }],
    ['all that it is', { allOf: [{ $ref: '#/$defs/T' }], description: 'Above it' }],
    ['the place of a list', { type: 'array', prefixItems: [{ $ref: '#/$defs/T' }] }],
  ])('that holds itself as %s is opened by the reader, so that it ends', (_what, inner) => {
    const open = openTypes({ $defs: { T: { properties: { inner } } } }, (rules) => rules)
    const { properties } = open({ $ref: '#/$defs/T' })
    expect(Reflect.get(Object(properties?.['inner']) as object, RJSF_REF_CYCLE_KEY)).toBe(true)
  })

  it('of parts that holds itself is opened by the reader, so that it ends', () => {
    const T = {
      allOf: [{ properties: { name: { type: 'string' } } }, { properties: { inner: { $ref: '#/$defs/T' } } }],
    }
    const { allOf = [] } = openTypes({ $defs: { T } }, (rules) => rules)({ $ref: '#/$defs/T' })
    const [, part] = allOf as { properties?: object }[]
    const inner: unknown = Reflect.get(part?.properties ?? {}, 'inner')
    expect(Reflect.get(Object(inner) as object, RJSF_REF_CYCLE_KEY)).toBe(true)
  })

  it('leaves data as it is that only looks like a reference', () => {
    const open = openTypes({}, (rules) => rules)
    const rules = { default: { $ref: '#/x' }, enum: [{ $ref: 'y' }], properties: { $ref: { type: 'string' as const } } }
    expect(open(rules)).toMatchObject(rules)
  })

  it('is merged with what else holds, and its first entries are told as the library knows them', () => {
    const open = openTypes(root, (rules) => rules)
    expect(open({ allOf: [{ $ref: '#/$defs/T1' }, { required: ['text'] }] }).allOf).toMatchObject([
      { type: 'object' },
      { required: ['text'] },
    ])
    expect(open({ prefixItems: [{ type: 'string' }], items: false })).toEqual({
      items: [{ type: 'string' }],
      additionalItems: false,
    })
  })
})
