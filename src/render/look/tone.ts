import type { Theme } from '@mui/material/styles'
import { surfaces } from '../../config/index.ts'
import type { Tone, TonePair } from '../../config/index.ts'

/** Colours of a state in the theme's mode: what is said on what, at 4.5:1 (WCAG 2.2, 1.4.3). The ink can be read on cards, too. */
export function toneOf({ palette }: Pick<Theme, 'palette'>, tone: Tone): TonePair {
  return surfaces[palette.mode].tones[tone]
}

/** The look of a badge that is pressed, for `sx`: its ink is the ground. */
export function filledLook(tone: Tone) {
  const ground = (theme: Theme) => toneOf(theme, tone).ink
  return {
    color: 'background.paper',
    bgcolor: ground,
    fontWeight: 600,
    '&&:hover, &&.Mui-focusVisible': { bgcolor: ground },
  } as const
}

/** A badge's look by tone, for `sx`. */
export function badgeLook(tone: Tone) {
  return {
    color: (theme: Theme) => toneOf(theme, tone).ink,
    bgcolor: (theme: Theme) => toneOf(theme, tone).wash,
    fontWeight: 600,
  } as const
}
