import { idWords } from '../../config/index.ts'
import type { KnownPlace, KnownValue, OutlineEntry } from '../../config/node.ts'
import type { Change, StudioPart, Texts } from '../host/api.ts'
import { besides, freeId } from '../host/entries.ts'
import { nameOf, textsOf } from '../host/labels.ts'
import { collectionOf, shownBy } from './known.ts'
import { levelOf } from './levels.ts'

/** A block as it was described. */
export interface NewBlock {
  part: StudioPart
  /** Where its data is; absent of one that shows none. */
  place?: KnownPlace
  /** What it shows one by one. */
  values: readonly KnownValue[]
  options: Readonly<Record<string, unknown>>
  /** Its heading by language; empty without one. */
  texts: Texts
}

/** Kinds of entries that blocks stand in. */
const holders: readonly string[] = ['Section', 'Level', 'Variant']

/** Whether blocks may be put into an entry, or after it. */
export function takesBlocks({ kind }: Pick<OutlineEntry, 'kind'>, file: string): boolean {
  return /^(views|drilldowns)\//.test(file) && (kind === 'Block' || holders.includes(kind))
}

/** Whether a kind of block can draw the data of a place: a list, or one record. */
export function fits({ types }: Pick<StudioPart, 'types'>, { isList }: Pick<KnownPlace, 'isList'>): boolean {
  return types.includes(isList ? 'array' : 'object')
}

/** What puts a block after another one, or as the last into a section, level or variant. */
export function blockChanges(
  outline: readonly OutlineEntry[],
  beside: OutlineEntry,
  { part, place, values, options, texts }: NewBlock,
  languages: readonly string[],
  file: string,
): { key: string; changes: Change[] } {
  const isInside = beside.kind !== 'Block'
  const holder = isInside ? [...beside.keys, 'blocks'] : beside.keys.slice(0, -1)
  const among = isInside ? beside.entries.filter(({ kind }) => kind === 'Block') : besides(outline, beside)
  const id = freeId(`x_${part.name}`, among)
  const heading = `block.x_${nameOf(file)}_${[...beside.ids.slice(0, isInside ? undefined : -1), id.slice(2)].map((each) => each.replace(/\W/g, '_')).join('_')}`
  const level = levelOf(outline, beside)
  const showsRow = level !== undefined && level.says['source'] === undefined
  const isHeaded = Object.values(texts).some((text) => text.trim() !== '')
  const collection = collectionOf({ kind: 'Block', says: { block: part.name } })
  const shown = values.map((each) => shownValue(each, languages))
  return {
    key: [...holder, id].join('.'),
    changes: [
      ...(isHeaded ? textsOf(texts, heading) : []),
      ...shown.flatMap(({ words }) => words),
      {
        kind: 'set',
        file,
        keys: [...holder, id],
        value: {
          block: part.name,
          ...(isHeaded && { label: heading }),
          ...(place !== undefined && place.at !== '' && { at: place.at }),
          ...(showsRow && { shows: 'row' }),
          ...(Object.keys(options).length > 0 && { options }),
          ...(collection !== undefined && {
            [collection]: Object.fromEntries(shown.map((each) => [each.id, each.value])),
          }),
          ...(!isInside && { after: beside.id }),
        },
      },
    ],
  }
}

/** An entry of a block of the tenant's own: as the portal shows the value elsewhere, else called after its name in the contract. */
function shownValue(
  { path, like, cell }: KnownValue,
  languages: readonly string[],
): { id: string; value: object; words: Change[] } {
  const { id, shows } = shownBy(path, true, 'field')
  if (like !== undefined) return { id, value: { ...shows, ...like }, words: [] }
  const label = `field.x_${path.replaceAll('.', '_')}`
  const texts = Object.fromEntries(languages.map((language) => [language, idWords(path)]))
  return { id, value: { ...shows, label, ...(cell !== undefined && { cell }) }, words: textsOf(texts, label) }
}
