import { describe, expect, it } from 'vitest'
import { describedFindings, report } from './diagnostics.ts'
import { japanese } from './japanese.ts'
import { findingIn } from './translated.ts'

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
  it('says what the English one says, of the same things', () => {
    const found = report('unknown-lookup', place, { name: 'mode', nearest: 'modes' })
    expect(findingIn(found, 'ja')).toMatchObject({
      message: '選択肢の一覧「mode」はありません。',
      hint: '「modes」ではありませんか。',
    })
    expect(findingIn(found, 'en')).toEqual(found)
    const weaker = report('weakened-rule', place, { what: 'the limit maxLength 50' })
    expect(findingIn(weaker, 'ja').message).toBe('制限（maxLength 50）が緩くなります。')
  })

  it('says what a key does, as the studio does', () => {
    const found = report('missing-key', place, { key: 'column', description: 'Id of a column.' })
    expect(findingIn(found, 'ja')).toMatchObject({ message: '「column」がありません。', hint: '列のID。' })
    const own = report('missing-key', place, { key: 'column', description: 'Of nobody’s language.' })
    expect(findingIn(own, 'ja').hint).toBe('Of nobody’s language.')
  })

  it('leaves out a hint of which nothing is known', () =>
    expect(findingIn(report('unknown-lookup', place, { name: 'mode' }), 'ja')).not.toHaveProperty('hint'))

  it.each(describedFindings.map(({ code, given }) => [code, given] as const))(
    'names nothing in the message of %s that it is not given',
    (code, given) => {
      const [message] = japanese[code]
      const names = [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(Object.keys(given)).toEqual(expect.arrayContaining(names))
    },
  )
})
