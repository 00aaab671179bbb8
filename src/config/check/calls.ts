import { pathParams } from '../../contract/path-params.ts'
import { isChoice, isPath } from '../conditions/condition.ts'
import type { Operation } from '../data/contract.ts'
import { namesIn, typeAt } from '../data/type-at.ts'
import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import type { Meta } from '../meta/schema.ts'
import type { DataRules } from '../model/values.ts'
import { child, members, textOf, valueOf, type Node } from '../source/tree.ts'
import { nearest } from '../shared/words.ts'
import type { Surroundings } from '../layers/surroundings.ts'
import { checkGiven } from './values/given.ts'
import { checkSent } from './values/put.ts'

/** Holds a call to its operation: parameters that exist, all that are required, a body only where one is taken. */
export function checkCall(world: Surroundings, node: Node, schema: Meta): Diagnostic[] {
  const key = schema['x-call']
  const named = key === undefined ? undefined : child(node, key)
  const operation = operationOf(world, textOf(named))
  if (named === undefined || operation === undefined) return []
  const name = textOf(named) ?? ''
  const found: Diagnostic[] = []
  const [inPath, inQuery] = [pathParams(operation.path), Object.keys(operation.query)]
  found.push(...unknownParams(name, 'path', child(node, 'path'), inPath, inQuery))
  found.push(...unknownParams(name, 'query', child(node, 'query'), inQuery, inPath))
  for (const [param, member] of [...members(child(node, 'path')), ...members(child(node, 'query'))])
    found.push(...checkGiven(world.project.contract.parameter(name, param), member.value))
  for (const param of inPath) {
    if (schema['x-completed-at-use'] !== true && child(child(node, 'path'), param) === undefined)
      found.push(report('missing-param', named, { operation: name, kind: 'path', name: param }))
  }
  if (schema['x-completed-at-use'] !== true)
    found.push(...missingQuery(name, operation, named, [child(node, 'query')], child(node, 'more')))
  const body = child(node, 'body')
  if (schema['x-sends-body'] !== true && operation.hasBody && body === undefined)
    found.push(report('body-not-given', named, { operation: name }))
  if (operation.hasBody && body !== undefined) found.push(...notTaken(body, world.project.contract.body(name)))
  for (const sends of operation.hasBody ? [] : schema['x-sends-body'] === true ? ['set', 'only'] : ['body']) {
    const given = child(node, sends)
    if (given !== undefined) found.push(report('body-not-taken', given, { operation: name, key: sends }))
  }
  return withoutMisspelt(found)
}

/** One cause, one finding: a parameter is not also missing when one is given that is nearly called so, or stands elsewhere. */
function withoutMisspelt(found: readonly Diagnostic[]): Diagnostic[] {
  const meant = new Set(
    found.flatMap(({ code, given }) =>
      code === 'unknown-param' ? (given?.['elsewhere'] === undefined ? given?.['nearest'] : given['name']) : [],
    ),
  )
  return found.filter(({ code, given }) => code !== 'missing-param' || !meant.has(given?.['name']))
}

/** A place of use of a lookup: with what lookup and place give, nothing required may be missing. */
export function checkLookupUse(world: Surroundings, named: Node, query: Node | undefined): Diagnostic[] {
  const lookup = world.lookups.get(textOf(named) ?? '')
  const name = textOf(child(lookup, 'operation'))
  const operation = operationOf(world, name)
  if (operation === undefined || name === undefined) {
    // An operation that is none is named where the lookup names it.
    return query === undefined || lookup === undefined || name !== undefined
      ? []
      : members(query).map(([param, member]) =>
          report('unknown-param', member.key, { operation: textOf(named) ?? '', kind: 'query', name: param }),
        )
  }
  const search = textOf(child(lookup, 'search'))
  const found = unknownParams(name, 'query', query, Object.keys(operation.query))
  return withoutMisspelt([
    ...found,
    ...members(query).flatMap(([param, { value }]) => checkGiven(world.project.contract.parameter(name, param), value)),
    ...missingQuery(name, operation, query ?? named, [child(lookup, 'query'), query], undefined, search),
  ])
}

function operationOf(world: Surroundings, name: string | undefined): Operation | undefined {
  const { operations } = world.project
  return name !== undefined && Object.hasOwn(operations, name) ? operations[name] : undefined
}

/** What the contract does not take in a body: a name that it does not have there, a value of another type. A path stands for a value, a choice for what it chooses between. */
function notTaken(body: Node, rules: DataRules | undefined): Diagnostic[] {
  const misfits = checkSent(rules, body)
  if (misfits.length > 0) return misfits
  if (body.kind === 'array') return body.items.flatMap((item) => notTaken(item, rules?.items))
  if (body.kind !== 'object' || rules === undefined) return []
  const value = valueOf(body) as object
  if (isPath(value)) return []
  if (isChoice(value))
    return [child(body, 'then'), child(body, 'else')].flatMap((part) =>
      part === undefined ? [] : notTaken(part, rules),
    )
  return members(body).flatMap(([key, member]) => {
    const inner = typeAt(rules, key)
    if (inner !== undefined || namesIn(rules).length === 0) return notTaken(member.value, inner)
    return [report('unknown-path', member.key, { where: 'The body', path: key, nearest: nearest(key, namesIn(rules)) })]
  })
}

function unknownParams(
  operation: string,
  kind: string,
  given: Node | undefined,
  known: readonly string[],
  elsewhere: readonly string[] = [],
): Diagnostic[] {
  return members(given).flatMap(([name, member]) =>
    known.includes(name)
      ? []
      : [
          report('unknown-param', member.key, {
            operation,
            kind,
            name,
            ...(elsewhere.includes(name)
              ? { elsewhere: kind === 'path' ? 'query' : 'path' }
              : { nearest: nearest(name, known), allowed: known.join(', ') }),
          }),
        ],
  )
}

function missingQuery(
  name: string,
  operation: Operation,
  place: Node,
  given: readonly (Node | undefined)[],
  more?: Node,
  search?: string,
): Diagnostic[] {
  return Object.entries(operation.query).flatMap(([param, { required }]) => {
    const isGiven =
      given.some((query) => child(query, param) !== undefined) ||
      textOf(child(more, 'param')) === param ||
      search === param
    return required && !isGiven ? [report('missing-param', place, { operation: name, kind: 'query', name: param })] : []
  })
}
