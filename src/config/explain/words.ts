import { checkWorld } from '../check/check.ts'
import { untranslated } from '../check/labels.ts'
import { positionOf } from '../findings/diagnostics.ts'
import { isUnread, type ConfigInput } from '../files/project.ts'
import { metaFolder } from '../meta/metas.ts'
import { walk } from '../meta/walk.ts'
import { isLabel } from '../model/labels.ts'
import { child, members, textOf, tokensOf, valueOf } from '../source/tree.ts'
import { written } from '../source/write.ts'
import type { World } from '../layers/world.ts'

/** A text that a language lacks. */
export interface MissingWord {
  label: string
  /** What it reads in English. */
  english: string
}

/** Where a label is named. */
export interface LabelUse {
  /** The screen, or the name of the file. */
  screen: string
  file: string
  line: number
  column: number
  /** Dotted, from the file's top. */
  pointer: string
}

/** What a tenant's language lacks, in the order of the English file. */
export function missingWords(input: ConfigInput, tenant: string, language: string): MissingWord[] {
  const { world } = checkWorld(input, tenant)
  return untranslated(world, language).map(([label, english]) => ({ label, english }))
}

/** A tenant's file of a language with these texts in it, and the labels among them that there are not. */
export function withWords(
  input: ConfigInput,
  tenant: string,
  language: string,
  texts: ReadonlyMap<string, string>,
): { path: string; text: string; unknown: string[] } {
  const known = new Set(missingWords(input, tenant, language).map(({ label }) => label))
  const { world } = checkWorld(input, tenant)
  const own = world.files.get(`schemas/labels/${language}.json`)?.root
  const isKnown = (label: string) => known.has(label) || world.labels.has(label) || child(own, label) !== undefined
  const added = [...texts].filter(([label]) => isLabel(label) && isKnown(label))
  const unknown = [...texts.keys()].filter((label) => !isLabel(label) || !isKnown(label))
  return { ...labelsFile(input, tenant, language, (file) => ({ ...file, ...Object.fromEntries(added) })), unknown }
}

/** A tenant's file of a language in which a term of the portal is called otherwise. */
export function withTerm(
  input: ConfigInput,
  tenant: string,
  language: string,
  [term, called]: readonly [string, string],
): { path: string; text: string } {
  return labelsFile(input, tenant, language, ({ $schema, terms, ...texts }) => ({
    $schema,
    terms: { ...(terms as Record<string, string> | undefined), [term]: called },
    ...texts,
  }))
}

/** Every place of a tenant's files, the portal's among them, that names a label. */
export function labelUses(input: ConfigInput, tenant: string, label: string): LabelUse[] {
  return usesOfLabels(checkWorld(input, tenant).world).get(label) ?? []
}

/** Every label that a tenant's files name, the portal's among them, and where. */
export function usesOfLabels(world: World): Map<string, LabelUse[]> {
  const { language } = world.project
  const found = new Map<string, LabelUse[]>()
  // A file that extends another one names the same place once more.
  const seen = new Set<string>()
  for (const { role, screen, root } of world.files.values()) {
    const schema = language.metas.of(role.kind)
    if (schema === undefined) continue
    walk(language, root, schema, {
      node(node, meta) {
        const label = meta['x-names'] === 'label' ? textOf(node) : undefined
        if (label === undefined) return
        const place = { file: node.file.path, ...positionOf(node.file.text, node.offset) }
        const key = `${place.file}:${place.line}:${place.column}`
        if (seen.has(key)) return
        seen.add(key)
        const use = { screen: screen ?? role.name, ...place, pointer: tokensOf(node.pointer).join('.') }
        found.set(label, [...(found.get(label) ?? []), use])
      },
    })
  }
  return found
}

type Labels = Record<string, unknown>

function labelsFile(
  input: ConfigInput,
  tenant: string,
  language: string,
  change: (labels: Labels) => Labels,
): { path: string; text: string } {
  const path = `tenants/${tenant}/labels/${language}.json`
  const was = input.files.get(path)
  const { world } = checkWorld(input, tenant)
  const file = world.project.file(path)
  if (isUnread(file)) return { path, text: was ?? '' }
  const root = file?.root
  const present: Labels = Object.fromEntries(members(root).map(([key, { value }]) => [key, valueOf(value)]))
  const $schema = `../../../${metaFolder}labels.schema.json`
  return { path, text: written(change({ $schema, ...present }), was) }
}
