import { describe, expect, it } from 'vitest'
import { checkTenant } from '../compile/compiler.ts'
import { report } from '../findings/diagnostics.ts'
import { ofActions } from '../testing/slips/actions.ts'
import { ofCalls } from '../testing/slips/calls.ts'
import { ofFiles } from '../testing/slips/files.ts'
import { ofLayers } from '../testing/slips/layers.ts'
import { ofNames } from '../testing/slips/names.ts'
import { grid } from '../testing/slips/places.ts'
import { ofTheWhole } from '../testing/slips/whole.ts'
import { edited, world } from '../testing/world.ts'
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

  it('names several types in Japanese, too', () => {
    const found = report('wrong-type', place, { expected: 'true or false or an object', found: 'a text' })
    expect(findingIn(found, 'ja').message).toBe('trueかfalse、またはオブジェクトが必要ですが、文字列が書かれています。')
    const several = report('wrong-type', place, { expected: 'a text or a number or true or false', found: 'a list' })
    expect(findingIn(several, 'ja').message).toContain('文字列、または数値、またはtrueかfalseが必要')
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

  it.each([
    ['{ "note": 7 }', '型がstringの値が必要ですが、数値が書かれています。', '"7"と書いてください。'],
    ['{ "note": true }', '型がstringの値が必要ですが、trueかfalseが書かれています。', '"true"と書いてください。'],
    ['{ "lines": "none" }', '型がarrayの値が必要ですが、文字列が書かれています。', undefined],
    [
      '{ "note": { "form": "row.number" } }',
      '型がstringの値が必要ですが、オブジェクトが書かれています。',
      'ほかの場所の値は{ "from": PATH }、条件による選択は{ "when": CONDITION, "then": VALUE }と書きます。',
    ],
  ])('says what cannot be sent: %s', (body, message, hint) => {
    const sent = `"rowActions": { "take": { "label": "nav.orders", "call": "saveOrder", "query": { "action": "S" }, "body": ${body} } }, "height": 410`
    const [found] = checkTenant(world({ [grid]: edited(grid, '"height": 410', sent) }), 'NORTH')
    const told = found && findingIn(found, 'ja')
    expect([told?.message, told?.hint]).toEqual([message, hint])
  })

  it('has no English in it, whatever slip it is about', () => {
    const slips = [...ofFiles, ...ofNames, ...ofCalls, ...ofActions, ...ofLayers, ...ofTheWhole]
    const messages = slips.flatMap(([code, path, piece, by]) =>
      // The words of a regular expression's fault are those of the machine.
      code === 'pattern-invalid'
        ? []
        : checkTenant(world({ [path]: edited(path, piece, by) }), 'NORTH').map((each) => findingIn(each, 'ja').message),
    )
    const quoted = /「[^」]*」|"[^"]*"|`[^`]*`/g
    expect(messages.filter((each) => /[A-Za-z]{2,} [A-Za-z]/.test(each.replaceAll(quoted, '')))).toEqual([])
  })

  it('leaves out a hint of which nothing is known', () =>
    expect(findingIn(report('unknown-lookup', place, { name: 'mode' }), 'ja')).not.toHaveProperty('hint'))
})
