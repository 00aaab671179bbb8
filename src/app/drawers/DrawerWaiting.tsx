import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import {
  FieldsSkeleton,
  HEADER_BAR,
  HEADER_END,
  SectionsSkeleton,
  useEngine,
  visuallyHidden,
} from '../../render/index.ts'
import { Broken } from '../pages/inside.tsx'
import { useT } from '../portal/portal.ts'

/** What stands in a drawer until its screen is there, or when it could not be loaded. */
export function DrawerWaiting({ titleId, hasFailed, retry }: { titleId: string; hasFailed: boolean; retry(): void }) {
  const t = useT()
  const { close } = useEngine()
  return (
    <div id={titleId}>
      <CloseBar label={t('shell.close')} onClose={close} />
      {hasFailed ? <Broken onRetry={retry} /> : <Waiting />}
    </div>
  )
}

/** The outline of what opens, until it is known whether it is a form or a view. */
export function Waiting() {
  const t = useT()
  return (
    <>
      <span role="status" style={visuallyHidden}>
        {t('app.loading')}
      </span>
      <SectionsSkeleton menu={false}>
        <FieldsSkeleton isEdited={false} count={6} />
        <FieldsSkeleton isEdited={false} count={6} />
      </SectionsSkeleton>
    </>
  )
}

/** Closes a drawer whose content has no button for it. */
export function CloseBar({ label, onClose }: { label: string; onClose(): void }) {
  return (
    <Box sx={HEADER_BAR}>
      <Box sx={HEADER_END}>
        <IconButton aria-label={label} onClick={onClose} autoFocus>
          <Close />
        </IconButton>
      </Box>
    </Box>
  )
}
