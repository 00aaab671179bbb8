import { getAt, isObject, isWithin, joinPath, put, setAt } from '../../../config/index.ts'
import type { FieldModel, JsonObject, Path } from '../../../config/index.ts'
import { sameData } from '../core/store.ts'

/** One record three times: as this form loaded it, as this form has it now, and as it is stored now. */
export interface Versions {
  base: JsonObject
  mine: JsonObject
  theirs: JsonObject
}

export type Side = 'mine' | 'theirs'

/** A field whose value was changed since the record was loaded. */
export interface Difference {
  /** Names it among the differences: the field's path, within a list that of the row and its field. */
  id: string
  /** The field; of a list, the list's. */
  field: FieldModel
  /** In a list: the row, by its number counted from 1 as a form shows it (mine, else theirs; one that was removed here as it was loaded), what became of it, and the field of it that differs. */
  row?: { number: number; became: 'added' | 'removed' | 'changed'; cell?: FieldModel }
  /** Who changed it; `both`: to different values. */
  by: Side | 'both'
  base: unknown
  mine: unknown
  theirs: unknown
}

/** Which value is taken where both changed one; `mine` where nothing is chosen. */
export type Choices = ReadonlyMap<string, Side>

/** A field being merged, and what is known so far. */
export interface Merging {
  field: FieldModel
  choices: Choices
  differences: Difference[]
}

/** Who changed a value; undefined when nobody did, or both did alike. */
function changedBy({ base, mine, theirs }: Record<keyof Versions, unknown>): Side | 'both' | undefined {
  if (sameData(mine, theirs)) return undefined
  if (sameData(base, theirs)) return 'mine'
  return sameData(base, mine) ? 'theirs' : 'both'
}

/** Notes a difference, and answers whose value is taken; what nobody changed is as it is stored. */
export function settle(
  { choices, differences }: Merging,
  difference: Omit<Difference, 'by'>,
  compared = difference,
): Side {
  const by = changedBy(compared)
  if (by === undefined) return 'theirs'
  differences.push({ ...difference, by })
  return by === 'both' ? (choices.get(difference.id) ?? 'mine') : by
}

/** A value of each version. */
export function each<Value>(versions: Record<keyof Versions, unknown>, read: (version: unknown) => Value) {
  return { base: read(versions.base), mine: read(versions.mine), theirs: read(versions.theirs) }
}

/** A field with all that it covers, but for what another field has taken. */
export function mergeField(
  data: JsonObject,
  versions: Record<keyof Versions, unknown>,
  merging: Merging,
  taken: ReadonlySet<Path>,
): JsonObject {
  const { field } = merging
  const paths = field.covers.filter((path) => !taken.has(path))
  const values = each(versions, (version) => getAt(version, field.path))
  const compared = each(versions, (version) => paths.map((path) => getAt(version, path) ?? null))
  const side = settle(merging, { id: field.path, field, ...values }, { id: '', field, ...compared })
  return paths.reduce((made, path) => setAt(made, path, getAt(versions[side], path)) as JsonObject, data)
}

/** What no field covers: value by value, as it is stored unless this form alone changed it. */
export function mergeRest(
  at: Path,
  { base, mine, theirs }: Record<keyof Versions, unknown>,
  covered: readonly Path[],
): unknown {
  if (at !== '' && covered.some((path) => isWithin(at, path))) return theirs
  const isBranch = isObject(mine) && isObject(theirs)
  if (!isBranch) return changedBy({ base, mine, theirs }) === 'mine' ? mine : theirs
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  return names.reduce<unknown>((made, name) => {
    const of = { base: isObject(base) ? base[name] : undefined, mine: mine[name], theirs: theirs[name] }
    // No path leads to such a name, and so no field does.
    const within = name === '' || name.includes('.') ? [] : covered
    return put(made, [name], mergeRest(joinPath(at, name), of, within))
  }, theirs)
}
