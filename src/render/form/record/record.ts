import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { createScope, resolve, rulesAt, setAt } from '../../../config/index.ts'
import type { FormModel, JsonObject, OuterRoots } from '../../../config/index.ts'
import { ROUTING_NOT_FOUND } from '../../../contract/index.ts'
import type { Problem } from '../../../contract/index.ts'
import type { Draft } from '../../services/drafts.ts'
import { NEW_RECORD, useEngine } from '../../services/services.ts'
import type { EngineServices } from '../../services/services.ts'
import { appliedRecord } from '../core/apply.ts'
import { arrived } from '../core/arrived.ts'
import { withGenerated } from '../core/generated.ts'
import { findDrafts } from '../drafts/use-drafts.ts'
import { callSource } from '../../source/call-source.ts'
import { failureText } from '../../source/failure.ts'

/** Stands before a record's id: a new record made of that one. */
const COPY = `${NEW_RECORD}:`

/** In place of a record's id: a new record made of the one with this id. */
export function copyOf(recordId: string): string {
  return `${COPY}${recordId}`
}

/** Whether what stands in place of a record's id means a new record. */
export function isNewRecord(recordId: string): boolean {
  return recordId === NEW_RECORD || recordId.startsWith(COPY)
}

/** The id of a record that is stored; undefined of a new one. */
export function savedId(recordId: string): string | undefined {
  return isNewRecord(recordId) ? undefined : recordId
}

/** A record as a form starts with it. */
export interface LoadedRecord {
  data: JsonObject
  isNew: boolean
  /** Its version, where the gateway tells one. */
  etag?: string | undefined
  /** What was typed into it earlier and not saved. */
  drafts?: readonly Draft[]
  /** The one of them that stands in the form at once. */
  wanted?: string
}

/** The roots of the form's conditions: those around it, with `address.id` as the record's id. */
export function formRoots(scope: EngineServices['scope'], recordId: string): OuterRoots {
  const address = typeof scope.address === 'object' ? scope.address : {}
  return { ...scope, address: { ...address, id: savedId(recordId) } }
}

/** Why a record is not there: the failure of its call; undefined where the gateway answered with none. */
interface NotLoaded {
  problem: Problem | undefined
}

/**
 * Loads a record through its model's source; the problem when the call failed or was given up. Where there is but one record, none
 * to be named, an answer of nothing says that nothing is kept yet: a new record begins; and what a kept one lacks it has as a new one.
 */
export async function loadRecord(
  model: FormModel,
  recordId: string,
  services: EngineServices,
  signal?: AbortSignal,
): Promise<LoadedRecord | NotLoaded> {
  const { load } = model.record
  if (load === undefined) return { problem: undefined }
  const scope = createScope(formRoots(services.scope, recordId))
  const answer = await callSource(services.port, load, scope, { signal })
  if (!answer.ok) return { problem: answer.problem }
  const begun = Object.keys(load.path).length === 0 ? newRecord(model, formRoots(services.scope, recordId)) : undefined
  if (begun !== undefined && (answer.data ?? null) === null) return begun
  if (typeof answer.data !== 'object' || answer.data === null) return { problem: undefined }
  const kept = Object.entries(answer.data).filter(([name, value]) => value !== null || begun?.data[name] === undefined)
  const data: JsonObject = { ...begun?.data, ...Object.fromEntries(kept) }
  return { data: completed(model, data, services), isNew: false, etag: answer.etag }
}

/** What was loaded as it arrives at the form, with every row that its lists must have. */
export function completed(model: FormModel, loaded: JsonObject, { scope }: EngineServices): JsonObject {
  const data = arrived(model, loaded)
  return withGenerated(model.generated, data, createScope(scope, { data: () => data, record: () => data }))
}

/** A number that the address holds as a text, as a number; anything else as it is. */
function ofType(value: unknown, type: unknown): unknown {
  const isNumber = type === 'integer' || type === 'number'
  return isNumber && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
}

/** A new record with its initial values; a later value may read an earlier one. */
function newRecord(model: FormModel, roots: OuterRoots): LoadedRecord {
  let data: JsonObject = model.record.begins ?? {}
  const scope = createScope(roots, { data: () => data, record: () => undefined })
  for (const [path, rule] of Object.entries(model.record.initial))
    data = setAt(data, path, ofType(resolve(rule, scope), rulesAt(model.schema, path).type), model.schema) as JsonObject
  return { data: withGenerated(model.generated, data, scope), isNew: true }
}

