import { useCallback, useDeferredValue, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { evaluate, getAt, pathsOf } from '../../config/index.ts'
import type { FormModel, FormValidator, JsonObject } from '../../config/index.ts'
import { ScreenContext, useScoped } from '../screen/screen.ts'
import type { ScreenSource } from '../screen/screen.ts'
import { useEngine } from '../services/services.ts'
import { useActions, useAsked, useAskedAgain, useShortcuts } from './record/actions.ts'
import { ApplyChoice } from './record/apply-choice.tsx'
import { FormContext, ReadOnlyContext, useForm } from './fields/context.ts'
import type { FormSession } from './fields/context.ts'
import { DraftBanner } from './drafts/draft-banner.tsx'
import { useDrafts } from './drafts/use-drafts.ts'
import { ClearedLine } from './cleared-line.tsx'
import { FormFooter } from './footer.tsx'
import { FormHeader } from './header.tsx'
import { Late } from './record/late.tsx'
import { SectionMenu } from './menu.tsx'
import { FormSections } from './sections.tsx'
import { NARROW } from '../look/narrow.ts'
import { PassingBar, usePassing } from '../frame/passing.tsx'
import { copyOf, formRoots, isGone, isNewRecord, loadRecord, savedId } from './record/record.ts'
import type { LoadedRecord } from './record/record.ts'
import type { Version } from './record/send.ts'
import { useClosing } from './closing.ts'
import { useSession } from './session.ts'
import { FormErrors } from './errors.tsx'
import { placeOf } from './focus.ts'
import { useApply } from './record/use-apply.ts'
import { flushInput, useFlushWhenGone } from '../screen/held-input.ts'
import { UnsavedContext } from '../screen/unsaved.ts'

const inputDialog = () => import('./record/input-dialog.tsx').then(({ InputDialog }) => InputDialog)
const conflictDialog = () => import('./conflict/conflict-dialog.tsx').then(({ ConflictDialog }) => ConflictDialog)

/** What the drawer around a form may ask of it. */
export interface FormHandle {
  /** Closes; asks first when there are unsaved changes, and while an action runs. False when the person stays, or while it is already asked. */
  requestClose(): Promise<boolean>
}

/** What stands for a form that cannot be edited is drawn with. */
export interface SummaryProps {
  data: JsonObject
  /** Makes the DOM ids of its sections. */
  id: string
}

interface OpenFormProps {
  model: FormModel
  validator: FormValidator
  recordId: string
  loaded: LoadedRecord
  /** Loads the record anew: the form is drawn over. */
  again(): void
  openRecord: ((recordId: string) => void) | undefined
  onClosed(): void
  titleId: string | undefined
  isPage: boolean
  drawSummary: ((props: SummaryProps) => ReactNode) | undefined
  ref: Ref<FormHandle>
}

/** The fields are scrolled between header and footer; what takes the focus stands apart from both. */
const BODY = {
  position: 'relative',
  flex: 1,
  minWidth: 0,
  overflow: 'auto',
  scrollPaddingBlock: 16,
  p: { xs: 2, sm: 3 },
  '@media print': { px: 0 },
} as const

/** A form whose record is there. */
export function OpenForm({
  model,
  validator,
  recordId,
  loaded,
  again,
  openRecord,
  onClosed,
  titleId,
  isPage,
  drawSummary,
  ref,
}: OpenFormProps) {
  const services = useEngine()
  const ownTitleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const pass = usePassing(panel)
  const [currentId, setCurrentId] = useState(recordId)
  const session = useSession(model, validator, loaded, formRoots(services.scope, recordId), isPage ? 1 : 2)
  const { store, controller, typing, calls, inputs } = session
  const [version] = useState<Version>({ etag: loaded.etag })

  const flush = useCallback(() => flushInput(panel.current), [])
  useFlushWhenGone(flush)
  const drafts = useDrafts(
    { model, recordId: savedId(currentId), store, controller, typing, calls, inputs, version },
    loaded.drafts ?? [],
    loaded.wanted ?? draftIn(services.scope.address),
  )
  const { finish, save, keptAt } = drafts
  useEffect(() => {
    const tell = () => services.holds?.(keptAt.at() && 'kept')
    const deafen = keptAt.listen(tell)
    tell()
    return () => {
      deafen()
      services.holds?.(undefined)
    }
  }, [services, keptAt])
  // One who leaves while a save is under way has closed the form before its answer does; so has one who has gone elsewhere.
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])
  const close = useCallback(() => {
    if (isClosed.current) return
    isClosed.current = true
    onClosed()
  }, [onClosed])
  const done = useCallback(() => {
    finish()
    close()
  }, [finish, close])
  const reload = useCallback(
    async (id: string | undefined) => {
      const next = id ?? currentId
      if (isNewRecord(next)) return undefined
      setCurrentId(next)
      const record = await loadRecord(model, next, services)
      return 'problem' in record ? undefined : record
    },
    [model, services, currentId],
  )
  const lookFor = useCallback(
    async (mayBeginAnew: boolean) => {
      if (isNewRecord(currentId)) return 'there'
      const now = await loadRecord(model, currentId, services)
      if (!('problem' in now) || now.problem === undefined || !isGone(now.problem)) return 'there'
      // What no device keeps would be lost with the form.
      if (!mayBeginAnew || model.copy === undefined || keptAt.at() === undefined) return 'gone'
      again()
      return 'anew'
    },
    [model, currentId, keptAt, services, again],
  )
  const asked = useAsked(model, store)
  const target = useMemo(
    () => ({
      ...{ model, store, controller, version, drafts: save, flush, asked, reload, lookFor, close: done },
      hasPlace: (path: string) => placeOf(path, model, store.scope) !== undefined,
    }),
    [model, store, controller, version, save, flush, asked, reload, lookFor, done],
  )
  const actions = useActions(target, inputs)
  const apply = useApply(target)
  const isShut = useCallback(() => isReadOnly(session), [session])
  useShortcuts(session, actions, panel, isShut)
  useAskedAgain(drafts.restored, session, actions, isShut)

  const { requestClose, mark } = useClosing({
    ...{ session, flush, close, done },
    isReadOnly: isShut,
    isRunning: actions.running !== undefined,
  })
  useImperativeHandle(ref, () => ({ requestClose }), [requestClose])

  const screen = useMemo<ScreenSource>(
    () => ({ lookups: model.lookups, scope: store.scope, listen: store.listen }),
    [model, store],
  )
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  return (
    <FormContext value={session}>
      <ScreenContext value={screen}>
        <UnsavedContext value={mark}>
          <Frame session={session}>
            {(readOnly) => (
              <Box
                ref={panel}
                tabIndex={-1}
                sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0, outline: 0 }}
              >
                <PassingBar>
                  <FormHeader
                    titleId={titleId ?? ownTitleId}
                    isRunning={actions.running !== undefined}
                    summary={readOnly && drawSummary !== undefined ? model.record.summary : undefined}
                  />
                </PassingBar>
                <FormErrors actions={actions} body={body} />
                {readOnly ? <ReadOnlyHint /> : <ClearedLine />}
                <DraftBanner drafts={drafts} title={services.t(model.title)} isReadOnly={readOnly} />
                {readOnly && drawSummary !== undefined ? (
                  drawSummary({ data: store.data(), id: session.id })
                ) : (
                  <Box sx={{ display: 'flex', flex: 1, minHeight: 0, [NARROW]: { flexDirection: 'column' } }}>
                    {model.sections.length > 1 && <SectionMenu />}
                    <Box ref={body} onScroll={pass} sx={BODY}>
                      {model.apply !== undefined && !readOnly && <ApplyChoice apply={model.apply} run={apply} />}
                      <FormSections />
                    </Box>
                  </Box>
                )}
                <Below isPage={isPage}>
                  <FormFooter
                    actions={actions}
                    keptAt={keptAt}
                    isReadOnly={readOnly}
                    close={() => void requestClose()}
                    copy={openRecord === undefined || store.isNew() ? undefined : () => openRecord(copyOf(currentId))}
                  />
                </Below>
                {actions.question !== undefined && (
                  <Late
                    load={inputDialog}
                    title={actions.question.action.label}
                    props={{ question: actions.question }}
                  />
                )}
                {actions.conflict !== undefined && (
                  <Late
                    load={conflictDialog}
                    title="conflict.title"
                    props={{ theirs: actions.conflict.theirs, decide: actions.decide }}
                  />
                )}
              </Box>
            )}
          </Frame>
        </UnsavedContext>
      </ScreenContext>
    </FormContext>
  )
}

