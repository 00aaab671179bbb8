import type { MouseEvent, ReactNode } from 'react'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import { useTheme } from '@mui/material/styles'
import { getAt, isFilled } from '../../../config/index.ts'
import type { ColumnModel, GridModel } from '../../../config/index.ts'
import { useEngine } from '../../services/services.ts'
import { Cell } from '../../parts/cell.tsx'
import { CardExceptions, RowFlags } from '../flags/flags.tsx'
import type { FlagsOf } from '../flags/flags.tsx'
import type { Row } from '../order/row.ts'
import { daysText, stopsOf } from './route.ts'
import { isForBrowser, useRowAddress } from './row-address.ts'

interface RowCardProps {
  model: GridModel
  row: Row
  flags: FlagsOf
  openRow(row: Row): void
}

/** A row as a card: number and status, its route, its days and what is out of the ordinary, where the model names such; then what it has of the lines. */
export function RowCard({ model, row, flags, openRow }: RowCardProps) {
  const { t } = useEngine()
  const address = useRowAddress(model.open, row)
  const { card } = model
  const columnOf = (id: string | undefined): ColumnModel | undefined => model.columns.find((column) => column.id === id)
  const title = columnOf(card.title)
  const status = columnOf(card.status)
  const lines = card.lines.flatMap((id) => columnOf(id) ?? []).filter(({ field }) => isFilled(getAt(row, field)))
  const content = (
    <Box sx={{ display: 'grid', gap: 0.75, px: 2, py: 1.5 }}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
          typography: 'body1',
          fontWeight: 600,
          // A long number goes on below itself: its status is read whole.
          overflowWrap: 'anywhere',
          '& > .MuiChip-root': { flex: 'none', maxWidth: '60%' },
        }}
      >
        <span>
          <RowFlags row={row} {...flags} {...(card.days !== undefined && { exceptionsOf: NONE })} />
          {title !== undefined && <Cell row={row} column={title} lookups={model.lookups} />}
        </span>
        {status !== undefined && <Cell row={row} column={status} lookups={model.lookups} />}
      </Box>
      {card.route !== undefined && <RouteLine stops={stopsOf(row, card.route)} />}
      {card.days !== undefined && <DaysLine row={row} days={card.days} columns={model.columns} flags={flags} />}
      {lines.length > 0 && (
        <Box component="dl" sx={LINES}>
          {lines.map((column) => (
            <Line key={column.id} label={t(column.label)}>
              <Cell row={row} column={column} lookups={model.lookups} />
            </Line>
          ))}
        </Box>
      )}
    </Box>
  )
  return (
    <Card variant="outlined" sx={{ height: '100%' }}>
      {model.open === undefined ? (
        content
      ) : (
        <CardActionArea
          sx={AREA}
          {...(address !== undefined && { component: 'a', href: address })}
          onClick={(event: MouseEvent) => {
            if (address !== undefined && isForBrowser(event)) return
            event.preventDefault()
            openRow(row)
          }}
        >
          {content}
        </CardActionArea>
      )}
    </Card>
  )
}

/** All of the card is pressed; a link where what it opens has an address, which a long press copies or opens beside. */
const AREA = {
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
} as const

/** A card that says what is out of the ordinary has no sign for it. */
const NONE = () => []

const LINES = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: 1.5,
  rowGap: 0.5,
  m: 0,
  typography: 'body2',
  overflowWrap: 'anywhere',
} as const

function RouteLine({ stops }: { stops: readonly string[] }) {
  const { direction } = useTheme()
  if (stops.length === 0) return null
  // Each place keeps the order of its own script; the arrow points where the line of the reader runs.
  return (
    <Box sx={{ typography: 'body1', fontWeight: 500, overflowWrap: 'anywhere' }}>
      {stops.map((stop, index) => (
        <span key={`${String(index)} ${stop}`}>
          {index > 0 && (
            <Box component="span" aria-hidden sx={{ color: 'text.secondary', mx: 0.75 }}>
              {direction === 'rtl' ? '←' : '→'}
            </Box>
          )}
          <bdi>{stop}</bdi>
        </span>
      ))}
    </Box>
  )
}

interface DaysLineProps {
  row: Row
  days: readonly string[]
  columns: readonly ColumnModel[]
  flags: FlagsOf
}

function DaysLine({ row, days, columns, flags }: DaysLineProps) {
  const { formats, t } = useEngine()
  const nameOf = (field: string): string => {
    const column = columns.find((each) => each.field === field)
    return column === undefined ? '' : t(column.label)
  }
  const text = daysText(row, days, { formats, nameOf })
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1.5, typography: 'body2' }}
    >
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Box>
      <CardExceptions row={row} {...flags} />
    </Box>
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
