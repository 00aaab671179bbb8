const MAX_LENGTH = 150
/** Control signs, half surrogate pairs, and signs that turn the direction of writing, which disguise an extension. */
const HIDDEN = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
/** Names that Windows keeps for devices, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i

/** Why a file may not have this name, for people; undefined when it may. */
export function fileNameFault(name: string): string | undefined {
  if (name.length > MAX_LENGTH) return `The file name must have at most ${MAX_LENGTH} characters.`
  if (/[/\\]/.test(name)) return 'The file name must not hold a path.'
  if (HIDDEN.test(name)) return 'The file name must not hold control characters.'
  if (name.trim() !== name || name.startsWith('.') || name.endsWith('.') || DEVICE.test(name))
    return 'The file name is not valid.'
  return undefined
}
