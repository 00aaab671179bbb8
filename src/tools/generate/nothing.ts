/** What may be null as a value: not a key with nothing below it. */
const VALUES = ['default', 'const', 'example', 'examples', 'enum', 'value']

/** Maps of schemas by name: a name of which nothing is said may be of any type. */
const NAMED = ['properties', 'patternProperties', 'schemas', '$defs']

/** What a parameter, a header or a body has, and no schema: there `required` is a yes or no. */
const GIVEN = ['in', 'schema', 'content']

/**
 * A contract without what says nothing in it: keys and items with nothing below them, as YAML has them where all that stood there is gone or
 * a comment now (`parameters:`, `responses:`, `/orders:`), `required: true` at a property, as JSON Schema had it before draft 4, and an
 * `enum` that is no list. What reads contracts takes the rest by its type.
 */
export function withoutNothing(value: unknown, isNamed = false): unknown {
  if (Array.isArray(value)) return value.filter((each) => each !== null).map((each) => withoutNothing(each))
  if (typeof value !== 'object' || value === null) return value
  const isGiven = GIVEN.some((key) => key in value)
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
      if (isNamed) return [[key, withoutNothing(each)]]
      if (!Array.isArray(each) && (key === 'enum' || (key === 'required' && !isGiven))) return []
      if (VALUES.includes(key) || key.startsWith('x-')) return [[key, each]]
      return each === null ? [] : [[key, withoutNothing(each, NAMED.includes(key))]]
    }),
  )
}
