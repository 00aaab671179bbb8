import { useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEngine } from '../../render/index.ts'
import type { DayStyle } from '../../render/index.ts'
import { entriesOf, MOST } from './fold.ts'
import type { Stop } from './journey.ts'
import { FoldedEntry, StopEntry } from './StripEntry.tsx'

/** Places beside each other need this much room each, in pixels; without it they stand below each other. */
export const ROOM = 120

/** How many of the places stand beside each other where there is room. */
export function columnsOf(stops: readonly Stop[]): number {
  return Math.min(stops.length, MOST)
}

/** The last place needs no room for a line behind it: it takes what its words take, so that the way ends where its room ends. */
function tracksOf(columns: number): string {
  return `${`minmax(0, 1fr) `.repeat(columns - 1)}fit-content(max(${String(ROOM)}px, 30%))`
}

/**
 * The places of a way, each with a dot, its day and how late that is; the line is filled to where the record is. Of a long way those
 * between are folded until a person asks for them; paper has all.
 */
export function Strip({ name, stops, format }: { name: string; stops: readonly Stop[]; format: DayStyle }) {
  const { t } = useEngine()
  // The first place of those that a person asked for.
  const [asked, setAsked] = useState<number>()
  const list = useRef<HTMLOListElement>(null)
  const entries = entriesOf(stops)
  const isWhole = asked !== undefined
  const columns = columnsOf(stops)
  const beside = `@container (min-width: ${String(columns * ROOM)}px)`
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        ref={list}
        component="ol"
        aria-label={name}
        tabIndex={-1}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          outline: 'none',
          display: 'grid',
          [beside]: { gridTemplateColumns: tracksOf(columns), rowGap: 2 },
        }}
      >
        {entries.flatMap(({ first, stops: these }) => [
          ...(these.length > 1 && !isWhole
            ? [<FoldedEntry key={`from ${String(first)}`} stops={these} beside={beside} open={() => setAsked(first)} />]
            : []),
          ...these.map((stop, offset) => (
            <StopEntry
              key={first + offset}
              stop={stop}
              format={format}
              isLast={first + offset === stops.length - 1}
              isFolded={these.length > 1 && !isWhole}
              isAsked={first + offset === asked}
              beside={beside}
            />
          )),
        ])}
      </Box>
      {isWhole && (
        <Button
          size="small"
          sx={{ mt: 1, mx: -0.75, displayPrint: 'none' }}
          onClick={() => {
            setAsked(undefined)
            list.current?.focus()
          }}
        >
          {t('hero.fewer')}
        </Button>
      )}
    </Box>
  )
}
