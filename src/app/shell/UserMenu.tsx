import { useCallback, useState } from 'react'
import AccountCircle from '@mui/icons-material/AccountCircle'
import Button from '@mui/material/Button'
import type { UserMenuModel } from '../../config/index.ts'
import { LateDialog } from '../dialogs/LateDialog.tsx'
import { signOutAsking } from '../drafts/sign-out.ts'
import { usePortal, useT } from '../portal.ts'
import { loadAbout, loadChangePassword, loadUserMenu } from './overlays.ts'
import { useScene } from './scene.ts'
import { useOpening } from './use-opening.ts'

type Does = NonNullable<UserMenuModel['does']>

/** Who is signed in: address, languages, and the entries of the portal's file that are open to the user (specification of the frame, §2). */
export function UserMenu() {
  const portal = usePortal()
  const t = useT()
  const { boot, session } = useScene()
  const [button, setButton] = useState<HTMLElement | null>(null)
  const { opener, isOpen, isDrawn, close } = useOpening('menu', loadUserMenu)
  const [dialog, setDialog] = useState<Does | null>(null)
  const closeDialog = useCallback(() => setDialog(null), [])
  const choose = ({ does }: UserMenuModel): void => {
    close()
    if (does === 'signOut') void signOutAsking(portal, t)
    else if (does !== undefined) setDialog(does)
  }
  return (
    <>
      <Button
        ref={setButton}
        color="inherit"
        startIcon={<AccountCircle />}
        aria-label={t('shell.userMenu', { name: session.userName })}
        {...opener}
        sx={{
          minHeight: 44,
          minWidth: 44,
          flexShrink: 0,
          color: 'text.primary',
          '& .name': {
            display: { xs: 'none', md: 'block' },
            maxWidth: { md: 150, lg: 240 },
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          },
          '& .MuiButton-startIcon': { mr: { xs: 0, md: 1 } },
        }}
      >
        <span className="name">{session.userName}</span>
      </Button>
      {isDrawn && (
        <LateDialog
          load={loadUserMenu}
          props={{ anchor: isOpen ? button : null, choose, onClose: close }}
          onClose={close}
        />
      )}
      {dialog === 'about' && (
        <LateDialog load={loadAbout} props={{ boot, onClose: closeDialog }} onClose={closeDialog} />
      )}
      {dialog === 'changePassword' && (
        <LateDialog load={loadChangePassword} props={{ onClose: closeDialog }} onClose={closeDialog} />
      )}
    </>
  )
}
