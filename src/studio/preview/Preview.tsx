import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { ThemeProvider } from '@mui/material/styles'
import { keptChoice, TENANT_CHANGED, themeOf, type TenantChange } from '../../app/index.ts'
import { productPalettes } from '../../config/index.ts'
import type { OutlineEntry } from '../../config/node.ts'
import type { Change, StudioProject, StudioScreen, StudioTenant } from '../host/api.ts'
import { dropped } from '../adding/sections.ts'
import { keyOf } from '../host/entries.ts'
import { Screens } from './beside/Screens.tsx'
import { handle } from './handle.ts'
import { PreviewBar, widths, type Look } from './PreviewBar.tsx'
import { keepToItsFocus } from './screen.ts'
import { lesserEyes, lookingAs } from './eyes.ts'
import { lookThrough, signedIn, stayOneself, viewerHere, type Viewer } from './sign-in.ts'
import type { Turns } from './turns.ts'
import { useAtWork } from './use-at-work.ts'
import { useMarks } from './use-marks.ts'
import { noWish, useRecord, type Wish } from './use-record.ts'
import { ScreenWaiting } from '../waiting/ScreenWaiting.tsx'
import { useWords } from '../words/words.ts'

/** Kinds of screens of which the page draws no entries that are marked. */
const UNDRAWN: ReadonlySet<string> = new Set(['lookups', 'portal'])

interface PreviewProps {
  project: StudioProject
  tenant: StudioTenant
  screen: StudioScreen
  outline: readonly OutlineEntry[]
  turns: Turns
  /** Something is wrong: what is shown is the last state that was whole. */
  isStale: boolean
  selected: OutlineEntry | undefined
  select(key: string): void
  change(...changes: Change[]): void
  language: string
  setLanguage(language: string): void
  /** Of the change set's preview, where the portal's host serves the studio. */
  token: string | undefined
}

/** The portal itself, drawn with what is not saved yet, as a user of the demonstration sees it. A click selects, or acts; a drag moves. */
export function Preview({
  project,
  tenant,
  screen,
  outline,
  turns,
  isStale,
  selected,
  select,
  change,
  language,
  setLanguage,
  token,
}: PreviewProps) {
  const { t, of } = useWords()
  const frame = useRef<HTMLIFrameElement>(null)
  const [me] = useState(() => (project.rights === undefined ? undefined : viewerHere()))
  const [kept] = useState(keptChoice)
  const [look, setLook] = useState<Omit<Look, 'language'>>(() => ({
    eyes: project.users[0]?.userId ?? '',
    width: window.innerWidth < 768 ? '390px' : widths[0],
    selects: true,
    isDark: isDarkBy(kept),
    compares: false,
  }))
  const { eyes, width, selects, isDark, compares } = look
  // The switch says how it is; a choice of the person's own stays where it comes to the same.
  const mode = isDark === isDarkBy(kept) ? kept : isDark ? 'dark' : 'light'
  const [wished, setWished] = useState({ screen, wish: noWish })
  const [viewer, setViewer] = useState<Viewer | string>()
  const [page, setPage] = useState<Document | null>(null)
  const wish = wished.screen === screen ? wished.wish : noWish
  const setWish = (next: Wish) => setWished({ screen, wish: next })
  const shown = useRecord(screen, typeof viewer === 'object' ? viewer : undefined, wish)
  const address = withToken(shown.address ?? screen.address?.split('?')[0] ?? `/${tenant.url}`, token)

  const { id, url } = tenant
  const { password } = project
  // Not when more is known of the tenant: who looks anew loads the page anew.
  useEffect(() => {
    let isCurrent = true
    const next =
      me === undefined ? signedIn({ id, url }, { userId: eyes, password }) : Promise.resolve(lookingAs(me, eyes))
    void next.then((whose) => isCurrent && setViewer(whose))
    return () => {
      isCurrent = false
    }
  }, [id, url, eyes, me, password])

  useAtWork(me === undefined && typeof viewer === 'object' ? viewer : undefined, false)

  const at = useRef(address)
  useLayoutEffect(() => {
    at.current = address
  }, [address])

  // Before the frame, which is there once somebody looks, asks who it is; what it has drawn is drawn anew.
  const isDrawn = useRef(false)
  useLayoutEffect(() => {
    if (viewer === undefined) return
    lookThrough(viewer, language, mode)
    if (isDrawn.current) reload(frame.current?.contentWindow, at.current, token)
    return me && stayOneself(me)
  }, [viewer, language, mode, token, me])
  const loaded = (document: Document | null) => {
    isDrawn.current = true
    if (document !== null) keepToItsFocus(document)
    setPage(document)
  }

  const framed = useCallback((to: string) => withToken(to, token), [token])

  // What changed is seen where the person has got to in the page.
  useEffect(() => turns.listen(() => renew(frame.current?.contentWindow, at.current, token)), [turns, token])

  const isAway = useMarks(page, outline, selected)

  useEffect(() => {
    if (page === null || !selects) return
    const { file } = screen
    return handle(page, {
      outline,
      select: (entry) => select(keyOf(entry)),
      drop: (entry, onto) => {
        const made = dropped(outline, entry, onto, file)
        if (made !== undefined) change(...made.changes)
      },
    })
  }, [page, outline, selects, select, change, screen])

  const theme = useMemo(() => themeOf(productPalettes, isDark ? 'dark' : 'light'), [isDark])
  const waiting = (
    <ThemeProvider theme={theme}>
      <ScreenWaiting />
    </ThemeProvider>
  )

  const allEyes = [
    ...project.users.map(({ userId, about }) => ({ value: userId, text: userId, hint: about })),
    ...(me === undefined ? [] : lesserEyes(me.session).map((value) => ({ value, text: t(`eyes.${value}`) }))),
  ]
  return (
    <Box
      component="section"
      aria-label={t('preview.label')}
      sx={{
        display: 'grid',
        gridTemplateRows: 'auto auto minmax(0, 1fr)',
        minWidth: 0,
        height: '100%',
        bgcolor: 'action.hover',
      }}
    >
      <PreviewBar
        {...{ tenant, screen, allEyes, shown, wish, setWish }}
        look={{ ...look, language }}
        put={({ language: chosen = language, ...changes }) => {
          if (chosen !== language) setLanguage(chosen)
          setLook((now) => ({ ...now, ...changes }))
        }}
        link={token === undefined ? undefined : address}
      />
      <Box>
        {isStale && <Alert severity="warning">{t('preview.lastWhole')}</Alert>}
        {typeof viewer === 'string' && <Alert severity="warning">{viewer}</Alert>}
        {shown.failure !== undefined && (
          <Alert severity="warning">{t('preview.recordsFailed', { reason: shown.failure })}</Alert>
        )}
        {shown.isMissing && <Alert severity="info">{t('preview.noRecord')}</Alert>}
        {isAway && screen.needsRecord !== true && screen.printedBy === undefined && !UNDRAWN.has(screen.kind) && (
          <Alert severity="info">{t('preview.away')}</Alert>
        )}
        {screen.needsRecord === true && selects && <Alert severity="info">{t('preview.needsRecord')}</Alert>}
        {screen.printedBy !== undefined && selects && (
          <Alert severity="info">{t('preview.printed', { button: of(screen.printedBy) })}</Alert>
        )}
      </Box>
      {viewer === undefined ? (
        waiting
      ) : (
        <Screens key={address} {...{ frame, address, width, page, loaded, waiting, outline, compares, framed }} />
      )}
    </Box>
  )
}

