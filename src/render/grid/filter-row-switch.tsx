import { Tool } from '../frame/tool.tsx'
import { useEngine } from '../services/services.ts'
import { showsFilters } from './arrangement/layout.ts'
import type { List } from './use-list.ts'

/** Shows and hides the filters below the columns' names; kept with the reader's arrangement. */
export function FilterRowSwitch({ list, isShort }: { list: List; isShort: boolean }) {
  const { t } = useEngine()
  const { model, arrangements, columns } = list
  const isShown = showsFilters(model, arrangements.layout)
  if (columns.every(({ filter }) => filter === 'none')) return null
  return (
    <Tool
      icon="filter"
      label={t('grid.filters')}
      isShort={isShort}
      aria-pressed={isShown}
      onClick={() => arrangements.setLayout({ ...arrangements.layout, filterRow: !isShown })}
      sx={isShown ? { bgcolor: 'action.selected' } : null}
    />
  )
}
