import { useEffect, useId, useRef, useState } from 'react'
import type { DragEvent } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Switch from '@mui/material/Switch'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import type { ColumnModel } from '../../../config/index.ts'
import { inputEdge } from '../../look/field-look.ts'
import { Icon } from '../../look/icon.tsx'
import { Tool } from '../../frame/tool.tsx'
import { useEngine } from '../../services/services.ts'
import { visuallyHidden } from '../../look/visually-hidden.ts'
import type { Density, Layout } from './layout.ts'
import { arranged, moved, withShown } from './layout.ts'

interface ColumnsPanelProps {
  /** Those that are open to the reader. */
  columns: readonly ColumnModel[]
  layout: Layout
  /** The list reaches to the foot of the window. */
  fill: boolean
  setLayout(layout: Layout): void
  /** A sign alone opens it. */
  isShort: boolean
}

/** A button whose panel chooses the columns, their order, and how close rows stand. */
export function ColumnsPanel({ columns, layout, fill, setLayout, isShort }: ColumnsPanelProps) {
  const { t } = useEngine()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const titleId = useId()
  return (
    <>
      <Tool
        icon="columns"
        label={t('grid.columns')}
        isShort={isShort}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: '21.25rem', maxWidth: '95vw', p: 2 } },
        }}
      >
        <Typography id={titleId} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {t('grid.columns')}
        </Typography>
        <ColumnList {...{ columns, layout, setLayout }} />
        <Typography variant="caption" component="p" color="textSecondary" sx={{ my: 1 }}>
          {t('grid.columnWidthHint')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <ToggleButtonGroup
            exclusive
            sx={CHOICE}
            size="small"
            aria-label={t('grid.density')}
            value={layout.density}
            onChange={(_event, density: Density | null) => density !== null && setLayout({ ...layout, density })}
          >
            <ToggleButton value="comfortable">{t('grid.densityComfortable')}</ToggleButton>
            <ToggleButton value="compact">{t('grid.densityCompact')}</ToggleButton>
          </ToggleButtonGroup>
          <Button
            size="small"
            disabled={Object.keys(layout.widths).length === 0}
            onClick={() => setLayout({ ...layout, widths: {} })}
          >
            {t('grid.resetWidths')}
          </Button>
        </Box>
        <FormControlLabel
          sx={{ mt: 1 }}
          control={
            <Switch size="small" checked={fill} onChange={(_event, isOn) => setLayout({ ...layout, fill: isOn })} />
          }
          label={
            <Typography component="span" variant="body2">
              {t('grid.fill')}
            </Typography>
          }
        />
      </Popover>
    </>
  )
}

/** The columns in their order: shown or not, moved by buttons or dragged. */
function ColumnList({ columns, layout, setLayout }: Omit<ColumnsPanelProps, 'fill' | 'isShort'>) {
  const { t } = useEngine()
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string>()
  const [announced, announce] = useState('')
  const focus = useRef<string>(undefined)
  const all = arranged(columns, layout)
  const shown = all.filter(({ id }) => !layout.hidden.includes(id))

  // A button moved with its column is put out of focus by the browser.
  useEffect(() => {
    const button =
      focus.current === undefined
        ? null
        : list.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(focus.current)}"]`)
    button?.focus()
    focus.current = undefined
  }, [layout])

  const move = (column: ColumnModel, by: number): void => {
    const next = moved(columns, layout, column.id, by)
    setLayout(next)
    announce(
      t('grid.columnMoved', {
        column: t(column.label),
        place: arranged(columns, next).indexOf(column) + 1,
        count: all.length,
      }),
    )
  }
  const mover = (column: ColumnModel, index: number, by: 1 | -1) => {
    const isEnd = all[index + by] === undefined
    const key = `${column.id} ${by}`
    return (
      <IconButton
        size="small"
        data-move={key}
        aria-disabled={isEnd}
        aria-label={t(by < 0 ? 'grid.columnUp' : 'grid.columnDown', { column: t(column.label) })}
        sx={{ opacity: isEnd ? 0.4 : 1 }}
        onClick={() => {
          if (isEnd) return
          focus.current = key
          move(column, by)
        }}
      >
        <Icon name={by < 0 ? 'collapse' : 'expand'} fontSize="small" />
      </IconButton>
    )
  }
  const dragOver = (event: DragEvent, index: number): void => {
    const from = all.findIndex(({ id }) => id === dragged)
    const column = all[from]
    if (column === undefined) return
    event.preventDefault()
    if (from !== index) move(column, index - from)
  }
  return (
    <>
      <Box
        component="ul"
        ref={list}
        sx={{ listStyle: 'none', my: 0, mx: -1, p: 0, maxHeight: '45vh', overflowY: 'auto' }}
      >
        {all.map((column, index) => {
          const isShown = shown.includes(column)
          return (
            <Box
              key={column.id}
              component="li"
              draggable
              onDragStart={(event: DragEvent) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', column.id)
                setDragged(column.id)
              }}
              onDragOver={(event: DragEvent) => dragOver(event, index)}
              onDrop={(event: DragEvent) => event.preventDefault()}
              onDragEnd={() => setDragged(undefined)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                cursor: 'grab',
                borderRadius: 1,
                bgcolor: column.id === dragged ? 'action.selected' : undefined,
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <FormControlLabel
                sx={{ flex: 1, minWidth: 0, mr: 0, ml: 0 }}
                label={t(column.label)}
                control={
                  <Checkbox
                    size="small"
                    checked={isShown}
                    disabled={isShown && shown.length === 1}
                    onChange={(_event, checked) => setLayout(withShown(layout, column.id, checked))}
                  />
                }
              />
              {mover(column, index, -1)}
              {mover(column, index, 1)}
            </Box>
          )
        })}
      </Box>
      <span role="status" style={visuallyHidden}>
        {announced}
      </span>
    </>
  )
}

/** The one that holds has the ground of what is chosen. */
const CHOICE = {
  '& .MuiToggleButton-root': { borderColor: ({ palette }: Theme) => inputEdge(palette) },
  '&& .Mui-selected': { '&, &:hover': { color: 'text.primary', bgcolor: ({ chosen }: Theme) => chosen } },
} as const
