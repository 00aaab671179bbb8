import { useState } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { evaluate } from '../../config/index.ts'
import type { GridModel } from '../../config/index.ts'
import { Icon } from '../icon.tsx'
import { useScreen } from '../screen.ts'
import { useEngine } from '../services.ts'
import { LineSkeleton } from '../skeletons.tsx'
import { FilterField } from './filter-field.tsx'
import type { GridExport } from './use-export.ts'

interface GridToolbarProps {
  model: GridModel
  heading: string
  /** Rows that pass the filters; absent while none are known. */
  count: number | undefined
  /** Rows of the page at hand, where filters look at it alone. */
  ofPage: number | undefined
  isFiltered: boolean
  clearFilters(): void
  /** Ids of the switches that are on. */
  switched: ReadonlySet<string>
  setSwitch(id: string, isOn: boolean): void
  /** Rows are on their way: what stands here once they are known has its room already. */
  isLoading: boolean
  /** Absent while there is nothing to write. */
  exporting: GridExport | undefined
  more: (() => void) | undefined
  isUpdating: boolean
  /** Buttons that choose how the list is looked at. */
  arrangements: ReactNode
  /** On a narrow screen the filters stand here instead of under headers. */
  isNarrow: boolean
}

/** Writes the rows; while it works, says how far it is and can be given up. */
function ExportButton({ label, start, progress, giveUp }: GridExport & { label: string }) {
  const { t } = useEngine()
  return (
    <>
      <Button size="small" startIcon={<Icon name="download" />} disabled={progress !== undefined} onClick={start}>
        {label}
      </Button>
      <Typography role="status" variant="body2" color="text.secondary">
        {progress !== undefined && t('grid.exporting', { ...progress })}
      </Typography>
      {progress !== undefined && (
        <Button size="small" startIcon={<Icon name="close" />} onClick={giveUp}>
          {t('grid.cancelExport')}
        </Button>
      )}
    </>
  )
}

/** Above the rows: heading, count, filters on narrow screens, and the buttons. */
export function GridToolbar({
  model,
  heading,
  count,
  ofPage,
  isFiltered,
  clearFilters,
  switched,
  setSwitch,
  isLoading,
  exporting,
  more,
  isUpdating,
  arrangements,
  isNarrow,
}: GridToolbarProps) {
  const { t, open, help } = useEngine()
  const { scope } = useScreen()
  const [areFiltersOpen, setFiltersOpen] = useState(false)
  const page = model.help
  const offered = model.actions.filter(({ access }) => access === undefined || evaluate(access, scope))
  return (
    <Box component="header" sx={{ mb: 1.5, '@media print': { 'button, label': { display: 'none' } } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h1" variant="h5">
          {heading}
        </Typography>
        {page !== undefined && (
          <IconButton size="small" aria-label={t('action.help')} onClick={() => help(page)}>
            <Icon name="help" fontSize="small" />
          </IconButton>
        )}
        <Typography role="status" variant="body2" color="text.secondary" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
          {isLoading && <LineSkeleton width={72} />}
          {count !== undefined &&
            (ofPage === undefined ? t('grid.count', { count }) : t('grid.filteredPage', { count, rows: ofPage }))}
        </Typography>
        {model.switches.map(({ id, label }) => (
          <FormControlLabel
            key={id}
            data-entry={id}
            sx={{ ml: -0.5 }}
            control={
              <Switch size="small" checked={switched.has(id)} onChange={(_event, isOn) => setSwitch(id, isOn)} />
            }
            label={<Typography variant="body2">{t(label)}</Typography>}
          />
        ))}
        {isNarrow && (
          <Button
            size="small"
            aria-expanded={areFiltersOpen}
            startIcon={<Icon name="filter" />}
            onClick={() => setFiltersOpen(!areFiltersOpen)}
          >
            {t('grid.filters')}
          </Button>
        )}
        {isFiltered && (
          <Button size="small" startIcon={<Icon name="close" />} onClick={clearFilters}>
            {t('grid.clearFilters')}
          </Button>
        )}
        {more !== undefined && (
          <Button size="small" disabled={isUpdating} onClick={more}>
            {t(model.more?.label ?? '', { days: model.more?.step ?? 0 })}
          </Button>
        )}
        {arrangements}
        {model.export !== undefined && exporting !== undefined && (
          <ExportButton label={t(model.export.label)} {...exporting} />
        )}
        {model.export !== undefined && isLoading && (
          <Button size="small" startIcon={<Icon name="download" />} sx={{ visibility: 'hidden' }}>
            {t(model.export.label)}
          </Button>
        )}
        {offered.map((action) => (
          <Button
            key={action.id}
            data-entry={action.id}
            size="small"
            variant="contained"
            startIcon={<Icon name={action.icon} />}
            onClick={() => open(action.drawer, 'new')}
          >
            {t(action.label)}
          </Button>
        ))}
      </Box>
      {isNarrow && (
        <Collapse in={areFiltersOpen} unmountOnExit>
          <Box sx={{ display: 'grid', gap: 1, pt: 1 }}>
            {model.columns.flatMap((column) =>
              column.filter === 'none' ? (
                []
              ) : (
                <Box key={column.id}>
                  <Typography variant="caption" aria-hidden>
                    {t(column.label)}
                  </Typography>
                  <FilterField column={column} />
                </Box>
              ),
            )}
          </Box>
        </Collapse>
      )}
    </Box>
  )
}
