import { projectOf, type ConfigInput } from '../files/project.ts'
import type { MergedFile } from '../layers/base-files.ts'
import { entriesOf } from '../source/entries.ts'
import { standingFields, type StandingField } from '../source/standing.ts'
import { child, descend, members, textOf, type Node } from '../source/tree.ts'
import { under, worldOf } from '../layers/world.ts'
import { edited, type Edit } from './edit.ts'

type Side = 'after' | 'before'
const sides: readonly Side[] = ['after', 'before']

/** Where an entry is to stand. */
interface Move {
  file: string
  /** The way to the entry. */
  keys: readonly string[]
  where: Side
  /** Id of the other entry. */
  beside: string
}

/**
 * What puts an entry behind or in front of another of its collection, and leaves every other where it stands; nothing where the base's order does it
 * already. One word of the entry, where that is enough; else as few words as there are entries that are not in the order of the file. A field of a form that
 * stands in another section is one of that section's.
 */
export function moved(input: ConfigInput, tenant: string, { file, keys, where, beside }: Move): Edit[] {
  const id = keys.at(-1) ?? ''
  const { standing, section } = standingIn(input, tenant, file, keys)
  const others = standing.map((each) => each.id).filter((each) => each !== id)
  const at = others.indexOf(beside)
  if (at === -1) return []
  const wanted = others.toSpliced(where === 'after' ? at + 1 : at, 0, id)
  const holderOf = new Map(standing.map((each) => [each.id, each.holder]))
  const place = (entry: string, side?: Side, neighbour?: string): Edit[] =>
    sides.map((each) => ({
      file,
      keys: [...(holderOf.get(entry) ?? []), entry, each],
      ...(each === side && { value: neighbour }),
    }))
  const [before, after] = [wanted[wanted.indexOf(id) - 1], wanted[wanted.indexOf(id) + 1]]
  const besideOther = where === 'after' ? after : before
  const alone = [
    place(id),
    place(id, where, beside),
    ...(besideOther === undefined ? [] : [place(id, where === 'after' ? 'before' : 'after', besideOther)]),
  ]
  const fits = (edits: readonly Edit[]) => {
    const { standing: next } = standingIn(edited(input, tenant, edits), tenant, file, keys)
    return next.map((each) => each.id).join('\n') === wanted.join('\n') && !goesRound(next)
  }
  const fit = alone.find(fits)
  if (fit !== undefined) return fit
  const screen = screenOf(input, tenant, file)
  const base = screen && under(worldOf(projectOf(input), tenant), screen)
  const mayStay = (entry: string) =>
    sides.every((side) => descend(base, [...(holderOf.get(entry) ?? []), entry, side]) === undefined)
  return wholeOrder(unmoved(screen?.root, standing, section), wanted, mayStay, place)
}

/**
 * The words that make an order of a collection whose entries stand as in its file: as many as possible stay, and each other one, in the order of the file,
 * names the nearest that stays or was placed before. One that the base itself puts elsewhere does not stay.
 */
function wholeOrder(
  plain: readonly string[],
  wanted: readonly string[],
  mayStay: (entry: string) => boolean,
  place: (entry: string, side?: Side, neighbour?: string) => Edit[],
): Edit[] {
  const settled = new Set(longestInOrder(plain.filter(mayStay), wanted))
  const staying = [...settled].flatMap((entry) => place(entry))
  const placed = plain
    .filter((entry) => !settled.has(entry))
    .flatMap((entry) => {
      const at = wanted.indexOf(entry)
      const previous = wanted.slice(0, at).findLast((each) => settled.has(each))
      const next = wanted.slice(at + 1).find((each) => settled.has(each))
      settled.add(entry)
      return previous === undefined ? place(entry, 'before', next) : place(entry, 'after', previous)
    })
  return [...staying, ...placed]
}

/** The most entries that stand in both orders as they are. */
function longestInOrder(plain: readonly string[], wanted: readonly string[]): string[] {
  const best: string[][] = []
  for (const [index, entry] of plain.entries()) {
    const at = wanted.indexOf(entry)
    const reached = best
      .slice(0, index)
      .filter((way) => wanted.indexOf(way.at(-1) ?? '') < at)
      .reduce<string[]>((long, way) => (way.length > long.length ? way : long), [])
    best.push([...reached, entry])
  }
  return best.reduce((long, way) => (way.length > long.length ? way : long), [])
}

/** An entry among those that it stands with, and the way to the collection that it is written in. */
interface Standing {
  id: string
  holder: readonly string[]
  node: Node
}

/** Whether entries name each other in a circle. */
function goesRound(entries: readonly Standing[]): boolean {
  const neighbours = new Map(
    entries.map(({ id, node }) => [id, textOf(child(node, 'after')) ?? textOf(child(node, 'before'))]),
  )
  return [...neighbours.keys()].some((id) => {
    const seen = new Set<string>()
    for (let at: string | undefined = id; at !== undefined; at = neighbours.get(at)) {
      if (seen.has(at)) return true
      seen.add(at)
    }
    return false
  })
}

/** The entries that one stands with, itself too, in their order: those of its collection, or the fields of the `section` in which a field of a form stands. */
function standingIn(
  input: ConfigInput,
  tenant: string,
  file: string,
  keys: readonly string[],
): { standing: Standing[]; section?: string } {
  const root = screenOf(input, tenant, file)?.root
  const [holder, id] = [keys.slice(0, -1), keys.at(-1)]
  if (!isOfForm(keys))
    return { standing: entriesOf(descend(root, holder)).map(([each, node]) => ({ id: each, holder, node })) }
  const isThere = (each: StandingField) => each.id === id && each.home === keys[1]
  const [section, fields] = [...standingFields(child(root, 'sections'))].find(([, each]) => each.some(isThere)) ?? []
  const standing = fields?.map((each) => ({
    id: each.id,
    holder: ['sections', each.home, 'fields'],
    node: each.field,
  }))
  return { standing: standing ?? [], ...(section !== undefined && { section }) }
}

/** A field of a form, not of a row of it. */
function isOfForm(keys: readonly string[]): boolean {
  return keys.length === 4 && keys[0] === 'sections' && keys[2] === 'fields'
}

/** Entries as they would stand if none were moved: in the order of the file, behind those of a section what came to it. */
function unmoved(root: Node | undefined, entries: readonly Standing[], section: string | undefined): string[] {
  const inFile = ({ id, holder }: Standing) => members(descend(root, holder)).findIndex(([each]) => each === id)
  const sections = members(child(root, 'sections')).map(([each]) => each)
  const rank = ({ holder: [, home = ''] }: Standing) => (home === section ? -1 : sections.indexOf(home))
  return entries.toSorted((one, other) => rank(one) - rank(other) || inFile(one) - inFile(other)).map(({ id }) => id)
}

function screenOf(input: ConfigInput, tenant: string, file: string): MergedFile | undefined {
  return worldOf(projectOf(input), tenant).files.get(`schemas/${file}`)
}
