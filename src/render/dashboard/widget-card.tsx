import { useId, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { momentOf } from '../../config/index.ts'
import type { LookupModel, Scope, WidgetModel } from '../../config/index.ts'
import { Icon } from '../look/icon.tsx'
import { visuallyHidden } from '../look/visually-hidden.ts'
import { sinceText } from '../parts/day-text.ts'
import { PartBoundary } from '../parts/part-boundary.tsx'
import type { ChartPart } from '../services/parts.ts'
import { useEngine } from '../services/services.ts'
import { useRenewed } from '../source/use-renewed.ts'
import { chartOf } from './arrange.ts'
import { DaysInput, daysOf } from './days-input.tsx'
import { Shown, Waiting } from './shown.tsx'
import { TileFailed, WidgetFailed, WidgetStale } from './states.tsx'
import { useChart, useWidget } from './use-widget.ts'

/** Widths at which two widgets stand side by side, as wide each as one on a phone. */
const TWO_ABREAST = '@media (min-width: 720px) and (max-width: 959.95px)'

/** Columns that a small tile has at least, of twelve: two stand side by side on a phone, three on a tablet. */
const TILE = 4
/** Four tiles in one line are two and two where there is less room, not three and one. */
const QUARTER = 3

/** Whether a widget stands beside others on a phone, too. */
export function isTile({ width }: WidgetModel, part: { isWholeCard?: true } | undefined): boolean {
  return part?.isWholeCard === true && width <= TILE
}

export interface WidgetCardProps {
  model: WidgetModel
  /** In words. */
  name: string
  /** Label of the text shown when there is nothing to show. */
  empty: string
  lookups: Record<string, LookupModel>
  /** A tile beside which none stands on a phone. */
  isAlone: boolean
  /** Its row and its column on a wide screen, where it has a place of its own. */
  place?: string | undefined
  /** Where the values of its calls read. */
  roots: Scope
  /** Days ahead, where they are not those at first. */
  days?: string | undefined
  onDaysChange(days: string): void
}

/** A widget: its name, its buttons, and its chart or the same figures as a table. What it lacks or breaks stays inside its card. */
export function WidgetCard(props: WidgetCardProps) {
  const {
    name,
    isAlone,
    place,
    model: { width, chart },
  } = props
  const part = chartOf(useEngine().parts.charts, chart)
  const [row, column] = place ?? ''
  return (
    <Box
      {...(part?.isWholeCard === true ? { role: 'group' } : { component: 'article' })}
      data-entry={props.model.id}
      aria-label={name}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        ...(isTile(props.model, part)
          ? {
              gridColumn: {
                xs: isAlone ? '1 / -1' : 'span 1',
                sm: `span ${width === QUARTER ? 2 * QUARTER : TILE}`,
                lg: `span ${width}`,
              },
            }
          : {
              gridColumn: { xs: '1 / -1', md: `span ${width} / ${Number(column) * width + 1 || 'auto'}` },
              gridRow: { md: row },
              [TWO_ABREAST]: { gridColumn: `span ${width > 6 ? 12 : 6}` },
              // A chart stays on paper as wide as it was on the screen.
              '@media print': { gridColumn: '1 / -1', gridRow: 'auto' },
            }),
        minWidth: 0,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        containerType: 'inline-size',
        breakInside: 'avoid',
      }}
    >
      <PartBoundary name={name}>
        <OpenWidget {...props} part={part} />
      </PartBoundary>
    </Box>
  )
}

