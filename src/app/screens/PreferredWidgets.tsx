import { useMemo } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../contract/index.ts'
import { BrandBanner } from '../pages/BrandBanner.tsx'
import { Broken } from '../pages/inside.tsx'
import { Loading } from '../pages/pages.tsx'
import { usePortal, useT } from '../portal.ts'
import { scopeOf } from '../session/access.ts'
import { useScene } from '../shell/scene.ts'
import { ConcurrentUsers } from './ConcurrentUsers.tsx'
import { ExportPdf } from './ExportPdf.tsx'
import type { LoadedDashboard } from './load.ts'
import type { OwnWidget } from './own-widgets.ts'
import { ownWidgets } from './own-widgets.ts'

/** First word of the query key of how a user laid out widgets. */
const PREFERENCE_KEY = 'widget-preference'
const NO_LOOKUPS = {}

/** The user's own widgets, in the places and with the charts that were saved (specification of the frame, §2). */
export function PreferredWidgets({ loaded }: { loaded: LoadedDashboard }) {
  const { gateway } = usePortal()
  const { data, isError, refetch } = useQuery({
    queryKey: [PREFERENCE_KEY],
    queryFn: async ({ signal }) => {
      const answer = await gateway.callNamed('getWidgetPreferences', {}, signal)
      if (!answer.ok) throw new Error(answer.problem.message)
      return (answer.data ?? null) as Schemas['WidgetPreference'] | null
    },
  })
  const widgets = useMemo(() => (data === undefined || data === null ? [] : ownWidgets(data)), [data])
  if (isError) return <Broken onRetry={() => void refetch()} />
  return data === undefined ? <Loading /> : <Widgets widgets={widgets} loaded={loaded} />
}

function Widgets({ widgets, loaded }: { widgets: readonly OwnWidget[]; loaded: LoadedDashboard }) {
  const { Grid, Card, useFigures } = loaded
  const t = useT()
  const { roots } = useScene()
  const scope = useMemo(() => scopeOf(roots), [roots])
  const models = useMemo(() => widgets.map(({ model }) => model), [widgets])
  const { figures, isLoading } = useFigures(models, NO_LOOKUPS, scope)
  const hasData = !isLoading && figures.some((each) => each.length > 0)
  return (
    <>
      <BrandBanner />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.25, mb: 2 }}>
        <ConcurrentUsers />
        {hasData && <ExportPdf widgets={widgets} figures={figures} loaded={loaded} />}
      </Box>
      {widgets.length === 0 && <Typography sx={{ py: 6, textAlign: 'center' }}>{t('customWidgets.noData')}</Typography>}
      <Grid>
        {models.map((model) => (
          <Card key={model.id} model={model} name={model.label} lookups={NO_LOOKUPS} roots={scope} empty="customWidgets.noData" />
        ))}
      </Grid>
    </>
  )
}
