import { useCallback, useEffect, useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { forgetSession, tabStorage } from '../../app/index.ts'
import { Choice } from '../controls/Choice.tsx'
import { Reading } from '../controls/Reading.tsx'
import { Account } from './Account.tsx'
import type { ChangeSetLine, OwnTenant } from '../host/api.ts'
import type { TenantChoices } from '../host/new-tenant.ts'
import { ask, connect, whenActed, whenRefused } from '../host/host.ts'
import type { Beginning } from '../overall/overall.ts'
import { endSession, viewerHere, type Viewer } from '../preview/sign-in.ts'
import { useWords, type StudioLanguage } from '../words/words.ts'
import { ImportFolder } from './folder/ImportFolder.tsx'
import { NewTenant } from './new-tenant/NewTenant.tsx'
import { timeIn } from './moment.ts'
import { NewSet } from './NewSet.tsx'
import { Notices } from './Notices.tsx'
import { Publishing } from './Publishing.tsx'
import { ReviewButton } from './ReviewButton.tsx'
import { publishes } from './rights.ts'
import { SignIn } from './SignIn.tsx'
import { StartPage } from './start/StartPage.tsx'
import { Versions } from './Versions.tsx'

/** The change set that is open, and the token of its preview. */
export interface OpenSet {
  id: string
  token: string
  /** What it was opened for. */
  begins?: Beginning | undefined
}

/** How it stands with an open change set: `ending` while it is published, for it ends with that; `resting` while somebody looks at what that means. */
export type Stage = 'working' | 'resting' | 'ending'

/** How often is looked which sets there are, and after how long a preview is opened anew, which is good for eight hours; in milliseconds. */
const [LOOK_MS, PREVIEW_MS] = [30_000, 4 * 60 * 60_000]

interface HostedStudioProps {
  speak(language: StudioLanguage): void
  children(open: OpenSet, stage: Stage): ReactNode
}

/** The studio as the portal's host serves it: whoever signs in chooses a change set, works in it and publishes it. */
export function HostedStudio({ speak, children }: HostedStudioProps) {
  const { t, language } = useWords()
  const [viewer, setViewer] = useState<Viewer | undefined>(viewerHere)
  const [sets, setSets] = useState<ChangeSetLine[]>()
  const [open, setOpen] = useState<OpenSet>()
  const [shows, setShows] = useState<'publishing' | 'versions' | 'newTenant' | 'folder'>()
  const [isEntering, setEntering] = useState(true)
  const [isEnding, setEnding] = useState(false)
  /** The set that is open, as it was there last. */
  const [known, setKnown] = useState<ChangeSetLine>()
  const [tenant, setTenant] = useState<OwnTenant>()
  const [choices, setChoices] = useState<TenantChoices['choices']>()
  const [failure, setFailure] = useState('')
  const [done, setDone] = useState('')
  /** The version before the one that was gone back to. */
  const [left, setLeft] = useState<number>()

  const attempt = useCallback(async (work: () => Promise<void>) => {
    setFailure('')
    await work().catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)))
  }, [])
  const enter = useCallback(
    (id: string, { session }: Viewer, begins?: Beginning) =>
      attempt(async () => {
        connect({ token: session.token, tenant: session.tenant, set: id })
        const { token } = await ask<{ token: string }>('preview')
        setOpen((before) => ({ id, token, begins: before?.id === id ? before.begins : begins }))
        keepInAddress(id)
      }),
    [attempt],
  )
  const list = useCallback(
    (whose: Viewer, chosen?: string) =>
      attempt(async () => {
        setEntering(true)
        connect({ token: whose.session.token, tenant: whose.session.tenant })
        const found = await ask<ChangeSetLine[]>('sets')
        setSets(found)
        setOpen(undefined)
        const wanted = chosen ?? new URLSearchParams(window.location.search).get('set')
        const isThere = found.some(({ id }) => id === wanted)
        if (!isThere) {
          keepInAddress(undefined)
          setEntering(false)
        }
        const [named, { choices: offered }] = await Promise.all([
          ask<OwnTenant>('tenant'),
          ask<TenantChoices>('tenants/choices'),
        ])
        setTenant(named)
        setChoices(offered)
        if (isThere) await enter(wanted ?? '', whose)
      }).then(() => setEntering(false)),
    [attempt, enter],
  )
  useEffect(() => {
    if (viewer !== undefined) void list(viewer)
  }, [viewer, list])
  // What is read on the side takes no message away, and is read again.
  const readAgain = useCallback(
    () => ask<ChangeSetLine[]>('sets', { language }).then(setSets, () => undefined),
    [language],
  )
  const { id: opened } = open ?? {}
  useEffect(() => {
    if (viewer === undefined) return undefined
    void readAgain()
    const every = [setInterval(() => void readAgain(), LOOK_MS)]
    if (opened !== undefined) every.push(setInterval(() => void enter(opened, viewer), PREVIEW_MS))
    return () => every.forEach(clearInterval)
  }, [opened, viewer, readAgain, enter])
  useEffect(() => {
    whenRefused((status) => {
      if (status === 404) void readAgain()
      if (status !== 401) return
      setViewer(undefined)
      setSets(undefined)
      setOpen(undefined)
      setFailure(t('sets.signedOut'))
    })
    return () => whenRefused(undefined)
  }, [t, readAgain])

  // What was said of the set before is over with the next step in it; and whether it changes anything is another question then.
  useEffect(() => {
    whenActed(() => {
      setDone('')
      void readAgain()
    })
    return () => whenActed(undefined)
  }, [readAgain])

  // After whatever was drawn for the person has left its own.
  useEffect(() => {
    if (viewer === undefined) forgetSession(tabStorage())
  }, [viewer])

  if (viewer === undefined || (sets === undefined && failure !== ''))
    return <SignIn failure={failure} signedIn={setViewer} />
  const mayPublish = publishes(viewer.session)
  const create = (name: string, begins?: Beginning) =>
    attempt(async () => {
      const known = new Set(sets?.map(({ id }) => id))
      const found = await ask<ChangeSetLine[]>('sets/create', { name })
      setSets(found)
      const fresh = found.find(({ id }) => !known.has(id))
      if (fresh !== undefined) await enter(fresh.id, viewer, begins)
    })
  const finish = (words: string, before?: number) => {
    setShows(undefined)
    setOpen(undefined)
    setDone(words)
    setLeft(before)
    void list(viewer)
  }
  const kept = (words: string) => {
    setShows(undefined)
    setDone(words)
    setLeft(undefined)
    void readAgain()
  }
  const goHome = () => {
    setShows(undefined)
    keepInAddress(undefined)
    void list(viewer)
  }
  const signOut = () => {
    // Whoever leaves has left, whether the gateway answers or not.
    void endSession(viewer)
    setViewer(undefined)
    setSets(undefined)
    setOpen(undefined)
    setShows(undefined)
    setDone('')
    setFailure('')
  }
  const line = sets?.find(({ id }) => id === open?.id)
  if (line !== undefined && line !== known) setKnown(line)
  // Somebody else has published it, or taken it away; or it was published by itself, when it was due.
  const isGone = open !== undefined && sets !== undefined && line === undefined && !isEnding
  const goBack = (version: number) =>
    attempt(async () => {
      await ask('rollback', { version, why: '' })
      finish(t('versions.done', { version }))
    })
  return (
    <Box sx={{ height: '100%', display: 'grid', gridTemplateRows: 'auto auto minmax(0, 1fr)' }}>
      <Stack
        component="nav"
        aria-label={t('sets.label')}
        direction="row"
        sx={{ gap: 1.5, p: 1.5, alignItems: 'center', flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider' }}
      >
        {open === undefined && (
          <Typography variant="h6" component="p" color="primary" sx={{ fontWeight: 700, mr: 1 }}>
            {t('studio.title')}
          </Typography>
        )}
        {open !== undefined && <Button onClick={goHome}>{t('start.open')}</Button>}
        {open !== undefined && sets !== undefined && sets.length > 0 && (
          <Choice
            label={t('sets.set')}
            value={open.id}
            options={sets.map(({ id, name, dueAt }) => ({
              value: id,
              text: dueAt === undefined ? name : `${name} · ${timeIn(language, dueAt)}`,
            }))}
            choose={(id) => {
              setDone('')
              void enter(id, viewer)
            }}
            sx={{ minWidth: 220 }}
          />
        )}
        <NewSet create={(name) => void create(name)} />
        <Box sx={{ flex: 1 }} />
        {choices !== undefined && <Button onClick={() => setShows('newTenant')}>{t('newTenant.title')}</Button>}
        {open !== undefined && <Button onClick={() => setShows('folder')}>{t('folder.open')}</Button>}
        <Button onClick={() => setShows('versions')}>{t('versions.open')}</Button>
        {open !== undefined && (
          <ReviewButton {...{ mayPublish }} isUnchanged={line?.files === 0} review={() => setShows('publishing')} />
        )}
        {open === undefined && <Reading speak={speak} />}
        <Account viewer={viewer} signOut={signOut} />
      </Stack>
      <Notices
        {...{ failure, line, left, isGone }}
        done={isGone ? '' : done}
        wasDue={known?.id === open?.id ? known?.dueAt : undefined}
        forget={() => setDone('')}
        goBack={(version) => void goBack(version)}
        goHome={goHome}
        reschedule={() => setShows('publishing')}
      />
      <Box sx={{ minHeight: 0 }}>
        {open === undefined && sets !== undefined && tenant !== undefined && !isEntering && (
          <StartPage
            tenant={tenant}
            mayPublish={mayPublish}
            sets={sets}
            open={(set, begins) => void enter(set, viewer, begins)}
            review={(set) => void enter(set, viewer).then(() => setShows('publishing'))}
            create={(name, begins) => void create(name, begins)}
            showVersions={() => setShows('versions')}
          />
        )}
        {open !== undefined &&
          children(
            open,
            isEnding || isGone ? 'ending' : shows === 'publishing' || shows === 'folder' ? 'resting' : 'working',
          )}
      </Box>
      {shows === 'publishing' && (
        <Publishing
          mayPublish={mayPublish}
          dueAt={line?.dueAt}
          close={() => setShows(undefined)}
          ends={setEnding}
          published={finish}
          scheduled={kept}
        />
      )}
      {shows === 'newTenant' && choices !== undefined && (
        <NewTenant choices={choices} close={() => setShows(undefined)} />
      )}
      {shows === 'folder' && line !== undefined && tenant !== undefined && (
        <ImportFolder tenant={tenant} set={line.name} close={() => setShows(undefined)} taken={kept} />
      )}
      {shows === 'versions' && tenant !== undefined && (
        <Versions
          tenant={tenant}
          close={() => setShows(undefined)}
          done={finish}
          begun={(set) => {
            setShows(undefined)
            void list(viewer, set)
          }}
        />
      )}
    </Box>
  )
}

/** A page that is loaded again opens the same set. */
function keepInAddress(set: string | undefined): void {
  const address = new URL(window.location.href)
  if (set === undefined) address.searchParams.delete('set')
  else address.searchParams.set('set', set)
  window.history.replaceState(window.history.state, '', address)
}
