import { describe, expect, it } from 'vitest'
import { report } from '../findings/diagnostics.ts'
import { findingIn } from './finding-in.ts'

const place = { file: { path: 'schemas/grids/x.json', text: '{}' }, offset: 0, pointer: '' }

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

  it('names a part and its option as the studio does', () => {
    const found = report('missing-option', place, {
      part: 'select',
      key: 'lookup',
      description: 'Of nobody’s language.',
    })
    expect(findingIn(found, 'en').message).toBe('The part "select" needs its option "lookup".')
    expect(findingIn(found, 'ja').message).toBe('「選択」には設定「選択肢の一覧」が必要です。')
  })

  it.each([
    ['The record', 'レコードに「x」はありません。'],
    ['The key of "level"', '"level"のキーに「x」はありません。'],
    ["The contract's type", '契約の型に「x」はありません。'],
  ])('names %s in Japanese, too', (where, message) =>
    expect(findingIn(report('unknown-path', place, { where, path: 'x' }), 'ja').message).toBe(message),
  )

  it('leaves out a hint of which nothing is known', () =>
    expect(findingIn(report('unknown-lookup', place, { name: 'mode' }), 'ja')).not.toHaveProperty('hint'))
})
