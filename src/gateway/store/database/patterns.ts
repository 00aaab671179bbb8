import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Rows whose text contains what was typed, upper and lower case of any script being the same. Which letters `ilike` takes for the same
 * depends on how a database, or a column, was made: in one of locale "C" it knows those of ASCII alone, in a Turkish one no I is an i.
 */
export function contains(column: PgColumn, typed: string): SQL {
  return sql`${column} ~ ${inEitherCase(typed)}`
}

/** The same where the text starts with it. */
export function startsWith(column: PgColumn, typed: string): SQL {
  return sql`${column} ~ ${`^${inEitherCase(typed)}`}`
}

/** The same where the text is nothing else. */
export function isText(column: PgColumn, typed: string): SQL {
  return sql`${column} ~ ${`^${inEitherCase(typed)}$`}`
}

/** A regular expression of exactly this text: each letter as it is and in its other case, each other sign meaning itself. */
function inEitherCase(typed: string): string {
  return [...typed].map(signOf).join('')
}

function signOf(sign: string): string {
  // A case of several letters (SS of ß) is another text.
  const cases = [sign, sign.toLowerCase(), sign.toUpperCase()].filter((each) => [...each].length === 1)
  const [first = sign, ...others] = new Set(cases)
  return others.length > 0 ? `[${[first, ...others].join('')}]` : sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
