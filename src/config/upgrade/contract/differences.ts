import { Contract, type Operation } from '../../data/contract.ts'
import { schemaDifferences, type SchemaDifference, type Weight } from './schemas.ts'

/** A contract as the compiler has it: the bundled document and the table of its operations. */
export interface ContractVersion {
  contract: unknown
  operations: Readonly<Record<string, Operation>>
}

/** One difference between two versions of the contract, as who calls the operation feels it. */
export interface ContractDifference extends SchemaDifference {
  operation: string
  /** Which part of the call: absent for the operation itself. */
  part?: 'path' | 'query' | 'body' | 'answer'
}

/**
 * Compares two versions operation by operation: what is sent (parameters, body) and what is answered apart, since what the one may gain
 * breaks the other. In the order of the operations of before, new ones at the end.
 */
export function contractDifferences(before: ContractVersion, after: ContractVersion): ContractDifference[] {
  const [old, now] = [new Contract(before.contract), new Contract(after.contract)]
  const found: ContractDifference[] = []
  for (const [operation, was] of Object.entries(before.operations)) {
    const is = after.operations[operation]
    if (is === undefined) {
      found.push({ operation, weight: 'breaking', at: '', change: 'is gone' })
      continue
    }
    found.push(
      ...statusDifferences(operation, old, now),
      ...parameterDifferences(operation, was, is, old, now),
      ...bodyDifferences(operation, was, is, old, now),
      ...answerDifferences(operation, old, now),
    )
  }
  for (const operation of Object.keys(after.operations))
    if (!Object.hasOwn(before.operations, operation))
      found.push({ operation, weight: 'harmless', at: '', change: 'is new' })
  return found
}

/** A difference in words: `saveOrder: body lines[].qty must be given`. */
export function wordsOf({ operation, part, at, change }: ContractDifference): string {
  const place = [part, at].filter((each) => each !== undefined && each !== '').join(' ')
  return place === '' ? `${operation} ${change}` : `${operation}: ${place} ${change}`
}

function statusDifferences(operation: string, old: Contract, now: Contract): ContractDifference[] {
  const [was, is] = [old.statuses(operation), now.statuses(operation)]
  const isGood = (status: string) => status.startsWith('2')
  return was
    .filter((status) => !is.includes(status))
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

function parameterDifferences(
  operation: string,
  was: Operation,
  is: Operation,
  old: Contract,
  now: Contract,
): ContractDifference[] {
  const parameters = ({ pathParams, query }: Operation) =>
    new Map<string, { part: 'path' | 'query'; required: boolean }>([
      ...pathParams.map((name): [string, { part: 'path'; required: boolean }] => [
        name,
        { part: 'path', required: true },
      ]),
      ...Object.entries(query).map(([name, { required }]): [string, { part: 'query'; required: boolean }] => [
        name,
        { part: 'query', required },
      ]),
    ])
  const [before, after] = [parameters(was), parameters(is)]
  const found: ContractDifference[] = []
  const add = (part: 'path' | 'query', weight: Weight, at: string, change: string) =>
    found.push({ operation, part, weight, at, change })
  for (const [name, { part, required }] of before) {
    const next = after.get(name)
    if (next === undefined) add(part, 'breaking', name, 'is not taken any more')
    else {
      if (next.required && !required) add(part, 'breaking', name, 'must be given')
      if (required && !next.required) add(part, 'harmless', name, 'need not be given')
      const [rules, others] = [old.parameter(operation, name) ?? {}, now.parameter(operation, name) ?? {}]
      found.push(
        ...schemaDifferences(rules, others, 'sent', name).map((each) => ({ ...each, operation, part: next.part })),
      )
    }
  }
  for (const [name, { part, required }] of after)
    if (!before.has(name))
      add(part, required ? 'breaking' : 'harmless', name, required ? 'must be given' : 'may be given')
  return found
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
  const differences = schemaDifferences(old.body(operation) ?? {}, now.body(operation) ?? {}, 'sent')
  return differences.map((each) => ({ ...each, operation, part: 'body' }))
}

function answerDifferences(operation: string, old: Contract, now: Contract): ContractDifference[] {
  const [was, is] = [old.answer(operation, ''), now.answer(operation, '')]
  if (was === undefined || is === undefined) return []
  return schemaDifferences(was, is, 'answered').map((each) => ({ ...each, operation, part: 'answer' }))
}
