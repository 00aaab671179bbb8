import type { CallModel } from '../model/call.ts'
import type { Path, ValueRule } from '../model/values.ts'
import { isFilled, pathsOf, pathsOfBody, resolve, resolveBody } from './condition.ts'
import type { Scope } from './condition.ts'

/** What a call is given, as an entry of the JSON writes it: its path, query and body, or some of them. */
type CallRules = { [Part in 'path' | 'query' | 'body']?: CallModel[Part] | undefined }

/** What a call sends. */
interface ResolvedCall {
  path: Record<string, unknown>
  query: Record<string, unknown>
  /** Absent where the JSON has none. */
  body?: unknown
}

/**
 * What a call sends: its rules, read in a scope. A parameter without a value is left out; there is a body where the JSON has one. The page
 * calls so, and so does the gateway where it looks at what the page would have found.
 */
export function resolveCall({ path, query, body }: CallRules, scope: Scope): ResolvedCall {
  return {
    path: resolveValues(path, scope),
    query: resolveValues(query, scope),
    ...(body !== undefined && { body: resolveBody(body, scope) }),
  }
}

/** The values of rules by their names; those that are not filled are left out. */
export function resolveValues(rules: Readonly<Record<string, ValueRule>> = {}, scope: Scope): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(rules)
      .map(([name, rule]) => [name, resolve(rule, scope)] as const)
      .filter(([, value]) => isFilled(value)),
  )
}

/** Every path that a call reads. */
export function pathsOfCall({ path = {}, query = {}, body }: CallRules): Path[] {
  const rules = [...Object.values(path), ...Object.values(query)]
  return [...rules.flatMap(pathsOf), ...(body === undefined ? [] : pathsOfBody(body))]
}
