import { pathParams } from '../../../contract/path-params.ts'
import type { Contract, Operation } from '../../data/contract.ts'
import { isJson, isSent } from '../../data/media-types.ts'
import type { DataRules, JsonObject } from '../../model/values.ts'
import { nearest } from '../../shared/words.ts'
import type { ContractDifference } from './difference.ts'
import { LEAVING, schemaDifferences, typesOf, type Weight } from './schemas.ts'

/** What differs in the calls of an operation that both versions have: who may call it, what is sent, what is answered. */
export function callDifferences(
  operation: string,
  was: Operation,
  is: Operation,
  old: Contract,
  now: Contract,
): ContractDifference[] {
  return [
    ...ownDifferences(operation, was, is, old, now),
    ...statusDifferences(operation, old, now),
    ...signInDifferences(operation, was, is),
    ...tokenDifferences(operation, old, now),
    ...headerDifferences(operation, old, now),
    ...parameterDifferences(operation, was, is, old, now),
    ...bodyDifferences(operation, was, is, old, now),
    ...answerDifferences(operation, old, now),
    ...otherAnswerDifferences(operation, old, now),
    ...answerHeaderDifferences(operation, old, now),
  ]
}

/** What differs of an operation itself: where it stands, whom it answers, that it will go. */
function ownDifferences(
  operation: string,
  was: Operation,
  is: Operation,
  old: Contract,
  now: Contract,
): ContractDifference[] {
  const of = (weight: Weight, change: string): ContractDifference => ({ operation, weight, at: '', change })
  const [before, after] = [was, is].map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  const isElsewhere =
    was.method !== is.method || was.path.replace(/\{.*?\}/g, '{}') !== is.path.replace(/\{.*?\}/g, '{}')
  const [flavour, other] = [old.flavour(operation), now.flavour(operation)]
  const host = now.host(operation)
  const whom = other === undefined ? 'every tenant' : `tenants of the flavour ${other} alone`
  return [
    ...(isElsewhere
      ? [{ ...of('harmless', `stands at ${after ?? ''}, was ${before ?? ''}`), followed: true as const }]
      : []),
    ...(host === undefined || host === old.host(operation)
      ? []
      : [of('breaking', `is asked of ${host} now: a page calls its own host alone`)]),
    ...(flavour === other ? [] : [of(other === undefined ? 'harmless' : 'breaking', `answers ${whom} now`)]),
    ...(now.isLeaving(operation) && !old.isLeaving(operation) ? [of('doubtful', LEAVING)] : []),
  ]
}

function statusDifferences(operation: string, old: Contract, now: Contract): ContractDifference[] {
  const [was, is] = [old.statuses(operation), now.statuses(operation)]
  const isGood = (status: string) => status.startsWith('2')
  // A range answers each status in it, and `default` each that nothing else says.
  const isSaid = (status: string) =>
    is.includes(status) || is.includes(`${status[0] ?? ''}XX`) || (is.includes('default') && !is.some(isGood))
  return was
    .filter((status) => !isSaid(status))
    .map((status) => {
      const others = is.filter((each) => isGood(each) && !was.includes(each))
      const instead = isGood(status) && others.length > 0 ? `, ${others.join(', ')} in its place` : ''
      return {
        operation,
        weight: isGood(status) ? 'breaking' : 'doubtful',
        at: '',
        change: `answers ${status} no longer${instead}`,
      }
    })
}

function signInDifferences(operation: string, was: Operation, is: Operation): ContractDifference[] {
  if (was.secured === is.secured) return []
  return is.secured !== false
    ? [{ operation, weight: 'breaking', at: '', change: 'asks for a sign-in now' }]
    : [{ operation, weight: 'harmless', at: '', change: 'asks for no sign-in any more' }]
}

/** Where the token of a sign-in goes, which the portal's code writes into every call. */
function tokenDifferences(operation: string, old: Contract, now: Contract): ContractDifference[] {
  const [was, is] = [old, now].map((each) => each.signIns(operation).map((all) => all.map(placeOfToken).join(' and ')))
  if (!was?.length || !is?.length || was.some((place) => is.includes(place))) return []
  const change = `lets nobody in any more: what does is ${is.join(' or ')}`
  return [{ operation, part: 'header', weight: 'breaking', at: was.join(' or ').replace(/^header /, ''), change }]
}

/** Where a token goes; one of OAuth or OpenID Connect is a bearer's as well (RFC 6750). */
function placeOfToken({ type, scheme, in: where, name }: JsonObject): string {
  if (type === 'apiKey') return `${String(where)} ${String(name)}`
  const word = type === 'http' ? String(scheme) : 'bearer'
  return `header Authorization: ${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`
}

