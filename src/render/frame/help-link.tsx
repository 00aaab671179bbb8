import { useContext } from 'react'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useEngine } from '../services/services.ts'
import { Icon } from '../look/icon.tsx'
import { InMenuContext } from './tool-button.tsx'

/** Leads to a help page in a new tab: a link, so that it can be opened and copied as one likes. Inside a menu it is a line of it. */
export function HelpLink({ page, size = 'medium' }: { page: string; size?: 'small' | 'medium' }) {
  const { t, helpAddress } = useEngine()
  const closeMenu = useContext(InMenuContext)
  const href = helpAddress(page)
  if (href === undefined) return null
  const link = { component: 'a', href, target: '_blank', rel: 'noopener' } as const
  const label = t('action.help')
  if (closeMenu !== null)
    return (
      <MenuItem {...link} onClick={closeMenu}>
        <ListItemIcon>
          <Icon name="help" fontSize="small" />
        </ListItemIcon>
        {label}
      </MenuItem>
    )
  return (
    <Tooltip title={label}>
      <IconButton {...link} size={size} aria-label={label}>
        <Icon name="help" {...(size === 'small' && { fontSize: 'small' })} />
      </IconButton>
    </Tooltip>
  )
}
