import { HelpSheet } from '../help/HelpSheet.tsx'
import { FindSheet } from './FindSheet.tsx'
import { NewScreenSheet } from './NewScreenSheet.tsx'
import type { SheetName } from './overall.ts'
import { SettingsSheet } from './SettingsSheet.tsx'
import { WordsSheet } from './WordsSheet.tsx'

/** The pages about all of the tenant at once. */
export const sheets = {
  words: WordsSheet,
  find: FindSheet,
  settings: SettingsSheet,
  help: HelpSheet,
  newScreen: NewScreenSheet,
} satisfies Record<SheetName, unknown>