/** An address of the portal, as the change set of a preview makes it. */
function withToken(address: string, token: string | undefined): string {
  if (token === undefined) return address
  const url = new URL(address, window.location.origin)
  url.searchParams.set('preview', token)
  return `${url.pathname}${url.search}`
}

/** Lets a page take up what the tenant is now; one that does not is loaded anew. Resolves when what is taken up is drawn. */
function renew(page: Window | null | undefined, address: string, token: string | undefined): Promise<unknown> {
  const view = within(page)?.document.defaultView
  const drawn: Promise<unknown>[] = []
  const detail: TenantChange = { until: (each) => drawn.push(each) }
  const isTaken = view?.dispatchEvent(new view.CustomEvent(TENANT_CHANGED, { cancelable: true, detail })) === false
  if (!isTaken) reload(page, address, token)
  return Promise.all(drawn)
}

/**
 * Loads a page anew; the portal's host lets itself be framed with the token of a preview only. One that is still on its way comes as the tenant is now; one
 * that has left the preview, as by signing out in it, goes to the screen.
 */
function reload(page: Window | null | undefined, address: string, token: string | undefined): void {
  if (page === null || page === undefined) return
  const own = within(page)
  if (own === undefined) return page.location.replace(address)
  const { href, pathname, search } = own.location
  if (href === 'about:blank') return
  if (token === undefined) own.location.reload()
  else own.location.replace(withToken(`${pathname}${search}`, token))
}

/** The page of a frame, unless the browser shows one of its own there, which nobody may look into. */
function within(page: Window | null | undefined): Window | undefined {
  try {
    return page?.document === undefined ? undefined : page
  } catch {
    return undefined
  }
}

/** Whether a page is dark by what was chosen on this device. */
function isDarkBy(choice: ReturnType<typeof keptChoice>): boolean {
  return choice === 'dark' || (choice === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches)
}
