import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { drawnExample, manifestOfEntry } from '../../config/node.ts'
import type { PartExamples } from '../../config/node.ts'
import type { OptionSchema } from '../../config/index.ts'
import { manifests } from '../../widgets/manifests.ts'
import { readConfig } from '../project/read.ts'
import { readCatalogue, readExamples } from './examples.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const config = readConfig(root)
const files = readExamples(root)
const entries = files.flatMap(({ path, examples }) =>
  Object.entries(examples.entries).map(([name, entry]) => ({ path, examples, name, entry })),
)

/** The names of all options, those inside options after the name of what holds them. */
function optionsOf({ properties = {} }: Pick<OptionSchema, 'properties'>, before = ''): string[] {
  return Object.entries(properties).flatMap(([key, option]) => [
    before + key,
    ...optionsOf(option.items ?? option, `${before}${key}.`),
  ])
}

/** The names of the options that a value gives, and of all inside them. */
function givenIn(value: unknown, before = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => givenIn(each, before))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [before + key, ...givenIn(inner, `${before}${key}.`)])
}

describe.each(entries)('$path, $name', ({ path, examples, name, entry }) => {
  it('is what the compiler takes of a part that there is', () => {
    expect(manifestOfEntry(manifests, entry)).toBeDefined()
    const { example, diagnostics } = drawnExample(config, path, examples, name)
    expect(diagnostics).toEqual([])
    expect(example?.entry).toBe(entry)
  })
})

describe.each(manifests.map((manifest) => ({ part: `${manifest.kind} ${manifest.name}`, manifest })))(
  'the examples of $part',
  ({ manifest }) => {
    it('show each of its options', () => {
      const own = entries.filter(({ entry }) => manifestOfEntry(manifests, entry) === manifest)
      const shown = new Set(own.flatMap(({ entry }) => givenIn(entry['options'])))
      expect(own.length).toBeGreaterThan(0)
      expect(optionsOf(manifest.options).filter((option) => !shown.has(option))).toEqual([])
    })
  },
)

describe('an example', () => {
  const ofSelect = (options: object): PartExamples => ({
    entries: { one: { path: 'colour', label: 'colour', widget: 'select', options: { ...options } } },
    rules: { colour: { type: 'string' } },
    data: { colour: 'R' },
  })
  const codesOf = (options: object) =>
    drawnExample(config, 'example.json', ofSelect(options), 'one').diagnostics.map(({ code }) => code)

  it.each([
    [{ lookup: 'colours' }, undefined],
    [{ lookup: 'colours', shows: 'both' }, 'unknown-key'],
    [{ lookup: 'colours', show: 'neither' }, 'not-in-list'],
    [{}, 'missing-key'],
  ])('with the options %j is found to be wrong by its manifest: %s', (options, code) => {
    expect(codesOf(options)[0]).toBe(code)
  })

  it('of a field stands in all states, each over values of its own', () => {
    const { example } = drawnExample(config, 'example.json', ofSelect({ lookup: 'colours', except: 'taken' }), 'one')
    if (example?.kind !== 'field') expect.unreachable()
    const fields = example.model.sections[0]?.fields ?? []
    expect(fields.map(({ label, path }) => [label, path])).toEqual([
      ['Empty', 'empty.colour'],
      ['Filled', 'filled.colour'],
      ['Required', 'required.colour'],
      ['With an error', 'error.colour'],
      ['Read-only', 'readOnly.colour'],
      ['Disabled', 'disabled.colour'],
      ['colour', 'cells'],
    ])
    expect(fields[1]?.options).toEqual({ lookup: 'colours', except: 'filled.taken', show: 'label' })
    expect(example.data).toMatchObject({ empty: {}, filled: { colour: 'R' }, cells: [{ colour: 'R' }, {}] })
  })

  it('is handed to the page with its validator, under the part that it names', async () => {
    const { given } = await readCatalogue(config, [{ path: 'example.json', examples: ofSelect({ lookup: 'colours' }) }])
    const { parts } = JSON.parse(given.drawing) as { parts: Record<string, { examples: { validator: string }[] }> }
    expect(Object.keys(parts)).toEqual(['field/select'])
    expect(Object.keys(given.modules)).toEqual([parts['field/select']?.examples[0]?.validator])
  })
})
