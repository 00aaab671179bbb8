// @vitest-environment jsdom
// @looks-at-styles
import { expect, it } from 'vitest'
import { createStyles } from './styles.ts'

it('puts the rules of a page into sheets of sixteen, in the order they came', () => {
  const { sheet } = createStyles(undefined).of('en')
  // As in production: a rule has no element of its own.
  sheet.isSpeedy = true
  for (let place = 0; place < 40; place += 1) sheet.insert(`.place-${place} { order: ${place}; }`)
  const written = sheet.tags.map((tag) => [...(tag.sheet?.cssRules ?? [])].map((rule) => rule.cssText.split(' ')[0]))
  expect(written.map((rules) => rules.length)).toEqual([16, 16, 8])
  expect(written.flat()).toEqual(Array.from({ length: 40 }, (_, place) => `.place-${place}`))
  expect(sheet.tags.map((tag) => tag.previousElementSibling)).toEqual([expect.anything(), ...sheet.tags.slice(0, -1)])
  sheet.flush()
})

it('gives each sheet the nonce of the policy', () => {
  const { sheet } = createStyles('n0nce').of('en')
  sheet.isSpeedy = true
  for (let place = 0; place < 17; place += 1) sheet.insert(`.place-${place} { order: ${place}; }`)
  expect(sheet.tags.map((tag) => tag.nonce)).toEqual(['n0nce', 'n0nce'])
  sheet.flush()
})

it('turns styles round for languages written from right to left, and keeps buttons from being marked in Safari there, too', async () => {
  const styles = createStyles(undefined)
  await styles.prepare('ar')
  const cache = styles.of('ar')
  cache.sheet.isSpeedy = false
  const said = { name: 'turned', styles: 'margin-left: 4px; user-select: none;', map: undefined, next: undefined }
  cache.insert('.turned', said as unknown as Parameters<typeof cache.insert>[1], cache.sheet, false)
  const written = cache.sheet.tags.map(({ textContent }) => textContent).join('')
  expect(written).toContain('margin-right:4px')
  expect(written).toContain('-webkit-user-select:none;user-select:none')
  cache.sheet.flush()
})
