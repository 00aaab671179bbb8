import { readFile } from 'node:fs/promises'
import { textIn, type TextValues } from '../../config/index.ts'
import type { CompiledForms } from '../../config/node.ts'

/** The text of a label of letters, with its values. */
export type LetterWords = (label: string, values: TextValues) => string

const FALLBACK = 'en'
/** The portal's own labels. */
const PORTAL = new URL('../../../schemas/labels/', import.meta.url)

/**
 * The words of letters in a language: as the tenant has published them, else the portal's own, which a portal that was published before there
 * were such labels lacks; in English where there is no other.
 */
export async function letterWords(
  published: Pick<CompiledForms, 'labels'> | undefined,
  language: string,
): Promise<LetterWords> {
  const languages = await Promise.all(
    [language, FALLBACK].map(async (each) => ({
      language: each,
      texts: new Map(Object.entries({ ...(await ofPortal(each)), ...published?.labels[each] })),
    })),
  )
  return (label, values) => textIn(languages, label, values) ?? label
}

/** What the portal itself says in a language; nothing in one that it does not speak. */
async function ofPortal(language: string): Promise<Record<string, string>> {
  const text = await readFile(new URL(`${language}.json`, PORTAL), 'utf8').catch(() => '{}')
  return JSON.parse(text) as Record<string, string>
}
