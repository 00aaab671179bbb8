/** Deeper than any file of a tenant. */
const DEEPEST = 64
/** Values that a body may hold, containers included: all texts of a language are about 10,000. */
const MOST_VALUES = 100_000

/** Whether JSON is too deep, or has too many values, to be handed on to the compiler. */
export function isTooMuch(json: unknown): boolean {
  let level = [json].filter(isContainer)
  let values = 1
  for (let depth = 1; level.length > 0; depth += 1) {
    const below = level.map((each): unknown[] => Object.values(each))
    values += below.reduce((sum, { length }) => sum + length, 0)
    if (depth > DEEPEST || values > MOST_VALUES) return true
    level = below.flat().filter(isContainer)
  }
  return false
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
