import { useState } from 'react'
import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import type { Viewer } from '../preview/sign-in.ts'
import { useWords } from '../words/words.ts'

interface AccountProps {
  viewer: Viewer
  signOut(): void
}

/** Who works in the studio, and the way out of it. */
export function Account({ viewer: { session }, signOut }: AccountProps) {
  const { t } = useWords()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = session.userName === '' ? session.userId : session.userName
  return (
    <>
      <IconButton
        aria-label={t('account.label', { name })}
        title={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AccountIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('account.label', { name }) } }}
      >
        <Typography component="li" role="presentation" variant="body2" sx={{ px: 2, py: 1 }}>
          <strong>{name}</strong>
          <br />
          <Typography component="span" variant="caption" color="textSecondary">
            {session.userId} · {session.tenant}
          </Typography>
        </Typography>
        <MenuItem onClick={signOut}>{t('account.signOut')}</MenuItem>
      </Menu>
    </>
  )
}
