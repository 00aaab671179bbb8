import { useMemo } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import { evaluate } from '../../config/index.ts'
import type { DashboardModel } from '../../config/index.ts'
import { createScope } from '../form/core/scope.ts'
import { useEngine } from '../services.ts'
import { visuallyHidden } from '../visually-hidden.ts'
import { WidgetCard } from './widget-card.tsx'

export interface DashboardScreenProps {
  model: DashboardModel
  /** The brand's banner; drawn when the model says so. */
  banner?: ReactNode
  /** Days ahead by the id of a widget, where they are not those at first. */
  days: Readonly<Record<string, string>>
  onDaysChange(days: Readonly<Record<string, string>>): void
}

/** The widgets that are open to the reader, in their grid of twelve columns. */
export function DashboardScreen({ model, banner, days, onDaysChange }: DashboardScreenProps) {
  const { t, scope } = useEngine()
  const roots = useMemo(() => createScope(scope, { data: () => undefined, record: () => undefined }), [scope])
  const open = model.widgets.filter(({ access }) => access === undefined || evaluate(access, roots))
  const hasBanner = model.banner === 'always' || (model.banner === 'denied' && open.length < model.widgets.length)
  return (
    <Box component="section" aria-labelledby={`dashboard-${model.name}`}>
      <h2 id={`dashboard-${model.name}`} style={visuallyHidden}>
        {t(model.title)}
      </h2>
      {hasBanner && banner}
      <WidgetGrid>
        {open.map((widget) => (
          <WidgetCard
            key={widget.id}
            model={widget}
            lookups={model.lookups}
            roots={roots}
            days={days[widget.id]}
            onDaysChange={(text) => onDaysChange({ ...days, [widget.id]: text })}
          />
        ))}
      </WidgetGrid>
    </Box>
  )
}

/** Places widgets in twelve columns on a wide screen, two beside each other on a middle one, below each other on a narrow one. */
export function WidgetGrid({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(12, minmax(0, 1fr))' }, gap: { xs: 2, md: 2.5 } }}>{children}</Box>
}
