import { useCallback, useEffect, useRef, useState } from 'react'
import { forgetSession, tabStorage } from '../../app/index.ts'
import { keepInAddress } from '../place/address.ts'
import type { ChangeSetLine, OwnTenant } from '../host/api.ts'
import { ask, connect, whenRefused } from '../host/host.ts'
import type { TenantChoices } from '../host/new-tenant.ts'
import type { Beginning } from '../overall/overall.ts'
import { endSession, viewerHere, type Viewer } from '../preview/sign-in.ts'
import { useWords } from '../words/words.ts'
import { tenantIn } from './tenant-in.ts'
import { useAttempt } from './use-attempt.ts'

/** The change set that is open, and the token of its preview. */
export interface OpenSet {
  id: string
  token: string
  /** What it was opened for. */
  begins?: Beginning | undefined
}

/** How often is looked which sets there are, and after how long a preview is opened anew, which is good for eight hours; in milliseconds. */
const [LOOK_MS, PREVIEW_MS] = [30_000, 4 * 60 * 60_000]

/**
 * Who is signed in, which change sets there are, and which of them is open: kept up to date, ended where the gateway says that nobody is
 * signed in. `failure` says why the last work failed.
 */
export function useChangeSets() {
  const { t, language } = useWords()
  const [viewer, setViewer] = useState<Viewer | undefined>(viewerAsked)
  const [sets, setSets] = useState<ChangeSetLine[]>()
  const [open, setOpen] = useState<OpenSet>()
  const [isEntering, setEntering] = useState(true)
  const [tenant, setTenant] = useState<OwnTenant>()
  const [choices, setChoices] = useState<TenantChoices['choices']>()
  const { failure, setFailure, attempt } = useAttempt()

  /** How often somebody has gone somewhere else: what was asked for before is not gone to any more. */
  const goes = useRef(0)
  const enter = useCallback(
    (id: string, { session }: Viewer, begins?: Beginning) =>
      attempt(async () => {
        goes.current += 1
        const mine = goes.current
        // Until it is there, whatever is done is done in the set that is open.
        const { token } = await ask<{ token: string }>('preview', { set: id })
        if (mine !== goes.current) return
        connect({ token: session.token, tenant: session.tenant, set: id })
        setOpen((before) => ({ id, token, begins: before?.id === id ? before.begins : begins }))
        keepInAddress({ set: id })
      }),
    [attempt],
  )
  const list = useCallback(
    (whose: Viewer, chosen?: string) =>
      attempt(async () => {
        setEntering(true)
        goes.current += 1
        connect({ token: whose.session.token, tenant: whose.session.tenant })
        const found = await ask<ChangeSetLine[]>('sets')
        setSets(found)
        setOpen(undefined)
        const wanted = chosen ?? new URLSearchParams(window.location.search).get('set')
        const isThere = found.some(({ id }) => id === wanted)
        if (!isThere) {
          keepInAddress({ set: undefined })
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
    if (viewer === undefined) return
    // Who has to sign in again, here or after a reload, does so at the same portal.
    keepInAddress({ tenant: viewer.session.tenantUrl })
    void list(viewer)
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
  }, [t, readAgain, setFailure])

  // After whatever was drawn for the person has left its own.
  useEffect(() => {
    if (viewer === undefined) forgetSession(tabStorage())
  }, [viewer])

  /** Whether there is such a set now. */
  const create = async (whose: Viewer, name: string, begins?: Beginning): Promise<boolean> => {
    let isMade = false
    await attempt(async () => {
      const found = await ask<ChangeSetLine[]>('sets/create', { name })
      isMade = true
      setSets(found)
      const fresh = found.find((each) => each.isMade)
      if (fresh !== undefined) await enter(fresh.id, whose, begins)
    })
    return isMade
  }
  const rename = (set: string, name: string) =>
    attempt(() => ask<ChangeSetLine[]>('sets/rename', { set, name, language }).then(setSets))
  const remove = (set: string) => attempt(() => ask<ChangeSetLine[]>('sets/delete', { set, language }).then(setSets))
  const leave = (whose: Viewer) => {
    // Whoever leaves has left, whether the gateway answers or not.
    goes.current += 1
    void endSession(whose)
    setViewer(undefined)
    setSets(undefined)
    setOpen(undefined)
    setFailure('')
  }
  /** What is open may have ended: what is there is asked for anew. */
  const startOver = (whose: Viewer) => {
    setOpen(undefined)
    void list(whose)
  }
  const goHome = (whose: Viewer) => {
    keepInAddress({ set: undefined, screen: undefined, at: undefined })
    void list(whose)
  }
  const all = { viewer, sets, open, isEntering, tenant, choices, failure }
  return {
    ...all,
    signedIn: setViewer,
    attempt,
    enter,
    list,
    readAgain,
    create,
    rename,
    remove,
    leave,
    startOver,
    goHome,
  }
}

/** Whoever is signed in here, unless the address asks for another tenant than theirs. */
function viewerAsked(): Viewer | undefined {
  const asked = tenantIn(new URLSearchParams(window.location.search).get('tenant') ?? '')
  const viewer = viewerHere()
  return asked === '' || asked === viewer?.session.tenantUrl ? viewer : undefined
}
