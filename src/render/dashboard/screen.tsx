import { Fragment, isValidElement, useMemo } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { createScope, holds, momentOf } from '../../config/index.ts'
import type { ArrangedModel, DashboardModel, Scope, CounterModel } from '../../config/index.ts'
import { countText } from '../services/formats.ts'
import { useEngine } from '../services/services.ts'
import { useSource } from '../source/use-source.ts'
import { visuallyHidden } from '../look/visually-hidden.ts'
import { Empty } from '../frame/empty.tsx'
import { Icon } from '../look/icon.tsx'
import { sinceText } from '../parts/day-text.ts'
import { numberIn } from '../parts/number-in.ts'
import { arrange, chartOf, sharing } from './arrange.ts'
import type { PlacedWidget } from './arrange.ts'
import { PrintTool } from './print-tool.tsx'
import type { PrintedWidget } from './print-tool.tsx'
import { WidgetFailed, WidgetSkeleton } from './states.tsx'
import { isTile, WidgetCard } from './widget-card.tsx'

export interface DashboardScreenProps {
  model: DashboardModel
  /** The brand's banner; drawn when the model says so. */
  banner?: ReactNode
  /** Draws the button that prints; asked for when the model has one and there is something to print. */
  printer?(widgets: readonly PrintedWidget[]): ReactNode
  /** Days ahead by the id of a widget, where they are not those at first. */
  days: Readonly<Record<string, string>>
  onDaysChange(days: Readonly<Record<string, string>>): void
}

/** Between the cards, on small and on wide screens, by the theme's spacing. */
const GAP = { xs: 2, md: 2.5 }

/** The widgets that are open to the reader, or those that an answer arranges, in a grid of twelve columns. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { model, banner } = props
  const { t, scope, parts } = useEngine()
  const roots = useMemo(() => createScope(scope), [scope])
  const open = useMemo(() => {
    const all = model.widgets.filter(({ access }) => holds(access, roots))
    return all.length < model.widgets.length
      ? sharing(all, (widget) => isTile(widget, chartOf(parts.charts, widget.chart)))
      : all
  }, [model, roots, parts])
  const placed = useMemo(
    () => open.map((widget): PlacedWidget => ({ model: widget, name: t(widget.label), counted: '', roots })),
    [open, roots, t],
  )
  const hasBanner = model.banner === 'always' || (model.banner === 'denied' && open.length < model.widgets.length)
  return (
    <Box component="section" aria-labelledby={`dashboard-${model.name}`}>
      <h2 id={`dashboard-${model.name}`} style={visuallyHidden}>
        {t(model.title)}
      </h2>
      {model.arranged === undefined ? (
        <Widgets {...props} placed={placed} roots={roots} banner={hasBanner && banner} />
      ) : (
        <>
          {hasBanner && <Box sx={{ mb: GAP }}>{banner}</Box>}
          <Arranged {...props} arranged={model.arranged} roots={roots} banner={null} />
        </>
      )}
    </Box>
  )
}

/** What is asked once for all its widgets. */
function Arranged({ arranged, ...props }: DashboardScreenProps & { arranged: ArrangedModel; roots: Scope }) {
  const { t, parts } = useEngine()
  const { model, roots } = props
  const { data, state, problem, retry } = useSource(arranged.source, roots)
  const placed = useMemo(() => arrange(arranged, data, roots, parts.charts), [arranged, data, roots, parts])
  if (state === 'failed') return <WidgetFailed text={t(model.empty)} problem={problem} retry={retry} />
  return state === 'loading' ? <WidgetSkeleton /> : <Widgets {...props} placed={placed} />
}

/** Tiles stand two abreast on a phone; the last of an odd number has none beside it. */
function tilesAlone(tiles: readonly boolean[]): boolean[] {
  let count = 0
  return tiles.map((tile, index) => {
    count = tile ? count + 1 : 0
    return count % 2 === 1 && tiles[index + 1] !== true
  })
}

function Widgets({
  model,
  placed,
  roots,
  banner,
  printer,
  days,
  onDaysChange,
}: DashboardScreenProps & { placed: readonly PlacedWidget[]; roots: Scope }) {
  const { t, parts } = useEngine()
  const { counters, pdf, lookups } = model
  // What needs a person comes before the brand.
  const lead = placed.findIndex(({ model: { chart } }) => chartOf(parts.charts, chart)?.isWholeCard !== true)
  const alone = tilesAlone(placed.map(({ model: widget }) => isTile(widget, chartOf(parts.charts, widget.chart))))
  return (
    <>
      {(counters.length > 0 || pdf !== undefined) && (
        <Box
          sx={{ display: 'flex', displayPrint: 'none', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.25, mb: 2 }}
        >
          {counters.map((counter) => (
            <CounterButton key={counter.id} model={counter} roots={roots} />
          ))}
          {pdf !== undefined && printer !== undefined && <PrintTool {...{ placed, lookups, days, printer }} />}
        </Box>
      )}
      {placed.length === 0 && model.arranged !== undefined && <Empty scene="chart" text={t(model.empty)} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(12, minmax(0, 1fr))' },
          gap: GAP,
        }}
      >
        {placed.map(({ model: widget, name, roots: own, place }, index) => (
          <Fragment key={widget.id}>
            {index === lead && <Banner>{banner}</Banner>}
            <WidgetCard
              model={widget}
              name={name}
              empty={model.empty}
              isAlone={alone[index] === true}
              place={place}
              lookups={lookups}
              roots={own}
              days={days[widget.id]}
              onDaysChange={(text) => onDaysChange({ ...days, [widget.id]: text })}
            />
          </Fragment>
        ))}
        {lead === -1 && <Banner>{banner}</Banner>}
      </Box>
    </>
  )
}

/** As wide as all the cards; nothing where there is none. */
function Banner({ children }: { children: ReactNode }) {
  return isValidElement(children) && <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>
}

/** A number on a button; a click asks for it again. A dash stands for a number that could not be loaded; one that could not be loaded anew says of when it is. */
function CounterButton({ model: { label, icon, source }, roots }: { model: CounterModel; roots: Scope }) {
  const { t, formats } = useEngine()
  const { data, state, staleSince, retry } = useSource(source, roots)
  const count = numberIn(data)
  return (
    <Button
      variant="outlined"
      startIcon={icon !== undefined && <Icon name={icon} />}
      aria-busy={state === 'loading'}
      onClick={retry}
    >
      <span aria-live="polite">
        {t(label, { count: count === undefined ? t('dashboard.noFigure') : countText(count, formats) })}
        {staleSince !== undefined && ` (${t('dashboard.asOf', { time: sinceText(momentOf(staleSince), formats) })})`}
      </span>
    </Button>
  )
}
