import { describe, expect, it } from 'vitest'
import { checkWorld } from '../check/check.ts'
import { compileTenant } from './compiler.ts'
import { differences } from '../explain/differences.ts'
import { edited } from '../edit/edit.ts'
import { outline } from '../edit/outline.ts'
import { explain } from '../explain/explain.ts'
import { world } from '../testing/world.ts'
import { migrations } from '../upgrade/migrate.ts'
import { acceptedRecord } from '../upgrade/record.ts'
import { checkUpgrades } from '../upgrade/upgrades.ts'

const WORLDS = 2000
const MANY = 14

/** A small generator (mulberry32), so that a failure can be repeated by its seed. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
const record = acceptedRecord(world(), 'NORTH')
const recorded = record === undefined ? {} : { [record.path]: record.text }
const flawless = world(recorded).files
const paths = [...flawless.keys()].filter((path) => !path.startsWith('schemas/meta/'))
const strange: Json[] = [
  null,
  true,
  -1,
  1e21,
  '',
  'kind',
  'x_',
  '__proto__',
  'row.',
  '.',
  '..',
  '*',
  'é\u0000',
  [],
  {},
  [[]],
  { field: 'kind' },
  { all: {} },
  { from: 7 },
  { hidden: true, after: 'x' },
]

/** Changes one place of a JSON value: another value, another key, a key less, one doubled, one moved. */
function mutate(value: Json, random: () => number): Json {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  if (typeof value === 'object' && value !== null && random() < 0.85) {
    if (Array.isArray(value)) {
      if (value.length === 0) return [pick(strange)]
      const index = Math.floor(random() * value.length)
      return random() < 0.2
        ? value.filter((_item, each) => each !== index)
        : value.map((item, each) => (each === index ? mutate(item, random) : item))
    }
    const entries = Object.entries(value)
    const chosen = entries.length === 0 ? undefined : pick(entries)
    if (chosen === undefined) return { [String(pick(strange))]: pick(strange) }
    const chance = random()
    if (chance < 0.1) return Object.fromEntries(entries.filter((entry) => entry !== chosen))
    if (chance < 0.2)
      return Object.fromEntries(entries.map(([key, inner]) => [key === chosen[0] ? `${key}x` : key, inner]))
    if (chance < 0.3) return { ...value, [String(pick(strange))]: chosen[1] }
    return Object.fromEntries(entries.map(([key, inner]) => [key, key === chosen[0] ? mutate(inner, random) : inner]))
  }
  return pick(strange)
}

/** Changes the text itself: letters lost, doubled or swapped for others. */
function scribble(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length)
  const end = at + Math.floor(random() * 6)
  const letters = ['', '"', '{', '}', ',', ':', '\\', '[', '\n', '1', 'null', '//']
  return text.slice(0, at) + (letters[Math.floor(random() * letters.length)] ?? '') + text.slice(end)
}

/** One file of the world, spoiled. */
function spoiled(random: () => number): [path: string, text: string] {
  const path = paths[Math.floor(random() * paths.length)] ?? ''
  const text = flawless.get(path) ?? ''
  const changed = random() < 0.25 ? scribble(text, random) : JSON.stringify(mutate(JSON.parse(text) as Json, random))
  return [path, random() < 0.1 ? scribble(changed, random) : changed]
}

describe('[HD-07] whatever the files say', () => {
  it('10,000 spoiled files: the compiler answers with a model or with findings, and never throws', () => {
    let compiled = 0
    let refused = 0
    let files = 0
    for (let seed = 1; seed <= WORLDS; seed += 1) {
      const random = generator(seed)
      // Every other world has one spoiled file, in which nothing hides behind another; the others have many.
      const own = Object.fromEntries(Array.from({ length: seed % 2 === 0 ? MANY : 1 }, () => spoiled(random)))
      files += Object.keys(own).length
      const input = world({ ...recorded, ...own })
      try {
        const { diagnostics } = checkWorld(input, 'NORTH')
        const wrong = diagnostics.some(({ severity }) => severity === 'error')
        for (const { line, column, file } of diagnostics)
          if (line < 1 || column < 1 || file === '') throw new Error('A finding without a place')
        if (wrong) refused += 1
        // Validators are slow to compile, so a tenth of the good worlds stands for all.
        else if (seed % 10 === 1) {
          const result = compileTenant(input, 'NORTH')
          if (result.tenant === undefined && result.diagnostics.length === 0)
            throw new Error('Neither a model nor a finding')
          compiled += 1
        }
        explain(input, 'NORTH', 'forms/order', 'sections.details')
        if (seed % 4 === 0) {
          for (const each of differences(input, 'NORTH'))
            if (each.line < 1 || each.text === '') throw new Error('A difference without words')
          checkUpgrades(input, 'NORTH')
          migrations(input, 'NORTH')
          acceptedRecord(input, 'NORTH')
          outline(input, 'NORTH', 'forms/order.layout.json')
          edited(input, 'NORTH', [
            { file: 'forms/order.layout.json', keys: ['sections', 'details', 'fields', 'note', 'width'], value: 4 },
          ])
        }
      } catch (error) {
        throw new Error(`Seed ${seed}: ${JSON.stringify(own)}`, { cause: error })
      }
    }
    expect(files).toBeGreaterThanOrEqual(10_000)
    expect(compiled).toBeGreaterThan(20)
    expect(refused).toBeGreaterThan(500)
  }, 120_000)

  it.each(['__proto__', 'constructor', 'prototype'])(
    '[HD-06] a key called %s is a finding in every file and reaches no prototype',
    (key) => {
      const findings = (path: string) => {
        const tenant = path.startsWith('tenants/SOUTH/') ? 'SOUTH' : 'NORTH'
        const text = (flawless.get(path) ?? '').replace(
          '{',
          `{ ${JSON.stringify(key)}: { "hidden": true, "polluted": true },`,
        )
        return checkWorld(world({ ...recorded, [path]: text }), tenant).diagnostics.map(
          ({ code, file }) => `${code} ${file}`,
        )
      }
      for (const path of paths) expect(findings(path)).toContain(`forbidden-key ${path}`)
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    },
  )
})
