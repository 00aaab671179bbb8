import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { drawnForm, drawnGrid } from '../../config/node.ts'
import type { Diagnostic } from '../../config/index.ts'
import type { ConfigInput, DrawnForm } from '../../config/node.ts'
import { exactJson } from '../../contract/index.ts'
import { linkModule } from '../project/link.ts'

/** What the page is to draw, as the server hands it out: texts. */
export interface Given {
  /** JSON of the model, its labels and its data. */
  drawing: string
  /** ES modules by their address: the validators of forms. */
  modules: Record<string, string>
}

export type Read =
  | { ok: true; given: Given; diagnostics: Diagnostic[] }
  | { ok: false; reason: string; diagnostics: Diagnostic[] }

/** Which files to draw. */
export interface Asked {
  /** A folder with `NAME.schema.json`, and, when there are, `NAME.layout.json` and `NAME.data.json` or `data.json`. */
  form?: string
  /** A grid's file. */
  grid?: string
  /** The form's record, or the grid's rows: a list, or an object that holds one. */
  data?: string
}

/** Reads and compiles what is asked for, over the base's labels and lookups. */
export async function readDrawing(config: ConfigInput, asked: Asked): Promise<Read> {
  if (asked.form !== undefined) return readForm(config, asked.form, asked.data)
  if (asked.grid === undefined) return refusal('Nothing to draw is named.')
  const data = readData(asked.data)
  if (!data.ok) return refusal(data.reason)
  if (statSync(asked.grid, { throwIfNoEntry: false })?.isFile() !== true)
    return refusal(`There is no file ${asked.grid}.`)
  const { grid, diagnostics } = drawnGrid(config, nameOf(asked.grid, '.json'), readFile(asked.grid))
  if (grid === undefined) return { ok: false, reason: 'The grid cannot be drawn.', diagnostics }
  const rows = rowsIn(data.value)?.map((row, index) => withId(row, grid.model.rows.id, index))
  if (rows === undefined) return refusal(`${asked.data ?? ''} holds no list of rows.`)
  return {
    ok: true,
    given: { drawing: JSON.stringify({ model: grid.model, labels: labelsOf(config), data: rows }), modules: {} },
    diagnostics,
  }
}

async function readForm(config: ConfigInput, folder: string, dataFile: string | undefined): Promise<Read> {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const schemaFile = names.find((name) => name.endsWith('.schema.json'))
  if (schemaFile === undefined) return refusal(`${folder} holds no file that ends in .schema.json.`)
  const name = nameOf(schemaFile, '.schema.json')
  const beside = (file: string) => (names.includes(file) ? join(folder, file) : undefined)
  const data = readData(dataFile ?? beside(`${name}.data.json`) ?? beside('data.json'))
  if (!data.ok) return refusal(data.reason)
  const layout = beside(`${name}.layout.json`)
  const { form, diagnostics } = drawnForm(
    config,
    name,
    readFile(join(folder, schemaFile)),
    layout === undefined ? undefined : readFile(layout),
  )
  if (form === undefined) return { ok: false, reason: 'The form cannot be drawn.', diagnostics }
  const drawing = JSON.stringify({
    model: form.model,
    labels: labelsOf(config, form),
    data: data.value,
  })
  return { ok: true, given: { drawing, modules: { '/validator.js': await linkModule(form.validator) } }, diagnostics }
}

function readFile(path: string) {
  return { path, text: readFileSync(path, 'utf8') }
}

function readData(path: string | undefined): { ok: true; value: unknown } | { ok: false; reason: string } {
  if (path === undefined) return { ok: true, value: undefined }
  try {
    return { ok: true, value: exactJson(readFileSync(path, 'utf8')) }
  } catch (error) {
    return { ok: false, reason: `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}` }
  }
}

function nameOf(path: string, end: string): string {
  return basename(path, end).replace(/[^A-Za-z0-9-]+/g, '-')
}

/** The rows of what was given: a list, or an answer that holds one; none of nothing. */
function rowsIn(value: unknown): unknown[] | undefined {
  if (value === undefined) return []
  return (
    Array.isArray(value)
      ? value
      : typeof value === 'object' && value !== null
        ? Object.values(value).find(Array.isArray)
        : undefined
  ) as unknown[] | undefined
}

/** A row that nothing identifies is identified by its place. */
function withId(row: unknown, id: string, index: number): unknown {
  return typeof row === 'object' && row !== null && !(id in row) && !id.includes('.')
    ? { ...row, [id]: index + 1 }
    : row
}

/** Label → text. */
type Labels = Record<string, string>

/** The base's labels by language, and in each the words and examples of a form. */
function labelsOf(
  { files }: ConfigInput,
  { labels = {}, examples = {} }: Partial<DrawnForm> = {},
): Record<string, Labels> {
  const languages = [...files].flatMap(([path, text]): [string, Labels][] => {
    const [, language] = /^schemas\/labels\/(\w+)\.json$/.exec(path) ?? []
    return language === undefined ? [] : [[language, JSON.parse(text) as Labels]]
  })
  return Object.fromEntries(
    languages.map(([language, texts]) => {
      const around = texts['drawing.example'] ?? '{{example}}'
      const shown = Object.entries(examples).map(([label, value]) => [
        label,
        around.replace('{{example}}', () => value),
      ])
      return [language, { ...texts, ...labels, ...Object.fromEntries(shown) }]
    }),
  )
}

function refusal(reason: string): Read {
  return { ok: false, reason, diagnostics: [] }
}
