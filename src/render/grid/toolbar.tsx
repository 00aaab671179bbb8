import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { holds, momentOf } from '../../config/index.ts'
import type { GridActionModel } from '../../config/index.ts'
import { HelpLink } from '../frame/help-link.tsx'
import { Icon } from '../look/icon.tsx'
import { sinceText } from '../parts/day-text.ts'
import { useScreen } from '../screen/screen.ts'
import { NEW_RECORD, useEngine } from '../services/services.ts'
import type { Translate } from '../services/services.ts'
import { LineSkeleton } from '../frame/skeletons.tsx'
import { visuallyHidden } from '../look/visually-hidden.ts'
import { useReason, useUnavailable } from '../frame/unavailable.tsx'
import { useRenewed } from '../source/use-renewed.ts'
import { fillsWindow } from './arrangement/layout.ts'
import { ArrangementsMenu } from './arrangement/arrangements-menu.tsx'
import { ColumnsPanel } from './arrangement/columns-panel.tsx'
import { ExportButton, useGridExport } from './export/export-button.tsx'
import { FlagBar, standsBeside } from './flag-bar.tsx'
import { moreLabel } from './body/no-rows.tsx'
import { FilterRowSwitch } from './filter-row-switch.tsx'
import { SetFilters } from './set-filters.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { switchKey } from './order/filters.ts'
import { countOf } from './use-list.ts'
import type { List } from './use-list.ts'

interface ToolbarProps {
  list: List
  /** On a narrow screen no header holds filters. */
  isNarrow: boolean
  /** There is no room for the words of the buttons. */
  isClose: boolean
}

/** Above the rows: heading, count, filters on narrow screens, and the buttons. */
export function GridToolbar({ list, isNarrow, isClose }: ToolbarProps) {
  const { t, formats } = useEngine()
  const { scope } = useScreen()
  const { model, columns, arrangements, loaded } = list
  const { isRenewed, note } = useRenewed(loaded.asOf)
  const asOf = t('grid.asOf', { time: sinceText(momentOf(loaded.asOf), formats) })
  const { state, pages, more } = loaded
  const { textOf, shownOf, shown } = list.shown
  const exporting = useGridExport({ model, columns, loaded, textOf, shownOf })
  const offered = model.actions.filter(({ access }) => holds(access, scope))
  const isKnown = state === 'ready'
  // What comes with the rows has its place before: nothing moves then.
  const isPlaced = isKnown || state === 'loading'
  const place = { display: 'flex', alignItems: 'center', gap: 1, visibility: isKnown ? undefined : 'hidden' } as const
  return (
    <Box component="header" sx={{ mb: 1.5, '@media print': { 'a, button, label': { display: 'none' } } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: { xs: 0.5, sm: 1 }, rowGap: 1 }}>
        <Typography component="h1" sx={{ typography: { xs: 'h5', sm: 'h1' }, overflowWrap: 'anywhere' }}>
          {list.heading}
        </Typography>
        {model.help !== undefined && <HelpLink page={model.help} size="small" />}
        <Typography
          role="status"
          variant="body2"
          color="textSecondary"
          sx={isOfPage(list) || isPart(list) ? COUNT_BELOW : COUNT}
        >
          {state === 'loading' && <LineSkeleton width={48} />}
          {isKnown && countText(list, t)}
          {isKnown && isRenewed && <span style={visuallyHidden}> {asOf}</span>}
        </Typography>
        {standsBeside(model) && state !== 'failed' && <FlagBar list={list} />}
        <SetFilters list={list} />
        {isPlaced && (
          <Box sx={{ ...place, ml: { xs: 'auto', md: 0 } }}>
            <AsOf
              text={asOf}
              isShort={isNarrow}
              renew={() => {
                note()
                loaded.retry()
              }}
            />
          </Box>
        )}
        {model.switches.map(({ id, label }) => (
          <FormControlLabel
            key={id}
            data-entry={id}
            control={
              <Switch
                size="small"
                checked={list.switched.has(id)}
                onChange={(_event, isOn) => list.filterSource.set(switchKey(id), isOn ? 'on' : '')}
              />
            }
            label={
              <Typography component="span" variant="body2">
                {t(label)}
              </Typography>
            }
            sx={{ order: { xs: 1, md: 0 } }}
          />
        ))}
        {isNarrow && <FilterSheet list={list} />}
        {model.arrange && !isNarrow && <FilterRowSwitch list={list} isShort={isClose} />}
        {more !== undefined && (
          <Button
            size="small"
            // Disabled it would lose the focus of who asks for one step after the other.
            aria-disabled={loaded.isUpdating}
            onClick={() => !loaded.isUpdating && more()}
            sx={loaded.isUpdating ? BUSY : BELOW}
          >
            {moreLabel(model, t)}
          </Button>
        )}
        {model.arrange && <ArrangementsMenu arrangements={arrangements} isShort={isClose} />}
        {model.arrange && !isNarrow && (
          <ColumnsPanel
            columns={model.columns}
            layout={arrangements.layout}
            fill={fillsWindow(model, arrangements.layout)}
            setLayout={list.arrange}
            isShort={isClose}
          />
        )}
        {model.export !== undefined && isPlaced && (!isKnown || shown.length > 0 || pages > 1) && (
          <Box sx={{ ...place, gap: 0 }}>
            <ExportButton label={t(model.export.label)} isShort={isClose} {...exporting} />
          </Box>
        )}
        {offered.map((action) => (
          <ActionButton key={action.id} action={action} />
        ))}
      </Box>
    </Box>
  )
}

