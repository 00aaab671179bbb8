import { surfaces } from '../../config/index.ts'
import { WHOLE_FIELD } from './whole-fields.ts'

/** Paper is light. */
const { card, edge, ink, soft } = surfaces.light

/** Class of what is printed; it stands in the page's body, beside all else. */
export const PAPER_CLASS = 'printed'

/** Width of the print space of a page of A4, 210 mm, with its margins. */
const PRINT_SPACE = '182mm'

/** Height of that print space, 269 mm, in pixels of CSS. */
export const PAGE_HEIGHT = (269 / 25.4) * 96

/** What all sizes of letters follow on paper. */
const PAPER_FONT = '11.5px'
const PAPER_SMALL = '9px'

/** What stands on one page, but a row that was opened out to a list of its own, which may go on on the next. */
const WHOLE = 'tr:not(:has(li, dl)), li, dl > *'

/** Never the last on a page. */
const HEADINGS = 'h1, h2, h3, h4, h5, h6'

/** On the screen what is printed is out of sight, but laid out in the width of a page; on paper it is alone. */
export const paperStyles = {
  [`.${PAPER_CLASS}`]: {
    position: 'fixed',
    left: '-10000px',
    top: 0,
    width: PRINT_SPACE,
    background: card,
    color: ink,
  },
  '@media print': {
    html: { fontSize: PAPER_FONT },
    'html, body': { height: 'auto !important', overflow: 'visible !important', background: card },
    [`body > :not(.${PAPER_CLASS})`]: { display: 'none !important' },
    [`.${PAPER_CLASS}`]: {
      position: 'static',
      width: 'auto',
      printColorAdjust: 'exact',
      WebkitPrintColorAdjust: 'exact',
    },
    [`.${PAPER_CLASS} :is(${HEADINGS})`]: { breakAfter: 'avoid', breakInside: 'avoid' },
    // A heading stays with what it is the heading of, up to its first row.
    [`.${PAPER_CLASS} thead`]: { display: 'table-header-group', breakAfter: 'avoid' },
    [`.${PAPER_CLASS} :is(${WHOLE})`]: { breakInside: 'avoid' },
    [`.${PAPER_CLASS} tr:has(+ tr :is(li, dl))`]: { breakAfter: 'avoid' },
  },
  '@page': {
    size: 'A4 portrait',
    margin: '14mm',
    '@bottom-right': { content: 'counter(page) " / " counter(pages)', fontSize: PAPER_SMALL, color: soft },
  },
} as const

/** What the browser's own print command takes of the page: an open drawer from its head to its end, without its buttons; no link to skip to the page's own content. */
export const pageStyles = {
  '@media print': {
    html: { fontSize: PAPER_FONT },
    'html, body': { height: 'auto !important', overflow: 'visible !important' },
    'a[href^="#"]': { display: 'none !important' },
    'body:has(> .MuiDrawer-root) > :not(.MuiDrawer-root), .MuiDrawer-root > .MuiBackdrop-root': {
      display: 'none !important',
    },
    '.MuiDrawer-paper footer, .MuiDrawer-paper nav, .MuiDrawer-paper header :is(button, a)': {
      display: 'none !important',
    },
    // Nor with the signs of what can be pressed. A word that leads on is a link, and stays.
    '.MuiDrawer-paper :is(.MuiIconButton-root, .MuiButton-root, .MuiNativeSelect-icon, .MuiChip-deleteIcon)': {
      display: 'none !important',
    },
    '.MuiDrawer-root, .MuiDrawer-paper': {
      position: 'static !important',
      width: 'auto !important',
      boxShadow: 'none !important',
    },
    // What nobody has entered is not on paper.
    '::placeholder': { opacity: '0 !important' },
    // What does not fit its line goes on below it.
    [`[${WHOLE_FIELD}]`]: { height: 'auto !important' },
    [`[${WHOLE_FIELD}]::before`]: {
      content: `attr(${WHOLE_FIELD})`,
      display: 'flex',
      alignItems: 'center',
      flex: 1,
      minWidth: 0,
      padding: '8px 12px',
      overflowWrap: 'anywhere',
    },
    [`[${WHOLE_FIELD}] > input`]: { display: 'none !important' },
    // An input that has no box around it stands below its label; its own box goes with it.
    [`[${WHOLE_FIELD}]:has(> label)::before`]: {
      border: `1px solid ${edge}`,
      borderRadius: 8,
      boxSizing: 'border-box',
      minHeight: 40,
    },
    [`[${WHOLE_FIELD}] > label`]: { order: -1 },
    // What is scrolled in a box of its own stands there whole.
    '.MuiDrawer-paper :is(textarea, [role=group])': { maxHeight: 'none !important', resize: 'none' },
    [`.MuiDrawer-paper :is(${HEADINGS})`]: { breakAfter: 'avoid', breakInside: 'avoid' },
    '.MuiDrawer-paper thead': { display: 'table-header-group', breakAfter: 'avoid' },
    [`.MuiDrawer-paper :is(${WHOLE})`]: { breakInside: 'avoid' },
    '.MuiDrawer-paper, .MuiDrawer-paper > *, .MuiDrawer-paper > * > *, .MuiDrawer-paper > * > * > *': {
      height: 'auto !important',
      maxHeight: 'none !important',
      overflow: 'visible !important',
    },
  },
  '@page': { size: 'A4 portrait', margin: '14mm' },
} as const
