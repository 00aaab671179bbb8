import { projectOf, type ConfigInput } from '../files/project.ts'
import { entriesOf } from '../source/entries.ts'
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
 * already. One word of the entry, where that is enough; else as few words as there are entries that are not in the order of the file.
 */
export function moved(input: ConfigInput, tenant: string, { file, keys, where, beside }: Move): Edit[] {
  const id = keys.at(-1) ?? ''
  const holder = keys.slice(0, -1)
  const others = idsOf(collectionOf(input, tenant, file, holder)).filter((each) => each !== id)
  const at = others.indexOf(beside)
  if (at === -1) return []
  const wanted = others.toSpliced(where === 'after' ? at + 1 : at, 0, id)
  const place = (entry: string, side?: Side, neighbour?: string): Edit[] =>
    sides.map((each) => ({ file, keys: [...holder, entry, each], ...(each === side && { value: neighbour }) }))
  const [before, after] = [wanted[wanted.indexOf(id) - 1], wanted[wanted.indexOf(id) + 1]]
  const besideOther = where === 'after' ? after : before
  const alone = [
    place(id),
    place(id, where, beside),
    ...(besideOther === undefined ? [] : [place(id, where === 'after' ? 'before' : 'after', besideOther)]),
  ]
  const fits = (edits: readonly Edit[]) => {
    const collection = collectionOf(edited(input, tenant, edits), tenant, file, holder)
    return idsOf(collection).join('\n') === wanted.join('\n') && !goesRound(collection)
  }
  const fit = alone.find(fits)
  if (fit !== undefined) return fit
  const plain = members(collectionOf(input, tenant, file, holder)).map(([entry]) => entry)
  const ofBase = baseCollection(input, tenant, file, holder)
  const mayStay = (entry: string) => sides.every((side) => descend(ofBase, [entry, side]) === undefined)
  return wholeOrder(plain, wanted, mayStay, place)
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

/** Whether entries name each other in a circle. */
function goesRound(collection: Node | undefined): boolean {
  const neighbours = new Map(
    members(collection).map(([id, { value }]) => [id, textOf(child(value, 'after')) ?? textOf(child(value, 'before'))]),
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

const idsOf = (collection: Node | undefined): string[] => entriesOf(collection).map(([id]) => id)

function collectionOf(input: ConfigInput, tenant: string, file: string, holder: readonly string[]): Node | undefined {
  return descend(worldOf(projectOf(input), tenant).files.get(`schemas/${file}`)?.root, holder)
}

function baseCollection(input: ConfigInput, tenant: string, file: string, holder: readonly string[]): Node | undefined {
  const world = worldOf(projectOf(input), tenant)
  const screen = world.files.get(`schemas/${file}`)
  return descend(screen && under(world, screen), holder)
}
