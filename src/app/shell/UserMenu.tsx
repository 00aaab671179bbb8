import { useCallback, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import type { UserMenuModel } from '../../config/index.ts'
import type { Translate } from '../../render/index.ts'
import { LateDialog } from '../dialogs/LateDialog.tsx'
import { ask } from '../dialogs/question.ts'
import { usePortal, useT } from '../portal/portal.ts'
import type { Portal } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import { sessionAtom } from '../portal/state.ts'
import { loadAbout, loadChangePassword, loadTwoStep, loadUserMenu } from './overlays.ts'
import { initialsOf } from './initials.ts'
import { useOpening } from './use-opening.ts'

type Does = NonNullable<UserMenuModel['does']>

/** Who is signed in: address, languages, and the entries of the portal's file that are open to the user (specification of the frame, §2). */
export function UserMenu() {
  const portal = usePortal()
  const t = useT()
  const { boot, session } = useScene()
  const [button, setButton] = useState<HTMLElement | null>(null)
  const { opener, isOpen, isDrawn, close } = useOpening('menu', loadUserMenu)
  // Who has not said that the recovery codes are kept may have lost sight of them, e.g. by a reload.
  const [dialog, setDialog] = useState<Does | null>(session.mustKeepRecoveryCodes ? 'twoStepSignIn' : null)
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
        aria-label={t('shell.userMenu', { name: session.userName })}
        {...opener}
        sx={{
          minHeight: 44,
          minWidth: 44,
          flexShrink: 0,
          gap: 1,
          color: 'text.primary',
          '& .name': {
            display: { xs: 'none', md: 'block' },
            maxWidth: { md: 150, lg: 240 },
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          },
        }}
      >
        <Box component="span" data-initials={initialsOf(session.userName)} sx={FACE} />
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
      {dialog === 'twoStepSignIn' && (
        <LateDialog load={loadTwoStep} props={{ onClose: closeDialog }} onClose={closeDialog} />
      )}
    </>
  )
}

/** A disc in the brand's colour, with initials: a picture of the name, not words of it. */
const FACE = {
  '&::before': { content: 'attr(data-initials)' },
  display: 'grid',
  placeContent: 'center',
  width: 32,
  height: 32,
  borderRadius: 999,
  typography: 'caption',
  fontWeight: 600,
  bgcolor: ({ chosen }: Theme) => chosen,
} as const

/** Loads what keeps drafts; undefined when that fails, e.g. without a line. */
async function loadSteps() {
  return import('../device/steps.ts').then(
    ({ createSteps }) => createSteps,
    () => undefined,
  )
}

/** Signs out; somebody who leaves drafts on this device is asked first whether they are to stay. */
async function signOutAsking(portal: Portal, t: Translate): Promise<void> {
  const session = portal.store.get(sessionAtom)
  const drafts = session && (await loadSteps())?.(session)
  if (drafts && (await drafts.read()).length > 0) {
    const question = {
      title: t('draft.leftTitle'),
      text: t('draft.leftText'),
      confirm: t('draft.forget'),
      cancel: t('draft.keep'),
      danger: true,
    }
    if (await ask(portal.store, question)) await drafts.removeAll()
  }
  await portal.signOut()
}
