import { dictionary } from '@zxcvbn-ts/language-common'

const COMMON = dictionary['passwords-common'] as readonly string[]
/** How many of the list, which begins with the most frequent, also count as common with capitals, digits and signs added. */
const MOST_COMMON = 2_000
const WORDS = new Set(COMMON.slice(0, MOST_COMMON).filter((word) => /^[a-z]{4,}$/.test(word)))
const ALL = new Set(COMMON)

/** Signs that people write in place of a letter. */
const DISGUISES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Whether a password is one of those that are tried first: a frequent one, with capitals, figures and signs around and in it. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const core = bare(lower)
  return ALL.has(lower) || [core, undisguised(core), bare(undisguised(lower))].some((word) => WORDS.has(word))
}

/** Without figures and signs at the ends. */
function bare(text: string): string {
  return text.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '')
}

function undisguised(text: string): string {
  return [...text].map((sign) => DISGUISES[sign] ?? sign).join('')
}
