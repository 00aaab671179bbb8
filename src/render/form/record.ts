import { useEffect, useEffectEvent, useState } from 'react'
import { resolve } from '../../config/index.ts'
import type { FormModel, JsonObject } from '../../config/index.ts'
import { useEngine } from '../services.ts'
import type { EngineServices } from '../services.ts'
import { getAt, setAt } from './core/paths.ts'
import { createScope } from './core/scope.ts'
import type { OuterRoots } from './core/scope.ts'
import { resolveAll } from './core/resolve-all.ts'

/** In place of a record's id: a new record. */
export const NEW_RECORD = 'new'

/** A record as a form starts with it. */
export interface LoadedRecord {
  data: JsonObject
  isNew: boolean
}

/** The roots of the form's conditions: those around it, with `address.id` as the record's id. */
export function formRoots(scope: EngineServices['scope'], recordId: string): OuterRoots {
  const address = typeof scope.address === 'object' ? scope.address : {}
  return { ...scope, address: { ...address, id: recordId === NEW_RECORD ? undefined : recordId } }
}

/** Loads a record through its model's source; undefined when the call failed or was given up. */
export async function loadRecord(model: FormModel, recordId: string, services: EngineServices, signal?: AbortSignal): Promise<LoadedRecord | undefined> {
  const { load } = model.record
  const scope = createScope(formRoots(services.scope, recordId), { data: () => undefined, record: () => undefined })
  const answer = await services.port.call(load.operation, { path: resolveAll(load.path, scope), query: resolveAll(load.query, scope) }, signal)
  if (!answer.ok) return undefined
  const data = getAt(answer.data, load.at)
  return typeof data === 'object' && data !== null ? { data: data as JsonObject, isNew: false } : undefined
}

/** A new record with its initial values; a later value may read an earlier one. */
export function newRecord(model: FormModel, roots: OuterRoots): LoadedRecord {
  let data: JsonObject = {}
  const scope = createScope(roots, { data: () => data, record: () => undefined })
  for (const [path, rule] of Object.entries(model.record.initial)) data = setAt(data, path, resolve(rule, scope)) as JsonObject
  return { data, isNew: true }
}

/** The record of a form: undefined while it loads. When it cannot be loaded, says so and closes. */
export function useRecord(model: FormModel, recordId: string, onClosed: () => void): LoadedRecord | undefined {
  const services = useEngine()
  const [loaded, setLoaded] = useState<{ id: string; record: LoadedRecord }>()
  // What is asked depends on the record alone: another language or another callback must not load it anew.
  const load = useEffectEvent((signal: AbortSignal) => loadRecord(model, recordId, services, signal))
  const begin = useEffectEvent(() => newRecord(model, formRoots(services.scope, recordId)))
  const fail = useEffectEvent(() => {
    services.notify({ severity: 'error', text: services.t('error.somethingWentWrong') })
    onClosed()
  })

  useEffect(() => {
    const given = new AbortController()
    const start = async (): Promise<void> => {
      const record = recordId === NEW_RECORD ? begin() : await load(given.signal)
      if (given.signal.aborted) return
      if (record === undefined) fail()
      else setLoaded({ id: recordId, record })
    }
    void start()
    return () => given.abort()
  }, [model, recordId])

  return loaded?.id === recordId ? loaded.record : undefined
}
