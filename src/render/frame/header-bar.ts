/** The bar at the head of a screen, for `sx`: also of one that has no title yet, so that its buttons stay where they are. */
export const HEADER_BAR = {
  display: 'flex',
  alignItems: 'center',
  columnGap: { xs: 0.75, sm: 1.5 },
  px: { xs: 2, sm: 3 },
  py: { xs: 1, sm: 1.5 },
  // Paper has margins of its own.
  '@media print': { px: 0 },
  // As high without a button as with one.
  minHeight: { xs: 57, sm: 65 },
  borderBottom: 1,
  borderColor: 'divider',
} as const

/** The buttons at the end of that bar, for `sx`. */
export const HEADER_END = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  mr: -1,
  ml: 'auto',
} as const
