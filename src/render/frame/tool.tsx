import type { ComponentProps, ReactNode } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { SxProps } from '@mui/material/styles'
import { Icon } from '../look/icon.tsx'

interface ToolProps extends Omit<ComponentProps<typeof Button>, 'startIcon' | 'size' | 'color' | 'children'> {
  icon: string
  /** What it is called; shown when the sign is pointed at. */
  label: string
  /** There is room for its sign alone. */
  isShort: boolean
  /** Its words, where they are not its label. */
  children?: ReactNode
}

const SIGN = { minWidth: 40, minHeight: { xs: 44, md: 36 }, borderRadius: 1, py: { md: 0.5 } } as const

/** A button beside a list's heading: its sign and its words, or, where there is little room, the sign alone. */
export function Tool({ icon, label, isShort, children = label, endIcon, sx, ...button }: ToolProps) {
  if (isShort)
    return (
      <Tooltip title={button.disabled === true ? '' : label}>
        <IconButton color="primary" {...button} aria-label={label} sx={[SIGN, sx] as SxProps}>
          <Icon name={icon} />
        </IconButton>
      </Tooltip>
    )
  return (
    <Button
      size="small"
      startIcon={<Icon name={icon} />}
      endIcon={endIcon}
      aria-label={label}
      {...button}
      sx={sx ?? null}
    >
      {children}
    </Button>
  )
}
