import { createContext } from 'react'

/** How far a part of a sheet is: calls answered, of those known so far. */
export interface SheetProgress {
  asked: number
  known: number
}

/** What a sheet hears of its parts while they ask. */
interface Sheet {
  onStep(part: string, progress: SheetProgress): void
  /** Something could not be loaded. A sheet that lacks something is not printed. */
  onFailed(): void
}

const nothing = (): void => undefined

/** The sheet around a part on paper. */
export const SheetContext = createContext<Sheet>({ onStep: nothing, onFailed: nothing })
