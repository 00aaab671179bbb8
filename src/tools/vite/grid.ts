import type { Plugin } from 'vite'
import { lean } from './lean.ts'

/** What a component that is never drawn becomes. */
const nothing = (name: string): string => `export function ${name}() { return null }`

/** What a hook of a feature that nobody can use becomes; what begins its state stays, since others read it. */
const state = (initializer: string, value: string): string =>
  `export const ${initializer} = (state) => ({ ...state, ${value} })`

const API = `import { useGridApiMethod } from '../../utils/useGridApiMethod.mjs'`

/**
 * Modules of the data grid, and what stands in their place. A list hands the grid the rows of one page, filtered and in their order, and draws
 * its own filters, menus, pages and exports; of the grid it uses the table: columns and their widths, rows near the screen, the keyboard's
 * way, the mark of an order, the row that was opened, copying, and what shows that rows are on their way.
 */
const REPLACED: Readonly<Record<string, string>> = {
  // The controls of what is drawn, of the thirty that the grid can do with.
  'material/index.mjs': `
    import { createElement } from 'react'
    import IconButton from '@mui/material/IconButton'
    import LinearProgress from '@mui/material/LinearProgress'
    import Skeleton from '@mui/material/Skeleton'
    import Tooltip from '@mui/material/Tooltip'
    import { GridArrowDownwardIcon, GridArrowUpwardIcon, GridSeparatorIcon } from './icons/index.mjs'
    import { GridColumnUnsortedIcon } from '../components/GridColumnUnsortedIcon.mjs'
    const drawn = (Part) => ({ material, ...props }) => createElement(Part, { ...props, ...material })
    export default {
      baseIconButton: drawn(IconButton),
      baseLinearProgress: drawn(LinearProgress),
      baseSkeleton: drawn(Skeleton),
      baseTooltip: drawn(Tooltip),
      columnResizeIcon: GridSeparatorIcon,
      columnSortedAscendingIcon: GridArrowUpwardIcon,
      columnSortedDescendingIcon: GridArrowDownwardIcon,
      columnUnsortedIcon: GridColumnUnsortedIcon,
    }`,
  'constants/defaultGridSlotsComponents.mjs': `
    import { GridCell } from '../components/cell/GridCell.mjs'
    import { GridSkeletonCell } from '../components/cell/GridSkeletonCell.mjs'
    import { GridColumnHeaders } from '../components/GridColumnHeaders.mjs'
    import { GridColumnHeaderSortIcon } from '../components/columnHeaders/GridColumnHeaderSortIcon.mjs'
    import { GridDetailPanels } from '../components/GridDetailPanels.mjs'
    import { GridLoadingOverlay } from '../components/GridLoadingOverlay.mjs'
    import { GridPinnedRows } from '../components/GridPinnedRows.mjs'
    import { GridRow } from '../components/GridRow.mjs'
    import { GridBottomContainer } from '../components/virtualization/GridBottomContainer.mjs'
    import controls from '../material/index.mjs'
    const nothing = () => null
    export const DATA_GRID_DEFAULT_SLOTS_COMPONENTS = {
      ...controls,
      bottomContainer: GridBottomContainer,
      cell: GridCell,
      columnHeaderFilterIconButton: nothing,
      columnHeaders: GridColumnHeaders,
      columnHeaderSortIcon: GridColumnHeaderSortIcon,
      detailPanels: GridDetailPanels,
      loadingOverlay: GridLoadingOverlay,
      noColumnsOverlay: nothing,
      noResultsOverlay: nothing,
      pinnedRows: GridPinnedRows,
      row: GridRow,
      skeletonCell: GridSkeletonCell,
    }`,
  // A bar above the columns, and what opens over them.
  'components/GridHeader.mjs': nothing('GridHeader'),
  'components/menu/columnMenu/GridColumnHeaderMenu.mjs': nothing('GridColumnHeaderMenu'),
  'components/columnHeaders/ColumnHeaderMenuIcon.mjs': nothing('ColumnHeaderMenuIcon'),
  'hooks/features/columnMenu/useGridColumnMenu.mjs': `${API}
    ${state('columnMenuStateInitializer', 'columnMenu: { open: false }')}
    const methods = { hideColumnMenu() {}, showColumnMenu() {}, toggleColumnMenu() {} }
    export const useGridColumnMenu = (grid) => useGridApiMethod(grid, methods, 'public')`,
  'hooks/features/preferencesPanel/useGridPreferencesPanel.mjs': `
    ${state('preferencePanelStateInitializer', 'preferencePanel: { open: false }')}
    export function useGridPreferencesPanel() {}`,
  // Headers above headers, shadows beside what is pinned, areas that scroll while something is dragged over them.
  'components/columnHeaders/GridColumnGroupHeader.mjs': nothing('GridColumnGroupHeader'),
  'hooks/features/columnGrouping/useGridColumnGrouping.mjs': `
    export const columnGroupsStateInitializer = (state) => state
    export function useGridColumnGrouping() {}`,
  'components/GridScrollShadows.mjs': nothing('GridScrollShadows'),
  'components/GridScrollArea.mjs': nothing('GridScrollArea'),
  // Cells are not changed in place.
  'hooks/features/editing/useGridEditing.mjs': `${API}
    ${state('editingStateInitializer', 'editRows: {}')}
    const methods = { isCellEditable: () => false, getCellMode: () => 'view', getRowMode: () => 'view' }
    export const useGridEditing = (grid) => useGridApiMethod(grid, methods, 'public')`,
  // Columns are of one kind, whose cells the list draws; rows come filtered.
  'colDef/gridColumnTypesRegistry.mjs': `
    import { GRID_STRING_COL_DEF } from './gridStringColDef.mjs'
    export const DEFAULT_GRID_COL_TYPE_KEY = 'string'
    const types = { string: GRID_STRING_COL_DEF }
    export const isCommunityColumnType = (type) => type == null || type === 'string'
    export const getGridColumnTypesRegistry = () => types
    export const getRegisteredColumnTypeDef = () => GRID_STRING_COL_DEF`,
  'hooks/features/filter/useGridFilter.mjs': `
    import { useGridEvent } from '../../utils/useGridEvent.mjs'
    import { defaultGridFilterLookup, getDefaultGridFilterModel } from './gridFilterState.mjs'
    export const filterStateInitializer = (state) => ({
      ...state,
      filter: { ...defaultGridFilterLookup, filterModel: getDefaultGridFilterModel() },
      visibleRowsLookup: {},
    })
    export function useGridFilter(grid) {
      useGridEvent(grid, 'rowsSet', () => grid.current.publishEvent('filteredRowsSet'))
    }`,
  'colDef/gridStringOperators.mjs': `
    export const getGridStringQuickFilterFn = () => null
    export const getGridStringOperators = () => []`,
  'colDef/gridActionsColDef.mjs': `export const GRID_ACTIONS_COLUMN_TYPE = 'actions'`,
  'colDef/gridCheckboxSelectionColDef.mjs': `
    export const GRID_CHECKBOX_SELECTION_FIELD = '__check__'
    export const GRID_CHECKBOX_SELECTION_COL_DEF = { field: GRID_CHECKBOX_SELECTION_FIELD }`,
  'components/cell/GridEditInputCell.mjs': nothing('renderEditInputCell'),
  'hooks/features/rowSelection/useGridRowSelectionPreProcessors.mjs':
    'export function useGridRowSelectionPreProcessors() {}',
  // Cells over several rows, printing, a source that the grid would ask itself, keeping its state.
  'hooks/features/rows/useGridRowSpanning.mjs': `${API}
    const methods = { resetRowSpanningState() {} }
    export const rowSpanningStateInitializer = (state) => state
    export const useGridRowSpanning = (grid) => useGridApiMethod(grid, methods, 'private')`,
  'hooks/features/export/useGridPrintExport.mjs': 'export function useGridPrintExport() {}',
  'components/toolbar/index.mjs': nothing('GridCsvExportMenuItem'),
  'hooks/features/dataSource/useGridDataSource.mjs': 'export function useGridDataSource() {}',
  'hooks/features/statePersistence/useGridStatePersistence.mjs': 'export function useGridStatePersistence() {}',
}

/** Each of the library's pictures is made when it is loaded; those that nobody draws are left out. */
const PICTURES = 'material/icons/index.mjs'

/** The data grid's English, of which the list gives the one text that is drawn (`data-rows.tsx`). */
const TEXTS = 'constants/localeTextConstants.mjs'

/**
 * Builds the data grid without what no list here uses. Development and tests of units run it whole.
 */
export function leanGrid(): Plugin {
  return lean('@mui/x-data-grid', {
    ...REPLACED,
    [TEXTS]: 'export const GRID_DEFAULT_LOCALE_TEXT = {}',
    [PICTURES]: (code) => code.replaceAll('= createSvgIcon(', '= /*#__PURE__*/ createSvgIcon('),
  })
}
