import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { NARROW, SECTIONS_WIDTH } from '../look/narrow.ts'
import { useEngine } from '../services/services.ts'
import { visuallyHidden } from '../look/visually-hidden.ts'

/** The sections of a screen: a menu at the side, a row of buttons on a narrow screen. */
export function SectionNav({ children }: { children: ReactNode }) {
  const { t } = useEngine()
  return (
    <Box
      component="nav"
      aria-label={t('form.sections')}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        width: SECTIONS_WIDTH,
        flexShrink: 0,
        p: 2,
        borderRight: 1,
        borderColor: 'divider',
        overflow: 'auto',
        // One section alone is nothing to choose from.
        '&:not(:has(> :nth-of-type(2)))': { display: 'none' },
        [NARROW]: {
          flexDirection: 'row',
          width: 'auto',
          // Its words begin where the fields do.
          px: { xs: 1, sm: 2 },
          py: 1,
          borderRight: 0,
          borderBottom: 1,
          borderColor: 'divider',
        },
      }}
    >
      {children}
    </Box>
  )
}

export interface SectionEntryProps {
  label: string
  enabled: boolean
  /** How many messages stand in the section. */
  count?: number
  /** How much is still to be entered in the section; nothing is said of one that asks for nothing. */
  missing?: number | undefined
  /** The one section that is shown, or that a person is at. */
  isCurrent?: boolean
  onSelect(): void
}

/** One section in the menu. */
export function SectionEntry({ label, enabled, count = 0, missing, isCurrent = false, onSelect }: SectionEntryProps) {
  const { t } = useEngine()
  const entry = useRef<HTMLButtonElement>(null)
  const isRow = useMediaQuery(NARROW)
  const missingId = useId()
  const says = enabled && count === 0 && missing !== undefined
  // In a row of buttons the current one may stand beyond the edge, also when the row comes by a turned screen.
  useEffect(() => {
    if (isCurrent && entry.current !== null) showInBar(entry.current)
  }, [isCurrent, isRow])
  return (
    <Button
      ref={entry}
      color="inherit"
      disabled={!enabled}
      aria-current={isCurrent ? 'true' : undefined}
      aria-describedby={says ? missingId : undefined}
      onClick={onSelect}
      sx={{
        justifyContent: 'space-between',
        gap: 2,
        textAlign: 'left',
        overflowWrap: 'anywhere',
        flexShrink: 0,
        minHeight: 40,
        lineHeight: 1.35,
        pr: 3,
        fontWeight: 500,
        '&:hover': { bgcolor: 'action.hover' },
        ...(isCurrent && { fontWeight: 600, '&, &:hover': { bgcolor: ({ chosen }: Theme) => chosen } }),
        [NARROW]: {
          minWidth: 'auto',
          overflowWrap: 'normal',
          pr: count > 0 ? 3 : 1,
        },
      }}
    >
      <span>
        {label}
        {says && <Missing id={missingId} count={missing} />}
      </span>
      {count > 0 && (
        <>
          {/* A number of two digits is no word that may be broken. */}
          <Badge badgeContent={count} color="error" aria-hidden sx={{ overflowWrap: 'normal' }} />
          <span style={visuallyHidden}>{t('form.sectionErrors', { count })}</span>
        </>
      )}
    </Button>
  )
}

/** Scrolls the bar around an entry, and nothing around the bar: what a person reads or types into stays where it is. */
function showInBar(entry: HTMLElement): void {
  const bar = entry.parentElement
  if (bar === null) return
  const [own, around] = [entry.getBoundingClientRect(), bar.getBoundingClientRect()]
  bar.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2)
  if (own.top < around.top || own.bottom > around.bottom)
    bar.scrollTop += own.top + own.height / 2 - (around.top + around.height / 2)
}

/** What is still to be entered, or that nothing is: said of the entry, whose name stays what it is. */
function Missing({ id, count }: { id: string; count: number }) {
  const { t } = useEngine()
  return (
    <Typography
      id={id}
      variant="caption"
      aria-hidden
      sx={{
        display: 'block',
        color: count === 0 ? 'success.main' : 'text.secondary',
        [NARROW]: { display: 'inline', ml: 0.5 },
      }}
    >
      {count === 0 ? t('form.sectionComplete') : t('form.sectionMissing', { count })}
    </Typography>
  )
}
