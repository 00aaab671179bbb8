import type { ReactNode } from 'react'
import type { EngineServices } from '../render/index.ts'
import type { FormValidator } from '../render/form.ts'
import type { Drawing } from './drawing.ts'

/** What the page shows, and the parts that it names. */
export interface Screen {
  drawn: ReactNode
  parts: Partial<EngineServices['parts']>
}

/** Loads what a form or a grid needs; the other's code is not loaded. */
export async function loadScreen({ model, data }: Drawing): Promise<Screen> {
  if (model.kind === 'grid') {
    const [{ DrawnGrid }, { cellParts }] = await Promise.all([import('./DrawnGrid.tsx'), import('../widgets/cells.ts')])
    return { drawn: <DrawnGrid model={model} />, parts: { cells: cellParts } }
  }
  const [{ DrawnForm }, { fieldParts }, validator] = await Promise.all([
    import('./DrawnForm.tsx'),
    import('../widgets/fields.ts'),
    loadValidator(),
  ])
  return {
    drawn: <DrawnForm model={model} validator={validator} isNew={data === undefined} />,
    parts: { fields: fieldParts },
  }
}

/** The validator is made for the drawing, after the page was built. */
async function loadValidator(): Promise<FormValidator> {
  const address = '/validator.js'
  const { default: validator } = (await import(/* @vite-ignore */ address)) as { default: FormValidator }
  return validator
}
