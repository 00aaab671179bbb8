import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Fab from '@mui/material/Fab'
import { getAt, isFilled } from '../../../config/index.ts'
import type { ColumnModel, GridModel } from '../../../config/index.ts'
import { Icon } from '../../frame/icon.tsx'
import { useEngine } from '../../services/services.ts'
import { Cell } from '../../parts/cell.tsx'
import { RowFlags } from '../flags/flags.tsx'
import type { FlagsOf } from '../flags/flags.tsx'
import { NoRows } from './no-rows.tsx'
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
  const { t } = useEngine()
  const [shown, setShown] = useState(STEP)
  const top = useRef<HTMLDivElement>(null)
  const isAway = useScrolledPast(top)
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <div ref={top} tabIndex={-1} />
      {rows.length === 0 && <NoRows />}
      <Box component="ul" aria-label={t(model.title)} sx={{ listStyle: 'none', m: 0, p: 0, ...CARD_GRID }}>
        {rows.slice(0, shown).map((row, index) => (
          <li key={rowId(row, model) ?? index}>
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
          sx={{ position: 'fixed', right: 16, bottom: 16 }}
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

/** A row as a card: what it has of the lines, each with its label. */
function RowCard({
  model,
  row,
  flags,
  openRow,
}: {
  model: GridModel
  row: Row
  flags: FlagsOf
  openRow(row: Row): void
}) {
  const { t } = useEngine()
  const columnOf = (id: string | undefined): ColumnModel | undefined => model.columns.find((column) => column.id === id)
  const title = columnOf(model.card.title)
  const status = columnOf(model.card.status)
  const lines = model.card.lines.flatMap((id) => columnOf(id) ?? []).filter(({ field }) => isFilled(getAt(row, field)))
  const content = (
    <Box sx={{ p: 2 }}>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 1, fontWeight: 600 }}
      >
        <span>
          <RowFlags row={row} {...flags} />
          {title !== undefined && <Cell row={row} column={title} lookups={model.lookups} />}
        </span>
        {status !== undefined && <Cell row={row} column={status} lookups={model.lookups} />}
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
          columnGap: 1.5,
          rowGap: 0.5,
          m: 0,
          typography: 'body2',
          overflowWrap: 'anywhere',
        }}
      >
        {lines.map((column) => (
          <Line key={column.id} label={t(column.label)}>
            <Cell row={row} column={column} lookups={model.lookups} />
          </Line>
        ))}
      </Box>
    </Box>
  )
  return (
    <Card variant="outlined" sx={{ height: '100%' }}>
      {model.open === undefined ? (
        content
      ) : (
        <CardActionArea sx={{ height: '100%', display: 'block' }} onClick={() => openRow(row)}>
          {content}
        </CardActionArea>
      )}
    </Card>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </>
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