/** What a call says beside its parameters; what is no longer read does no harm, but did something before. */
function headerDifferences(operation: string, old: Contract, now: Contract): ContractDifference[] {
  const [before, after] = [old.headers(operation), now.headers(operation)]
  const of = (weight: Weight, at: string, change: string): ContractDifference => ({
    operation,
    part: 'header',
    weight,
    at,
    change,
  })
  return [
    ...[...before].flatMap(([key, { name }]) =>
      after.has(key) ? [] : [of('doubtful', name, 'is not taken any more')],
    ),
    ...[...after].flatMap(([key, { name, required }]) => {
      const was = before.get(key)
      if (required && was?.required !== true) return [of('breaking', name, 'must be given')]
      return was === undefined ? [of('harmless', name, 'may be given')] : []
    }),
  ]
}

function parameterDifferences(
  operation: string,
  was: Operation,
  is: Operation,
  old: Contract,
  now: Contract,
): ContractDifference[] {
  const parameters = ({ path, query }: Operation) =>
    new Map<string, { part: 'path' | 'query'; required: boolean }>([
      ...pathParams(path).map((name): [string, { part: 'path'; required: boolean }] => [
        name,
        { part: 'path', required: true },
      ]),
      ...Object.entries(query).map(([name, { required }]): [string, { part: 'query'; required: boolean }] => [
        name,
        { part: 'query', required: required === true },
      ]),
    ])
  const [before, after] = [parameters(was), parameters(is)]
  const found: ContractDifference[] = []
  const add = (part: 'path' | 'query', weight: Weight, at: string, change: string, other?: string) =>
    found.push({ operation, part, weight, at, change, ...(other !== undefined && { other }) })
  const fresh = [...after.keys()].filter((name) => !before.has(name))
  const gone = [...before.keys()].filter((name) => !after.has(name))
  const typeOf = (of: Contract, name: string) => String(typesOf(of.parameter(operation, name) ?? {}))
  // A path keeps its places, whatever they are called.
  const calledNow = (name: string, part: 'path' | 'query') => {
    const [places, placesNow] = [was, is].map(({ path }) => pathParams(path))
    const same = placesNow?.[places?.indexOf(name) ?? -1] ?? ''
    if (part === 'path' && places?.length === placesNow?.length && fresh.includes(same)) return same
    const [only = ''] = fresh
    const isOnly = gone.length === 1 && fresh.length === 1 && typeOf(old, name) === typeOf(now, only)
    return nearest(name, fresh) ?? (isOnly ? only : undefined)
  }
  for (const [name, { part, required }] of before) {
    const next = after.get(name)
    if (next === undefined) add(part, 'breaking', name, 'is not taken any more', calledNow(name, part))
    else {
      if (next.part !== part) {
        add(part, 'breaking', name, `stands in the ${next.part} now`)
        continue
      }
      if (next.required && !required) add(part, 'breaking', name, 'must be given')
      if (required && !next.required) add(part, 'harmless', name, 'need not be given')
      if (now.isLeaving(operation, name) && !old.isLeaving(operation, name)) add(part, 'doubtful', name, LEAVING)
      const [form, other] = [old.writtenAs(operation, name), now.writtenAs(operation, name)]
      const [rules, others] = [old.parameter(operation, name) ?? {}, now.parameter(operation, name) ?? {}]
      const differences = schemaDifferences(asWritten(rules, others), others, 'sent', name)
      // Of another type, it is written otherwise in any case.
      if (form !== other && !differences.some(({ change }) => change.startsWith('is ')))
        add(part, 'breaking', name, `is written as ${other ?? 'a plain value'}, was ${form ?? 'a plain value'}`)
      found.push(...differences.map((each) => ({ ...each, operation, part: next.part })))
    }
  }
  for (const [name, { part, required }] of after)
    if (!before.has(name))
      add(part, required ? 'breaking' : 'harmless', name, required ? 'must be given' : 'may be given')
  return found
}

/** In an address everything is text: what takes any text takes what was written as a number. */
function asWritten(rules: DataRules, others: DataRules): DataRules {
  const isPlain = typesOf(rules).every((type) => ['integer', 'number', 'boolean'].includes(type))
  if (!isPlain || String(typesOf(others)) !== 'string') return rules
  const { format: _ofNumbers, minimum: _least, maximum: _most, multipleOf: _step, ...rest } = rules
  return { ...rest, type: 'string', ...(rest.enum && { enum: rest.enum.map(String) }) }
}