/** On a phone it goes on below itself, on a small one below the heading, rather than push a sign from the heading's line. */
const COUNT = {
  flex: { xs: '1 1 0', md: 'none' },
  pl: { sm: 0.5 },
  whiteSpace: { sm: 'nowrap' },
  lineHeight: { xs: 1.2, sm: undefined },
  '@media (max-width: 379.95px)': { order: 1, flex: '1 1 100%', mt: -1 },
} as const

/** A count with more words has on a narrow screen no room beside the heading: nothing there moves for it. */
const COUNT_BELOW = { order: { xs: 2, md: 0 }, pl: { sm: 0.5 }, whiteSpace: 'nowrap' } as const

/** On a narrow screen what has words stands below the heading and its signs, on a phone from edge to edge. */
const BELOW = { order: { xs: 1, md: 0 }, flex: { xs: 'auto', sm: 'none' }, minHeight: { xs: 44, md: 36 } } as const

const BUSY = { ...BELOW, opacity: 0.4, cursor: 'default' } as const

/** When the rows came, and a button that asks for them again. `isShort`: the button alone is seen. */
function AsOf({ text, renew, isShort }: { text: string; renew(): void; isShort: boolean }) {
  const { t } = useEngine()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', color: 'text.secondary' }}>
      <Typography variant="body2" sx={isShort ? visuallyHidden : undefined}>
        {text}
      </Typography>
      <IconButton
        size="small"
        aria-label={t('grid.refresh')}
        onClick={renew}
        sx={{ minWidth: { xs: 40 }, minHeight: { xs: 44, md: 0 } }}
      >
        <Icon name="refresh" fontSize="small" />
      </IconButton>
    </Box>
  )
}

/** Whether filters look at one page of several alone. */
function isOfPage({ loaded, isFiltered }: List): boolean {
  return loaded.state === 'ready' && loaded.pages > 1 && isFiltered
}

/** Whether one call brought fewer rows than there are: neither filters nor the file of the list reach the others. */
function isPart({ loaded: { state, pages, rows, total } }: List): boolean {
  return state === 'ready' && pages === 1 && rows.length < total
}

/** How many rows are shown, and of how many where filters look at one page alone, or where not all of them came. */
function countText(list: List, t: Translate): string {
  const { rows, total } = list.loaded
  const count = countOf(list)
  if (isOfPage(list)) return t('grid.filteredPage', { count, rows: rows.length })
  if (!isPart(list)) return t('grid.count', { count })
  const held = rows.length
  return list.isFiltered ? t('grid.filteredPart', { count, held, total }) : t('grid.part', { held, total })
}

/** Opens an empty record, or goes to another page; where that cannot be now it says why. */
function ActionButton({ action: { id, label, icon, drawer, go: route = '', disabled } }: { action: GridActionModel }) {
  const { t, open, go } = useEngine()
  const reason = useReason(disabled)
  const why = reason === undefined ? undefined : t(reason)
  const { button, description } = useUnavailable(why, () =>
    drawer === undefined ? go(route, {}) : open(drawer, NEW_RECORD),
  )
  return (
    <>
      <Tooltip title={why ?? ''} describeChild>
        <Button
          data-entry={id}
          size="small"
          variant={drawer === undefined ? 'text' : 'outlined'}
          startIcon={<Icon name={icon} />}
          sx={BELOW}
          {...button}
        >
          {t(label)}
        </Button>
      </Tooltip>
      {description}
    </>
  )
}
