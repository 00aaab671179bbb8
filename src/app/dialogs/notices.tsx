import type { Ref } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { SnackbarContent, closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack'
import type { CustomContentProps } from 'notistack'
import type { Notice } from '../../render/index.ts'
import { useT } from '../portal/portal.ts'
import { usePlaceBeside } from './beside.ts'

/** How long a notice stays, in milliseconds; with further lines to read it stays longer (specification of the frame, §8). */
const STAY_MS = 5_000
const STAY_WITH_LINES_MS = 60_000
/** How many notices stand at once. */
const MOST = 4

declare module 'notistack' {
  interface VariantOverrides {
    default: false
    success: { lines: readonly string[] }
    info: { lines: readonly string[] }
    warning: { lines: readonly string[] }
    error: { lines: readonly string[] }
  }
}

/** Tells the user something. At most four notices stand at once; a fifth replaces the oldest. */
export function notify({ severity, text, lines = [] }: Notice): void {
  const autoHideDuration = lines.length > 0 ? STAY_WITH_LINES_MS : STAY_MS
  enqueueSnackbar(text, { variant: severity, lines, autoHideDuration })
}

type BarProps = CustomContentProps & { lines?: readonly string[]; ref?: Ref<HTMLDivElement> }

/** One notice, announced when it appears. */
function NoticeBar({ ref, id, message, variant, lines = [] }: BarProps) {
  const t = useT()
  const close = (): void => {
    closeSnackbar(id)
  }
  return (
    <SnackbarContent ref={ref ?? null}>
      <Alert
        variant="filled"
        severity={variant}
        onClose={close}
        closeText={t('shell.close')}
        sx={{ width: '100%', maxWidth: 560, boxShadow: 6 }}
      >
        {message}
        {lines.length > 0 && (
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        )}
      </Alert>
    </SnackbarContent>
  )
}

/** How each severity is drawn. */
const noticeBars = { success: NoticeBar, info: NoticeBar, warning: NoticeBar, error: NoticeBar }

/** Where notices stand: beside the page, so that those about what is done in a drawer are heard. */
export function NoticeHost() {
  const place = usePlaceBeside()
  return (
    <SnackbarProvider
      domRoot={place}
      maxSnack={MOST}
      Components={noticeBars}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    />
  )
}
