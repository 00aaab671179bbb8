/** What is current, pressed or chosen, and the choice of a list that the arrows have reached: the focus itself stays in its field. */
const CURRENT =
  ':is(a, button)[aria-current], [aria-pressed=true], :is([role=gridcell], [role=treeitem])[aria-selected=true], [role=option].Mui-focused.Mui-focused'

/** What opens over a page: only its shadow divides it from what is below. */
const OVER = '.MuiPaper-root[class*=-paper], .MuiTooltip-tooltip'

/** What waits or is under way is drawn by its ground alone. */
const GROUND = '.MuiSkeleton-root, .MuiLinearProgress-bar'

/** Where the reader's own colours replace backgrounds and shadows, what was known by them alone has an edge. */
export const FORCED_COLOURS = {
  '@media (forced-colors: active)': {
    [`:is(a, button).MuiButton-contained, .MuiChip-clickable:not(:focus-visible), ${OVER}`]: {
      outline: '1px solid',
      outlineOffset: -1,
    },
    [GROUND]: { outline: '2px solid', outlineOffset: -2 },
    // With the focus on it, it is known from its like.
    [`:is(${CURRENT})`]: {
      outline: '2px solid Highlight',
      outlineOffset: -2,
      '&:focus-visible': { outlineWidth: 4, outlineOffset: -4 },
    },
  },
} as const
