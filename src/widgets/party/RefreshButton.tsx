import Refresh from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useEngine } from '../../render/index.ts'
import { callOperation, failureText } from '../../render/source.ts'
import type { Options } from './manifest.ts'

/** Makes the gateway forget its copy of the list, then asks for the list again. */
export function RefreshButton({
  label,
  cache,
  reload,
}: {
  label: string
  cache: NonNullable<Options['refreshCache']>
  reload(): Promise<void>
}) {
  const { t, port, notify } = useEngine()
  const [isBusy, setBusy] = useState(false)
  const { operation, serviceName, cacheAttribute } = cache

  const refresh = async () => {
    setBusy(true)
    const query = { serviceName, ...(cacheAttribute === undefined ? {} : { cacheAttribute }) }
    const answer = await callOperation(port, operation, { query })
    if (answer.ok) await reload()
    else notify({ severity: 'error', text: failureText(answer.problem, t) })
    setBusy(false)
  }
  return (
    <Button
      size="small"
      startIcon={<Refresh />}
      disabled={isBusy}
      onClick={() => void refresh()}
      aria-label={t('party.refreshOf', { label })}
    >
      {t('party.refresh')}
    </Button>
  )
}
