import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import type { Theme } from '@mui/material/styles'
import { productPalettes } from '../../config/index.ts'
import type { Mode, TenantBoot } from '../../config/index.ts'
import { themeOf } from '../../render/index.ts'
import { deviceStorage } from '../session/storages.ts'
import { tenantFile } from '../tenant/files.ts'

/** Also read by `public/mode.js`, before the page is first painted. */
const KEY = 'portal.mode'

/** What a reader may choose: as the system has it, light, dark. */
export const MODE_CHOICES = ['system', 'light', 'dark'] as const
export type ModeChoice = (typeof MODE_CHOICES)[number]

/** What was chosen on this device. */
export const modeChoiceAtom = atom<ModeChoice>(keptChoice())

/** Keeps the choice on this device for the page, too. */
export function keepMode(choice: ModeChoice): void {
  document.documentElement.dataset['mode'] = choice
  storeMode(choice)
}

/** Keeps the choice on this device, where the browser allows it. It is a preference, no secret, and outlives the session. */
export function storeMode(choice: ModeChoice): void {
  try {
    deviceStorage().setItem(KEY, choice)
  } catch {
    return
  }
}

/** The look of a tenant, or of the product where there is none, in the mode of the page and the direction of its language. */
export function useLook(tenant: Pick<TenantBoot, 'url' | 'theme'> | null, direction: 'ltr' | 'rtl'): Theme {
  const mode = useMode()
  const palettes = tenant?.theme.palettes ?? productPalettes
  const typeface = tenant === null ? null : tenantFile(tenant.url, tenant.theme.typeface)
  return useMemo(() => themeOf(palettes, mode, direction, typeface), [palettes, mode, direction, typeface])
}

/** As the reader chose, else as the system has it; on paper always light. */
function useMode(): Mode {
  const choice = useAtomValue(modeChoiceAtom)
  const isDark = useMedia('(prefers-color-scheme: dark)')
  const isPrinted = useMedia('print')
  if (isPrinted) return 'light'
  return choice === 'system' ? (isDark ? 'dark' : 'light') : choice
}

/** Whether a media query holds, drawn anew in the same moment as it changes: the browser prints right after that. */
function useMedia(query: string): boolean {
  const list = useMemo(() => window.matchMedia?.(query), [query])
  const follow = useCallback(
    (changed: () => void) => {
      list?.addEventListener('change', changed)
      return () => list?.removeEventListener('change', changed)
    },
    [list],
  )
  return useSyncExternalStore(follow, () => list?.matches ?? false)
}

/** What was chosen on this device, or what the system has. */
export function keptChoice(): ModeChoice {
  try {
    const kept = deviceStorage().getItem(KEY)
    return MODE_CHOICES.find((choice) => choice === kept) ?? 'system'
  } catch {
    return 'system'
  }
}
