import { useState } from 'react'
import type { ReactNode } from 'react'
import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import { useEngine } from '../services/services.ts'
import { InMenuContext } from './tool-button.tsx'

/** A button that opens a menu of tool buttons, where there is no room for them side by side. */
export function MoreMenu({ children, isDisabled = false }: { children: ReactNode; isDisabled?: boolean }) {
  const { t } = useEngine()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = (): void => setAnchor(null)
  return (
    <>
      <IconButton
        aria-label={t('view.more')}
        disabled={isDisabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      {/* The lines are parts of their own: the list takes the focus, and the arrow keys lead into it. */}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        disableAutoFocusItem
        slotProps={{ list: { 'aria-label': t('view.more') } }}
      >
        <InMenuContext value={close}>{children}</InMenuContext>
      </Menu>
    </>
  )
}
