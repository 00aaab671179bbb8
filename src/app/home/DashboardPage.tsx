import { useCallback, useMemo } from 'react'
import Box from '@mui/material/Box'
import { EngineContext, useCode, useEngine } from '../../render/index.ts'
import { Broken } from '../pages/inside.tsx'
import { DashboardOutline } from '../pages/outline.tsx'
import { usePortal } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import { loadDashboard } from '../screens/load.ts'
import type { LoadedDashboard } from '../screens/load.ts'
import { useAddressFilters } from '../screens/use-address-filters.ts'
import { useLoaded } from '../screens/use-loaded.ts'
import { isOpen } from '../session/access.ts'
import { BrandBanner } from './BrandBanner.tsx'
import { HomePage } from './Welcome.tsx'

const loadExportPdf = () => import('./ExportPdf.tsx').then(({ ExportPdf }) => ExportPdf)
const loadPreferredSwitch = () => import('./PreferredSwitch.tsx').then(({ PreferredSwitch }) => PreferredSwitch)

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
  return data === undefined ? <DashboardOutline /> : <OpenDashboard loaded={data} isSwitched={isSwitched} />
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
  const { code: PreferredSwitch } = useCode(maySwitch ? loadPreferredSwitch : undefined)
  const { code: ExportPdf } = useCode(pdf === undefined ? undefined : loadExportPdf)
  const prefer = useCallback((on: boolean) => account.amend({ preferredWidgetsEnabled: on }), [account])
  return (
    <>
      {maySwitch && (
        <Box sx={{ display: 'flex', displayPrint: 'none', justifyContent: 'flex-end', minHeight: 38, mb: 1.5 }}>
          {PreferredSwitch && (
            <PreferredSwitch label={services.t(preferred.label)} checked={isPreferred} onChange={prefer} />
          )}
        </Box>
      )}
      {isPreferred ? (
        <Dashboard key={preferred.screen} screen={preferred.screen} isSwitched />
      ) : (
        <EngineContext value={engine}>
          <Screen
            model={model}
            banner={<BrandBanner />}
            {...(pdf !== undefined &&
              ExportPdf !== undefined && {
                printer: (widgets) => <ExportPdf {...{ widgets, pdf, loaded }} empty={model.empty} />,
              })}
            days={days}
            onDaysChange={setDays}
          />
        </EngineContext>
      )}
    </>
  )
}
