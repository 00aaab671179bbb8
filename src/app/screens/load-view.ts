import type { TenantBoot, ViewModel } from '../../config/index.ts'
import type { PaperView, PlaceContext, ViewBody, ViewScreen } from '../../render/view.ts'
import type { blockParts } from '../../widgets/blocks.ts'
import type { cellParts } from '../../widgets/cells.ts'
import type { keptOfForms } from '../device/forms.ts'
import { loadModel } from './model.ts'

/** A view, with its code. */
export interface LoadedView {
  model: ViewModel
  Screen: typeof ViewScreen
  /** The view's sections alone, over data that is there. */
  Body: typeof ViewBody
  /** The view for a printer. */
  Paper: typeof PaperView
  /** Gives the screen its place in the address. */
  PlaceContext: typeof PlaceContext
  parts: { blocks: typeof blockParts; cells: typeof cellParts }
  keptOfForms: typeof keptOfForms
}

/** Loads a view: model and code together. `screen` is its name in portal.json (`views/NAME`). Rejects as `loadGrid` does. */
export async function loadView(boot: TenantBoot, screen: string): Promise<LoadedView> {
  const [model, engine, blocks, { cellParts: cells }, device] = await Promise.all([
    loadModel<ViewModel>(boot, screen, 'view'),
    import('../../render/view.ts'),
    import('../../widgets/blocks.ts').then(async ({ blockParts, loadLateBlocks }) => {
      await loadLateBlocks()
      return blockParts
    }),
    import('../../widgets/cells.ts'),
    import('../device/forms.ts'),
  ])
  return {
    model,
    Screen: engine.ViewScreen,
    Body: engine.ViewBody,
    Paper: engine.PaperView,
    PlaceContext: engine.PlaceContext,
    parts: { blocks, cells },
    keptOfForms: device.keptOfForms,
  }
}
