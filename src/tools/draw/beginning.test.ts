import { describe, expect, it } from 'vitest'
import { drawn, text } from './testing.ts'

const beginsWith = (properties: Record<string, unknown>, more: object = {}) => {
  const { model } = drawn({ type: 'object', properties, ...more })
  return { begins: model?.record.begins, initial: model?.record.initial }
}

describe('a new record begins with the default', () => {
  it('of an object, and below it with those of its values that it does not name', () => {
    const size = {
      ...{ type: 'object', default: { w: 1, unit: null } },
      properties: {
        w: { type: 'integer', default: 9 },
        h: { type: 'integer', default: 2 },
        unit: { ...text, default: 'M' },
      },
    }
    const { begins, initial } = beginsWith({ size })
    expect(begins).toEqual({ size: { w: 1, h: 2, unit: null } })
    expect(initial).toMatchObject({ 'size.w': 1, 'size.h': 2 })
  })

  it('of the root, of an object that an outer one names, and of a type that a reference leads to', () => {
    const place = {
      type: 'object',
      default: { port: 'A' },
      properties: { port: text, pier: { ...text, default: '1' } },
    }
    const { begins } = beginsWith(
      {
        from: { $ref: '#/$defs/place' },
        to: { $ref: '#/$defs/place', default: { port: 'B' } },
        via: { type: 'object', default: { stop: { port: 'C' } }, properties: { stop: { $ref: '#/$defs/place' } } },
      },
      { default: { from: { port: 'R' } }, $defs: { place } },
    )
    expect(begins).toEqual({
      from: { port: 'R', pier: '1' },
      to: { port: 'B', pier: '1' },
      via: { stop: { port: 'C', pier: '1' } },
    })
  })

  it('of a list of objects, of texts, and of an object whose names are its own', () => {
    const item = { type: 'object', properties: { code: text, count: { type: 'integer', default: 1 } } }
    const { begins } = beginsWith({
      items: { type: 'array', default: [{ code: 'A' }, { count: 5 }], items: item },
      tags: { type: 'array', default: ['x'], items: text },
      words: { type: 'object', default: { 'a.b': 1 }, additionalProperties: true },
    })
    expect(begins).toEqual({
      items: [{ code: 'A', count: 1 }, { count: 5 }],
      tags: ['x'],
      words: { 'a.b': 1 },
    })
  })

  it('and a flag that must be there as it is drawn: not set', () => {
    const rules = {
      type: 'object',
      required: ['on'],
      properties: { on: { type: 'boolean' }, off: { type: 'boolean' } },
    }
    const { begins } = beginsWith({ ...rules.properties, must: rules, may: rules }, { required: ['on', 'must'] })
    expect(begins).toEqual({ on: false, must: { on: false } })
  })

  it('and a constant where it must be there, but not one of what may be left out', () => {
    const kind = { type: 'object', required: ['kind'], properties: { kind: { const: 'K' }, name: text } }
    const { begins, initial } = beginsWith({ must: kind, may: kind }, { required: ['must'] })
    expect([begins, initial]).toEqual([{ must: { kind: 'K' } }, { 'must.kind': 'K' }])
  })

  it('and a constant of an optional object whose other values have defaults', () => {
    const { begins } = beginsWith({
      node: {
        ...{ type: 'object', required: ['kind', 'name'] },
        properties: { kind: { const: 'K' }, size: { type: 'integer', default: 3 }, name: text },
      },
    })
    expect(begins).toEqual({ node: { kind: 'K', size: 3 } })
  })

  it('of the first form where a choice must be made that the form shows', () => {
    const must = {
      oneOf: [
        { type: 'object', required: ['by'], properties: { by: { const: 'a' } } },
        { type: 'object', required: ['by', 'x'], properties: { by: { const: 'b' }, x: text } },
        { type: 'string' },
      ],
    }
    expect(beginsWith({ must, may: must }, { required: ['must'] }).begins).toEqual({ must: { by: 'a' } })
    const none = { oneOf: [{ type: 'null' }, { type: 'string' }, { type: 'object', properties: { x: text } }] }
    expect(beginsWith({ none }, { required: ['none'] }).begins).toEqual({ none: null })
    const told = { oneOf: must.oneOf.slice(0, 2), type: 'object' }
    expect(beginsWith({ told, mode: { enum: ['A', 'B'] } }, { required: ['told', 'mode'] }).begins).toEqual({})
  })

  it('but with nothing where null is said of the object around it', () => {
    const retry = { type: 'object', properties: { times: { type: 'integer', default: 3 }, name: text } }
    const { begins, initial } = beginsWith({
      either: { anyOf: [retry, { type: 'null' }], default: null },
      type: { ...retry, type: ['object', 'null'], default: null },
      outer: { type: ['object', 'null'], default: null, properties: { inner: retry } },
      given: { type: 'object', default: { inner: {} }, properties: { inner: { ...retry, default: null } } },
    })
    expect(begins).toEqual({ given: { inner: { times: 3 } } })
    expect(initial).toEqual({ 'given.inner.times': 3 })
  })

  it('but with nothing where none is said, or null', () => {
    expect(beginsWith({ a: { type: ['string', 'null'], default: null }, b: text }).begins).toEqual({})
  })
})

it('a new row begins with the defaults of its values, of any shape, also in rows of rows', () => {
  const tag = { type: 'object', properties: { word: { ...text, default: 'w' }, note: text } }
  const { field } = drawn({
    type: 'object',
    properties: {
      lines: {
        type: 'array',
        items: {
          type: 'object',
          default: { unit: 'KG' },
          properties: {
            unit: { ...text, default: 'CTN' },
            size: { type: 'object', properties: { w: { type: 'integer', default: 3 } } },
            codes: { type: 'array', default: ['a'], items: text },
            tags: { type: 'array', items: tag },
          },
        },
      },
    },
  })
  expect(field('lines')?.options['newRow']).toEqual({ unit: 'KG', size: { w: 3 }, codes: ['a'] })
  const tags = field('lines')?.fields?.find(({ path }) => path === 'tags')
  expect(tags?.options['newRow']).toEqual({ word: 'w' })
})
