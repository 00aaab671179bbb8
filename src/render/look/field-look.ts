import type { Palette, ThemeOptions } from '@mui/material/styles'
import type { SyntheticEvent } from 'react'
import { FONTS, RADIUS, TYPE, surfaces } from '../../config/index.ts'
import { size } from './size.ts'

/** Edge of an input: 3:1 against card and page (WCAG 2.2, 1.4.11). */
export function inputEdge({ mode }: Pick<Palette, 'mode'>): string {
  return surfaces[mode].edge
}

/** Words around an input: its label above it, which may take several lines and never moves, and its messages below. */
export const fieldText = {
  label: { ...size(TYPE.small), fontWeight: 500, margin: '0 0 4px' },
  message: { ...size(TYPE.small), margin: '3px 0 0' },
} as const

/** The sign of what must be entered, behind its label: drawn, so that the label keeps its words; who hears the page is told by the input. */
export const requiredMark = {
  '&[data-required]::after': { content: ['"\\2009*"', '"\\2009*" / ""'] },
}

const AS_IT_STANDS = {
  position: 'static',
  transform: 'none',
  transition: 'none',
  maxWidth: 'none',
  overflow: 'visible',
  whiteSpace: 'normal',
  pointerEvents: 'auto',
} as const

/** MUI's own text fields in the look of the engine's, for a theme: the label above the box, the box without a notch and an element for it. */
export const fieldComponents: NonNullable<ThemeOptions['components']> = {
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...fieldText.label,
        ...AS_IT_STANDS,
        '&.Mui-focused:not(.Mui-error)': { color: theme.palette.text.secondary },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { ...fieldText.message, marginLeft: 0, marginRight: 0 } } },
  // The browser's own list, drawn as the portal's menus where the browser lets that be; elsewhere it is the system's.
  MuiNativeSelect: {
    styleOverrides: {
      select: ({ theme: { palette, shadows } }) => ({
        '@supports (appearance: base-select)': {
          '&, &::picker(select)': { appearance: 'base-select' },
          '&': { display: 'flex', alignItems: 'center', width: '100%', border: 0, background: 'none' },
          '&::picker-icon': { display: 'none' },
          '&::picker(select)': {
            ...PICKER,
            color: palette.text.primary,
            backgroundColor: palette.background.paper,
            border: `1px solid ${palette.divider}`,
            boxShadow: shadows[8],
          },
          '& option': OPTION,
          '& option:is(:hover, :focus)': { backgroundColor: palette.action.hover },
          '& option:checked': { fontWeight: 600 },
          '& option::checkmark': { order: 1, marginInlineStart: 'auto', color: palette.primary.main },
        },
      }),
    },
  },
  // A menu opens under a pointer that is pressed. The library takes what it is let go over once the press was long; a busy machine or an unsteady
  // hand makes a long press of every click: one press opens, another chooses.
  MuiSelect: { defaultProps: { MenuProps: { slotProps: { list: { onMouseUpCapture: keepToItself } } } } },
  // What tells the library that a browser filled an input in, so that its label moves: no label here does. Each input would add a style
  // sheet of keyframes, and each such sheet has the styles of the whole page worked out again.
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      input: ({ theme: { palette } }) => ({ '&&::placeholder': { color: palette.text.secondary, opacity: 1 } }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { slots: { notchedOutline: Nothing } },
    styleOverrides: {
      root: ({ theme: { palette } }) => ({
        outline: `1px solid ${inputEdge(palette)}`,
        outlineOffset: -1,
        backgroundColor: palette.background.paper,
        '&:hover': { outlineColor: palette.text.primary },
        '&.Mui-focused': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
        '&.Mui-error': { outlineColor: palette.error.main },
        '&.Mui-disabled': { outlineColor: palette.action.disabled },
      }),
    },
  },
}

const PICKER = {
  ...size(TYPE.text),
  fontFamily: FONTS,
  boxSizing: 'border-box',
  minWidth: 'max(10rem, anchor-size(width))',
  maxHeight: 'min(24rem, 60vh)',
  margin: '4px 0',
  padding: 4,
  borderRadius: RADIUS.control,
} as const

const OPTION = {
  boxSizing: 'border-box',
  minHeight: 36,
  padding: '6px 12px',
  borderRadius: RADIUS.control - 2,
  whiteSpace: 'nowrap',
  '@media (pointer: coarse)': { minHeight: 44 },
} as const

function keepToItself(event: SyntheticEvent): void {
  event.stopPropagation()
}

function Nothing(): null {
  return null
}
