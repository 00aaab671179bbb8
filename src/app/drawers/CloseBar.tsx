import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'

/** The way out of a drawer that has nothing of its own to close it with. */
export function CloseBar({ label, onClose }: { label: string; onClose(): void }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
      <IconButton aria-label={label} onClick={onClose} autoFocus>
        <Close />
      </IconButton>
    </Box>
  )
}
