import { createContext, useContext } from 'react'
import type { MouseEvent } from 'react'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { Icon } from '../look/icon.tsx'
import { useUnavailable } from './unavailable.tsx'

/** Inside a menu: closes it. */
export const InMenuContext = createContext<(() => void) | null>(null)

export interface ToolButtonProps {
  /** Id of its entry in the JSON. */
  entry?: string
  label: string
  /** What it is called where several of its label stand on one screen. */
  name?: string | undefined
  icon: string | undefined
  isOn?: boolean
  isBusy?: boolean
  /** Why it cannot be used; undefined while it can. */
  reason?: string | undefined
  onClick(event: MouseEvent): void
}

/** An icon with its label beside it when pointed at; inside a menu a line of it. */
export function ToolButton({
  entry,
  label,
  name = label,
  icon,
  isOn = false,
  isBusy = false,
  reason,
  onClick,
}: ToolButtonProps) {
  const closeMenu = useContext(InMenuContext)
  const { button, description } = useUnavailable(reason, onClick)
  if (closeMenu !== null) {
    return (
      <MenuItem
        data-entry={entry}
        {...button}
        onClick={(event) => {
          closeMenu()
          button.onClick(event)
        }}
      >
        <ListItemIcon>
          <Icon name={icon} fontSize="small" />
        </ListItemIcon>
        {label}
        {description}
      </MenuItem>
    )
  }
  return (
    <>
      <Tooltip title={reason === undefined ? label : `${label}: ${reason}`}>
        <IconButton
          data-entry={entry}
          aria-label={name}
          aria-busy={isBusy || undefined}
          color={isOn ? 'primary' : 'default'}
          {...button}
        >
          <Icon name={icon} />
        </IconButton>
      </Tooltip>
      {description}
    </>
  )
}
