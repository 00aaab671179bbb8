import { aboutBlocks } from './abouts/blocks.ts'
import { aboutCells } from './abouts/cells.ts'
import { aboutDocuments } from './abouts/documents.ts'
import { aboutFields } from './abouts/fields.ts'
import { aboutParts } from './abouts/parts.ts'

const japanese: Readonly<Record<string, string>> = {
  ...aboutParts,
  ...aboutFields,
  ...aboutCells,
  ...aboutDocuments,
  ...aboutBlocks,
}

/** What a part or an option of one does, in each language of the studio, by the English words of its manifest; without Japanese ones in English alone. */
export function aboutTexts(description: string): Record<string, string> {
  const ja = japanese[description]
  return { en: description, ...(ja !== undefined && { ja }) }
}
