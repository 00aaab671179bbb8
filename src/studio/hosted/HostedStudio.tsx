import { useCallback, useEffect, useState, type ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Choice } from '../controls/Choice.tsx'
import { Committed } from '../controls/Committed.tsx'
import type { ChangeSetLine, TenantChoices } from '../host/api.ts'
import { ask, connect } from '../host/host.ts'
import { viewerHere, type Viewer } from '../preview/sign-in.ts'
import { useWords } from '../words/words.ts'
import { NewTenant } from './new-tenant/NewTenant.tsx'
import { Publishing, timeIn } from './Publishing.tsx'
import { SignIn } from './SignIn.tsx'
import { Versions } from './Versions.tsx'

/** The change set that is open, and the token of its preview. */
export interface OpenSet {
  id: string
  token: string
}

/** How it stands with an open change set: `ending` while it is published, for it ends with that; `resting` while somebody looks at what that means. */
export type Stage = 'working' | 'resting' | 'ending'

/** The studio as the portal's host serves it: whoever signs in chooses a change set, works in it and publishes it. */
export function HostedStudio({ children }: { children(open: OpenSet, stage: Stage): ReactNode }) {
  const { t, language } = useWords()
  const [viewer, setViewer] = useState<Viewer | undefined>(viewerHere)
  const [sets, setSets] = useState<ChangeSetLine[]>()
  const [open, setOpen] = useState<OpenSet>()
  const [shows, setShows] = useState<'publishing' | 'versions' | 'newTenant'>()
  const [isEnding, setEnding] = useState(false)
  const [choices, setChoices] = useState<TenantChoices['choices']>()
  const [failure, setFailure] = useState('')
  const [done, setDone] = useState('')

  const attempt = useCallback(async (work: () => Promise<void>) => {
    setFailure('')
    await work().catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)))
  }, [])
  const enter = useCallback(
    (id: string, { session }: Viewer) =>
      attempt(async () => {
        connect({ token: session.token, tenant: session.tenant, set: id })
        const { token } = await ask<{ token: string }>('preview')
        setOpen({ id, token })
      }),
    [attempt],
  )
  const list = useCallback(
    (whose: Viewer, chosen?: string) =>
      attempt(async () => {
        connect({ token: whose.session.token, tenant: whose.session.tenant })
        const found = await ask<ChangeSetLine[]>('sets')
        setSets(found)
        setOpen(undefined)
        setChoices((await ask<TenantChoices>('tenants/choices')).choices)
        const wanted = chosen ?? new URLSearchParams(window.location.search).get('set')
        const first = found.find(({ id }) => id === wanted) ?? found[0]
        if (first !== undefined) await enter(first.id, whose)
      }),
    [attempt, enter],
  )
  useEffect(() => {
    if (viewer !== undefined) void list(viewer)
  }, [viewer, list])
  const readAgain = useCallback(
    () => attempt(async () => setSets(await ask<ChangeSetLine[]>('sets', { language }))),
    [attempt, language],
  )
  useEffect(() => {
    if (open !== undefined) void readAgain()
  }, [open, readAgain])

  if (viewer === undefined || (sets === undefined && failure !== ''))
    return <SignIn failure={failure} signedIn={setViewer} />
  const create = (name: string) =>
    attempt(async () => {
      const known = new Set(sets?.map(({ id }) => id))
      const found = await ask<ChangeSetLine[]>('sets/create', { name })
      setSets(found)
      const fresh = found.find(({ id }) => !known.has(id))
      if (fresh !== undefined) await enter(fresh.id, viewer)
    })
  const finish = (words: string) => {
    setShows(undefined)
    setOpen(undefined)
    setDone(words)
    void list(viewer)
  }
  const scheduled = (words: string) => {
    setShows(undefined)
    setDone(words)
    void readAgain()
  }
  const line = sets?.find(({ id }) => id === open?.id)
  return (
    <Box sx={{ height: '100%', display: 'grid', gridTemplateRows: 'auto auto minmax(0, 1fr)' }}>
      <Stack
        component="nav"
        aria-label={t('sets.label')}
        direction="row"
        sx={{ gap: 1.5, p: 1.5, alignItems: 'center', flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider' }}
      >
        {sets !== undefined && sets.length > 0 && (
          <Choice
            label={t('sets.set')}
            value={open?.id ?? ''}
            options={sets.map(({ id, name }) => ({ value: id, text: name }))}
            choose={(id) => void enter(id, viewer)}
            sx={{ minWidth: 220 }}
          />
        )}
        <Box sx={{ width: 220 }}>
          <Committed label={t('sets.new')} value="" commit={(name) => void create(name)} />
        </Box>
        <Box sx={{ flex: 1 }} />
        {choices !== undefined && <Button onClick={() => setShows('newTenant')}>{t('newTenant.title')}</Button>}
        <Button onClick={() => setShows('versions')}>{t('versions.open')}</Button>
        <Button
          variant="contained"
          disableElevation
          disabled={open === undefined}
          onClick={() => setShows('publishing')}
        >
          {t('publishing.open')}
        </Button>
      </Stack>
      <Box>
        {failure !== '' && <Alert severity="error">{failure}</Alert>}
        {line?.refused !== undefined && (
          <Alert severity="warning">
            {t('publishing.refused', { time: timeIn(language, line.refused.at), because: line.refused.because })}
          </Alert>
        )}
        {done !== '' && (
          <Alert severity="success" onClose={() => setDone('')}>
            {done}
          </Alert>
        )}
        {sets?.length === 0 && <Alert severity="info">{t('sets.none')}</Alert>}
      </Box>
      <Box sx={{ minHeight: 0 }}>
        {open !== undefined && children(open, isEnding ? 'ending' : shows === 'publishing' ? 'resting' : 'working')}
      </Box>
      {shows === 'publishing' && (
        <Publishing
          dueAt={line?.dueAt}
          close={() => setShows(undefined)}
          ends={setEnding}
          published={finish}
          scheduled={scheduled}
        />
      )}
      {shows === 'newTenant' && choices !== undefined && (
        <NewTenant choices={choices} close={() => setShows(undefined)} />
      )}
      {shows === 'versions' && (
        <Versions
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