/** A new record made of another one; the problem when that one could not be loaded. */
async function loadCopy(
  model: FormModel,
  recordId: string,
  services: EngineServices,
  signal: AbortSignal,
): Promise<LoadedRecord | NotLoaded> {
  const { copy, schema } = model
  const roots = formRoots(services.scope, recordId)
  const begun = newRecord(model, roots)
  if (copy === undefined) return begun
  const id = recordId.slice(COPY.length)
  const source = await loadRecord(model, id, services, signal)
  if ('problem' in source) return source
  const scope = createScope(roots, { data: () => source.data, record: () => source.data })
  return { data: appliedRecord(copy, schema, { id, record: source.data }, begun.data, scope), isNew: true }
}

/** Whether a call failed because the record that it names is no longer there. */
export function isGone({ status, code }: Problem): boolean {
  return status === 404 && code !== ROUTING_NOT_FOUND
}

/**
 * In the place of a record that somebody has deleted while it was worked on: a new one, with what was typed. Undefined when nothing was
 * typed, or the form makes no copies of its records.
 */
async function beginAnew(
  model: FormModel,
  recordId: string,
  { problem }: NotLoaded,
  services: EngineServices,
): Promise<LoadedRecord | undefined> {
  const { copy } = model
  if (copy === undefined || problem === undefined || !isGone(problem) || isNewRecord(recordId)) return undefined
  // Without its code, as behind a broken line, the drafts stay where they are.
  const renewed = await import('../drafts/renew.ts').then(
    ({ renewDrafts }) => renewDrafts,
    () => undefined,
  )
  const begun = newRecord(model, formRoots(services.scope, NEW_RECORD))
  const wanted = await renewed?.({ ...model, copy }, recordId, begun.data, services)
  if (wanted === undefined) return undefined
  return { ...begun, drafts: await findDrafts(model, undefined, services.drafts), wanted }
}

/** The record that a form has open. */
interface OpenRecord {
  /** Its id; `new` in the place of one that is no longer there. */
  openId: string
  record: LoadedRecord
  /** How often one was loaded. */
  turn: number
}

/**
 * The record of a form; undefined while it loads. When it cannot be loaded, says so and closes; where it was deleted with something typed
 * into it on this device, a new one begins with that. `again` loads it anew.
 */
export function useRecord(
  model: FormModel,
  recordId: string,
  onClosed: () => void,
): { opened: OpenRecord | undefined; again(): void } {
  const services = useEngine()
  const [loaded, setLoaded] = useState<OpenRecord & { id: string }>()
  const [times, setTimes] = useState(0)
  const { record: source, generated } = model
  // What is asked depends on the record alone: another language or another callback must not load it anew.
  const load = useEffectEvent((signal: AbortSignal) =>
    (isNewRecord(recordId) ? loadCopy : loadRecord)(model, recordId, services, signal),
  )
  const begin = useEffectEvent(() => newRecord(model, formRoots(services.scope, recordId)))
  const earlier = useEffectEvent(() => findDrafts(model, savedId(recordId), services.drafts))
  const renew = useEffectEvent(async (failed: NotLoaded) => {
    const anew = await beginAnew(model, recordId, failed, services)
    if (anew !== undefined) services.notify({ severity: 'warning', text: services.t('draft.recordGone') })
    return anew
  })
  const fail = useEffectEvent(({ problem }: NotLoaded) => {
    const { t, notify } = services
    notify({ severity: 'error', text: problem === undefined ? t('error.somethingWentWrong') : failureText(problem, t) })
    onClosed()
  })

  useEffect(() => {
    const given = new AbortController()
    const start = async (): Promise<void> => {
      // The drafts come with the record, so that the form is drawn once and where it stays.
      const [record, drafts] = await Promise.all([recordId === NEW_RECORD ? begin() : load(given.signal), earlier()])
      if (given.signal.aborted) return
      const anew = 'problem' in record ? await renew(record) : undefined
      if (given.signal.aborted) return
      const put = (openId: string, opened: LoadedRecord): void =>
        setLoaded((last) => ({ id: recordId, openId, record: opened, turn: (last?.turn ?? 0) + 1 }))
      if (anew !== undefined) put(NEW_RECORD, anew)
      else if ('problem' in record) fail(record)
      else put(recordId, { ...record, drafts })
    }
    void start()
    return () => given.abort()
  }, [source, generated, recordId, times])

  const again = useCallback(() => {
    setLoaded(undefined)
    setTimes((before) => before + 1)
  }, [])
  // One who comes back to a record finds it as it is stored by then.
  if (loaded !== undefined && loaded.id !== recordId) setLoaded(undefined)
  return { opened: loaded?.id === recordId ? loaded : undefined, again }
}
