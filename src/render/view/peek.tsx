import { useId, useMemo, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { ViewModel } from '../../config/index.ts'
import { Under } from '../blocks/heading.tsx'
import { stillScreen, viewScope } from '../blocks/scope.ts'
import { Waiting } from '../blocks/states.tsx'
import { Empty } from '../frame/empty.tsx'
import { Failed, FailedPlace } from '../frame/failed.tsx'
import { numberGiven } from '../frame/screen-header.tsx'
import { LineSkeleton } from '../frame/skeletons.tsx'
import { StatusBadge } from '../frame/status-badge.tsx'
import { Icon } from '../look/icon.tsx'
import { CloseContext } from '../screen/close.ts'
import { useEngine } from '../services/services.ts'
import { useSource } from '../source/use-source.ts'
import { ViewBody } from './body.tsx'
import { isThere, textAt, titleOf } from './text.ts'

interface PeekViewProps {
  model: ViewModel
  /** Ids of the sections that are shown; absent: all. */
  sections?: readonly string[] | undefined
  /** The record that the view's source loads: `address.id` in its values. */
  recordId: string
  /** Opens the record itself. */
  open(): void
  close(): void
}

/**
 * A record beside a list: its number and status, and sections of a view below each other, without the view's buttons. Fills its frame.
 * While another record is on its way, the one before it stays, faint.
 */
export function PeekView({ model, sections, recordId: asked, open, close }: PeekViewProps) {
  const { t, scope } = useEngine()
  const id = useId()
  const asking = useMemo(() => viewScope(scope, asked, undefined), [scope, asked])
  const { problem, retry, staleSince, ...now } = useSource(model.source, asking)
  const [last, setLast] = useState<{ recordId: string; data: unknown }>()
  if (now.state === 'ready' && (last?.recordId !== asked || last.data !== now.data))
    setLast({ recordId: asked, data: now.data })
  const isBehind = now.state === 'loading' && last !== undefined
  const { recordId, data } = isBehind ? last : { recordId: asked, data: now.data }
  const state = isBehind ? 'ready' : now.state
  const shown = useMemo(
    (): ViewModel => ({
      ...model,
      menu: false,
      sectionsShown: 'all',
      sections: model.sections.filter((section) => sections?.includes(section.id) !== false),
    }),
    [model, sections],
  )
  const screen = useMemo(
    () => stillScreen(model.lookups, viewScope(scope, recordId, data)),
    [model, scope, recordId, data],
  )
  const hasData = state === 'ready' && isThere(data, model.needs)
  const number = hasData ? textAt(data, model.number) : numberGiven(scope.address)
  return (
    <Box sx={FRAME} aria-busy={isBehind || undefined} style={isBehind ? { opacity: 0.6 } : undefined}>
      <Box component="header" sx={HEADER}>
        <Typography component="h2" sx={{ minWidth: 0, typography: 'h3', overflowWrap: 'anywhere' }}>
          <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {t(titleOf(model, screen.scope))}
          </Typography>
          {number === '' ? '\u00a0' : number}
        </Typography>
        {hasData && model.status !== undefined && (
          <StatusBadge lookup={model.lookups[model.status.lookup]} code={textAt(data, model.status.field)} />
        )}
        <Box sx={{ flex: 1 }} />
        <Button size="small" variant="outlined" onClick={open}>
          {t('grid.chosenOpen')}
        </Button>
        <IconButton aria-label={t('action.close')} onClick={close} sx={{ mr: -1 }}>
          <Icon name="close" />
        </IconButton>
      </Box>
      {staleSince !== undefined && (
        <Box sx={{ px: 3, pt: 2 }}>
          <Failed since={staleSince} {...{ problem, retry }} />
        </Box>
      )}
      {hasData && (
        <Under level={3}>
          <CloseContext value={true}>
            <ViewBody key={recordId} model={shown} recordId={recordId} data={data} id={id} />
          </CloseContext>
        </Under>
      )}
      {state === 'loading' && <PeekSkeleton />}
      {state === 'failed' && <FailedPlace {...{ problem, retry }} />}
      {state === 'ready' && !hasData && (
        <Box sx={{ display: 'grid', flex: 1, alignContent: 'center' }}>
          <Empty scene="papers" text={t(model.empty)} />
        </Box>
      )}
    </Box>
  )
}

/** The shape of a record while it is on its way. */
function PeekSkeleton() {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 2, p: 3, gridTemplateColumns: '1fr 1fr' }}>
      <Waiting />
      {Array.from({ length: 10 }, (_, index) => (
        <Box key={index} sx={{ display: 'grid', gap: 1 }}>
          <LineSkeleton width={70} />
          <LineSkeleton width="80%" />
        </Box>
      ))}
    </Box>
  )
}

const FRAME = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  transition: 'opacity 100ms',
} as const

const HEADER = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 3,
  py: 1,
  minHeight: 64,
  borderBottom: 1,
  borderColor: 'divider',
} as const
