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
}

/** What a schema leaves without end: texts, lists, objects whose names it does not list. What is one of few values has an end. */
function endless(schema: Sized): string[] {
  if (schema.enum !== undefined || schema.const !== undefined) return []
  const is = (type: string) => [schema.type].flat().includes(type)
  return [
    ...(is('string') && schema.maxLength === undefined ? ['a text needs maxLength'] : []),
    ...(is('array') && schema.maxItems === undefined ? ['a list needs maxItems'] : []),
    ...(is('object') && schema.additionalProperties !== false && schema.maxProperties === undefined
      ? ['an object needs maxProperties, or additionalProperties: false']
      : []),
  ]
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
      'no-endless-value': () => ({
        Schema: (schema: Sized, { report, location }) => {
          for (const message of endless(schema)) report({ message, location })
        },
      }),
    },
  },
}

/**
 * Checks the contract by Redocly's recommended rules, warnings included, its patterns by the guard, and that every value has an end.
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
