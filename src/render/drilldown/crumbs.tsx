import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { useEngine } from '../services.ts'
import type { OpenedLevel } from './opened.ts'

interface Props {
  label: string
  opened: readonly OpenedLevel[]
  choose(index: number): void
  step(by: 1 | -1): void
}

/** The levels above as links, the level shown as a heading with its place among its neighbours, and the way to them. */
export function Crumbs({ label, opened, choose, step }: Props) {
  const { t } = useEngine()
  const shown = opened.at(-1)
  const heading = useRef<HTMLHeadingElement>(null)
  const key = shown === undefined ? '' : [shown.level.id, ...shown.step.key].join('\n')
  useFocusOnChange(heading, key, opened.length)
  if (shown === undefined) return null
  const { place } = shown
  return (
    <Box sx={{ mb: 2 }}>
      {opened.length > 1 && (
        <Box component="nav" aria-label={label}>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, mb: 0.5, display: 'flex', flexWrap: 'wrap', columnGap: 1, typography: 'body2' }}>
            {opened.slice(0, -1).map((level, index) => (
              <Box component="li" key={level.level.id} sx={{ '&::after': { content: '"/"', ml: 1, color: 'text.secondary' } }}>
                <Link component="button" type="button" variant="body2" onClick={() => choose(index)} sx={{ minHeight: 24, textAlign: 'left' }}>
                  <CrumbText opened={level} />
                </Link>
              </Box>
            ))}
          </Box>
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography ref={heading} component="h4" variant="subtitle1" tabIndex={-1} aria-current={opened.length > 1 ? 'page' : undefined} sx={{ fontWeight: 600, flex: 1, minWidth: 0, overflowWrap: 'anywhere', outline: 0 }}>
          <CrumbText opened={shown} />
        </Typography>
        {place !== undefined && place.total > 1 && (
          <>
            <IconButton aria-label={t('drill.previous')} disabled={place.number <= 1} onClick={() => step(-1)}>
              <ChevronLeft />
            </IconButton>
            <IconButton aria-label={t('drill.next')} disabled={place.number >= place.total} onClick={() => step(1)}>
              <ChevronRight />
            </IconButton>
          </>
        )}
      </Box>
    </Box>
  )
}

/** Label, value and, of a record, which of how many; of a list, how many. */
function CrumbText({ opened: { level, scope, place, pages } }: { opened: OpenedLevel }) {
  const { t } = useEngine()
  const value = level.crumb.value === undefined ? undefined : scope.get(level.crumb.value)
  const count = place !== undefined ? t('drill.place', { number: place.number, total: place.total }) : level.key.length === 0 && pages !== undefined ? String(pages.total) : ''
  return [t(level.crumb.label), typeof value === 'string' || typeof value === 'number' ? String(value) : '', count === '' ? '' : `(${count})`].filter((each) => each !== '').join(' ')
}

/** A level that is opened or stepped to takes the focus, so that its heading is read out; the first drawing does not, nor does going back, where the row takes it. */
function useFocusOnChange(heading: RefObject<HTMLHeadingElement | null>, key: string, depth: number): void {
  const before = useRef({ key, depth })
  useEffect(() => {
    const { key: wasKey, depth: wasDepth } = before.current
    before.current = { key, depth }
    if (wasKey !== key && depth >= wasDepth) heading.current?.focus({ preventScroll: false })
  }, [heading, key, depth])
}
