import type { SQL, SQLWrapper } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

/** A text as it is sorted and put into capitals sign by sign, the same in every database; each would have an order of its own. */
export function signBySign(text: SQLWrapper): SQL {
  return sql`${text} collate "C"`
}
