import { useEffect } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import { getAt } from '../../config/index.ts'
import type { LookupModel } from '../../config/index.ts'
import { useEngine } from '../services/services.ts'
import { HEADER_BAR, HEADER_END } from './header-bar.ts'
import { HelpLink } from './help-link.tsx'
import { MoreMenu } from './more-menu.tsx'
import { StatusBadge } from './status-badge.tsx'
import { visuallyHidden } from '../look/visually-hidden.ts'

export interface ScreenHeaderProps {
  /** Lets a dialog around the screen be named by its title. */
  titleId: string
  title: string
  /** The title's heading; that of a drawer without one. */
  heading?: 'h1' | 'h2' | 'h3' | 'h4'
  number: string
  /** A code without a text shows no badge. */
  status?: { lookup: LookupModel | undefined; code: string } | undefined
  isRunning: boolean
  /** Something was changed that is not saved. */
  isUnsaved?: boolean
  /** Name of a help page. */
  help: string | undefined
  /** Is given the place before the buttons where parts of the screen put theirs, and null when it goes. */
  slot?(place: HTMLElement | null): void
  /** Leads to the records beside this one. */
  pager?: ReactNode
  /** The screen's own buttons, before help. */
  tools?: ReactNode
  /** The button that closes it, the last of all. */
  close?: ReactNode
}

/** The title goes on two lines before anything beside it loses a fraction of a pixel or goes on a line of its own; it takes no more than it needs. */
const TITLE = { width: 'min-content', minWidth: 'min-content', maxWidth: 'max-content', flexGrow: 10_000 }

/** Where a phone has no room for all on one line, the status goes below the title; beside what leads to other records a number breaks where it must, too. */
const WORDS = {
  display: { xs: 'flex', sm: 'contents' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.75,
  rowGap: 0.25,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'break-word',
} as const
const BESIDE = { ...WORDS, '& > :first-of-type': { minWidth: { xs: 0, sm: 'min-content' } } } as const

/** A number stays whole up to so many characters: they have room on a phone. A longer one breaks where it must. */
const UNBROKEN = 24
const WHOLE = { whiteSpace: 'nowrap' } as const
const LONG = { overflowWrap: 'anywhere' } as const

/**
 * Title, number, status, whether something runs, the screen's own buttons, help and close. Where there is little room, the
 * buttons stand in a menu.
 */
export function ScreenHeader({
  titleId,
  title,
  heading = 'h2',
  number,
  status,
  isRunning,
  isUnsaved = false,
  slot,
  help,
  pager,
  tools,
  close,
}: ScreenHeaderProps) {
  const { t, names } = useEngine()
  const shown = `${title} ${number}`.trim()
  useEffect(() => names?.(shown), [names, shown])
  const isNarrow = useMediaQuery(useTheme().breakpoints.down(hasPager(pager) ? 'md' : 'sm'))
  const buttons = (
    <>
      {tools}
      {help !== undefined && <HelpLink page={help} />}
    </>
  )
  return (
    <Box component="header" sx={HEADER_BAR}>
      <Box sx={hasPager(pager) ? BESIDE : WORDS}>
        <Typography id={titleId} component={heading} sx={{ ...TITLE, typography: { xs: 'h3', sm: 'h1' } }}>
          {title} {number !== '' && <span style={number.length > UNBROKEN ? LONG : WHOLE}>{number}</span>}
        </Typography>
        {isUnsaved && (
          <Typography
            variant="caption"
            sx={{
              color: 'text.secondary',
              whiteSpace: 'nowrap',
              '&::before': { content: '"● "', color: 'warning.main' },
            }}
          >
            {t('form.unsavedMark')}
          </Typography>
        )}
        {status !== undefined && status.code !== '' && <StatusBadge lookup={status.lookup} code={status.code} />}
        <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 1 }}>
          {isRunning && (
            <>
              <CircularProgress size={18} aria-hidden />
              <Typography variant="body2" style={isNarrow ? visuallyHidden : undefined}>
                {t('form.processing')}
              </Typography>
            </>
          )}
        </Box>
      </Box>
      {hasPager(pager) && <Box sx={{ display: 'flex', displayPrint: 'none' }}>{pager}</Box>}
      <Box sx={HEADER_END}>
        {slot !== undefined && (
          <Box
            ref={slot}
            sx={{ display: 'flex', mr: { xs: 0.5, sm: 1 }, whiteSpace: 'nowrap', '&:empty': { display: 'none' } }}
          />
        )}
        {isNarrow && tools !== undefined ? <MoreMenu>{buttons}</MoreMenu> : buttons}
        {close}
      </Box>
    </Box>
  )
}

/** The number of a record whose data is on its way, where the address gives it as `given.number`: the title does not change when it comes. */
export function numberGiven(address: unknown): string {
  const number = getAt(address, 'given.number')
  return typeof number === 'string' ? number : ''
}

function hasPager(pager: ReactNode): boolean {
  return pager !== undefined && pager !== false
}
