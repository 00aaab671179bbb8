import { useCallback, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import Box from '@mui/material/Box'
import { Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { EngineContext, useCode, useEngine } from '../../render/index.ts'
import { drawerIn } from '../address/drawers.ts'
import { loadConfirmation } from '../dialogs/confirmation.ts'
import { LateDialog } from '../dialogs/LateDialog.tsx'
import { useOpenQuestion } from '../dialogs/use-open-question.ts'
import { FOOT, FootBar, footPlaces } from '../navigation/FootBar.tsx'
import { NavBar } from '../navigation/NavBar.tsx'
import { openTracking } from '../navigation/open.ts'
import { Boundary } from '../pages/Boundary.tsx'
import { Broken } from '../pages/inside.tsx'
import { usePortal, useT } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import { PrintHost } from '../print/PrintHost.tsx'
import { loadDrawers, loadWaitingSaves, useExpectedOverlays } from './overlays.ts'
import { useServices } from './services.ts'
import { useScrollPlace } from '../navigation/use-scroll-place.ts'
import { TopBar } from './TopBar.tsx'
import { HEAD_ROOM, useClearOfHead } from './use-clear-of-head.ts'
import { useTrackingBelow } from './use-tracking-below.ts'

const MAIN_ID = 'main'

/** Stays at the top; in a window as low as one enlarged four times (WCAG 2.2, 1.4.10) it would take the room of what is read, and goes with the page. */
const HEAD = {
  displayPrint: 'none',
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  '@media (max-height: 320px)': { position: 'static' },
  // What is in it is in sight: the page stays where it is while the focus goes along the bar.
  '& *': { scrollMarginTop: `calc(-1 * var(${HEAD_ROOM}, 0px))` },
} as const

/** The frame around every page of the shell: bars, page, drawer, dialogs. */
export function Frame() {
  const portal = usePortal()
  const t = useT()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const head = useRef<HTMLElement>(null)
  const services = useServices()
  useClearOfHead(head)
  useFocusOnNewPage(main, pathname)
  useScrollPlace(main)
  const isQuiet = useExpectedOverlays()
  const { boot, roots } = useScene()
  const places = footPlaces(boot, roots)
  const hasFoot = places.length > 0
  const tracking = useTrackingBelow(pathname)
  const { code: WaitingSaves } = useCode(isQuiet ? loadWaitingSaves : undefined)
  return (
    <EngineContext value={services}>
      <Box
        component="a"
        href={`#${MAIN_ID}`}
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
        sx={{
          position: 'fixed',
          top: 8,
          left: 8,
          zIndex: 'tooltip',
          px: 2,
          py: 1,
          bgcolor: 'background.paper',
          color: 'text.primary',
          borderRadius: 1,
          boxShadow: 4,
          '&:not(:focus)': { transform: 'translateY(-200%)', boxShadow: 0 },
        }}
      >
        {t('app.skipToContent')}
      </Box>
      <Box sx={{ minHeight: '100%', display: 'flex', flexDirection: 'column' }}>
        <Box component="header" ref={head} sx={HEAD}>
          <TopBar tracking={tracking} hasFoot={hasFoot} />
          <NavBar />
        </Box>
        <Box
          component="main"
          id={MAIN_ID}
          ref={main}
          tabIndex={-1}
          sx={{
            flex: 1,
            outline: 0,
            px: { xs: 2, md: 3 },
            py: { xs: 2, md: 3 },
            ...(hasFoot && { pb: { xs: `calc(16px + ${String(FOOT)}px)`, md: 3 } }),
            minWidth: 0,
            '@media print': { p: 0 },
          }}
        >
          <Boundary
            resetKey={pathname}
            onError={(message) => {
              portal.log('screen', message)
            }}
            broken={(retry) => <Broken onRetry={retry} />}
          >
            <Outlet />
          </Boundary>
        </Box>
      </Box>
      {hasFoot && <FootBar places={places} opener={openTracking(boot, roots) && tracking.opener} />}
      <Drawers mainRef={main} />
      <OpenQuestion />
      <PrintHost />
      {WaitingSaves && <WaitingSaves />}
    </EngineContext>
  )
}

/** Loaded with the first drawer, and kept: a drawer that closes needs it to slide out. */
function Drawers({ mainRef }: { mainRef: RefObject<HTMLElement | null> }) {
  const { boot } = useScene()
  const { close } = useEngine()
  const [search] = useSearchParams()
  const isOpen = drawerIn(search, boot.drawers) !== null
  const [isDrawn, setDrawn] = useState(isOpen)
  if (isOpen && !isDrawn) setDrawn(true)
  return isDrawn && <LateDialog load={loadDrawers} props={{ mainRef }} onClose={close} />
}

function OpenQuestion() {
  const open = useOpenQuestion()
  const decline = useCallback(() => open?.answer(false), [open])
  return open && <LateDialog load={loadConfirmation} props={open} onClose={decline} />
}

/** A new page takes the focus, so that the keyboard and screen readers begin at its start. The first one leaves it alone. */
function useFocusOnNewPage(main: { current: HTMLElement | null }, pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [main, pathname])
}
