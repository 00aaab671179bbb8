import { useEffect } from 'react'
import type { Ref } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { SnackbarContent, closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack'
import type { CustomContentProps } from 'notistack'
import type { Notice } from '../../render/index.ts'
import { useT } from '../portal/portal.ts'
import { usePlaceBeside } from './beside.ts'
import { showNotices } from './notices.ts'

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

/** At most four notices stand at once; a fifth replaces the oldest. */
function show({ severity, text, lines = [] }: Notice): void {
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
      <Alert severity={variant} onClose={close} closeText={t('shell.close')} sx={BAR}>
        {message}
        {lines.length > 0 && (
          <Box component="ul" sx={LINES}>
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </Box>
        )}
      </Alert>
    </SnackbarContent>
  )
}

/** A sheet over the page, in the state's colours only where its sign and its edge are: what is said is read as all else is. */
const BAR = {
  width: '100%',
  maxWidth: 560,
  // Of many lines the button stays in sight; with the focus on it, the keys scroll them.
  maxHeight: '40vh',
  overflowY: 'auto',
  '& .MuiAlert-action': { position: 'sticky', top: 0, alignSelf: 'flex-start' },
  '& .MuiAlert-message': { overflow: 'visible', minWidth: 0 },
  border: 1,
  borderColor: 'color-mix(in srgb, currentColor 35%, transparent)',
  boxShadow: 8,
  '& .MuiAlert-message, & .MuiAlert-action': { color: 'text.primary' },
} as const

const LINES = { m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere', '& li + li': { mt: 0.5 } } as const

/** How each severity is drawn. */
const noticeBars = { success: NoticeBar, info: NoticeBar, warning: NoticeBar, error: NoticeBar }

/** A notice that is read for a minute leaves the actions at the foot of a form to press: two lines of them on a phone. */
const ABOVE_ACTIONS = {
  'body:has(footer) .notistack-SnackbarContainer': {
    marginBottom: 60,
    '@media (max-width: 599.95px)': { marginBottom: 100 },
  },
}

/** All that is said, beside the page, so that what is about a drawer is heard, too. */
export function Notices() {
  const place = usePlaceBeside()
  useEffect(() => showNotices(show), [])
  return (
    <>
      <GlobalStyles styles={ABOVE_ACTIONS} />
      <SnackbarProvider
        domRoot={place}
        maxSnack={MOST}
        Components={noticeBars}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      />
    </>
  )
}
