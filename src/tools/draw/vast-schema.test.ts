import { describe, expect, it } from 'vitest'
import { IN_TURN } from '../../config/node.ts'
import { checkOf, drawn, vastSchema } from './testing.ts'
import type { Check } from './testing.ts'

describe('a schema of types that refer to each other by the hundred', () => {
  const { model, form, codes } = drawn(vastSchema())
  const told = (check: Check, data: unknown) =>
    check(data) ? [] : (check.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)

  it('is written out no further than a page can draw, each type once', () => {
    expect(codes).toEqual([])
    expect(model?.sections.length).toBeGreaterThan(1)
    expect(JSON.stringify(model).length).toBeLessThan(1_500_000)
    expect(Object.keys(model?.schema['$defs'] ?? {}).length).toBeLessThanOrEqual(200)
  })

  it('has the texts and numbers of a type drawn by fields wherever they stand', () => {
    const fields = (model?.sections ?? []).flatMap((section) => section.fields)
    const texts = fields.filter(({ path }) => /p(0|3|6|9|12)$/.test(path))
    expect(texts.length).toBeGreaterThan(5)
    expect(texts.filter(({ width }) => width !== 3)).toEqual([])
  })

  it('is checked by types that are compiled when a value of them comes, as by all of them', async () => {
    expect(form?.validator).toContain(IN_TURN)
    const check = await checkOf(form?.validator)
    expect(told(check, { p0: 'a', p1: { p0: 'b', p1: { p0: 'c' } } })).toEqual([])
    expect(told(check, { p0: 1, p1: { p0: 'b', p1: { p0: 2 } }, p2: [{ p0: 'x'.repeat(99) }] })).toEqual([
      '/p0 type',
      '/p1/p1/p0 type',
      '/p2/0/p0 maxLength',
    ])
    expect(told(check, { p4: { no: 1 } })).toContain('/p4 oneOf')
  })
})

it('rules that contradict themselves are found in a schema of very many types, too', () => {
  const { codes } = drawn({ ...vastSchema(), properties: { a: { type: 'wrong' } } })
  expect(codes).toContain('rules-contradict')
})
