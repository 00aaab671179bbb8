import { resolve } from '../../config/index.ts'
import type { Scope, ValueRule } from '../../config/index.ts'

/** Values for a call's path or query; those without a value are left out. */
export function resolveAll(rules: Record<string, ValueRule>, scope: Scope): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(rules)
      .map(([name, rule]) => [name, resolve(rule, scope)])
      .filter(([, value]) => value !== undefined && value !== ''),
  )
}
