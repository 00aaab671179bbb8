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
import { ExportPdf } from './ExportPdf.tsx'
import type { LoadedDashboard } from './load.ts'
import { loadDashboard } from './load.ts'
import { useAddressFilters } from './use-address-filters.ts'
import { useLoaded } from './use-loaded.ts'

/** The start page with its dashboard, or with the one that the reader prefers in its place (specification of the frame, §2). */
export function DashboardPage({ screen }: { screen: string }) {
  return (
    <>
      <HomePage />
      <Box sx={{ mt: 2.5 }}>
        <Dashboard screen={screen} />
      </Box>
    </>
  )
}

/** `isSwitched`: stands in the place of another one, so nothing is put in its own. */
function Dashboard({ screen, isSwitched = false }: { screen: string; isSwitched?: boolean }) {
  const { data, isError, refetch } = useLoaded(screen, loadDashboard)
  if (isError) return <Broken onRetry={() => void refetch()} />
  return data === undefined ? <Loading /> : <OpenDashboard loaded={data} isSwitched={isSwitched} />
}

function OpenDashboard({ loaded, isSwitched }: { loaded: LoadedDashboard; isSwitched: boolean }) {
  const { model, Screen, charts } = loaded
  const services = useEngine()
  const { account } = usePortal()
  const { session, roots } = useScene()
  const engine = useMemo(() => ({ ...services, parts: { ...services.parts, charts } }), [services, charts])
  const [days, setDays] = useAddressFilters()
  const { preferred, pdf } = model
  const maySwitch = !isSwitched && preferred !== undefined && isOpen(preferred.access, roots)
  const isPreferred = maySwitch && session.preferredWidgetsEnabled
  return (
    <>
      {maySwitch && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1.5 }}>
          <FormControlLabel
            label={services.t(preferred.label)}
            control={<Switch checked={isPreferred} onChange={(_event, on) => account.amend({ preferredWidgetsEnabled: on })} />}
            sx={{ mr: 0 }}
          />
        </Box>
      )}
      {isPreferred ? (
        <Dashboard key={preferred.screen} screen={preferred.screen} isSwitched />
      ) : (
        <EngineContext value={engine}>
          <Screen
            model={model}
            banner={<BrandBanner />}
            {...(pdf !== undefined && { printer: (widgets) => <ExportPdf {...{ widgets, pdf, loaded }} empty={model.empty} /> })}
            days={days}
            onDaysChange={setDays}
          />
        </EngineContext>
      )}
    </>
  )
}
