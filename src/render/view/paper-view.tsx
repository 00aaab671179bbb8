import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useIsFetching } from '@tanstack/react-query'
import type { ViewModel } from '../../config/index.ts'
import { ScreenContext, PaperContext } from '../screen/screen.ts'
import { SheetContext, type SheetProgress } from '../screen/sheet.ts'
import { useLatest } from '../parts/use-latest.ts'
import { useEngine } from '../services/services.ts'
import { StatusBadge } from '../frame/status-badge.tsx'
import { useSource } from '../source/use-source.ts'
import { stillScreen, viewScope } from '../blocks/scope.ts'
import { ViewSection } from './sections.tsx'
import { isThere, textAt, titleOf } from './text.ts'

export interface PaperViewProps {
  model: ViewModel
  /** `address.id` in its values. */
  recordId: string
  /** What is printed, unless the view asks for its data itself. */
  data: unknown
  /** Stands beside the title: a logo. */
  letterhead?: ReactNode
  /** All that it asks for is there. Called once; the title is what the printed file may be called. */
  onReady(title: string): void
  /** How far what it asks for is, all its drill-downs together. */
  onStep?(progress: SheetProgress): void
  /** Something that belongs on it could not be loaded. */
  onFailed?(): void
}

/** A view drawn for paper: a letterhead, the title, and every section below the other. Without data it says so (specification, §2). */
export function PaperView({ model, recordId, data: given, letterhead, onReady, onStep, onFailed }: PaperViewProps) {
  const { t, scope } = useEngine()
  const id = useId()
  const asking = useMemo(() => viewScope(scope, recordId, given), [scope, recordId, given])
  const { data: asked, state } = useSource(model.source, asking)
  const data = model.source === undefined ? given : asked
  const screen = useMemo(
    () => stillScreen(model.lookups, viewScope(scope, recordId, data)),
    [model, scope, recordId, data],
  )
  const title = [t(titleOf(model, screen.scope)), textAt(data, model.number)].filter((each) => each !== '').join(' ')
  useWhenSettled(state !== 'loading', () => onReady(title))
  const code = textAt(data, model.status?.field)
  const sheet = useSheet(onStep, onFailed)
  // What could not be asked is not nothing.
  useEffect(() => {
    if (state === 'failed') sheet.onFailed()
  }, [state, sheet])
  return (
    <PaperContext value={true}>
      <SheetContext value={sheet}>
        <ScreenContext value={screen}>
          <Box
            component="header"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              mb: 2,
              pb: 1.5,
              borderBottom: 2,
              borderColor: 'text.primary',
            }}
          >
            <Typography component="h1" variant="h1">
              {title}
            </Typography>
            {model.status !== undefined && code !== '' && (
              <StatusBadge lookup={model.lookups[model.status.lookup]} code={code} />
            )}
            <Box sx={{ ml: 'auto', flex: 'none' }}>{letterhead}</Box>
          </Box>
          {isThere(data, model.needs) ? (
            model.sections.map((section) => <ViewSection key={section.id} id={id} section={section} data={data} />)
          ) : (
            <Typography>{t('print.noData')}</Typography>
          )}
        </ScreenContext>
      </SheetContext>
    </PaperContext>
  )
}

/** What the parts of a sheet tell it, their progress added up. */
function useSheet(onStep: PaperViewProps['onStep'], onFailed: PaperViewProps['onFailed']) {
  const step = useLatest((progress: SheetProgress) => onStep?.(progress))
  const fail = useLatest(() => onFailed?.())
  return useMemo(() => {
    const parts = new Map<string, SheetProgress>()
    return {
      onStep(part: string, progress: SheetProgress): void {
        parts.set(part, progress)
        const all = [...parts.values()]
        const sum = (of: keyof SheetProgress): number => all.reduce((total, each) => total + each[of], 0)
        step({ asked: sum('asked'), known: sum('known') })
      },
      onFailed: fail,
    }
  }, [step, fail])
}

/** Calls once when what is drawn asks for nothing more: a question may lead to the next one, so it must stay quiet for a moment. */
function useWhenSettled(isThere: boolean, then: () => void): void {
  const isQuiet = useIsFetching() === 0 && isThere
  const isTold = useRef(false)
  const settled = useEffectEvent(then)
  useEffect(() => {
    if (!isQuiet || isTold.current) return
    const timer = setTimeout(() => {
      isTold.current = true
      settled()
    }, QUIET)
    return () => clearTimeout(timer)
  }, [isQuiet])
}

/** Milliseconds without a question after which a paper counts as whole. */
const QUIET = 150
