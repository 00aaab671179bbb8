import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import type { Notice } from '../render/index.ts'

/** The screen's last notice. */
export function Notices({ notice, forget }: { notice: Notice | undefined; forget: () => void }) {
  return (
    <Snackbar open={notice !== undefined} autoHideDuration={5000} onClose={forget}>
      <Alert severity={notice?.severity ?? 'info'} onClose={forget}>
        {notice?.text}
      </Alert>
    </Snackbar>
  )
}
