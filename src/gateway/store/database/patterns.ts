/** The LIKE pattern of a text that contains what was typed, whose own signs mean themselves. */
export function containing(typed: string): string {
  return `%${escaped(typed)}%`
}

/** The same for a text that starts with it. */
export function startingWith(typed: string): string {
  return `${escaped(typed)}%`
}

function escaped(typed: string): string {
  return typed.replace(/[\\%_]/g, '\\$&')
}
