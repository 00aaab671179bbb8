import type { ThemeOptions } from '@mui/material/styles'
import { inputEdge } from './field-look.ts'

/** Pixels of a switch, and of the knob in it. */
export const SWITCH = { width: 40, height: 24, knob: 16 } as const

const INSET = (SWITCH.height - SWITCH.knob) / 2

/** MUI's own switches in the look of those in forms, for a theme: one size, flat, beginning where the text above them does. */
export const switchComponents: NonNullable<ThemeOptions['components']> = {
  MuiSwitch: {
    styleOverrides: {
      root: {
        width: SWITCH.width,
        height: SWITCH.height,
        padding: 0,
        overflow: 'visible',
        forcedColorAdjust: 'none',
        '& .MuiSwitch-switchBase': { padding: INSET },
        '& .MuiSwitch-thumb': { width: SWITCH.knob, height: SWITCH.knob },
      },
      switchBase: ({ theme: { palette } }) => ({
        color: inputEdge(palette),
        '&:hover, &.Mui-checked:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': {
          color: palette.primary.contrastText,
          transform: `translateX(${String(SWITCH.width - SWITCH.height)}px)`,
        },
        '&.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          borderColor: palette.primary.main,
          backgroundColor: palette.primary.main,
        },
        '&.Mui-disabled + .MuiSwitch-track, &.Mui-disabled .MuiSwitch-thumb': { opacity: 0.5 },
        '&.Mui-focusVisible': { outline: 'none' },
        '&.Mui-focusVisible + .MuiSwitch-track': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
      }),
      thumb: { boxShadow: 'none' },
      track: ({ theme: { palette } }) => ({
        boxSizing: 'border-box',
        border: `1px solid ${inputEdge(palette)}`,
        borderRadius: SWITCH.height / 2,
        backgroundColor: 'transparent',
        opacity: 1,
      }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { '&:has(> .MuiSwitch-root)': { marginLeft: 0, gap: 8 } } } },
}