function OpenWidget({
  model,
  name,
  empty,
  lookups,
  roots,
  days: given,
  onDaysChange,
  part,
}: WidgetCardProps & { part: ChartPart | undefined }) {
  const { t, formats } = useEngine()
  const id = useId()
  const ahead = model.days
  const days = ahead === undefined ? undefined : daysOf(given, ahead)
  const { data, state, problem, asOf, staleSince, isUpdating, retry, renew } = useWidget(model, days, roots)
  const { isRenewed, note } = useRenewed(asOf)
  const body = useRef<HTMLDivElement>(null)
  // The card keeps the height that its chart gave it, so that nothing beside it moves; 0 where there is no layout.
  const [tableHeight, setTableHeight] = useState<number>()
  const asTable = tableHeight !== undefined
  const chart = useChart(part)
  const isWhole = part?.isWholeCard === true
  return (
    <>
      {isUpdating && (
        <LinearProgress
          aria-label={t('dashboard.updating')}
          sx={{ position: 'absolute', insetInline: 8, top: 0, height: 3, borderRadius: 2 }}
        />
      )}
      {!isWhole && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 0.5,
            minHeight: 52,
            pl: 2.5,
            pr: 1,
            pt: 1,
          }}
        >
          <Typography id={id} component="h3" sx={NAME}>
            {name}
          </Typography>
          <Box sx={{ flex: 'none', display: 'flex', displayPrint: 'none', alignItems: 'center', ml: 'auto' }}>
            {ahead !== undefined && days !== undefined && (
              <DaysInput
                days={days}
                most={ahead.most}
                widget={name}
                onChange={(next) => onDaysChange(next === ahead.start ? '' : String(next))}
              />
            )}
            <WidgetButton
              icon={asTable ? 'chart' : 'table'}
              name={t(asTable ? 'dashboard.asChart' : 'dashboard.asTable', { widget: name })}
              onClick={() => setTableHeight(asTable ? undefined : (body.current?.offsetHeight ?? 0))}
            />
            <WidgetButton
              icon="refresh"
              name={t('dashboard.refresh', { widget: name })}
              onClick={() => {
                note()
                renew()
              }}
            />
            <span aria-live="polite" style={visuallyHidden}>
              {isRenewed && `${name} ${t('dashboard.asOf', { time: sinceText(momentOf(asOf), formats) })}`}
            </span>
          </Box>
        </Box>
      )}
      <Box
        ref={body}
        aria-busy={state === 'loading' || chart.isWaiting}
        {...(asTable && { tabIndex: 0, role: 'group', 'aria-label': name })}
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: asTable ? 'flex-start' : 'center',
          ...(!isWhole && { px: 2.5, pb: 2.5, pt: 1 }),
          ...(asTable && tableHeight > 0 && tablePlace(tableHeight)),
        }}
      >
        {state === 'loading' && <Waiting {...{ model, name, part, chart, lookups }} />}
        {state === 'failed' &&
          (isWhole ? (
            <TileFailed name={name} text={t(empty)} problem={problem} height={part.height} retry={retry} />
          ) : (
            <WidgetFailed text={t(empty)} problem={problem} retry={retry} />
          ))}
        {state === 'ready' && (
          <PartBoundary name={name} of={data}>
            <Shown {...{ model, name, part, chart, empty, lookups, roots, data, asTable }} />
          </PartBoundary>
        )}
      </Box>
      {staleSince !== undefined && <WidgetStale since={staleSince} {...{ problem, retry }} />}
    </>
  )
}

/** Pixels below which a chart is a line, too low for the table of its figures; what the table of seven steps needs. */
const LOW = 200
const STEPS = 360

/** As high as the chart that the table stands for, or where that is a line of steps as high as they are below each other; on paper as high as the table is. */
const tablePlace = (height: number) =>
  ({
    flex: 'none',
    boxSizing: 'border-box',
    minHeight: height,
    maxHeight: height < LOW ? STEPS : height,
    overflowY: 'auto',
    '@media print': { maxHeight: 'none', overflow: 'visible' },
  }) as const

/** At one height in a line of cards, also where what stands beside it has gone below it. */
const NAME = {
  flex: '1 1 130px',
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  py: 0.75,
  typography: 'h3',
  overflowWrap: 'anywhere',
} as const

function WidgetButton({ icon, name, onClick }: { icon: string; name: string; onClick(): void }) {
  return (
    <IconButton
      aria-label={name}
      title={name}
      onClick={onClick}
      sx={{
        width: 40,
        height: 40,
        // Quiet beside the figures until somebody is at the card.
        color: 'text.disabled',
        'article:is(:hover, :focus-within) &': { color: 'text.secondary' },
      }}
    >
      <Icon name={icon} fontSize="small" />
    </IconButton>
  )
}
