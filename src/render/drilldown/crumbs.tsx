import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { DrilldownModel } from '../../config/index.ts'
import { useHeadingTag } from '../blocks/heading.tsx'
import { codeName } from '../lookup/code-name.ts'
import { shownMasked } from '../parts/mask.ts'
import { textIn } from '../parts/text-in.ts'
import { useEngine } from '../services/services.ts'
import { StepButton } from '../frame/step-button.tsx'
import { visuallyHidden } from '../look/visually-hidden.ts'
import type { OpenedLevel } from './opened.ts'
import { nameOfStep } from './trail.ts'

interface Props {
  label: string
  /** Those that crumbs name. */
  lookups: DrilldownModel['lookups']
  opened: readonly OpenedLevel[]
  choose(index: number): void
  step(by: 1 | -1): void
}

/** The levels above as links, the level shown as a heading with its place among its neighbours, and the way to them. */
export function Crumbs({ label, lookups, opened, choose, step }: Props) {
  const { t } = useEngine()
  const Heading = useHeadingTag()
  const shown = opened.at(-1)
  const heading = useRef<HTMLHeadingElement>(null)
  const key = shown === undefined ? '' : nameOfStep(shown.step)
  useFocusOnChange(heading, key, opened.length)
  if (shown === undefined) return null
  const { place } = shown
  return (
    <Box sx={{ mb: 2, pb: 0.5, borderBottom: 1, borderColor: 'divider' }}>
      {opened.length > 1 && (
        <Box component="nav" aria-label={label}>
          <Box
            component="ol"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              mb: 0.5,
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 1,
              typography: 'body2',
            }}
          >
            {opened.slice(0, -1).map((level, index) => (
              <Box
                component="li"
                key={level.level.id}
                sx={{ '&:not(:last-of-type)::after': { content: '"/"', ml: 1, color: 'text.secondary' } }}
              >
                <Link
                  component="button"
                  type="button"
                  variant="body2"
                  data-opens={level.level.id}
                  onClick={() => choose(index)}
                  sx={{ minHeight: 24, textAlign: 'left' }}
                >
                  <CrumbText opened={level} lookups={lookups} />
                </Link>
              </Box>
            ))}
          </Box>
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: opened.length > 1 ? 40 : 0 }}>
        <Typography
          ref={heading}
          component={Heading}
          variant="h5"
          tabIndex={-1}
          aria-current={opened.length > 1 ? 'page' : undefined}
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', outline: 0 }}
        >
          <CrumbText opened={shown} lookups={lookups} />
        </Typography>
        {place !== undefined && place.total > 1 && (
          <>
            <StepButton way="previous" label={t('drill.previous')} isEnd={place.number <= 1} onStep={() => step(-1)} />
            <span role="status" style={visuallyHidden}>
              {t('drill.place', place)}
            </span>
            <StepButton way="next" label={t('drill.next')} isEnd={place.number >= place.total} onStep={() => step(1)} />
          </>
        )}
      </Box>
    </Box>
  )
}

/** Label, value and, of a record, which of how many; of a list, how many: of an empty one the words below say it. */
export function CrumbText({
  opened: { level, step, scope, isRowKnown, place, pages },
  lookups,
}: {
  opened: OpenedLevel
  lookups: Props['lookups']
}) {
  const { t, locale } = useEngine()
  const { label, value: at, names, mask } = level.crumb
  const value = at === undefined ? undefined : scope.get(at)
  const count =
    place !== undefined
      ? t('drill.place', { number: place.number, total: place.total })
      : level.key.length === 0 && pages !== undefined && pages.total > 0
        ? String(pages.total)
        : ''
  const said = textIn(value)
  // A record without the number that it goes by is named by what tells it apart.
  const own = said === '' && at !== undefined && isRowKnown ? (step.key.at(-1) ?? '') : said
  const text = (names === undefined ? undefined : codeName(lookups[names], own, t, locale)) ?? shownMasked(own, mask)
  return (
    <>
      {t(label)}
      {text !== '' && (
        <>
          {' '}
          {text.includes(' ') ? (
            text
          ) : (
            <span style={{ display: 'inline-block', textDecoration: 'inherit' }}>{text}</span>
          )}
        </>
      )}
      {count !== '' && (
        <>
          {' '}
          <span style={{ whiteSpace: 'nowrap' }}>({count})</span>
        </>
      )}
    </>
  )
}

/** A level that is opened takes the focus, so that its heading is read out; the first drawing does not, nor a step aside, where the button keeps it, nor going back, where the row takes it. */
function useFocusOnChange(heading: RefObject<HTMLHeadingElement | null>, key: string, depth: number): void {
  const before = useRef({ key, depth })
  useEffect(() => {
    const { key: wasKey, depth: wasDepth } = before.current
    before.current = { key, depth }
    if (wasKey !== key && depth > wasDepth) heading.current?.focus({ preventScroll: false })
  }, [heading, key, depth])
}
