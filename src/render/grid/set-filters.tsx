import { useEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useEngine } from '../services/services.ts'
import { daysText } from './filter/days-text.ts'
import { filterOf } from './order/filters.ts'
import type { List } from './use-list.ts'

/**
 * What is set in the filters of a list, one chip each, to be taken away one by one or all at once. Where no row is left, what clears
 * them stands in the rows' place. Nothing while nothing is set.
 */
export function SetFilters({ list }: { list: List }) {
  const { t, formats } = useEngine()
  const { model, filters, filterSource, isFiltered, shown, loaded } = list
  const box = useRef<HTMLDivElement>(null)
  const left = useRef<number>(undefined)
  const set = model.columns.filter(({ id, filter }) => filter !== 'none' && filterOf(filters, id) !== '')
  const hasDays = set.some(({ filter }) => filter === 'date')
  const isBelow = set.length > (hasDays ? 1 : IN_LINE)

  // Who takes a chip away by keyboard stands on the next one.
  useEffect(() => {
    if (left.current === undefined) return
    const chips = box.current?.querySelectorAll<HTMLElement>('[role="button"]') ?? []
    ;(chips[left.current] ?? [...chips].at(-1) ?? box.current)?.focus()
    left.current = undefined
  }, [filters])

  return (
    <>
      {isBelow && <Box sx={ROOM} />}
      <Box ref={box} tabIndex={-1} sx={isBelow ? BELOW : BOX} data-empty={!isFiltered && set.length === 0}>
        {set.length > 0 && (
          <Box
            role="group"
            aria-label={t('grid.filters')}
            sx={{ ...CHIPS, flexWrap: isBelow ? 'wrap' : { xs: 'wrap', md: 'nowrap' } }}
          >
            {set.map((column, index) => {
              const value = filterOf(filters, column.id)
              const name = t(column.label)
              const text =
                column.filter === 'date'
                  ? daysText(value, t, formats)
                  : (shown.choices(column).find((choice) => choice.value === value)?.text ?? value)
              const criterion = t('grid.filterSet', { column: name, value: text })
              const remove = (): void => {
                left.current = index
                filterSource.set(column.id, '')
              }
              return (
                <Chip
                  key={column.id}
                  size="small"
                  label={
                    <Box sx={{ display: 'flex', gap: 0.5 }}>
                      <Box component="span" sx={{ ...CUT, color: 'text.secondary' }}>
                        {name}
                      </Box>
                      <Box
                        component="span"
                        sx={{
                          ...CUT,
                          flex: 'none',
                          maxWidth: column.filter === 'date' ? 'none' : 140,
                          fontWeight: 600,
                        }}
                      >
                        {text}
                      </Box>
                    </Box>
                  }
                  title={criterion}
                  aria-label={t('grid.removeCriterion', { criterion })}
                  onClick={remove}
                  onDelete={remove}
                  sx={column.filter === 'date' ? { ...CHIP, maxWidth: 320 } : CHIP}
                />
              )
            })}
          </Box>
        )}
        {isFiltered && !(loaded.state === 'ready' && shown.shown.length === 0) && (
          <Button
            size="small"
            onClick={() => {
              // The button goes with them.
              box.current?.focus()
              list.clearFilters()
            }}
            sx={CLEAR}
          >
            {t('grid.clearFilters')}
          </Button>
        )}
      </Box>
    </>
  )
}

/**
 * So many chips share the line of the heading on a wide screen, cut off where they must be: the filters below do not move while one types
 * in them. More, or days beside another, stand on a line below.
 */
const IN_LINE = 3

/** Beside the count of the rows; on a narrow screen below the buttons. */
const BOX = {
  flex: { xs: 'auto', md: '1 1 0' },
  order: { xs: 2, md: 0 },
  minWidth: 0,
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  gap: 0.75,
  '&:focus': { outline: 'none' },
  '&[data-empty=true]': { display: { xs: 'none', md: 'flex' } },
} as const

const BELOW = { ...BOX, flex: '1 0 100%', order: 2 } as const

/** What keeps the buttons at the end of their line while the chips stand below. */
const ROOM = { flex: '1 1 0', display: { xs: 'none', md: 'block' } } as const

const CHIPS = { display: 'flex', minWidth: 0, gap: 0.75 } as const
const CHIP = { minWidth: 64, maxWidth: 220, height: { xs: 44, md: 24 }, borderRadius: { xs: 22, md: 12 } } as const
const CUT = { overflow: 'hidden', textOverflow: 'ellipsis' } as const
const CLEAR = { flex: 'none', minHeight: { xs: 44, md: 36 } } as const
