import IconButton from '@mui/material/IconButton'
import { Icon } from '../look/icon.tsx'

interface StepButtonProps {
  /** Its sign. */
  way: 'previous' | 'next' | 'before' | 'after'
  label: string
  /** There is nothing further that way. */
  isEnd: boolean
  onStep(): void
  size?: 'small' | 'medium'
}

/** Leads one further. Not disabled at the end: the button that one stands on would lose the focus. */
export function StepButton({ way, label, isEnd, onStep, size = 'medium' }: StepButtonProps) {
  return (
    <IconButton
      size={size}
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onStep()}
      sx={{ displayPrint: 'none', opacity: isEnd ? 0.4 : 1, cursor: isEnd ? 'default' : 'pointer' }}
    >
      <Icon name={way} />
    </IconButton>
  )
}
