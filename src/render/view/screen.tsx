import { useCallback, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { Ref } from 'react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { ViewModel } from '../../config/index.ts'
import { ActionButtons } from '../action/action-buttons.tsx'
import { HeaderSlotContext } from '../frame/header-slot.tsx'
import { Icon } from '../look/icon.tsx'
import { ScreenContext } from '../screen/screen.ts'
import { numberGiven, ScreenHeader } from '../frame/screen-header.tsx'
import { useEngine } from '../services/services.ts'
import { useSource } from '../source/use-source.ts'
import { flushInput, useFlushWhenGone } from '../screen/held-input.ts'
import { askToLeave, UnsavedContext, useHeldParts, useUnloadWarning } from '../screen/unsaved.ts'
import type { PartHeld } from '../screen/unsaved.ts'
import { ViewBody } from './body.tsx'
import { stillScreen, viewScope } from '../blocks/scope.ts'
import { Waiting } from '../blocks/states.tsx'
import { Empty } from '../frame/empty.tsx'
import { Failed, FailedPlace } from '../frame/failed.tsx'
import { FieldsSkeleton, SectionsSkeleton } from '../frame/skeletons.tsx'
import { AnswerSkeleton } from './answer-skeleton.tsx'
import { isThere, textAt, titleOf } from './text.ts'
import { StepButton } from '../frame/step-button.tsx'
import { visuallyHidden } from '../look/visually-hidden.ts'

/** What the drawer around a view may ask of it. */
interface ViewHandle {
  /** Closes; asks first when something in it is unsaved. False when the person stays. */
  requestClose(): Promise<boolean>
}

interface ViewScreenProps {
  model: ViewModel
  /** The record that the view's source loads: `address.id` in its values. */
  recordId: string
  /** DOM id of the title, to name the dialog around the view. */
  titleId?: string
  /** The view is left: the drawer closes. */
  onClosed(): void
  pager?: ViewPager | undefined
  ref?: Ref<ViewHandle>
}

/** A read-only screen: asks for its data and shows it in sections of blocks. Fills the height it is given. */
export function ViewScreen({ model, recordId, titleId, onClosed, pager, ref }: ViewScreenProps) {
  const services = useEngine()
  const { t, scope } = services
  const ownId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isRunning, setRunning] = useState(false)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const asking = useMemo(() => viewScope(scope, recordId, undefined), [scope, recordId])
  const { data, state, problem, staleSince, retry } = useSource(model.source, asking)
  const screen = useMemo(
    () => stillScreen(model.lookups, viewScope(scope, recordId, data)),
    [model, scope, recordId, data],
  )
  const hasData = state === 'ready' && isThere(data, model.needs)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])

  const { held, mark } = useHeldParts(
    useCallback(
      (all: readonly PartHeld[]) =>
        services.holds?.(all.length === 0 ? undefined : all.every(({ isKept }) => isKept) ? 'kept' : 'lost'),
      [services],
    ),
  )
  useFlushWhenGone(useCallback(() => flushInput(panel.current), []))
  useUnloadWarning(useCallback(() => held().length > 0, [held]))
  const requestClose = useCallback(async () => {
    const leaves = held().length === 0 || (await askToLeave(services))
    if (leaves) {
      for (const { forget } of held()) forget()
      onClosed()
    }
    return leaves
  }, [services, held, onClosed])
  useImperativeHandle(ref, () => ({ requestClose }), [requestClose])

  return (
    <Box
      ref={panel}
      tabIndex={-1}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0, outline: 0 }}
    >
      <ScreenHeader
        titleId={titleId ?? ownId}
        title={t(titleOf(model, screen.scope))}
        number={state === 'loading' ? numberGiven(scope.address) : textAt(data, model.number)}
        status={model.status && { lookup: model.lookups[model.status.lookup], code: textAt(data, model.status.field) }}
        isRunning={isRunning}
        slot={setSlot}
        help={model.help}
        close={
          <IconButton aria-label={t('action.close')} onClick={() => void requestClose()}>
            <Icon name="close" />
          </IconButton>
        }
        pager={pager !== undefined && pager.total > 1 && <Pager {...pager} />}
        tools={
          hasData && model.actions.length > 0 ? (
            <ScreenContext value={screen}>
              <ActionButtons actions={model.actions} onRunning={setRunning} />
            </ScreenContext>
          ) : undefined
        }
      />
      {staleSince !== undefined && (
        <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2 }}>
          <Failed since={staleSince} {...{ problem, retry }} />
        </Box>
      )}
      <UnsavedContext value={mark}>
        <HeaderSlotContext value={slot}>
          {hasData && <ViewBody key={recordId} model={model} recordId={recordId} data={data} id={ownId} />}
        </HeaderSlotContext>
      </UnsavedContext>
      {state === 'loading' && <ViewSkeleton model={model} />}
      {state === 'failed' && <FailedPlace {...{ problem, retry }} />}
      {state === 'ready' && !hasData && (
        <Box role="status" sx={{ display: 'grid', flex: 1, alignContent: 'center' }}>
          <Empty scene="papers" text={t(model.empty)} />
        </Box>
      )}
    </Box>
  )
}

/** The shape of a view while its data is on its way. */
function ViewSkeleton({ model: { menu, sections } }: { model: ViewModel }) {
  return (
    <Box aria-busy sx={{ position: 'relative', display: 'flex', flex: 1, minHeight: 0 }}>
      <Waiting />
      <SectionsSkeleton menu={menu}>
        {sections[0] !== undefined && sections[0].label === undefined && <AnswerSkeleton />}
        <FieldsSkeleton isEdited={false} count={9} />
        <FieldsSkeleton isEdited={false} count={9} />
      </SectionsSkeleton>
    </Box>
  )
}

/** Where a record stands among those that it was found with. */
export interface ViewPager {
  /** Counted from 1. */
  number: number
  total: number
  go(by: 1 | -1): void
}

/** Leads from record to record; with one alone it is not there. */
function Pager({ number, total, go }: ViewPager) {
  const { t } = useEngine()
  if (total < 2) return null
  return (
    <Box role="group" aria-label={t('view.pager')} sx={{ display: 'flex', alignItems: 'center' }}>
      <StepButton way="previous" label={t('drill.previous')} isEnd={number <= 1} onStep={() => go(-1)} />
      <Box
        component="span"
        role="status"
        // On a phone the title needs the room.
        sx={({ breakpoints }) => ({
          typography: 'body2',
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
          [breakpoints.down('sm')]: visuallyHidden,
        })}
      >
        {t('drill.place', { number, total })}
      </Box>
      <StepButton way="next" label={t('drill.next')} isEnd={number >= total} onStep={() => go(1)} />
    </Box>
  )
}
