/** What a unit beside a number takes in a table, in the reader's letters, and the pixels between the two. */
export const UNIT_IN_TABLE = '3.75rem'
export const UNIT_GAP = 4
