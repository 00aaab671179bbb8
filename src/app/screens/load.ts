import type { DashboardModel, FormModel, GridModel, TenantBoot, ViewModel } from '../../config/index.ts'
import type { DashboardScreen } from '../../render/dashboard.ts'
import type { FormPanel, FormValidator } from '../../render/form.ts'
import type { GridScreen } from '../../render/grid.ts'
import type { ViewPage } from '../../render/page.ts'
import type { cellParts } from '../../widgets/cells.ts'
import type { chartColours, chartParts } from '../../widgets/charts.ts'
import type { fieldParts } from '../../widgets/fields.ts'
import type { keptOfForms } from '../device/forms.ts'
import type { servicesOfLists } from './of-lists.tsx'
import { whenAtHand } from '../tenant/at-hand.ts'
import type { LoadedView } from './load-view.ts'
import { fileOf, loadModel } from './model.ts'

/** A page's list, with its code. */
export interface LoadedGrid {
  model: GridModel
  Screen: typeof GridScreen
  cells: typeof cellParts
  servicesOfLists: typeof servicesOfLists
}

/** A drawer's form, with its code and its compiled validator. */
export interface LoadedForm {
  model: FormModel
  validator: FormValidator
  Screen: typeof FormPanel
  fields: typeof fieldParts
  keptOfForms: typeof keptOfForms
}

/**
 * Loads a list: model and code together. `screen` is its name in portal.json (`grids/NAME`). Rejects when the tenant has
 * no such screen or a file cannot be loaded.
 */
export async function loadGrid(boot: TenantBoot, screen: string): Promise<LoadedGrid> {
  const [model, engine, widgets, own] = await Promise.all([
    loadModel<GridModel>(boot, screen, 'grid'),
    import('../../render/grid.ts'),
    import('../../widgets/cells.ts'),
    import('./of-lists.tsx'),
  ])
  return { model, Screen: engine.GridScreen, cells: widgets.cellParts, servicesOfLists: own.servicesOfLists }
}

/** Loads a form: model, validator and code together. `screen` is its name in portal.json (`forms/NAME`). Rejects as `loadGrid` does. */
export async function loadForm(boot: TenantBoot, screen: string): Promise<LoadedForm> {
  const [model, validator, engine, widgets, device] = await Promise.all([
    loadModel<FormModel>(boot, screen, 'form'),
    loadValidator(boot, screen),
    import('../../render/form.ts'),
    import('../../widgets/fields.ts'),
    import('../device/forms.ts'),
  ])
  return { model, validator, Screen: engine.FormPanel, fields: widgets.fieldParts, keptOfForms: device.keptOfForms }
}

/** A view on a page of its own, with its code; parts that few such pages have come when they are drawn. */
export interface LoadedPage {
  model: ViewModel
  Page: typeof ViewPage
  parts: LoadedView['parts']
}

/** Loads a view for a page of its own. `screen` is its name in portal.json (`views/NAME`). Rejects as `loadGrid` does. */
export async function loadPage(boot: TenantBoot, screen: string): Promise<LoadedPage> {
  const [model, { ViewPage: Page }, { blockParts: blocks }, { cellParts: cells }] = await Promise.all([
    loadModel<ViewModel>(boot, screen, 'view'),
    import('../../render/page.ts'),
    import('../../widgets/blocks.ts'),
    import('../../widgets/cells.ts'),
  ])
  return { model, Page, parts: { blocks, cells } }
}

/** A dashboard, with its code; charts of the chart library come when the first is drawn. */
export interface LoadedDashboard {
  model: DashboardModel
  Screen: typeof DashboardScreen
  charts: typeof chartParts
  /** As many colours as wanted that can be distinguished, beginning with the brand's. */
  coloursOf: typeof chartColours
}

/** Loads a dashboard: model and code together. `screen` is its name in portal.json (`dashboards/NAME`). Rejects as `loadGrid` does. */
export async function loadDashboard(boot: TenantBoot, screen: string): Promise<LoadedDashboard> {
  const [model, engine, widgets] = await Promise.all([
    loadModel<DashboardModel>(boot, screen, 'dashboard'),
    import('../../render/dashboard.ts'),
    import('../../widgets/charts.ts'),
  ])
  return { model, Screen: engine.DashboardScreen, charts: widgets.chartParts, coloursOf: widgets.chartColours }
}

/** A module of this host (script-src 'self'); its own address changes with its content, so the browser keeps it. */
async function loadValidator(boot: TenantBoot, screen: string): Promise<LoadedForm['validator']> {
  const file = fileOf(boot, boot.files.validators, screen)
  const load = () => import(/* @vite-ignore */ file) as Promise<{ default: LoadedForm['validator'] }>
  return (await whenAtHand(load, [file.slice(1)])).default
}
