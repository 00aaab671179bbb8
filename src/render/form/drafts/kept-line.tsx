import { useSyncExternalStore } from 'react'
import Typography from '@mui/material/Typography'
import { timeText } from '../../parts/day-text.ts'
import { useEngine } from '../../services/services.ts'

/** When this device last took what stands in a form. */
export interface KeptAt {
  /** Undefined while nothing of the form has to be kept, or the device does not keep it. */
  at(): Date | undefined
  set(at: Date | undefined): void
  listen(heard: () => void): () => void
}

export function createKeptAt(): KeptAt {
  const listeners = new Set<() => void>()
  let kept: Date | undefined
  return {
    at: () => kept,
    set(at) {
      kept = at
      for (const heard of listeners) heard()
    },
    listen(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
  }
}

/** Says in the foot of a form until when what was typed is safe on this device; it is drawn anew once a minute at most. */
export function KeptLine({ keptAt }: { keptAt: KeptAt }) {
  const { t } = useEngine()
  const time = useSyncExternalStore(keptAt.listen, () => {
    const at = keptAt.at()
    return at && timeText(at)
  })
  if (time === undefined) return null
  return (
    <Typography
      variant="caption"
      sx={{ display: { xs: 'none', md: 'block' }, alignSelf: 'center', mr: 1, color: 'text.secondary' }}
    >
      {t('draft.keptAt', { time })}
    </Typography>
  )
}
