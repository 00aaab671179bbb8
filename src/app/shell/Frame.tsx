import { useEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import { Outlet, useLocation } from 'react-router-dom'
import { EngineContext } from '../../render/index.ts'
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx'
import { DrawerHost } from '../drawers/DrawerHost.tsx'
import { Boundary } from '../pages/Boundary.tsx'
import { Broken } from '../pages/inside.tsx'
import { usePortal, useT } from '../portal.ts'
import { PrintHost } from '../print/PrintHost.tsx'
import { NavBar } from './NavBar.tsx'
import { TopBar } from './TopBar.tsx'
import { useServices } from './services.ts'

const MAIN_ID = 'main'

/** The frame around every page of the shell: bars, page, drawer, dialogs. */
export function Frame() {
  const portal = usePortal()
  const t = useT()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const services = useServices()
  useFocusOnNewPage(main, pathname)
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
          '&:not(:focus)': { transform: 'translateY(-200%)' },
        }}
      >
        {t('app.skipToContent')}
      </Box>
      <Box sx={{ minHeight: '100%', display: 'flex', flexDirection: 'column' }}>
        <Box component="header" sx={{ position: 'sticky', top: 0, zIndex: 'appBar' }}>
          <TopBar />
          <NavBar />
        </Box>
        <Box
          component="main"
          id={MAIN_ID}
          ref={main}
          tabIndex={-1}
          sx={{ flex: 1, outline: 0, px: { xs: 2, md: 3 }, py: { xs: 2, md: 3 }, minWidth: 0 }}
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
      <DrawerHost mainRef={main} />
      <ConfirmDialog />
      <PrintHost />
    </EngineContext>
  )
}

/** A new page takes the focus, so that the keyboard and screen readers begin at its start. The first one leaves it alone. */
function useFocusOnNewPage(main: { current: HTMLElement | null }, pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [main, pathname])
}
