import type { FormModel, GridModel, Texts } from '../config/index.ts'
import type { CatalogueData } from './parts/catalogue.ts'

/** What the page is to draw. */
export interface Drawing {
  model: FormModel | GridModel
  /** Language → label → text. A word that is no label stands for itself. */
  labels: Record<string, Record<string, string>>
  /** The form's record, or the grid's rows; absent: a new record, no rows. */
  data?: unknown
}

/** The texts of a drawing, those of the reader's own languages first. */
export function textsFor(labels: Drawing['labels']): Texts[] {
  const asked = navigator.languages.map((each) => each.split('-')[0] ?? each)
  const known = [...new Set([...asked, 'en'])].filter((language) => language in labels)
  return known.map((language) => ({ language, texts: new Map(Object.entries(labels[language] ?? {})) }))
}

/** Asks the server of the page for what it is to draw. Rejects when it does not answer. */
export async function fetchDrawing(): Promise<Drawing | CatalogueData> {
  const response = await fetch('/drawing.json')
  if (!response.ok) throw new Error(`The drawing cannot be loaded: ${String(response.status)}`)
  return (await response.json()) as Drawing | CatalogueData
}
