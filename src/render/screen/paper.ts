import { createContext, useContext } from 'react'

/** True where a view is drawn to be printed. */
export const PaperContext = createContext(false)

/** Whether a part is drawn for paper: all of it is open, in the width of a page, and nothing waits for a click. */
export function usePaper(): boolean {
  return useContext(PaperContext)
}
