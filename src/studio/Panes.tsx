import { useEffect, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import useMediaQuery from '@mui/material/useMediaQuery'
import { enter, whenTurning } from './controls/turning.ts'
import { useWords } from './words/words.ts'

const panes = ['entries', 'screen', 'properties'] as const
export type Pane = (typeof panes)[number]

interface PanesProps extends Record<Pane, ReactNode> {
  pane: Pane
  choose(pane: Pane): void
}

/** Entries, screen and properties beside each other; where there is no room for that, one at a time. None is left off, so that each stays as it was. */
export function Panes({ pane, choose, ...contents }: PanesProps) {
  const { t } = useWords()
  const isNarrow = useMediaQuery('(max-width: 1099px)')
  useEffect(
    () =>
      whenTurning((step) => {
        const partOf = (each: Pane) => document.getElementById(`pane-${each}`)
        const at = panes.findIndex((each) => partOf(each)?.contains(document.activeElement))
        const next = panes.at(at === -1 && step === -1 ? -1 : (at + step) % panes.length) ?? 'entries'
        choose(next)
        // One that was left off is there in the next frame.
        requestAnimationFrame(() => enter(partOf(next)))
      }),
    [choose],
  )
  return (
    <Box
      component="main"
      aria-label={t('studio.title')}
      sx={{ minHeight: 0, display: 'grid', gridTemplateRows: isNarrow ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)' }}
    >
      {isNarrow && (
        <Tabs
          value={pane}
          onChange={(_event, next: Pane) => choose(next)}
          variant="fullWidth"
          aria-label={t('studio.panes')}
          sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
        >
          {panes.map((each) => (
            <Tab
              key={each}
              value={each}
              id={`tab-${each}`}
              aria-controls={`pane-${each}`}
              label={t(`studio.${each}`)}
            />
          ))}
        </Tabs>
      )}
      <Box
        sx={{
          minHeight: 0,
          display: 'grid',
          gridTemplateRows: 'minmax(0, 1fr)',
          gridTemplateColumns: isNarrow ? 'minmax(0, 1fr)' : '280px minmax(0, 1fr) 380px',
        }}
      >
        {panes.map((each) => (
          <Box
            key={each}
            id={`pane-${each}`}
            {...(isNarrow && { role: 'tabpanel', 'aria-labelledby': `tab-${each}` })}
            sx={{
              minHeight: 0,
              minWidth: 0,
              display: isNarrow && each !== pane ? 'none' : 'block',
              borderLeft: !isNarrow && each === 'properties' ? 1 : 0,
              borderRight: !isNarrow && each === 'entries' ? 1 : 0,
              borderColor: 'divider',
            }}
          >
            {contents[each]}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
