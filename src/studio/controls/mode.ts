import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import useMediaQuery from '@mui/material/useMediaQuery'
import { deviceStorage } from '../../app/index.ts'

const KEY = 'studio-mode'

export type Mode = 'light' | 'dark'

/** Whether the studio's own pages are light or dark. The preview has a switch of its own. */
export interface ModeSwitch {
  mode: Mode
  turn(): void
}

/** As chosen on this device, else as the system has it. Whoever chooses what the system has goes with it again. */
export function useModeSwitch(): ModeSwitch {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
  const [kept, setKept] = useState(keptMode)
  const system = isDark ? 'dark' : 'light'
  const mode = kept ?? system
  useEffect(() => {
    if (kept === undefined) deviceStorage().removeItem(KEY)
    else deviceStorage().setItem(KEY, kept)
  }, [kept])
  return useMemo(
    () => ({
      mode,
      turn() {
        const next = mode === 'dark' ? 'light' : 'dark'
        setKept(next === system ? undefined : next)
      },
    }),
    [mode, system],
  )
}

function keptMode(): Mode | undefined {
  const kept = deviceStorage().getItem(KEY)
  return kept === 'light' || kept === 'dark' ? kept : undefined
}

export const ModeContext = createContext<ModeSwitch>({ mode: 'light', turn: () => undefined })

export function useMode(): ModeSwitch {
  return useContext(ModeContext)
}
