import { useEffect, useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import type { ChangeSetLine } from '../host/api.ts'
import { FormOf } from '../controls/begun.tsx'
import { whenActed } from '../host/host.ts'
import type { TenantWish } from '../host/new-tenant.ts'
import type { Beginning } from '../overall/overall.ts'
import { PanesWaiting } from '../waiting/PanesWaiting.tsx'
import { StartWaiting } from '../waiting/StartWaiting.tsx'
import { useWords, type StudioLanguage } from '../words/words.ts'
import { goBackTo } from './go-back.ts'
import { ImportFolder } from './folder/ImportFolder.tsx'
import { NewTenant } from './new-tenant/NewTenant.tsx'
import { firstWish } from './new-tenant/wish.ts'
import { Notices } from './Notices.tsx'
import { Publishing } from './Publishing.tsx'
import { publishes } from './rights.ts'
import { SetsBar, type Over } from './SetsBar.tsx'
import { SignIn } from './SignIn.tsx'
import { StartPage } from './start/StartPage.tsx'
import { useAtWork } from '../preview/use-at-work.ts'
import { useChangeSets, type OpenSet } from './use-change-sets.ts'
import { Versions } from './versions/Versions.tsx'

/** How it stands with an open change set: `ending` while it is published, for it ends with that; `resting` while somebody looks at what that means. */
export type Stage = 'working' | 'resting' | 'ending'

interface HostedStudioProps {
  speak(language: StudioLanguage): void
  children(open: OpenSet, stage: Stage): ReactNode
}

/** The studio as the portal's host serves it: whoever signs in chooses a change set, works in it and publishes it. */
export function HostedStudio({ speak, children }: HostedStudioProps) {
  const { t } = useWords()
  const { viewer, sets, open, isEntering, tenant, choices, failure, ...does } = useChangeSets()
  const { attempt, enter, list, readAgain } = does
  useAtWork(viewer)
  const [shows, setShows] = useState<Over>()
  const [isEnding, setEnding] = useState(false)
  /** The set that is open, as it was there last. */
  const [known, setKnown] = useState<ChangeSetLine>()
  const [done, setDone] = useState('')
  /** The version before the one that was gone back to. */
  const [left, setLeft] = useState<number>()
  /** What somebody said of a new tenant: who has to sign in again goes on with it. */
  const [wish, setWish] = useState<{ by: string; said: TenantWish }>()

  // What was said of the set before is over with the next step in it; and whether it changes anything is another question then.
  useEffect(() => {
    whenActed(() => {
      setDone('')
      void readAgain()
    })
    return () => whenActed(undefined)
  }, [readAgain])

  if (viewer === undefined || (sets === undefined && failure !== ''))
    return <SignIn failure={failure} signedIn={does.signedIn} />
  const mayPublish = publishes(viewer.session)
  const by = viewer.session.userId
  const create = (name: string, begins?: Beginning) => does.create(viewer, name, begins)
  const finish = (words: string, before?: number) => {
    setShows(undefined)
    setDone(words)
    setLeft(before)
    does.startOver(viewer)
  }
  const kept = (words: string) => {
    setShows(undefined)
    setDone(words)
    setLeft(undefined)
    void readAgain()
  }
  const goHome = () => {
    setShows(undefined)
    does.goHome(viewer)
  }
  const signOut = () => {
    does.leave(viewer)
    setShows(undefined)
    setWish(undefined)
    setDone('')
  }
  const line = sets?.find(({ id }) => id === open?.id)
  if (line !== undefined && line !== known) setKnown(line)
  // Somebody else has published it, or taken it away; or it was published by itself, when it was due.
  const isGone = open !== undefined && sets !== undefined && line === undefined && !isEnding
  /** Going back was begun as a change set: it is opened, and said what comes next. */
  const beginBack = async (set: string, version: number) => {
    setShows(undefined)
    await list(viewer, set)
    setLeft(undefined)
    setDone(t('versions.backBegun', { version }))
  }
  const goBack = (version: number) =>
    attempt(async () => {
      const went = await goBackTo(version, t('versions.backName', { version }))
      if ('set' in went) await beginBack(went.set, version)
      else finish(t('versions.done', { version }))
    })
  return (
    <Box sx={{ height: '100%', display: 'grid', gridTemplateRows: 'auto auto minmax(0, 1fr)' }}>
      <SetsBar
        {...{ viewer, sets, open, speak, mayPublish, goHome, create, signOut }}
        isUnchanged={line?.files === 0}
        choose={(id) => {
          setDone('')
          void enter(id, viewer)
        }}
        makesTenants={choices !== undefined}
        show={setShows}
      />
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
        {open === undefined && failure === '' && (isEntering || sets === undefined || tenant === undefined) && (
          <>{leadsIn() ? <PanesWaiting /> : <StartWaiting />}</>
        )}
        {open === undefined && sets !== undefined && tenant !== undefined && !isEntering && (
          <StartPage
            tenant={tenant}
            mayPublish={mayPublish}
            sets={sets}
            open={(set, begins) => void enter(set, viewer, begins)}
            review={(set) => void enter(set, viewer).then(() => setShows('publishing'))}
            rename={(set, name) => void does.rename(set, name)}
            remove={(set) => void does.remove(set)}
            create={(...asked) => void create(...asked)}
            showVersions={() => setShows('versions')}
          />
        )}
        {open !== undefined && (
          // What one person has begun is nobody's who signs in next.
          <FormOf what={by}>
            {children(
              open,
              isEnding || isGone ? 'ending' : shows === 'publishing' || shows === 'folder' ? 'resting' : 'working',
            )}
          </FormOf>
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
        <NewTenant
          choices={choices}
          begun={wish?.by === by ? wish.said : undefined}
          put={(changes) =>
            setWish((before) => ({
              by,
              said: { ...(before?.by === by ? before.said : firstWish(choices)), ...changes },
            }))
          }
          close={() => {
            setShows(undefined)
            setWish(undefined)
          }}
        />
      )}
      {shows === 'folder' && line !== undefined && tenant !== undefined && (
        <ImportFolder tenant={tenant} set={line.name} close={() => setShows(undefined)} taken={kept} />
      )}
      {shows === 'versions' && tenant !== undefined && (
        <Versions
          tenant={tenant}
          close={() => setShows(undefined)}
          done={finish}
          backBegun={(set, version) => void beginBack(set, version)}
          begun={(set) => {
            setShows(undefined)
            void list(viewer, set)
          }}
        />
      )}
    </Box>
  )
}

/** Whether the address leads into a change set. */
function leadsIn(): boolean {
  return new URLSearchParams(window.location.search).has('set')
}
