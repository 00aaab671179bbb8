import { describe, expect, it } from 'vitest'
import { describedFindings, report } from './diagnostics.ts'
import { japanese } from './japanese.ts'

const place = { file: { path: 'schemas/grids/x.json', text: '{}' }, offset: 0, pointer: '' }

describe('the table of findings', () => {
  it.each(describedFindings.map((each) => [each.code, each] as const))(
    'says of %s what it means and shows it in one case',
    (_code, { means, example, mend }) => {
      for (const text of [means, example, ...(mend === undefined ? [] : [mend])]) {
        expect(text).not.toMatch(/undefined|\[object/)
        expect(text.length).toBeGreaterThan(10)
      }
    },
  )

  it('compiles only where a finding is given what its words need', () => {
    expect(report('unknown-lookup', place, { name: 'x' }).message).toBe('There is no lookup "x".')
    expect(report('null-refused', place).code).toBe('null-refused')
    // @ts-expect-error: nothing is given
    expect(() => report('too-deep', place)).not.toThrow()
    // @ts-expect-error: a parameter of another name
    report('unknown-lookup', place, { lookup: 'x' })
    // @ts-expect-error: a parameter of another type
    report('too-deep', place, { limit: 'far' })
    // @ts-expect-error: a parameter that nobody reads
    report('null-refused', place, { key: 'x' })
  })
})

describe('a finding in Japanese', () => {
  it.each(describedFindings.map(({ code, given }) => [code, given] as const))(
    'names nothing in the message of %s that it is not given',
    (code, given) => {
      const [message] = japanese[code]
      const names = [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(Object.keys(given)).toEqual(expect.arrayContaining(names))
    },
  )
})
