import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Fab from '@mui/material/Fab'
import type { GridModel } from '../../../config/index.ts'
import { Icon } from '../../look/icon.tsx'
import { eachOnce } from '../../parts/each-once.ts'
import { useEngine } from '../../services/services.ts'
import type { FlagsOf } from '../flags/flags.tsx'
import { NoRows } from './no-rows.tsx'
import { RowCard } from './row-card.tsx'
import { rowId } from '../order/row.ts'
import type { Row } from '../order/row.ts'

/** Cards beside each other, as many as have room. */
export const CARD_GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
} as const

/** How many more cards are shown at a time. */
const STEP = 50

interface CardsProps {
  model: GridModel
  rows: readonly Row[]
  flags: FlagsOf
  openRow(row: Row): void
}

/** The rows as cards, for narrow screens, with a button that leads back to the top. */
export function GridCards({ model, rows, flags, openRow }: CardsProps) {
  const { t, left } = useEngine()
  const [shown, setShown] = useState(left?.now.cards ?? STEP)
  useEffect(() => left?.keep({ cards: shown }), [left, shown])
  const drawn = rows.slice(0, shown)
  const keys = eachOnce(drawn.map((row, index) => String(rowId(row, model) ?? index)))
  const top = useRef<HTMLDivElement>(null)
  const isAway = useScrolledPast(top)
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <div ref={top} tabIndex={-1} />
      {rows.length === 0 && <NoRows />}
      <Box component="ul" aria-label={t(model.title)} sx={{ listStyle: 'none', m: 0, p: 0, ...CARD_GRID }}>
        {drawn.map((row, index) => (
          <li key={keys[index]}>
            <RowCard model={model} row={row} flags={flags} openRow={openRow} />
          </li>
        ))}
      </Box>
      {rows.length > shown && (
        <Button fullWidth sx={{ mt: 2 }} onClick={() => setShown(shown + STEP)}>
          {t('grid.showMore')}
        </Button>
      )}
      {isAway && rows.length > 0 && (
        <Fab
          size="medium"
          color="primary"
          aria-label={t('grid.toTop')}
          sx={{ position: 'fixed', right: 16, bottom: 'calc(16px + var(--foot-bar, 0px))' }}
          onClick={() => {
            top.current?.scrollIntoView({ block: 'center' })
            top.current?.focus({ preventScroll: true })
          }}
        >
          <Icon name="collapse" />
        </Fab>
      )}
    </Box>
  )
}

/** Whether an element stands above what is in sight, in whatever scrolls around it. */
function useScrolledPast(ref: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    if (ref.current === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) =>
      setOut(
        entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < (entry.rootBounds?.top ?? 0),
      ),
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isOut
}
