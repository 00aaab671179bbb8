import { styled } from '@mui/material/styles'
import type { CSSProperties } from 'react'
import { fieldText, inputEdge, requiredMark } from '../../render/index.ts'

/** Smallest height on a narrow screen that a finger hits. */
export const TOUCH_HEIGHT = 45

/** Pixels of a text field above and below its lines, and the most lines that it grows to by itself. */
const AROUND = 17
const MOST_LINES = 8

/** What frames the text: the input itself, or an element around it and what stands beside it. */
const boxes = (state = ''): string =>
  ['input', 'textarea', '[data-box]'].map((each) => `&${state} > ${each}`).join(', ')
const focused = (state = ''): string => `&&${state} > :focus, &&${state} > [data-box]:focus-within`

/** Pixels between a triangle and the end of its line: where MUI's Autocomplete has its own, and in a cell. */
const TO_END = { field: 15, cell: 6 } as const

/** A triangle that points down, at the end of the line, which a style sheet written from right to left turns round; its edges are as soft as those of a sign. */
function chevron(colour: string, toEnd: number): string {
  const place = `right ${String(toEnd)}px top calc(50% + 0.5px)`
  return `conic-gradient(from -45deg at 50% 100%, transparent, ${colour} 6deg 84deg, transparent 90deg) ${place} / 10px 5px no-repeat`
}

/**
 * The look of an input with its label and its messages, for plain elements: `label`, then an input or a `data-box` around it, then
 * `p`. Nothing in it is moved, clipped, layered or in transition: the browser would go through it again at each key.
 */
export const FieldBox = styled('div')(({ theme: { palette, typography, shape, breakpoints } }) => ({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minWidth: 0,
  breakInside: 'avoid',
  '& > label': { ...fieldText.label, color: palette.text.secondary, ...requiredMark },
  '& > p': { ...fieldText.message, color: palette.text.secondary },
  '& input, & textarea': {
    ...typography.body1,
    lineHeight: '1.4375em',
    color: palette.text.primary,
    padding: '7.5px 13px',
    minWidth: 0,
  },
  '& ::placeholder': { color: palette.text.secondary, opacity: 1 },
  [boxes()]: {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 40,
    margin: 0,
    border: `1px solid ${inputEdge(palette)}`,
    borderRadius: shape.borderRadius,
    backgroundColor: palette.background.paper,
  },
  // A list that is not open yet: MUI's Autocomplete stands there from when it is entered.
  '&:not([data-compact]) > [role=combobox]': {
    background: `${chevron(palette.action.active, TO_END.field)}, ${palette.background.paper}`,
    paddingRight: 32,
  },
  // The reader's own colours take a triangle away that is no picture, unless it is drawn in them.
  '@media (forced-colors: active)': {
    '&:not([data-compact]) > [role=combobox]:enabled': {
      forcedColorAdjust: 'none',
      background: `${chevron('FieldText', TO_END.field)}, Field`,
      color: 'FieldText',
      borderColor: 'FieldText',
    },
  },
  // In a cell it stays the same once it is entered.
  '&[data-compact] [data-choice]': {
    background: `${chevron(palette.action.active, TO_END.cell)}, ${palette.background.paper}`,
    paddingRight: 20,
  },
  '& > textarea': { resize: 'vertical', fieldSizing: 'content' },
  '& > [data-box]': { position: 'relative', display: 'flex', alignItems: 'center', cursor: 'text' },
  '& > [data-box] > input': { flex: 1, border: 0, outline: 0, background: 'none' },
  '&[data-compact] input, &[data-compact] textarea': { fontSize: typography.body2.fontSize, padding: '4px 4px 5px' },
  [boxes('[data-compact]')]: { minHeight: 0 },
  [boxes('[data-read-only]')]: { borderStyle: 'dotted', backgroundColor: palette.action.hover },
  [boxes('[data-compact][data-read-only]')]: { borderColor: 'transparent', backgroundColor: 'transparent' },
  [boxes('[data-failed]')]: { borderColor: palette.error.main },
  [focused()]: { borderColor: palette.primary.main, outline: `1px solid ${palette.primary.main}` },
  [focused('[data-failed]')]: { borderColor: palette.error.main, outlineColor: palette.error.main },
  '&[data-failed] > label, &[data-failed] > p': { color: palette.error.main },
  '&[data-failed] > p > span': { display: 'block' },
  // The end of MUI's Autocomplete, in the middle without being moved there.
  '& .MuiAutocomplete-endAdornment': {
    top: 0,
    bottom: 0,
    right: 6,
    transform: 'none',
    display: 'flex',
    alignItems: 'center',
  },
  [breakpoints.down('sm')]: { [boxes(':not([data-compact])')]: { minHeight: TOUCH_HEIGHT } },
}))

/** Heights between which a text of several lines grows with what is typed. */
export function heightOf(lines: number): CSSProperties {
  return {
    minHeight: `calc(${String(lines)}lh + ${String(AROUND)}px)`,
    maxHeight: `calc(${String(Math.max(lines, MOST_LINES))}lh + ${String(AROUND)}px)`,
  }
}
