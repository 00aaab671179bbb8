import { getAt, setAt } from '../../../config/index.ts'
import type { JsonObject } from '../../../config/index.ts'
import type { Problem } from '../../../contract/index.ts'
import { PRECONDITION_FAILED } from '../../../contract/index.ts'
import type { EngineServices } from '../../services/services.ts'
import { sameData } from '../core/store.ts'
import type { Choices } from '../merge/fields.ts'
import { merge } from '../merge/merge.ts'
import { completed } from './record.ts'
import type { LoadedRecord } from './record.ts'
import type { Sender } from './send.ts'
import { putUnder } from './stored.ts'

/** The record was changed by somebody since this form loaded it: as it is stored now, with its version. */
export interface Conflict {
  theirs: JsonObject
  etag: string | undefined
}

/** What is to be done about a conflict: the person decides, or nothing that the person sees was changed and the call can be made again. */
export type Found = { conflict: Conflict } | 'again'

/** The conflict behind a refused call; undefined when it was refused for another reason, or the record cannot be loaded. */
export async function conflictIn(
  problem: Problem,
  sender: Sender,
  services: EngineServices,
): Promise<Found | undefined> {
  if (problem.code !== PRECONDITION_FAILED) return undefined
  const { current, etag } = problem
  const record = typeof current === 'object' && current !== null ? (current as JsonObject) : undefined
  const now =
    record === undefined ? await sender.reload(undefined) : { data: completed(sender.model, record, services), etag }
  return now && found(now, sender)
}

/**
 * Whether the record was changed since it was loaded, where the gateway tells no versions: it is loaded, and what the model names is
 * compared. Undefined when it was not, or when nothing tells; `lost` when it cannot be loaded.
 */
export async function changedSince(sender: Sender): Promise<Found | 'lost' | undefined> {
  const { model, store, version } = sender
  const { changed } = model.record
  if (changed === undefined || store.isNew() || version.etag !== undefined) return undefined
  const now = await sender.reload(undefined)
  if (now === undefined) return 'lost'
  return getAt(now.data, changed) === getAt(baseOf(sender), changed) ? undefined : found(now, sender)
}

/**
 * Where the stored record has nothing that the form lacks (the other changed nothing but the time of the save, or both changed the same
 * alike), it goes under the form, and the call can be made again.
 */
function found({ data: theirs, etag }: Pick<LoadedRecord, 'data' | 'etag'>, sender: Sender): Found {
  const { model, store } = sender
  const mine = store.data()
  const { differences, data } = merge(model, { base: baseOf(sender), mine, theirs }, new Map(), store.scope)
  // Rows of lists carry marks of what is to be sent; the differences decide whether they are alike.
  const lists = model.sections.flatMap(({ fields }) => fields.filter((field) => field.entries !== undefined))
  const passing = [
    ...lists.map(({ path }) => path),
    ...(model.record.changed === undefined ? [] : [model.record.changed]),
  ]
  const rest = (record: JsonObject): unknown =>
    passing.reduce<unknown>((made, path) => setAt(made, path, undefined), record)
  if (differences.some(({ by }) => by !== 'mine') || !sameData(rest(mine), rest(data)))
    return { conflict: { theirs, etag } }
  takeOver({ theirs, etag }, new Map(), sender)
  return 'again'
}

/** Puts the stored record under the form, with what both changed; answers how to take that back: what was typed since stays. */
export function takeOver({ theirs, etag }: Conflict, choices: Choices, sender: Sender): () => void {
  const { model, store, version } = sender
  const before = { base: baseOf(sender), mine: store.data(), etag: version.etag }
  putUnder(sender, { base: before.base, theirs, choices })
  version.etag = etag
  const merged = store.data()
  return () => {
    const versions = { base: merged, mine: store.data(), theirs: before.mine }
    const { data } = merge(model, versions, new Map(), store.scope)
    store.batch(() => {
      store.load({ data: before.base, isNew: false })
      store.replace(data)
    })
    version.etag = before.etag
  }
}

/** The record as the form has loaded it. */
export function baseOf({ store }: Pick<Sender, 'store'>): JsonObject {
  return store.loaded() ?? {}
}
