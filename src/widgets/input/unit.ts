/** Pixels that a unit beside a number takes in a table, and those between the two. */
export const UNIT_IN_TABLE = 60
export const UNIT_GAP = 4
