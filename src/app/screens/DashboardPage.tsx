import { useMemo } from 'react'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { EngineContext, useEngine } from '../../render/index.ts'
import { BrandBanner } from '../pages/BrandBanner.tsx'
import { HomePage } from '../pages/HomePage.tsx'
import { Broken } from '../pages/inside.tsx'
import { Loading } from '../pages/pages.tsx'
import { usePortal } from '../portal.ts'
import { isOpen } from '../session/access.ts'
import { useScene } from '../shell/scene.ts'
import type { LoadedDashboard } from './load.ts'
import { loadDashboard } from './load.ts'
import { PreferredWidgets } from './PreferredWidgets.tsx'
import { useAddressFilters } from './use-address-filters.ts'
import { useLoaded } from './use-loaded.ts'

/** The start page with its dashboard, or with the user's own widgets in its place (specification of the frame, §2). */
export function DashboardPage({ screen }: { screen: string }) {
  const { data, isError, refetch } = useLoaded(screen, loadDashboard)
  return (
    <>
      <HomePage />
      <Box sx={{ mt: 2.5 }}>{isError ? <Broken onRetry={() => void refetch()} /> : data ? <OpenDashboard loaded={data} /> : <Loading />}</Box>
    </>
  )
}

function OpenDashboard({ loaded }: { loaded: LoadedDashboard }) {
  const { model, Screen, charts } = loaded
  const services = useEngine()
  const { account } = usePortal()
  const { session, roots } = useScene()
  const engine = useMemo(() => ({ ...services, parts: { ...services.parts, charts } }), [services, charts])
  const [days, setDays] = useAddressFilters()
  const { preferred } = model
  const maySwitch = preferred !== undefined && isOpen(preferred.access, roots)
  const isPreferred = maySwitch && session.preferredWidgetsEnabled
  return (
    <EngineContext value={engine}>
      {maySwitch && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1.5 }}>
          <FormControlLabel
            label={services.t(preferred.label)}
            control={<Switch checked={isPreferred} onChange={(_event, on) => account.amend({ preferredWidgetsEnabled: on })} />}
            sx={{ mr: 0 }}
          />
        </Box>
      )}
      {isPreferred ? <PreferredWidgets loaded={loaded} /> : <Screen model={model} banner={<BrandBanner />} days={days} onDaysChange={setDays} />}
    </EngineContext>
  )
}
