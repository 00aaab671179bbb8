import { expect, it } from 'vitest'
import { screenOutline, type OutlineEntry } from '../edit/outline.ts'
import { projectOf } from '../files/project.ts'
import { worldOf } from '../layers/world.ts'
import type { Meta } from '../meta/schema.ts'
import { child, descend, members, type Node } from '../source/tree.ts'
import { portal as input } from '../../tools/studio/testing/configured.ts'
import { entryAbout } from './about.ts'

const project = projectOf(input)
const { metas } = project.language

/** What each entry has inputs of its own for, and what only files of the portal say. */
const apart = new Set([
  ...['$schema', 'extends', 'without', 'renamed', 'label', 'title', 'hidden', 'after', 'before', 'width', 'section'],
  ...['cell', 'block', 'widget', 'chart', 'options', 'required', 'visible', 'enabled', 'access', 'when'],
])
/** What fields do to each other is drawn by the studio's own inputs (`studio/between`). */
const between: Readonly<Record<string, string>> = {
  Rule: 'on each when require at message hidden after before',
  Effect: 'each on alsoOn to when confirm clear clearFields set hidden after before',
}
/** The first of such in an entry is put there by its own button (`studio/adding`). */
const added =
  /^(sections|fields|columns|blocks|details|actions|rowActions|switches|exceptions|arrangements|levels|variants|rules|effects|lookups|options|routes|navigation|userMenu)$/

const flat = (entries: readonly OutlineEntry[]): OutlineEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.entries)])

/** The ways to what an entry, of which the studio is told so much, can say and has no input for. */
function silentIn(file: string, tenant: string, entry: OutlineEntry, root: Node, top: Meta): string[] {
  const told = entryAbout(input, tenant, file, entry.keys)
  const ways = new Set([...told.properties, ...told.maps, ...told.structures].map(({ keys }) => keys.join('.')))
  const { meta } = entry.keys.reduce<{ meta: Meta; node: Node }>(
    ({ meta: at, node }, key) => {
      const inner = child(node, key) ?? node
      return { meta: metas.pick(metas.member(at, key) ?? {}, inner), node: inner }
    },
    { meta: metas.resolve(top), node: root },
  )
  const known = between[entry.kind]
  if (known !== undefined) return Object.keys(meta.properties ?? {}).filter((key) => !known.split(' ').includes(key))
  return silent(meta, descend(root, entry.keys), [])

  function silent(holder: Meta, node: Node | undefined, above: readonly string[]): string[] {
    return Object.entries(holder.properties ?? {}).flatMap(([key, declared]) => {
      const way = [...above, key].join('.')
      const present = child(node, key)
      const inner = present === undefined ? metas.resolve(declared) : metas.pick(declared, present)
      if ((above.length === 0 && apart.has(key)) || ways.has(way)) return []
      if (inner['x-collection'] !== undefined && (added.test(key) || members(present).length > 0)) return []
      // A call that takes nothing is given nothing; a name of something of which there is none here cannot be chosen.
      if (present === undefined && (holder['x-call'] !== undefined || inner['x-names'] !== undefined)) return []
      if (present === undefined && [...ways].some((each) => each.startsWith(`${way}.`))) return []
      const isHolder = inner.properties !== undefined && inner['x-atomic'] !== true && inner.oneOf === undefined
      if (isHolder && (present !== undefined || inner.required === undefined))
        return silent(inner, present, [...above, key])
      return [way]
    })
  }
}

it('[ST-04] whatever the language lets a tenant say of an entry of any screen has an input in the studio', () => {
  const found = new Map<string, string>()
  let asked = 0
  const alike = new Set<string>()
  for (const tenant of ['ACME', 'HARBOR']) {
    for (const [path, { role, root }] of worldOf(project, tenant).files) {
      const file = path.replace('schemas/', '')
      const top = metas.of(role.kind)
      const { screen, entries } = screenOutline(input, tenant, file)
      if (top === undefined || screen === undefined || /^(labels|data-rules)$/.test(role.kind)) continue
      for (const entry of [screen, ...flat(entries)]) {
        asked += 1
        // One of those that say the same things is asked about.
        const sort = [role.kind, entry.kind, ...Object.keys(entry.says)].join(' ')
        if (alike.has(sort)) continue
        alike.add(sort)
        for (const way of silentIn(file, tenant, entry, root, top))
          found.set(`${role.kind} ${entry.kind}: ${way}`, `${tenant} ${file} ${entry.keys.join('.')}`)
      }
    }
  }
  expect(asked).toBeGreaterThan(500)
  expect(Object.fromEntries(found)).toEqual({})
})

it('[ST-04] a row is added to a list, and given what the contract has in one', () => {
  const { structures } = entryAbout(input, 'ACME', 'forms/quote.layout.json', ['actions', 'reject'])
  const append = structures.find(({ keys }) => keys.join('.') === 'append')?.shape
  expect(append?.keys).toContainEqual({ value: 'remarkList' })
  expect(append?.keys).not.toContainEqual({ value: 'shipper' })
  const taken = append?.rows?.['remarkList']?.map(({ value }) => value)
  expect(taken).toEqual(expect.arrayContaining(['remarkType', 'remark']))
})
