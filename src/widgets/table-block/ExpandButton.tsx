import IconButton from '@mui/material/IconButton'
import { Icon, useEngine } from '../../render/index.ts'

/** Opens a row out, and closes it. */
export function ExpandButton({
  name,
  controls,
  isOpen,
  toggle,
}: {
  name: string
  controls: string
  isOpen: boolean
  toggle(): void
}) {
  const { t } = useEngine()
  return (
    <IconButton
      size="small"
      aria-label={t('table.details', { name })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={(event) => {
        // The row around it may open something.
        event.stopPropagation()
        toggle()
      }}
    >
      <Icon name={isOpen ? 'collapse' : 'expand'} />
    </IconButton>
  )
}
