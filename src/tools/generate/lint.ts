import { join, relative } from 'node:path'
import { createConfig, getLineColLocation, lint } from '@redocly/openapi-core'
import { CONTRACT_ENTRY } from './contract.ts'

/**
 * Checks the contract by Redocly's recommended rules, warnings included.
 * Gives one line for each finding, `file:line:column rule: message`; none when the contract is good.
 */
export async function lintContract(root: string): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The lists of bookings, quotes and templates end in a slash on the wire.
      'no-path-trailing-slash': 'off',
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
