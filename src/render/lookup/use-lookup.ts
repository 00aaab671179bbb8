import { useCallback, useEffect, useMemo, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { pathsOf, pathsOfCall, resolveCall } from '../../config/index.ts'
import { operations } from '../../contract/index.ts'
import type { Problem } from '../../contract/index.ts'
import type { LookupModel, Path, ValueRule } from '../../config/index.ts'
import type { CallInput, DataPort } from '../services/port.ts'
import { useScoped, useScreen } from '../screen/screen.ts'
import { useEngine } from '../services/services.ts'
import { problemIn } from '../source/failure.ts'
import { callQuery, dataOf, FRESH, LOOKUP_KEY } from '../source/query.ts'
import { toItems } from './items.ts'
import type { LookupItem } from './items.ts'
import { regionName } from './code-name.ts'

/** A pause in typing before a search is asked, in milliseconds. */
const PAUSE = 250
const NONE: readonly LookupItem[] = []
const NO_RULES: Record<string, ValueRule> = {}

/** Choices and how it stands with them. */
export interface LookupResult {
  items: readonly LookupItem[]
  /** `idle`: waits for something typed. `needs`: a field it depends on has no value. While `loading`, the items are those of what was typed before. */
  state: 'idle' | 'needs' | 'loading' | 'ready' | 'failed'
  /** With `needs`: the path of that field. */
  needs?: Path
  /** With `failed`: asks again, as a list does that is opened. */
  again?: () => void
  /** Asks the gateway again (a failed answer, a cache that was cleared); answers why that failed, if it did. */
  reload(): Promise<Problem | undefined>
}

/**
 * The choices of a lookup of the screen's model. `lookupQuery` are further query values, as in the JSON; `search` is what
 * is typed, for lookups that search at the gateway (debounced here). While a query parameter that the contract requires
 * has no value, nothing is asked; others without a value are left out.
 */
export function useLookup(name: string, lookupQuery: Record<string, ValueRule> = NO_RULES, search = ''): LookupResult {
  const { port, t, locale } = useEngine()
  const lookup = useScreen().lookups[name]
  const client = useQueryClient()
  const rules = useStable(useMemo(() => ({ ...lookup?.query, ...lookupQuery }), [lookup, lookupQuery]))
  const body = lookup?.body
  const call = useMemo(() => ({ query: rules, body }), [rules, body])
  const paths = useMemo(() => pathsOfCall(call), [call])
  const resolved = useScoped(paths, (scope) => JSON.stringify(resolveCall(call, scope)))
  const own = useMemo(() => JSON.parse(resolved) as CallInput, [resolved])
  const operation = lookup?.operation
  const needs = operation === undefined ? undefined : neededBy(operation, rules, own)
  const searches = lookup?.search !== undefined
  const wanted = searches ? search.trim() : ''
  const typed = useLater(wanted)
  const isPausing = typed !== wanted
  const isAsked = operation !== undefined && needs === undefined && !(searches && typed === '')
  const input = searched(lookup, own, typed)
  const answer = useQuery<readonly LookupItem[]>({
    ...itemsQuery(port, lookup, resolved, input),
    enabled: isAsked,
    // A list that is open stays while the next is asked for, and with it what an arrow key has chosen in it.
    placeholderData: (shown, before) => (searches && before?.queryKey[3] === resolved ? shown : undefined),
  })
  const isBehind = isPausing || answer.isPlaceholderData
  const fixed = useMemo(() => (lookup?.options === undefined ? undefined : fixedItems(lookup, t)), [lookup, t])
  const found = useMemo(
    () =>
      lookup?.names === 'region'
        ? answer.data?.map((item) => ({ ...item, label: regionName(item.value, locale) ?? item.label }))
        : answer.data,
    [lookup, answer.data, locale],
  )
  const reload = useCallback(
    () =>
      client
        .invalidateQueries({ queryKey: [LOOKUP_KEY, operation] }, { throwOnError: true })
        .then(() => undefined, problemIn),
    [client, operation],
  )

  return useMemo((): LookupResult => {
    if (fixed !== undefined) return { items: fixed, state: 'ready', reload }
    if (operation === undefined) return { items: NONE, state: 'failed', reload }
    if (needs !== undefined) return { items: NONE, state: 'needs', needs, reload }
    if (!isAsked) return { items: NONE, state: isPausing ? 'loading' : 'idle', reload }
    if (found !== undefined) return { items: found, state: isBehind ? 'loading' : 'ready', reload }
    if (!answer.isError || isPausing) return { items: NONE, state: 'loading', reload }
    return { items: NONE, state: 'failed', again: () => void reload(), reload }
  }, [fixed, operation, needs, isAsked, found, isBehind, isPausing, answer.isError, reload])
}

/** The query of a lookup's items; `own` is what its call sends without what is typed. */
export function itemsQuery(port: DataPort, lookup: LookupModel | undefined, own: string, input: CallInput) {
  return callQuery<readonly LookupItem[]>(port, {
    kind: LOOKUP_KEY,
    operation: lookup?.operation ?? '',
    // Items are kept as they were read: with other names, as in the studio, they are other ones.
    of: [lookup?.id, own, lookup && readBy(lookup)],
    input,
    fresh: FRESH.reference,
    read: (answer) => (lookup === undefined ? NONE : toItems(lookup, dataOf(answer))),
  })
}

/** By which names the items of an answer are read. */
function readBy({ at, value, label, description, item }: LookupModel): unknown {
  return { at, value, label, description, item }
}

/** Lookups with these ids are asked again: what they show was changed. */
export function renewLookups(client: QueryClient, ids: readonly string[]): void {
  if (ids.length > 0)
    void client.invalidateQueries({
      predicate: ({ queryKey: [first, , id] }) => first === LOOKUP_KEY && typeof id === 'string' && ids.includes(id),
    })
}

/** What the call of a lookup sends; what is typed stands in its body where it has one, else in its query. */
export function searched(lookup: LookupModel | undefined, { query, body }: CallInput, typed = ''): CallInput {
  const search = lookup?.search === undefined ? {} : { [lookup.search]: typed }
  return body === undefined ? { query: { ...query, ...search } } : { query, body: { ...(body as object), ...search } }
}

const PARAMETERS: Record<string, { query: Record<string, { required?: true }> }> = operations

/** The path that gives the first query parameter which the operation cannot do without and which has no value. */
export function neededBy(operation: string, rules: Record<string, ValueRule>, { query }: CallInput): Path | undefined {
  const required = PARAMETERS[operation]?.query
  const missing = Object.entries(rules).find(
    ([name]) => required?.[name]?.required === true && query?.[name] === undefined,
  )
  return missing && (pathsOf(missing[1])[0] ?? missing[0])
}

function fixedItems(lookup: LookupModel, t: (label: string) => string): LookupItem[] {
  return (lookup.options ?? []).map((option) => ({ value: option.value, label: t(option.label), item: { ...option } }))
}

/** The same object as long as it says the same. */
function useStable<Value>(value: Value): Value {
  const key = JSON.stringify(value)
  return useMemo(() => JSON.parse(key) as Value, [key])
}

/** What is typed, after a pause; an emptied text at once. */
function useLater(text: string): string {
  const [later, setLater] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), text === '' ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : later
}
