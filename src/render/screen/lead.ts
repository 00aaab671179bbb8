import { createContext, useContext } from 'react'

/** What leads a reader to a section of the screen around, by its id; nothing where that section is not open. */
export type Lead = (section: string) => (() => void) | undefined

/** Around the sections of a screen that can be turned to. */
export const LeadContext = createContext<Lead>(() => undefined)

/** What leads to a section of the screen around; nothing where there is none of that id, or it is not open. */
export function useLead(section: string | undefined): (() => void) | undefined {
  const lead = useContext(LeadContext)
  return section === undefined ? undefined : lead(section)
}
