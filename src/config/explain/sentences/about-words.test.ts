import { expect, it } from 'vitest'
import type { Meta } from '../../meta/schema.ts'
import { world } from '../../testing/world.ts'
import { aboutTexts } from './about-words.ts'
import { aboutLanguage } from './abouts/language/language.ts'

/** Names are the portal's own, what conditions may read is said by choices of fields, and the tools alone write what the base said: the studio shows nothing of these. */
const unseen: ReadonlySet<string> = new Set(['names', 'scope', 'base'])
const said = new Set(
  [...world().files].flatMap(([path, text]) => {
    const [, name = ''] = /^schemas\/meta\/([\w-]+)\.schema\.json$/.exec(path) ?? []
    return name === '' || unseen.has(name) ? [] : descriptions(JSON.parse(text) as Meta)
  }),
)

it('[BX-04] what a key of the language does is said in English and in Japanese', () => {
  expect(said.size).toBeGreaterThan(500)
  const silent = [...said].filter((each) => [undefined, '', each].includes(aboutTexts(each)['ja']))
  expect(silent).toEqual([])
})

it('no Japanese is kept of what no meta-schema says', () =>
  expect(Object.keys(aboutLanguage).filter((each) => !said.has(each))).toEqual([]))

/** What is said of a schema and of every schema in it; a property may be called `description`. */
function descriptions({ description, properties, $defs, items, oneOf, additionalProperties }: Meta): string[] {
  const inner = [
    ...[properties, $defs].flatMap((map) => Object.values(map ?? {})),
    ...(items === undefined ? [] : [items]),
    ...(oneOf ?? []),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ]
  return [...(description === undefined ? [] : [description]), ...inner.flatMap(descriptions)]
}