function bodyDifferences(
  operation: string,
  was: Operation,
  is: Operation,
  old: Contract,
  now: Contract,
): ContractDifference[] {
  if (was.hasBody !== is.hasBody)
    return [{ operation, weight: 'breaking', at: '', change: is.hasBody ? 'takes a body' : 'takes no body any more' }]
  const formats = now.bodyFormats(operation)
  if (old.bodyFormats(operation).some(isSent) && !formats.some(isSent))
    return [{ operation, weight: 'breaking', at: '', change: `takes no JSON any more, but ${formats.join(', ')}` }]
  const [before, after] = [old.body(operation) ?? {}, now.body(operation) ?? {}]
  const [under, above] = [wrapped(before, after), wrapped(after, before)]
  if (under !== undefined || above !== undefined) {
    const change = under === undefined ? `goes without "${above ?? ''}" now` : `goes under "${under}" now`
    return [{ operation, part: 'body', weight: 'breaking', at: '', change }]
  }
  const differences = schemaDifferences(before, after, 'sent')
  return differences.map((each) => ({ ...each, operation, part: 'body' }))
}

function answerDifferences(operation: string, old: Contract, now: Contract): ContractDifference[] {
  const [was, is] = [old.answer(operation, ''), now.answer(operation, '')]
  if (
    was !== undefined &&
    is === undefined &&
    now.statuses(operation).some((each) => ['200', '201', '2XX', 'default'].includes(each))
  )
    return [{ operation, weight: 'breaking', at: '', change: 'answers no JSON any more' }]
  const [files, formats] = [old.answerFormats(operation), now.answerFormats(operation)]
  if (files.length > 0 && !files.some(isJson) && (formats.length === 0 || formats.some(isJson))) {
    const change = `answers no file any more${formats.length === 0 ? '' : `, but ${formats.join(', ')}`}`
    return [{ operation, weight: 'breaking', at: '', change }]
  }
  if (was === undefined || is === undefined) return []
  const moved = wrapped(was, is) ?? wrapped(is, was)
  if (moved !== undefined) {
    const change = moved in (is.properties ?? {}) ? `comes under "${moved}" now` : `comes without "${moved}" now`
    return [{ operation, part: 'answer', weight: 'breaking', at: '', change }]
  }
  return schemaDifferences(was, is, 'answered').map((each) => ({ ...each, operation, part: 'answer' }))
}

/** What is answered with a status of success beside the first one, where that is told apart: who calls may be answered so as well. */
function otherAnswerDifferences(operation: string, old: Contract, now: Contract): ContractDifference[] {
  const [before, after] = [old.answersByStatus(operation), now.answersByStatus(operation)]
  const [first, all] = [old.answer(operation, ''), JSON.stringify(now.answer(operation, ''))]
  return [...after].flatMap(([status, is]) => {
    const was = before.has(status) ? before.get(status) : first
    if (was === undefined || JSON.stringify(is) === all) return []
    // A new status without JSON, as 202 or 204 beside 200, is told by what its calls know already.
    if (is === undefined)
      return before.has(status)
        ? [{ operation, weight: 'breaking', at: '', change: `answers ${status} without JSON now` }]
        : []
    const felt = schemaDifferences(was, is, 'answered').filter(({ weight }) => weight !== 'harmless')
    if (felt.length === 0) return []
    const weight = felt.some((each) => each.weight === 'breaking') ? 'breaking' : 'doubtful'
    const said = felt.slice(0, 3).map(({ at, change }) => (at === '' ? change : `${at} ${change}`))
    return [{ operation, weight, at: '', change: `answers ${status} otherwise: ${said.join(', ')}` }]
  })
}

/** The version of a record is told by a header: without it, nobody is warned that somebody else changed the record. */
function answerHeaderDifferences(operation: string, old: Contract, now: Contract): ContractDifference[] {
  const is = now.answerHeaders(operation).map((name) => name.toLowerCase())
  return old
    .answerHeaders(operation)
    .flatMap((name) =>
      is.includes(name.toLowerCase())
        ? []
        : [{ operation, part: 'answer', weight: 'doubtful', at: `header ${name}`, change: 'does not come any more' }],
    )
}

/** The value of an object that is the whole of what another schema says; none of an object that still has all of it itself, as a type that stands in itself. */
function wrapped(inner: DataRules, outer: DataRules): string | undefined {
  const names = Object.keys(inner.properties ?? {})
  if (names.length > 0 && names.every((name) => Object.hasOwn(outer.properties ?? {}, name))) return undefined
  const whole = JSON.stringify(inner)
  return Object.entries(outer.properties ?? {}).find(([, rules]) => JSON.stringify(rules) === whole)?.[0]
}
