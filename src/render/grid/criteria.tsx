import { useEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { getAt } from '../../config/index.ts'
import type { CriterionModel } from '../../config/index.ts'
import { dayText } from '../parts/day-text.ts'
import { useLookup } from '../lookup/use-lookup.ts'
import { useEngine } from '../services/services.ts'

interface CriteriaProps {
  criteria: readonly CriterionModel[]
  /** Takes names out of the address. */
  remove(names: readonly string[]): void
}

/** What the rows were searched by, each to be taken away. Nothing where nothing was searched. */
export function Criteria({ criteria, remove }: CriteriaProps) {
  const { t, scope } = useEngine()
  const list = useRef<HTMLUListElement>(null)
  const left = useRef<number>(undefined)
  // Who takes one away by keyboard stands on the next one; behind the last of them on the list that they were of.
  useEffect(() => {
    if (left.current === undefined) return
    const chips = list.current?.querySelectorAll<HTMLElement>('[role="button"]') ?? []
    ;(chips[left.current] ?? [...chips].at(-1))?.focus()
    left.current = undefined
  }, [scope.address])
  const given = (name: string | undefined): string => {
    const text = name === undefined ? undefined : getAt(scope.address, name)
    return typeof text === 'string' ? text : ''
  }
  const shown = criteria.filter(({ names }) => given(names[0]) !== '')
  if (shown.length === 0) return null
  return (
    <Box component="ul" ref={list} aria-label={t('grid.criteria')} sx={LINE}>
      {shown.map((criterion, index) => (
        <li key={criterion.id}>
          <CriterionChip
            criterion={criterion}
            given={given}
            remove={(names) => {
              left.current = index
              list.current?.closest<HTMLElement>('section')?.focus({ preventScroll: true })
              remove(names)
            }}
          />
        </li>
      ))}
    </Box>
  )
}

/** As high as the line of the exceptions, which stands behind it where there is room for both. */
const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.75,
  listStyle: 'none',
  m: 0,
  mb: { xs: 1.5, md: 0 },
  p: 0,
  minHeight: { md: 36 },
} as const

/** No lookup has this name: nothing is asked. */
const NO_LOOKUP = ''

function CriterionChip({
  criterion: { label, names, text, lookup, isDay },
  given,
  remove,
}: {
  criterion: CriterionModel
  given(name: string | undefined): string
  remove(names: readonly string[]): void
}) {
  const { t, formats } = useEngine()
  const { items } = useLookup(lookup ?? NO_LOOKUP)
  const [from = '', to = ''] = names.map(given)
  const read = from
    .split(',')
    .map((code) =>
      isDay === true ? dayText(code, formats, 'long') : (items.find(({ value }) => value === code)?.label ?? code),
    )
  const criterion = t(label, { value: given(text) === '' ? read.join(', ') : given(text), from, to })
  const taken = [...names, ...(text === undefined ? [] : [text])]
  return (
    <Chip
      label={criterion}
      onClick={() => remove(taken)}
      onDelete={() => remove(taken)}
      aria-label={t('grid.removeCriterion', { criterion: criterion })}
      size="small"
      sx={{ maxWidth: '100%', height: { xs: 32, md: 24 } }}
    />
  )
}
