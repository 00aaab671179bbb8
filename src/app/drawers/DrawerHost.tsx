import { useId, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import Drawer from '@mui/material/Drawer'
import { useSearchParams } from 'react-router-dom'
import type { DrawerModel } from '../../config/index.ts'
import { EngineContext, NARROW, useEngine } from '../../render/index.ts'
import { drawerIn } from '../address/drawers.ts'
import type { OpenDrawer } from '../address/drawers.ts'
import { ADDRESSED } from '../pages/back-closes.ts'
import { Boundary } from '../pages/Boundary.tsx'
import { AccessDenied, Broken } from '../pages/inside.tsx'
import { usePortal, useT } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import { DRAWER_WIDTHS } from '../screens/drawer-widths.ts'
import { isOpen } from '../session/access.ts'
import { CloseBar } from './DrawerWaiting.tsx'
import { FormDrawer } from './FormDrawer.tsx'
import { useEscapeFromNowhere } from './use-escape.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import type { LeaveGuard, LeaveHandle } from './use-leave-guard.ts'
import { nameTab } from './tab-name.ts'
import { ViewDrawer } from './ViewDrawer.tsx'

/**
 * The side drawer that the address opens. Escape and a click beside it ask what is in it first; so does going back.
 * The focus goes in, and returns to where it was, or to the page when that is gone.
 */
export function DrawerHost({ mainRef }: { mainRef: RefObject<HTMLElement | null> }) {
  const { boot } = useScene()
  const engine = useEngine()
  const [search] = useSearchParams()
  const open = drawerIn(search, boot.drawers)
  const [{ shown, turn, isLeft }, setDrawn] = useState<Drawn>({ shown: open, turn: 0, isLeft: open === null })
  const content = useRef<LeaveHandle>(null)
  const titleId = useId()
  const guard = useLeaveGuard(boot.drawers, content)
  const isOther = open !== null && (open.drawer.id !== shown?.drawer.id || open.record !== shown.record)
  if (isOther || isLeft !== (open === null))
    setDrawn({ shown: open ?? shown, turn: isLeft && open ? turn + 1 : turn, isLeft: open === null })

  const requestClose = (): void => {
    if (content.current) void content.current.requestClose()
    else engine.close()
  }
  const paper = useRef<HTMLDivElement>(null)
  useEscapeFromNowhere(open !== null, paper, requestClose)
  return (
    <Drawer
      className={ADDRESSED}
      anchor={shown?.drawer.anchor ?? 'right'}
      open={open !== null}
      onClose={requestClose}
      slotProps={{
        paper: {
          ref: paper,
          'aria-labelledby': titleId,
          sx: {
            width: `min(${String(DRAWER_WIDTHS[shown?.drawer.width ?? 'form'])}vh, 100%)`,
            maxWidth: '100%',
            [NARROW]: { width: '100%' },
          },
        },
        transition: {
          onExited: () => {
            setDrawn((last) => ({ ...last, shown: null }))
            returnFocus(mainRef.current)
          },
        },
      }}
    >
      {shown && (
        <Content
          key={`${String(turn)} ${shown.drawer.id}${isView(shown.drawer) ? '' : `/${shown.record}`}`}
          open={shown}
          titleId={titleId}
          content={content}
          guard={guard}
        />
      )}
    </Drawer>
  )
}

/** What the drawer holds. */
interface Drawn {
  /** Stays until the drawer is out of sight. */
  shown: OpenDrawer | null
  /** Counts the openings: one that is opened again while it slides out begins anew, as what it held is done. */
  turn: number
  /** The address opens none any more. */
  isLeft: boolean
}

interface ContentProps {
  open: OpenDrawer
  titleId: string
  content: RefObject<LeaveHandle | null>
  guard: LeaveGuard
}

function Content({ open: { drawer, record }, titleId, content, guard }: ContentProps) {
  const portal = usePortal()
  const t = useT()
  const { roots } = useScene()
  const services = useEngine()
  const { close } = services
  const product = t('app.title')
  const engine = useMemo(
    () => ({ ...services, names: (shown: string) => nameTab(shown, product) }),
    [services, product],
  )
  const bar = <CloseBar label={t('shell.close')} onClose={close} />
  if (!isOpen(drawer.access, roots)) {
    return (
      <div id={titleId}>
        {bar}
        <AccessDenied />
      </div>
    )
  }
  return (
    <Boundary
      onError={(message) => {
        portal.log('drawer', message)
      }}
      broken={(retry) => (
        <div id={titleId}>
          {bar}
          <Broken onRetry={retry} />
        </div>
      )}
    >
      <EngineContext value={engine}>
        {isView(drawer) ? (
          <ViewDrawer
            drawer={drawer.id}
            screen={drawer.screen}
            record={record}
            titleId={titleId}
            handle={content}
            guard={guard}
          />
        ) : (
          <FormDrawer screen={drawer.screen} record={record} titleId={titleId} handle={content} guard={guard} />
        )}
      </EngineContext>
    </Boundary>
  )
}

/** A view stays when it leads on to another record; a form begins anew. */
function isView({ screen }: DrawerModel): boolean {
  return screen.startsWith('views/')
}

/** What had the focus before may have gone with a list that was loaded again; then the page takes it. */
function returnFocus(main: HTMLElement | null): void {
  if (document.activeElement === null || document.activeElement === document.body) main?.focus({ preventScroll: true })
}
