import { useSyncExternalStore } from 'react'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Icon } from '../icon.tsx'
import { useEngine } from '../services.ts'
import { StatusBadge } from '../status-badge.tsx'
import { useForm } from './context.ts'
import type { FormSession } from './context.ts'

/** Title, number, status, whether something runs, and help. `titleId` lets a dialog around the form be named by its title. */
export function FormHeader({ titleId, isRunning }: { titleId: string; isRunning: boolean }) {
  const form = useForm()
  const { model } = form
  const { t, help } = useEngine()
  const number = useShown(form, model.record.number)
  const status = useShown(form, model.record.status?.field) || (form.store.isNew() ? (model.record.status?.initial ?? '') : '')
  const page = model.help
  return (
    <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: { xs: 2, sm: 3 }, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Typography id={titleId} component="h2" variant="h5">
        {t(model.title)}
        {number !== '' && ` ${number}`}
      </Typography>
      {model.record.status !== undefined && status !== '' && <StatusBadge lookup={model.lookups[model.record.status.lookup]} code={status} />}
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 1 }}>
        {isRunning && (
          <>
            <CircularProgress size={18} aria-hidden />
            <Typography variant="body2">{t('form.processing')}</Typography>
          </>
        )}
      </Box>
      {page !== undefined && (
        <IconButton aria-label={t('action.help')} onClick={() => help(page)}>
          <Icon name="help" />
        </IconButton>
      )}
    </Box>
  )
}

/** The value at a path as text; empty without one. */
function useShown({ store }: FormSession, path: string | undefined): string {
  const value = useSyncExternalStore(
    (heard) => store.listen(path === undefined ? [] : [path], heard),
    () => (path === undefined ? undefined : store.get(path)),
  )
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
