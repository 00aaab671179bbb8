import { join, relative } from 'node:path'
import { createConfig, getLineColLocation, lint, type Plugin } from '@redocly/openapi-core'
import { patternFault } from '../../config/node.ts'
import { CONTRACT_ENTRY } from './contract.ts'

interface Sized {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  maxItems?: number
  maxProperties?: number
  additionalProperties?: unknown
  unevaluatedProperties?: unknown
}

/** An object, or one that is put together of parts. */
interface Parted {
  properties?: Record<string, unknown>
  patternProperties?: unknown
  additionalProperties?: unknown
  allOf?: unknown[]
}

/** What a schema leaves without end: texts, lists, objects whose names it does not list. What is one of few values has an end. */
function endless(schema: Sized): string[] {
  if (schema.enum !== undefined || schema.const !== undefined) return []
  const is = (type: string) => [schema.type].flat().includes(type)
  return [
    ...(is('string') && schema.maxLength === undefined ? ['a text needs maxLength'] : []),
    ...(is('array') && schema.maxItems === undefined ? ['a list needs maxItems'] : []),
    ...(is('object') &&
    schema.additionalProperties !== false &&
    schema.unevaluatedProperties !== false &&
    schema.maxProperties === undefined
      ? ['an object needs maxProperties, or additionalProperties: false']
      : []),
  ]
}

/** Names of the other parts that a closed one refuses: it is closed over its own names alone (JSON Schema 2020-12, Core 10.3.2.3). */
function refusedNames(parts: readonly Parted[]): string[] {
  const closed = parts.filter((part) => part.additionalProperties === false && part.patternProperties === undefined)
  const names = new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)))
  return [...names].filter((name) => closed.some(({ properties = {} }) => !Object.hasOwn(properties, name)))
}

/** Patterns of the contract are tried on what anyone sends, so none may hang: the same guard as for tenants' patterns. */
const portal: Plugin = {
  id: 'portal',
  rules: {
    oas3: {
      'no-dangerous-pattern': () => ({
        Schema: (schema: { pattern?: unknown }, { report, location }) => {
          const fault = typeof schema.pattern === 'string' ? patternFault(schema.pattern) : undefined
          if (fault !== undefined) report({ message: fault.reason, location: location.child('pattern') })
        },
      }),
      'no-part-closed-over-others': () => ({
        Schema: (schema: Parted, { report, location, resolve }) => {
          const parts = (schema.allOf ?? []).map((each) => resolve<Parted>(each as Parted).node ?? {})
          const names = parts.length === 0 ? [] : refusedNames([schema, ...parts])
          const instead = 'let no part say additionalProperties: false, and the whole unevaluatedProperties: false'
          if (names.length > 0)
            report({ message: `one part refuses ${names.join(', ')} of another: ${instead}`, location })
        },
      }),
      'no-endless-value': () => ({
        Schema: (schema: Sized, { report, location }) => {
          for (const message of endless(schema)) report({ message, location })
        },
      }),
    },
  },
}

/**
 * Checks the contract by Redocly's recommended rules, warnings included, its patterns by the guard, that no part of a schema refuses what another one names, and that every value has an end.
 * What is without one would let a single call occupy the process.
 * Gives one line for each finding, `file:line:column rule: message`; none when the contract is good.
 */
export async function lintContract(root: string): Promise<string[]> {
  const config = await createConfig({
    plugins: [portal],
    extends: ['recommended'],
    rules: {
      // The lists of bookings, quotes and templates end in a slash on the wire.
      'no-path-trailing-slash': 'off',
      'portal/no-dangerous-pattern': 'error',
      'portal/no-endless-value': 'error',
      'portal/no-part-closed-over-others': 'error',
    },
  })
  const problems = await lint({ ref: join(root, CONTRACT_ENTRY), config })
  return problems.map((problem) => {
    const location = problem.location[0]
    const message = problem.message.replaceAll(/\s+/g, ' ').trim()
    if (location === undefined) return `${CONTRACT_ENTRY} ${problem.ruleId}: ${message}`
    const { start } = getLineColLocation(location)
    const file = relative(root, location.source.absoluteRef).replaceAll('\\', '/')
    return `${file}:${start.line}:${start.col} ${problem.ruleId}: ${message}`
  })
}
