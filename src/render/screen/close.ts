import { createContext, useContext } from 'react'
import useMediaQuery from '@mui/material/useMediaQuery'

/** Around what has as little room as on a phone, however wide the window is. */
export const CloseContext = createContext(false)

/** Whether the window is as narrow as a media query says, or what stands here has no more room than in one that is. */
export function useNarrow(query: string): boolean {
  const isClose = useContext(CloseContext)
  const isNarrow = useMediaQuery(query)
  return isClose || isNarrow
}
