import { HelpSheet } from './help/HelpSheet.tsx'
import { FindSheet } from './overall/FindSheet.tsx'
import { NewScreenSheet } from './overall/NewScreenSheet.tsx'
import type { SheetName } from './overall/overall.ts'
import { SettingsSheet } from './overall/SettingsSheet.tsx'
import { WordsSheet } from './overall/WordsSheet.tsx'

/** The pages about all of the tenant at once. */
export const sheets = {
  words: WordsSheet,
  find: FindSheet,
  settings: SettingsSheet,
  help: HelpSheet,
  newScreen: NewScreenSheet,
} satisfies Record<SheetName, unknown>