/** What stands below the fields of a page is seen once they are all there: it would be pushed down. In a drawer it has its place. */
function Below({ isPage, children }: { isPage: boolean; children: ReactNode }) {
  const isWhole = useDeferredValue(true, false)
  const isUpcoming = isPage && !isWhole
  return <div style={{ display: 'contents', visibility: isUpcoming ? 'hidden' : undefined }}>{children}</div>
}

/** Why the record cannot be edited, and what can be done instead. */
function ReadOnlyHint() {
  const { model } = useForm()
  const { t } = useEngine()
  const { readOnlyHint } = model.record
  return readOnlyHint === undefined ? null : (
    <Alert severity="info" square>
      {t(readOnlyHint)}
    </Alert>
  )
}

/** The draft that the address asks for, `given.draft`: a list of drafts leads to it. */
function draftIn(address: unknown): string | undefined {
  const id = getAt(address, 'given.draft')
  return typeof id === 'string' ? id : undefined
}

/** Tells everything below whether the form is read-only. */
function Frame({ session, children }: { session: FormSession; children: (isReadOnly: boolean) => ReactNode }) {
  const { editable } = session.model.record
  const paths = useMemo(() => ['record', ...(editable === undefined ? [] : pathsOf(editable))], [editable])
  const readOnly = useScoped(paths, () => isReadOnly(session))
  return <ReadOnlyContext value={readOnly}>{children(readOnly)}</ReadOnlyContext>
}

/** A record can be edited while its model says so; one that is new also where that depends on what the record holds. */
function isReadOnly({ model, store }: FormSession): boolean {
  const { editable } = model.record
  if (editable === undefined || evaluate(editable, store.scope)) return false
  return !store.isNew() || !pathsOf(editable).some((path) => /^record(\.|$)/.test(path))
}
