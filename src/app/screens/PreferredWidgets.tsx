import { useMemo } from 'react'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { WidgetModel } from '../../config/index.ts'
import type { Schemas } from '../../contract/index.ts'
import { BrandBanner } from '../pages/BrandBanner.tsx'
import { Broken } from '../pages/inside.tsx'
import { Loading } from '../pages/pages.tsx'
import { usePortal, useT } from '../portal.ts'
import { scopeOf } from '../session/access.ts'
import { useScene } from '../shell/scene.ts'
import type { LoadedDashboard } from './load.ts'

/** First word of the query key of how a user laid out widgets. */
const PREFERENCE_KEY = 'widget-preference'

/** The user's own widgets, in the places and with the charts that were saved (specification of the frame, §2). */
export function PreferredWidgets({ loaded: { Grid, Card } }: { loaded: LoadedDashboard }) {
  const t = useT()
  const { gateway } = usePortal()
  const { roots } = useScene()
  const scope = useMemo(() => scopeOf(roots), [roots])
  const { data, isError, refetch } = useQuery({
    queryKey: [PREFERENCE_KEY],
    queryFn: async ({ signal }) => {
      const answer = await gateway.callNamed('getWidgetPreferences', {}, signal)
      if (!answer.ok) throw new Error(answer.problem.message)
      return (answer.data ?? null) as Schemas['WidgetPreference'] | null
    },
  })
  if (isError) return <Broken onRetry={() => void refetch()} />
  if (data === undefined) return <Loading />
  const widgets = data === null ? [] : widgetsOf(data)
  return (
    <>
      <BrandBanner />
      {widgets.length === 0 && <Typography sx={{ py: 6, textAlign: 'center' }}>{t('customWidgets.noData')}</Typography>}
      <Grid>
        {widgets.map((widget) => (
          <Card key={widget.id} model={widget} name={widget.label} lookups={{}} roots={scope} />
        ))}
      </Grid>
    </>
  )
}

/** The widgets of a preference, row by row; cells without a data source have none. */
export function widgetsOf({ noOfColumns, widgetDetails }: Schemas['WidgetPreference']): WidgetModel[] {
  return widgetDetails.flatMap(({ dataSource, layouts: [layout] }) => {
    if (dataSource === '' || layout === undefined) return []
    const { widgetId, filterBy = '', filterByVal = '', groupBy = '', widgetType = '', widgetName = '', dateFilter = '' } = layout
    return {
      id: widgetId,
      label: widgetName,
      chart: widgetType,
      options: {},
      source: {
        operation: 'getCustomWidgetData',
        path: { dataSource, groupBy },
        query: { filter: filterBy, value: filterByVal, dateFilter, widgetType },
        at: 'pieChartList',
      },
      list: { at: '', code: 'name', label: 'name', value: 'value', isDay: false },
      figures: [],
      width: 12 / noOfColumns,
    }
  })
}
