import IconButton from '@mui/material/IconButton'
import { Icon } from '../look/icon.tsx'

interface StepButtonProps {
  way: 'previous' | 'next'
  label: string
  /** There is nothing further that way. */
  isEnd: boolean
  onStep(): void
}

/** Leads one further. Not disabled at the end: the button that one stands on would lose the focus. */
export function StepButton({ way, label, isEnd, onStep }: StepButtonProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onStep()}
      sx={{ opacity: isEnd ? 0.4 : 1, cursor: isEnd ? 'default' : 'pointer' }}
    >
      <Icon name={way} />
    </IconButton>
  )
}
