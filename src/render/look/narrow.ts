/** Below the desktop breakpoint of the form's drawer, 1028 px (forms, §2). */
export const NARROW = '@media (max-width: 1027.95px)'

/** The menu of sections above that width: as wide as their names need in the reader's letters, up to a quarter of the window. */
export const SECTIONS_WIDTH = 'min(12.5rem, 25vw)'

/** Widths in pixels between which rows of many columns go from cards to a table, and what a column needs of them. */
const CARDS_BELOW = { least: 600, most: 960, column: 110 }

/** The media query under which rows of so many columns stand as cards: a table would be squeezed or cut. */
export function cardsFor(columns: number): string {
  const { least, most, column } = CARDS_BELOW
  return `(max-width: ${Math.min(Math.max(columns * column, least), most) - 0.05}px)`
}
