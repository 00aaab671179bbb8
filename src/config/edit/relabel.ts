import { offered } from '../check/labels.ts'
import { projectOf, type ConfigInput } from '../files/project.ts'
import { child, descend, textOf, type Node } from '../source/tree.ts'
import { under, worldOf, type World } from '../layers/world.ts'
import { labelTexts } from '../layers/label-texts.ts'
import { standIns } from '../model/languages.ts'
import type { Edit } from './edit.ts'

/** Another text of an entry, in one language. */
interface OtherText {
  file: string
  /** The way to the entry; empty, it is the screen's title. */
  keys: readonly string[]
  language: string
  text: string
  /** The key that names the label, where it is not the entry's own text. */
  at?: string | undefined
}

/**
 * What gives an entry of a screen another text in one language: a label of the tenant's own, named at that entry, with what the
 * other languages read so far. Back at the base's text in every language, the label goes again.
 */
export function relabelled(input: ConfigInput, tenant: string, { file, keys, language, text, at }: OtherText): Edit[] {
  const world = worldOf(projectOf(input), tenant)
  const screen = world.files.get(`schemas/${file}`)
  const key = at ?? (keys.length === 0 ? 'title' : textKeyOf(descend(screen?.root, keys)))
  const was = textOf(descend(screen && under(world, screen), [...keys, key]))
  const now = textOf(descend(screen?.root, [...keys, key]))
  const languages = offered(world).map((each) => textOf(each) ?? '')
  const isOwn = now !== undefined && child(world.files.get('schemas/labels/en.json')?.base, now) === undefined
  const id = isOwn ? now : ownLabel(world, file, at === undefined ? keys : [...keys, at], was)
  // A language that has no text yet stays without one: the English text in its place would pass for its own.
  const texts = languages.map((each) => {
    const isNew = each === language || (now === undefined && each === 'en')
    return [each, isNew ? text : now && writtenIn(world, each, now)] as const
  })
  const isAsBefore = was !== undefined && texts.every(([each, words]) => words === writtenIn(world, each, was))
  const named: Edit = { file, keys: [...keys, key], ...(!isAsBefore && { value: id }) }
  return [
    named,
    ...texts.flatMap(([each, words]): Edit[] =>
      isAsBefore || words !== undefined
        ? [{ file: `labels/${each}.json`, keys: [id], ...(!isAsBefore && { value: words }) }]
        : [],
    ),
  ]
}

/** The text that a label has in a language, in the tenant's terms; nothing where it is still to be translated. */
export function writtenIn(world: World, language: string, label: string): string | undefined {
  return labelTexts(world.files.get(`schemas/labels/${language}.json`)?.root)[label]
}

/** What a label reads in a language; where that has no text, what stands in for it. */
export function textIn(world: World, language: string, label: string): string {
  const texts = [language, ...standIns(language), 'en'].map((each) => writtenIn(world, each, label))
  return texts.find((text) => text !== undefined) ?? label
}

/** The key of an entry that names its label: pages of the portal have a title, rules between fields a message. */
export function textKeyOf(entry: Node | undefined): 'label' | 'title' | 'message' {
  const named = (['label', 'title', 'message'] as const).find((key) => textOf(child(entry, key)) !== undefined)
  return named ?? 'label'
}

/** A label id of the tenant's own for one place, `field.x_booking_referenceNumber`; with the ids around it where another place has that one. */
function ownLabel(world: World, file: string, keys: readonly string[], was: string | undefined): string {
  const name = world.files.get(`schemas/${file}`)?.role.name ?? 'screen'
  const labels = world.files.get('schemas/labels/en.json')?.root
  const ends = keys.length === 0 ? [['title']] : keys.map((_key, at) => keys.slice(-1 - at))
  const ids = ends.map((end) => {
    const place = [name, ...end.map((each) => each.replace(/^x_/, ''))].join('_').replaceAll(/[^A-Za-z0-9_]/g, '_')
    return `${was?.split('.')[0] ?? 'field'}.x_${place}`
  })
  return ids.find((id) => child(labels, id) === undefined) ?? ids.at(-1) ?? ''
}
