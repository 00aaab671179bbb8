import type { JsonObject, ValueRule } from '../../render/index.ts'

/** The options that the JSON gives a part; the compiler has checked them against the part's manifest. */
export type Options = JsonObject
/** A map of query parameters to value rules, as `useLookup` takes it. */
export type LookupQuery = Record<string, ValueRule>

/** A text among the options. */
export function textOption(options: Options, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}

/** A number among the options. */
export function numberOption(options: Options, name: string): number | undefined {
  const value = options[name]
  return typeof value === 'number' ? value : undefined
}

/** A yes or no among the options. */
export function flagOption(options: Options, name: string, otherwise = false): boolean {
  const value = options[name]
  return typeof value === 'boolean' ? value : otherwise
}

/** Query parameters among the options. */
export function queryOption(options: Options, name: string): LookupQuery | undefined {
  const value = options[name]
  return typeof value === 'object' && value !== null ? (value as LookupQuery) : undefined
}
