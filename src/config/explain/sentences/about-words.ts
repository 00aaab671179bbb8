import { aboutBlocks } from './abouts/blocks.ts'
import { aboutCells } from './abouts/cells.ts'
import { aboutDocuments } from './abouts/documents.ts'
import { aboutFields } from './abouts/fields.ts'
import { aboutLanguage } from './abouts/language/language.ts'
import { aboutParts } from './abouts/parts.ts'

const japanese: Readonly<Record<string, string>> = {
  ...aboutParts,
  ...aboutFields,
  ...aboutCells,
  ...aboutDocuments,
  ...aboutBlocks,
  ...aboutLanguage,
}

/** What a part, an option of one or a key of the language does, in each language of the studio, by the English words of its manifest or meta-schema; without Japanese ones in English alone. */
export function aboutTexts(description: string): Record<string, string> {
  const ja = japanese[description]
  return { en: description, ...(ja !== undefined && { ja }) }
}
