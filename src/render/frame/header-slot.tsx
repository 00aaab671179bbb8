import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The place among the buttons of a screen's header that is for its parts; null where a screen has none. */
export const HeaderSlotContext = createContext<HTMLElement | null>(null)

/** Draws what a part has for all of the screen among the buttons of its header; where the part stands if there is no such place. */
export function InHeader({ children }: { children: ReactNode }) {
  const slot = useContext(HeaderSlotContext)
  return slot === null ? children : createPortal(children, slot)
}
