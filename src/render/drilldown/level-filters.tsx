import { useMemo, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { LevelFilterModel } from '../../config/index.ts'
import { FilterContext, useFilters, useFilterSetter, useFilterText } from '../grid/filter/use-filters.ts'
import { choiceKey } from '../lookup/items.ts'
import { useLookup } from '../lookup/use-lookup.ts'
import { useEngine } from '../services/services.ts'

interface Props {
  filters: readonly LevelFilterModel[]
  chosen: Readonly<Record<string, string>>
  choose(chosen: Readonly<Record<string, string>>): void
}

const NONE = {}
/** Typed or chosen, all are as high. */
const FIELD = { flex: '1 1 150px', maxWidth: { sm: 200 }, '& .MuiInputBase-root': { height: { sm: 40 } } }

/** What narrows the list of a level, and the way back to all of it. */
export function LevelFilters({ filters, chosen, choose }: Props) {
  const { t } = useEngine()
  const { set, replace } = useFilterSetter(chosen, choose)
  const source = useMemo(() => ({ filters: chosen, set, choices: () => [] }), [chosen, set])
  // With all of them goes what is typed and not taken.
  const [cleared, setCleared] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const clear = (): void => {
    // The button goes with them.
    box.current?.focus()
    setCleared(cleared + 1)
    replace(NONE)
  }
  return (
    <FilterContext value={source}>
      <Box
        ref={box}
        tabIndex={-1}
        role="search"
        aria-label={t('grid.filters')}
        sx={{ flex: '1 1 320px', outline: 'none', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
      >
        {filters.map((filter) =>
          filter.lookup === undefined ? (
            <Typed key={`${filter.id} ${cleared}`} filter={filter} />
          ) : (
            <Chosen key={filter.id} filter={filter} lookup={filter.lookup} />
          ),
        )}
        {Object.keys(chosen).length > 0 && (
          <Button size="small" onClick={clear}>
            {t('grid.clearFilters')}
          </Button>
        )}
      </Box>
    </FilterContext>
  )
}

function Typed({ filter: { id, label } }: { filter: LevelFilterModel }) {
  const { t } = useEngine()
  const { filters, set } = useFilters()
  const { text, type, take } = useFilterText(id, filters[id] ?? '', set)
  return (
    <TextField
      size="small"
      type="search"
      label={t(label)}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={() => take(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take(text)
      }}
      sx={FIELD}
    />
  )
}

/** The browser's own choice: light, and at home on every device. */
function Chosen({ filter: { id, label }, lookup }: { filter: LevelFilterModel; lookup: string }) {
  const { t } = useEngine()
  const { filters, set } = useFilters()
  const { text, take } = useFilterText(id, filters[id] ?? '', set)
  const { items } = useLookup(lookup)
  return (
    <TextField
      size="small"
      select
      label={t(label)}
      value={text}
      onChange={(event) => take(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={FIELD}
    >
      <option value="">{t('grid.all')}</option>
      {text !== '' && !items.some((item) => item.value === text) && <option value={text}>{text}</option>}
      {items.map((item) => (
        <option key={choiceKey(item)} value={item.value}>
          {item.label}
        </option>
      ))}
    </TextField>
  )
}
